### Lektionen: Beförderung.

lessons-group-promotion = Beförderung

## Die Beförderungszone

lesson-promotion-zone = Die Beförderungszone
lesson-promotion-zone-about = Wo Steine sich umdrehen dürfen.
lesson-promotion-zone-zone = Die drei Reihen, die von dir am weitesten weg sind, sind deine Beförderungszone. Hier sind sie markiert. Die deines Gegners liegt auf den drei Reihen vor dir.
lesson-promotion-zone-enter = Dein Bauer auf 3-4 steht vor der Tür. Ziehe ihn in die Zone und befördere ihn.
lesson-promotion-zone-enter-hint = Ziehe ihn nach 3-3 und wähle die Beförderung.
lesson-promotion-zone-enter-done = Ein Zug in die Zone darf befördern. Der Bauer ist jetzt ein Tokin und zieht wie ein Goldgeneral.
lesson-promotion-zone-enter-wrong-plain = Das ist erlaubt, aber er ist noch ein Bauer. Dreh ihn diesmal um.
lesson-promotion-zone-inside = Dein Silbergeneral steht schon in der Zone. Befördere ihn mit einem Zug, der in der Zone bleibt.
lesson-promotion-zone-inside-hint = Jedes der drei Felder vor ihm ist recht.
lesson-promotion-zone-inside-done = Auch ein Zug innerhalb der Zone darf befördern.
lesson-promotion-zone-inside-wrong-outside = Das befördert auch, verlässt aber die Zone. Bleib vorerst darin.
lesson-promotion-zone-inside-wrong-plain = Gezogen, aber nicht befördert. Versuch es noch einmal und dreh ihn um.
lesson-promotion-zone-leave = Auch das Verlassen der Zone zählt. Ziehe den Turm gerade zurück aus der Zone und befördere ihn.
lesson-promotion-zone-leave-hint = Auf Linie 3 zurück, weiter als bis zur dritten Reihe.
lesson-promotion-zone-leave-done = Ein Drache kehrt heim. Beginnt ein Zug in der Zone, darf er befördern, egal wo er endet.
lesson-promotion-zone-leave-wrong-inside = Das befördert, bleibt aber in der Zone. Komm ganz heraus.
lesson-promotion-zone-leave-wrong-plain = Ziehe gerade zurück aus der Zone, und befördere dabei.
lesson-promotion-zone-outside = Der Silbergeneral zieht von 3-6 nach 4-5 und wird befördert. Ist das erlaubt?
lesson-promotion-zone-outside-hint = Wo beginnt die Zone? Such beide Felder des Zuges auf dem Brett.
lesson-promotion-zone-outside-done = Nein. Dieser Zug beginnt nicht in der Zone und endet nicht in ihr.
lesson-promotion-zone-outside-wrong = Es kommt darauf an, ob der Zug in der Zone beginnt oder endet. Prüf beide Felder.
lesson-promotion-zone-gold = Der Goldgeneral geht in der Zone einen Schritt vor und wird befördert. Ist das erlaubt?
lesson-promotion-zone-gold-hint = Stell dir diesen Stein umgedreht vor. Was stünde da?
lesson-promotion-zone-gold-done = Nein. Goldgeneral und König haben keine andere Seite. Sie bleiben, was sie sind.
lesson-promotion-zone-gold-wrong = Hier zählen nicht die Felder, sondern der Stein: Gibt es etwas, wozu er befördert werden kann?

## Befördern oder nicht?

