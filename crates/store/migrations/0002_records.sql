-- Files from which records were imported, byte by byte as they came.
CREATE TABLE imports (
    id          TEXT    NOT NULL PRIMARY KEY,
    owner       TEXT    NOT NULL,
    created_ms  INTEGER NOT NULL,
    -- What the file was called; NULL for a text that was pasted.
    name        TEXT,
    format      TEXT    NOT NULL,
    encoding    TEXT    NOT NULL,
    -- What was odd in it (JSON), and how many oddities more there were.
    warnings    TEXT    NOT NULL,
    unlisted    INTEGER NOT NULL CHECK (unlisted >= 0),
    -- How many games it holds.
    games       INTEGER NOT NULL CHECK (games >= 1),
    -- A number made from the bytes, by which the same file is found again.
    digest      INTEGER NOT NULL,
    bytes       BLOB    NOT NULL
) STRICT;

CREATE INDEX imports_by_digest ON imports (owner, digest);

CREATE TABLE records (
    id          TEXT    NOT NULL PRIMARY KEY,
    owner       TEXT    NOT NULL,
    -- Where it comes from: a place in a file (from 0), or a game that was played here.
    import      TEXT    REFERENCES imports (id),
    place       INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
    game        TEXT,
    created_ms  INTEGER NOT NULL,
    updated_ms  INTEGER NOT NULL,
    format      TEXT    NOT NULL,
    black       TEXT    NOT NULL,
    white       TEXT    NOT NULL,
    event       TEXT    NOT NULL,
    -- A day such as 2003-05-03, or as much of it as is known; empty if nothing is.
    date        TEXT    NOT NULL,
    handicap    TEXT,
    result      TEXT    CHECK (result IN ('black', 'white', 'draw')),
    ending      TEXT,
    plies       INTEGER NOT NULL CHECK (plies >= 0),
    variations  INTEGER NOT NULL CHECK (variations >= 0),
    -- What a search looks through, folded by whoever wrote it.
    players     TEXT    NOT NULL,
    events      TEXT    NOT NULL,
    words       TEXT    NOT NULL,
    -- The whole record (JSON).
    tree        TEXT    NOT NULL,
    CHECK ((import IS NULL) <> (game IS NULL))
) STRICT;

CREATE INDEX records_by_owner ON records (owner, created_ms DESC, id DESC);
-- A file is imported once, a game is kept once.
CREATE UNIQUE INDEX records_by_import ON records (import, place) WHERE import IS NOT NULL;
CREATE UNIQUE INDEX records_by_game ON records (owner, game) WHERE game IS NOT NULL;

-- Positions that a record passes through, by numbers made from them.
CREATE TABLE record_positions (
    position    INTEGER NOT NULL,
    record      TEXT    NOT NULL REFERENCES records (id) ON DELETE CASCADE,
    PRIMARY KEY (position, record)
) STRICT, WITHOUT ROWID;

CREATE INDEX record_positions_by_record ON record_positions (record);

-- The file goes with the last of its records.
CREATE TRIGGER imports_end AFTER DELETE ON records
WHEN OLD.import IS NOT NULL AND NOT EXISTS (SELECT 1 FROM records WHERE import = OLD.import)
BEGIN
    DELETE FROM imports WHERE id = OLD.import;
END;
