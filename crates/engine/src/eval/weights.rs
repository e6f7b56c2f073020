//! The weights of the evaluation.
