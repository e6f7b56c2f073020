### Уроки: як закінчується партія.

lessons-group-endings = Як закінчується партія

## Шах

lesson-check = Шах
lesson-check-about = Три способи захисту.
lesson-check-give = Оголосіть шах: атакуйте короля турою.
lesson-check-give-hint = Король стоїть на вертикалі 8.
lesson-check-give-done = Шах. Суперник мусить одразу відповісти. Уголос про це зазвичай не кажуть.
lesson-check-give-wrong-quiet = Там короля не атаковано. На якій він вертикалі?
lesson-check-capture = Кінь із 3-6 оголошує шах. Перший спосіб: побийте його.
lesson-check-capture-hint = Ваш пішак стоїть просто під ним.
lesson-check-capture-done = Немає нападника — немає шаху.
lesson-check-capture-wrong-ran = Це теж допомагає, але це інший спосіб. Побийте коня.
lesson-check-flee = Той самий шах, але ваш пішак уже пройшов повз коня. Другий спосіб: підіть королем.
lesson-check-flee-hint = Візьміть короля: крапки покажуть, де йому безпечно.
lesson-check-flee-done = Кінь стрибає, тож закритися від нього не можна.
lesson-check-block = Слон оголошує шах здалеку. Третій спосіб: поставте щось між ними.
lesson-check-block-hint = Скиньте пішака на позначене поле або підіть туди фігурою.
lesson-check-block-done = Від тури, слона і списа можна закритися, ходом або скиданням.
lesson-check-block-wrong-ran = Король може й утекти. Цього разу закрийтеся від слона.
lesson-check-ignored = Кінь оголошує шах, а ви йдете пішаком із 9-7. Чи це дозволено?
lesson-check-ignored-done = Ні. На шах треба відповісти негайно.
lesson-check-pinned = Срібний генерал іде з 3-8 на 3-7. Погляньте на дракона на 9-8. Чи це дозволено?
lesson-check-pinned-done = Ні. Срібний генерал закриває вашого короля від дракона й мусить лишитися.
lesson-check-safe = Виберіть усі поля, куди може піти ваш король.
lesson-check-safe-hint = Простежте лінії тури та слона й не забудьте про два поля коня.
lesson-check-safe-done = Безпечних лише два.
lesson-check-safe-wrong = Королю не можна йти на атаковане поле або на власну фігуру.

## Мат

lesson-checkmate = Мат
lesson-checkmate-about = Мета гри.
lesson-checkmate-mated = Зараз хід суперника. Чи це мат?
lesson-checkmate-mated-option-yes = Так
lesson-checkmate-mated-option-no = Ні
lesson-checkmate-mated-done = Золотого генерала ніхто не може побити, його захищає пішак, а королю нікуди йти.
lesson-checkmate-mated-wrong = Хто міг би побити золотого генерала на 5-2? Куди міг би піти король?
lesson-checkmate-rescued = Майже те саме. Чи це мат?
lesson-checkmate-rescued-option-yes = Так
lesson-checkmate-rescued-option-no = Ні
lesson-checkmate-rescued-done = Срібний генерал із 4-1 б’є золотого. Досить одного захисника.
lesson-checkmate-rescued-wrong = Погляньте на срібного генерала поряд із королем.
lesson-checkmate-find = Поставте мат одним ходом.
lesson-checkmate-find-hint = Ваш срібний генерал тримає другу горизонталь. А першу?
lesson-checkmate-find-done = Тура опановує останню горизонталь, а срібний генерал пильнує поля перед нею.
lesson-checkmate-find-wrong-check = Це шах, але від нього є захист. Лишіть срібного генерала на місці.
lesson-checkmate-interposed = Ваш дракон із 2-1 оголошує шах. У суперника в руці золотий генерал. Чи це мат?
lesson-checkmate-interposed-option-yes = Так
lesson-checkmate-interposed-option-no = Ні
lesson-checkmate-interposed-done = Золотого генерала можна скинути на 3-1 або 4-1. Завжди дивіться й на руку.
lesson-checkmate-interposed-wrong = Дракон стоїть далеко. Що можна скинути між ними?
lesson-checkmate-over = Тепер у суперника в руці нічого, і це мат. Що далі?
lesson-checkmate-over-option-capture = Я б’ю короля
lesson-checkmate-over-option-over = Партію закінчено, перемога моя
lesson-checkmate-over-done = Матом партія закінчується. Самого короля ніколи не б’ють.
lesson-checkmate-over-wrong = Партія закінчується на хід раніше.