lesson-promotion-choice = Befördern oder nicht?
lesson-promotion-choice-about = Meist hast du die Wahl.
lesson-promotion-choice-bishop = Die lange Diagonale ist offen. Schlage den Läufer auf 2-2 und befördere.
lesson-promotion-choice-bishop-hint = Dein Läufer steht auf 8-8.
lesson-promotion-choice-bishop-done = Das Pferd kann alles, was der Läufer kann, und dazu einen geraden Schritt.
lesson-promotion-choice-bishop-wrong-plain = Geschlagen! Aber ein Pferd wäre stärker. Befördere auch.
lesson-promotion-choice-bishop-wrong-short = Geh bis ans Ende der Diagonale und schlag den Läufer.
lesson-promotion-choice-rook = Befördere einen Stein auf dem markierten Feld so, dass es matt ist.
lesson-promotion-choice-rook-hint = Turm und Springer kommen beide nach 6-2, und jeder deckt dort den anderen.
lesson-promotion-choice-rook-done = Matt. Ein einfacher Turm auf 6-2 hätte nicht einmal Schach gegeben.
lesson-promotion-choice-rook-wrong-plain = Ein einfacher Turm greift nicht schräg an; der König steht nicht im Schach.
lesson-promotion-choice-later = Dieser Silbergeneral ist unbefördert in die Zone gezogen. Wann darf er noch befördert werden?
lesson-promotion-choice-later-hint = Der Silbergeneral steht jetzt in der Zone. Wo beginnen seine nächsten Züge?
lesson-promotion-choice-later-option-no = Nie mehr: Die Gelegenheit ist vorbei
lesson-promotion-choice-later-option-next = Nur mit seinem nächsten Zug
lesson-promotion-choice-later-option-any = Mit jedem Zug, der in der Zone beginnt oder endet
lesson-promotion-choice-later-done = Jeder solche Zug stellt dich neu vor die Wahl.
lesson-promotion-choice-later-wrong = Denk an die Regel: Welche Züge dürfen befördern?
lesson-promotion-choice-second-chance = Dann nutze die zweite Gelegenheit. Befördere den Silbergeneral.
lesson-promotion-choice-second-chance-hint = Jeder seiner Züge ist recht, denn er beginnt in der Zone.
lesson-promotion-choice-second-chance-done = Spät, aber völlig in Ordnung.
lesson-promotion-choice-second-chance-wrong-plain = Er hat gezogen, sich aber nicht umgedreht. Befördere ihn diesmal.
lesson-promotion-choice-habit = Was ist bei Turm, Läufer und Bauer eine gute Gewohnheit?
lesson-promotion-choice-habit-hint = Vergleiche Drache, Pferd und Tokin mit dem, was sie vorher waren.
lesson-promotion-choice-habit-option-always = Fast immer befördern
lesson-promotion-choice-habit-option-never = Sie lassen, wie sie sind
lesson-promotion-choice-habit-option-careful = Nur neben dem feindlichen König befördern
lesson-promotion-choice-habit-done = Sie behalten, was sie konnten, und können mehr. Silbergeneral, Springer und Lanze verlieren ihre eigenen Züge; da überlegt man erst.
lesson-promotion-choice-habit-wrong = Was verlieren sie, wenn man sie befördert? Nichts.

## Wann befördert werden muss

lesson-promotion-forced = Wann befördert werden muss
lesson-promotion-forced-about = Bauer, Lanze und Springer am fernen Rand.
lesson-promotion-forced-pawn = Der Bauer zieht auf die letzte Reihe, nach 3-1, und bleibt ein Bauer. Ist das erlaubt?
lesson-promotion-forced-pawn-hint = Stell dir den Bauern auf 3-1 vor und such seinen nächsten Zug.
lesson-promotion-forced-pawn-done = Nein. Dort könnte er nie wieder ziehen, also muss er befördert werden.
lesson-promotion-forced-pawn-wrong = Kein Stein darf hin, wo er nie wieder ziehen könnte. Was wäre mit einem Bauern auf der letzten Reihe?
lesson-promotion-forced-lance = Schlage die Lanze auf dem markierten Feld.
lesson-promotion-forced-lance-hint = Deine eigene Lanze auf 1-5 läuft am Rand geradeaus.
lesson-promotion-forced-lance-done = Auf der letzten Reihe hat eine Lanze nichts mehr vor sich. Sie musste befördert werden; eine Wahl gab es nicht.
lesson-promotion-forced-lance-wrong = Damit schlägst du nichts. Welcher deiner Steine erreicht das markierte Feld in einem Zug?
lesson-promotion-forced-lance-short = Die Lanze schlägt den Silbergeneral auf 1-2, auf der zweiten Reihe, und wird nicht befördert. Ist das erlaubt?
lesson-promotion-forced-lance-short-hint = Stell dir die Lanze auf 1-2 vor. Was liegt dort vor ihr?
lesson-promotion-forced-lance-short-done = Ja. Sie hat noch ein Feld vor sich.
lesson-promotion-forced-lance-short-wrong = Befördert werden muss sie nur, wo sie nie wieder ziehen könnte. Gilt das auf der zweiten Reihe?
lesson-promotion-forced-knight = Der Springer schlägt den Goldgeneral auf 5-2 und wird nicht befördert. Ist das erlaubt?
lesson-promotion-forced-knight-hint = Stell dir den Springer auf 5-2 vor und probier seinen nächsten Sprung.
lesson-promotion-forced-knight-done = Nein. Von den letzten zwei Reihen kann ein Springer nicht mehr springen, also muss er befördert werden.
lesson-promotion-forced-knight-wrong = Unbefördert braucht ein Springer zwei Reihen vor sich. Zähl die Reihen jenseits von 5-2.
lesson-promotion-forced-knight-third = Der Springer springt nach 3-3, auf die dritte Reihe, und wird nicht befördert. Ist das erlaubt?
lesson-promotion-forced-knight-third-hint = Wie viele Reihen liegen jenseits von 3-3, und wie weit springt ein Springer?
lesson-promotion-forced-knight-third-done = Ja. Von der dritten Reihe kann er noch einmal springen.
lesson-promotion-forced-knight-third-wrong = Befördert werden muss er nur, wo ihm kein Sprung mehr bleibt. Probier in Gedanken einen von 3-3.
lesson-promotion-forced-dead = Welcher deiner Steine darf unbefördert auf der letzten Reihe stehen?
lesson-promotion-forced-dead-hint = Dort muss ein Stein noch ziehen können. Überleg, wie jeder der vier zieht.
lesson-promotion-forced-dead-option-pawn = Der Bauer
lesson-promotion-forced-dead-option-lance = Die Lanze
lesson-promotion-forced-dead-option-knight = Der Springer
lesson-promotion-forced-dead-option-silver = Der Silbergeneral
lesson-promotion-forced-dead-done = Der Silbergeneral kann schräg zurück. Die anderen drei gehen immer nur vorwärts.
lesson-promotion-forced-dead-wrong = Dieser Stein geht nur vorwärts. Auf der letzten Reihe säße er für immer fest.

