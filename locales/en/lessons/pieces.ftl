### Lessons: the pieces.

lessons-group-pieces = The pieces

## Board and aim

lesson-board-and-aim = Board and aim
lesson-board-and-aim-about = What stands on the board, whose it is, and what the game is about.
lesson-board-and-aim-board = Shogi is played on nine by nine squares, all alike. Each side begins with twenty pieces in three rows. The two sides take turns, and on your turn you move one piece.
lesson-board-and-aim-yours = All pieces have the same colour. The direction tells whose they are: your pieces point away from you. Choose all your pieces.
lesson-board-and-aim-yours-hint = A piece points at the opponent of its owner.
lesson-board-and-aim-yours-done = These three point up, away from you. That is all it takes: a captured piece is turned around and plays for its new owner.
lesson-board-and-aim-yours-wrong = Look at the tips: your pieces point up, those of your opponent point down.
lesson-board-and-aim-first = Make the first move of a game: the pawn on 7-7 goes one square forward. Press the piece, then the square.
lesson-board-and-aim-first-hint = Squares are named by file and rank: file 7 from the right, rank 7 from the top. The arrow shows the move.
lesson-board-and-aim-first-done = And your opponent answered. It is your turn again; passing is not allowed.
lesson-board-and-aim-first-wrong = A good move too, but take the pawn with the arrow this time.
lesson-board-and-aim-aim = The aim is to catch the enemy king: attack it so that nothing can save it. That is checkmate. One move here does it.
lesson-board-and-aim-aim-hint = Attack the king from the square in front of it, with a piece that another one protects.
lesson-board-and-aim-aim-done = Checkmate! The king can neither take the attacker, which is protected, nor step out of its reach.
lesson-board-and-aim-aim-wrong = After that move the king can still escape. Attack it from right in front.

## King

lesson-king = The king
lesson-king-about = One step in any direction, and the whole game hangs on it.
lesson-king-meet = The king goes one square in any direction. The piece reads 王将 (ōshō) or 玉将 (gyokushō), in short 王 or 玉; the stronger player takes 王.
lesson-king-edge = Now the king stands at the edge among its own pieces. Choose every square it can go to.
lesson-king-edge-hint = Next to it, on the board, and not taken by a piece of your own.
lesson-king-edge-done = These three. No piece may move onto a piece of its own side.
lesson-king-edge-wrong = The king goes one square only, and never onto a piece of its own side.
lesson-king-walk = Walk the king over all marked squares.
lesson-king-walk-hint = A diagonal step counts as one move too.
lesson-king-walk-done = The king is slow, but no square around it is out of its reach.
lesson-king-check = Your opponent’s lance attacks your king along the file: check! Bring the king to safety.
lesson-king-check-hint = The lance only goes straight ahead. Leave its file.
lesson-king-check-done = Safe. A check must be answered at once; a king that cannot be saved is mated, and the game is over. So the king has no price.

## Gold

lesson-gold = The gold general
lesson-gold-about = Six squares, guardian of the king and its best hunter.
lesson-gold-meet = The gold goes one square straight in any direction, or diagonally forward; only the two squares diagonally behind it are closed. It reads 金将 (kinshō), in short 金 (kin).
lesson-gold-where = Choose every square that the gold on 5-8 can go to.
lesson-gold-where-hint = Straight in four directions, diagonally only forward. Two of its squares are taken by your own pieces.
lesson-gold-where-done = Four squares are left: two diagonally forward, one to the side and one straight back.
lesson-gold-where-wrong = The gold goes one square: forward, diagonally forward, to either side or straight back.
lesson-gold-walk = Bring the gold over both marked squares.
lesson-gold-walk-hint = It cannot go diagonally back. Go around: one step to the side, one straight back.
lesson-gold-walk-done = Forward it is quick, backward it takes detours. Golds therefore like to stay at home beside the king.
lesson-gold-mate = Nothing mates as well as a gold. Mate the king in one move.
lesson-gold-mate-hint = Put it right before the king’s nose, where your pawn protects it.
lesson-gold-mate-done = Checkmate. From the square next to a king at the edge, a protected gold covers every way out.
lesson-gold-mate-wrong = The king still gets away. Use the square that your pawn protects.

