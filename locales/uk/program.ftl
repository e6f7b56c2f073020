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
program-data-folder = теку для даних { $file } не можна використати: { $reason }
program-data-in-use = теку для даних { $file } використовує інший Komadai; завершіть його або вкажіть іншу теку через --data-dir
program-data-too-new = базу даних { $file } записала новіша версія Komadai; скористайтеся нею або вкажіть іншу теку через --data-dir
program-data-unopened = базу даних { $file } не вдається відкрити: { $reason }

## Відповіді

program-not-written = не вдалося записати відповідь

## Довідка: її вигляд

help-usage = Виклик:
help-a-command = КОМАНДА
help-some-options = ПАРАМЕТРИ
help-commands = Команди:
help-arguments = Аргументи:
help-options = Параметри:
help-default = (усталено: { $value })
help-values = (одне з: { $values })

## Довідка: що не так у командному рядку

help-unknown-argument = аргумент { $argument } тут невідомий
help-unknown-command = команди { $argument } немає
help-missing = бракує: { $argument }
help-no-value = { $argument } потребує значення
help-bad-value = «{ $value }» не є значенням для { $argument }
help-bad-value-why = «{ $value }» не є значенням для { $argument }: { $reason }
help-conflict = { $argument } не можна вжити разом із { $other }
help-twice = { $argument } стоїть двічі
help-similar = Може, малося на увазі { $other }?
help-more = Більше скаже --help.

## Довідка: команди

help-komadai = Сьогі: гра в браузері, проведення партій, оцінка позицій і партій, керування рушієм.
help-komadai-after =
    POSITION — один аргумент у лапках: «[position] (startpos | [sfen] SFEN) [moves …]», наприклад
    'startpos moves 7g7f 3c3d'. В однієї сторони може не бути короля, як у задачах на мат.

    Код завершення: 0 усе гаразд, 1 відповідь «ні», 2 хибні дані.
help-play = Запустити сервер і відкрити сторінку в браузері
help-serve = Запустити сервер
help-usi = Бути рушієм, що говорить USI на стандартних потоках
help-match = Дати двом рушіям зіграти багато партій і сказати, чого вартий результат
help-bench = Виміряти рушій і вивести його сигнатуру
help-train = Створити мережу оцінювання: партії, навчання, матчі мереж
help-book = Створити дебютну книгу
help-book-make = Створити книгу власним пошуком рушія в текстовому форматі YaneuraOu; ті самі аргументи — та сама книга
help-train-selfplay = Зіграти партії рушія із самим собою; наявний файл продовжується
help-train-label = Заново оцінити позиції партій, іншою мережею чи з більшою кількістю вузлів
help-train-fit = Навчити мережу на партіях
help-train-average = Усереднити мережі, навчені з однієї спільної
help-train-match = Дати двом мережам зіграти між собою за рівної кількості вузлів
help-train-stats = Сказати, що є у файлах партій
help-perft = Порахувати позиції, які можуть виникнути за певну кількість ходів
help-moves = Перелічити дозволені ходи позиції
help-judge = Відтворити партію за правилами й сказати, чим вона скінчилася
help-show = Показати позицію, зокрема із запису, текстом
help-diagram = Намалювати позицію, зокрема із запису, як SVG або PNG
help-convert = Записати партії в іншому форматі
help-convert-after =
    Формат читаного файлу видно з його вмісту, записуваного — з назви після -o. Тека як IN означає всі записи в ній; тека після -o
    (або назва, що закінчується на /) дістає по файлу на кожну партію. Кілька партій потрапляють в один файл там, де це дозволяє
    формат: usi, sfen, usen, csa. «--to usi» пише для кожної партії рядок «position sfen … moves …», лише з головною лінією.

    Що у файлі дивне й чого формат не вміщує, пишеться в потік помилок.
    Код завершення: 0 перетворено все, 2 якогось файлу не вдалося.
help-check = Сказати, що в записах дивне: неправильні ходи, хибні результати, незрозумілі рядки
help-check-after =
    Називаються незрозумілі рядки, неправильні ходи з порушеним правилом, результати, що суперечать ходам, повторення, після яких
    грали далі, і закінчення, яких позиція не підтверджує.
    Код завершення: 0 нічого дивного, 1 щось є, 2 якогось файлу не вдалося прочитати.
help-help = Вивести цю довідку або довідку команди

## Довідка: аргументи кількох команд

