//! The files in `locales/`, carried inside the program.

use crate::Language;

macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/common.ftl")),
            include_str!(concat!("../../../locales/", $language, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $language, "/program.ftl")),
        ]
    };
}

/// The texts of a language that the program shows; what only the page shows is left out.
pub const fn of(language: Language) -> [&'static str; 3] {
    match language {
        Language::Czech => files!("cs"),
        Language::German => files!("de"),
        Language::English => files!("en"),
        Language::Japanese => files!("ja"),
        Language::Polish => files!("pl"),
        Language::Ukrainian => files!("uk"),
    }
}
