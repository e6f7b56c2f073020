### Co říkají pravidla. Pole se píší nejprve sloupcem: 7-6 je sloupec 7, řada 6.

rule-number = Pravidlo { $rule }

## Nedovolené tahy: název a důvod

illegal-other = Tento tah není dovolen
illegal-other-why = V této pozici porušuje pravidla.
illegal-empty-square = Není tam žádný kámen
illegal-empty-square-why = Na poli { $squares } nestojí kámen, kterým by šlo táhnout.
illegal-not-your-piece = To není váš kámen
illegal-not-your-piece-why = Kámen na poli { $squares } patří soupeři.
illegal-stays-put = Tah nelze vynechat
illegal-stays-put-why = Kdo je na tahu, musí táhnout kamenem nebo vložit kámen z ruky.
illegal-own-piece-there = Stojí tam váš vlastní kámen
illegal-own-piece-there-why = Na pole { $squares } táhnout nemůžete: stojí tam váš vlastní kámen.
illegal-cannot-reach = Takhle { $piece-the } netáhne
illegal-cannot-reach-why = { $piece-start } na toto pole nemůže.
illegal-dots = Tečky ukazují, kam může.
illegal-blocked = Něco stojí v cestě
illegal-blocked-why = Přeskakovat smí jen jezdec. { $piece-start } neprojde přes { $count ->
    [one] kámen na poli { $squares }
    [few] kameny na polích { $squares }
    [many] kameny na polích { $squares }
   *[other] kameny na polích { $squares }
  }.
illegal-cannot-promote = Tento kámen povýšit nelze
illegal-cannot-promote-why = { $piece-start } nemá povýšenou stranu.
illegal-already-promoted = Už je povýšený
illegal-already-promoted-why = { $piece-start } už leží povýšenou stranou nahoru a zůstane tak, dokud není vzat.
illegal-outside-zone = Tady povýšit nelze
illegal-outside-zone-why = Povýšit lze jen tahem, který v posledních třech řadách začíná nebo končí.
illegal-must-promote = Povýšení je povinné
illegal-must-promote-why = Z pole { $squares } už { $piece-the } nemá kam táhnout, proto je povýšení povinné.
illegal-not-in-hand = V ruce ho nemáte
illegal-not-in-hand-why = Takový kámen v ruce nemáte: { $piece }.
illegal-occupied = Pole je obsazené
illegal-occupied-why = Vkládat lze jen na prázdné pole a pole { $squares } je obsazené. Vložením se nikdy nebere.
illegal-dead-drop = Odtamtud by nešlo táhnout
illegal-dead-drop-why = Z pole { $squares } { $piece-the } až do konce partie nemá kam táhnout, proto se tam vložit nesmí.
illegal-nifu = Nifu: dva pěšci v jednom sloupci
illegal-nifu-why = V tomto sloupci už máte nepovýšeného pěšce, na poli { $squares }. Druhého tam vložit nesmíte.
illegal-king-into-check = Král by byl v šachu
illegal-king-into-check-why = Na toto pole útočí soupeř z { $squares }. Král nesmí vstoupit do šachu.
illegal-check-not-answered = Váš král je v šachu
illegal-check-not-answered-why = Na šach musíte odpovědět hned: táhnout králem, vzít útočící kámen, nebo mu zastoupit cestu.
illegal-exposes-king = Tím by se odkryl váš král
illegal-exposes-king-why = { $piece-start } kryje vašeho krále. Bez tohoto krytí by byl v šachu.
illegal-uchifuzume = Uchifuzume: mat vloženým pěšcem
illegal-uchifuzume-why = Vložený pěšec nesmí dát hned mat. Šach dát smí a jiné kameny smějí vložením i matovat.

## Co bylo odmítnuto

