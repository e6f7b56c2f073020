### Початок партії: рівні та ступені, рейтингові партії, що пасує до власної сили.

## Ступені (кю лічать донизу, дани — догори)

grade-kyu = { $number } кю
grade-dan = { $number } дан

## Наскільки сильний гравець

own-grade = Ваш ступінь
own-grade-unknown = не знаю
own-rating = Ви граєте приблизно на { $grade } ({ $lowest } – { $highest }).
own-rating-more = Ваш рейтинг
level-near = Рівень { $level } приблизно такий сильний, як ви.
level-above = Ви сильніші за рівень { $level }: спробуйте повну силу.
level-take = Узяти рівень { $level }
level-take-full = Узяти повну силу
handicap-fits = { $own } проти { $other }: пасує фора «{ $handicap }».
handicap-fits-first = { $own } проти { $other }: пасує рівна партія, у якій починає слабша сторона.
handicap-take = Грати так

## Товариські та рейтингові партії

kind-legend = Партія
kind-friendly = товариська
kind-friendly-note = з підказками й поверненням ходів
kind-rated = рейтингова
kind-rated-note = впливає на ступінь
kind-rated-terms = Рейтингова партія рівна й починається зі звичайного розташування. Підказок немає, ходи не повертають.

resume-all = Усі незавершені партії
level-full = Макс.
level-full-note = повна сила
engine-name-full = Komadai, повна сила
game-with-engine-full = Проти комп’ютера, повна сила
