### What the rules have to say. Squares are written file first: 7-6 is file 7, rank 6.
###
### A name that is filled in has more than one form, and each language takes the one that its sentence needs: `$piece` is the
### bare name, `$piece-the` the name with its article, `$piece-start` the same with a capital; `$winner` and `$winner-start`
### (as well as `$loser…`, `$side…`, `$black…`, `$white…`) are the name as it stands within a sentence and at its start.

rule-number = Rule { $rule }

## Illegal moves: a name and a reason

illegal-other = That move is not allowed
illegal-other-why = It breaks the rules in this position.
illegal-empty-square = No piece there
illegal-empty-square-why = There is no piece on { $squares } to move.
illegal-not-your-piece = Not your piece
illegal-not-your-piece-why = The piece on { $squares } belongs to your opponent.
illegal-stays-put = Passing is not allowed
illegal-stays-put-why = On your turn you have to move or drop a piece.
illegal-own-piece-there = Your own piece is there
illegal-own-piece-there-why = You cannot move onto { $squares }: one of your own pieces stands there.
illegal-cannot-reach = { $piece-start } does not move like that
illegal-cannot-reach-why = { $piece-start } cannot go to that square.
illegal-dots = The dots show where it can go.
illegal-blocked = Something is in the way
illegal-blocked-why = Only the knight jumps. { $piece-start } is stopped by the { $count ->
    [one] piece on { $squares }
   *[other] pieces on { $squares }
  }.
illegal-cannot-promote = No promotion for this piece
illegal-cannot-promote-why = { $piece-start } has no promoted face.
illegal-already-promoted = Already promoted
illegal-already-promoted-why = { $piece-start } shows its promoted face and keeps it until it is captured.
illegal-outside-zone = No promotion here
illegal-outside-zone-why = A piece promotes only when its move starts or ends in the last three ranks.
illegal-must-promote = It has to promote
illegal-must-promote-why = On { $squares } { $piece-the } could never move again, so it must promote.
illegal-not-in-hand = Not in your hand
illegal-not-in-hand-why = You have no { $piece } in hand to drop.
illegal-occupied = The square is taken
illegal-occupied-why = A drop needs an empty square, and { $squares } is occupied. Dropped pieces never capture.
illegal-dead-drop = It could never move there
illegal-dead-drop-why = Dropped on { $squares }, { $piece-the } could not move for the rest of the game.
illegal-nifu = Nifu: two pawns on one file
illegal-nifu-why = You already have an unpromoted pawn on this file, on { $squares }. A second one may not be dropped there.
illegal-king-into-check = The king would be in check
illegal-king-into-check-why = That square is attacked from { $squares }. A king may not move into check.
illegal-check-not-answered = Your king is in check
illegal-check-not-answered-why = You have to answer the check at once: move the king, take the attacker or block its way.
illegal-exposes-king = That would expose your king
illegal-exposes-king-why = { $piece-start } shields your king. Without it there would be check.
illegal-uchifuzume = Uchifuzume: mate by a dropped pawn
illegal-uchifuzume-why = A pawn may not be dropped to give checkmate at once. It may give check, and other pieces may mate by a drop.

## What was refused

refusal-other = The game did not allow it.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has begun already.
refusal-game-over = The game is over.
refusal-not-your-turn = It is the other side’s turn.
refusal-illegal-move = That move is not allowed.
refusal-out-of-date = The position had changed in the meantime.
refusal-draws-off = Draw offers are switched off in this game.
refusal-takebacks-off = Moves cannot be taken back in this game.
refusal-nothing-to-take-back = There is no move to take back.
refusal-too-many-plies = There are not so many moves to take back.
refusal-no-such-offer = The offer is no longer open.
refusal-offer-open = Another offer has to be answered first.
refusal-offer-repeated = This was offered already. Make a move first.
refusal-own-offer = The other side has to answer this offer.
refusal-declaration-off = This game is played without declarations.
refusal-count-off = Points are not counted in this game.
refusal-no-entering-king = Points can be counted once a king has entered the enemy camp.
refusal-resign-on-own-turn = In this game you may resign on your own turn only.
refusal-not-your-seat = That side is not yours to play.
refusal-stale = The game had gone on in the meantime. Look again and repeat it if you still want to.
refusal-not-saved = The game could not be saved, so nothing was done. Please try again.

## How a game ended: a name and a sentence

