//! Playing every step through the rules.

mod collect;
mod line;

use std::collections::BTreeSet;
use std::fmt;

use komadai_core::{Move, Position, Rule, Square};

use crate::load::is_name;
use crate::{Choose, Judge, Lesson, Pattern, PlayOne, Right, Squares, Step, Task};

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The lesson.
    pub lesson: String,
    /// The step, unless it is about the whole lesson.
    pub step: Option<String>,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.step {
            Some(step) => write!(f, "{}, {step}: {}", self.lesson, self.what),
            None => write!(f, "{}: {}", self.lesson, self.what),
        }
    }
}

/// Names that lead elsewhere on the page.
const RESERVED: [&str; 1] = ["kanji"];

/// Checks all lessons: names, positions, moves, answers. Answers with every fault, in the order of the lessons.
#[must_use]
pub fn check(lessons: &[Lesson]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    for lesson in lessons {
        let mut fault = |step: Option<&Step>, what: String| {
            faults.push(Fault {
                lesson: lesson.id.clone(),
                step: step.map(|step| step.id.clone()),
                what,
            });
        };
        if !ids.insert(&lesson.id) {
            fault(None, "another lesson has the same name".into());
        }
        if RESERVED.contains(&&*lesson.id) {
            fault(None, "this name leads elsewhere".into());
        }
        if lesson.steps.is_empty() {
            fault(None, "there are no steps".into());
        }
        if !distinct(&lesson.rules) {
            fault(None, "a rule is named twice".into());
        }
        for &rule in &lesson.rules {
            if let Some(what) = no_rule(rule) {
                fault(None, what);
            }
        }
        let mut steps = BTreeSet::new();
        for (step, start) in lesson.steps.iter().zip(lesson.starts()) {
            if !is_name(&step.id) {
                fault(
                    Some(step),
                    "the name must be of small letters, digits and hyphens".into(),
                );
            }
            if !steps.insert(&step.id) {
                fault(Some(step), "another step has the same name".into());
            }
            if step.sfen.is_some() == step.from.is_some() {
                fault(Some(step), "expected either sfen or from".into());
            }
            if !distinct(&step.marks) {
                fault(Some(step), "a square is marked twice".into());
            }
            for arrow in &step.arrows {
                if arrow.from == arrow.to {
                    fault(
                        Some(step),
                        format!("the arrow on {} leads nowhere", arrow.to),
                    );
                }
            }
            match start {
                Some(start) => {
                    for what in check_task(&step.task, &start) {
                        fault(Some(step), what);
                    }
                }
                None => fault(Some(step), "the step before has no definite end".into()),
            }
        }
        // What a key ends with must not be read in two ways.
        let keys = lesson.keys();
        let all = keys.required.len() + keys.optional.len();
        if keys.required.union(&keys.optional).count() != all || counted(lesson) != all {
            fault(
                None,
                "the names of the steps give two texts the same key".into(),
            );
        }
    }
    faults
}

/// How many texts the lesson has, if no two share a key.
fn counted(lesson: &Lesson) -> usize {
    let step = |step: &Step| match &step.task {
        Task::Read(_) => 1,
        Task::Move(play) => {
            let texts: BTreeSet<_> = play.wrong.iter().map(|wrong| &wrong.text).collect();
            // Where every move is right none needs a reason.
            3 + usize::from(!play.accept.contains(&Pattern::Any)) + texts.len()
        }
        Task::Collect(_) => 3,
        Task::Line(_) | Task::Squares(_) | Task::Illegal(_) => 4,
        Task::Choice(choose) => 4 + choose.options.len(),
    };
    2 + lesson.steps.iter().map(step).sum::<usize>()
}

fn distinct<T: PartialEq>(list: &[T]) -> bool {
    list.iter()
        .enumerate()
        .all(|(index, item)| !list[..index].contains(item))
}

fn no_rule(number: u8) -> Option<String> {
    Rule::new(number)
        .is_none()
        .then(|| format!("there is no rule {number}"))
}

fn check_task(task: &Task, start: &Position) -> Vec<String> {
    match task {
        Task::Read(_) => Vec::new(),
        Task::Move(play) => check_move(play, start),
        Task::Collect(collect) => collect::check(collect, start),
        Task::Line(line) => line::check(line, start),
        Task::Squares(squares) => check_squares(squares, start).into_iter().collect(),
        Task::Illegal(judge) => check_judge(judge, start),
        Task::Choice(choose) => check_choice(choose),
    }
}

