### Уроки: взяття і скидання.

lessons-group-drops = Взяття і скидання

## Побиті фігури

lesson-captures = Побиті фігури
lesson-captures-about = Що побили, те ваше.
lesson-captures-take = Побийте слоном срібного генерала на позначеному полі.
lesson-captures-take-hint = Слон ходить навскіс, праворуч угору.
lesson-captures-take-done = Срібний генерал зійшов із дошки, але не вийшов із гри.
lesson-captures-take-wrong = Срібний генерал досі стоїть. Щоб побити його, слон має стати саме на його поле.
lesson-captures-hand = Де тепер срібний генерал?
lesson-captures-hand-option-gone = Поза грою
lesson-captures-hand-option-mine = У моїй руці, на моєму боці
lesson-captures-hand-option-back = У суперника, що може поставити його назад
lesson-captures-hand-hint = Чи видно його ще десь? І на чиєму боці?
lesson-captures-hand-done = Він лежить на вашому столику, комадаї. Котримсь із наступних ходів ви можете поставити його на дошку як власну фігуру.
lesson-captures-hand-wrong = Погляньте поруч із дошкою: побиті фігури переходять на інший бік.
lesson-captures-free = Тура може побити дві фігури. Беріть ту, якої ніхто не захищає.
lesson-captures-free-hint = Щоразу питайте: чи могло б щось відбити?
lesson-captures-free-done = Золотий генерал задарма.
lesson-captures-free-wrong-guarded = Цього пішака захищено. За нього ви віддасте туру.
lesson-captures-dragon = До вашого табору вдерся дракон. Побийте його.
lesson-captures-dragon-hint = Ваш король і ваш золотий генерал стоять поряд із ним.
lesson-captures-dragon-done = Небезпека минула, а у вас чудова фігура.
lesson-captures-dragon-wrong = Дракон лишається у вашому таборі й шкодить далі. Його можна побити одразу.
lesson-captures-turned = Дракона побито. Що лежить у вашій руці?
lesson-captures-turned-option-dragon = Дракон
lesson-captures-turned-option-rook = Тура
lesson-captures-turned-hint = Що стається з перетворенням, коли фігура переходить на інший бік?
lesson-captures-turned-done = Звичайна тура: кожна побита фігура втрачає перетворення.
lesson-captures-turned-wrong = Побиті фігури завжди повертаються на неперетворений бік.
lesson-captures-sight = Як зберігають побиті фігури?
lesson-captures-sight-option-hidden = Сховано, для несподіванки
lesson-captures-sight-option-sight = На видноті, на комадаї
lesson-captures-sight-option-box = У коробці
lesson-captures-sight-hint = Чи має суперник право знати, що ви можете скинути?
lesson-captures-sight-done = Обидва гравці завжди можуть бачити обидві руки. Вони — частина позиції.
lesson-captures-sight-wrong = У сьогі немає таємниць: те, що ви маєте, мусить бути видно.

## Скидання фігури

lesson-dropping = Скидання фігури
lesson-dropping-about = Побиті фігури повертаються.
lesson-dropping-first = У вас у руці золотий генерал. Замість ходу скиньте його на будь-яке порожнє поле.
lesson-dropping-first-hint = Виберіть золотого генерала поруч із дошкою, а потім поле.
lesson-dropping-first-done = Це й був увесь ваш хід. Золотий генерал дивиться на суперника: тепер він ваш.
lesson-dropping-first-wrong-moved = Це був хід на дошці. Візьміть золотого генерала з руки.
lesson-dropping-occupied = Ви хочете скинути срібного генерала на пішака суперника на 3-4. Чи це дозволено?
lesson-dropping-occupied-hint = Хід може завершитися на фігурі суперника. А скидання?
lesson-dropping-occupied-done = Ні. Скидають лише на порожнє поле й ніколи цим не б’ють.
lesson-dropping-occupied-wrong = Погляньте, що стоїть на 3-4, і подумайте, на які поля можна скидати.
lesson-dropping-camp = Ви скидаєте срібного генерала на 3-2, углиб табору суперника. Чи це дозволено?
lesson-dropping-camp-hint = Погляньте на 3-2: чи там щось стоїть і чи зміг би срібний генерал звідти піти?
lesson-dropping-camp-done = Так. Годиться будь-яке порожнє поле. Срібний генерал стає неперетвореним, навіть тут.
lesson-dropping-camp-wrong = Чого скидання вимагає від поля? Чи важливо, у чиєму воно таборі?
lesson-dropping-one = Чи можна за один хід і скинути пішака, і піти фігурою?
lesson-dropping-one-option-both = Так, і те, і те
lesson-dropping-one-option-one = Ні, щось одне
lesson-dropping-one-hint = Згадайте скинутого золотого генерала: чи лишався вам після нього ще хід?
lesson-dropping-one-done = За один хід або ходять, або скидають.
lesson-dropping-one-wrong = Це були б два ходи поспіль.
lesson-dropping-later = Скиньте пішака на позначене поле, у зоні. Потім перетворіть його наступним ходом.
lesson-dropping-later-hint = Спершу 3-3, а тоді далі на 3-2, з перетворенням.
lesson-dropping-later-done = Під час скидання не перетворюють. Але наступний хід почався в зоні, тож було можна.
lesson-dropping-later-wrong = Потрібні два ходи: скидання на позначене поле, а тоді крок уперед із перетворенням.

