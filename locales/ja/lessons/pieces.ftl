### レッスン：駒。

lessons-group-pieces = 駒の動き

## 盤と目的

lesson-board-and-aim = 盤と目的
lesson-board-and-aim-about = 盤に並ぶもの、どちらの駒か、何を目指すゲームか。
lesson-board-and-aim-board = 将棋は縦横九マスずつの盤で指します。マスに区別はありません。双方が三段に並べた二十枚の駒で始め、交互に一手ずつ指します。
lesson-board-and-aim-yours = 駒の色はみな同じで、どちらの駒かは向きで分かります。自分の駒は向こうを向いています。自分の駒をすべて選んでください。
lesson-board-and-aim-yours-hint = 駒の先は、持ち主の相手のほうを向いています。
lesson-board-and-aim-yours-done = この三枚が上、つまり向こうを向いています。取った駒は、向きを変えれば自分の味方になります。
lesson-board-and-aim-yours-wrong = 駒の先を見ましょう。自分の駒は上、相手の駒は下を向いています。
lesson-board-and-aim-first = 対局の第一手です。７七の歩を一マス前に進めましょう。駒を押してから、行き先のマスを押します。
lesson-board-and-aim-first-hint = マスは筋と段で呼びます。７筋は右から七列目、七段目は上から七つ目です。矢印が指し手です。
lesson-board-and-aim-first-done = 相手も指しました。また自分の番です。パスはできません。
lesson-board-and-aim-first-wrong = それもよい手ですが、今回は矢印の歩を進めてください。
lesson-board-and-aim-aim = 目的は相手の玉を捕まえることです。どうやっても助からないように玉を攻めれば「詰み」です。ここでは一手で詰みます。
lesson-board-and-aim-aim-hint = 味方の駒が支えているマスから、玉の正面を攻めましょう。
lesson-board-and-aim-aim-done = 詰みです。支えがあるので玉は攻め駒を取れず、逃げるところもありません。
lesson-board-and-aim-aim-wrong = その手では玉に逃げられます。正面から攻めましょう。

## 玉

lesson-king = 玉
lesson-king-about = どの方向にも一マス。勝負のすべてがこの駒にかかっています。
lesson-king-meet = 玉はどの方向にも一マス動けます。駒には王将（おうしょう）または玉将（ぎょくしょう）と書かれ、略して王、玉といいます。上位の人が王を使います。
lesson-king-edge = 玉が端で味方の駒に囲まれています。動けるマスをすべて選んでください。
lesson-king-edge-hint = 隣のマスで、盤の中にあり、味方の駒がいないところです。
lesson-king-edge-done = この三つです。どの駒も味方の駒がいるマスには進めません。
lesson-king-edge-wrong = 玉が動けるのは一マスだけで、味方の駒の上には行けません。
lesson-king-walk = 玉を動かして、印のついたマスをすべて回ってください。
lesson-king-walk-hint = 斜めに進むのも一手です。
lesson-king-walk-done = 足は遅くても、まわりのマスにはどこにでも行けるのが玉です。
lesson-king-check = 相手の香が玉に利いています。王手です。玉を安全なところへ逃がしてください。
lesson-king-check-hint = 香はまっすぐ前にしか進めません。その筋から離れましょう。
lesson-king-check-done = これで安全です。王手はすぐに受けなければなりません。受けがなくなれば詰みで、対局は終わりです。玉には値段がつけられません。

## 金

lesson-gold = 金
lesson-gold-about = 動けるのは六マス。守りの要で、寄せの主役。
lesson-gold-meet = 金は縦横と斜め前に一マス動けます。行けないのは斜め後ろの二マスだけです。金将（きんしょう）、略して金（きん）といいます。
lesson-gold-where = ５八の金が動けるマスをすべて選んでください。
lesson-gold-where-hint = 縦横の四方向と、斜め前です。そのうち二マスには味方の駒がいます。
lesson-gold-where-done = 残りは四マス。斜め前が二つ、横が一つ、まっすぐ後ろが一つです。
lesson-gold-where-wrong = 金が動けるのは前、斜め前、横、まっすぐ後ろに一マスです。
lesson-gold-walk = 金を動かして、印のついた二つのマスを回ってください。
lesson-gold-walk-hint = 斜め後ろには行けません。横に一つ、まっすぐ後ろに一つと回りましょう。
lesson-gold-walk-done = 前には強く、後ろには遠回りです。だから金は玉のそばで守りにつくことが多いのです。
lesson-gold-mate = とどめは金が一番です。一手で玉を詰ませてください。
lesson-gold-mate-hint = 歩が支えている、玉の目の前のマスに進みましょう。
lesson-gold-mate-done = 詰みです。端の玉の隣に支えのある金が来ると、逃げ道はなくなります。
lesson-gold-mate-wrong = まだ玉に逃げられます。歩が支えているマスを使いましょう。