/// The legal moves that a pattern means, or a fault if there are none.
fn meant(pattern: Pattern, start: &Position) -> Result<Vec<Move>, String> {
    let moves: Vec<Move> = start
        .legal_moves()
        .iter()
        .copied()
        .filter(|&mv| pattern.matches(start, mv))
        .collect();
    if !moves.is_empty() {
        return Ok(moves);
    }
    Err(match pattern {
        Pattern::Move(mv) => match start.check_move(mv) {
            Err(why) => format!("{mv} is illegal: {why}"),
            Ok(()) => format!("{mv} is not among the legal moves"),
        },
        _ => format!("no legal move is meant by {:?}", pattern.to_string()),
    })
}

fn check_move(play: &PlayOne, start: &Position) -> Vec<String> {
    let mut faults = Vec::new();
    let mut right = Vec::new();
    if play.accept.is_empty() {
        faults.push("no move is accepted".into());
    }
    for &pattern in &play.accept {
        match meant(pattern, start) {
            Ok(moves) => right.extend(moves),
            Err(what) => faults.push(what),
        }
    }
    let mut spoken_of = right.clone();
    for wrong in &play.wrong {
        if !is_name(&wrong.text) {
            faults.push(format!("{:?} is no end of a key", wrong.text));
        }
        for &pattern in &wrong.moves {
            match meant(pattern, start) {
                Ok(moves) if moves.iter().all(|mv| spoken_of.contains(mv)) => faults.push(format!(
                    "every move that {:?} means is accepted or spoken of before",
                    pattern.to_string()
                )),
                Ok(moves) => spoken_of.extend(moves),
                Err(what) => faults.push(what),
            }
        }
    }
    if let Some(reply) = play.reply {
        for mv in right {
            let mut after = start.clone();
            if after.play(mv).is_ok()
                && let Err(why) = after.check_move(reply)
            {
                faults.push(format!("the reply {reply} to {mv} is illegal: {why}"));
            }
        }
    }
    faults
}

fn check_squares(squares: &Squares, start: &Position) -> Option<String> {
    let any = |wanted: &dyn Fn(Move) -> bool| start.legal_moves().iter().any(|&mv| wanted(mv));
    match &squares.answer {
        Right::MovesOf(square) => (!any(&|mv| Pattern::From(*square).matches(start, mv)))
            .then(|| format!("the side to move has no legal move from {square}")),
        Right::DropsOf(piece) => (!any(&|mv| Pattern::Drop(Some(*piece)).matches(start, mv)))
            .then(|| format!("the side to move cannot drop {}", piece.letter())),
        Right::Squares(list) if list.is_empty() => Some("no square is right".into()),
        Right::Squares(list) => {
            (!distinct::<Square>(list)).then(|| "a square is named twice".into())
        }
    }
}

fn check_judge(judge: &Judge, start: &Position) -> Vec<String> {
    let mut faults = Vec::new();
    let broken = start.check_move(judge.mv).err();
    let rule = broken.map(|why| why.rule().number());
    if rule != judge.rule {
        faults.push(match broken {
            Some(why) => format!("{} breaks rule {}: {why}", judge.mv, why.rule().number()),
            None => format!("{} is legal", judge.mv),
        });
    }
    let offered: Vec<u8> = judge.rule.iter().chain(&judge.options).copied().collect();
    if offered.is_empty() {
        faults.push("there is nothing to choose from but that the move is allowed".into());
    }
    if !distinct(&offered) {
        faults.push("a rule is offered twice".into());
    }
    faults.extend(offered.into_iter().filter_map(no_rule));
    faults
}

fn check_choice(choose: &Choose) -> Vec<String> {
    let mut faults = Vec::new();
    if choose.options.len() < 2 {
        faults.push("expected at least two options".into());
    }
    if !distinct(&choose.options) {
        faults.push("an option is offered twice".into());
    }
    for option in choose.options.iter().filter(|option| !is_name(option)) {
        faults.push(format!("{option:?} is no end of a key"));
    }
    if choose.right.is_empty() || choose.right.len() >= choose.options.len() {
        faults.push("expected some, but not all options to be right".into());
    }
    for right in &choose.right {
        if !choose.options.contains(right) {
            faults.push(format!("{right:?} is right, but not among the options"));
        }
    }
    faults
}
