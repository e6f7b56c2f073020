### Lessons: captures and drops.

lessons-group-drops = Captures and drops

## Captured pieces

lesson-captures = Captured pieces
lesson-captures-about = What you take is yours.
lesson-captures-take = Take the silver on the marked square with your bishop.
lesson-captures-take-hint = The bishop goes diagonally, up and to the right.
lesson-captures-take-done = The silver has left the board, but not the game.
lesson-captures-take-wrong = The silver still stands there. To capture it, the bishop has to land on its very square.
lesson-captures-hand = Where is the silver now?
lesson-captures-hand-option-gone = Out of the game
lesson-captures-hand-option-mine = In my hand, on my side
lesson-captures-hand-option-back = With my opponent, to be put back
lesson-captures-hand-hint = Can you still see it anywhere? And on whose side?
lesson-captures-hand-done = It lies on your stand, the komadai. On a later turn you may put it back on the board as your own piece.
lesson-captures-hand-wrong = Look beside the board: captured pieces change sides.
lesson-captures-free = Two captures are possible with the rook. Take the piece that nobody guards.
lesson-captures-free-hint = For each capture ask: could anything take back?
lesson-captures-free-done = A gold for nothing.
lesson-captures-free-wrong-guarded = That pawn is guarded. You would lose your rook for it.
lesson-captures-dragon = A dragon has broken into your camp. Capture it.
lesson-captures-dragon-hint = Your king and your gold both stand next to it.
lesson-captures-dragon-done = Danger over, and a fine piece for you.
lesson-captures-dragon-wrong = The dragon is still in your camp and will do more damage. You can take it at once.
lesson-captures-turned = You captured a dragon. What lies in your hand?
lesson-captures-turned-option-dragon = A dragon
lesson-captures-turned-option-rook = A rook
lesson-captures-turned-hint = What becomes of a promotion when the piece changes sides?
lesson-captures-turned-done = A plain rook: every captured piece loses its promotion.
lesson-captures-turned-wrong = Captured pieces always go back to their plain side.
lesson-captures-sight = How are captured pieces kept?
lesson-captures-sight-option-hidden = Hidden, as a surprise
lesson-captures-sight-option-sight = In plain sight, on the stand
lesson-captures-sight-option-box = In the box
lesson-captures-sight-hint = May your opponent know which pieces you could drop?
lesson-captures-sight-done = Both players may always see both hands. They are part of the position.
lesson-captures-sight-wrong = Shogi has no secrets: what you hold must be seen.

## Dropping a piece

lesson-dropping = Dropping a piece
lesson-dropping-about = Captured pieces come back.
lesson-dropping-first = You have a gold in hand. Instead of moving, drop it on any empty square.
lesson-dropping-first-hint = Choose the gold beside the board, then a square.
lesson-dropping-first-done = That was your whole turn. The gold faces your opponent: it is yours now.
lesson-dropping-first-wrong-moved = That was a move on the board. Use the gold in your hand.
lesson-dropping-occupied = You want to drop a silver on your opponent’s pawn on 3-4. Is that allowed?
lesson-dropping-occupied-hint = A move may end on an enemy piece. Is it the same with a drop?
lesson-dropping-occupied-done = No. A drop needs an empty square and never captures.
lesson-dropping-occupied-wrong = Look at what stands on 3-4, and think of the squares on which a drop is possible.
lesson-dropping-camp = You drop a silver on 3-2, deep in the enemy camp. Is that allowed?
lesson-dropping-camp-hint = Look at 3-2: does anything stand there, and could a silver move on from it?
lesson-dropping-camp-done = Yes. Any empty square is good enough. The silver arrives with its plain side up, even here.
lesson-dropping-camp-wrong = Ask yourself what a drop needs from its square. Does it matter whose camp that is?
lesson-dropping-one = May you drop a pawn and move a piece in the same turn?
lesson-dropping-one-option-both = Yes, one of each
lesson-dropping-one-option-one = No, one or the other
lesson-dropping-one-hint = Think of the gold you dropped: did you still have a move left after it?
lesson-dropping-one-done = A turn is one move or one drop.
lesson-dropping-one-wrong = That would be two moves in a row.
lesson-dropping-later = Drop a pawn on the marked square, inside the zone. Then promote it with your next move.
lesson-dropping-later-hint = First 3-3, then on to 3-2, promoting.
lesson-dropping-later-done = A drop never promotes. But the next move started in the zone, so it may.
lesson-dropping-later-wrong = It takes two moves: the drop on the marked square, then a step forward that promotes.