## Немає дозволеного ходу

lesson-stalemate = Немає дозволеного ходу
lesson-stalemate-about = Рідкість, і зовсім не нічия.
lesson-stalemate-squeeze = Король ще може піти на 2-1. Відберіть у нього це поле, не оголошуючи шаху.
lesson-stalemate-squeeze-hint = Ваш золотий генерал може атакувати 2-1 і 2-2 водночас.
lesson-stalemate-squeeze-done = Шаху немає, але й ходити нічим.
lesson-stalemate-squeeze-wrong-loose = Король іще має куди піти.
lesson-stalemate-into-check = Чи міг би король піти на 1-2, під вашого пішака?
lesson-stalemate-into-check-done = Ні. Навіть коли іншого ходу немає, йти під шах король не може.
lesson-stalemate-result = Суперникові не шах, а дозволеного ходу він не має. Що тепер?
lesson-stalemate-result-option-loses = Суперник програє
lesson-stalemate-result-option-draw = Це нічия
lesson-stalemate-result-option-pass = Суперник пропускає хід
lesson-stalemate-result-done = У сьогі програє той, хто не може піти. Не так, як у шахах!
lesson-stalemate-result-wrong = Пропускати хід не можна, і нічиєю в сьогі це не вважають.
lesson-stalemate-hand = Та сама позиція, але в суперника в руці пішак. Чи партію закінчено?
lesson-stalemate-hand-option-over = Так
lesson-stalemate-hand-option-on = Ні, гра триває
lesson-stalemate-hand-done = Пішака можна скинути, тож дозволений хід є. Тому таке закінчення дуже рідкісне.
lesson-stalemate-hand-wrong = Скидання — теж хід.

## Здача і час

lesson-resigning = Здача і час
lesson-resigning-about = Як іще можна програти.
lesson-resigning-look-first = Суперник погрожує матом на 2-8. Перш ніж здаватися, погляньте: чи не можете ви поставити мат раніше?
lesson-resigning-look-first-hint = Ваш пішак на 8-3 захищає поле перед королем.
lesson-resigning-look-first-done = На хід швидше. Перш ніж здатися, завжди погляньте ще раз.
lesson-resigning-look-first-wrong-missed = Тоді мат поставить суперник. У вас є щось краще.
lesson-resigning-hopeless = Тут мату вже не уникнути. Що роблять сильні гравці?
lesson-resigning-hopeless-option-resign = Здаються
lesson-resigning-hopeless-option-clock = Чекають, доки вийде час
lesson-resigning-hopeless-option-leave = Мовчки йдуть геть
lesson-resigning-hopeless-done = Здатися — звична річ і не сором. Так закінчується більшість партій сильних гравців.
lesson-resigning-hopeless-wrong = Це було б нечемно. Програну партію закінчують інакше.
lesson-resigning-when = Коли здаються за дошкою?
lesson-resigning-when-option-mine = У свою чергу
lesson-resigning-when-option-theirs = Поки думає суперник
lesson-resigning-when-done = У свою чергу. В інтернеті це часто можна будь-коли.
lesson-resigning-when-wrong = Дайте суперникові спокійно подумати.
lesson-resigning-how = Як здаються в Японії?
lesson-resigning-how-option-words = Уклоном і словами «я здаюся»
lesson-resigning-how-option-topple = Перекинувши короля
lesson-resigning-how-option-silence = Згорнувши фігури
lesson-resigning-how-done = «Макемасіта» — і обидва гравці вклоняються. Тут досить кнопки.
lesson-resigning-how-wrong = У сьогі заведено бути чемними, надто наприкінці.
lesson-resigning-time = Ваша позиція добра, але час виходить. Що буде?
lesson-resigning-time-option-loses = Я програю
lesson-resigning-time-option-draw = Це нічия
lesson-resigning-time-option-slower = Мене попередять
lesson-resigning-time-done = У кого вийшов час, той програє, за будь-якої позиції.
lesson-resigning-time-wrong = Годинник — частина гри.

## Сеннітіте: повторення

