### Уроки: перетворення.

lessons-group-promotion = Перетворення

## Зона перетворення

lesson-promotion-zone = Зона перетворення
lesson-promotion-zone-about = Де фігури можуть перевернутися.
lesson-promotion-zone-zone = Три горизонталі, найдальші від вас, — це ваша зона перетворення. Тут їх позначено. Зона суперника — три горизонталі, найближчі до вас.
lesson-promotion-zone-enter = Ваш пішак на 3-4 стоїть на порозі. Заведіть його в зону й перетворіть.
lesson-promotion-zone-enter-hint = Підіть ним на 3-3 і виберіть перетворення.
lesson-promotion-zone-enter-done = Ходом у зону можна перетворити. Тепер пішак — це токін і ходить, як золотий генерал.
lesson-promotion-zone-enter-wrong-plain = Так можна, але це й досі пішак. Цього разу переверніть його.
lesson-promotion-zone-inside = Ваш срібний генерал уже в зоні. Перетворіть його ходом, після якого він лишиться в ній.
lesson-promotion-zone-inside-hint = Підійде будь-яке з трьох полів перед ним.
lesson-promotion-zone-inside-done = Ходом усередині зони теж можна перетворити.
lesson-promotion-zone-inside-wrong-outside = Це теж перетворення, але поза зоною. Поки що лишайтеся всередині.
lesson-promotion-zone-inside-wrong-plain = Хід зроблено, але без перетворення. Спробуйте ще раз і переверніть його.
lesson-promotion-zone-leave = Вихід із зони теж рахується. Відведіть туру прямо назад із зони й перетворіть її.
lesson-promotion-zone-leave-hint = Униз по вертикалі 3, далі за третю горизонталь.
lesson-promotion-zone-leave-done = Дракон повертається додому. Якщо хід починається в зоні, можна перетворити, хоч би де він закінчився.
lesson-promotion-zone-leave-wrong-inside = Це перетворення, але ще в зоні. Вийдіть назовні зовсім.
lesson-promotion-zone-leave-wrong-plain = Відійдіть прямо назад із зони й при цьому перетворіть.
lesson-promotion-zone-outside = Срібний генерал іде з 3-6 на 4-5 і перетворюється. Чи це дозволено?
lesson-promotion-zone-outside-hint = Де починається зона? Знайдіть на дошці обидва поля цього ходу.
lesson-promotion-zone-outside-done = Ні. Цей хід не починається в зоні й не закінчується в ній.
lesson-promotion-zone-outside-wrong = Важливо, чи починається або закінчується хід у зоні. Перевірте обидва поля.
lesson-promotion-zone-gold = Золотий генерал робить у зоні крок уперед і перетворюється. Чи це дозволено?
lesson-promotion-zone-gold-hint = Уявіть цю фігуру перевернутою. Що було б там написано?
lesson-promotion-zone-gold-done = Ні. Золотий генерал і король не мають другого боку. Вони лишаються собою.
lesson-promotion-zone-gold-wrong = Тут важать не поля, а сама фігура: чи має вона на що перетворитися?

## Перетворювати чи ні?

