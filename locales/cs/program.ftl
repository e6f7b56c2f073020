### Co program říká v příkazovém řádku. SFEN, tahy a čísla pravidel jsou ve všech jazycích stejné.

## Jak partie dopadla

program-illegal = Tah { $ply }, { $move }, není dovolen: { $reason } ({ $rule })
program-ended = Konec tahem { $ply }: { $result }. { $reason } ({ $rule })
program-over = Konec už ve výchozí pozici: { $result }. { $reason } ({ $rule })
program-ongoing = Partie pokračuje po { $plies ->
    [one] { $plies } tahu
    [few] { $plies } tazích
    [many] { $plies } tahu
   *[other] { $plies } tazích
  }
program-not-replayed = Nepřehráno: { $moves ->
    [one] { $moves } další tah
    [few] { $moves } další tahy
    [many] { $moves } dalšího tahu
   *[other] { $moves } dalších tahů
  }
program-in-check = Strana na tahu je v šachu
program-no-legal-move = Strana na tahu nemá dovolený tah
program-declaration = Prohlášení výhry, { $points } bodů: { $verdict }
program-try = Pravidlo „try“: { $verdict }
program-wins = vyhrává.
program-draws = remíza.
program-loses = znamenalo by prohru.

## Pozice

program-in-hand = { $side-start }, v ruce: { $pieces }
program-hand-empty = nic
program-turn = Na tahu je { $side }, tah { $ply }
program-position-unreadable = POSITION nelze přečíst. { $reason }
program-position-broken = POSITION není pozice shogi:

## Server

program-no-page = tento program neobsahuje stránku; `cargo xtask build` sestaví obojí
program-no-home = tento uživatel nemá domovský adresář pro partie; zadejte složku pomocí --data-dir
program-no-browser = nepodařilo se otevřít prohlížeč: { $reason }
program-no-file = soubor programu nebyl nalezen
program-no-threads = nepodařilo se spustit vlákna serveru
program-port-busy = port { $port } adresy { $address } používá jiný program; zvolte jiný pomocí --port
program-port-forbidden = tento uživatel nesmí používat port { $port } adresy { $address }; zvolte pomocí --port port nad 1023
program-address-foreign = { $address } není adresa tohoto počítače
program-cannot-listen = na adrese { $address } nelze naslouchat: { $reason }

## Odpovědi

program-not-written = odpověď se nepodařilo zapsat
