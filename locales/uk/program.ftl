### Що програма каже в командному рядку. SFEN, ходи й номери правил однакові всіма мовами.

## Чим закінчилася партія

program-illegal = Хід { $ply }, { $move }, не дозволено: { $reason } ({ $rule })
program-ended = Кінець на ході { $ply }: { $result }. { $reason } ({ $rule })
program-over = Кінець уже в початковій позиції: { $result }. { $reason } ({ $rule })
program-ongoing = Партія триває після { $plies ->
    [one] { $plies } ходу
    [few] { $plies } ходів
    [many] { $plies } ходів
   *[other] { $plies } ходу
  }
program-not-replayed = Не відтворено: { $moves ->
    [one] { $moves } подальший хід
    [few] { $moves } подальші ходи
    [many] { $moves } подальших ходів
   *[other] { $moves } подальшого ходу
  }
program-in-check = Сторона, що ходить, під шахом
program-no-legal-move = Сторона, що ходить, не має дозволеного ходу
program-declaration = Оголошення перемоги за правилом { $points } очок: { $verdict }
program-try = Правило «трай»: { $verdict }
program-wins = перемога.
program-draws = нічия.
program-loses = було б програшем.

## Позиція

program-in-hand = { $side-start }, у руці: { $pieces }
program-hand-empty = нічого
program-turn = Ходить { $side }, хід { $ply }
program-position-unreadable = POSITION не вдається прочитати. { $reason }
program-position-broken = POSITION не є позицією сьогі:

## Сервер

program-no-page = ця програма не містить сторінки; `cargo xtask build` збирає обидві частини
program-no-home = цей користувач не має домашньої теки для партій; вкажіть теку через --data-dir
program-no-browser = не вдалося відкрити браузер: { $reason }
program-no-file = файл програми не знайдено
program-no-threads = не вдалося запустити потоки сервера
program-port-busy = порт { $port } адреси { $address } уже використовує інша програма; виберіть інший через --port
program-port-forbidden = цьому користувачеві не можна використовувати порт { $port } адреси { $address }; виберіть через --port порт понад 1023
program-address-foreign = { $address } не є адресою цього комп’ютера
program-cannot-listen = не вдається слухати { $address }: { $reason }

## Відповіді

program-not-written = не вдалося записати відповідь
