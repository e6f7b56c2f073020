//! Records of a copy beside those that are here.

use std::collections::{HashMap, HashSet};

use komadai_record::{Format, WriteOptions, write};
use komadai_store::{
    Everything, GameId, ImportId, RecordId, Remove, SavedRecord, Source, WholeFile, WholeRecord,
};

use super::super::Failure;
use super::super::create::random_id;
use super::Counts;
use super::records::Coming;
use crate::records::{from_text, to_text};

/// What goes and what comes.
pub(super) struct Plan {
    pub remove: Remove<RecordId>,
    pub files: Vec<WholeFile>,
    pub records: Vec<(WholeRecord, Vec<u64>)>,
}

/// Everything here goes, and everything of the copy comes.
pub(super) fn replace(here: &Everything, coming: Coming) -> (Counts, Plan) {
    let ids: HashSet<&RecordId> = coming
        .records
        .iter()
        .map(|(whole, _)| &whole.saved.id)
        .collect();
    let gone = |whole: &&WholeRecord| !ids.contains(&whole.saved.id);
    let counts = Counts {
        added: coming.records.len(),
        removed: here.records.iter().filter(gone).count(),
        ..Counts::default()
    };
    let plan = Plan {
        remove: Remove::All,
        files: coming.files,
        records: coming.records,
    };
    (counts, plan)
}

/// What is here stays, what is missing comes. A record that was changed in one place alone becomes as it is there; one that was changed
/// in both is kept twice.
pub(super) fn merge(
    here: &Everything,
    coming: Coming,
    renamed: &HashMap<GameId, GameId>,
) -> Result<(Counts, Plan), Failure> {
    let Coming { files, records } = coming;
    let mut merging = Merging {
        here: Here::new(here),
        files: files.iter().map(|file| (&file.id, file)).collect(),
        counts: Counts::default(),
        plan: Plan {
            remove: Remove::Only(Vec::new()),
            files: Vec::new(),
            records: Vec::new(),
        },
        remove: Vec::new(),
        added: HashMap::new(),
        doubled: HashMap::new(),
    };
    for (mut whole, positions) in records {
        if let Some(game) = whole.saved.game.as_ref().and_then(|game| renamed.get(game)) {
            whole.saved.game = Some(game.clone());
        }
        merging.take(whole, positions)?;
    }
    let Merging {
        counts,
        mut plan,
        remove,
        ..
    } = merging;
    plan.remove = Remove::Only(remove);
    Ok((counts, plan))
}

/// What is here, by everything by which it is found.
struct Here<'a> {
    records: HashMap<&'a RecordId, &'a WholeRecord>,
    of_games: HashMap<&'a GameId, &'a WholeRecord>,
    /// By the bytes of the file and the place in it: a file that was imported in two places has two ids.
    of_places: HashMap<(&'a [u8], u64), &'a WholeRecord>,
    files: HashMap<&'a ImportId, &'a WholeFile>,
    files_of_bytes: HashMap<&'a [u8], &'a WholeFile>,
    trees: HashSet<&'a str>,
}

impl<'a> Here<'a> {
    fn new(all: &'a Everything) -> Self {
        let files: HashMap<_, _> = all.files.iter().map(|file| (&file.id, file)).collect();
        let place = |whole: &'a WholeRecord| {
            let file = files.get(whole.file.as_ref()?)?;
            Some(((file.source.bytes.as_slice(), whole.saved.place), whole))
        };
        let of_bytes = |file: &'a WholeFile| (file.source.bytes.as_slice(), file);
        let all_records = || all.records.iter();
        Self {
            records: all_records()
                .map(|whole| (&whole.saved.id, whole))
                .collect(),
            of_games: all_records()
                .filter_map(|whole| Some((whole.saved.game.as_ref()?, whole)))
                .collect(),
            of_places: all_records().filter_map(place).collect(),
            files_of_bytes: all.files.iter().map(of_bytes).collect(),
            trees: all_records().map(|whole| whole.tree.as_str()).collect(),
            files,
        }
    }
}

struct Merging<'a> {
    here: Here<'a>,
    /// Those of the copy.
    files: HashMap<&'a ImportId, &'a WholeFile>,
    counts: Counts,
    plan: Plan,
    remove: Vec<RecordId>,
    /// The file here to which the records of a file of the copy go.
    added: HashMap<ImportId, ImportId>,
    /// The second file that holds those of its records that are kept twice.
    doubled: HashMap<ImportId, ImportId>,
}