lesson-promotion-choice = Перетворювати чи ні?
lesson-promotion-choice-about = Здебільшого вибір за вами.
lesson-promotion-choice-bishop = Довга діагональ відкрита. Побийте слона на 2-2 і перетворіть свого.
lesson-promotion-choice-bishop-hint = Ваш слон стоїть на 8-8.
lesson-promotion-choice-bishop-done = Кінський дракон уміє все, що слон, і ще може ступити на одне поле прямо.
lesson-promotion-choice-bishop-wrong-plain = Побито! Але кінський дракон був би сильніший. Перетворіть теж.
lesson-promotion-choice-bishop-wrong-short = Ідіть до кінця діагоналі й побийте слона.
lesson-promotion-choice-rook = Перетворіть фігуру на позначеному полі так, щоб був мат.
lesson-promotion-choice-rook-hint = На 6-2 можуть прийти і тура, і кінь, і там вони захищають одне одного.
lesson-promotion-choice-rook-done = Мат. Звичайна тура на 6-2 не оголосила б навіть шаху.
lesson-promotion-choice-rook-wrong-plain = Звичайна тура не б’є навскіс, тож короля не атаковано.
lesson-promotion-choice-later = Цей срібний генерал увійшов у зону без перетворення. Коли він ще може перетворитися?
lesson-promotion-choice-later-hint = Срібний генерал тепер у зоні. Де починатимуться його наступні ходи?
lesson-promotion-choice-later-option-no = Ніколи: нагоду втрачено
lesson-promotion-choice-later-option-next = Лише своїм найближчим ходом
lesson-promotion-choice-later-option-any = Будь-яким ходом, що починається або закінчується в зоні
lesson-promotion-choice-later-done = На кожному такому ході ви вибираєте знову.
lesson-promotion-choice-later-wrong = Згадайте правило: якими ходами можна перетворювати?
lesson-promotion-choice-second-chance = То скористайтеся другою нагодою. Перетворіть срібного генерала.
lesson-promotion-choice-second-chance-hint = Підійде будь-який його хід, адже він починається в зоні.
lesson-promotion-choice-second-chance-done = Пізно, але цілком за правилами.
lesson-promotion-choice-second-chance-wrong-plain = Хід зроблено, а генерал не перевернувся. Цього разу перетворіть його.
lesson-promotion-choice-habit = Яка звичка добра для тури, слона й пішака?
lesson-promotion-choice-habit-hint = Порівняйте дракона, кінського дракона й токіна з тим, чим вони були раніше.
lesson-promotion-choice-habit-option-always = Перетворювати майже завжди
lesson-promotion-choice-habit-option-never = Лишати їх, як є
lesson-promotion-choice-habit-option-careful = Перетворювати лише біля ворожого короля
lesson-promotion-choice-habit-done = Вони зберігають те, що вміли, і вміють більше. Срібний генерал, кінь і спис втрачають власні ходи, тож там варто подумати.
lesson-promotion-choice-habit-wrong = Що вони втрачають від перетворення? Нічого.

## Коли перетворення обов’язкове

lesson-promotion-forced = Коли перетворення обов’язкове
lesson-promotion-forced-about = Пішак, спис і кінь на далекому краю.
lesson-promotion-forced-pawn = Пішак іде на останню горизонталь, на 3-1, і лишається пішаком. Чи це дозволено?
lesson-promotion-forced-pawn-hint = Уявіть пішака на 3-1 і пошукайте його наступний хід.
lesson-promotion-forced-pawn-done = Ні. Звідти він ніколи не зміг би піти, тому мусить перетворитися.
lesson-promotion-forced-pawn-wrong = Фігурі не можна ставати там, звідки вона вже не піде. А як із пішаком на останній горизонталі?
lesson-promotion-forced-lance = Побийте списа на позначеному полі.
lesson-promotion-forced-lance-hint = Ваш власний спис на 1-5 летить прямо вздовж краю.
lesson-promotion-forced-lance-done = На останній горизонталі перед списом уже нічого немає. Він мусив перетворитися, вибору не було.
lesson-promotion-forced-lance-wrong = Цим ви нічого не б’єте. Яка з ваших фігур дістане до позначеного поля одним ходом?
lesson-promotion-forced-lance-short = Спис б’є срібного генерала на 1-2, на другій горизонталі, і не перетворюється. Чи це дозволено?
lesson-promotion-forced-lance-short-hint = Уявіть списа на 1-2. Що там перед ним?
lesson-promotion-forced-lance-short-done = Так. Перед ним іще одне поле.
lesson-promotion-forced-lance-short-wrong = Спис мусить перетворитися лише там, звідки вже не зможе піти. Чи так це на другій горизонталі?
lesson-promotion-forced-knight = Кінь б’є золотого генерала на 5-2 і не перетворюється. Чи це дозволено?
lesson-promotion-forced-knight-hint = Уявіть коня на 5-2 і спробуйте його наступний стрибок.
lesson-promotion-forced-knight-done = Ні. З двох останніх горизонталей коневі нікуди стрибати, тому він мусить перетворитися.
lesson-promotion-forced-knight-wrong = Неперетвореному коневі потрібні дві горизонталі попереду. Полічіть ті, що за полем 5-2.
lesson-promotion-forced-knight-third = Кінь стрибає на 3-3, на третю горизонталь, і не перетворюється. Чи це дозволено?
lesson-promotion-forced-knight-third-hint = Скільки горизонталей за полем 3-3 і як далеко стрибає кінь?
lesson-promotion-forced-knight-third-done = Так. Із третьої горизонталі він може стрибнути ще раз.
lesson-promotion-forced-knight-third-wrong = Кінь мусить перетворитися лише там, звідки нікуди стрибати. Спробуйте подумки стрибок із 3-3.
lesson-promotion-forced-dead = Яка з ваших фігур може стояти на останній горизонталі неперетвореною?
lesson-promotion-forced-dead-hint = Фігура мусить мати там іще якийсь хід. Згадайте, як ходить кожна з чотирьох.
lesson-promotion-forced-dead-option-pawn = Пішак
lesson-promotion-forced-dead-option-lance = Спис
lesson-promotion-forced-dead-option-knight = Кінь
lesson-promotion-forced-dead-option-silver = Срібний генерал
lesson-promotion-forced-dead-done = Срібний генерал може відступити навскіс. Решта три ходять лише вперед.
lesson-promotion-forced-dead-wrong = Ця фігура ходить лише вперед. На останній горизонталі вона застрягла б назавжди.

