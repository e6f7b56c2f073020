### Lessons: how games end.

lessons-group-endings = How games end

## Check

lesson-check = Check
lesson-check-about = Three ways out.
lesson-check-give = Give check: attack the king with your rook.
lesson-check-give-hint = The king stands on file 8.
lesson-check-give-done = Check. Your opponent must answer it now. By custom nobody says it aloud.
lesson-check-give-wrong-quiet = The king is not attacked there. Which file is it on?
lesson-check-capture = The knight on 3-6 gives check. The first way out: take it.
lesson-check-capture-hint = Your pawn stands right below it.
lesson-check-capture-done = No attacker, no check.
lesson-check-capture-wrong-ran = That works too, but it is another way. Take the knight.
lesson-check-flee = The same check, but your pawn is past the knight. The second way out: move the king.
lesson-check-flee-hint = Take up the king: the dots show where it is safe.
lesson-check-flee-done = A knight jumps, so nothing can be put in its way.
lesson-check-block = The bishop gives check from far away. The third way out: put something in between.
lesson-check-block-hint = Drop the pawn on a marked square or move a piece there.
lesson-check-block-done = Rook, bishop and lance can be blocked, by a move or by a drop.
lesson-check-block-wrong-ran = The king can run as well. This time block the bishop.
lesson-check-ignored = The knight gives check, but you push your pawn on 9-7. Is that allowed?
lesson-check-ignored-done = No. A check has to be answered at once.
lesson-check-pinned = The silver steps from 3-8 to 3-7. Look at the dragon on 9-8. Is that allowed?
lesson-check-pinned-done = No. The silver shields your king from the dragon and must stay.
lesson-check-safe = Choose every square your king may go to.
lesson-check-safe-hint = Follow the lines of the rook and the bishop, and count the knight’s two squares.
lesson-check-safe-done = Only two are safe.
lesson-check-safe-wrong = A king may not step onto an attacked square, nor onto a piece of yours.

## Checkmate

lesson-checkmate = Checkmate
lesson-checkmate-about = The aim of the game.
lesson-checkmate-mated = It is your opponent’s turn. Is this checkmate?
lesson-checkmate-mated-option-yes = Yes
lesson-checkmate-mated-option-no = No
lesson-checkmate-mated-done = Nothing can take the gold, the pawn guards it, and the king has nowhere to go.
lesson-checkmate-mated-wrong = Who could take the gold on 5-2? Where could the king go?
lesson-checkmate-rescued = Nearly the same. Is this checkmate?
lesson-checkmate-rescued-option-yes = Yes
lesson-checkmate-rescued-option-no = No
lesson-checkmate-rescued-done = The silver on 4-1 takes the gold. One defender is enough.
lesson-checkmate-rescued-wrong = Look at the silver beside the king.
lesson-checkmate-find = Mate in one move.
lesson-checkmate-find-hint = Your silver holds the second rank. What about the first?
lesson-checkmate-find-done = The rook sweeps the last rank and the silver holds the squares in front.
lesson-checkmate-find-wrong-check = That is check, but there is a way out. Leave the silver where it is.
lesson-checkmate-interposed = Your dragon gives check from 2-1. Your opponent has a gold in hand. Is this checkmate?
lesson-checkmate-interposed-option-yes = Yes
lesson-checkmate-interposed-option-no = No
lesson-checkmate-interposed-done = The gold can be dropped on 3-1 or 4-1 to block. Always look at the hand.
lesson-checkmate-interposed-wrong = The dragon stands far away. What could be dropped in between?
lesson-checkmate-over = Now your opponent has nothing in hand, and it is mate. What happens next?
lesson-checkmate-over-option-capture = I take the king
lesson-checkmate-over-option-over = The game is over and I have won
lesson-checkmate-over-done = Mate ends the game. The king itself is never taken.
lesson-checkmate-over-wrong = The game ends one move before that.

## No legal move

lesson-stalemate = No legal move
lesson-stalemate-about = Rare, and not a draw.
lesson-stalemate-squeeze = The king can still go to 2-1. Take that square away without giving check.
lesson-stalemate-squeeze-hint = Your gold can guard 2-1 and 2-2 at once.
lesson-stalemate-squeeze-done = No check, but nothing left to move.
lesson-stalemate-squeeze-wrong-loose = The king still has a square.
lesson-stalemate-into-check = Could the king step to 1-2, in front of your pawn?
lesson-stalemate-into-check-done = No. Even with nothing else to play, the king may not move into check.
lesson-stalemate-result = Your opponent is not in check and has no legal move. What now?
lesson-stalemate-result-option-loses = Your opponent loses
lesson-stalemate-result-option-draw = It is a draw
lesson-stalemate-result-option-pass = Your opponent passes
lesson-stalemate-result-done = In shogi the side that cannot move loses. Chess players, take note.
lesson-stalemate-result-wrong = Passing is not allowed, and shogi does not treat this as a draw.
lesson-stalemate-hand = The same position, but your opponent has a pawn in hand. Is the game over?
lesson-stalemate-hand-option-over = Yes
lesson-stalemate-hand-option-on = No, it goes on
lesson-stalemate-hand-done = The pawn can be dropped, so there is a legal move. That is why this ending is so rare.
lesson-stalemate-hand-wrong = A drop is a move too.

