### At the table and after: hints, typed moves, the list of games, the rating. Loaded when it is needed.

## Hints

hint = Hint
hint-busy = Thinking…
hint-piece = Hint: { $piece-the } on { $square }.
hint-hand = Hint: { $piece-the } in your hand.
hint-move = The computer would play { $move }.
hint-resign = Nothing helps any more: the computer would resign.
hint-declare = The computer would declare the entering king and win.
hint-more = Show the move
hint-failed = No hint could be found. Please try again.

## Two people at one screen; going on from a position

turning = Auto-flip
go-on-from-here = Play on from here

## Moves in words

said-move = { $side-start }: { $piece } { $from } to { $square }
said-capture = { $side-start }: { $piece } { $from } takes on { $square }
said-drop = { $side-start }: { $piece } dropped on { $square }
said-promotes = { $move }, promotes

## Typed moves

typed-label = Type a move
typed-placeholder = Type a move, such as { $example }
typed-play = Play
typed-not-now = It is not your move just now.
typed-syntax = At character { $at }, “{ $found }”: expected { $expected }.
typed-end = The move is not complete: expected { $expected }.
typed-expected-move = a move such as 7g7f, P-76, P-7f or ７六歩
typed-expected-file = a file from 1 to 9
typed-expected-rank = a rank: 1 to 9, a to i or 一 to 九
typed-expected-closing-bracket = a closing bracket
typed-expected-end = the end of the move
typed-expected-addition = 右, 左, 直, 上, 寄, 引, 成, 不成, 打, an origin such as (77), or the end
typed-expected-addition-once = each addition only once
typed-expected-origin = a square, or 00 for a drop
typed-expected-csa-piece = a piece by two letters, such as FU
typed-expected-target = the square to go to, such as 76 or 7f
typed-expected-drop-without-origin = a drop without a square of origin
typed-wrong-side = It is { $side }’s move; the text names the other side.
typed-no-previous = 同 means “the same square”, but no move went before.
typed-other-piece = Another piece stands on { $square }.
typed-no-such-piece = No such piece can go to { $square }: { $piece }.
typed-no-such-move = No piece can go to { $square } like that.
typed-ambiguous = This fits more than one move. Please type { $moves }.

## The list of games

games-opponent = Opponent
games-anybody = all
games-people = people
games-engine = the computer
games-level = level { $level } ({ $grade })
games-status = Games
games-status-all = all
games-status-ongoing = unfinished
games-status-ended = finished
games-name = Name
games-none-found = No such games.

## The rating

rating-none = You have not finished a rated game yet. Choose “Rated” when you start one against the computer.
rating-likely = Likely between { $lowest } and { $highest } (95%).
rating-number = Rating { $rating } ± { $deviation }
rating-score = Won { $won }, lost { $lost }, drawn { $drawn }
rating-games = Rated games, newest first
rating-date = Date
rating-result = Result
rating-after = New rating
rating-graph = { $games ->
    [one] Your rating after { $games } game: { $grade }
   *[other] Your rating over { $games } games: now { $grade }
  }
rating-how = Computed by Glicko-2 from the rated games on this machine, on the scale of the European federation. Grades of federations differ: take it as a guide. A deleted game does not count any more.
score-won = won
score-lost = lost
score-drawn = drawn

## Counting an impasse

offer-count = Count points
offer-count-sent = You offered to count points.
offer-count-got = { $name } offers to count points.
offer-count-declined = No counting
count-points = { $black } { $black-points }, { $white } { $white-points } points

## One's own data

backup-title = Your data
backup-lead = Games, records, rating, settings and the progress of lessons are on this machine alone. Here they go into one file, and come back from it.
backup-save = Save
backup-save-what = One file with everything, to keep or to take to another machine.
backup-save-do = Save everything
backup-restore = Restore
backup-file = The file
backup-choose = Choose a file
backup-found = A backup from { $date } with { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
backup-found-records = Records in it: { $records }
backup-mode = What is here now
backup-merge = stays
backup-merge-why = What is missing here is added. A game that went on differently in both places is kept twice. A record that was changed in both places is kept twice, too.
backup-replace = is replaced
backup-replace-why = Everything here goes, and what is in the file comes. Before that, what is here is saved in a file of its own.
backup-restore-do = Restore
backup-replace-title = Replace everything?
backup-replace-ask = All games, records, settings and progress on this machine are replaced by those of the file. What is here is saved in a file first.
backup-done = It is done.
backup-report-added = Games added: { $games }
backup-report-same = Games that were here already: { $games }
backup-report-older = Games that have gone on further here and stay so: { $games }
backup-report-newer = Games that go on from where the file is: { $games }
backup-report-both = Games that are kept in both forms: { $games }
backup-report-removed = Games that were not in the file and are gone: { $games }
backup-report-records-added = Records added: { $records }
backup-report-records-same = Records that were here already: { $records }
backup-report-records-older = Records that were changed here and stay so: { $records }
backup-report-records-newer = Records that are now as changed in the file: { $records }
backup-report-records-both = Records that are kept in both forms: { $records }
backup-report-records-removed = Records that were not in the file and are gone: { $records }
backup-reload = Load the page again
backup-not-json = This file cannot be read: it is not the text that Komadai saves.
backup-not-a-copy = This is not a backup of Komadai’s data.
backup-too-new = A newer version of Komadai saved this file. Please bring the program up to date.
backup-broken = This backup is damaged: a part of it is missing or has another form.
backup-refused = The file was not taken, and nothing has changed. { $why }