## Silver

lesson-silver = The silver general
lesson-silver-about = Five squares, an attacker that also comes back.
lesson-silver-meet = The silver goes one square diagonally in any direction, or straight forward. It reads 銀将 (ginshō), in short 銀 (gin).
lesson-silver-where = Choose every square that the silver on 5-8 can go to.
lesson-silver-where-hint = All four diagonals, and straight forward. Not to the sides, not straight back.
lesson-silver-where-done = Four squares: the one straight ahead is taken by your own pawn.
lesson-silver-where-wrong = The silver goes one square diagonally or straight forward, and not onto your own pawn.
lesson-silver-walk = Bring the silver over both marked squares.
lesson-silver-walk-hint = The square right behind it takes a zigzag: diagonally back and forth again.
lesson-silver-walk-done = The silver easily goes forward and diagonally back, but a square right beside or behind it is a long way.
lesson-silver-back = Gold and silver side by side: which of them can step diagonally back?
lesson-silver-back-hint = Remember which squares are closed to each of them.
lesson-silver-back-option-gold = The gold on 7-5
lesson-silver-back-option-silver = The silver on 3-5
lesson-silver-back-option-both = Both of them
lesson-silver-back-done = The silver. That is why it goes ahead into the attack and returns when it must, while the gold guards the king.
lesson-silver-back-wrong = The gold goes backward only in a straight line.

## Knight

lesson-knight = The knight
lesson-knight-about = The only piece that jumps, and it never turns back.
lesson-knight-meet = The knight jumps two squares forward and one to the side: two squares, no more. It reads 桂馬 (keima), in short 桂 (kei).
lesson-knight-where = The knight on 6-8 is walled in. Choose every square it can go to all the same.
lesson-knight-where-hint = It leaps over whatever stands in between, and it may capture where it lands.
lesson-knight-where-done = Nothing stops it. One square is empty, on the other it captures the silver.
lesson-knight-where-wrong = Two squares forward, one to the side. What stands in between does not matter.
lesson-knight-walk = Visit all marked squares with your two knights.
lesson-knight-walk-hint = Neither knight can come back, so plan first which one takes which squares.
lesson-knight-walk-done = A knight that has gone too far is lost: it can neither step aside nor return. “A knight that jumps high is food for pawns”, as players say.
lesson-knight-fork = Attack two pieces at once with the knight.
lesson-knight-fork-hint = The rook on 6-3 and the gold on 4-3 have one square in common from which a knight reaches both.
lesson-knight-fork-done = A fork! Only one of the two can be saved. Forks are what knights are feared for.
lesson-knight-fork-wrong = From there the knight does not attack two pieces.

## Lance

lesson-lance = The lance
lesson-lance-about = Straight ahead as far as it likes, and only ahead.
lesson-lance-meet = The lance goes straight forward, any distance, and never back. It reads 香車 (kyōsha), in short 香 (kyō).
lesson-lance-where = Choose every square that the lance on 5-8 can go to.
lesson-lance-where-hint = All squares ahead up to the first piece. If that piece is an enemy, it can be captured.
lesson-lance-where-done = It goes as far as the enemy pawn, which it may take; it cannot jump over it.
lesson-lance-where-wrong = Straight ahead, up to the first piece in the way, and that square too if the piece is not yours.
lesson-lance-walk = Visit all marked squares with your two lances.
lesson-lance-walk-hint = There is no way back: take the nearer square first.
lesson-lance-walk-done = What a lance has passed it never sees again. So it likes to stay far behind and look down a long, open file.
lesson-lance-capture = Capture with the lance.
lesson-lance-capture-hint = Nothing stands between the lance on 2-8 and the silver on 2-3.
lesson-lance-capture-done = From afar! A lance at the edge of the board is worth more than a pawn and less than a knight or silver.
lesson-lance-capture-wrong = The lance is the piece on 2-8. Look straight ahead from it.

## Pawn

