//! The chapters' second ways to write an answer, held equal to the model answers.

mod detour_bitboards;
mod detour_endgame;
mod detour_lines;
mod detour_walls;
mod step02;
mod step03;
mod step04;
mod step05;
mod step06;
mod step07;
mod step08;
mod step09;
mod step10;
mod step11;
mod step12;
