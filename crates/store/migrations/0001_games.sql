-- Games and their confirmed events. Times ending in _ms: `*_at_ms` of events is game time, all others are Unix time.
CREATE TABLE games (
    id          TEXT    NOT NULL PRIMARY KEY,
    owner       TEXT    NOT NULL,
    created_ms  INTEGER NOT NULL,
    updated_ms  INTEGER NOT NULL,
    -- What the server wants to know of a game before it replays it (JSON, never changed).
    description TEXT    NOT NULL,
    -- The number of the last event; events are 1..=head without gaps.
    head        INTEGER NOT NULL CHECK (head >= 1),
    -- The rest is a summary of the events, for lists.
    plies       INTEGER NOT NULL CHECK (plies >= 0),
    result      TEXT    CHECK (result IN ('black', 'white', 'draw')),
    reason      TEXT,
    rule        TEXT,
    ended       INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
) STRICT;

CREATE INDEX games_by_owner ON games (owner, created_ms DESC, id DESC);
CREATE INDEX games_unfinished ON games (created_ms DESC, id DESC) WHERE ended = 0;

CREATE TABLE events (
    game        TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq         INTEGER NOT NULL CHECK (seq >= 1),
    at_ms       INTEGER NOT NULL CHECK (at_ms >= 0),
    body        TEXT    NOT NULL,
    -- The client's name for the command that ended with this event.
    command     TEXT,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_by_command ON events (game, command) WHERE command IS NOT NULL;
