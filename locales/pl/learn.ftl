### Lekcje: to, co otacza ich teksty.

learn-title = Nauka shogi
learn-lead = Krótkie lekcje na planszy, w dowolnej kolejności. Postępy są zapisywane w tej przeglądarce.
learn-begin = Zacznij: { $lesson }
learn-continue = Dalej: { $lesson }
learn-progress = Wykonane kroki: { $done } z { $count }
learn-complete = Lekcja ukończona
learn-reset = Zacznij od nowa
learn-reset-title = Usunąć wszystkie postępy?
learn-reset-why = Wszystkie lekcje będą takie, jakby nikt ich nigdy nie otwierał. Tego nie da się cofnąć.

learn-step = Krok { $step } z { $count }
learn-previous = Poprzedni krok
learn-next = Dalej
learn-skip = Pomiń
learn-next-lesson = Następna lekcja
learn-all = Wszystkie lekcje
learn-hint = Podpowiedź
learn-again = Jeszcze raz

learn-judge = Ruch: { $move }
learn-allowed = Jest dozwolony
learn-check = { $count ->
    [one] Sprawdź { $count } pole
    [few] Sprawdź { $count } pola
    [many] Sprawdź { $count } pól
   *[other] Sprawdź { $count } pola
  }
learn-squares-extra = { $count ->
    [one] { $count } pole zaznaczono niepotrzebnie.
    [few] { $count } pola zaznaczono niepotrzebnie.
    [many] { $count } pól zaznaczono niepotrzebnie.
   *[other] { $count } pola zaznaczono niepotrzebnie.
  }
learn-squares-missing = { $count ->
    [one] Brakuje { $count } pola.
    [few] Brakuje { $count } pól.
    [many] Brakuje { $count } pól.
   *[other] Brakuje { $count } pola.
  }
learn-collected = { $moves ->
    [one] Zrobione w { $moves } ruchu.
    [few] Zrobione w { $moves } ruchach.
    [many] Zrobione w { $moves } ruchach.
   *[other] Zrobione w { $moves } ruchu.
  }
learn-fewest = { $moves ->
    [one] Wystarczy { $moves }.
    [few] Wystarczą { $moves }.
    [many] Wystarczy { $moves }.
   *[other] Wystarczy { $moves }.
  }
learn-wrong-move = Ten ruch jest dozwolony, ale tu chodzi o inny.
learn-wrong-answer = Niezupełnie. Spójrz na pozycję jeszcze raz.
learn-also-good = To też jest dobre. Lekcja idzie tu jednak innym ruchem.

## Czytanie bierek

kanji-title = Czytanie bierek
kanji-lead = Znana karta wraca po kilku dniach, potem po tygodniach; pomylona – od razu. Wystarczy kilka minut dziennie.
kanji-known = Dobrze znane karty: { $known } z { $count }
kanji-which-piece = Jaka to bierka?
kanji-which-face = Znajdź znak: { $piece }
kanji-next = Następna karta
kanji-none = Na razie to wszystko.
kanji-back = Następna karta wróci { $when }.
kanji-more = Dalej z nowymi kartami
kanji-reset-why = Wszystkie karty będą znów nowe. Tego nie da się cofnąć.
