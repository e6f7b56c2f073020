### What the program says on the command line. Beside it stand only data that are the same in every language: SFEN, moves, rule numbers.

## What became of a game

program-illegal = Move { $ply }, { $move }, is illegal: { $reason } ({ $rule })
program-ended = Ended at move { $ply }: { $result }. { $reason } ({ $rule })
program-over = Over in the start position: { $result }. { $reason } ({ $rule })
program-ongoing = Ongoing after { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
  }
program-not-replayed = Not replayed: { $moves ->
    [one] { $moves } later move
   *[other] { $moves } later moves
  }
program-in-check = The side to move is in check
program-no-legal-move = The side to move has no legal move
program-declaration = Declaration, { $points } points: { $verdict }
program-try = Try rule: { $verdict }
program-wins = wins.
program-draws = draws.
program-loses = would lose.

## A position

program-in-hand = { $side-start } in hand: { $pieces }
program-hand-empty = nothing
program-turn = { $side-start } to move, move { $ply }
program-position-unreadable = POSITION cannot be read. { $reason }
program-position-broken = POSITION is not a shogi position:

## The server

program-no-page = this program has no page inside; `cargo xtask build` builds both
program-no-home = this user has no home directory to keep games in; name a folder with --data-dir
program-no-browser = no browser could be opened: { $reason }
program-no-file = the program’s own file was not found
program-no-threads = the server’s threads could not be started
program-port-busy = port { $port } of { $address } is in use by another program; choose another with --port
program-port-forbidden = this user may not listen on port { $port } of { $address }; choose a port above 1023 with --port
program-address-foreign = { $address } is not an address of this machine
program-cannot-listen = cannot listen on { $address }: { $reason }
program-data-folder = the folder for data, { $file }, cannot be used: { $reason }
program-data-in-use = another Komadai uses the folder for data, { $file }; stop it, or name another folder with --data-dir
program-data-too-new = the database { $file } was written by a newer Komadai; use that one, or name another folder with --data-dir
program-data-unopened = the database { $file } cannot be opened: { $reason }

## Answers

program-not-written = the answer could not be written

## Help: the form of it

help-usage = Usage:
help-a-command = COMMAND
help-some-options = OPTIONS
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-default = (default: { $value })
help-values = (one of: { $values })

## Help: what the command line got wrong

help-unknown-argument = the argument { $argument } is not known here
help-unknown-command = there is no command { $argument }
help-missing = missing: { $argument }
help-no-value = { $argument } needs a value
help-bad-value = “{ $value }” is not a value for { $argument }
help-bad-value-why = “{ $value }” is not a value for { $argument }: { $reason }
help-conflict = { $argument } cannot be combined with { $other }
help-twice = { $argument } is given twice
help-similar = Did you mean { $other }?
help-more = For more, use --help.

## Help: the commands

help-komadai = Shogi: play in the browser, host games, judge positions and games, drive an engine.
help-komadai-after =
    POSITION is one argument, in quotes: “[position] (startpos | [sfen] SFEN) [moves …]”, such as
    'startpos moves 7g7f 3c3d'. A position in which one side has no king is accepted, as in mate problems.

    Exit status: 0 all is well, 1 the answer is no, 2 bad input.
help-play = Start the server and open the page in a browser
help-serve = Start the server
help-usi = Be an engine that speaks USI on the standard streams
help-match = Let two engines play many games and say what the result is worth
help-bench = Measure the engine and print its signature
help-train = Make the evaluation network: games, training, matches of networks
help-book = Make an opening book
help-book-make = Make a book by the engine’s own search, in YaneuraOu’s text format; the same arguments, the same book
help-train-selfplay = Play games of the engine against itself; a file that is already there is continued
help-train-label = Value the positions of games anew, with another network or more nodes
help-train-fit = Train a network on games
help-train-average = Average networks that were trained from the same one
help-train-match = Let two networks play against each other at equal nodes
help-train-stats = Say what is in files of games
help-perft = Count the positions that can arise in a number of moves
help-moves = List the legal moves of a position
help-judge = Replay a game under the rules and say what became of it
help-show = Show a position, or one of a record, as text
help-diagram = Draw a position, or one of a record, as SVG or PNG
help-convert = Write records in another format
help-convert-after =
    Formats are known by their extensions: what is read by its content, what is written by the name behind -o. A folder as IN
    means every record below it; a folder behind -o (or a name that ends with /) takes one file for each game. Several games go
    into one file where the format holds many: usi, sfen, usen, csa. “--to usi” writes one line “position sfen … moves …” a game,
    of the main line only.

    What is odd in a file and what a format cannot hold is told on the standard error stream.
    Exit status: 0 all was converted, 2 a file could not be.
