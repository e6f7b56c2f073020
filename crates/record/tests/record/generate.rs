//! Records made by chance.

use komadai_core::{Handicap, Setup};
use komadai_record::{Builder, Ending, NodeId, Record, Time, key};
use proptest::prelude::*;

/// What is drawn for one node: which legal move, which of the earlier nodes to branch from, time, comment.
type Draw = (u16, Option<u16>, Option<u32>, Option<String>);

fn draws() -> impl Strategy<Value = Vec<Draw>> {
    let branch = prop::option::weighted(0.1, any::<u16>());
    let time = prop::option::of(prop_oneof![
        (0..500_u32).prop_map(|s| s * 1000),
        0..100_000_u32
    ]);
    let comment = prop::option::weighted(0.2, "[*#&'$%+/ 0-9A-Za-z一-龠ぁ-ん，。]{0,12}");
    prop::collection::vec((any::<u16>(), branch, time, comment), 0..60)
}

fn ending() -> impl Strategy<Value = Option<Ending>> {
    prop::option::of(prop::sample::select(Ending::KNOWN.to_vec()))
}

/// Games of legal moves from even and handicap starts, with variations, times, comments, headers and endings.
pub fn record() -> impl Strategy<Value = Record> {
    let start = prop_oneof![
        3 => Just(Setup::start()),
        1 => prop::sample::select(Handicap::ALL.to_vec()).prop_map(Handicap::setup),
        1 => Just("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1".parse::<Setup>().unwrap()),
    ];
    let name = prop::option::of("[0-9A-Za-z一-龠]{1,8}");
    (start, draws(), ending(), name).prop_map(|(start, draws, ending, name)| {
        let mut record = Record::new(start);
        if let Some(name) = name {
            record.headers.push(key::EVENT, name);
        }
        let mut game = Builder::new(record);
        let mut nodes = vec![NodeId::ROOT];
        for (pick, branch, spent_ms, comment) in draws {
            if let Some(branch) = branch {
                game.seek(nodes[usize::from(branch) % nodes.len()]);
            }
            let moves = game.replay().position().unwrap().legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(pick) % moves.len()];
            let tip = game.tip();
            let tree = &game.record().tree;
            let known = tree
                .children(tip)
                .find(|&child| tree.node(child).step.as_move() == Some(mv));
            // A move stands only once below a node.
            if let Some(known) = known {
                game.seek(known);
                continue;
            }
            game.play(mv).unwrap();
            let node = game.tip_mut();
            node.time = Time {
                spent_ms,
                total_ms: None,
            };
            node.notes_mut().comments.extend(comment);
            nodes.push(game.tip());
        }
        // The ending stands behind the main line.
        if let (Some(ending), Some(last)) = (ending, game.record().tree.main_line().last()) {
            game.seek(last);
            game.end(ending);
        }
        game.finish()
    })
}
