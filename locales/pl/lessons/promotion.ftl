### Lekcje: promocja.

lessons-group-promotion = Promocja

## Strefa promocji

lesson-promotion-zone = Strefa promocji
lesson-promotion-zone-about = Gdzie bierki mogą się odwrócić.
lesson-promotion-zone-zone = Trzy rzędy najdalsze od ciebie to twoja strefa promocji. Tu są zaznaczone. Strefa przeciwnika to trzy rzędy najbliższe tobie.
lesson-promotion-zone-enter = Twój pionek na 3-4 stoi u progu. Wejdź nim do strefy i promuj go.
lesson-promotion-zone-enter-hint = Rusz nim na 3-3 i wybierz promocję.
lesson-promotion-zone-enter-done = W ruchu do strefy wolno promować. Pionek jest teraz tokinem i rusza się jak złoty generał.
lesson-promotion-zone-enter-wrong-plain = Tak wolno, ale to wciąż pionek. Tym razem odwróć go.
lesson-promotion-zone-inside = Twój srebrny generał jest już w strefie. Promuj go ruchem, po którym w niej zostanie.
lesson-promotion-zone-inside-hint = Dobre jest każde z trzech pól przed nim.
lesson-promotion-zone-inside-done = W ruchu wewnątrz strefy też wolno promować.
lesson-promotion-zone-inside-wrong-outside = To też promocja, ale poza strefą. Na razie zostań w środku.
lesson-promotion-zone-inside-wrong-plain = Ruszył się, ale bez promocji. Spróbuj jeszcze raz i odwróć go.
lesson-promotion-zone-leave = Wyjście ze strefy też się liczy. Wycofaj wieżę prosto ze strefy i promuj ją.
lesson-promotion-zone-leave-hint = W dół kolumny 3, dalej niż do trzeciego rzędu.
lesson-promotion-zone-leave-done = Smok wraca do domu. Jeśli ruch zaczyna się w strefie, wolno promować, gdziekolwiek się skończy.
lesson-promotion-zone-leave-wrong-inside = To promocja, ale wciąż w strefie. Wyjdź całkiem na zewnątrz.
lesson-promotion-zone-leave-wrong-plain = Wycofaj się prosto ze strefy i przy tym promuj.
lesson-promotion-zone-outside = Srebrny generał idzie z 3-6 na 4-5 i się promuje. Czy to dozwolone?
lesson-promotion-zone-outside-hint = Gdzie zaczyna się strefa? Znajdź na planszy oba pola tego ruchu.
lesson-promotion-zone-outside-done = Nie. Ten ruch ani się nie zaczyna, ani nie kończy w strefie.
lesson-promotion-zone-outside-wrong = Liczy się to, czy ruch zaczyna się lub kończy w strefie. Sprawdź oba pola.
lesson-promotion-zone-gold = Złoty generał robi w strefie krok do przodu i się promuje. Czy to dozwolone?
lesson-promotion-zone-gold-hint = Wyobraź sobie tę bierkę odwróconą. Co byłoby tam napisane?
lesson-promotion-zone-gold-done = Nie. Złoty generał i król nie mają drugiej strony. Pozostają sobą.
lesson-promotion-zone-gold-wrong = Tu nie liczą się pola, lecz bierka: czy ma się w co zmienić?

## Promować czy nie?