help-check = Tell what is odd in records: illegal moves, wrong results, unreadable lines
help-check-after =
    Reported are lines that cannot be understood, illegal moves with the rule that they break, results that contradict the moves,
    repetitions that were played on, and endings that the board does not bear out.
    Exit status: 0 nothing is odd, 1 something is, 2 a file could not be read.
help-help = Print this help or that of a command

## Help: arguments of several commands

help-arg-help = Print help
help-arg-version = Print the version
help-arg-lang = The language: cs, de, en, ja, pl or uk; by default that of the environment (LC_ALL, LC_MESSAGES, LANG)
help-arg-json = Answer with JSON
help-arg-position = The position, one argument
help-arg-subject = A position, one argument; or a file with a record, or - for one on the standard input
help-arg-ply = The board after N moves, 0 for the start; the last one otherwise
help-arg-game = Which game of a file that holds several
help-arg-inputs = Files, folders, or - for the standard input
help-arg-from = The format of the input, if its content does not tell
help-arg-games = Games to play; every opening is played twice with colours exchanged
help-arg-nodes = Nodes for every move
help-arg-max-moves = After so many moves a game is a draw
help-arg-seed = The number from which everything random is drawn: the same number, the same course
help-arg-threads = Games at the same time; as many as the machine has threads if not given
help-arg-net = Evaluation: a network’s file, own for that of this program, or handmade
help-arg-out = File of the new network

## Help: play, serve

help-arg-bind = The address to listen on
help-arg-port = The port to listen on; 0 takes any that is free
help-arg-data-dir = The folder that keeps the games; by default one in your own data directory
help-arg-verbose = Say on the standard error stream what the server does, not only what goes wrong
help-arg-no-open = Do not open a browser

## Help: match

help-match-a = Command line of engine A; self is this program’s own engine
help-match-b = Command line of engine B; self is this program’s own engine
help-arg-a-name = What to call engine A; what it calls itself if not given
help-arg-b-name = What to call engine B
help-arg-a-option = An option of engine A; may be repeated
help-arg-b-option = An option of engine B; may be repeated
help-arg-a-protocol = How engine A is spoken to; guessed from its file’s name if not given
help-arg-b-protocol = How engine B is spoken to
help-arg-concurrency = Games at the same time
help-arg-movetime = Time for every move, in ms
help-arg-main = Main time for the game, in ms
help-arg-byoyomi = Time for every move when the main time is used up, in ms
help-arg-increment = Time added after every move, in ms
help-match-depth = Plies to search
help-arg-a-limits = Limits of engine A in place of those for both, such as movetime=1000 or main=60000,increment=1000
help-arg-b-limits = Limits of engine B in place of those for both
help-arg-margin = How much too late a move may come before the game is lost on time, in ms
help-arg-openings = Openings: one “startpos moves …” or other position a line, # begins a comment
help-arg-opening-plies = Plies to play of every opening of the file; all if not given
help-arg-random-plies = Random plies from the start position where no file is given
help-arg-adjudicate-win = A game is won when both engines have said so for PLIES plies: the winner’s score at least SCORE hundredths of a pawn
help-arg-adjudicate-draw = A game is drawn when both scores stayed within SCORE of 0 for PLIES plies, not before the game has FROM plies
help-arg-sprt = Ends the match when a sequential test (5% error) decides between two leads of A, in Elo
help-match-out = File to add the games to: a comment and a line of moves each
help-arg-resume = Goes on with a match whose games the file of --out holds; give the other arguments as before