## Befördert bleibt befördert

lesson-promotion-lasting = Befördert bleibt befördert
lesson-promotion-lasting-about = Was aus beförderten Steinen wird.
lesson-promotion-lasting-back = Dein Tokin auf 3-3 geht einen Schritt zurück, aus der Zone hinaus. Was ist er dann?
lesson-promotion-lasting-back-hint = Die Zone entscheidet, wann ein Stein befördert werden darf. Spielt sie danach noch eine Rolle?
lesson-promotion-lasting-back-option-pawn = Wieder ein Bauer
lesson-promotion-lasting-back-option-tokin = Immer noch ein Tokin
lesson-promotion-lasting-back-option-choice = Was ich will
lesson-promotion-lasting-back-done = Ein beförderter Stein bleibt befördert, solange er auf dem Brett steht.
lesson-promotion-lasting-back-wrong = Kein Zug auf dem Brett dreht einen Stein zurück.
lesson-promotion-lasting-home = Ein Tokin ist in dein Lager geschlüpft. Hol deinen Drachen heim und schlag ihn.
lesson-promotion-lasting-home-hint = Der Drache auf 7-2 sieht die ganze Linie 7 hinunter.
lesson-promotion-lasting-home-done = Auch hier, weit weg von der Zone, ist er ein Drache.
lesson-promotion-lasting-home-wrong = Der Tokin ist noch in deinem Lager. Such den geraden Weg vom Drachen zu ihm.
lesson-promotion-lasting-hand = Du hast einen Tokin geschlagen. Was hast du jetzt auf der Hand?
lesson-promotion-lasting-hand-hint = Was geschieht mit einem beförderten Stein, wenn er geschlagen wird?
lesson-promotion-lasting-hand-option-tokin = Einen Tokin
lesson-promotion-lasting-hand-option-pawn = Einen Bauern
lesson-promotion-lasting-hand-option-nothing = Nichts
lesson-promotion-lasting-hand-done = Ein geschlagener Stein kehrt auf seine unbeförderte Seite zurück.
lesson-promotion-lasting-hand-wrong = Schau auf deine Hand neben dem Brett.
lesson-promotion-lasting-trade = Schlage mit dem Tokin den Goldgeneral auf 4-2, auch wenn dein Gegner zurückschlägt.
lesson-promotion-lasting-trade-hint = Der Tokin steht auf 3-2, gleich neben dem Goldgeneral.
lesson-promotion-lasting-trade-done = Du hast einen Goldgeneral gewonnen, dein Gegner bloß einen Bauern. Darum ist ein Tokin so gut.
lesson-promotion-lasting-trade-wrong = Der Goldgeneral steht noch da. Wag den Tausch: Vergleiche, was du gewinnst und was du verlierst.
lesson-promotion-lasting-dragon = Der Goldgeneral deines Gegners schlägt deinen Drachen. Was bekommt er?
lesson-promotion-lasting-dragon-hint = Denk an den Tokin, den du geschlagen hast: Was hattest du dann auf der Hand?
lesson-promotion-lasting-dragon-option-dragon = Einen Drachen
lesson-promotion-lasting-dragon-option-rook = Einen Turm
lesson-promotion-lasting-dragon-option-nothing = Nichts
lesson-promotion-lasting-dragon-done = Einen einfachen Turm, bereit, gegen dich eingesetzt zu werden. Gib auf deine Drachen acht.
lesson-promotion-lasting-dragon-wrong = Geschlagene Steine verlieren ihre Beförderung, aber sie bleiben im Spiel.

