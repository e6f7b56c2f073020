### Lekce: kameny.

lessons-group-pieces = Kameny

## Král

lesson-king = Král
lesson-king-about = Jedno pole kterýmkoli směrem – a stojí na něm celá partie.
lesson-king-meet = Král táhne o jedno pole kterýmkoli směrem. Na kameni je napsáno 王将 (óšó) nebo 玉将 (gjokušó), zkráceně 王 nebo 玉; silnější hráč si bere 王.
lesson-king-edge = Teď stojí král na kraji mezi vlastními kameny. Vyberte všechna pole, kam může táhnout.
lesson-king-edge-hint = Hned vedle něj, na desce a neobsazená vlastním kamenem.
lesson-king-edge-done = Právě tato tři. Žádný kámen nesmí táhnout na kámen vlastní strany.
lesson-king-edge-wrong = Král táhne jen o jedno pole a nikdy na vlastní kámen.
lesson-king-walk = Projděte králem všechna označená pole.
lesson-king-walk-hint = I krok šikmo je jen jeden tah.
lesson-king-walk-done = Král je pomalý, ale kolem sebe dosáhne na každé pole.
lesson-king-check = Soupeřův kopiník útočí po sloupci na vašeho krále: šach! Odveďte krále do bezpečí.
lesson-king-check-hint = Kopiník táhne jen přímo vpřed. Opusťte jeho sloupec.
lesson-king-check-done = V bezpečí. Na šach je nutné hned odpovědět; krále, kterého už nelze zachránit, čeká mat a partie končí. Proto je k nezaplacení.
