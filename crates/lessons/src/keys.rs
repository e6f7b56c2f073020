//! The keys of a lesson's texts.

use std::collections::BTreeSet;

use crate::{Lesson, Pattern, Task};

/// The keys under which texts stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys {
    /// Those without which the lesson cannot be shown.
    pub required: BTreeSet<String>,
    /// Those that are shown if they are there.
    pub optional: BTreeSet<String>,
}

/// The key of a group's name.
#[must_use]
pub fn group_key(group: &str) -> String {
    format!("lessons-group-{group}")
}

impl Lesson {
    /// The keys of all texts of the lesson.
    #[must_use]
    pub fn keys(&self) -> Keys {
        let mut keys = Keys::default();
        let lesson = format!("lesson-{}", self.id);
        keys.required.insert(format!("{lesson}-about"));
        for step in &self.steps {
            let step_key = format!("{lesson}-{}", step.id);
            let key = |part: &str| format!("{step_key}-{part}");
            let (mut required, mut optional) = (vec![], vec![]);
            match &step.task {
                Task::Read(_) => {}
                Task::Move(play) => {
                    required.extend([key("hint"), key("done")]);
                    required.extend(
                        play.wrong
                            .iter()
                            .map(|wrong| key(&format!("wrong-{}", wrong.text))),
                    );
                    if play.accept.contains(&Pattern::Any) {
                        // No move is wrong.
                    } else if play.wrong.is_empty() {
                        required.push(key("wrong"));
                    } else {
                        // Reasons for certain moves may say all there is to say.
                        optional.push(key("wrong"));
                    }
                }
                Task::Collect(_) => required.extend([key("hint"), key("done")]),
                Task::Line(_) | Task::Squares(_) | Task::Illegal(_) => {
                    required.extend([key("hint"), key("done"), key("wrong")]);
                }
                Task::Choice(choose) => {
                    required.extend([key("hint"), key("done"), key("wrong")]);
                    required.extend(
                        choose
                            .options
                            .iter()
                            .map(|option| key(&format!("option-{option}"))),
                    );
                }
            }
            keys.required.extend(required);
            keys.optional.extend(optional);
            keys.required.insert(step_key);
        }
        keys.required.insert(lesson);
        keys
    }
}
