//! Builds, serves and checks Eight Ways. The program `course` only calls this library.

pub mod book;
pub mod cargo;
pub mod command;
pub mod doctor;
pub mod exercise;
mod in_parallel;
pub mod serve;
pub mod verify;
pub mod watch;
pub mod whole_file;