lesson-sennichite = Сеннітіте: повторення
lesson-sennichite-about = Чотири рази та сама позиція.
lesson-sennichite-again = Ніхто не хоче починати. Підіть турою з 6-8 на 7-8, назад і ще раз на 7-8.
lesson-sennichite-again-hint = 6-8 на 7-8, 7-8 на 6-8, 6-8 на 7-8.
lesson-sennichite-again-done = Після чотирьох ходів перша позиція виникла вдруге. Вчетверте це було б сеннітіте.
lesson-sennichite-same = Що має збігатися, щоб позиція вважалася повтореною?
lesson-sennichite-same-option-board = Фігури на дошці
lesson-sennichite-same-option-all = Дошка, обидві руки й черга ходу
lesson-sennichite-same-option-side = Дошка й черга ходу
lesson-sennichite-same-done = Одним пішаком у руці більше — і це вже інша позиція.
lesson-sennichite-same-wrong = Чогось бракує: що лежить поруч із дошкою?
lesson-sennichite-scattered = Тим часом були інші ходи, а потім позиція повернулася. Чи цей раз рахується?
lesson-sennichite-scattered-option-yes = Так
lesson-sennichite-scattered-option-no = Ні, треба підряд
lesson-sennichite-scattered-done = Чотири рази не обов’язково мають бути поспіль. Важить лише, скільки їх було.
lesson-sennichite-scattered-wrong = Правило питає, скільки разів виникла позиція, а не коли.
lesson-sennichite-result = Що буває після сеннітіте в офіційних партіях?
lesson-sennichite-result-option-replay = Нова партія зі зміною сторін
lesson-sennichite-result-option-draw = Нічия, та й годі
lesson-sennichite-result-option-first = Програє той, хто починав
lesson-sennichite-result-done = Грають знову, з часом, що лишився. У партіях тут це нічия.
lesson-sennichite-result-wrong = Ніхто не винен, але офіційним змаганням потрібен переможець.
lesson-sennichite-agree = Чи можуть гравці офіційної партії просто погодитися на нічию?
lesson-sennichite-agree-option-yes = Так
lesson-sennichite-agree-option-no = Ні
lesson-sennichite-agree-done = Такої пропозиції там не існує. Для товариських партій тут її можна ввімкнути.
lesson-sennichite-agree-wrong = У шахах — так. У сьогі грають далі.

## Вічний шах

lesson-perpetual-check = Вічний шах
lesson-perpetual-check-about = Коли повторення програє.
lesson-perpetual-check-around = Женіть короля: дракон на 5-2, назад на 5-1 і ще раз на 5-2.
lesson-perpetual-check-around-hint = 5-1 на 5-2, 5-2 на 5-1, 5-1 на 5-2.
lesson-perpetual-check-around-done = Шах за шахом, і позиція повторюється. Для вас це небезпечно.
lesson-perpetual-check-who = Позиція виникає вчетверте, і кожен ваш хід оголошував шах. Що тепер?
lesson-perpetual-check-who-option-draw = Це нічия
lesson-perpetual-check-who-option-checker = Я програю
lesson-perpetual-check-who-option-king = Суперник програє
lesson-perpetual-check-who-done = Хто повторює самими шахами, програє. Тож треба вчасно спробувати щось інше.
lesson-perpetual-check-who-wrong = Нескінченним шахом у сьогі не врятуєшся.
lesson-perpetual-check-pause = Один із ваших ходів тим часом шаху не оголосив. І ось четвертий раз. Що це?
lesson-perpetual-check-pause-option-loses = Я програю
lesson-perpetual-check-pause-option-draw = Звичайне сеннітіте, нічия
lesson-perpetual-check-pause-done = Досить одного тихого ходу, щоб це було звичайне сеннітіте.
lesson-perpetual-check-pause-wrong = Правило говорить про самі шахи. Один хід шахом не був.
lesson-perpetual-check-finisher = Кожен ваш хід оголошував шах, але четверте повторення виникає після ходу короля-втікача. Хто програє?
lesson-perpetual-check-finisher-option-checker = Я
lesson-perpetual-check-finisher-option-king = Сторона з королем-утікачем
lesson-perpetual-check-finisher-done = Байдуже, хто замкнув коло. Програє сторона, яка весь час оголошувала шах.
lesson-perpetual-check-finisher-wrong = Король робив лише те, що мусив.
lesson-perpetual-check-better = Тепер у вас у руці золотий генерал. Не повторюйте, а поставте мат.
lesson-perpetual-check-better-hint = Скиньте його поряд із королем, де його захищає дракон.
lesson-perpetual-check-better-done = Набагато краще, ніж бігати по колу.
lesson-perpetual-check-better-wrong-again = Це лише ще один шах. Нехай золотий генерал і дракон діють разом.

## Дзісьогі: безвихідь