## Що може скидання

lesson-drop-power = Що може скидання
lesson-drop-power-about = Мат, захист і відповідь.
lesson-drop-power-mate = Скиньте золотого генерала так, щоб був мат.
lesson-drop-power-mate-hint = Просто перед королем, де його захищає ваш пішак.
lesson-drop-power-mate-done = Золотий генерал перед королем — найчастіший мат з усіх.
lesson-drop-power-mate-wrong-loose = Король може його побити або втекти. Скиньте туди, де генерала захищено.
lesson-drop-power-where = Тура з 2-2 оголошує шах. Виберіть усі поля, на яких пішак із руки закрив би короля.
lesson-drop-power-where-hint = Поля між турою і вашим королем.
lesson-drop-power-where-done = П’ять полів. На вертикалі 2 іншого вашого пішака немає, тож підходить кожне.
lesson-drop-power-where-wrong = Пішак має стати між турою і вашим королем, на порожнє поле.
lesson-drop-power-block = Тепер закрийтеся пішаком на полі, яке захищає ваш король.
lesson-drop-power-block-hint = Просто перед королем, на 2-7.
lesson-drop-power-block-done = Якщо тура поб’є пішака, ваш король поб’є туру.
lesson-drop-power-block-wrong-loose = Там тура просто поб’є пішака і знову оголосить шах.
lesson-drop-power-block-wrong-king = Король міг би втекти. Але завдання — закритися пішаком.
lesson-drop-power-lance = Ваш дракон тримає другу горизонталь. Скиньте списа й поставте мат.
lesson-drop-power-lance-hint = На вертикаль короля. Він діє і здалеку.
lesson-drop-power-lance-done = Нікуди тікати й нічим закритися.
lesson-drop-power-lance-wrong-elsewhere = Спис має дивитися на короля, прямо по вертикалі 1.
lesson-drop-power-counter = Вам шах. Скиньте фігуру, яка закриє короля і сама оголосить шах.
lesson-drop-power-counter-hint = Яке поле вертикалі 5 лежить на одній діагоналі з 2-2?
lesson-drop-power-counter-done = Одне скидання, дві справи.
lesson-drop-power-counter-wrong-quiet = На шах це відповідає, але само шаху не оголошує.

## Немає дороги вперед

lesson-dead-drops = Немає дороги вперед
lesson-dead-drops-about = Куди фігуру скидати не можна.
lesson-dead-drops-pawn = Пішака скидають на останню горизонталь, на 3-1. Чи це дозволено?
lesson-dead-drops-pawn-hint = Як ходить пішак і що попереду поля 3-1?
lesson-dead-drops-pawn-done = Ні. Він більше ніколи не зміг би піти.
lesson-dead-drops-pawn-wrong = Уявіть пішака на 3-1: куди він міг би звідти піти?
lesson-dead-drops-knight = Коня скидають на другу горизонталь, на 3-2. Чи це дозволено?
lesson-dead-drops-knight-hint = На скільки горизонталей уперед стрибає кінь?
lesson-dead-drops-knight-done = Ні. Він стрибнув би за дошку. Дві останні горизонталі для скинутого коня закриті.
lesson-dead-drops-knight-wrong = Стрибніть подумки конем із 3-2: куди він потрапить?
lesson-dead-drops-lance = Списа скидають на другу горизонталь, на 3-2. Чи це дозволено?
lesson-dead-drops-lance-hint = Як ходить спис? Порівняйте його з конем.
lesson-dead-drops-lance-done = Так. Перед ним іще одне поле. Для нього закрита лише остання горизонталь.
lesson-dead-drops-lance-wrong = Погляньте з 3-2 прямо вперед: чи є там поле для списа?
lesson-dead-drops-knight-mate = Скиньте коня й поставте мат.
lesson-dead-drops-knight-mate-hint = Він має атакувати 2-1, і побити його ніщо не повинне.
lesson-dead-drops-knight-mate-done = Третя горизонталь — найдальша, куди можна скинути коня.
lesson-dead-drops-knight-mate-wrong-elsewhere = Це не мат. Знайдіть безпечне поле, з якого кінь стрибає на 2-1.
lesson-dead-drops-last-rank = Яку фігуру можна скинути на останню горизонталь?
lesson-dead-drops-last-rank-option-silver = Срібного генерала
lesson-dead-drops-last-rank-option-knight = Коня
lesson-dead-drops-last-rank-option-lance = Списа
lesson-dead-drops-last-rank-option-pawn = Пішака
lesson-dead-drops-last-rank-hint = Поставте туди подумки кожну з цих фігур: куди вона могла б піти далі?
lesson-dead-drops-last-rank-done = Срібний генерал може звідти відступити. Золотий генерал, тура і слон теж мають куди піти.
lesson-dead-drops-last-rank-wrong = Ця фігура ходить лише вперед. Вона застрягла б.

