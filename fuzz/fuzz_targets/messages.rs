//! Any line as a message of the USI protocol, from either side: what is understood is written and read as the same.
#![no_main]

use komadai_usi::{EngineMessage, GuiMessage};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    if let Ok(found) = GuiMessage::parse(line) {
        let once = found.message.to_string();
        let back = GuiMessage::parse(&once).unwrap_or_else(|error| panic!("{once:?}: {error}"));
        assert_eq!(back.message, found.message, "{once:?}");
        assert_eq!(back.unknown, [], "{once:?}");
    }
    if let Ok(found) = EngineMessage::parse(line) {
        let once = found.message.to_string();
        let back = EngineMessage::parse(&once).unwrap_or_else(|error| panic!("{once:?}: {error}"));
        assert_eq!(back.message, found.message, "{once:?}");
        assert_eq!(back.unknown, [], "{once:?}");
    }
});