lesson-impasse = Дзісьогі: безвихідь
lesson-impasse-about = Коли мат поставити нікому.
lesson-impasse-entered = Обидва королі ввійшли в табір суперника. Більшість фігур б’є вперед, тож жодному з королів мат уже не поставити. Це дзісьогі.
lesson-impasse-big = Якщо обидва гравці згодні, рахують очки. Тура і слон дають по 5, перетворені чи ні. Виберіть свої на дошці.
lesson-impasse-big-hint = Дракон був турою, а кінський дракон — слоном.
lesson-impasse-big-done = Дракон і кінський дракон: десять очок.
lesson-impasse-big-wrong = Лише фігури, що починали турою або слоном, і лише ваші.
lesson-impasse-count = Кожна інша фігура дає 1, король — нічого. Скільки у вас очок на дошці й у руці?
lesson-impasse-count-hint = Десять за дракона й кінського дракона. Потім решта на дошці, потім рука.
lesson-impasse-count-option-p20 = 20
lesson-impasse-count-option-p28 = 28
lesson-impasse-count-option-p34 = 34
lesson-impasse-count-done = 10 за дракона й кінського дракона, 8 за решту на дошці, 10 у руці.
lesson-impasse-count-wrong = Не забудьте про руку й не рахуйте короля.
lesson-impasse-verdict = У вас 28 очок, у суперника 26. Хто перемагає за правилом 24 очок?
lesson-impasse-verdict-option-draw = Ніхто
lesson-impasse-verdict-option-you = Я
lesson-impasse-verdict-option-them = Суперник
lesson-impasse-verdict-done = В обох щонайменше 24, тож це нічия.
lesson-impasse-verdict-wrong = Обидва мають 24 очки чи більше.
lesson-impasse-short = А якби в суперника було лише 23?
lesson-impasse-short-option-draw = Усе одно нічия
lesson-impasse-short-option-loses = Суперник програє
lesson-impasse-short-done = Хто має менше ніж 24 очки, програє.
lesson-impasse-short-wrong = Межа — 24 очки.
lesson-impasse-limit = На деяких змаганнях обмежено й довжину партії, скажімо, 500 ходами. Що тоді?
lesson-impasse-limit-option-draw = Це нічия
lesson-impasse-limit-option-points = Перемагає сторона, у якої більше фігур
lesson-impasse-limit-done = Нічия, але мат найостаннішим ходом іще зараховується. Тут обмеження діє, лише якщо його задати.
lesson-impasse-limit-wrong = Фігур при цьому не рахують.

## Оголошення перемоги

