//! Draw offers and takebacks (R40, R42).

use serde_json::json;

use crate::script::{Played, check, check_on};

#[test]
fn draws_by_agreement_are_off_unless_agreed_on() {
    check(json!({}), "host 0 offer-draw -> refused draws-off R40");
    let draws = json!({"rules": {"draw_offers": true}});
    check(
        draws.clone(),
        "host 1 offer-draw -> offered host draw
         host 2 offer-draw -> refused offer-open
         host 2 accept draw -> refused own-offer
         host 2 decline draw -> refused own-offer
         guest 2 withdraw draw -> refused no-such-offer
         guest 3 accept draw -> draw by agreement R40
         host 4 play 7g7f -> refused game-over",
    );
    check(
        draws,
        "guest 1 accept draw -> refused no-such-offer
         guest 1 offer-draw -> offered guest draw
         host 2 offer-draw -> draw by agreement R40",
    );
}

#[test]
fn a_draw_offer_lasts_until_the_opponent_answers_or_moves() {
    check(
        json!({"rules": {"draw_offers": true}}),
        "host 1 offer-draw -> offered host draw
         host 2 play 7g7f -> moved 1 black 7g7f spent 2
         guest 3 play 3c3d -> moved 2 white 3c3d spent 1; expired draw
         guest 3 accept draw -> refused no-such-offer
         guest 4 offer-draw -> offered guest draw
         host 5 decline draw -> declined host draw
         guest 6 offer-draw -> refused offer-repeated
         host 7 play 2g2f -> moved 3 black 2g2f spent 4
         guest 8 offer-draw -> offered guest draw
         guest 9 withdraw draw -> withdrawn guest draw
         host 9 accept draw -> refused no-such-offer",
    );
}

#[test]
fn a_takeback_goes_back_to_the_own_last_move() {
    let mut played = check(
        json!({}),
        "host 0 offer-takeback -> refused nothing-to-take-back R42
         host 1 play 7g7f -> moved 1 black 7g7f spent 1
         guest 2 offer-takeback -> refused nothing-to-take-back R42
         host 2 offer-takeback -> offered host takeback 1
         guest 3 decline takeback -> declined guest takeback
         host 3 offer-takeback -> refused offer-repeated
         guest 4 play 3c3d -> moved 2 white 3c3d spent 3
         host 5 offer-takeback -> offered host takeback 2
         guest 5 offer-takeback -> refused offer-open
         guest 6 accept takeback -> taken-back host 2
         host 7 play 2g2f -> moved 1 black 2g2f spent 1",
    );
    assert_eq!(
        played.game.position_command(),
        "position startpos moves 2g2f"
    );
    check_on(
        &mut played,
        "host 8 offer-takeback 2 -> refused too-many-plies R42
         host 8 offer-takeback 0 -> refused too-many-plies R42
         host 8 offer-takeback 1 -> offered host takeback 1
         guest 9 play 8c8d -> moved 2 white 8c8d spent 2; expired takeback
         guest 9 accept takeback -> refused no-such-offer",
    );
}

#[test]
fn takebacks_can_be_off_or_free() {
    let mut off = Played::new(json!({"rules": {"takeback": "off"}}));
    off.moves("7g7f");
    assert_eq!(
        off.tell("host 2000 offer-takeback"),
        "refused takebacks-off R42"
    );
    let mut free = Played::new(json!({"rules": {"takeback": "free", "draw_offers": true}}));
    free.moves("7g7f 3c3d 2g2f");
    check_on(
        &mut free,
        "host 4000 offer-draw -> offered host draw
         host 4000 offer-takeback 1 -> taken-back host 1; expired draw
         guest 5000 offer-takeback -> taken-back guest 1
         guest 5000 offer-takeback -> refused nothing-to-take-back R42
         guest 5000 offer-takeback 1 -> taken-back guest 1
         guest 5000 offer-takeback 1 -> refused nothing-to-take-back R42",
    );
}