help-arg-help = Вивести довідку
help-arg-version = Вивести версію
help-arg-lang = Мова: cs, de, en, ja, pl або uk; інакше мова середовища (LC_ALL, LC_MESSAGES, LANG)
help-arg-json = Відповісти в JSON
help-arg-position = Позиція, один аргумент
help-arg-subject = Позиція одним аргументом; або файл із записом, або - для стандартного вводу
help-arg-ply = Дошка після N ходів, 0 — початок; інакше остання
help-arg-game = Котра партія з файлу, що містить кілька
help-arg-inputs = Файли, теки або - для стандартного вводу
help-arg-from = Формат вводу, якщо його не видно з вмісту
help-arg-games = Кількість партій; кожен дебют грають двічі зі зміною сторін
help-arg-nodes = Вузли на хід
help-arg-max-moves = Після стількох ходів партія нічийна
help-arg-seed = Число, з якого береться все випадкове: те саме число, той самий перебіг
help-arg-threads = Партії водночас; інакше стільки, скільки потоків має комп’ютер
help-arg-net = Оцінювання: файл мережі, own для мережі цієї програми або handmade
help-arg-out = Файл нової мережі

## Довідка: play, serve

help-arg-bind = Адреса, на якій чекає сервер
help-arg-port = Порт; 0 бере будь-який вільний
help-arg-data-dir = Тека для партій; інакше тека в даних користувача
help-arg-verbose = Писати в потік помилок, що робить сервер, а не лише що не вдається
help-arg-no-open = Не відкривати браузера

## Довідка: match

help-match-a = Команда рушія A; self — рушій цієї програми
help-match-b = Команда рушія B; self — рушій цієї програми
help-arg-a-name = Назва рушія A; інакше та, яку він дає собі сам
help-arg-b-name = Назва рушія B
help-arg-a-option = Параметр рушія A; можна повторювати
help-arg-b-option = Параметр рушія B; можна повторювати
help-arg-a-protocol = Як говорити з рушієм A; інакше вгадується з назви файлу
help-arg-b-protocol = Як говорити з рушієм B
help-arg-concurrency = Партії водночас
help-arg-movetime = Час на кожен хід, у мс
help-arg-main = Основний час на партію, у мс
help-arg-byoyomi = Час на кожен хід, коли основний вичерпано, у мс
help-arg-increment = Час, що додається після кожного ходу, у мс
help-match-depth = Глибина пошуку в півходах
help-arg-a-limits = Обмеження рушія A замість спільних, наприклад movetime=1000 або main=60000,increment=1000
help-arg-b-limits = Обмеження рушія B замість спільних
help-arg-margin = Наскільки хід може запізнитися, перш ніж партію програно за часом, у мс
help-arg-openings = Дебюти: у рядку один «startpos moves …» чи інша позиція, # починає примітку
help-arg-opening-plies = Скільки півходів грати з кожного дебюту у файлі; інакше всі
help-arg-random-plies = Випадкові півходи від початкової позиції, якщо файлу не дано
help-arg-adjudicate-win = Перемога, коли обидва рушії кажуть так PLIES півходів: переможець щонайменше SCORE сотих пішака
help-arg-adjudicate-draw = Нічия, коли обидві оцінки PLIES півходів відхиляються від 0 не більш як на SCORE, не раніше ніж після FROM півходів
help-arg-sprt = Закінчує матч, щойно послідовний тест (похибка 5 %) вирішить між двома перевагами A в Ело
help-match-out = Файл, куди дописуються партії: примітка й рядок ходів
help-arg-resume = Продовжує матч, партії якого є у файлі --out; решта аргументів як раніше

## Довідка: bench, perft, judge

help-bench-depth = Як глибоко шукати в кожній позиції, у півходах; сигнатура належить до усталеного значення
help-perft-depth = На скільки ходів уперед
help-arg-divide = Вивести й кількість під кожним ходом
help-judge-position = Початкова позиція й ходи партії, один аргумент
help-arg-illegal = Чи неправильний хід відхиляється, чи програє партію
help-arg-handicap = Білі дали цю фору, і відсутні фігури їм зараховуються: lance, right-lance, bishop, rook, rook-lance,
    two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns або naked-king

## Довідка: train