lesson-promotion-choice = Promować czy nie?
lesson-promotion-choice-about = Zwykle wybór należy do ciebie.
lesson-promotion-choice-bishop = Długa przekątna jest otwarta. Zbij gońca na 2-2 i promuj.
lesson-promotion-choice-bishop-hint = Twój goniec stoi na 8-8.
lesson-promotion-choice-bishop-done = Koń zachowuje wszystkie ruchy gońca i dostaje krok prosto w każdą stronę.
lesson-promotion-choice-bishop-wrong-plain = Zbity! Ale koń byłby silniejszy. Promuj także.
lesson-promotion-choice-bishop-wrong-short = Idź do końca przekątnej i zbij gońca.
lesson-promotion-choice-rook = Promuj bierkę na zaznaczonym polu tak, żeby był mat.
lesson-promotion-choice-rook-hint = Wieża i skoczek dochodzą na 6-2 i tam wzajemnie się bronią.
lesson-promotion-choice-rook-done = Mat. Zwykła wieża na 6-2 nie dałaby nawet szacha.
lesson-promotion-choice-rook-wrong-plain = Zwykła wieża nie atakuje na ukos, więc król nie jest szachowany.
lesson-promotion-choice-later = Ten srebrny generał wszedł do strefy bez promocji. Kiedy może się jeszcze promować?
lesson-promotion-choice-later-hint = Srebrny generał jest teraz w strefie. Gdzie zaczną się jego następne ruchy?
lesson-promotion-choice-later-option-no = Nigdy: szansa minęła
lesson-promotion-choice-later-option-next = Tylko w najbliższym swoim ruchu
lesson-promotion-choice-later-option-any = W każdym ruchu, który zaczyna się lub kończy w strefie
lesson-promotion-choice-later-done = Przy każdym takim ruchu wybierasz od nowa.
lesson-promotion-choice-later-wrong = Przypomnij sobie zasadę: w których ruchach wolno promować?
lesson-promotion-choice-second-chance = Skorzystaj więc z drugiej szansy. Promuj srebrnego generała.
lesson-promotion-choice-second-chance-hint = Dobry jest każdy jego ruch, bo zaczyna się w strefie.
lesson-promotion-choice-second-chance-done = Późno, ale zupełnie w porządku.
lesson-promotion-choice-second-chance-wrong-plain = Ruszył się, ale się nie odwrócił. Tym razem promuj.
lesson-promotion-choice-habit = Jaki nawyk jest dobry przy wieży, gońcu i pionku?
lesson-promotion-choice-habit-hint = Porównaj smoka, konia i tokina z tym, czym były wcześniej.
lesson-promotion-choice-habit-option-always = Promować prawie zawsze
lesson-promotion-choice-habit-option-never = Zostawiać je bez promocji
lesson-promotion-choice-habit-option-careful = Promować tylko obok wrogiego króla
lesson-promotion-choice-habit-done = Zachowują to, co umiały, i zyskują więcej. Srebrny generał, skoczek i lanca tracą własne ruchy, więc tam warto pomyśleć.
lesson-promotion-choice-habit-wrong = Co tracą przez promocję? Nic.

## Kiedy trzeba promować

lesson-promotion-forced = Kiedy trzeba promować
lesson-promotion-forced-about = Pionek, lanca i skoczek na drugim końcu planszy.
lesson-promotion-forced-pawn = Pionek wchodzi do ostatniego rzędu, na 3-1, i pozostaje pionkiem. Czy to dozwolone?
lesson-promotion-forced-pawn-hint = Wyobraź sobie pionka na 3-1 i poszukaj jego następnego ruchu.
lesson-promotion-forced-pawn-done = Nie. Nie miałby tam już żadnego ruchu, więc musi się promować.
lesson-promotion-forced-pawn-wrong = Bierka nie może stanąć tam, skąd już nigdzie nie pójdzie. A co z pionkiem w ostatnim rzędzie?
lesson-promotion-forced-lance = Zbij lancę na zaznaczonym polu.
lesson-promotion-forced-lance-hint = Twoja lanca na 1-5 biegnie prosto wzdłuż brzegu.
lesson-promotion-forced-lance-done = W ostatnim rzędzie lanca nie ma już nic przed sobą. Musiała się promować, wyboru nie było.
lesson-promotion-forced-lance-wrong = Tym ruchem nic nie bijesz. Która z twoich bierek dojdzie jednym ruchem na zaznaczone pole?
lesson-promotion-forced-lance-short = Lanca bije srebrnego generała na 1-2, w drugim rzędzie, i się nie promuje. Czy to dozwolone?
lesson-promotion-forced-lance-short-hint = Wyobraź sobie lancę na 1-2. Co ma tam przed sobą?
lesson-promotion-forced-lance-short-done = Tak. Ma przed sobą jeszcze jedno pole.
lesson-promotion-forced-lance-short-wrong = Lanca musi się promować tylko tam, skąd już nigdzie nie pójdzie. Czy tak jest w drugim rzędzie?
lesson-promotion-forced-knight = Skoczek bije złotego generała na 5-2 i się nie promuje. Czy to dozwolone?
lesson-promotion-forced-knight-hint = Wyobraź sobie skoczka na 5-2 i poszukaj jego następnego skoku.
lesson-promotion-forced-knight-done = Nie. Z dwóch ostatnich rzędów skoczek nie ma dokąd skoczyć, więc musi się promować.
lesson-promotion-forced-knight-wrong = Bez promocji skoczek potrzebuje przed sobą dwóch rzędów. Policz te za polem 5-2.
lesson-promotion-forced-knight-third = Skoczek skacze na 3-3, do trzeciego rzędu, i się nie promuje. Czy to dozwolone?
lesson-promotion-forced-knight-third-hint = Ile rzędów jest za polem 3-3 i jak daleko skacze skoczek?
lesson-promotion-forced-knight-third-done = Tak. Z trzeciego rzędu może skoczyć jeszcze raz.
lesson-promotion-forced-knight-third-wrong = Skoczek musi się promować tylko tam, skąd nie ma już skoku. Spróbuj w myślach skoczyć z 3-3.
lesson-promotion-forced-dead = Która z twoich bierek może stanąć w ostatnim rzędzie bez promocji?
lesson-promotion-forced-dead-hint = Bierka musi mieć tam jeszcze jakiś ruch. Przypomnij sobie, jak chodzi każda z tych czterech.
lesson-promotion-forced-dead-option-pawn = Pionek
lesson-promotion-forced-dead-option-lance = Lanca
lesson-promotion-forced-dead-option-knight = Skoczek
lesson-promotion-forced-dead-option-silver = Srebrny generał
lesson-promotion-forced-dead-done = Srebrny generał może się cofnąć na ukos. Pozostałe trzy chodzą tylko do przodu.
lesson-promotion-forced-dead-wrong = Ta bierka chodzi tylko do przodu. W ostatnim rzędzie utknęłaby na zawsze.

