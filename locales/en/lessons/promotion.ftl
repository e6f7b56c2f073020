### Lessons: promotion.

lessons-group-promotion = Promotion

## The promotion zone

lesson-promotion-zone = The promotion zone
lesson-promotion-zone-about = Where your pieces may turn over.
lesson-promotion-zone-zone = The three ranks furthest from you are your promotion zone. They are marked here. Your opponent’s zone is the three ranks nearest to you.
lesson-promotion-zone-enter = Your pawn on 3-4 stands at the door. Move it into the zone and promote it.
lesson-promotion-zone-enter-hint = Move it to 3-3 and choose to promote.
lesson-promotion-zone-enter-done = A move into the zone may promote. The pawn is a tokin now and moves like a gold.
lesson-promotion-zone-enter-wrong-plain = That is allowed, but it is still a pawn. This time turn it over.
lesson-promotion-zone-inside = Your silver is in the zone already. Promote it with a move that stays inside.
lesson-promotion-zone-inside-hint = Any of the three squares in front of it will do.
lesson-promotion-zone-inside-done = Moves within the zone may promote too.
lesson-promotion-zone-inside-wrong-outside = That promotes too, but it leaves the zone. Stay inside for now.
lesson-promotion-zone-inside-wrong-plain = It moved without promoting. Try once more and turn it over.
lesson-promotion-zone-leave = Leaving the zone counts as well. Pull the rook straight back out of the zone and promote it.
lesson-promotion-zone-leave-hint = Go down file 3, below the third rank.
lesson-promotion-zone-leave-done = A dragon comes home. If a move starts in the zone, it may promote wherever it ends.
lesson-promotion-zone-leave-wrong-inside = That promotes, but it stays in the zone. Come all the way out.
lesson-promotion-zone-leave-wrong-plain = Move straight back out of the zone, and promote on the way.
lesson-promotion-zone-outside = The silver goes from 3-6 to 4-5 and turns over. Is that allowed?
lesson-promotion-zone-outside-hint = Where does the zone begin? Find both squares of the move on the board.
lesson-promotion-zone-outside-done = No. This move neither starts nor ends in the zone.
lesson-promotion-zone-outside-wrong = What counts is whether the move starts or ends in the zone. Check both squares.
lesson-promotion-zone-gold = The gold steps forward inside the zone and turns over. Is that allowed?
lesson-promotion-zone-gold-hint = Picture this piece turned over. What would you read there?
lesson-promotion-zone-gold-done = No. Gold and king have no other side. They stay what they are.
lesson-promotion-zone-gold-wrong = Here it is not the squares that matter, but the piece: is there anything it can promote to?

## Promote or not?

lesson-promotion-choice = Promote or not?
lesson-promotion-choice-about = Usually the choice is yours.
lesson-promotion-choice-bishop = The long diagonal is open. Take the bishop on 2-2 and promote.
lesson-promotion-choice-bishop-hint = Your bishop stands on 8-8.
lesson-promotion-choice-bishop-done = The horse keeps all the bishop’s moves and adds one straight step.
lesson-promotion-choice-bishop-wrong-plain = Taken! But a horse would be stronger. Promote as well.
lesson-promotion-choice-bishop-wrong-short = Go on to the end of the diagonal and take the bishop.
lesson-promotion-choice-rook = Promote a piece on the marked square so that it is mate.
lesson-promotion-choice-rook-hint = The rook and the knight both reach 6-2, and each guards the other there.
lesson-promotion-choice-rook-done = Mate. A plain rook on 6-2 would not even have given check.
lesson-promotion-choice-rook-wrong-plain = A plain rook does not attack diagonally, so the king is not in check.
lesson-promotion-choice-later = This silver moved into the zone and did not promote. When may it still do so?
lesson-promotion-choice-later-hint = The silver is in the zone now. Where will its next moves start?
lesson-promotion-choice-later-option-no = Never: the chance is gone
lesson-promotion-choice-later-option-next = With its very next move only
lesson-promotion-choice-later-option-any = With any move that starts or ends in the zone
lesson-promotion-choice-later-done = Every such move gives you a new choice.
lesson-promotion-choice-later-wrong = Think of the rule again: which moves may promote?
lesson-promotion-choice-second-chance = Then use the second chance. Promote the silver.
lesson-promotion-choice-second-chance-hint = Any of its moves will do, because it starts in the zone.
lesson-promotion-choice-second-chance-done = Late, and perfectly fine.
lesson-promotion-choice-second-chance-wrong-plain = It moved, but it did not turn over. Promote it this time.
lesson-promotion-choice-habit = What is a good habit with rook, bishop and pawn?
lesson-promotion-choice-habit-hint = Compare dragon, horse and tokin with what they were before.
lesson-promotion-choice-habit-option-always = Promote nearly always
lesson-promotion-choice-habit-option-never = Leave them as they are
lesson-promotion-choice-habit-option-careful = Promote only beside the enemy king
lesson-promotion-choice-habit-done = They keep what they had and gain more. Silver, knight and lance lose their own moves, so there you think first.
lesson-promotion-choice-habit-wrong = Ask what they would lose by promoting. It is nothing.

