### The lessons: what stands around their texts.

learn-title = Learn shogi
learn-lead = Short lessons on the board, in any order you like. Your progress is kept in this browser.
learn-begin = Begin: { $lesson }
learn-continue = Go on: { $lesson }
learn-progress = { $done } of { $count } steps done
learn-complete = Lesson complete
learn-reset = Start over
learn-reset-title = Forget all progress?
learn-reset-why = All lessons will be as if you had never opened them. This cannot be undone.

learn-step = Step { $step } of { $count }
learn-previous = Previous step
learn-next = Next
learn-skip = Skip
learn-next-lesson = Next lesson
learn-all = All lessons
learn-hint = Hint
learn-again = Again

learn-judge = The move: { $move }
learn-allowed = It is allowed
learn-check = { $count ->
    [one] Submit { $count } square
   *[other] Submit { $count } squares
  }
learn-squares-extra = { $count ->
    [one] { $count } square is wrong.
   *[other] { $count } squares are wrong.
  }
learn-squares-missing = { $count ->
    [one] { $count } square is missing.
   *[other] { $count } squares are missing.
  }
learn-collected = { $moves ->
    [one] Done in { $moves } move.
   *[other] Done in { $moves } moves.
  }
learn-fewest = { $moves ->
    [one] { $moves } is enough.
   *[other] { $moves } are enough.
  }
learn-wrong-move = That move is legal, but another one is asked for here.
learn-wrong-answer = Not quite. Look at the position once more.
learn-also-good = That is good too. Here the lesson follows another move.

## Reading the pieces

kanji-title = Read the pieces
kanji-lead = A card that you know comes back after a few days, then weeks; one that you miss comes back at once. A few minutes a day are enough.
kanji-known = { $known } of { $count } cards known well
kanji-which-piece = Which piece is this?
kanji-which-face = Find the face: { $piece }
kanji-next = Next card
kanji-none = That is all for now.
kanji-back = The next card comes back { $when }.
kanji-more = Go on with new cards
kanji-reset-why = All cards will be new again. This cannot be undone.