help-train-selfplay-out = Файл, куди дописуються партії; з тими самими аргументами він продовжується
help-train-selfplay-games = Скільки партій має бути у файлі наприкінці
help-arg-decided = Партію вирішено, коли сторона шість півходів мала таку перевагу, у сотих пішака
help-arg-input = Файл партій
help-train-label-out = Файл для тих самих партій з новими оцінками; з тими самими аргументами він продовжується
help-train-label-nodes = Вузли на позицію
help-train-fit-files = Файли запакованих партій або тексти з рядком «SFEN;оцінка;результат» для кожної позиції
help-train-fit-from = Мережа, з якої починати; інакше випадкові числа
help-train-fit-width = Нейрони на сторону: 64, 128 або 256
help-arg-epochs = Скільки разів бачити кожну позицію
help-arg-batch = Позиції на крок
help-arg-rate = Темп навчання на початку
help-arg-final-rate = Темп навчання наприкінці
help-arg-decay = Як швидко слабнуть непотрібні ваги, відносно темпу навчання
help-arg-zone-rate = Темп навчання того, що кожна зона короля має свого, відносно темпу для спільного
help-arg-zone-decay = Як швидко слабне те, що кожна зона має свого, відносно її темпу навчання
help-arg-result-share = Скільки важить результат партії поряд з оцінкою пошуку, від 0 до 1
help-arg-trace = Скільки важать оцінки наступних півходів поряд із власною оцінкою позиції, від 0 до 1 (лише запаковані партії)
help-arg-starts = Файл із позиціями, з яких починаються деякі партії: рядки «sfen …» або «position …», наприклад книга дебютів; інші рядки пропускаються
help-arg-starts-share = Скільки партій із тисячі починаються там
help-arg-positions = Кількість позицій у книзі
help-arg-lines = Скільки ходів оцінювати в кожній позиції
help-arg-window = На скільки хід у книзі може бути гіршим за найкращий, у сотих пішака
help-arg-first-window = Те саме для перших двох ходів кожної сторони
help-arg-ply-cost = Скільки коштує півхід, крім того, що втрачає його хід, у сотих пішака: що більше, то ширша книга, що менше, то глибша
help-arg-handicap-cost = На скільки позиція з форою дорожча за рівну, у сотих пішака
help-arg-ladder = Натомість виміряти рівні рушія: кожен із двома наступними, --games на пару, найслабший — із гравцем, що рахує фігури на один хід уперед
help-arg-scale = Оцінка в сотих пішака, що виграє із шансами e до 1; інакше визначається з даних
help-arg-limit = Позиції з більшою оцінкою пропускаються, у сотих пішака
help-arg-lessons = Замість пошуку вчитися того, що ручна оцінка каже про кожну позицію й стільки інших навколо неї
help-arg-networks = Мережі однієї ширини, навчені з однієї спільної
help-train-match-a = Оцінювання A: файл мережі, own для мережі цієї програми або handmade
help-train-match-b = Оцінювання B
help-train-stats-files = Файли запакованих партій

## Довідка: show, diagram

help-arg-letters = Літери замість ієрогліфів: K R B G S N L P, з + для перетворених, малі для білих
help-diagram-output = Файл з назвою на .svg або .png, або - для SVG на стандартний вивід
help-arg-pieces = Набір фігур: kanji, two-kanji, international, ideograms або chess
help-arg-writing = Як пишуться перетворені фігури наборів кандзі, через кому: 龍 або 竜, 全 або 成銀, 圭, 今 або 成桂, 杏, 仝 або 成香, と або 个
help-arg-black-faces = Перетворені боки наборів кандзі чорним, а не червоним
help-arg-board = Дошка: wood, paper, dark або contrast
help-arg-coordinates = Що стоїть на краях: japanese — вертикалі 1–9 і горизонталі 一–九, letters — горизонталі a–i, digits — 1–9
help-arg-arrows = Стрілки за полями чи ходами, через кому: 7g7f, 8h2b+:red; кільце навколо поля чи скидання: 5e, P*5e
help-arg-marks = Позначені поля, через кому: поле, тоді ring, dot або fill, тоді green, red, blue або yellow: 5e, 5e:dot, 5e:fill:yellow
help-arg-flip = Білі внизу
help-arg-no-hands = Без фігур у руці
help-arg-no-last-move = Без кольору на полях останнього ходу
help-arg-caption = Рядок під дошкою; у PNG шрифтом цієї системи або з --font
help-arg-font = Файл шрифту для рядка під PNG
help-diagram-width = Ширина в пікселях; інакше 800 для PNG

## Довідка: convert