## Ніфу: два пішаки

lesson-nifu = Ніфу: два пішаки
lesson-nifu-about = По одному пішаку на вертикаль.
lesson-nifu-twice = На 5-7 стоїть ваш пішак. Другого скидають на 5-5. Чи це дозволено?
lesson-nifu-twice-hint = Які ваші фігури стоять на вертикалі 5?
lesson-nifu-twice-done = Ні. Це ніфу: ніколи двох власних неперетворених пішаків на одній вертикалі.
lesson-nifu-twice-wrong = Порахуйте своїх неперетворених пішаків на вертикалі 5, разом із новим.
lesson-nifu-free-file = Виберіть усі поля, куди можна скинути пішака з руки.
lesson-nifu-free-file-hint = Лише на одній вертикалі немає вашого пішака.
lesson-nifu-free-file-done = Відкрита була тільки вертикаль 4, без останньої горизонталі й зайнятих полів.
lesson-nifu-free-file-wrong = Знайдіть вертикаль без свого пішака. Не беріть останньої горизонталі й зайнятих полів.
lesson-nifu-tokin = Ваш токін стоїть на 3-3. За ним, на 3-4, скидають пішака. Чи це дозволено?
lesson-nifu-tokin-hint = Чим тепер є фігура на 3-3? А чим була раніше?
lesson-nifu-tokin-done = Так. Токін не рахується пішаком.
lesson-nifu-tokin-wrong = Погляньте ще раз на вертикаль 3: скільки ваших неперетворених пішаків там стояло б?
lesson-nifu-theirs = На вертикалі 3 лише пішак суперника. Вашого скидають на 3-5. Чи це дозволено?
lesson-nifu-theirs-hint = Чиї пішаки рахуються в ніфу?
lesson-nifu-theirs-done = Так. Рахуються тільки власні пішаки.
lesson-nifu-theirs-wrong = Перегляньте вертикаль 3 поле за полем: кому належить кожен пішак на ній?
lesson-nifu-lances = На вертикалі 1 уже є ваші спис і пішак. На 1-6 скидають другого списа. Чи це дозволено?
lesson-nifu-lances-hint = Яких фігур стосується ніфу?
lesson-nifu-lances-done = Так. Ніфу стосується тільки пішаків.
lesson-nifu-lances-wrong = Подумайте, яких фігур не можна мати дві на вертикалі й чи зможе спис піти з 1-6.
lesson-nifu-make-room = Перетворіть пішака з 3-4 і нападіть на туру. Потім скиньте за ним пішака з руки.
lesson-nifu-make-room-hint = Спершу на 3-3, з перетворенням. Потім скиньте пішака на 3-4.
lesson-nifu-make-room-done = Щойно перший пішак став токіном, вертикаль звільнилася для наступного.
lesson-nifu-make-room-wrong = Лише коли перший пішак стане токіном, на вертикалі 3 буде місце. Другий має стати одразу за ним.

## Утіфудзуме