lesson-declaration = Оголошення перемоги
lesson-declaration-about = Правило 27 очок крок за кроком.
lesson-declaration-camp = Згоди суперника чекати не треба: перемогу можна оголосити. Король має стояти в таборі суперника щонайменше з десятьма іншими вашими фігурами. Виберіть ці фігури.
lesson-declaration-camp-hint = Усі ваші фігури на трьох найдальших горизонталях, крім короля.
lesson-declaration-camp-done = Десять: якраз досить.
lesson-declaration-camp-wrong = Лише власні фігури на трьох найдальших горизонталях, без короля.
lesson-declaration-ready = Далі: королю не шах, а табір і рука разом дають 28 очок, у готе 27. Ви граєте за сенте і маєте 28. Чи можна оголосити перемогу?
lesson-declaration-ready-option-yes = Так
lesson-declaration-ready-option-no = Ні
lesson-declaration-ready-done = Ви оголошуєте й перемагаєте. Де діє правило 24 очок, для перемоги треба 31, а від 24 до 30 — нічия.
lesson-declaration-ready-wrong = Перевірте по черзі: табір, десять фігур, без шаху, очки. Усе є.
lesson-declaration-outside = Якої умови тут бракує?
lesson-declaration-outside-option-king = Короля немає в таборі
lesson-declaration-outside-option-check = Королю шах
lesson-declaration-outside-option-pieces = У таборі менше ніж десять фігур
lesson-declaration-outside-option-points = Замало очок
lesson-declaration-outside-done = Королю на 1-4 бракує одного кроку.
lesson-declaration-outside-wrong = Де стоїть ваш король?
lesson-declaration-attacked = А тут?
lesson-declaration-attacked-option-king = Короля немає в таборі
lesson-declaration-attacked-option-check = Королю шах
lesson-declaration-attacked-option-pieces = У таборі менше ніж десять фігур
lesson-declaration-attacked-option-points = Замало очок
lesson-declaration-attacked-done = Слон з 1-1 оголошує шах. Спершу треба відповісти на нього.
lesson-declaration-attacked-wrong = Погляньте в кут поряд зі своїм королем.
lesson-declaration-few-points = А тут? Ви граєте чорними, і один із ваших пішаків стоїть на 9-6.
lesson-declaration-few-points-option-king = Короля немає в таборі
lesson-declaration-few-points-option-check = Королю шах
lesson-declaration-few-points-option-pieces = У таборі менше ніж десять фігур
lesson-declaration-few-points-option-points = Замало очок
lesson-declaration-few-points-done = Фігури поза табором не рахуються. Лишається 27, а сенте потрібно 28.
lesson-declaration-few-points-wrong = Скільки дає пішак поза табором?
lesson-declaration-tenth = У таборі лише дев’ять ваших фігур. Додайте десяту з руки.
lesson-declaration-tenth-hint = Скиньте будь-яку фігуру на порожнє поле трьох найдальших горизонталей.
lesson-declaration-tenth-done = Десять фігур, і жодного очка не втрачено: рука й табір рахуються однаково.
lesson-declaration-tenth-wrong-elsewhere = Десята фігура має прийти з руки на три найдальші горизонталі.
lesson-declaration-mistaken = Що буде, якщо оголосити перемогу з дев’ятьма фігурами?
lesson-declaration-mistaken-option-loses = Я програю
lesson-declaration-mistaken-option-nothing = Нічого, гра триває
lesson-declaration-mistaken-done = Хибне оголошення програє. Порахуйте двічі.
lesson-declaration-mistaken-wrong = Оголошення так чи так закінчує партію.
lesson-declaration-try = У деяких партіях натомість діє правило «трай»: приведіть короля на 5-1, де починав король суперника, і переможете, якщо там його ніщо не атакує. Зробіть це.
lesson-declaration-try-hint = Один крок навскіс.
lesson-declaration-try-done = Це «трай», і партію виграно.
lesson-declaration-try-wrong-elsewhere = Королю треба на 5-1.

## Неправильні ходи

lesson-illegal-moves = Неправильні ходи
lesson-illegal-moves-about = І чого вони коштують.
lesson-illegal-moves-second-pawn = Пішака скидають на 5-5. Чи це дозволено?
lesson-illegal-moves-second-pawn-done = Ні: ніфу, бо на 5-6 уже є пішак. Таке трапляється навіть із професіоналами.
lesson-illegal-moves-leap = Тура йде з 2-8 на 2-5. Чи це дозволено?
lesson-illegal-moves-leap-done = Ні. Їй довелося б перестрибнути пішака на 2-6, а стрибає лише кінь.
lesson-illegal-moves-exposed = Слон іде з 7-7 на 5-5. Чи це дозволено?
lesson-illegal-moves-exposed-done = Ні. Тоді спис із 7-5 атакував би вашого короля на 7-8.
lesson-illegal-moves-odd-but-fine = Пішака скидають на 5-4, між вашим токіном і вашим списом. Чи це дозволено?
lesson-illegal-moves-odd-but-fine-done = Так. Там тісно, але жодного правила не порушено.
lesson-illegal-moves-twice = Ви ходите, а потім ходите ще раз, не дочекавшись відповіді. Що це?
lesson-illegal-moves-twice-option-fine = Нічого страшного, якщо ніхто не проти
lesson-illegal-moves-twice-option-illegal = Неправильний хід
lesson-illegal-moves-twice-done = Сторони ходять по черзі. Два ходи поспіль неправильні, і пропускати хід теж не можна.
lesson-illegal-moves-twice-wrong = Завжди по черзі, по одному ходу.
lesson-illegal-moves-official = Чого коштує неправильний хід в офіційній партії?
lesson-illegal-moves-official-option-back = Його беруть назад
lesson-illegal-moves-official-option-warning = Попередження
lesson-illegal-moves-official-option-loses = Усієї партії
lesson-illegal-moves-official-done = Він одразу програє, хоч би яка добра була позиція.
lesson-illegal-moves-official-wrong = Усе суворіше.
lesson-illegal-moves-here = А в партії тут, зі звичайними налаштуваннями?
lesson-illegal-moves-here-option-explained = Хід не виконується, а правило пояснюється
lesson-illegal-moves-here-option-loses = Я одразу програю
lesson-illegal-moves-here-done = Можна вчитися без страху. Хто любить суворість, вибирає її перед партією.
lesson-illegal-moves-here-wrong = Тут можна й учитися.