help-convert-output = Файл, тека або - для стандартного виводу
help-arg-to = Формат, якщо його не видно з назви після -o
help-arg-encoding = Кодування: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le або utf-16be
help-arg-crlf = Кінці рядків як у Windows
help-arg-strict = Вважати кожну дивину файлу помилкою
help-convert-json = Записати все дерево з усіма попередженнями як JSON, об’єкт на файл і рядок
help-arg-quiet = Казати лише про те, що не вдається

## Зображення

program-no-font = жоден шрифт цієї системи не має знаків «{ $characters }»; назвіть файл шрифту після --font або малюйте SVG
program-no-font-file = { $file } не є файлом шрифту

## Записи: де щось дивне

program-odd = рядок { $line }, стовпець { $column }: { $what }: { $done }
program-odd-found = рядок { $line }, стовпець { $column }: { $what }, знайдено «{ $found }»: { $done }
program-more-odd = інші дивини: { $count }
program-game = партія { $game }
program-at-move = хід { $ply }
program-in-variation = хід { $ply } варіанта
program-check-sum = Файли: { $files }. Партії: { $games }. Дивини: { $odd }. Нечитабельні файли: { $unreadable }.

## Записи: що дивне

odd-undecodable = байти, що в цьому кодуванні не є текстом
odd-unknown-handicap = невідома фора
odd-handicap-against-board = фора не відповідає дошці
odd-unreadable-start = незрозуміла початкова позиція
odd-broken-start = початкова позиція: { $faults }
odd-missing-side = жоден рядок не каже, чий хід
odd-illegal-move = неправильний хід: { $reason } ({ $rule })
odd-impossible-move = хід, якого на дошці не можна виконати
odd-unreadable-move = тут очікувався хід
odd-ambiguous-move = цей хід можуть зробити кілька фігур ({ $moves })
odd-other-piece = на полі стоїть інша фігура
odd-other-side = хід іншої сторони
odd-other-target = не поле останнього ходу
odd-other-number = номер не йде за попереднім
odd-unreadable-time = тут очікувався час
odd-unknown-ending = невідоме закінчення
odd-after-end = після кінця партії щось іще є
odd-other-summary = підсумок не узгоджується з ходами
odd-nowhere-to-branch = жоден варіант не має ходу, від якого відгалуження
odd-unknown-text = текст, що тут нічого не означає
odd-bad-value = значення, якого тут бути не може
odd-cut-short = файл уривається посередині

## Записи: що з цим зроблено

done-undecodable = замінено на U+FFFD
done-unknown-handicap = початок лишається невідомим, ходи збережено текстом
done-handicap-against-board = узято дошку, назву збережено в заголовку
done-unreadable-start = пропущено, початок невідомий
done-broken-start = збережено як є
done-missing-side = узято сторону першого ходу
done-illegal-move = виконано, як записано
done-impossible-move = збережено текстом, як і решту ходів цієї лінії
done-unreadable-move = { done-impossible-move }
done-ambiguous-move = узято перший, що підходить
done-other-piece = походила фігура, що стоїть на полі
done-other-side = чергу взято з попередніх ходів
done-other-target = узято поле останнього ходу
done-other-number = узято порядок рядків
done-unreadable-time = пропущено
done-unknown-ending = збережено, як записано
done-after-end = збережено за кінцем
done-other-summary = узято ходи
done-nowhere-to-branch = його рядки збережено як коментарі
done-unknown-text = збережено як коментар
done-bad-value = пропущено
done-cut-short = прочитано те, що є

## Записи: що не узгоджується з правилами

finding-played-on = позиція виникла вчетверте, тут партія закінчується повторенням (R35)
finding-played-on-checks = позиція виникла вчетверте після самих шахів; так програє { $loser } (R36)
finding-no-repetition = запис закінчується повторенням, але позиція не виникла вчетверте (R35)
finding-perpetual-check = запис закінчується повторенням, але { $loser } весь час шахує і програє (R36)
finding-not-mated = запис закінчується матом, але є дозволені ходи (R32)
finding-declaration-fails = оголошення не діє за жодним правилом (R38)
finding-no-try = запис закінчується королем на меті, але жоден її не досяг (R38)

## Записи: чого не вміщує формат

