### За дошкою й після партії: підказки, набрані ходи, список партій, рейтинг. Завантажується, коли потрібно.

## Підказки

hint = Підказ­ка
hint-busy = Думає…
hint-piece = Підказка: { $piece } на { $square }.
hint-hand = Підказка: { $piece } в руці.
hint-move = Комп’ютер зіграв би { $move }.
hint-resign = Уже нічого не допоможе: комп’ютер би здався.
hint-declare = Комп’ютер оголосив би вхід короля й виграв.
hint-more = Показати хід
hint-failed = Підказки не знайшлося. Спробуйте ще раз.

## Двоє за одним екраном; гра далі з позиції

turning = Авто­поворот
go-on-from-here = Грати далі звідси

## Ходи словами

said-move = { $side-start }: { $piece } { $from } на { $square }
said-capture = { $side-start }: { $piece } { $from } бере на { $square }
said-drop = { $side-start }: { $piece } з руки на { $square }
said-promotes = { $move }, з перетворенням

## Набрані ходи

typed-label = Набрати хід
typed-placeholder = Хід, як-от { $example }
typed-play = Зіграти
typed-not-now = Зараз не ваш хід.
typed-syntax = Знак { $at }, «{ $found }»: очікується { $expected }.
typed-end = Хід неповний: очікується { $expected }.
typed-expected-move = хід, як-от 7g7f, P-76, P-7f або ７六歩
typed-expected-file = вертикаль від 1 до 9
typed-expected-rank = горизонталь: 1–9, a–i або 一–九
typed-expected-closing-bracket = права дужка
typed-expected-end = кінець ходу
typed-expected-addition = 右, 左, 直, 上, 寄, 引, 成, 不成, 打, початкове поле, як-от (77), або кінець
typed-expected-addition-once = кожне доповнення лише раз
typed-expected-origin = поле або 00 для скидання
typed-expected-csa-piece = фігура двома літерами, наприклад FU
typed-expected-target = поле призначення, наприклад 76 або 7f
typed-expected-drop-without-origin = скидання без початкового поля
typed-wrong-side = Ходить { $side }; текст називає іншу сторону.
typed-no-previous = 同 означає «на те саме поле», але ходу перед цим не було.
typed-other-piece = На { $square } стоїть інша фігура.
typed-no-such-piece = Така фігура не може потрапити на { $square }: { $piece }.
typed-no-such-move = Жодна фігура не може так потрапити на { $square }.
typed-ambiguous = Це підходить до кількох ходів. Уточніть: { $moves }.

## Список партій

games-opponent = Суперник
games-anybody = усі
games-people = люди
games-engine = комп’ютер
games-level = рівень { $level } ({ $grade })
games-status = Партії
games-status-all = усі
games-status-ongoing = незавершені
games-status-ended = завершені
games-name = Ім’я
games-none-found = Таких партій немає.

## Рейтинг

rating-none = Ви ще не завершили жодної рейтингової партії. Починаючи партію з комп’ютером, виберіть «рейтингова».
rating-likely = Імовірно: { $lowest } – { $highest } (95 %).
rating-number = Рейтинг { $rating } ± { $deviation }
rating-score = Виграно { $won }, програно { $lost }, нічиїх { $drawn }
rating-games = Рейтингові партії, від найновішої
rating-date = Дата
rating-result = Результат
rating-after = Рейтинг після неї
rating-graph = { $games ->
    [one] Ваш рейтинг після { $games } партії: { $grade }
    [few] Ваш рейтинг після { $games } партій: тепер { $grade }
    [many] Ваш рейтинг після { $games } партій: тепер { $grade }
   *[other] Ваш рейтинг після { $games } партії: тепер { $grade }
  }
rating-how = Обчислюється методом Ґліко-2 за рейтинговими партіями на цьому комп’ютері, за шкалою європейської федерації. Ступені різних федерацій відрізняються: це лише орієнтир. Видалена партія більше не враховується.
score-won = виграш
score-lost = програш
score-drawn = нічия

## Підрахунок у дзісьогі

offer-count = Раху­вати очки
offer-count-sent = Підрахунок очок запропоновано.
offer-count-got = { $name } пропонує рахувати очки.
offer-count-declined = Без підрахунку
count-points = Очки: { $black } { $black-points }, { $white } { $white-points }

## Власні дані

backup-title = Ваші дані
backup-lead = Партії, записи, рейтинг, налаштування та поступ в уроках є лише на цьому комп’ютері. Тут вони потрапляють в один файл і повертаються з нього.
backup-save = Зберегти
backup-save-what = Один файл з усім — про запас або для іншого комп’ютера.
backup-save-do = Зберегти все
backup-restore = Відновити
backup-file = Файл
backup-choose = Вибрати файл
backup-found = Копія від { $date }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
  }.
backup-found-records = Записів у ній: { $records }
backup-mode = Те, що тут є зараз
backup-merge = залишиться
backup-merge-why = Чого тут бракує, буде додано. Партія, яка у двох місцях тривала по-різному, залишиться в обох варіантах. Запис, змінений в обох місцях, теж залишиться в обох варіантах.
backup-replace = буде замінено
backup-replace-why = Усе, що тут є, зникне, а натомість прийде вміст файлу. Перед тим наявні дані збережуться в окремому файлі.
backup-restore-do = Відновити
backup-replace-title = Замінити все?
backup-replace-ask = Усі партії, записи, налаштування й поступ на цьому комп’ютері замінять ті, що у файлі. Наявні дані спершу збережуться у файлі.
backup-done = Готово.
backup-report-added = Додано партій: { $games }
backup-report-same = Партій, які вже тут були: { $games }
backup-report-older = Партій, які тут просунулися далі й такими лишаються: { $games }
backup-report-newer = Партій, які тривають від стану у файлі: { $games }
backup-report-both = Партій, збережених в обох варіантах: { $games }
backup-report-removed = Партій, яких у файлі не було і яких більше немає: { $games }
backup-report-records-added = Додано записів: { $records }
backup-report-records-same = Записів, які вже тут були: { $records }
backup-report-records-older = Записів, змінених тут, які такими й лишаються: { $records }
backup-report-records-newer = Записів, які тепер змінено так, як у файлі: { $records }
backup-report-records-both = Записів, збережених в обох варіантах: { $records }
backup-report-records-removed = Записів, яких у файлі не було і яких більше немає: { $records }
backup-reload = Завантажити сторінку знову
backup-not-json = Цей файл не читається: це не той текст, який зберігає Komadai.
backup-not-a-copy = Це не копія даних Komadai.
backup-too-new = Цей файл зберегла новіша версія Komadai. Оновіть програму.
backup-broken = Ця копія пошкоджена: частини бракує або вона має іншу форму.
backup-refused = Файл не прийнято, нічого не змінилося. { $why }