## What drops can do

lesson-drop-power = What drops can do
lesson-drop-power-about = Mate, block and strike back.
lesson-drop-power-mate = Drop the gold so that it is mate.
lesson-drop-power-mate-hint = Put it right in front of the king, where your pawn guards it.
lesson-drop-power-mate-done = A gold in front of the king: the most common mate of all.
lesson-drop-power-mate-wrong-loose = The king can take it or get away. Drop it where a friend guards it.
lesson-drop-power-where = The rook on 2-2 gives check. Choose every square where the pawn in your hand would block it.
lesson-drop-power-where-hint = The squares between the rook and your king.
lesson-drop-power-where-done = Five squares. You have no other pawn on file 2, so each of them is possible.
lesson-drop-power-where-wrong = The pawn has to stand between the rook and your king, on an empty square.
lesson-drop-power-block = Now block with the pawn on the square that your king guards.
lesson-drop-power-block-hint = Right in front of the king, on 2-7.
lesson-drop-power-block-done = If the rook takes the pawn, your king takes the rook.
lesson-drop-power-block-wrong-loose = There the rook simply takes the pawn and gives check again.
lesson-drop-power-block-wrong-king = The king could run. But the task is to block with the pawn.
lesson-drop-power-lance = Your dragon holds the second rank. Drop the lance for mate.
lesson-drop-power-lance-hint = On the king’s own file. It works from far away too.
lesson-drop-power-lance-done = No square to run to, and nothing to put in between.
lesson-drop-power-lance-wrong-elsewhere = The lance has to look at the king, straight up file 1.
lesson-drop-power-counter = You are in check. Drop a piece that blocks it and gives check back.
lesson-drop-power-counter-hint = Which square on file 5 lies on a diagonal with 2-2?
lesson-drop-power-counter-done = One drop, two jobs.
lesson-drop-power-counter-wrong-quiet = That answers the check, but it gives none.

## No way forward

lesson-dead-drops = No way forward
lesson-dead-drops-about = Where a piece must not be dropped.
lesson-dead-drops-pawn = A pawn is dropped on the last rank, on 3-1. Is that allowed?
lesson-dead-drops-pawn-hint = How does a pawn move, and what lies ahead of 3-1?
lesson-dead-drops-pawn-done = No. It could never move again.
lesson-dead-drops-pawn-wrong = Picture the pawn on 3-1: where could it ever move from there?
lesson-dead-drops-knight = A knight is dropped on the second rank, on 3-2. Is that allowed?
lesson-dead-drops-knight-hint = How many ranks ahead does a knight jump?
lesson-dead-drops-knight-done = No. Its jump would end off the board. The last two ranks are closed to a dropped knight.
lesson-dead-drops-knight-wrong = Let the knight jump from 3-2 in your mind: where would it land?
lesson-dead-drops-lance = A lance is dropped on the second rank, on 3-2. Is that allowed?
lesson-dead-drops-lance-hint = How does a lance move? Compare it with the knight.
lesson-dead-drops-lance-done = Yes. It still has one square ahead. Only the last rank is closed to it.
lesson-dead-drops-lance-wrong = Look straight ahead from 3-2: is there a square for the lance to move to?
lesson-dead-drops-knight-mate = Drop the knight for mate.
lesson-dead-drops-knight-mate-hint = It has to attack 2-1, and nothing may take it.
lesson-dead-drops-knight-mate-done = The third rank is the furthest a knight may be dropped.
lesson-dead-drops-knight-mate-wrong-elsewhere = That is no mate. Find a safe square from which a knight jumps to 2-1.
lesson-dead-drops-last-rank = Which piece may be dropped on the last rank?
lesson-dead-drops-last-rank-option-silver = A silver
lesson-dead-drops-last-rank-option-knight = A knight
lesson-dead-drops-last-rank-option-lance = A lance
lesson-dead-drops-last-rank-option-pawn = A pawn
lesson-dead-drops-last-rank-hint = Put each of them up there in your mind: where could it go next?
lesson-dead-drops-last-rank-done = A silver can step back from there. So can gold, rook and bishop move away.
lesson-dead-drops-last-rank-wrong = That piece only goes forward. It would be stuck.

