//! The search's numbers, all in one table.

/// One number of the search: for tuning, and for reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its value unless it is set.
    pub default: i32,
    /// The smallest sensible value.
    pub min: i32,
    /// The largest sensible value.
    pub max: i32,
    /// What it does.
    pub meaning: &'static str,
}

/// A name that is no parameter, or a value out of its range.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParameterError {
    /// There is no such parameter.
    #[error("there is no search parameter \"{0}\"")]
    Unknown(String),
    /// The value lies outside the range.
    #[error("{name} takes {min} to {max}, not {value}")]
    OutOfRange {
        /// The parameter's name.
        name: &'static str,
        /// Its smallest value.
        min: i32,
        /// Its largest value.
        max: i32,
        /// The value that was given.
        value: i32,
    },
}

macro_rules! parameters {
    ($($name:ident = $default:literal in $min:literal ..= $max:literal, $meaning:literal;)*) => {
        /// The values that a search uses.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Params {
            $(#[doc = $meaning] pub $name: i32,)*
        }

        impl Default for Params {
            fn default() -> Params {
                Params { $($name: $default,)* }
            }
        }

        impl Params {
            /// Every parameter.
            pub const TABLE: &[Parameter] = &[$(Parameter {
                name: stringify!($name),
                default: $default,
                min: $min,
                max: $max,
                meaning: $meaning,
            },)*];

            /// Sets a parameter by its name.
            ///
            /// # Errors
            /// If there is no such parameter or the value is out of its range; nothing changes then.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), ParameterError> {
                match name {
                    $(stringify!($name) => {
                        if !($min..=$max).contains(&value) {
                            return Err(ParameterError::OutOfRange {
                                name: stringify!($name), min: $min, max: $max, value,
                            });
                        }
                        self.$name = value;
                        Ok(())
                    })*
                    _ => Err(ParameterError::Unknown(name.to_owned())),
                }
            }
        }
    };
}

parameters! {
    aspiration = 36 in 5..=200, "half the first window around the last iteration's value, hundredths of a pawn";
    razor_base = 216 in 50..=1000, "how far below alpha a shallow node is given up to quiescence, at depth 0";
    razor_slope = 240 in 50..=600, "the same, per squared ply of depth";
    reverse_futility_depth = 8 in 1..=14, "deepest node that is cut because it stands well above beta";
    reverse_futility_slope = 109 in 20..=250, "how far above beta it must stand, per ply of depth";
    null_depth = 3 in 1..=6, "shallowest node in which passing is tried";
    null_base = 3 in 1..=6, "plies by which the search after a pass is reduced";
    null_divisor = 4 in 2..=10, "depth per further ply of that reduction";
    null_verify_depth = 13 in 6..=30, "shallowest node in which a cut by passing is verified by a search without passing";
    null_value = 198 in 50..=800, "lead over beta per further ply of that reduction";
    probcut_depth = 5 in 3..=12, "shallowest node in which a capture is tried for a quick cut";
    probcut_margin = 148 in 50..=600, "how far above beta that capture must come out";
    internal_reduction_depth = 4 in 2..=10, "shallowest node that is searched one ply less for want of a hash move";
    late_base = 16 in 1..=40, "quiet moves that are looked at before late ones are left out, at depth 0";
    late_slope = 319 in 30..=600, "the same per squared ply, in hundredths";
    futility_depth = 7 in 1..=14, "deepest reduced depth at which quiet moves without hope are left out";
    futility_base = 93 in 0..=500, "how far below alpha the node must stand, at depth 0";
    futility_slope = 91 in 20..=300, "the same, per ply of depth";
    capture_futility_base = 221 in 0..=800, "the margin of the same for captures";
    capture_futility_slope = 174 in 20..=500, "the same, per ply of depth";
    history_prune_depth = 5 in 1..=10, "deepest reduced depth at which moves of bad history are left out";
    history_prune_slope = 4245 in 500..=9000, "how bad that history is, per ply of depth";
    see_quiet_slope = 29 in 0..=150, "what a quiet move may lose in the exchange on its square, per squared ply of depth";
    see_capture_slope = 173 in 20..=400, "what a capture may lose, per ply of depth";
    singular_depth = 7 in 4..=14, "shallowest node in which the hash move is asked whether it stands alone";
    singular_margin = 2 in 1..=10, "how far below the hash value all others must stay, per ply of depth";
    double_extension_margin = 25 in 0..=200, "how much further below for two plies of extension";
    check_extension_depth = 12 in 0..=127, "deepest node in which checks that lose nothing are searched a ply deeper";
    reduction_base = 84 in 0..=200, "late move reduction in hundredths of a ply, before logarithms";
    reduction_divisor = 104 in 40..=400, "divisor of the logarithms of depth and move number, in hundredths";
    reduction_history = 7974 in 2000..=20000, "history per ply of reduction less or more";
    history_bonus = 151 in 20..=400, "history gained by the move that cut, per ply of depth";
    history_bonus_max = 1679 in 400..=4000, "the most that is gained at once";
    correction_pawns = 78 in 0..=400, "the greatest correction by the pawns' places, hundredths of a pawn";
    correction_hands = 118 in 0..=400, "the same by the pieces in hand";
    correction_generals = 89 in 0..=400, "the same by the places of kings, golds and silvers";
    correction_sliders = 70 in 0..=400, "the same by the places of bishops and rooks";
    correction_moves = 69 in 0..=400, "the same by the last two moves";
    rescue = 12 in 0..=32, "what a quiet move has in advance for taking a piece out of danger, history per hundredth of a pawn";
    quiescence_margin = 109 in 0..=500, "hope beyond a captured piece's value in quiescence";
    quiescence_checks = 1 in 0..=1, "whether the first ply of quiescence looks at quiet checks";
    recapture_depth = 5 in 1..=12, "plies of quiescence after which only recaptures are looked at";
}
