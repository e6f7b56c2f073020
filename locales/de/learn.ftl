### Die Lektionen: was um ihre Texte herum steht.

learn-title = Shogi lernen
learn-lead = Kurze Lektionen am Brett, in beliebiger Reihenfolge. Dein Fortschritt bleibt in diesem Browser.
learn-begin = Anfangen: { $lesson }
learn-continue = Weiter: { $lesson }
learn-progress = { $done } von { $count } Schritten erledigt
learn-complete = Lektion abgeschlossen
learn-reset = Von vorn beginnen
learn-reset-title = Allen Fortschritt vergessen?
learn-reset-why = Alle Lektionen sind dann so, als hättest du sie nie geöffnet. Das lässt sich nicht rückgängig machen.

learn-step = Schritt { $step } von { $count }
learn-previous = Voriger Schritt
learn-next = Weiter
learn-skip = Überspringen
learn-next-lesson = Nächste Lektion
learn-all = Alle Lektionen
learn-hint = Tipp
learn-again = Noch einmal

learn-judge = Der Zug: { $move }
learn-allowed = Er ist erlaubt
learn-check = { $count ->
    [one] { $count } Feld prüfen
   *[other] { $count } Felder prüfen
  }
learn-squares-extra = { $count ->
    [one] { $count } Feld gehört nicht dazu.
   *[other] { $count } Felder gehören nicht dazu.
  }
learn-squares-missing = { $count ->
    [one] { $count } Feld fehlt noch.
   *[other] { $count } Felder fehlen noch.
  }
learn-collected = { $moves ->
    [one] Geschafft in { $moves } Zug.
   *[other] Geschafft in { $moves } Zügen.
  }
learn-fewest = { $moves ->
    [one] { $moves } genügt.
   *[other] { $moves } genügen.
  }
learn-wrong-move = Der Zug ist erlaubt, aber hier ist ein anderer gefragt.
learn-wrong-answer = Nicht ganz. Sieh dir die Stellung noch einmal an.
learn-also-good = Auch das ist gut. Die Lektion geht hier mit einem anderen Zug weiter.

## Die Steine lesen

kanji-title = Die Steine lesen
kanji-lead = Was du weißt, kommt erst nach Tagen wieder, dann nach Wochen; was du nicht weißt, sofort. Ein paar Minuten am Tag genügen.
kanji-known = { $known } von { $count } Karten sitzen
kanji-which-piece = Welcher Stein ist das?
kanji-which-face = Finde das Zeichen: { $piece }
kanji-next = Nächste Karte
kanji-none = Das war alles für jetzt.
kanji-back = Die nächste Karte kommt { $when } wieder.
kanji-more = Mit neuen Karten weitermachen
kanji-reset-why = Alle Karten sind dann wieder neu. Das lässt sich nicht rückgängig machen.
