//! A second copy of the model answers. It calls the chosen functions of earlier steps instead of the other model
//! answers. Only the steps that use earlier steps are here.

use steps::Answers;

#[path = "../../../steps/src/step05_flip.rs"]
mod step05_flip;
#[path = "../../../steps/src/step06_turns.rs"]
mod step06_turns;
#[path = "../../../steps/src/step08_evaluate.rs"]
mod step08_evaluate;
#[path = "../../../steps/src/step09_minimax.rs"]
mod step09_minimax;
#[path = "../../../steps/src/step10_alpha_beta.rs"]
mod step10_alpha_beta;
#[path = "../../../steps/src/step11_hints.rs"]
mod step11_hints;

/// The model answers.
pub const MODEL_ANSWERS: Answers = Answers {
    flips_in_direction: step05_flip::flips_in_direction,
    flips_at: step05_flip::flips_at,
    // Unlike `steps::place`, this one doesn't count its calls. `earlier::place` counts them.
    place: step05_flip::place,
    legal_moves: step06_turns::legal_moves,
    next_turn: step06_turns::next_turn,
    outcome: step06_turns::outcome,
    evaluate: step08_evaluate::evaluate,
    greedy_move: step08_evaluate::greedy_move,
    minimax: step09_minimax::minimax,
    alpha_beta: step10_alpha_beta::alpha_beta,
    candidate_scores: step11_hints::candidate_scores,
    heat: step11_hints::heat,
    draw_panel: step11_hints::draw_panel,
    ..Answers::REFERENCE
};