lesson-uchifuzume = Утіфудзуме
lesson-uchifuzume-about = Жодного мату скинутим пішаком.
lesson-uchifuzume-mate = Пішака скидають на 1-2, перед королем. Його захищає ваш золотий генерал, а королю нікуди тікати. Чи це дозволено?
lesson-uchifuzume-mate-hint = Чи після скидання лише шах, чи щось більше?
lesson-uchifuzume-mate-done = Ні. Це утіфудзуме: скинутий пішак не може одразу поставити мат.
lesson-uchifuzume-mate-wrong = Вирішують два питання: чи був би мат і яка фігура поставила б його?
lesson-uchifuzume-other = Тепер у вас у руці ще й спис. Поставте мат ним.
lesson-uchifuzume-other-hint = На тому самому полі, 1-2.
lesson-uchifuzume-other-done = Заборона лише для пішака. Будь-яка інша фігура може матувати скиданням.
lesson-uchifuzume-other-wrong-weak = Це не мат. Візьміть поле перед королем.
lesson-uchifuzume-escape = Те саме скидання на 1-2, але поле поряд із королем порожнє. Чи це дозволено?
lesson-uchifuzume-escape-hint = Які поля поряд із королем тримає ваш золотий генерал, а які ні?
lesson-uchifuzume-escape-done = Так. Король може піти на 2-1, тож це шах, а не мат.
lesson-uchifuzume-escape-wrong = Перевірте, чи це справді мат: перегляньте кожне поле навколо короля.
lesson-uchifuzume-guard = Цього разу поряд із королем стоїть срібний генерал. Чи можна скинути пішака на 1-2?
lesson-uchifuzume-guard-hint = Які фігури суперника дістають до 1-2?
lesson-uchifuzume-guard-done = Так. Срібний генерал може побити пішака, тож мату немає.
lesson-uchifuzume-guard-wrong = Мат є лише тоді, коли пішака ніхто не може побити. Як ходить фігура поряд із королем?
lesson-uchifuzume-push = Тепер скидати нічого. Поставте мат пішаком, який уже стоїть на дошці.
lesson-uchifuzume-push-hint = З 1-3 на 1-2. За ним стоїть ваш спис.
lesson-uchifuzume-push-done = Пішак, що ходить, може поставити мат. Не може лише скинутий.
lesson-uchifuzume-push-wrong-weak = Це шах, але король поб’є золотого генерала.

## Утіфудзуме: складні випадки

lesson-uchifuzume-cases = Утіфудзуме: складні випадки
lesson-uchifuzume-cases-about = Чи це справді мат?
lesson-uchifuzume-cases-pinned = Пішака скидають на 5-2. Золотий генерал на 4-1 стоїть між королем і вашим драконом. Чи це дозволено?
lesson-uchifuzume-cases-pinned-hint = Що зміг би зробити ваш дракон, якби золотий генерал пішов із 4-1?
lesson-uchifuzume-cases-pinned-done = Ні. Золотий генерал зв’язаний: якби він побив пішака, дракон атакував би короля. Отже, це мат.
lesson-uchifuzume-cases-pinned-wrong = Перевірте кожну відповідь на шах: чи був би король після неї справді в безпеці?
lesson-uchifuzume-cases-same-file = Пішака скидають на 5-2. Золотий генерал на 5-3 закриває короля від вашого списа. Чи це дозволено?
lesson-uchifuzume-cases-same-file-hint = Якщо золотий генерал поб’є на 5-2, що стоятиме між вашим списом і королем?
lesson-uchifuzume-cases-same-file-done = Так. Коли золотий генерал б’є пішака, він лишається на вертикалі 5 і далі закриває короля.
lesson-uchifuzume-cases-same-file-wrong = Зв’язана фігура може ходити вздовж своєї лінії. Чи може так піти тут золотий генерал?
lesson-uchifuzume-cases-shade = Ваш слон із 2-5 цілить через 5-2 на 6-1. Пішака скидають на 5-2. Чи це дозволено?
lesson-uchifuzume-cases-shade-hint = Як далеко сягає ваш слон, коли на 5-2 стоїть пішак?
lesson-uchifuzume-cases-shade-done = Так. Пішак сам стає слонові на заваді, і король утікає на 6-1.
lesson-uchifuzume-cases-shade-wrong = Погляньте на позицію після скидання: які поля навколо короля ви тоді ще тримаєте?
lesson-uchifuzume-cases-no-shade = Те саме, але на 6-1 стоїть кінь суперника. Чи це дозволено?
lesson-uchifuzume-cases-no-shade-hint = Що змінилося навколо короля порівняно з попередньою позицією?
lesson-uchifuzume-cases-no-shade-done = Ні. Королю вже нікуди йти: мат скинутим пішаком.
lesson-uchifuzume-cases-no-shade-wrong = Перегляньте поля навколо короля: чи лишилося йому якесь і чи може щось побити пішака?
lesson-uchifuzume-cases-no-check = Пішак на 1-3 не оголошує шаху, але суперник не має жодного ходу. Чи це дозволено?
lesson-uchifuzume-cases-no-check-hint = Що саме забороняє утіфудзуме?
lesson-uchifuzume-cases-no-check-done = Так. Заборонено лише мат. А що в сьогі без ходу програють, то це скидання навіть перемагає.
lesson-uchifuzume-cases-no-check-wrong = Мат і брак ходів — різні речі. Якої з них стосується заборона?
