### Starting a game: levels and grades, rated games, what fits to one's own strength.

## Grades (kyū count down, dan count up)

grade-kyu = { $number } kyū
grade-dan = { $number } dan

## How strong the player is

own-grade = Your own grade
own-grade-unknown = I don’t know
own-rating = You play at about { $grade } (between { $lowest } and { $highest }).
own-rating-more = Your rating
level-near = Level { $level } is about as strong as you.
level-above = You are stronger than level { $level }: try full strength.
level-take = Choose level { $level }
level-take-full = Choose full strength
handicap-fits = For { $own } against { $other }, a suitable handicap: { $handicap }.
handicap-fits-first = For { $own } against { $other }, an even game in which the weaker side moves first is suitable.
handicap-take = Use this handicap

## Friendly and rated games

kind-legend = The game is
kind-friendly = Friendly
kind-friendly-note = with hints and takebacks
kind-rated = Rated
kind-rated-note = counts for your grade
kind-rated-terms = A rated game is even and begins at the usual start. There are no hints, and nothing is taken back.

resume-all = All unfinished games
level-full = Max
level-full-note = full strength
engine-name-full = Komadai at full strength
game-with-engine-full = Against the computer at full strength