## Help: bench, perft, judge

help-bench-depth = How deep each position is searched, in plies; the signature belongs to the default
help-perft-depth = How many moves to look ahead
help-arg-divide = Also list the count below each move
help-judge-position = The start position and the moves of the game, one argument
help-arg-illegal = Whether an illegal move is refused or loses the game
help-arg-handicap = White gave this handicap and is credited with the missing pieces: lance, right-lance, bishop, rook, rook-lance,
    two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns or naked-king

## Help: train

help-train-selfplay-out = File to add the games to; run again with the same arguments, it is gone on with
help-train-selfplay-games = Games that the file is to hold at the end
help-arg-decided = A game is decided when one side was so far ahead for six plies, in hundredths of a pawn
help-arg-input = File of games
help-train-label-out = File for the same games with new values; run again with the same arguments, it is gone on with
help-train-label-nodes = Nodes for every position
help-train-fit-files = Files of packed games, or texts with a line “SFEN;value;result” for every position
help-train-fit-from = Network to start from; random numbers if not given
help-train-fit-width = Neurons for each side: 64, 128 or 256
help-arg-epochs = How often each position is seen
help-arg-batch = Positions a step
help-arg-rate = Rate of learning at the beginning
help-arg-final-rate = Rate of learning at the end
help-arg-decay = How fast weights that are not needed fade, relative to the rate
help-arg-zone-rate = Rate of learning for what each zone of the king has of its own, relative to the rate of what all zones share
help-arg-zone-decay = How fast what each zone has of its own fades, relative to its rate
help-arg-result-share = How much the game’s result counts beside the search’s value, 0 to 1
help-arg-trace = How much the values of the next plies of a game count beside a position’s own, 0 to 1 (packed games only)
help-arg-starts = File of positions from which some games begin: lines of “sfen …” or “position …”, such as an opening book; other lines are passed over
help-arg-starts-share = How many games of a thousand begin there
help-arg-positions = Positions of the book
help-arg-lines = Moves that are valued in every position
help-arg-window = How much worse than the best a move may be to stand in the book, in hundredths of a pawn
help-arg-first-window = The same in the first two moves of each side
help-arg-ply-cost = What a ply costs beside what its move gives away, in hundredths of a pawn: the higher, the broader the book, the lower, the deeper
help-arg-handicap-cost = What a handicap start costs more than the even one, in hundredths of a pawn
help-arg-ladder = Measures the engine’s levels instead: each against the next two, --games a pair, the weakest against a player that counts the pieces one move ahead
help-arg-scale = Value in hundredths of a pawn that wins with odds of e to 1; fitted if not given
help-arg-limit = Positions with a value beyond this are left out, in hundredths of a pawn
help-arg-lessons = Learn what the terms set by hand say of each position and of so many others around it, not the search’s values
help-arg-networks = Networks of one width that were trained from the same one
help-train-match-a = Evaluation A: a network’s file, own for that of this program, or handmade
help-train-match-b = Evaluation B
help-train-stats-files = Files of packed games

## Help: show, diagram

help-arg-letters = Letters in place of characters: K R B G S N L P, with + for promoted, small for White
help-diagram-output = A file whose name ends with .svg or .png, or - for SVG on the standard output
help-arg-pieces = The piece set: kanji, two-kanji, international, ideograms or chess
help-arg-writing = How promoted pieces are written on the kanji sets, divided by commas: 龍 or 竜, 全 or 成銀, 圭, 今 or 成桂, 杏, 仝 or 成香, と or 个
help-arg-black-faces = The promoted faces of the kanji sets in black, not in red
help-arg-board = The board: wood, paper, dark or contrast
help-arg-coordinates = What stands along the edges: japanese is files 1–9 and ranks 一–九, letters ranks a–i, digits ranks 1–9
help-arg-arrows = Arrows by their squares or by moves, divided by commas: 7g7f, 8h2b+:red; a drop or a single square is ringed: P*5e, 5e
help-arg-marks = Marked squares, divided by commas: a square, then ring, dot or fill, then green, red, blue or yellow: 5e, 5e:dot, 5e:fill:yellow
help-arg-flip = White at the bottom
help-arg-no-hands = Without the pieces in hand
help-arg-no-last-move = Without the colour on the squares of the last move
help-arg-caption = A line under the board; in a PNG it is set in a font of this system or of --font
help-arg-font = A font file for the caption of a PNG
help-diagram-width = The width in pixels; 800 for PNG if nothing is said

