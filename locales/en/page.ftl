### The web page.

## Everywhere

home = Komadai: home
navigation = Pages
new-game = New game
games = Games
records = Records
settings = Settings
close = Close
cancel = Cancel
loading = Loading…
try-again = Try again
page-not-found = There is no such page
page-not-loaded = This part of the page could not be loaded
rules-title = The rules of shogi
you = You
opponent = Opponent
player-host = Player 1
player-guest = Player 2
error-offline = The Komadai program does not answer. Is it still running?
error-internal = Something went wrong. Please try again.
error-field = The server did not accept the setting “{ $field }”.
error-start = The new game could not be started. Please try again.

## Settings

settings-language = Language
pieces-kanji = Kanji
pieces-international = International
switch-pieces = Switch to the piece set: { $pieces }

## A new game

new-title = A game of shogi
new-lead = Press “Start the game” and play. Everything below can stay as it is.
resume-title = Go on playing
opponent-legend = You play against
opponent-engine = The computer
opponent-person = Someone at this screen
level-legend = Level
name-host = Player 1
name-guest = Player 2
side-legend = You play
side-legend-host = Player 1 plays
side-note-first = moves first
side-note-second = moves second
side-note-furigoma = a toss decides
furigoma = Furigoma
handicap = Handicap
handicap-hint = In a handicap game the side that gives pieces is called uwate and moves first; the other side is shitate. The missing pieces are out of the game.
choice-shitate = Weaker side (shitate)
choice-uwate = Stronger side (uwate)
clock-legend = Clock
clock-none = No clock
clock-custom = Custom
clock-both = Both sides
clock-differs = A different time for { $side }
clock-minutes = Minutes
clock-byoyomi = Byoyomi, seconds
clock-periods = Periods
clock-increment = Increment, seconds
clock-hint = 10|30 is ten minutes and then thirty seconds a move (byoyomi); 5+5 adds five seconds after every move.
rules = Rules
rules-usual = usual
rules-own = your own
illegal-moves = Illegal moves
illegal-moves-refuse = Refused and explained
illegal-moves-lose = Lose the game at once
illegal-moves-lose-hint = Every illegal attempt on the board counts, a slip of the hand too.
repetition = Sennichite (fourfold repetition)
repetition-draw = A draw
repetition-replay = A draw, then a replay with sides exchanged
takeback = Take back
takeback-rule = Taking moves back
takeback-agreement = If the other side agrees
takeback-free = Always
takeback-off = Never
max-moves = Move limit
max-moves-none = none
max-moves-checks = A check at the limit is followed up: the game goes on while check follows check
draw-offers = Draws may be offered
resign-own-turn = Resigning on one’s own turn only
position = Starting position
position-usual = usual
position-pasted = pasted
position-label = A position, an SFEN or a list of moves (USI)
position-good = { $moves ->
    [0] This start can be played.
    [one] This start can be played: { $moves } move has been made.
   *[other] This start can be played: { $moves } moves have been made.
  }
preview-label = The board at the start: { $handicap }
start = Start the game
starting = Starting…

## The board

board-label = Shogi board. { $status }
square-empty = { $square }, empty
square-piece = { $square }, { $side } { $piece }
square-target = { $label }, can move here
hand-of = Pieces in { $side }’s hand
hand-piece = { $piece }, { $count } in hand
promotion-title = Promote this piece?
promotion-yes = Promote
promotion-no = Don’t promote

## A live game

game-title = { $black } against { $white }
game-not-found = There is no such game here
game-failed = The game cannot be shown
engine-name = Komadai, level { $level }
engine-failed = The computer player stopped working. The game is kept.
engine-retry = Start it again
plate-thinking = thinking…
plate-to-move = to move
plate-check = check!
plate-winner = winner
status-turn = { $side-start } to move
status-check = Check! { $side-start } to move
clock = Clock
clock-in-byoyomi = byoyomi ×{ $periods }
moves = Moves
moves-none = No moves yet.
moves-first = To the start
moves-back = One move back
moves-forward = One move on
moves-last = To the present
looking-back = You are looking at the position after move { $ply }.
veil-back = Looking back
veil-link = Not connected
link-connecting = Connecting…
link-lost = The connection is lost. Trying again…
link-gone = This page and the program do not fit together. Please load the page again.
actions = What you can do
flip = Flip
sound = Sound
resign = Resign
resign-title = Resign?
resign-ask = The game ends and the other side wins.
resign-yes = Yes, resign
resign-no = Play on
offer-draw = Draw
declare = Declare win
declare-title = Declare a win
declare-anyway = Declare and lose
declare-would-win = All conditions are met: you would win.
declare-would-draw = The conditions for a draw are met.
declare-would-lose = A declaration now would lose the game:
offer-takeback-sent = You asked to take back a move.
offer-takeback-got = { $name } asks to take back a move.
offer-takeback-declined = No takeback
offer-draw-sent = You offered a draw.
offer-draw-got = { $name } offers a draw.
offer-draw-declined = No draw
offer-declined-why = The other side declined.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
refused = Not done
rematch = Rematch
result-see = See the result
replay = Replay
copied = Copied
download = Download

## Furigoma

furigoma-intro = Five pawns of { $name } are tossed: more faces up, and { $name } begins; more backs up, and the other side does.
furigoma-intro-you = Five of your pawns are tossed: more faces up, and you begin; more backs up, and your opponent does.
furigoma-toss = Toss { $number }
furigoma-fu = face up
furigoma-to = back up
furigoma-overlapping = overlaps
furigoma-on-edge = on edge
furigoma-uncounted = Pawns that overlap or stand on edge do not count.
furigoma-tie = As many faces as backs: they are tossed again.
furigoma-count = Faces up: { $up }, backs up: { $down }.
furigoma-result = { $name } plays { $side } and begins.
furigoma-result-you = You play { $side } and begin.
furigoma-go = To the game

## The list of games

games-title = Games
games-none = No games yet.
games-more = Show more
game-with-engine = Against the computer, level { $level }
game-ongoing = Not finished: play on
delete = Delete
delete-game = Delete: { $game }
delete-title = Delete this game?
delete-ask = It is gone for good, with all its moves.
delete-failed = The game could not be deleted. Please try again.
game-plies = { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
  }

## Learning

learn = Learn
lesson-of-rule = Lesson
learn-invite = New to shogi? Get to know the pieces by moving them.
learn-invite-link = First lesson