## Nifu: two pawns

lesson-nifu = Nifu: two pawns
lesson-nifu-about = One pawn on each file.
lesson-nifu-twice = You have a pawn on 5-7. Now another one is dropped on 5-5. Is that allowed?
lesson-nifu-twice-hint = Which of your pieces stand on file 5?
lesson-nifu-twice-done = No. This is nifu: never two unpromoted pawns of yours on one file.
lesson-nifu-twice-wrong = Count your own unpromoted pawns on file 5, the new one included.
lesson-nifu-free-file = Choose every square where the pawn in your hand may be dropped.
lesson-nifu-free-file-hint = Only one file has no pawn of yours.
lesson-nifu-free-file-done = File 4 was the only one open, except for its last rank and the taken squares.
lesson-nifu-free-file-wrong = Find the file without a pawn of yours. Leave out its last rank and the taken squares.
lesson-nifu-tokin = Your tokin stands on 3-3. A pawn is dropped behind it on 3-4. Is that allowed?
lesson-nifu-tokin-hint = What is the piece on 3-3 now? And what was it before?
lesson-nifu-tokin-done = Yes. A tokin does not count as a pawn.
lesson-nifu-tokin-wrong = Look at file 3 again: how many unpromoted pawns of yours would stand there?
lesson-nifu-theirs = On file 3 there is only your opponent’s pawn. Yours is dropped on 3-5. Is that allowed?
lesson-nifu-theirs-hint = Whose pawns does nifu count?
lesson-nifu-theirs-done = Yes. Only your own pawns count.
lesson-nifu-theirs-wrong = Go through file 3 square by square: to whom does each pawn on it belong?
lesson-nifu-lances = You already have a lance and a pawn on file 1. A second lance is dropped on 1-6. Is that allowed?
lesson-nifu-lances-hint = Which kind of piece is nifu about?
lesson-nifu-lances-done = Yes. Nifu is about pawns and nothing else.
lesson-nifu-lances-wrong = Ask which pieces must not be doubled on a file, and whether a lance could move on from 1-6.
lesson-nifu-make-room = Promote the pawn on 3-4 and attack the rook. Then drop the pawn in your hand behind it.
lesson-nifu-make-room-hint = First 3-3, promoting. Then drop the pawn on 3-4.
lesson-nifu-make-room-done = As soon as the first pawn was a tokin, the file was open for the next.
lesson-nifu-make-room-wrong = Only once the first pawn is a tokin does file 3 have room. The second belongs right behind it.

## Uchifuzume