impl<'a> Merging<'a> {
    fn take(&mut self, coming: WholeRecord, positions: Vec<u64>) -> Result<(), Failure> {
        let Some(twin) = self.twin(&coming) else {
            self.counts.added += 1;
            return self.add(coming, positions);
        };
        let changed = |whole: &WholeRecord| whole.saved.updated_ms > whole.saved.created_ms;
        if is_same(twin, &coming) {
            self.counts.same += 1;
        } else if !changed(&coming) {
            self.counts.older += 1;
        } else if !changed(twin) {
            self.counts.newer += 1;
            self.change(twin, coming, positions);
        } else if self.here.trees.contains(coming.tree.as_str()) {
            // The second form has come before.
            self.counts.same += 1;
        } else {
            self.counts.both += 1;
            self.double(coming, positions)?;
        }
        Ok(())
    }

    /// The record here that came from the same place.
    fn twin(&self, coming: &WholeRecord) -> Option<&'a WholeRecord> {
        let by_id = self.here.records.get(&coming.saved.id);
        let by_game = || self.here.of_games.get(coming.saved.game.as_ref()?);
        let by_place = || {
            let file = self.files.get(coming.file.as_ref()?)?;
            let place = (file.source.bytes.as_slice(), coming.saved.place);
            self.here.of_places.get(&place)
        };
        by_id.or_else(by_game).or_else(by_place).copied()
    }

    fn add(&mut self, mut coming: WholeRecord, positions: Vec<u64>) -> Result<(), Failure> {
        if let Some((id, file)) = self.file_of(&coming) {
            let there = match self.added.get(id) {
                Some(there) => there.clone(),
                None => {
                    let there = match self.here.files_of_bytes.get(file.source.bytes.as_slice()) {
                        Some(there) => there.id.clone(),
                        None => {
                            // Another file may have its id.
                            let taken = self.here.files.contains_key(id);
                            let id = if taken { random_id()? } else { id.clone() };
                            self.bring(id.clone(), file);
                            id
                        }
                    };
                    self.added.insert(id.clone(), there.clone());
                    there
                }
            };
            coming.file = Some(there);
        }
        self.plan.records.push((coming, positions));
        Ok(())
    }

    /// What is here becomes as it is in the copy.
    fn change(&mut self, twin: &'a WholeRecord, coming: WholeRecord, positions: Vec<u64>) {
        self.remove.push(twin.saved.id.clone());
        // With its last record a file goes, too.
        if let Some(&file) = twin.file.as_ref().and_then(|id| self.here.files.get(id)) {
            self.bring(file.id.clone(), file);
        }
        let saved = SavedRecord {
            id: twin.saved.id.clone(),
            game: twin.saved.game.clone(),
            place: twin.saved.place,
            created_ms: twin.saved.created_ms,
            updated_ms: coming.saved.updated_ms.max(twin.saved.created_ms + 1),
            ..coming.saved
        };
        let whole = WholeRecord {
            saved,
            file: twin.file.clone(),
            tree: coming.tree,
        };
        self.plan.records.push((whole, positions));
    }

    /// A record that was changed here and there: that of the copy comes under a new id, out of a second file.
    fn double(&mut self, mut coming: WholeRecord, positions: Vec<u64>) -> Result<(), Failure> {
        let second = match self.file_of(&coming) {
            Some((id, file)) => match self.doubled.get(id) {
                Some(second) => second.clone(),
                None => {
                    let second: ImportId = random_id()?;
                    self.bring(second.clone(), file);
                    self.doubled.insert(id.clone(), second.clone());
                    second
                }
            },
            None => {
                // One game is kept once; what the copy has of it comes as a file.
                let second: ImportId = random_id()?;
                let source = written(&coming.tree)?;
                self.plan.files.push(WholeFile {
                    id: second.clone(),
                    created_ms: coming.saved.created_ms,
                    source,
                });
                second
            }
        };
        coming.saved.id = random_id()?;
        coming.saved.game = None;
        coming.file = Some(second);
        self.plan.records.push((coming, positions));
        Ok(())
    }

    fn file_of(&self, coming: &WholeRecord) -> Option<(&'a ImportId, &'a WholeFile)> {
        let (id, file) = self.files.get_key_value(coming.file.as_ref()?)?;
        Some((id, file))
    }

    fn bring(&mut self, id: ImportId, file: &WholeFile) {
        self.plan.files.push(WholeFile { id, ..file.clone() });
    }
}

/// Whether two records say the same. What an older version of the program stored may be written otherwise.
fn is_same(here: &WholeRecord, coming: &WholeRecord) -> bool {
    let again = || to_text(&from_text(&here.tree).ok()?).ok();
    here.tree == coming.tree || again().is_some_and(|text| text == coming.tree)
}

/// A record as a file.
fn written(tree: &str) -> Result<Source, Failure> {
    let record = from_text(tree).map_err(|error| Failure::internal(&error))?;
    let written = write(&record, Format::Jkf, &WriteOptions::default())
        .map_err(|error| Failure::internal(&error))?;
    Ok(Source {
        name: None,
        format: Format::Jkf.name().to_owned(),
        encoding: written.encoding.to_string(),
        warnings: "[]".to_owned(),
        unlisted: 0,
        games: 1,
        bytes: written.bytes,
    })
}
