### Lessons: the pieces.

lessons-group-pieces = The pieces

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
lesson-king-check = White’s lance attacks your king along the file: check! Bring the king to safety.
lesson-king-check-hint = The lance only goes straight ahead. Leave its file.
lesson-king-check-done = Safe. A check must be answered at once; a king that cannot be saved is mated, and the game is over. So the king has no price.