lesson-uchifuzume = Uchifuzume
lesson-uchifuzume-about = No mate with a dropped pawn.
lesson-uchifuzume-mate = A pawn is dropped on 1-2, in front of the king. Your gold guards it, and the king has no way out. Is that allowed?
lesson-uchifuzume-mate-hint = After the drop, is it just check, or more than that?
lesson-uchifuzume-mate-done = No. This is uchifuzume: a dropped pawn must not give mate at once.
lesson-uchifuzume-mate-wrong = Two questions decide: would it be mate, and which piece would give it?
lesson-uchifuzume-other = Now you have a lance in hand as well. Mate with that.
lesson-uchifuzume-other-hint = On the very same square, 1-2.
lesson-uchifuzume-other-done = Only the pawn is forbidden to do this. Every other piece may mate by a drop.
lesson-uchifuzume-other-wrong-weak = That is no mate. Use the square in front of the king.
lesson-uchifuzume-escape = The same drop on 1-2, but the square beside the king is empty. Is that allowed?
lesson-uchifuzume-escape-hint = Which squares next to the king does your gold guard, and which not?
lesson-uchifuzume-escape-done = Yes. The king can go to 2-1, so this is a check and no mate.
lesson-uchifuzume-escape-wrong = Check whether this is really mate: try every square around the king.
lesson-uchifuzume-guard = This time a silver stands beside the king. Is the pawn drop on 1-2 allowed?
lesson-uchifuzume-guard-hint = Which of your opponent’s pieces reach 1-2?
lesson-uchifuzume-guard-done = Yes. The silver can take the pawn, so it is no mate.
lesson-uchifuzume-guard-wrong = It is mate only if nobody can take the pawn. How does the piece next to the king move?
lesson-uchifuzume-push = Nothing to drop now. Mate with the pawn that is already on the board.
lesson-uchifuzume-push-hint = From 1-3 to 1-2. Your lance stands behind it.
lesson-uchifuzume-push-done = A pawn that moves may mate. Only the dropped one may not.
lesson-uchifuzume-push-wrong-weak = That is check, but the king takes the gold.

## Uchifuzume: hard cases

lesson-uchifuzume-cases = Uchifuzume: hard cases
lesson-uchifuzume-cases-about = Is it really mate?
lesson-uchifuzume-cases-pinned = A pawn is dropped on 5-2. The gold on 4-1 stands between the king and your dragon. Is the drop allowed?
lesson-uchifuzume-cases-pinned-hint = What could your dragon do if the gold left 4-1?
lesson-uchifuzume-cases-pinned-done = No. The gold is pinned: if it took the pawn, the dragon would attack the king. So it is mate.
lesson-uchifuzume-cases-pinned-wrong = Try every answer to the check: would the king really be safe after it?
lesson-uchifuzume-cases-same-file = A pawn is dropped on 5-2. The gold on 5-3 shields the king from your lance. Is the drop allowed?
lesson-uchifuzume-cases-same-file-hint = If the gold takes on 5-2, what stands between your lance and the king?
lesson-uchifuzume-cases-same-file-done = Yes. When the gold takes the pawn, it stays on file 5 and goes on shielding the king.
lesson-uchifuzume-cases-same-file-wrong = A pinned piece may still move along its line. Can the gold do that here?
lesson-uchifuzume-cases-shade = Your bishop on 2-5 aims through 5-2 at 6-1. A pawn is dropped on 5-2. Is that allowed?
lesson-uchifuzume-cases-shade-hint = How far does the bishop still reach once the pawn stands on 5-2?
lesson-uchifuzume-cases-shade-done = Yes. The pawn itself gets in the bishop’s way, and the king escapes to 6-1.
lesson-uchifuzume-cases-shade-wrong = Look at the position after the drop: which squares around the king do you still guard then?
lesson-uchifuzume-cases-no-shade = The same, but a knight of your opponent stands on 6-1. Is the drop allowed?
lesson-uchifuzume-cases-no-shade-hint = What has changed around the king since the position before?
lesson-uchifuzume-cases-no-shade-done = No. Now the king has no square left: mate by a dropped pawn.
lesson-uchifuzume-cases-no-shade-wrong = Go around the king: is a square left for it, and could anything take the pawn?
lesson-uchifuzume-cases-no-check = A pawn dropped on 1-3 gives no check, but your opponent has no move left. Is that allowed?
lesson-uchifuzume-cases-no-check-hint = What exactly does uchifuzume forbid?
lesson-uchifuzume-cases-no-check-done = Yes. Only mate is forbidden. And as having no move loses in shogi, this drop even wins.
lesson-uchifuzume-cases-no-check-wrong = Mate and having no move are two different things. Which one is the rule about?