## Resigning and time

lesson-resigning = Resigning and time
lesson-resigning-about = Other ways to lose.
lesson-resigning-look-first = Your opponent threatens mate on 2-8. Before you give up, look: can you mate first?
lesson-resigning-look-first-hint = Your pawn on 8-3 guards the square in front of the king.
lesson-resigning-look-first-done = You were one move faster. Always look once more before you resign.
lesson-resigning-look-first-wrong-missed = Your opponent mates next. You have something better.
lesson-resigning-hopeless = Here mate cannot be prevented any more. What do strong players do?
lesson-resigning-hopeless-option-resign = They resign
lesson-resigning-hopeless-option-clock = They let their time run out
lesson-resigning-hopeless-option-leave = They leave without a word
lesson-resigning-hopeless-done = Resigning is normal and no shame. Most games between strong players end that way.
lesson-resigning-hopeless-wrong = That would be rude. There is a better way to end a lost game.
lesson-resigning-when = When does one resign at the board?
lesson-resigning-when-option-mine = On one’s own turn
lesson-resigning-when-option-theirs = While the opponent is thinking
lesson-resigning-when-done = On your own turn. Online games often allow it at any time.
lesson-resigning-when-wrong = Let your opponent think in peace.
lesson-resigning-how = How does one resign in Japan?
lesson-resigning-how-option-words = With a bow and the words “I have lost”
lesson-resigning-how-option-topple = By knocking over the king
lesson-resigning-how-option-silence = By sweeping the pieces together
lesson-resigning-how-done = “Makemashita”, and both players bow. Here a button is enough.
lesson-resigning-how-wrong = Shogi players are polite, above all at the end.
lesson-resigning-time = You stand well, but your time runs out. What happens?
lesson-resigning-time-option-loses = I lose
lesson-resigning-time-option-draw = It is a draw
lesson-resigning-time-option-slower = I get a warning
lesson-resigning-time-done = The side whose time runs out loses, in any position.
lesson-resigning-time-wrong = The clock is part of the game.

## Sennichite: repetition

lesson-sennichite = Sennichite: repetition
lesson-sennichite-about = The same position four times.
lesson-sennichite-again = Neither side wants to commit. Move your rook from 6-8 to 7-8, back again, and once more to 7-8.
lesson-sennichite-again-hint = 6-8 to 7-8, 7-8 to 6-8, 6-8 to 7-8.
lesson-sennichite-again-done = After four moves the first position was there for the second time. The fourth time it would be sennichite.
lesson-sennichite-same = What must be the same for a position to count as repeated?
lesson-sennichite-same-option-board = The pieces on the board
lesson-sennichite-same-option-all = The board, both hands and the side to move
lesson-sennichite-same-option-side = The board and the side to move
lesson-sennichite-same-done = A single pawn more in a hand makes it another position.
lesson-sennichite-same-wrong = Something is missing: what lies beside the board?
lesson-sennichite-scattered = Other moves came in between, and then the position returned. Does that time count?
lesson-sennichite-scattered-option-yes = Yes
lesson-sennichite-scattered-option-no = No, it must come in a row
lesson-sennichite-scattered-done = The four times need not follow one another. Only how often it came counts.
lesson-sennichite-scattered-wrong = The rule counts how often the position came, not when.
lesson-sennichite-result = What follows sennichite in official games?
lesson-sennichite-result-option-replay = A new game with sides exchanged
lesson-sennichite-result-option-draw = A draw and nothing else
lesson-sennichite-result-option-first = The side that began loses
lesson-sennichite-result-done = They play again with the time that is left. In games here it is a draw.
lesson-sennichite-result-wrong = Nobody is at fault, but official events want a winner.
lesson-sennichite-agree = May the players of an official game simply agree on a draw?
lesson-sennichite-agree-option-yes = Yes
lesson-sennichite-agree-option-no = No
lesson-sennichite-agree-done = No such offer exists there. For friendly games here it can be switched on.
lesson-sennichite-agree-wrong = In chess, yes. In shogi they play on.

## Perpetual check