## Перетворення надовго

lesson-promotion-lasting = Перетворення надовго
lesson-promotion-lasting-about = Що буває з перетвореними фігурами.
lesson-promotion-lasting-back = Ваш токін відступає з 3-3 із зони. Чим він стає?
lesson-promotion-lasting-back-hint = Зона визначає, коли фігура може перетворитися. Чи має вона значення й потім?
lesson-promotion-lasting-back-option-pawn = Знову пішаком
lesson-promotion-lasting-back-option-tokin = Лишається токіном
lesson-promotion-lasting-back-option-choice = Чим захочу
lesson-promotion-lasting-back-done = Перетворена фігура лишається перетвореною, доки стоїть на дошці.
lesson-promotion-lasting-back-wrong = Жоден хід на дошці не перевертає фігуру назад.
lesson-promotion-lasting-home = До вашого табору прослизнув токін. Поверніть дракона додому й побийте його.
lesson-promotion-lasting-home-hint = Дракон із 7-2 бачить усю вертикаль 7 донизу.
lesson-promotion-lasting-home-done = Навіть тут, далеко від зони, він дракон.
lesson-promotion-lasting-home-wrong = Токін і досі у вашому таборі. Пошукайте пряму дорогу від дракона до нього.
lesson-promotion-lasting-hand = Токіна побито. Що тепер у вашій руці?
lesson-promotion-lasting-hand-hint = Що стається з перетвореною фігурою, коли її б’ють?
lesson-promotion-lasting-hand-option-tokin = Токін
lesson-promotion-lasting-hand-option-pawn = Пішак
lesson-promotion-lasting-hand-option-nothing = Нічого
lesson-promotion-lasting-hand-done = Побита фігура повертається на неперетворений бік.
lesson-promotion-lasting-hand-wrong = Погляньте на свою руку поруч із дошкою.
lesson-promotion-lasting-trade = Побийте токіном золотого генерала на 4-2, хоч суперник і відіб’є.
lesson-promotion-lasting-trade-hint = Токін стоїть на 3-2, поряд із золотим генералом.
lesson-promotion-lasting-trade-done = Вам дістався золотий генерал, а суперникові лише пішак. Тим токін такий і добрий.
lesson-promotion-lasting-trade-wrong = Золотий генерал і досі на місці. Не бійтеся розміну: порівняйте, що здобудете, а що втратите.
lesson-promotion-lasting-dragon = Золотий генерал суперника б’є вашого дракона. Що дістане суперник?
lesson-promotion-lasting-dragon-hint = Згадайте побитого токіна: що тоді було у вашій руці?
lesson-promotion-lasting-dragon-option-dragon = Дракона
lesson-promotion-lasting-dragon-option-rook = Туру
lesson-promotion-lasting-dragon-option-nothing = Нічого
lesson-promotion-lasting-dragon-done = Звичайну туру, яку можна скинути проти вас. Бережіть своїх драконів.
lesson-promotion-lasting-dragon-wrong = Побиті фігури втрачають перетворення, але з гри не зникають.

