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
program-position-broken = POSITION is no shogi position:

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

## Answers

program-not-written = the answer could not be written