## Promocja na dobre

lesson-promotion-lasting = Promocja na dobre
lesson-promotion-lasting-about = Co się dzieje z promowanymi bierkami.
lesson-promotion-lasting-back = Twój tokin z 3-3 cofa się i wychodzi ze strefy. Czym jest potem?
lesson-promotion-lasting-back-hint = Strefa decyduje o tym, kiedy wolno promować. Czy potem też ma znaczenie?
lesson-promotion-lasting-back-option-pawn = Znów pionkiem
lesson-promotion-lasting-back-option-tokin = Wciąż tokinem
lesson-promotion-lasting-back-option-choice = Czym zechcę
lesson-promotion-lasting-back-done = Promowana bierka jest promowana, dopóki stoi na planszy.
lesson-promotion-lasting-back-wrong = Żaden ruch na planszy nie odwraca bierki z powrotem.
lesson-promotion-lasting-home = Tokin wślizgnął się do twojego obozu. Sprowadź smoka do domu i zbij intruza.
lesson-promotion-lasting-home-hint = Smok z 7-2 widzi całą kolumnę 7 w dół.
lesson-promotion-lasting-home-done = Także tutaj, daleko od strefy, jest smokiem.
lesson-promotion-lasting-home-wrong = Tokin wciąż jest w twoim obozie. Poszukaj prostej drogi od smoka do niego.
lesson-promotion-lasting-hand = Zbity został tokin. Co masz teraz w ręce?
lesson-promotion-lasting-hand-hint = Co się dzieje z promowaną bierką, gdy zostaje zbita?
lesson-promotion-lasting-hand-option-tokin = Tokina
lesson-promotion-lasting-hand-option-pawn = Pionka
lesson-promotion-lasting-hand-option-nothing = Nic
lesson-promotion-lasting-hand-done = Zbita bierka wraca na niepromowaną stronę.
lesson-promotion-lasting-hand-wrong = Spójrz na swoją rękę obok planszy.
lesson-promotion-lasting-trade = Zbij tokinem złotego generała na 4-2, choć przeciwnik odbije.
lesson-promotion-lasting-trade-hint = Tokin stoi na 3-2, tuż obok złotego generała.
lesson-promotion-lasting-trade-done = Zyskujesz złotego generała, a przeciwnik zaledwie pionka. Dlatego tokin jest taki dobry.
lesson-promotion-lasting-trade-wrong = Złoty generał wciąż stoi. Nie bój się wymiany: porównaj, co zyskujesz, a co tracisz.
lesson-promotion-lasting-dragon = Złoty generał przeciwnika bije twojego smoka. Co dostaje przeciwnik?
lesson-promotion-lasting-dragon-hint = Przypomnij sobie zbitego tokina: co było potem w twojej ręce?
lesson-promotion-lasting-dragon-option-dragon = Smoka
lesson-promotion-lasting-dragon-option-rook = Wieżę
lesson-promotion-lasting-dragon-option-nothing = Nic
lesson-promotion-lasting-dragon-done = Zwykłą wieżę, gotową do zrzucenia przeciw tobie. Dbaj o swoje smoki.
lesson-promotion-lasting-dragon-wrong = Zbite bierki tracą promocję, ale nie znikają z gry.

