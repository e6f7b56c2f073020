### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = My records
records-lead = Games from files, from other programs and of your own. They stay on this machine.
records-import = Import files
records-paste = Paste a game
records-formats = KIF, KI2, CSA, JKF, USI, SFEN, USEN, PSN, BOD; any encoding; one game or many in a file. Drop files anywhere on this page, or press Ctrl+V.
records-drop = Drop to import
records-search = Search
records-search-hint = Player, event, file…
records-filters = More filters
records-player = Player
records-event = Event or place
records-from = From
records-to = Until
records-date-hint = Year, month or day: 2003, 2003-05, 2003-05-03
records-date-wrong = Expected a year, a month or a day, such as 2003-05-03
records-result = Result
records-any = any
records-position = Opening position
records-position-hint = Moves or a position in any notation, such as 7g7f 8c8d, ▲７六歩△８四歩 or an SFEN
records-position-wrong = No position can be read here
records-clear = Clear the search
records-sort = Order
records-sort-newest = last added
records-sort-latest = latest games
records-sort-earliest = earliest games
records-sort-players = players
records-sort-event = event
records-sort-longest = number of moves
records-found = Records: { $count }
records-none = No records yet. Import a file, paste a game, or keep a game that you have finished.
records-no-match = No record fits the search.
records-played = played here
records-variations = variations: { $count }

## Import

import-paste-hint = A game or several in any format, or a position.
import-paste-label = Text of the game
import-read = Import
import-pasted = Pasted text
import-working = Reading { $name }…
import-games = Games: { $count }
import-known = already here: { $count }
import-clean = Read without problems.
import-remarks = Warnings: { $count }
import-unlisted = Further warnings: { $count }
import-place = Line { $line }, column { $column }
import-failed-empty = The file is empty.
import-failed-unrecognised = No game record was recognised in it.
import-failed-unreadable = The record is damaged: line { $line }, column { $column }.
import-failed-too-large = The file is larger than 16 MB.
import-failed-too-many-games = The file holds more than 20,000 games.
import-failed-other = The file could not be imported. Please try again.

## What was odd in a file, and what was done about it

warning-undecodable = Bytes that are not text in this encoding; they are shown as �.
warning-unknown-handicap = An unknown handicap without a board: the moves are kept as text.
warning-handicap-against-board = The handicap’s name does not fit the board: the board counts.
warning-unreadable-start = The starting position cannot be read: the moves are kept as text.
warning-broken-start = The starting position breaks the rules; it is kept as it is.
warning-missing-side = Nothing says who moves first: the first move decides.
warning-illegal-move = An illegal move; it is carried out as written.
warning-impossible-move = A move that this board does not allow; it and the rest of its line are kept as text.
warning-unreadable-move = This cannot be read as a move; it and the rest of its line are kept as text.
warning-ambiguous-move = Several pieces could make this move: the first one is taken.
warning-other-piece = A different piece stands on the square: that one moves.
warning-other-side = It is the other side’s turn: the order of the moves counts.
warning-other-target = The square is not that of the last move: that of the last move is taken.
warning-other-number = A move number out of order: the order of the lines counts.
warning-unreadable-time = The time cannot be read; it is left out.
warning-unknown-ending = An unknown word for the end of the game; it is kept.
warning-after-end = More follows after the end; it is kept below the end.
warning-other-summary = The summary contradicts the moves: the moves count.
warning-nowhere-to-branch = The variation starts from a move that does not exist; it is kept as a comment.
warning-unknown-text = Text that means nothing here; it is kept as a comment.
warning-bad-value = A value that cannot be right; it is left out.
warning-cut-short = The file breaks off: what is there has been read.

## One record

record-not-found = There is no such record here
record-failed = The record cannot be shown
record-start = Start
record-end = To the end
record-variation = Variation
record-alternatives = Other moves here
record-spent = { $spent } for this move
record-total = { $total } in all
record-comment = Comment
record-comment-edit = Edit the comment
record-save = Save
record-not-saved = The change could not be saved. Please try again.
record-changed = The record has been changed elsewhere meanwhile. Please load the page again.
record-evaluation = Evaluation
record-mate = { $side-start } mates
record-mate-in = { $side-start } mates, moves left: { $plies }
record-depth = depth { $depth }
asked-button = Ask the computer
asked-loading = The computer is getting ready…
asked-failed = The computer cannot think in this browser.
asked-nothing = There is nothing to think about here.
record-bookmark = Bookmark: { $name }
record-unread = not understood
record-details = Details
record-edit = Edit the details
record-source = From { $file }, game { $place } of { $games }
record-original = Original file
record-remarks = Warnings on reading
record-left-out = Moves not shown: { $count }. Downloads hold all of them.
header-event = Event
header-site = Place
header-start = Start
header-end = End
header-limit = Time
header-byoyomi = Byoyomi
header-opening = Opening
header-title = Title
header-note = Note
ending-forfeit = Forfeit
ending-draw = Draw

## Taking it out

export-title = Download and copy
export-whole = holds everything
export-loses = leaves out: { $what }
export-changes = “{ $symbol }” becomes “{ $stand-in }”
export-copy = Copy { $format }
export-position = Copy the position ({ $format })
export-keep = Keep in my records
export-kept = In my records
export-failed = That did not work. Please try again.
loss-header = details
loss-comment = comments
loss-bookmark = bookmarks
loss-time = times
loss-milliseconds = fractions of a second
loss-variation = variations
loss-ending = how it ended
loss-unread = unreadable moves
loss-start = starting position
loss-move = illegal moves