## Коли не перетворювати

lesson-promotion-declined = Коли не перетворювати
lesson-promotion-declined-about = Іноді менше — це більше.
lesson-promotion-declined-silver = Поставте мат срібним генералом. Подумайте, яким боком догори.
lesson-promotion-declined-silver-hint = Лише неперетворений срібний генерал б’є навскіс назад. Спробуйте 3-1.
lesson-promotion-declined-silver-done = Перетворений ходив би, як золотий генерал, і короля взагалі не атакував би.
lesson-promotion-declined-silver-wrong-promoted = Як золотий генерал, він уже не б’є навскіс назад. Шаху немає!
lesson-promotion-declined-silver-wrong-elsewhere = Це не мат. Пошукайте поле за королем.
lesson-promotion-declined-knight = Поставте мат конем.
lesson-promotion-declined-knight-hint = З 3-3 неперетворений кінь атакує 2-1.
lesson-promotion-declined-knight-done = Перетворений кінь уже не стрибає, а без стрибка немає й шаху.
lesson-promotion-declined-knight-wrong-promoted = Тепер він ходить, як золотий генерал, і шаху королю немає.
lesson-promotion-declined-dragon = Скинутий пішак не може одразу поставити мат. Тут пішака скидають на 1-3. Чи це дозволено?
lesson-promotion-declined-dragon-hint = Погляньте на поля навколо короля на 1-2. Які з них атакують ваші фігури?
lesson-promotion-declined-dragon-done = Ні. Дракон не лишає королю жодного поля, тож пішак поставив би мат.
lesson-promotion-declined-dragon-wrong = Пішак оголошує шах. Перевірте, чи має король куди втекти і чи можна побити пішака.
lesson-promotion-declined-rook = Та сама позиція, але на 3-1 звичайна тура. Чи дозволено скинути пішака тепер?
lesson-promotion-declined-rook-hint = Порівняйте: які поля атакує дракон, а звичайна тура — ні?
lesson-promotion-declined-rook-done = Так. Тура не атакує 2-2, тож пішак лише оголошує шах.
lesson-promotion-declined-rook-wrong = Скинутий пішак може оголосити шах, але не поставити мат. Що з цього буде тут?
lesson-promotion-declined-foresight = Вам потрібен пішак, щоб скинути його на 1-3. Побийте того, що на позначеному полі, і добре подумайте.
lesson-promotion-declined-foresight-hint = Лишіть королю поле 2-2: не перетворюйте.
lesson-promotion-declined-foresight-done = Далекоглядно. Королю лишається одне поле, тож скинути пішака буде можна.
lesson-promotion-declined-foresight-wrong-promoted = Дракон тут надто сильний. Скинутий пішак поставив би мат, а це заборонено.
lesson-promotion-declined-reward = Тепер скиньте пішака й другим ходом поставте мат.
lesson-promotion-declined-reward-hint = Скиньте пішака на 1-3. Коли король піде на 2-2, перетворіть списа на 3-2.
lesson-promotion-declined-reward-done = Мат. Таке побачиш не щодня, але в матових задачах це люблять.
lesson-promotion-declined-reward-wrong = Спершу пішак виганяє короля. Потім пошукайте шах, що не лишить йому жодного поля.