## Help: convert

help-convert-output = A file, a folder, or - for the standard output
help-arg-to = The format to write, if the name behind -o does not tell
help-arg-encoding = The encoding to write: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le or utf-16be
help-arg-crlf = End lines as Windows does
help-arg-strict = Take every oddity of a file for an error
help-convert-json = Write the whole tree with all warnings as JSON, one object a file and line
help-arg-quiet = Tell only what fails

## Pictures

program-no-font = no font of this system has the characters “{ $characters }”; name a font file with --font, or draw SVG
program-no-font-file = { $file } is not a font file

## Records: where something is odd

program-odd = line { $line }, column { $column }: { $what }: { $done }
program-odd-found = line { $line }, column { $column }: { $what }, found “{ $found }”: { $done }
program-more-odd = further oddities: { $count }
program-game = game { $game }
program-at-move = move { $ply }
program-in-variation = move { $ply } of a variation
program-check-sum = Files: { $files }. Games: { $games }. Oddities: { $odd }. Files that cannot be read: { $unreadable }.

## Records: what is odd

odd-undecodable = bytes that are not text in this encoding
odd-unknown-handicap = a handicap that is not known
odd-handicap-against-board = the handicap is not that of the board
odd-unreadable-start = a start position that cannot be read
odd-broken-start = the start position: { $faults }
odd-missing-side = no line says who is to move
odd-illegal-move = illegal move: { $reason } ({ $rule })
odd-impossible-move = a move that cannot be carried out on the board
odd-unreadable-move = a move was expected
odd-ambiguous-move = several pieces can make this move ({ $moves })
odd-other-piece = another piece stands on the square
odd-other-side = it is the other side’s turn
odd-other-target = not the square of the last move
odd-other-number = a number that does not follow the one before
odd-unreadable-time = a time was expected
odd-unknown-ending = an ending that is not known
odd-after-end = more follows after the end of the game
odd-other-summary = the summary does not fit the moves
odd-nowhere-to-branch = no line has the move from which to branch
odd-unknown-text = text that means nothing here
odd-bad-value = a value that cannot stand here
odd-cut-short = the file ends in the middle of something

## Records: what was done about it

done-undecodable = replaced by U+FFFD
done-unknown-handicap = the start is left unknown and the moves are kept as text
done-handicap-against-board = the board was taken, the name kept as a header
done-unreadable-start = left out, the start is unknown
done-broken-start = kept as it is
done-missing-side = the side of the first move was taken
done-illegal-move = carried out as written
done-impossible-move = kept as text, as is the rest of this line of moves
done-unreadable-move = { done-impossible-move }
done-ambiguous-move = the first one that fits was taken
done-other-piece = the piece on the square was moved
done-other-side = the turn was taken from the moves before
done-other-target = the square of the last move was taken
done-other-number = the order of the rows was taken
done-unreadable-time = left out
done-unknown-ending = kept as it is written
done-after-end = kept below the end
done-other-summary = the moves were taken
done-nowhere-to-branch = its lines are kept as comments
done-unknown-text = kept as a comment
done-bad-value = left out
done-cut-short = what is there was read

## Records: what does not fit the rules

finding-played-on = the position stands for the fourth time, the game ends here by repetition (R35)
finding-played-on-checks = the position stands for the fourth time after checks alone, which loses for { $loser } (R36)
finding-no-repetition = the record ends with repetition, but the position does not stand for the fourth time (R35)
finding-perpetual-check = the record ends with repetition, but { $loser } gave check all the time and loses (R36)
finding-not-mated = the record ends with mate, but there are legal moves (R32)
finding-declaration-fails = the declaration holds under no rule (R38)
finding-no-try = the record ends with a king on its goal, which no king has reached (R38)