#[test]
fn used_time_stays_used_when_a_move_is_taken_back() {
    check(
        json!({"clock": {"black": {"main_ms": 10_000}, "white": {"main_ms": 10_000}}}),
        "host 3000 play 7g7f -> moved 1 black 7g7f spent 3000 left 7000/0 10000/0
         host 4000 offer-takeback -> offered host takeback 1
         guest 5000 accept takeback -> taken-back host 1 left 7000/0 8000/0
         host 12000 play 2g2f -> moved 1 black 2g2f spent 7000 left 0/0 8000/0",
    );
}

#[test]
fn start_moves_cannot_be_taken_back() {
    let mut played = Played::new(json!({"start": {"moves": ["7g7f", "3c3d"]}}));
    assert_eq!(
        played.tell("host 1 offer-takeback"),
        "refused nothing-to-take-back R42"
    );
    assert_eq!(
        played.tell("host 1 play 2g2f"),
        "moved 3 black 2g2f spent 1"
    );
    assert_eq!(
        played.tell("host 2 offer-takeback 2"),
        "refused too-many-plies R42"
    );
    assert_eq!(
        played.tell("host 2 offer-takeback"),
        "offered host takeback 1"
    );
    assert_eq!(played.tell("guest 3 accept takeback"), "taken-back host 1");
    assert_eq!(played.game.moves().len(), 2);
}

#[test]
fn repetition_is_counted_anew_after_a_takeback() {
    let cycle = "2h3h 8b7b 3h2h 7b8b";
    let mut played = Played::new(json!({"rules": {"takeback": "free"}}));
    played.moves(&[cycle, cycle].join(" "));
    played.moves("2h3h 8b7b 3h2h");
    assert_eq!(played.game.occurrences(), 3);
    // One move before the fourth occurrence the cycle is taken back, and played again.
    assert_eq!(
        played.tell("guest 20000 offer-takeback 3"),
        "taken-back guest 3"
    );
    assert_eq!(played.game.occurrences(), 3);
    played.moves("2h3h 8b7b 3h2h");
    assert_eq!(
        played.moves("7b8b"),
        "moved 12 white 7b8b spent 1000; draw by sennichite R35"
    );
}

/// Both kings have entered; Black has the larger part of the set.
const ENTERED: &str = "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 1";

#[test]
fn points_are_counted_by_agreement() {
    let entered = |rules: serde_json::Value| json!({"start": {"sfen": ENTERED}, "rules": rules});
    let played = check(
        entered(json!({})),
        "host 1 offer-count -> offered host count
         host 2 offer-count -> refused offer-open
         host 2 accept count -> refused own-offer
         guest 3 decline count -> declined guest count
         host 4 offer-count -> refused offer-repeated
         guest 5 offer-count -> offered guest count
         host 6 offer-count -> draw by count R37",
    );
    let count = played.game.outcome().unwrap().count().unwrap();
    assert_eq!((count.black, count.white), (28, 26));
    // Whoever moves leaves the position that the offer was about.
    check(
        entered(json!({})),
        "host 1 offer-count -> offered host count
         host 2 play P*5e -> moved 1 black P*5e spent 2; expired count
         guest 3 accept count -> refused no-such-offer",
    );
    let replay = check(
        entered(json!({"repetition": "replay"})),
        "guest 1 offer-count -> offered guest count
         host 2 accept count -> draw by count R37",
    );
    assert!(replay.game.outcome().unwrap().replay());
}

#[test]
fn too_few_points_lose_the_count() {
    // White has its king and 23 points.
    let sfen = "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/9 b 2SN7P3l7p 1";
    let start = json!({"start": {"sfen": sfen.replace("7P3l7p", "9P3l5p")}});
    check(
        start,
        "host 1 offer-count -> offered host count
         guest 2 accept count -> black wins by count R37",
    );
}

#[test]
fn counting_is_for_an_impasse() {
    check(
        json!({}),
        "host 1 offer-count -> refused no-entering-king R37
         guest 1 accept count -> refused no-such-offer",
    );
    for rule in ["try", "none"] {
        check(
            json!({"start": {"sfen": ENTERED}, "rules": {"impasse": rule}}),
            "host 1 offer-count -> refused count-off R37",
        );
    }
}