## When you must promote

lesson-promotion-forced = When you must promote
lesson-promotion-forced-about = Pawn, lance and knight at the far edge.
lesson-promotion-forced-pawn = The pawn steps to the last rank, to 3-1, and stays a pawn. Is that allowed?
lesson-promotion-forced-pawn-hint = Picture the pawn on 3-1 and look for its next move.
lesson-promotion-forced-pawn-done = No. A pawn there could never move again, so it must promote.
lesson-promotion-forced-pawn-wrong = No piece may end up where it could never move again. What about a pawn on the last rank?
lesson-promotion-forced-lance = Take the lance on the marked square.
lesson-promotion-forced-lance-hint = Your own lance on 1-5 runs straight up the edge.
lesson-promotion-forced-lance-done = There is nothing ahead of a lance on the last rank. It had to promote, so there was no choice to make.
lesson-promotion-forced-lance-wrong = That takes nothing. Which of your pieces can reach the marked square in one move?
lesson-promotion-forced-lance-short = The lance takes the silver on 1-2, on the second rank, and does not promote. Is that allowed?
lesson-promotion-forced-lance-short-hint = Picture the lance on 1-2. What lies ahead of it there?
lesson-promotion-forced-lance-short-done = Yes. It still has one square ahead of it.
lesson-promotion-forced-lance-short-wrong = A lance must promote only where it could never move again. Is that so on the second rank?
lesson-promotion-forced-knight = The knight takes the gold on 5-2 and does not promote. Is that allowed?
lesson-promotion-forced-knight-hint = Picture the knight on 5-2 and try its next jump.
lesson-promotion-forced-knight-done = No. From the last two ranks a knight has no jump left, so it must promote.
lesson-promotion-forced-knight-wrong = Without promoting, a knight needs two more ranks ahead of it. Count those beyond 5-2.
lesson-promotion-forced-knight-third = The knight jumps to 3-3, on the third rank, and does not promote. Is that allowed?
lesson-promotion-forced-knight-third-hint = How many ranks lie beyond 3-3, and how far does a knight jump?
lesson-promotion-forced-knight-third-done = Yes. From the third rank it can still jump once more.
lesson-promotion-forced-knight-third-wrong = A knight must promote only where no jump is left to it. Try one from 3-3 in your mind.
lesson-promotion-forced-dead = Which of your pieces may stand on the last rank without promoting?
lesson-promotion-forced-dead-hint = A piece must still have a move there. Think of how each of the four moves.
lesson-promotion-forced-dead-option-pawn = The pawn
lesson-promotion-forced-dead-option-lance = The lance
lesson-promotion-forced-dead-option-knight = The knight
lesson-promotion-forced-dead-option-silver = The silver
lesson-promotion-forced-dead-done = The silver can step back diagonally. The other three only ever go forward.
lesson-promotion-forced-dead-wrong = That piece only goes forward. On the last rank it would be stuck for good.

## Promoted to stay

