//! What the library and the command promise, tested from outside in one program, as each would be linked by itself.

// What several of the tests share.
mod imports;
mod picture;
mod reach;
mod truth;
mod walks;

mod argument;
mod backtracking;
mod best;
mod blocks;
mod by_hand;
mod collection;
#[cfg(feature = "cli")]
mod command;
mod count;
mod cycles;
mod dependencies;
mod diagnosis;
mod edges_first;
mod ends;
mod error_kinds;
mod estimate;
mod exact;
mod existence;
mod first_fault;
mod graph_forms;
mod graph_runs;
mod graph_texts;
mod interface;
mod keypad;
#[cfg(feature = "large")]
mod large_count;
mod layers;
mod longest;
mod methods;
mod neural;
mod number_puzzles;
mod one_square;
mod papers;
mod permutations;
mod poster;
mod programs;
mod puzzles;
mod replay;
mod request;
mod restarts;
mod rotations;
mod rules;
mod scene;
mod session;
mod shapes;
mod shares;
mod smooth;
mod statistics;
mod symmetric;
mod symmetric_search;
mod tour_forms;
mod tour_texts;
mod trials;
mod tutte;
mod unfinished_boards;
mod varied_texts;
mod verdict;
mod warnsdorff;
mod word_puzzles;