told-loss-header = пропущені заголовки: { $count }
told-loss-comment = пропущені рядки коментарів: { $count }
told-loss-bookmark = пропущені закладки: { $count }
told-loss-time = пропущені позначки часу: { $count }
told-loss-milliseconds = пропущені частки секунд: { $count }
told-loss-variation = пропущені варіанти: { $count }
told-loss-ending = пропущені закінчення: { $count }
told-loss-unread = пропущені тексти на місці ходів: { $count }
told-loss-start = початкові позиції, збережені не повністю: { $count }
told-loss-move = пропущені ходи: { $count }
told-loss-character = { $symbol } записано як { $stand-in }: { $count }

## Записи: як закінчується партія

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = Неправильний хід суперника
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = Перемога без гри
told-ending-forfeit-loss = Поразка без гри
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show, diagram, convert

program-step = Хід: { $move }
program-step-ended = Кінець: { $ending }
program-step-unread = Незрозуміле: { $text }
program-bookmark = Закладка: { $name }
program-other-moves = Інші ходи на цьому місці: { $count }
program-no-move = у партії немає ходу { $ply }; ходів у ній: { $count }
program-no-game = у файлі немає партії { $game }; партій у ньому: { $count }
program-no-such-file = { $file }: такого файлу чи теки немає
program-no-records = { $folder }: жоден файл у цій теці не має назви запису ({ $known })
program-no-games = жодної партії не прочитано, нічого не записано
program-one-game = формат { $format } вміщує у файлі одну партію, а не { $games }: назвіть теку після -o
program-own-conversion = було б перезаписано власним перетворенням
program-unknown-extension = { $file }: це розширення не належить жодному формату ({ $known }); назвіть формат після --to
program-which-format = який формат? Назвіть його після --to або файл після -o
program-picture-name = { $file }: очікується назва, що закінчується на .svg або .png
program-cannot-write = { $file }: не вдається записати
program-cannot-read = { $file }: не вдається прочитати

## match, bench, train

program-match-games = { $a } проти { $b }. Партії: { $games }
program-match-score = очки { $score } = { $percent } %  (+{ $wins } ={ $draws } -{ $losses })
program-match-elo = { $elo } при 95 %, сильніший з імовірністю { $los } %
program-match-sprt = послідовний тест { $high } проти { $low } Ело: { $verdict }, LLR { $llr } з ±{ $bound }
program-match-open = не вирішено
program-match-accepted = прийнято
program-match-rejected = відхилено
program-match-colours = перемоги чорних { $black }, білих { $white }; півходів на партію { $plies }; найповільніший хід { $slowest-a } мс і { $slowest-b } мс
program-match-won-by = { $reason }, переможець { $winner }
program-match-drawn = { $reason }, переможця немає
program-match-no-limit = рушій { $engine } не має обмеження: задайте --movetime, --byoyomi, --main, --nodes або --depth
program-bench = вузли: { $nodes }, { $seconds } с, { $nps } вузлів/с
program-train-games = партії: { $games }, півходи: { $plies } (на партію { $mean }), проглянуто: { $searched }
program-train-won = перемоги чорних: { $black }, білих: { $white }, без переможця: { $nobody }
program-train-positions = позиції для навчання: { $kept }, відкладені: { $held }; пропущені: неспокійні { $restless }, вирішені { $decided }, повторні { $twice }
program-train-epoch = епоха { $epoch }: втрата { $loss }, відкладені { $held }, позицій за секунду { $speed }
program-train-done = масштаб { $scale }; відкладені { $held }, після округлення до бітів файлу { $rounded }; несподіваність результатів { $surprise }
program-train-checksum = { $file }: контрольна сума { $checksum }
program-train-versus = { $a } проти { $b }, вузлів на хід: { $nodes }, партії: { $games }: { $score }
program-train-there = { $file } уже є
program-train-go-on = не вдається продовжити { $file }
program-train-no-starts = { $file }: жодного рядка з позицією, наприклад «sfen …» або «position …»
program-train-width = ширина { $width }, очікується 64, 128 або 256
program-match-adjudicated = присуджено за оцінкою
program-train-read = партії: { $games }, нечитабельні рядки: { $unreadable }

## What went wrong, in detail