lesson-pawn = The pawn
lesson-pawn-about = One step forward. Nine of them, and each matters.
lesson-pawn-meet = The pawn goes one square straight forward, and nowhere else. It reads 歩兵 (fuhyō), in short 歩 (fu).
lesson-pawn-diagonal = In chess a pawn captures diagonally. May it do so here?
lesson-pawn-diagonal-hint = Forget chess for a moment. How many squares can a shogi pawn go to?
lesson-pawn-diagonal-done = In shogi the pawn captures exactly as it moves: straight ahead.
lesson-pawn-diagonal-wrong = Think of how a pawn moves, and that it captures the same way.
lesson-pawn-capture = One of your pawns can capture. Do it.
lesson-pawn-capture-hint = Find the pawn with an enemy right in front of it.
lesson-pawn-capture-done = Where pawns meet, whoever is to move takes first.
lesson-pawn-capture-wrong = That captures nothing. Look for two pawns face to face.
lesson-pawn-open = Pawns open the way for the major pieces. Make a pawn move that gives the rook or the bishop more room.
lesson-pawn-open-hint = The bishop looks along its diagonals, the rook along its file. Which pawn stands in the way?
lesson-pawn-open-done = These are the two usual first moves: 7-6 opens the bishop’s diagonal, 2-6 begins the advance in front of the rook.
lesson-pawn-open-wrong-other = A legal move, but rook and bishop get no more room by it.

## Bishop

lesson-bishop = The bishop
lesson-bishop-about = Any distance along the diagonals.
lesson-bishop-meet = The bishop goes any distance diagonally. Each side has only one. It reads 角行 (kakugyō), in short 角 (kaku).
lesson-bishop-where = Choose every square that the bishop on 5-5 can go to.
lesson-bishop-where-hint = Along each diagonal up to the first piece; an enemy piece may be captured, your own may not.
lesson-bishop-where-done = Your own pieces stop it one square before them, the enemy pawn only after it has been taken.
lesson-bishop-where-wrong = Follow each of the four diagonals until something stands in the way.
lesson-bishop-walk = Visit all marked squares with the bishop.
lesson-bishop-walk-hint = Look for the order in which each square is on a diagonal with the next.
lesson-bishop-walk-done = On open diagonals the bishop is across the board in a single move.
lesson-bishop-half = The bishop stands on 8-8. Can it ever reach the marked square 8-7, right in front of it?
lesson-bishop-half-hint = Imagine the board coloured like a chessboard: which colours would 8-8 and 8-7 have?
lesson-bishop-half-option-yes = Yes, by a detour
lesson-bishop-half-option-no = No, never
lesson-bishop-half-done = Every move leads from one half of the squares to the same half, as on the colours of a chessboard. Only after its promotion does it reach the others.
lesson-bishop-half-wrong = Try it in your mind: each diagonal step changes file and rank by one.

## Rook

lesson-rook = The rook
lesson-rook-about = Any distance along files and ranks: your strongest piece.
lesson-rook-meet = The rook goes any distance along its file and its rank. Each side has only one. It reads 飛車 (hisha), in short 飛 (hi).
lesson-rook-where = Choose every square that the rook on 5-5 can go to.
lesson-rook-where-hint = Four directions, each up to the first piece; an enemy piece may be captured, your own may not.
lesson-rook-where-done = Well seen, with the enemy pawn and without your own.
lesson-rook-where-wrong = Follow file and rank in all four directions until something stands in the way.
lesson-rook-walk = Visit all marked squares with the rook.
lesson-rook-walk-hint = Change between file and rank so that each move ends on a marked square or leads towards one.
lesson-rook-walk-done = The rook soon gets everywhere. It is the strongest attacker; the bishop comes second.
lesson-rook-jump = Your rook wants to go ahead over your own pawn. May it?
lesson-rook-jump-hint = Remember which pieces can jump over others.
lesson-rook-jump-done = No piece but the knight jumps. Advance the pawn first, and the rook behind it supports every step.
lesson-rook-jump-wrong = The direction is right, but look at what stands on the way.

## Promoted pieces