## Kiedy nie promować

lesson-promotion-declined = Kiedy nie promować
lesson-promotion-declined-about = Czasem mniej znaczy więcej.
lesson-promotion-declined-silver = Daj mata srebrnym generałem. Zastanów się, którą stroną do góry.
lesson-promotion-declined-silver-hint = Tylko niepromowany srebrny generał atakuje na ukos do tyłu. Spróbuj 3-1.
lesson-promotion-declined-silver-done = Promowany ruszałby się jak złoty generał i w ogóle nie atakowałby króla.
lesson-promotion-declined-silver-wrong-promoted = Jak złoty generał nie atakuje już na ukos do tyłu. Nie ma szacha!
lesson-promotion-declined-silver-wrong-elsewhere = To nie mat. Poszukaj pola za królem.
lesson-promotion-declined-knight = Daj mata skoczkiem.
lesson-promotion-declined-knight-hint = Z 3-3 niepromowany skoczek atakuje 2-1.
lesson-promotion-declined-knight-done = Po promocji nie ma już skoku, a bez skoku nie ma szacha.
lesson-promotion-declined-knight-wrong-promoted = Teraz rusza się jak złoty generał i król nie jest szachowany.
lesson-promotion-declined-dragon = Zrzucony pionek nie może od razu dać mata. Tu pionek zostaje zrzucony na 1-3. Czy to dozwolone?
lesson-promotion-declined-dragon-hint = Spójrz na pola wokół króla na 1-2. Które z nich atakują twoje bierki?
lesson-promotion-declined-dragon-done = Nie. Smok nie zostawia królowi żadnego pola, więc byłby mat pionkiem.
lesson-promotion-declined-dragon-wrong = Pionek daje szacha. Sprawdź, czy król ma dokąd uciec i czy pionka można zbić.
lesson-promotion-declined-rook = Ta sama pozycja, ale na 3-1 stoi zwykła wieża. Czy teraz ten zrzut jest dozwolony?
lesson-promotion-declined-rook-hint = Porównaj: które pola atakuje smok, a zwykła wieża nie?
lesson-promotion-declined-rook-done = Tak. Wieża nie atakuje 2-2, więc pionek daje tylko szacha.
lesson-promotion-declined-rook-wrong = Zrzucony pionek może dać szacha, byle nie mata. A co mamy tutaj?
lesson-promotion-declined-foresight = Potrzebujesz pionka do zrzucenia na 1-3. Zbij tego na zaznaczonym polu i dobrze się zastanów.
lesson-promotion-declined-foresight-hint = Zostaw królowi pole 2-2: nie promuj.
lesson-promotion-declined-foresight-done = Świetnie. Królowi zostaje jedno pole, więc zrzut pionka będzie dozwolony.
lesson-promotion-declined-foresight-wrong-promoted = Smok jest tu za silny. Zrzut pionka dałby mata, a tego nie wolno.
lesson-promotion-declined-reward = Teraz zrzuć pionka i drugim ruchem daj mata.
lesson-promotion-declined-reward-hint = Zrzuć pionka na 1-3. Gdy król pójdzie na 2-2, promuj lancę na 3-2.
lesson-promotion-declined-reward-done = Mat. Nie widuje się tego co dzień, ale w zadaniach matowych często.
lesson-promotion-declined-reward-wrong = Najpierw pionek wypędza króla. Potem poszukaj szacha, który nie zostawi mu żadnego pola.