## Records: what a format cannot hold

told-loss-header = headers left out: { $count }
told-loss-comment = comment lines left out: { $count }
told-loss-bookmark = bookmarks left out: { $count }
told-loss-time = times left out: { $count }
told-loss-milliseconds = parts of a second left out: { $count }
told-loss-variation = variations left out: { $count }
told-loss-ending = endings left out: { $count }
told-loss-unread = texts in the place of moves left out: { $count }
told-loss-start = start positions not kept whole: { $count }
told-loss-move = moves left out: { $count }
told-loss-character = { $symbol } written as { $stand-in }: { $count }

## Records: how a game ends

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = Illegal move of the opponent
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = Win by default
told-ending-forfeit-loss = Loss by default
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show, diagram, convert

program-step = Move: { $move }
program-step-ended = Ended: { $ending }
program-step-unread = Not understood: { $text }
program-bookmark = Bookmark: { $name }
program-other-moves = Other moves in its place: { $count }
program-no-move = the game has no move { $ply }; moves in it: { $count }
program-no-game = the file has no game { $game }; games in it: { $count }
program-no-such-file = { $file }: no such file or folder
program-no-records = { $folder }: no file below this folder has the name of a record ({ $known })
program-no-games = no game was read, nothing was written
program-one-game = the format { $format } holds one game a file, not { $games }: name a folder behind -o
program-own-conversion = would be overwritten by its own conversion
program-unknown-extension = { $file }: the extension is that of no format ({ $known }), name one with --to
program-which-format = which format? Name one with --to, or a file behind -o
program-picture-name = { $file }: expected a name that ends with .svg or .png
program-cannot-write = { $file }: cannot be written
program-cannot-read = { $file }: cannot be read

## match, bench, train

program-match-games = { $a } against { $b }. Games: { $games }
program-match-score = score { $score } = { $percent }%  (+{ $wins } ={ $draws } -{ $losses })
program-match-elo = { $elo } at 95%, stronger with { $los }%
program-match-sprt = sequential test of { $high } against { $low } Elo: { $verdict }, LLR { $llr } of ±{ $bound }
program-match-open = open
program-match-accepted = accepted
program-match-rejected = rejected
program-match-colours = won by Black { $black }, by White { $white }; plies a game { $plies }; slowest move { $slowest-a } ms and { $slowest-b } ms
program-match-won-by = { $reason }, won by { $winner }
program-match-drawn = { $reason }, won by nobody
program-match-no-limit = engine { $engine } has no limit: give --movetime, --byoyomi, --main, --nodes or --depth
program-bench = { $nodes } nodes, { $seconds } s, { $nps } nps
program-train-games = games: { $games }, plies: { $plies } (a game { $mean }), searched: { $searched }
program-train-won = won by Black: { $black }, by White: { $white }, by nobody: { $nobody }
program-train-positions = positions to learn from: { $kept }, held out: { $held }; left out: restless { $restless }, decided { $decided }, come twice { $twice }
program-train-epoch = epoch { $epoch }: loss { $loss }, held out { $held }, positions a second { $speed }
program-train-done = scale { $scale }; held out { $held }, rounded to the bits of the file { $rounded }; surprise at results { $surprise }
program-train-checksum = { $file }: checksum { $checksum }
program-train-versus = { $a } against { $b }, nodes a move: { $nodes }, games: { $games }: { $score }
program-train-there = { $file } is there already
program-train-go-on = cannot go on with { $file }
program-train-no-starts = { $file }: no line with a position, such as “sfen …” or “position …”
program-train-width = the width is { $width }, expected 64, 128 or 256
program-match-adjudicated = adjudicated
program-train-read = games: { $games }, lines that do not read: { $unreadable }

## What went wrong, in detail

