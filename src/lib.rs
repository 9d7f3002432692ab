//! Builds, serves and checks Eight Ways. The program `course` only calls this library.

pub mod book;
pub mod cargo;
pub mod command;
pub mod doctor;
pub mod exercise;
pub mod files;
mod in_parallel;
pub mod new_step;
mod own_files;
pub mod page;
pub mod serve;
pub mod verify;
pub mod watch;
pub mod whole_file;