lesson-perpetual-check = Perpetual check
lesson-perpetual-check-about = When repetition loses.
lesson-perpetual-check-around = Chase the king: dragon to 5-2, back to 5-1, and once more to 5-2.
lesson-perpetual-check-around-hint = 5-1 to 5-2, 5-2 to 5-1, 5-1 to 5-2.
lesson-perpetual-check-around-done = Check after check, and the position repeats. That is dangerous for you.
lesson-perpetual-check-who = The position comes for the fourth time, and all your moves gave check. What now?
lesson-perpetual-check-who-option-draw = It is a draw
lesson-perpetual-check-who-option-checker = I lose
lesson-perpetual-check-who-option-king = My opponent loses
lesson-perpetual-check-who-done = Whoever repeats with nothing but checks loses. So you have to try something else in time.
lesson-perpetual-check-who-wrong = Shogi does not let you save yourself with endless checks.
lesson-perpetual-check-pause = One of your moves in between gave no check. And now the fourth time comes. What is it?
lesson-perpetual-check-pause-option-loses = I lose
lesson-perpetual-check-pause-option-draw = Plain sennichite, a draw
lesson-perpetual-check-pause-done = One quiet move is enough to make it plain sennichite.
lesson-perpetual-check-pause-wrong = The rule speaks of nothing but checks. One move was none.
lesson-perpetual-check-finisher = You gave check all the time, but the fleeing king’s move brings the fourth repetition. Who loses?
lesson-perpetual-check-finisher-option-checker = I do
lesson-perpetual-check-finisher-option-king = The side with the fleeing king
lesson-perpetual-check-finisher-done = It does not matter who completes it. The side that kept giving check loses.
lesson-perpetual-check-finisher-wrong = The king only did what it had to.
lesson-perpetual-check-better = Now you have a gold in hand. Stop repeating and mate.
lesson-perpetual-check-better-hint = Drop it next to the king, where the dragon guards it.
lesson-perpetual-check-better-done = Much better than running in circles.
lesson-perpetual-check-better-wrong-again = Only another check. Use the gold and the dragon together.

## Jishōgi: impasse

lesson-impasse = Jishōgi: impasse
lesson-impasse-about = When nobody can be mated.
lesson-impasse-entered = Both kings have walked into the enemy camp. Most pieces attack forwards, so neither king can be mated any more. This is jishōgi.
lesson-impasse-big = If both players agree, points are counted. A rook or a bishop is worth 5, promoted or not. Choose yours on the board.
lesson-impasse-big-hint = The dragon was a rook, the horse was a bishop.
lesson-impasse-big-done = A dragon and a horse: ten points.
lesson-impasse-big-wrong = Only the pieces that began as rook or bishop, and only yours.
lesson-impasse-count = Every other piece is worth 1, the king nothing. How many points do you have, on the board and in hand?
lesson-impasse-count-hint = Ten for dragon and horse. Then count the others on the board, then the hand.
lesson-impasse-count-option-p20 = 20
lesson-impasse-count-option-p28 = 28
lesson-impasse-count-option-p34 = 34
lesson-impasse-count-done = 10 for dragon and horse, 8 for the others on the board, 10 in hand.
lesson-impasse-count-wrong = Do not forget the hand, and leave out the king.
lesson-impasse-verdict = You have 28 points, your opponent has 26. By the 24-point rule, who wins?
lesson-impasse-verdict-option-draw = Nobody
lesson-impasse-verdict-option-you = I do
lesson-impasse-verdict-option-them = My opponent
lesson-impasse-verdict-done = Both have at least 24, so it is a draw.
lesson-impasse-verdict-wrong = Both reach 24 points.
lesson-impasse-short = And if your opponent had only 23?
lesson-impasse-short-option-draw = Still a draw
lesson-impasse-short-option-loses = My opponent loses
lesson-impasse-short-done = Fewer than 24 points lose.
lesson-impasse-short-wrong = The border is 24 points.
lesson-impasse-limit = Some events also limit the length of a game, for example to 500 moves. What happens then?
lesson-impasse-limit-option-draw = It is a draw
lesson-impasse-limit-option-points = The side with more pieces wins
lesson-impasse-limit-done = A draw, but mate with the very last move still counts. Here the limit is off unless you set it.
lesson-impasse-limit-wrong = Pieces are not counted there.

## Declaring a win