refusal-other = Partie to nedovoluje.
refusal-not-started = Partie ještě nezačala.
refusal-already-started = Partie už začala.
refusal-game-over = Partie skončila.
refusal-not-your-turn = Na tahu je druhá strana.
refusal-illegal-move = Tento tah není dovolen.
refusal-out-of-date = Pozice se mezitím změnila.
refusal-draws-off = V této partii se remíza nenabízí.
refusal-takebacks-off = V této partii se tahy nevracejí.
refusal-nothing-to-take-back = Není tah, který by šlo vrátit.
refusal-too-many-plies = Tolik tahů vrátit nelze.
refusal-no-such-offer = Nabídka už neplatí.
refusal-offer-open = Nejprve je třeba odpovědět na jinou nabídku.
refusal-offer-repeated = Tato nabídka už zazněla. Nejprve zahrajte tah.
refusal-own-offer = Na tuto nabídku odpovídá druhá strana.
refusal-declaration-off = V této partii se výhra neprohlašuje.
refusal-count-off = V této partii se body nepočítají.
refusal-no-entering-king = Počítat lze, jakmile některý král vstoupí do soupeřova tábora.
refusal-resign-on-own-turn = V této partii se lze vzdát jen na vlastním tahu.
refusal-not-your-seat = Za tuto stranu nehrajete.
refusal-stale = Partie mezitím pokročila. Podívejte se znovu a případně to zopakujte.
refusal-not-saved = Partii se nepodařilo uložit, proto se nic nezměnilo. Zkuste to prosím znovu.

## Jak partie skončila: název a věta

outcome-checkmate = Mat
outcome-checkmate-why = { $loser-start } je v šachu a žádný tah nepomůže. Vyhrává { $winner }.
outcome-stalemate = Žádný dovolený tah
outcome-stalemate-why = { $loser-start } nemá dovolený tah a v shogi se tím prohrává i bez šachu. Vyhrává { $winner }.
outcome-resignation = Vzdání
outcome-resignation-why = { $loser-start } se vzdává. Vyhrává { $winner }.
outcome-time = Došel čas
outcome-time-why = { $loser-start } už nemá čas. Vyhrává { $winner }.
outcome-illegal-move = Nedovolený tah
outcome-illegal-move-why = { $loser-start } hraje nedovolený tah a tím v této partii prohrává. Vyhrává { $winner }.
outcome-illegal-move-reason = { $reason }.
outcome-perpetual-check = Věčný šach
outcome-perpetual-check-why = Táž pozice nastala čtyřikrát a každý tah, který mezitím zahrál { $loser }, dával šach. Kdo takto opakuje, prohrává. Vyhrává { $winner }.
outcome-declaration = Prohlášení po vstupu krále
outcome-declaration-why = { $winner-start } vstupuje králem do soupeřova tábora, splňuje všechny podmínky prohlášení a vyhrává.
outcome-wrong-declaration = Chybné prohlášení
outcome-wrong-declaration-why = { $loser-start } prohlašuje výhru bez splnění podmínek a tím prohrává. Vyhrává { $winner }.
outcome-try = Try
outcome-try-why = { $winner-start } bezpečně přivádí krále na výchozí pole soupeřova krále a vyhrává.
outcome-abandoned = Přerušeno
outcome-abandoned-why = Partie byla přerušena.
outcome-sennichite = Sennichite: čtyřnásobné opakování
outcome-sennichite-why = Táž pozice, se stejnými kameny v rukou a stejnou stranou na tahu, nastala počtvrté.
outcome-impasse = Jishogi: vyrovnaný vstup králů
outcome-impasse-why = Podle pravidla 24 bodů mají obě strany bodů dost, proto nevyhrává nikdo.
outcome-count = Jishogi: počítání po dohodě
outcome-count-why = Obě strany se dohodly na počítání. Kdo má méně než 24 bodů, prohrává; mají-li obě dost, je to remíza.
outcome-max-moves = Nejvyšší počet tahů
outcome-max-moves-why = Dohodnutý počet tahů je vyčerpán.
outcome-agreement = Dohoda
outcome-agreement-why = Obě strany se dohodly na remíze.

result-draw = Remíza
result-none = Bez výsledku
result-wins = Vyhrává { $side }
result-you-win = Vyhráváte
result-you-lose = Prohráváte

## Vstup králů

