### Začátek partie: úrovně a stupně, hodnocené partie, co odpovídá vlastní síle.

## Stupně (kyu se počítají dolů, dany nahoru)

grade-kyu = { $number }. kyu
grade-dan = { $number }. dan

## Jak silný je hráč

own-grade = Váš stupeň
own-grade-unknown = nevím
own-rating = Hrajete asi jako { $grade } (rozmezí { $lowest } až { $highest }).
own-rating-more = Vaše hodnocení
level-near = Úroveň { $level } je asi stejně silná jako vy.
level-above = Jste silnější než úroveň { $level }: zkuste plnou sílu.
level-take = Zvolit úroveň { $level }
level-take-full = Zvolit plnou sílu
handicap-fits = Pro dvojici { $own } – { $other } se hodí handicap: { $handicap }.
handicap-fits-first = Pro dvojici { $own } – { $other } se hodí partie bez handicapu, v níž začíná slabší strana.
handicap-take = Hrát takto

## Přátelské a hodnocené partie

kind-legend = Partie je
kind-friendly = přátelská
kind-friendly-note = nápověda, vracení tahů
kind-rated = hodnocená
kind-rated-note = počítá se do stupně
kind-rated-terms = Hodnocená partie je bez handicapu a začíná základním postavením. Není v ní nápověda a tahy se nevracejí.

resume-all = Všechny nedohrané partie
level-full = Max
level-full-note = plná síla
engine-name-full = Komadai, plná síla
game-with-engine-full = S počítačem, plná síla