outcome-checkmate = Checkmate
outcome-checkmate-why = { $loser-start } is in check and no move helps: { $winner } wins.
outcome-stalemate = No legal move
outcome-stalemate-why = { $loser-start } has no legal move, which loses in shogi even without check: { $winner } wins.
outcome-resignation = Resignation
outcome-resignation-why = { $loser-start } resigned: { $winner } wins.
outcome-time = Time ran out
outcome-time-why = { $loser-start } ran out of time: { $winner } wins.
outcome-illegal-move = Illegal move
outcome-illegal-move-why = { $loser-start } made an illegal move, which loses in this game: { $winner } wins.
outcome-illegal-move-reason = { $reason }.
outcome-perpetual-check = Perpetual check
outcome-perpetual-check-why = The same position came four times, and all that time { $loser } did nothing but give check. That loses: { $winner } wins.
outcome-declaration = Entering-king declaration
outcome-declaration-why = { $winner-start } entered the enemy camp with the king, met every condition of the declaration, and wins.
outcome-wrong-declaration = Wrong declaration
outcome-wrong-declaration-why = { $loser-start } declared without meeting the conditions, which loses: { $winner } wins.
outcome-try = Try
outcome-try-why = { $winner-start } safely brought the king to the square where the enemy king began, and wins.
outcome-abandoned = Abandoned
outcome-abandoned-why = The game was broken off.
outcome-sennichite = Sennichite: fourfold repetition
outcome-sennichite-why = The same position, with the same pieces in hand and the same side to move, came for the fourth time.
outcome-impasse = Jishōgi: impasse
outcome-impasse-why = By the 24-point rule both sides have enough points, so nobody wins.
outcome-count = Jishōgi: counted by agreement
outcome-count-why = Both sides agreed to count. Whoever has fewer than 24 points loses; with enough on both sides it is a draw.
outcome-max-moves = Move limit
outcome-max-moves-why = The agreed number of moves was reached.
outcome-agreement = Agreement
outcome-agreement-why = Both sides agreed to a draw.

result-draw = Draw
result-none = No result
result-wins = { $side-start } wins
result-you-win = You win
result-you-lose = You lose

## Impasse

impasse = Entering kings
impasse-points27 = 27 points: declare and win
impasse-points24 = 24 points: win or draw
impasse-try = Try rule
impasse-none = No declaration
impasse-points27-why = With the king in the enemy camp, not in check, and ten other pieces there, { $black } needs 28 points and { $white } 27. Rooks and bishops count 5, other pieces 1, in the camp and in hand.
impasse-points24-why = With the king in the enemy camp, not in check, and ten other pieces there, 31 points win and 24 to 30 draw. Rooks and bishops count 5, other pieces 1, in the camp and in hand.
impasse-try-why = The side whose king reaches the square where the enemy king began, and is not attacked there, wins at once.
declaration-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $pieces ->
    [one] { $pieces } piece in the camp
   *[other] { $pieces } pieces in the camp
  }.
declaration-king-not-in-zone = The king is not in the enemy camp.
declaration-in-check = The king is in check.
declaration-too-few-pieces = Fewer than ten other pieces stand in the enemy camp.
declaration-too-few-points = Too few points: { $needed } are needed.
declaration-king-not-on-square = The king is not on the enemy king’s first square.

## A pasted start that cannot be played from

fault-field-board = Board:
fault-field-side = Side to move:
fault-field-hands = Pieces in hand:
fault-field-ply = Move number:
fault-field-moves = Moves:
fault-column = Look at column { $column }.
fault-start-unreadable = no game can start from this text.
fault-start-illegal-move = move { $number }, { $move }, is illegal. { $reason }.
fault-start-is-over = the game would be over at once: { $reason }.
fault-setup-missing-king = { $side-start } has no king.
fault-setup-no-kings = neither side has a king.
fault-setup-several-kings = { $side-start } has more than one king.
fault-setup-too-many = there are { $count } pieces of the kind “{ $piece }”; a set has { $most }.
fault-setup-nifu = { $side-start } has two unpromoted pawns on file { $file }.
fault-setup-dead-piece = { $piece-the } of { $side } on { $square } could never move.
fault-setup-opponent-in-check = the side to move could take the king of { $side }.
fault-setup-ply = the move number { $count } is too large.
fault-text-empty = there is no text.
fault-text-move = number { $number }, “{ $text }”, is not a move. Moves look like 7g7f, 8h2b+ or P*5e.
fault-text-word = expected the word “moves”, found “{ $text }”.
fault-text-japanese = only USI and SFEN can be read here, such as 7g7f or startpos. Japanese notation and game records cannot, so far.
fault-sfen-missing = this part is missing.
fault-sfen-unexpected = “{ $text }” means nothing here.
fault-sfen-cannot-promote = there is a + before something that cannot promote.
fault-sfen-rank-length = rank { $rank } has { $count } squares instead of 9.
fault-sfen-rank-count = there are { $count } ranks instead of 9.
fault-sfen-side = it must be b or w.
fault-sfen-count = there is a number without a piece, or a 0.
fault-sfen-count-too-large = there is a number above 9,999.
fault-sfen-number = it must be a whole number up to 1,000,000.
fault-sfen-trailing = there is more text after the end.

## Settings that the server refuses

settings-furigoma-in-handicap = Pawns are tossed in even games only: in a handicap game uwate moves first.
settings-no-time = A clock needs main time or byoyomi.
settings-too-much-time = A clock cannot run for more than seven days.
settings-bad-periods = There must be 1 to 100 byoyomi periods.
settings-bad-max-moves = The largest number of moves must be above the number of moves made already.
settings-broken-setup = The start position breaks the rules.
settings-illegal-start-move = One of the moves of the start is illegal.
settings-start-is-over = The game would be over at once.

## Endings that only records have

ending-interrupted = Broken off
ending-not-mate = No mate
ending-sealed-move = Sealed move
ending-taken-back = Move taken back
ending-fault = Program fault
