### Lekce: co stojí kolem jejich textů.

learn-title = Naučte se shogi
learn-lead = Krátké lekce na desce, v libovolném pořadí. Postup zůstává uložen v tomto prohlížeči.
learn-begin = Začít: { $lesson }
learn-continue = Pokračovat: { $lesson }
learn-progress = Hotové kroky: { $done } z { $count }
learn-complete = Lekce je hotová
learn-reset = Začít znovu
learn-reset-title = Zapomenout všechen postup?
learn-reset-why = Všechny lekce budou, jako byste je nikdy neotevřeli. Nejde to vrátit.

learn-step = Krok { $step } z { $count }
learn-previous = Předchozí krok
learn-next = Dál
learn-skip = Přeskočit
learn-next-lesson = Další lekce
learn-all = Všechny lekce
learn-hint = Nápověda
learn-again = Znovu

learn-judge = Tah: { $move }
learn-allowed = Je dovolen
learn-check = { $count ->
    [one] Zkontrolovat { $count } pole
    [few] Zkontrolovat { $count } pole
    [many] Zkontrolovat { $count } pole
   *[other] Zkontrolovat { $count } polí
  }
learn-squares-extra = { $count ->
    [one] { $count } pole k nim nepatří.
    [few] { $count } pole k nim nepatří.
    [many] { $count } pole k nim nepatří.
   *[other] { $count } polí k nim nepatří.
  }
learn-squares-missing = { $count ->
    [one] { $count } pole chybí.
    [few] { $count } pole chybějí.
    [many] { $count } pole chybí.
   *[other] { $count } polí chybí.
  }
learn-collected = { $moves ->
    [one] Hotovo na { $moves } tah.
    [few] Hotovo na { $moves } tahy.
    [many] Hotovo na { $moves } tahu.
   *[other] Hotovo na { $moves } tahů.
  }
learn-fewest = { $moves ->
    [one] Stačí { $moves }.
    [few] Stačí { $moves }.
    [many] Stačí { $moves }.
   *[other] Stačí { $moves }.
  }
learn-wrong-move = Ten tah je dovolen, ale tady se hledá jiný.
learn-wrong-answer = Ne tak docela. Podívejte se na pozici ještě jednou.
learn-also-good = I to je dobré. Lekce tu ale pokračuje jiným tahem.

## Čtení kamenů

kanji-title = Čtení kamenů
kanji-lead = Karta, kterou znáte, se vrátí za pár dní a pak za týdny; ta, u které se spletete, hned. Stačí pár minut denně.
kanji-known = Dobře známé karty: { $known } z { $count }
kanji-which-piece = Který kámen to je?
kanji-which-face = Najděte znak: { $piece }
kanji-next = Další karta
kanji-none = To je pro tuto chvíli vše.
kanji-back = Další karta se vrátí { $when }.
kanji-more = Pokračovat novými kartami
kanji-reset-why = Všechny karty budou zase nové. Nejde to vrátit.