lesson-promoted-pieces = Tokin and its brothers
lesson-promoted-pieces-about = Four pieces become golds when they promote.
lesson-promoted-pieces-meet = In the last three ranks a piece may promote: it is turned over. Pawn, lance, knight and silver then all move like a gold: と (tokin), 成香 (narikyō), 成桂 (narikei) and 成銀 (narigin).
lesson-promoted-pieces-tokin = The tokin on 5-5 was a pawn. Choose every square it can go to now.
lesson-promoted-pieces-tokin-hint = Exactly as a gold: straight in four directions, diagonally only forward.
lesson-promoted-pieces-tokin-done = Six squares in place of one: no other piece gains so much.
lesson-promoted-pieces-tokin-wrong = It moves like a gold now, no longer like a pawn.
lesson-promoted-pieces-knight = A promoted knight wants to jump. Is that allowed?
lesson-promoted-pieces-knight-hint = That would be a plain knight’s move. How does a promoted knight move?
lesson-promoted-pieces-knight-done = Whoever moves like a gold has lost the old moves, the jump too.
lesson-promoted-pieces-knight-wrong = Think of what this piece has become.
lesson-promoted-pieces-taken = The gold takes your tokin. Which piece does your opponent have in hand then?
lesson-promoted-pieces-taken-hint = A tokin has two sides. Which of them counts in the hand?
lesson-promoted-pieces-taken-option-tokin = A tokin
lesson-promoted-pieces-taken-option-pawn = A pawn
lesson-promoted-pieces-taken-option-gold = A gold
lesson-promoted-pieces-taken-done = Just a pawn: captured pieces lose their promotion. A tokin fights like a gold and costs only a pawn.
lesson-promoted-pieces-taken-wrong = A captured piece goes into the hand as what it was at first.
lesson-promoted-pieces-mate = A tokin mates like a gold. Find the mate in one move.
lesson-promoted-pieces-mate-hint = The lance behind it protects the square in front of the king.
lesson-promoted-pieces-mate-done = Checkmate with a former pawn.
lesson-promoted-pieces-mate-wrong = The king still gets away. Stay in the reach of your lance.

## Horse and dragon

lesson-horse-and-dragon = Horse and dragon
lesson-horse-and-dragon-about = The promoted bishop and rook keep their moves and gain four squares.
lesson-horse-and-dragon-horse = A promoted bishop is a horse: it keeps its diagonals and may also go one square straight. It reads 龍馬 (ryūma), in short 馬 (uma).
lesson-horse-and-dragon-horse-where = Choose every square that the horse on 5-5 can go to.
lesson-horse-and-dragon-horse-where-hint = The diagonals up to the first piece, and one square in each of the four straight directions.
lesson-horse-and-dragon-horse-where-done = A horse near one’s own king is said to be worth three generals.
lesson-horse-and-dragon-horse-where-wrong = First the bishop’s diagonals, then one step straight where nothing of your own stands.
lesson-horse-and-dragon-horse-walk = Visit all marked squares with the horse.
lesson-horse-and-dragon-horse-walk-hint = One straight step takes it to the other half of the squares.
lesson-horse-and-dragon-horse-walk-done = No square is closed to it any more.
lesson-horse-and-dragon-dragon = A promoted rook is a dragon: it keeps files and ranks and may also go one square diagonally. It reads 龍王 (ryūō), in short 龍 (ryū).
lesson-horse-and-dragon-dragon-where = Choose every square that the dragon on 5-5 can go to.
lesson-horse-and-dragon-dragon-where-hint = File and rank up to the first piece, and one square on each diagonal.
lesson-horse-and-dragon-dragon-where-done = The strongest piece of all. It belongs near the enemy king.
lesson-horse-and-dragon-dragon-where-wrong = First the rook’s lines, then one step diagonally where nothing of your own stands.
lesson-horse-and-dragon-dragon-walk = Visit all marked squares with the dragon.
lesson-horse-and-dragon-dragon-walk-hint = The short diagonal steps spare you detours.
lesson-horse-and-dragon-dragon-walk-done = Now you know every piece. Time for what makes shogi special: promotion and drops.