## Wann man nicht befördert

lesson-promotion-declined = Wann man nicht befördert
lesson-promotion-declined-about = Manchmal ist weniger mehr.
lesson-promotion-declined-silver = Setze mit dem Silbergeneral matt. Überleg, welche Seite oben liegen soll.
lesson-promotion-declined-silver-hint = Nur ein unbeförderter Silbergeneral greift schräg nach hinten an. Versuch 3-1.
lesson-promotion-declined-silver-done = Befördert zöge er wie ein Goldgeneral und griffe den König gar nicht an.
lesson-promotion-declined-silver-wrong-promoted = Wie ein Goldgeneral greift er nicht mehr schräg nach hinten an. Kein Schach!
lesson-promotion-declined-silver-wrong-elsewhere = Das ist kein Matt. Such ein Feld hinter dem König.
lesson-promotion-declined-knight = Setze mit dem Springer matt.
lesson-promotion-declined-knight-hint = Von 3-3 greift ein unbeförderter Springer 2-1 an.
lesson-promotion-declined-knight-done = Befördert hätte er seinen Sprung verloren und mit ihm das Schach.
lesson-promotion-declined-knight-wrong-promoted = Jetzt zieht er wie ein Goldgeneral, und der König steht nicht im Schach.
lesson-promotion-declined-dragon = Ein eingesetzter Bauer darf nicht sofort mattsetzen. Hier wird ein Bauer auf 1-3 eingesetzt. Ist das erlaubt?
lesson-promotion-declined-dragon-hint = Sieh dir die Felder um den König auf 1-2 an. Welche davon greifen deine Steine an?
lesson-promotion-declined-dragon-done = Nein. Der Drache lässt dem König kein Feld; der Bauer würde mattsetzen.
lesson-promotion-declined-dragon-wrong = Der Bauer gibt Schach. Prüf, ob der König fliehen und ob man den Bauern schlagen kann.
lesson-promotion-declined-rook = Dieselbe Stellung, nur steht auf 3-1 ein einfacher Turm. Darf der Bauer jetzt eingesetzt werden?
lesson-promotion-declined-rook-hint = Vergleiche: Welche Felder greift ein Drache an, ein einfacher Turm aber nicht?
lesson-promotion-declined-rook-done = Ja. Der Turm greift 2-2 nicht an; der Bauer gibt nur Schach.
lesson-promotion-declined-rook-wrong = Ein eingesetzter Bauer darf Schach geben, nur nicht mattsetzen. Was davon geschieht hier?
lesson-promotion-declined-foresight = Du brauchst einen Bauern, um ihn auf 1-3 einzusetzen. Schlage den auf dem markierten Feld und überleg gut.
lesson-promotion-declined-foresight-hint = Lass dem König das Feld 2-2: Befördere nicht.
lesson-promotion-declined-foresight-done = Gut gesehen. Der König behält ein Feld, also wird das Einsetzen erlaubt sein.
lesson-promotion-declined-foresight-wrong-promoted = Der Drache ist hier zu stark. Der eingesetzte Bauer würde mattsetzen, und das ist verboten.
lesson-promotion-declined-reward = Setze jetzt den Bauern ein und mit dem zweiten Zug matt.
lesson-promotion-declined-reward-hint = Setze den Bauern auf 1-3 ein. Geht der König nach 2-2, befördere die Lanze auf 3-2.
lesson-promotion-declined-reward-done = Matt. So etwas sieht man nicht jeden Tag, aber Mattaufgaben lieben es.
lesson-promotion-declined-reward-wrong = Erst treibt der Bauer den König heraus. Such dann das Schach, das ihm kein Feld mehr lässt.