## 銀

lesson-silver = 銀
lesson-silver-about = 動けるのは五マス。攻めに出て、引いても来られる駒。
lesson-silver-meet = 銀は斜めの四方向とまっすぐ前に一マス動けます。銀将（ぎんしょう）、略して銀（ぎん）といいます。
lesson-silver-where = ５八の銀が動けるマスをすべて選んでください。
lesson-silver-where-hint = 斜めの四方向とまっすぐ前です。横とまっすぐ後ろには行けません。
lesson-silver-where-done = 四マスです。まっすぐ前には味方の歩がいます。
lesson-silver-where-wrong = 銀が動けるのは斜めとまっすぐ前に一マスで、味方の歩の上には行けません。
lesson-silver-walk = 銀を動かして、印のついた二つのマスを回ってください。
lesson-silver-walk-hint = 真後ろのマスへは、斜め後ろに引いてまた前に出るジグザグで行きます。
lesson-silver-walk-done = 前と斜め後ろには軽く動けますが、真横や真後ろは遠い道のりです。
lesson-silver-back = 金と銀が並んでいます。斜め後ろに引けるのはどちらでしょう？
lesson-silver-back-hint = 金と銀、それぞれが行けないマスはどこだったでしょう？
lesson-silver-back-option-gold = ７五の金
lesson-silver-back-option-silver = ３五の銀
lesson-silver-back-option-both = どちらも引ける
lesson-silver-back-done = 銀です。だから銀は攻めの先頭に立ち、危なくなれば引き、金は玉を守ります。
lesson-silver-back-wrong = 金が引けるのはまっすぐ後ろだけです。

## 桂

lesson-knight = 桂
lesson-knight-about = ただ一つ、跳べる駒。後⁠戻⁠りはできません。
lesson-knight-meet = 桂は前に二つ、横に一つのマスへ跳びます。行き先は二か所だけです。桂馬（けいま）、略して桂（けい）といいます。
lesson-knight-where = ６八の桂は駒に囲まれています。それでも動けるマスをすべて選んでください。
lesson-knight-where-hint = 間にいる駒は跳び越せます。着いたマスに相手の駒がいれば取れます。
lesson-knight-where-done = 何にも止められません。一つは空いたマス、もう一つでは銀が取れます。
lesson-knight-where-wrong = 前に二つ、横に一つです。間にいる駒は関係ありません。
lesson-knight-walk = 二枚の桂で、印のついたマスをすべて回ってください。
lesson-knight-walk-hint = どちらも戻れません。どの桂がどこへ行くか、先に考えましょう。
lesson-knight-walk-done = 跳びすぎた桂は横にも後ろにも動けず、取られてしまいます。「桂馬の高跳び歩の餌食」といいます。
lesson-knight-fork = 桂で二枚の駒に同時に当ててください。
lesson-knight-fork-hint = ６三の飛と４三の金の両方に当たるマスが一つあります。
lesson-knight-fork-done = 「ふんどしの桂」です。助かるのは一枚だけ。桂が恐れられるのはこのためです。
lesson-knight-fork-wrong = そこからは二枚の駒に当たりません。

## 香

lesson-lance = 香
lesson-lance-about = まっすぐ前にどこまでも。前に⁠しか進めません。
lesson-lance-meet = 香はまっすぐ前にいくらでも進めますが、後ろには動けません。香車（きょうしゃ）、略して香（きょう）といいます。
lesson-lance-where = ５八の香が動けるマスをすべて選んでください。
lesson-lance-where-hint = 前にある最初の駒までのマスです。それが相手の駒なら取れます。
lesson-lance-where-done = 相手の歩まで進めて、その歩を取ることもできます。跳び越すことはできません。
lesson-lance-where-wrong = まっすぐ前に、最初の駒の手前まで。相手の駒ならそのマスにも行けます。
lesson-lance-walk = 二枚の香で、印のついたマスをすべて回ってください。
lesson-lance-walk-hint = 後戻りはできません。近いマスから先に行きましょう。
lesson-lance-walk-done = 通り過ぎたマスには二度と戻れません。だから香は後ろにいて、開いた筋を遠くまでにらむのが得意です。
lesson-lance-capture = 香で相手の駒を取ってください。
lesson-lance-capture-hint = ２八の香と２三の銀の間には何もありません。
lesson-lance-capture-done = 遠くから届きました。香の価値は歩より高く、桂や銀より低いとされます。
lesson-lance-capture-wrong = 香は２八の駒です。そこからまっすぐ前を見ましょう。