lesson-promotion-lasting = Promoted to stay
lesson-promotion-lasting-about = What becomes of promoted pieces.
lesson-promotion-lasting-back = Your tokin on 3-3 steps back out of the zone. What is it then?
lesson-promotion-lasting-back-hint = The zone decides when a piece may promote. Does it still matter afterwards?
lesson-promotion-lasting-back-option-pawn = A pawn again
lesson-promotion-lasting-back-option-tokin = Still a tokin
lesson-promotion-lasting-back-option-choice = Whichever I like
lesson-promotion-lasting-back-done = A promoted piece stays promoted for as long as it is on the board.
lesson-promotion-lasting-back-wrong = No move on the board turns a piece back.
lesson-promotion-lasting-home = A tokin has slipped into your camp. Bring your dragon home and take it.
lesson-promotion-lasting-home-hint = The dragon on 7-2 sees all the way down file 7.
lesson-promotion-lasting-home-done = It is a dragon here too, far away from the zone.
lesson-promotion-lasting-home-wrong = The tokin is still in your camp. Look for the straight path from the dragon to it.
lesson-promotion-lasting-hand = You captured a tokin. What do you hold in your hand now?
lesson-promotion-lasting-hand-hint = What happens to a promoted piece when it is captured?
lesson-promotion-lasting-hand-option-tokin = A tokin
lesson-promotion-lasting-hand-option-pawn = A pawn
lesson-promotion-lasting-hand-option-nothing = Nothing
lesson-promotion-lasting-hand-done = A captured piece goes back to its plain side.
lesson-promotion-lasting-hand-wrong = Look at your hand beside the board.
lesson-promotion-lasting-trade = Take the gold on 4-2 with your tokin, even though it will be taken back.
lesson-promotion-lasting-trade-hint = The tokin stands on 3-2, right beside the gold.
lesson-promotion-lasting-trade-done = You gained a gold, and your opponent gained a mere pawn. That is why a tokin is so good.
lesson-promotion-lasting-trade-wrong = The gold is still there. Dare the trade: compare what you win with what you lose.
lesson-promotion-lasting-dragon = Your opponent’s gold takes your dragon. What do they get?
lesson-promotion-lasting-dragon-hint = Think of the tokin that you captured: what did you have in hand then?
lesson-promotion-lasting-dragon-option-dragon = A dragon
lesson-promotion-lasting-dragon-option-rook = A rook
lesson-promotion-lasting-dragon-option-nothing = Nothing
lesson-promotion-lasting-dragon-done = A plain rook, ready to be dropped against you. Look after your dragons.
lesson-promotion-lasting-dragon-wrong = Captured pieces lose their promotion, but they are never lost to the game.

## When not to promote

lesson-promotion-declined = When not to promote
lesson-promotion-declined-about = Sometimes less is more.
lesson-promotion-declined-silver = Mate with the silver. Think about which side should be up.
lesson-promotion-declined-silver-hint = Only a plain silver looks diagonally backwards. Try 3-1.
lesson-promotion-declined-silver-done = Promoted, it would have moved like a gold and not have attacked the king at all.
lesson-promotion-declined-silver-wrong-promoted = Like a gold it no longer looks diagonally backwards. No check!
lesson-promotion-declined-silver-wrong-elsewhere = That is no mate. Look for a square behind the king.
lesson-promotion-declined-knight = Mate with the knight.
lesson-promotion-declined-knight-hint = From 3-3 a plain knight attacks 2-1.
lesson-promotion-declined-knight-done = Promoted, it would have lost its jump, and the check with it.
lesson-promotion-declined-knight-wrong-promoted = Now it moves like a gold, and the king is not in check.
lesson-promotion-declined-dragon = A dropped pawn must not give mate at once. Here a pawn is dropped on 1-3. Is that allowed?
lesson-promotion-declined-dragon-hint = Look at the squares around the king on 1-2. Which of them do your pieces attack?
lesson-promotion-declined-dragon-done = No. The dragon leaves the king no square, so the pawn would mate.
lesson-promotion-declined-dragon-wrong = The pawn gives check. See whether the king has a way out and whether the pawn can be taken.
lesson-promotion-declined-rook = The same position, but with a plain rook on 3-1. Is the pawn drop allowed now?
lesson-promotion-declined-rook-hint = Compare: which squares does a dragon attack that a plain rook does not?
lesson-promotion-declined-rook-done = Yes. The rook does not cover 2-2, so the pawn only gives check.
lesson-promotion-declined-rook-wrong = A dropped pawn may give check, only not mate. Which of the two is it here?
lesson-promotion-declined-foresight = You need a pawn to drop on 1-3. Take the one on the marked square, and choose well.
lesson-promotion-declined-foresight-hint = Leave the king the square 2-2: do not promote.
lesson-promotion-declined-foresight-done = Well seen. The king keeps one square, so the pawn drop will be allowed.
lesson-promotion-declined-foresight-wrong-promoted = The dragon is too strong here. The pawn drop would be mate, and that is forbidden.
lesson-promotion-declined-reward = Now drop the pawn and mate with your second move.
lesson-promotion-declined-reward-hint = Drop the pawn on 1-3. When the king goes to 2-2, promote the lance on 3-2.
lesson-promotion-declined-reward-done = Mate. You will not see this every day, but mate problems love it.
lesson-promotion-declined-reward-wrong = The pawn must drive the king out first. Then look for the check that leaves it no square.