lesson-declaration = Declaring a win
lesson-declaration-about = The 27-point rule, step by step.
lesson-declaration-camp = You need not wait for your opponent to agree: you may declare. Your king must be in the enemy camp with at least ten other pieces of yours. Choose those pieces.
lesson-declaration-camp-hint = All your pieces on the first three ranks except the king.
lesson-declaration-camp-done = Ten: just enough.
lesson-declaration-camp-wrong = Only your own pieces on the three far ranks, without the king.
lesson-declaration-ready = Next: your king is not in check, and camp and hand together make 28 points, 27 for White. You are Black and have 28. May you declare?
lesson-declaration-ready-option-yes = Yes
lesson-declaration-ready-option-no = No
lesson-declaration-ready-done = You declare and win. Where the 24-point rule is played, it takes 31 points to win, and 24 to 30 make a draw.
lesson-declaration-ready-wrong = Go through the list: camp, ten pieces, no check, points. All is there.
lesson-declaration-outside = Which condition is missing here?
lesson-declaration-outside-option-king = The king is not in the camp
lesson-declaration-outside-option-check = The king is in check
lesson-declaration-outside-option-pieces = Fewer than ten pieces in the camp
lesson-declaration-outside-option-points = Too few points
lesson-declaration-outside-done = The king on 1-4 is one step short.
lesson-declaration-outside-wrong = Where is your king?
lesson-declaration-attacked = And here?
lesson-declaration-attacked-option-king = The king is not in the camp
lesson-declaration-attacked-option-check = The king is in check
lesson-declaration-attacked-option-pieces = Fewer than ten pieces in the camp
lesson-declaration-attacked-option-points = Too few points
lesson-declaration-attacked-done = The bishop on 1-1 gives check. Answer it first.
lesson-declaration-attacked-wrong = Look at the corner next to your king.
lesson-declaration-few-points = And here? You are Black, and one of your pawns stands on 9-6.
lesson-declaration-few-points-option-king = The king is not in the camp
lesson-declaration-few-points-option-check = The king is in check
lesson-declaration-few-points-option-pieces = Fewer than ten pieces in the camp
lesson-declaration-few-points-option-points = Too few points
lesson-declaration-few-points-done = Pieces outside the camp do not count. That leaves 27, and Black needs 28.
lesson-declaration-few-points-wrong = What does a pawn outside the camp count?
lesson-declaration-tenth = Only nine of your pieces are in the camp. Add the tenth from your hand.
lesson-declaration-tenth-hint = Drop any piece on an empty square of the first three ranks.
lesson-declaration-tenth-done = Ten pieces, and not a point lost: hand and camp count the same.
lesson-declaration-tenth-wrong-elsewhere = The tenth piece has to come from your hand into the first three ranks.
lesson-declaration-mistaken = What happens if you declare with nine pieces?
lesson-declaration-mistaken-option-loses = I lose
lesson-declaration-mistaken-option-nothing = Nothing, the game goes on
lesson-declaration-mistaken-done = A wrong declaration loses. Count twice.
lesson-declaration-mistaken-wrong = A declaration ends the game, one way or the other.
lesson-declaration-try = Some games use the try rule instead: bring your king to 5-1, where the enemy king began, and win if nothing attacks it there. Do it.
lesson-declaration-try-hint = One step diagonally.
lesson-declaration-try-done = A try, and the game is won.
lesson-declaration-try-wrong-elsewhere = The king belongs on 5-1.

## Illegal moves

lesson-illegal-moves = Illegal moves
lesson-illegal-moves-about = And what they cost.
lesson-illegal-moves-second-pawn = A pawn is dropped on 5-5. Is that allowed?
lesson-illegal-moves-second-pawn-done = No: nifu, with the pawn on 5-6. This happens even to professionals.
lesson-illegal-moves-leap = The rook goes from 2-8 to 2-5. Is that allowed?
lesson-illegal-moves-leap-done = No. It would have to jump over the pawn on 2-6, and only knights jump.
lesson-illegal-moves-exposed = The bishop goes from 7-7 to 5-5. Is that allowed?
lesson-illegal-moves-exposed-done = No. Then the lance on 7-5 would attack your king on 7-8.
lesson-illegal-moves-odd-but-fine = A pawn is dropped on 5-4, between your tokin and your lance. Is that allowed?
lesson-illegal-moves-odd-but-fine-done = Yes. It looks crowded, but no rule is broken.
lesson-illegal-moves-twice = You move, and move again before your opponent has answered. What is that?
lesson-illegal-moves-twice-option-fine = Fine, if nobody minds
lesson-illegal-moves-twice-option-illegal = An illegal move
lesson-illegal-moves-twice-done = The sides take turns. Two moves in a row are illegal, and so is passing.
lesson-illegal-moves-twice-wrong = One move each, in turn, always.
lesson-illegal-moves-official = What does an illegal move cost in an official game?
lesson-illegal-moves-official-option-back = It is taken back
lesson-illegal-moves-official-option-warning = A warning
lesson-illegal-moves-official-option-loses = The game
lesson-illegal-moves-official-done = It loses at once, however good the position is.
lesson-illegal-moves-official-wrong = It is stricter than that.
lesson-illegal-moves-here = And in a game here, with the usual settings?
lesson-illegal-moves-here-option-explained = It is not played, and the rule is explained
lesson-illegal-moves-here-option-loses = I lose at once
lesson-illegal-moves-here-done = You can learn without fear. If you like it strict, choose so before the game.
lesson-illegal-moves-here-wrong = This place is for learning, too.