## 歩

lesson-pawn = 歩
lesson-pawn-about = 一歩ずつ前へ。九枚の一枚⁠一枚が大切です。
lesson-pawn-meet = 歩はまっすぐ前に一マスだけ動けます。歩兵（ふひょう）、略して歩（ふ）といいます。
lesson-pawn-diagonal = チェスのポーンは斜めの駒を取ります。将棋の歩にもできるでしょうか？
lesson-pawn-diagonal-hint = チェスのことは忘れましょう。将棋の歩が進めるマスはいくつでしょう？
lesson-pawn-diagonal-done = 将棋の歩は、動けるところ、つまり正面の駒だけを取ります。
lesson-pawn-diagonal-wrong = 歩の動きを思い出しましょう。取るときも同じです。
lesson-pawn-capture = 駒を取れる歩が一枚あります。取ってください。
lesson-pawn-capture-hint = すぐ前に相手の駒がいる歩を探しましょう。
lesson-pawn-capture-done = 歩がぶつかったら、手番のほうが先に取れます。
lesson-pawn-capture-wrong = その手では何も取れません。向かい合っている歩を探しましょう。
lesson-pawn-open = 歩を進めると大駒の道が開きます。飛車か角の働きがよくなる歩を突いてください。
lesson-pawn-open-hint = 角は斜め、飛車は縦の筋に利きます。じゃまをしている歩はどれでしょう？
lesson-pawn-open-done = 初手の定番は二つ。７六歩は角の道を開け、２六歩は飛車先を伸ばします。
lesson-pawn-open-wrong-other = 指せる手ですが、飛車も角も働きが変わりません。

## 角

lesson-bishop = 角
lesson-bishop-about = 斜めにどこまでも。
lesson-bishop-meet = 角は斜めにいくらでも動けます。一枚ずつしかない大駒です。角行（かくぎょう）、略して角（かく）といいます。
lesson-bishop-where = ５五の角が動けるマスをすべて選んでください。
lesson-bishop-where-hint = 斜めの四方向に、最初の駒まで。相手の駒は取れますが、味方の駒の上には行けません。
lesson-bishop-where-done = 味方の駒ならその手前で止まり、相手の歩なら取れます。
lesson-bishop-where-wrong = 斜めの四方向を、何かにぶつかるまでたどりましょう。
lesson-bishop-walk = 角で、印のついたマスをすべて回ってください。
lesson-bishop-walk-hint = 次のマスが斜めに並ぶ順番を探しましょう。
lesson-bishop-walk-done = 道が開いていれば、角は一手で盤の反対側まで行けます。
lesson-bishop-half = 角は８八にいます。すぐ前の印のついた８七に行くことはできるでしょうか？
lesson-bishop-half-hint = チェス盤のように二色に塗り分けてみましょう。８八と８七は、それぞれどちらの色でしょう？
lesson-bishop-half-option-yes = 遠回りすれば行ける
lesson-bishop-half-option-no = 決して行けない
lesson-bishop-half-done = チェス盤の同じ色のように、角は盤の半分のマスにしか行けません。残りに行けるのは成ってからです。
lesson-bishop-half-wrong = 頭の中で動かしてみましょう。斜めに一つ進むと、筋も段も一つずつ変わります。

## 飛車

lesson-rook = 飛車
lesson-rook-about = 縦と横にどこまでも。いちばん強い駒です。
lesson-rook-meet = 飛車は縦と横にいくらでも動けます。一枚ずつしかない大駒です。略して飛（ひ）といいます。
lesson-rook-where = ５五の飛車が動けるマスをすべて選んでください。
lesson-rook-where-hint = 四方向に、最初の駒まで。相手の駒は取れますが、味方の駒の上には行けません。
lesson-rook-where-done = そのとおり。相手の歩は含み、味方の駒は含みません。
lesson-rook-where-wrong = 縦横の四方向を、何かにぶつかるまでたどりましょう。
lesson-rook-walk = 飛車で、印のついたマスをすべて回ってください。
lesson-rook-walk-hint = 縦と横を使い分け、どの手も印のマスか、そこへ向かうマスで止まるようにしましょう。
lesson-rook-walk-done = 飛車はどこへでもすぐに行けます。攻めの主役が飛車、次が角です。
lesson-rook-jump = 飛車が味方の歩を越えて前に出ようとしています。できるでしょうか？
lesson-rook-jump-hint = ほかの駒を跳び越せるのは、どの駒だったでしょう？
lesson-rook-jump-done = 跳べるのは桂だけです。先に歩を進めましょう。後ろの飛車が歩を支えます。
lesson-rook-jump-wrong = 方向は合っていますが、途中に何がいるか見てください。