impasse = Vstup králů do tábora
impasse-points27 = 27 bodů: prohlásit a vyhrát
impasse-points24 = 24 bodů: výhra nebo remíza
impasse-try = Pravidlo „try“
impasse-none = Bez prohlášení
impasse-points27-why = Král musí stát v soupeřově táboře, nesmí být v šachu a s ním tam musí být deset dalších kamenů. Potřebné body: { $black } 28, { $white } 27. Věže a střelci se počítají za 5, ostatní kameny za 1, v táboře i v ruce.
impasse-points24-why = Král musí stát v soupeřově táboře, nesmí být v šachu a s ním tam musí být deset dalších kamenů. Pak 31 bodů vyhrává a 24 až 30 je remíza. Věže a střelci se počítají za 5, ostatní kameny za 1, v táboře i v ruce.
impasse-try-why = Čí král dojde na výchozí pole soupeřova krále a není tam napaden, okamžitě vyhrává.
declaration-count = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, { $pieces ->
    [one] { $pieces } kámen v táboře
    [few] { $pieces } kameny v táboře
    [many] { $pieces } kamene v táboře
   *[other] { $pieces } kamenů v táboře
  }.
declaration-king-not-in-zone = Král není v soupeřově táboře.
declaration-in-check = Král je v šachu.
declaration-too-few-pieces = V soupeřově táboře je méně než deset dalších kamenů.
declaration-too-few-points = Málo bodů: je potřeba { $needed }.
declaration-king-not-on-square = Král není na výchozím poli soupeřova krále.

## Vložený začátek, ze kterého nelze hrát

fault-field-board = Deska:
fault-field-side = Strana na tahu:
fault-field-hands = Kameny v ruce:
fault-field-ply = Číslo tahu:
fault-field-moves = Tahy:
fault-column = Viz znak { $column }.
fault-start-unreadable = z tohoto textu partie začít nemůže.
fault-start-illegal-move = tah { $number }, { $move }, není dovolen. { $reason }.
fault-start-is-over = partie by hned skončila: { $reason }.
fault-setup-missing-king = { $side } nemá krále.
fault-setup-no-kings = žádná strana nemá krále.
fault-setup-several-kings = { $side } má víc než jednoho krále.
fault-setup-too-many = kámen „{ $piece }“ je tu { $count }×, v sadě jich může být nejvýš { $most }.
fault-setup-nifu = { $side } má dva nepovýšené pěšce ve sloupci { $file }.
fault-setup-dead-piece = z pole { $square } nemá { $piece-the } ({ $side }) kam táhnout.
fault-setup-opponent-in-check = strana na tahu by mohla vzít krále, kterého má { $side }.
fault-setup-ply = číslo tahu { $count } je příliš velké.
fault-text-empty = chybí text.
fault-text-move = číslo { $number }, „{ $text }“, není tah. Tahy vypadají jako 7g7f, 8h2b+ nebo P*5e.
fault-text-word = místo slova „moves“ je tu „{ $text }“.
fault-text-japanese = číst lze jen USI a SFEN, například 7g7f nebo startpos, japonský zápis a záznamy partií zatím ne.
fault-sfen-missing = tato část chybí.
fault-sfen-unexpected = „{ $text }“ tu nic neznamená.
fault-sfen-cannot-promote = před něčím, co nelze povýšit, je +.
fault-sfen-rank-length = řada { $rank } má místo 9 { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
  }.
fault-sfen-rank-count = místo 9 { $count ->
    [one] je tu { $count } řada
    [few] jsou tu { $count } řady
    [many] je tu { $count } řady
   *[other] je tu { $count } řad
  }.
fault-sfen-side = tady musí být b nebo w.
fault-sfen-count = je tu číslo bez kamene nebo 0.
fault-sfen-count-too-large = je tu číslo větší než 9999.
fault-sfen-number = tady musí být celé číslo do 1 000 000.
fault-sfen-trailing = za koncem je ještě text.

## Nastavení, která server odmítá

settings-furigoma-in-handicap = Pěšci se házejí jen v rovné hře: v partii s handicapem táhne první uwate.
settings-no-time = Hodiny potřebují základní čas nebo byoyomi.
settings-too-much-time = Hodiny mohou běžet nejvýš sedm dní.
settings-bad-periods = Period byoyomi musí být 1 až 100.
settings-bad-max-moves = Nejvyšší počet tahů musí být větší než počet tahů už zahraných.
settings-broken-setup = Výchozí pozice porušuje pravidla.
settings-illegal-start-move = Jeden z úvodních tahů není dovolen.
settings-start-is-over = Partie by hned skončila.

## Endings that only records have

ending-interrupted = Přerušeno
ending-not-mate = Bez matu
ending-sealed-move = Tah v obálce
ending-taken-back = Tah vzat zpět
ending-fault = Chyba programu