program-io-not-found = no such file or folder
program-io-permission = access is denied
program-io-exists = it exists already
program-io-folder = it is a folder, a file was expected
program-io-no-folder = a part of the path is no folder
program-io-full = no space is left
program-io-read-only = the place can only be read
program-io-cut-short = it ends in the middle of something
program-io-no-text = it is not text in UTF-8
program-expected-number = expected a whole number
program-expected-decimal = expected a number
program-too-large = the number is too large
program-too-small = the number is too small
program-expected-at-least = expected a whole number from { $least } on
program-expected-between = expected a whole number from { $least } to { $most }
program-expected-one-of = expected one of: { $values }
program-expected-arrow = expected two squares such as 7g7f, a drop such as P*5e, or one square
program-expected-square = expected a square such as 5e, found “{ $found }”
program-expected-no-more = expected a square, a shape and a colour such as 5e:dot:red, found “{ $found }” after them
program-no-picture = the picture could not be drawn
program-picture-too-large = the picture is too large
program-file-empty = the file is empty
program-file-unknown = expected a game record, found a file of no known format
program-file-unreadable = line { $line }, column { $column }: expected { $expected } in a file of the format { $format }
json-object = an object
json-array = an array
json-member-or-end = a comma or the end of the object
json-element-or-end = a comma or the end of the array
json-colon = a colon
json-value = a value
json-string = a string
json-string-end = the end of the string
json-escape = an escape such as \n
json-hex-digits = four hexadecimal digits
json-number = a number
json-boolean = true or false
json-file-end = the end of the file
program-file-other-game = line { $line }: expected a game of shogi, found one of { $game }, which is not read
program-format-read-only = the format { $format } is read, not written
program-network-other = no network file: it does not begin with KOMANNUE
program-network-version = a network file of version { $found }, which is not known here
program-network-shape = a network of another build than this program has
program-network-length = the file has { $found } bytes, expected { $expected }
program-network-damaged = the file is damaged: its checksum is wrong
program-network-numbers = its numbers make no network
program-network-widths = expected networks of the same width
program-train-plan = training cannot begin: { $what }: expected { $expected }
program-train-trace = --trace is { $trace }, expected 0 to 1
program-train-neither = expected packed games or lines of “SFEN;value;result”, found neither
program-packed-other = no file of packed games, or one that is damaged at its head
program-packed-recipe = the file holds games of another recipe: { $found }; expected { $expected }
program-packed-damaged = game { $game } at byte { $offset } is damaged
program-packed-too-large = the game is too large for the file
program-at-line = line { $line }
program-match-opening-over = the game is over at the end of the opening
program-match-no-opening = there is no opening in it
program-limit = limit “{ $limit }”
program-expected-form = expected { $form }
program-expected-sprt = expected LOW,HIGH in Elo, such as 0,10, the lower one first, from -1000 to 1000
program-expected-adjudication = expected { $form }: a score of at most 30000, and at least one ply
program-engine = engine { $engine }
program-engine-start = { $file } cannot be started: { $reason }
program-engine-ended = it ended ({ $status }) while { $expected } was expected
program-engine-silent = no { $expected } within { $ms } ms
program-engine-answer = its answer cannot be read: { $reason }
program-engine-illegal = its move { $move } is illegal: { $reason } ({ $rule })
program-engine-last = it wrote last: { $lines }
program-engine-option = option “{ $option }”: expected NAME=VALUE
program-option-value = option { $option }: { $expected }, found “{ $found }”
program-option-empty = option { $option }: expected a value
program-command-empty = the command line is empty
program-command-quote = column { $column }: the quotation mark is never closed
program-gnushogi-greeting = it greets with “{ $greeting }” and not as GNU Shogi does
program-gnushogi-silent = it does not greet as GNU Shogi does
program-gnushogi-limits = GNU Shogi can be limited by time or depth only
program-gnushogi-option = GNU Shogi has no option { $option }; Command=LINE sends it a line before every game
program-saved-first = expected “# game NUMBER: ”
program-saved-players = expected the players { $a } and { $b }
program-saved-opening = game { $game } of this match begins from another opening
program-saved-twice = game { $game } is there twice
program-match-pair = { $a } against { $b }: { $score }
program-match-none = no game was played
program-usi-broken = the conversation with the other program broke off
