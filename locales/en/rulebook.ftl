### The rule book: every numbered rule in a sentence or two. Only its own page loads it.

rules-part-1 = Board and pieces
rule-1 = The board has nine files and nine ranks. Files are counted 1 to 9 from the right as Black (sente) sees them, ranks 1 to 9 from White’s (gote’s) side.
rule-2 = Each side begins with twenty pieces: a king, a rook, a bishop, two golds, two silvers, two knights, two lances and nine pawns.
rule-3 = A piece belongs to the player it points away from. Colour says nothing.
rule-4 = At the start the back rank holds lance, knight, silver, gold, king, gold, silver, knight, lance. Before it stand the bishop on the left and the rook on the right, then the pawns.
rule-5 = Furigoma: five pawns of the senior player are tossed. With more faces up that player begins, with more backs the other. Pawns that overlap or stand on edge do not count, and a tie is tossed again.
rule-6 = Handicap: the stronger side, uwate, plays without some of its pieces and moves first.

rules-part-7 = Moving
rule-7 = The sides take turns, with one move or one drop each. Passing is not allowed.
rule-8 = The king goes one square in any direction.
rule-9 = The rook goes any distance along files and ranks.
rule-10 = The bishop goes any distance along diagonals.
rule-11 = The gold goes one square straight in any direction or diagonally forward.
rule-12 = The silver goes one square diagonally or straight forward.
rule-13 = The knight goes two squares forward and one to the side, and jumps over what stands between.
rule-14 = The lance goes any distance straight forward.
rule-15 = The pawn goes one square straight forward, and captures the same way.
rule-16 = Only the knight jumps. No move may end on a piece of one’s own.
rule-17 = A move onto an enemy piece captures it. It goes into one’s hand, unpromoted and in plain sight.
rule-18 = Nobody may leave or put their own king in check. A check has to be answered at once.

rules-part-19 = Promotion
rule-19 = The promotion zone is the three ranks furthest from the player. A move that begins or ends there may promote the piece that makes it.
rule-20 = Promotion is a choice, unless the piece could never move again (R21).
rule-21 = A pawn or lance that reaches the last rank, and a knight that reaches one of the last two, must promote.
rule-22 = Silver, knight, lance and pawn promote to pieces that move exactly as a gold.
rule-23 = A promoted rook is a dragon: it may also go one square diagonally.
rule-24 = A promoted bishop is a horse: it may also go one square straight.
rule-25 = King and gold do not promote.
rule-26 = A promoted piece stays promoted until it is captured.

rules-part-27 = Drops
rule-27 = Instead of moving, one may drop a piece from the hand onto any empty square, unpromoted. A drop never captures.
rule-28 = No piece may be dropped where it could never move: a pawn or lance on the last rank, a knight on the last two.
rule-29 = Nifu: no pawn may be dropped on a file where one already has an unpromoted pawn. A tokin does not count.
rule-30 = Uchifuzume: a dropped pawn may not give checkmate at once. It may give check, and other dropped pieces may mate.
rule-31 = A drop may block a check, and it may give one.

rules-part-32 = How a game ends
rule-32 = Checkmate wins: the side in check has no legal move. A side that has no legal move without being in check loses too.
rule-33 = A player may resign and lose the game; if so agreed, only on their own turn.
rule-34 = An illegal move is refused and explained; where it is so agreed, it loses the game at once.
rule-35 = Sennichite: when the same position, with the same hands and the same side to move, comes for the fourth time, the game is a draw. Where it is so agreed, it is replayed with sides exchanged.
rule-36 = Perpetual check: if every move of one side from the first to the fourth occurrence gave check, that side loses.
rule-37 = Jishōgi: kings have entered the enemy camps and cannot be mated. Points are counted: 5 for each rook and bishop, 1 for each other piece but the king.
rule-38 = A player whose king stands in the enemy camp, not in check, with ten other pieces there and enough points, may declare a win. A wrong declaration loses.
rule-39 = A limit of moves may be agreed. A game that reaches it is a draw; a mate by the last move counts.
rule-40 = A draw may be agreed only where the game’s settings allow it.
rule-41 = The side whose time runs out loses. After the main time there may be byoyomi, some seconds for each move, or an increment after each move.
rule-42 = A move that has been made is final. It is taken back only as the game’s settings allow.

rules-part-43 = Players
rule-43 = Grades of players go from 15 kyū up to 1 kyū, and then from 1 dan upwards.