## 成駒

lesson-promoted-pieces = と金と成駒
lesson-promoted-pieces-about = 四種類の駒は、成ると金の動きになります。
lesson-promoted-pieces-meet = 敵陣の三段では駒が成れます。成るとは駒を裏返すことです。歩・香・桂・銀は、成るとみな金と同じ動きになります。と金（ときん）、成香（なりきょう）、成桂（なりけい）、成銀（なりぎん）です。
lesson-promoted-pieces-tokin = ５五のと金はもとは歩でした。今動けるマスをすべて選んでください。
lesson-promoted-pieces-tokin-hint = 金とまったく同じ、縦横の四方向と斜め前です。
lesson-promoted-pieces-tokin-done = 一マスが六マスに。これほど強くなる駒はほかにありません。
lesson-promoted-pieces-tokin-wrong = もう歩ではなく、金の動きです。
lesson-promoted-pieces-knight = 成桂が跳ぼうとしています。できるでしょうか？
lesson-promoted-pieces-knight-hint = これは成る前の桂の動きです。成桂はどう動くでしょう？
lesson-promoted-pieces-knight-done = 金の動きになった駒は、もとの動きを失います。跳ぶこともできません。
lesson-promoted-pieces-knight-wrong = この駒が何になったか考えましょう。
lesson-promoted-pieces-taken = 金がと金を取ります。相手の持駒になるのは何でしょう？
lesson-promoted-pieces-taken-hint = と金には表と裏があります。持駒では、どちらの面になるでしょう？
lesson-promoted-pieces-taken-option-tokin = と金
lesson-promoted-pieces-taken-option-pawn = 歩
lesson-promoted-pieces-taken-option-gold = 金
lesson-promoted-pieces-taken-done = 歩です。取られた駒は成る前に戻ります。働きは金、取られても歩。「と金は金と同じで金以上」といいます。
lesson-promoted-pieces-taken-wrong = 取られた駒は、もとの駒として持駒になります。
lesson-promoted-pieces-mate = と金も金と同じように詰ませられます。一手で詰ませてください。
lesson-promoted-pieces-mate-hint = 後ろの香が、玉の前のマスを支えています。
lesson-promoted-pieces-mate-done = もとは歩の駒で詰みました。
lesson-promoted-pieces-mate-wrong = まだ玉に逃げられます。香の利きから離れないようにしましょう。

## 馬と龍

lesson-horse-and-dragon = 馬と龍
lesson-horse-and-dragon-about = 角と飛車は、成ると元の動きに四マスが加わります。
lesson-horse-and-dragon-horse = 角が成ると馬になります。斜めの動きはそのままで、縦横に一マスも動けます。龍馬（りゅうま）、略して馬（うま）といいます。
lesson-horse-and-dragon-horse-where = ５五の馬が動けるマスをすべて選んでください。
lesson-horse-and-dragon-horse-where-hint = 斜めは最初の駒まで、縦横は一マスずつです。
lesson-horse-and-dragon-horse-where-done = 「馬は自陣に」「馬の守りは金銀三枚」といいます。
lesson-horse-and-dragon-horse-where-wrong = まず角の斜め、それから味方のいない縦横の一マスです。
lesson-horse-and-dragon-horse-walk = 馬で、印のついたマスをすべて回ってください。
lesson-horse-and-dragon-horse-walk-hint = 縦横に一つ動くと、角では行けなかったマスに移れます。
lesson-horse-and-dragon-horse-walk-done = もう行けないマスはありません。
lesson-horse-and-dragon-dragon = 飛車が成ると龍になります。縦横の動きはそのままで、斜めに一マスも動けます。龍王（りゅうおう）、略して龍（りゅう）といいます。
lesson-horse-and-dragon-dragon-where = ５五の龍が動けるマスをすべて選んでください。
lesson-horse-and-dragon-dragon-where-hint = 縦横は最初の駒まで、斜めは一マスずつです。
lesson-horse-and-dragon-dragon-where-done = いちばん強い駒です。「龍は敵陣に」、相手の玉の近くで働かせましょう。
lesson-horse-and-dragon-dragon-where-wrong = まず飛車の縦横、それから味方のいない斜めの一マスです。
lesson-horse-and-dragon-dragon-walk = 龍で、印のついたマスをすべて回ってください。
lesson-horse-and-dragon-dragon-walk-hint = 斜めの一マスを使えば近道ができます。
lesson-horse-and-dragon-dragon-walk-done = これで全部の駒を覚えました。次は将棋の醍醐味、成ることと打つことです。