program-io-not-found = такого файлу чи теки немає
program-io-permission = доступ заборонено
program-io-exists = таке вже існує
program-io-folder = це тека, а очікується файл
program-io-no-folder = частина шляху не є текою
program-io-full = не лишилося вільного місця
program-io-read-only = звідти можна лише читати
program-io-cut-short = обривається посередині
program-io-no-text = це не текст у UTF-8
program-expected-number = очікується ціле число
program-expected-decimal = очікується число
program-too-large = число завелике
program-too-small = число замале
program-expected-at-least = очікується ціле число, не менше за { $least }
program-expected-between = очікується ціле число від { $least } до { $most }
program-expected-one-of = очікується щось із: { $values }
program-expected-arrow = очікуються два поля, як-от 7g7f, скидання, як-от P*5e, або одне поле
program-expected-square = очікується поле, як-от 5e, знайдено «{ $found }»
program-expected-no-more = очікуються поле, форма й колір, як-от 5e:dot:red, після них знайдено «{ $found }»
program-no-picture = не вдалося намалювати зображення
program-picture-too-large = зображення завелике
program-file-empty = файл порожній
program-file-unknown = очікується запис партії, а формат файлу невідомий
program-file-unreadable = рядок { $line }, стовпець { $column }: у файлі формату { $format } тут має бути { $expected }
json-object = об’єкт
json-array = масив
json-member-or-end = кома або кінець об’єкта
json-element-or-end = кома або кінець масиву
json-colon = двокрапка
json-value = значення
json-string = рядок у лапках
json-string-end = кінець рядка в лапках
json-escape = послідовність на зразок \n
json-hex-digits = чотири шістнадцяткові цифри
json-number = число
json-boolean = true або false
json-file-end = кінець файлу
program-file-other-game = рядок { $line }: очікується партія сьогі; { $game } не читається
program-format-read-only = формат { $format } читається, але не записується
program-network-other = це не файл мережі: він не починається з KOMANNUE
program-network-version = файл мережі версії { $found }, яка тут невідома
program-network-shape = мережа іншої будови, ніж у цій програмі
program-network-length = файл має { $found } байтів, очікується { $expected }
program-network-damaged = файл пошкоджено: контрольна сума не збігається
program-network-numbers = його числа не утворюють мережі
program-network-widths = очікуються мережі однакової ширини
program-train-plan = тренування не може початися: { $what }: очікується { $expected }
program-train-trace = --trace дорівнює { $trace }, очікується від 0 до 1
program-train-neither = очікуються запаковані партії або рядки «SFEN;оцінка;результат», немає ні того, ні того
program-packed-other = це не файл запакованих партій, або його заголовок пошкоджено
program-packed-recipe = файл містить партії за іншим рецептом: { $found }; очікується { $expected }
program-packed-damaged = партію { $game } на байті { $offset } пошкоджено
program-packed-too-large = партія завелика для файлу
program-at-line = рядок { $line }
program-match-opening-over = наприкінці дебюту партію вже закінчено
program-match-no-opening = у ньому немає жодного дебюту
program-limit = обмеження «{ $limit }»
program-expected-form = очікується { $form }
program-expected-sprt = очікується LOW,HIGH в Elo, як-от 0,10, спершу менше, від -1000 до 1000
program-expected-adjudication = очікується { $form }: оцінка щонайбільше 30000 і принаймні один півхід
program-engine = рушій { $engine }
program-engine-start = не вдається запустити { $file }: { $reason }
program-engine-ended = він завершився ({ $status }), коли очікувалося { $expected }
program-engine-silent = немає { $expected } протягом { $ms } мс
program-engine-answer = його відповідь не прочитати: { $reason }
program-engine-illegal = його хід { $move } не дозволено: { $reason } ({ $rule })
program-engine-last = останнє, що він написав: { $lines }
program-engine-option = параметр «{ $option }»: очікується NAME=VALUE
program-option-value = параметр { $option }: { $expected }, знайдено «{ $found }»
program-option-empty = параметр { $option }: очікується значення
program-command-empty = командний рядок порожній
program-command-quote = стовпець { $column }: лапки не закрито
program-gnushogi-greeting = він вітається «{ $greeting }», а не як GNU Shogi
program-gnushogi-silent = він не вітається, як GNU Shogi
program-gnushogi-limits = GNU Shogi можна обмежити лише часом або глибиною
program-gnushogi-option = GNU Shogi не має параметра { $option }; Command=LINE надсилає йому рядок перед кожною партією
program-saved-first = очікується «# game NUMBER: »
program-saved-players = очікуються гравці { $a } і { $b }
program-saved-opening = партія { $game } цього матчу починається з іншого дебюту
program-saved-twice = партія { $game } стоїть двічі
program-match-pair = { $a } проти { $b }: { $score }
program-match-none = жодної партії не зіграно
program-usi-broken = розмова з іншою програмою обірвалася
