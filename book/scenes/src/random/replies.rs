//! A game against the random opponent. The seed and the reader's moves are enough to replay it.

use steps::{Board, Disc, Rng, Square, Turn, legal_moves, next_turn, place, random_move};

/// Everything that decides a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Setup {
    pub board: Board,
    pub first: Disc,
    pub human: Disc,
    pub seed: u64,
    /// The reader's moves, in order.
    pub own: Vec<Square>,
}

/// A drawn number, the list of moves, and the index that the number chose.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Draw {
    pub number: f64,
    pub moves: Vec<Square>,
    pub place: usize,
}

/// A move of the game.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ply {
    pub player: Disc,
    pub square: Square,
    pub flips: Vec<Square>,
    /// The draw behind the opponent's move.
    pub draw: Option<Draw>,
    /// Whether the other side had to pass before this move.
    pub after_pass: bool,
    /// The position after this move.
    pub board: Board,
}

/// All moves so far, and whose turn it is after them.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Replies {
    pub plies: Vec<Ply>,
    pub turn: Turn,
}

/// Plays the reader's moves, and draws a reply whenever the opponent is to move. An illegal move ends the game.
pub(super) fn play(setup: &Setup) -> Replies {
    let mut rng = Rng::new(setup.seed);
    let mut own = setup.own.iter();
    let mut board = setup.board;
    let mut turn = next_turn(&board, setup.first.opponent());
    let mut plies = Vec::new();
    loop {
        let (player, after_pass) = match turn {
            Turn::Over => break,
            Turn::Moves(player) => (player, false),
            Turn::PassesBackTo(player) => (player, true),
        };
        let moves = legal_moves(&board, player);
        let (chosen, draw) = if player == setup.human {
            let Some(square) = own.next() else { break };
            (moves.iter().find(|one| one.square == *square), None)
        } else {
            // Read the number from a copy of the source, so that `random_move` draws the same number.
            let number = rng.clone().next_f64();
            let chosen = random_move(&moves, &mut rng);
            let squares: Vec<Square> = moves.iter().map(|one| one.square).collect();
            let place = squares
                .iter()
                .position(|square| chosen.is_some_and(|one| one.square == *square));
            let draw = place.map(|place| Draw {
                number,
                moves: squares,
                place,
            });
            (chosen, draw)
        };
        let Some(chosen) = chosen else { break };
        let Some(after) = place(&board, chosen.square, player) else {
            break;
        };
        board = after;
        plies.push(Ply {
            player,
            square: chosen.square,
            flips: chosen.flips.clone(),
            draw,
            after_pass,
            board,
        });
        turn = next_turn(&board, player);
    }
    Replies { plies, turn }
}

#[cfg(test)]
mod tests {
    use super::*;
    use steps::{parse_game, start};

    fn setup(human: Disc, seed: u64) -> Setup {
        Setup {
            board: start(),
            first: Disc::Black,
            human,
            seed,
            own: Vec::new(),
        }
    }

    /// A whole game in which the reader always plays the first move of the list.
    fn whole(human: Disc, seed: u64) -> (Setup, Replies) {
        let mut setup = setup(human, seed);
        loop {
            let game = play(&setup);
            let board = game.plies.last().map_or(setup.board, |ply| ply.board);
            if game.turn == Turn::Over {
                return (setup, game);
            }
            setup.own.push(legal_moves(&board, human)[0].square);
        }
    }

    #[test]
    fn every_reply_is_what_the_stretched_and_cut_number_says() {
        for seed in 0..20 {
            for ply in whole(Disc::Black, seed).1.plies {
                let Some(draw) = ply.draw else { continue };
                let index = (draw.number * draw.moves.len() as f64) as usize;
                assert_eq!(draw.place, index);
                assert_eq!(draw.moves[index], ply.square);
            }
        }
    }

    #[test]
    fn a_whole_game_reads_as_a_game_text_with_its_passes() {
        let mut passes = 0;
        for seed in 0..20 {
            let (_, game) = whole(Disc::White, seed);
            passes += game.plies.iter().filter(|ply| ply.after_pass).count();
            let text: String = game
                .plies
                .iter()
                .map(|ply| ply.square.to_string())
                .collect();
            let read = parse_game(&text).unwrap();
            assert_eq!(Some(read.board), game.plies.last().map(|ply| ply.board));
            assert_eq!(read.to_move, None);
        }
        assert!(passes > 0);
    }

    #[test]
    fn the_same_seed_and_moves_make_the_same_game_and_a_part_of_it_is_its_beginning() {
        let (mut setup, game) = whole(Disc::Black, 5);
        assert_eq!(play(&setup), game);
        setup.own.truncate(4);
        let part = play(&setup);
        assert_eq!(part.plies[..], game.plies[..part.plies.len()]);
    }

    #[test]
    fn an_opponent_without_a_move_is_not_asked_for_one() {
        let (board, over) = (Board::empty(8), Turn::Over);
        let mut setup = setup(Disc::Black, 1);
        setup.board = board;
        assert_eq!(play(&setup).turn, over);
        assert!(play(&setup).plies.is_empty());
    }
}
