### Co program mówi w wierszu poleceń. SFEN, ruchy i numery zasad są takie same w każdym języku.

## Co wyszło z partii

program-illegal = Ruch { $ply }, { $move }, jest niedozwolony: { $reason } ({ $rule })
program-ended = Koniec w ruchu { $ply }: { $result }. { $reason } ({ $rule })
program-over = Koniec już w pozycji początkowej: { $result }. { $reason } ({ $rule })
program-ongoing = Partia trwa po { $plies ->
    [one] { $plies } ruchu
    [few] { $plies } ruchach
    [many] { $plies } ruchach
   *[other] { $plies } ruchu
  }
program-not-replayed = Nie odtworzono: { $moves ->
    [one] { $moves } dalszego ruchu
    [few] { $moves } dalszych ruchów
    [many] { $moves } dalszych ruchów
   *[other] { $moves } dalszego ruchu
  }
program-in-check = Strona na ruchu jest szachowana
program-no-legal-move = Strona na ruchu nie ma dozwolonego ruchu
program-declaration = Ogłoszenie wygranej, { $points } pkt: { $verdict }
program-try = Zasada „try”: { $verdict }
program-wins = wygrywa.
program-draws = remis.
program-loses = oznacza przegraną.

## Pozycja

program-in-hand = { $side-start } – w ręce: { $pieces }
program-hand-empty = nic
program-turn = Rusza { $side }, ruch { $ply }
program-position-unreadable = Nie można odczytać argumentu POSITION. { $reason }
program-position-broken = POSITION nie jest pozycją shogi:

## Serwer

program-no-page = ten program nie zawiera strony; `cargo xtask build` buduje jedno i drugie
program-no-home = ten użytkownik nie ma katalogu domowego na partie; podaj folder opcją --data-dir
program-no-browser = nie udało się otworzyć przeglądarki: { $reason }
program-no-file = nie znaleziono pliku programu
program-no-threads = nie udało się uruchomić wątków serwera
program-port-busy = portu { $port } adresu { $address } używa inny program; wybierz inny opcją --port
program-port-forbidden = ten użytkownik nie może używać portu { $port } adresu { $address }; wybierz opcją --port port powyżej 1023
program-address-foreign = { $address } nie jest adresem tego komputera
program-cannot-listen = nie można nasłuchiwać na { $address }: { $reason }

## Odpowiedzi

program-not-written = nie udało się zapisać odpowiedzi
