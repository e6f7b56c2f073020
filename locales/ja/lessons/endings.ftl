### 講座：終局。

lessons-group-endings = 終局

## 王手

lesson-check = 王手
lesson-check-about = 三つの逃れ方。
lesson-check-give = 飛車で王手をかけましょう。
lesson-check-give-hint = 玉は８筋にいます。
lesson-check-give-done = 王手です。相手はすぐに防がなければなりません。声に出して言う必要はありません。
lesson-check-give-wrong-quiet = 玉に利いていません。玉は何筋にいますか。
lesson-check-capture = ３六の桂馬が王手をかけています。一つ目の方法：取りましょう。
lesson-check-capture-hint = すぐ下に自分の歩がいます。
lesson-check-capture-done = 王手の駒がなくなりました。
lesson-check-capture-wrong-ran = それでも助かりますが、別の方法です。桂馬を取りましょう。
lesson-check-flee = 同じ王手ですが、歩はもう前に出ています。二つ目の方法：玉が逃げましょう。
lesson-check-flee-hint = 玉を選ぶと、安全なマスに印が出ます。
lesson-check-flee-done = 桂馬は駒を飛び越えるので、間に駒を置いても防げません。
lesson-check-block = 角が遠くから王手をかけています。三つ目の方法：間に駒を置きましょう。
lesson-check-block-hint = 印のマスに歩を打つか、駒を動かします。
lesson-check-block-done = 合駒です。飛車・角・香車の王手は、動かす手でも打つ手でも防げます。
lesson-check-block-wrong-ran = 逃げる手もありますが、今度は角の道をふさぎましょう。
lesson-check-ignored = 桂馬が王手をかけていますが、９七の歩を突きます。指せますか。
lesson-check-ignored-done = 指せません。王手はすぐに防がなければなりません。
lesson-check-pinned = 銀が３八から３七へ動きます。９八の龍をよく見てください。指せますか。
lesson-check-pinned-done = 指せません。銀は龍から玉を守っているので、動けません。
lesson-check-safe = 玉が動けるマスをすべて選びましょう。
lesson-check-safe-hint = 飛車と角の道をたどり、桂馬の利く二つのマスも忘れずに。
lesson-check-safe-done = 安全なのは二か所だけです。
lesson-check-safe-wrong = 玉は、相手の駒が利いているマスや味方のいるマスへは動けません。

## 詰み

lesson-checkmate = 詰み
lesson-checkmate-about = 将棋の目的。
lesson-checkmate-mated = 相手の手番です。詰んでいますか。
lesson-checkmate-mated-option-yes = 詰んでいる
lesson-checkmate-mated-option-no = 詰んでいない
lesson-checkmate-mated-done = 金は歩に支えられていて取れず、玉の行くマスもありません。
lesson-checkmate-mated-wrong = ５二の金を取れる駒はありますか。玉の逃げ道はありますか。
lesson-checkmate-rescued = よく似た局面です。詰んでいますか。
lesson-checkmate-rescued-option-yes = 詰んでいる
lesson-checkmate-rescued-option-no = 詰んでいない
lesson-checkmate-rescued-done = ４一の銀で金を取れます。守り駒が一枚あれば助かります。
lesson-checkmate-rescued-wrong = 玉の隣の銀を見てみましょう。
lesson-checkmate-find = 一手で詰ませましょう。
lesson-checkmate-find-hint = 銀が二段目を押さえています。一段目はどうでしょう。
lesson-checkmate-find-done = 飛車が一段目を、銀が二段目を押さえて詰みです。
lesson-checkmate-find-wrong-check = 王手ですが、逃れる手があります。銀はそのままにしておきましょう。
lesson-checkmate-interposed = ２一の龍が王手をかけています。相手は金を持っています。詰んでいますか。
lesson-checkmate-interposed-option-yes = 詰んでいる
lesson-checkmate-interposed-option-no = 詰んでいない
lesson-checkmate-interposed-done = ３一か４一に金を打って防げます。持駒も必ず見ましょう。
lesson-checkmate-interposed-wrong = 龍は離れています。間に打てる駒はありませんか。
lesson-checkmate-over = 今度は相手に持駒がなく、詰みです。次はどうなりますか。
lesson-checkmate-over-option-capture = 玉を取る
lesson-checkmate-over-option-over = 対局が終わり、自分の勝ち
lesson-checkmate-over-done = 詰めば終わりです。玉を実際に取ることはありません。
lesson-checkmate-over-wrong = 対局はその一手前に終わります。

## 指せる手がない

lesson-stalemate = 指せる手がない
lesson-stalemate-about = まれですが、引き分けではありません。
lesson-stalemate-squeeze = 玉はまだ２一に行けます。王手をかけずに、そのマスを押さえましょう。
lesson-stalemate-squeeze-hint = 金で２一と２二を一度に押さえられます。
lesson-stalemate-squeeze-done = 王手ではありませんが、相手に指せる手がありません。
lesson-stalemate-squeeze-wrong-loose = 玉にまだ行けるマスがあります。
lesson-stalemate-into-check = 相手の玉が歩の前の１二へ動きます。指せますか。
lesson-stalemate-into-check-done = 指せません。ほかに手がなくても、王手のかかる所へは動けません。
lesson-stalemate-result = 相手は王手をかけられていませんが、指せる手がありません。どうなりますか。
lesson-stalemate-result-option-loses = 相手の負け
lesson-stalemate-result-option-draw = 引き分け
lesson-stalemate-result-option-pass = 相手がパスする
lesson-stalemate-result-done = 将棋では、指せる手がない側の負けです。チェスとは違います。
lesson-stalemate-result-wrong = パスはできませんし、将棋では引き分けにもなりません。
lesson-stalemate-hand = 同じ局面で、相手が歩を一枚持っています。終局ですか。
lesson-stalemate-hand-option-over = はい
lesson-stalemate-hand-option-on = いいえ、続く
lesson-stalemate-hand-done = 歩を打てるので、指せる手があります。だからこの終わり方はとても珍しいのです。
lesson-stalemate-hand-wrong = 駒を打つのも一手です。

## 投了と時間切れ

lesson-resigning = 投了と時間切れ
lesson-resigning-about = 詰み以外の負け方。
lesson-resigning-look-first = 相手は２八で詰ませる手を狙っています。あきらめる前に、先に詰ませられないか見てみましょう。
lesson-resigning-look-first-hint = ８三の歩が、玉の前のマスを支えています。
lesson-resigning-look-first-done = 一手勝ちです。投了する前に、もう一度よく見ましょう。
lesson-resigning-look-first-wrong-missed = 次に詰まされてしまいます。もっとよい手があります。
lesson-resigning-hopeless = もう詰みを防げません。強い人はどうしますか。
lesson-resigning-hopeless-option-resign = 投了する
lesson-resigning-hopeless-option-clock = 時間が切れるのを待つ
lesson-resigning-hopeless-option-leave = 黙って席を立つ
lesson-resigning-hopeless-done = 投了は恥ずかしいことではありません。強い人の対局はほとんど投了で終わります。
lesson-resigning-hopeless-wrong = それは失礼です。負けを認めるよい方法があります。
lesson-resigning-when = 盤を挟んだ対局では、いつ投了しますか。
lesson-resigning-when-option-mine = 自分の手番のとき
lesson-resigning-when-option-theirs = 相手が考えている間
lesson-resigning-when-done = 自分の手番に投了します。ネット対局では、いつでもできることがあります。
lesson-resigning-when-wrong = 相手が考えているときは静かに待ちましょう。
lesson-resigning-how = 投了するときは、どうしますか。
lesson-resigning-how-option-words = 頭を下げて「負けました」と言う
lesson-resigning-how-option-topple = 玉を倒す
lesson-resigning-how-option-silence = 駒を崩す
lesson-resigning-how-done = 「負けました」と告げ、互いに礼をします。ここではボタンで投了できます。
lesson-resigning-how-wrong = 将棋は礼に終わります。
lesson-resigning-time = 優勢ですが、時間が切れました。どうなりますか。
lesson-resigning-time-option-loses = 自分の負け
lesson-resigning-time-option-draw = 引き分け
lesson-resigning-time-option-slower = 注意を受ける
lesson-resigning-time-done = 時間が切れれば、どんな局面でも負けです。
lesson-resigning-time-wrong = 時計も勝負のうちです。

## 千日手

lesson-sennichite = 千日手
lesson-sennichite-about = 同じ局面が四回。
lesson-sennichite-again = どちらからも仕掛けられません。飛車を６八から７八へ、戻して、もう一度７八へ動かしましょう。
lesson-sennichite-again-hint = ６八から７八、７八から６八、６八から７八。
lesson-sennichite-again-done = 四手指したところで、最初の局面が二回目になりました。四回目で千日手です。
lesson-sennichite-same = 何が同じなら「同一局面」ですか。
lesson-sennichite-same-option-board = 盤上の駒
lesson-sennichite-same-option-all = 盤上の駒、双方の持駒、手番
lesson-sennichite-same-option-side = 盤上の駒と手番
lesson-sennichite-same-done = 持駒が歩一枚違うだけでも、別の局面です。
lesson-sennichite-same-wrong = 足りないものがあります。盤の横には何がありますか。
lesson-sennichite-scattered = 間に別の手順が入ってから、同じ局面に戻りました。数えますか。
lesson-sennichite-scattered-option-yes = 数える
lesson-sennichite-scattered-option-no = 続けて現れなければ数えない
lesson-sennichite-scattered-done = 四回は続いていなくてもかまいません。現れた回数だけが問題です。
lesson-sennichite-scattered-wrong = いつ現れたかではなく、何回現れたかを数えます。
lesson-sennichite-result = 公式戦では、千日手になったらどうしますか。
lesson-sennichite-result-option-replay = 先後を替えて指し直す
lesson-sennichite-result-option-draw = 引き分けで終わる
lesson-sennichite-result-option-first = 先手の負け
lesson-sennichite-result-done = 残りの時間で指し直します。ここでの対局では引き分けです。
lesson-sennichite-result-wrong = どちらも悪くありませんが、公式戦では勝負をつけます。
lesson-sennichite-agree = 公式戦では、話し合って引き分けにできますか。
lesson-sennichite-agree-option-yes = できる
lesson-sennichite-agree-option-no = できない
lesson-sennichite-agree-done = 引き分けの提案はありません。ここでの対局では、設定で認めることができます。
lesson-sennichite-agree-wrong = チェスではできますが、将棋では指し続けます。

## 連続王手の千日手

lesson-perpetual-check = 連続王手の千日手
lesson-perpetual-check-about = 王手を続けたほうの負け。
lesson-perpetual-check-around = 玉を追いかけましょう。龍を５二へ、５一へ戻し、もう一度５二へ。
lesson-perpetual-check-around-hint = ５一から５二、５二から５一、５一から５二。
lesson-perpetual-check-around-done = 王手、王手で同じ局面に戻りました。このままでは危険です。
lesson-perpetual-check-who = 同じ局面が四回目で、あなたの手はすべて王手でした。どうなりますか。
lesson-perpetual-check-who-option-draw = 引き分け
lesson-perpetual-check-who-option-checker = 自分の負け
lesson-perpetual-check-who-option-king = 相手の負け
lesson-perpetual-check-who-done = 王手だけで繰り返した側の負けです。その前に手を変えなければなりません。
lesson-perpetual-check-who-wrong = 将棋では、王手を続けて逃れることはできません。
lesson-perpetual-check-pause = 間の一手だけは王手ではありませんでした。そして四回目です。どうなりますか。
lesson-perpetual-check-pause-option-loses = 自分の負け
lesson-perpetual-check-pause-option-draw = ふつうの千日手で引き分け
lesson-perpetual-check-pause-done = 王手でない手が一つでもあれば、ふつうの千日手です。
lesson-perpetual-check-pause-wrong = 負けになるのは、すべての手が王手のときです。
lesson-perpetual-check-finisher = 王手を続けたのはあなたですが、四回目の局面になったのは玉が逃げた手でした。負けはどちらですか。
lesson-perpetual-check-finisher-option-checker = 自分
lesson-perpetual-check-finisher-option-king = 玉が逃げていた側
lesson-perpetual-check-finisher-done = どちらの手で四回目になっても、王手を続けた側の負けです。
lesson-perpetual-check-finisher-wrong = 玉は逃げるしかありませんでした。
lesson-perpetual-check-better = 今度は金を持っています。繰り返さずに詰ませましょう。
lesson-perpetual-check-better-hint = 龍に支えられた、玉の隣のマスに打ちます。
lesson-perpetual-check-better-done = 追い回すよりずっとよい手です。
lesson-perpetual-check-better-wrong-again = また王手をかけただけです。金と龍を協力させましょう。

## 持将棋

lesson-impasse = 持将棋
lesson-impasse-about = どちらの玉も詰まないとき。
lesson-impasse-entered = 双方の玉が敵陣に入りました。多くの駒は前に強く後ろに弱いので、どちらの玉ももう詰みません。これが持将棋です。
lesson-impasse-big = 双方が合意すれば点数を数えます。飛車と角は、成っていても５点です。盤上の自分の大駒を選びましょう。
lesson-impasse-big-hint = 龍は飛車、馬は角が成った駒です。
lesson-impasse-big-done = 龍と馬で１０点です。
lesson-impasse-big-wrong = 飛車と角、その成駒だけです。自分の駒を選びましょう。
lesson-impasse-count = ほかの駒は１点、玉は０点です。盤上と持駒を合わせて、あなたは何点ですか。
lesson-impasse-count-hint = 龍と馬で１０点。次に盤上のほかの駒、それから持駒を数えます。
lesson-impasse-count-option-p20 = ２０点
lesson-impasse-count-option-p28 = ２８点
lesson-impasse-count-option-p34 = ３４点
lesson-impasse-count-done = 龍と馬で１０点、盤上のほかの駒が８点、持駒が１０点です。
lesson-impasse-count-wrong = 持駒を忘れずに、玉は数えません。
lesson-impasse-verdict = あなたは28点、相手は26点です。24点法では、どちらの勝ちですか。
lesson-impasse-verdict-option-draw = どちらでもない
lesson-impasse-verdict-option-you = 自分
lesson-impasse-verdict-option-them = 相手
lesson-impasse-verdict-done = 双方とも２４点以上なので、引き分けです。
lesson-impasse-verdict-wrong = 双方とも２４点に達しています。
lesson-impasse-short = もし相手が２３点だったら？
lesson-impasse-short-option-draw = やはり引き分け
lesson-impasse-short-option-loses = 相手の負け
lesson-impasse-short-done = ２４点に足りない側の負けです。
lesson-impasse-short-wrong = 境目は２４点です。
lesson-impasse-limit = 五百手までというように、手数を限る棋戦もあります。その手数に達したらどうなりますか。
lesson-impasse-limit-option-draw = 引き分け
lesson-impasse-limit-option-points = 駒の多いほうの勝ち
lesson-impasse-limit-done = 引き分けです。ただし最後の一手で詰めば勝ちになります。ここでは、設定したときだけ限られます。
lesson-impasse-limit-wrong = そこでは駒を数えません。

## 入玉宣言

lesson-declaration = 入玉宣言
lesson-declaration-about = 27点法を一歩ずつ。
lesson-declaration-camp = 相手の合意がなくても、勝ちを宣言できます。まず、玉が敵陣にいて、敵陣にほかの駒が十枚以上必要です。その駒を選びましょう。
lesson-declaration-camp-hint = 奥の三段にいる自分の駒すべて。玉は除きます。
lesson-declaration-camp-done = ちょうど十枚です。
lesson-declaration-camp-wrong = 奥の三段にいる自分の駒だけです。玉は除きます。
lesson-declaration-ready = 次に、王手がかかっておらず、敵陣の駒と持駒で先手は２８点、後手は２７点以上必要です。あなたは先手で２８点。宣言できますか。
lesson-declaration-ready-option-yes = できる
lesson-declaration-ready-option-no = できない
lesson-declaration-ready-done = 宣言して勝ちです。24点法では、３１点以上で勝ち、２４点から３０点で引き分けになります。
lesson-declaration-ready-wrong = 玉の位置、十枚、王手、点数と、順に確かめましょう。すべてそろっています。
lesson-declaration-outside = 足りない条件はどれですか。
lesson-declaration-outside-option-king = 玉が敵陣にいない
lesson-declaration-outside-option-check = 王手がかかっている
lesson-declaration-outside-option-pieces = 敵陣の駒が十枚に足りない
lesson-declaration-outside-option-points = 点数が足りない
lesson-declaration-outside-done = １四の玉は、あと一歩で敵陣です。
lesson-declaration-outside-wrong = 自分の玉はどこにいますか。
lesson-declaration-attacked = ここではどれですか。
lesson-declaration-attacked-option-king = 玉が敵陣にいない
lesson-declaration-attacked-option-check = 王手がかかっている
lesson-declaration-attacked-option-pieces = 敵陣の駒が十枚に足りない
lesson-declaration-attacked-option-points = 点数が足りない
lesson-declaration-attacked-done = １一の角が王手をかけています。まず防がなければなりません。
lesson-declaration-attacked-wrong = 玉の隣の隅を見てみましょう。
lesson-declaration-few-points = ここではどれですか。あなたは先手で、歩が一枚９六にいます。
lesson-declaration-few-points-option-king = 玉が敵陣にいない
lesson-declaration-few-points-option-check = 王手がかかっている
lesson-declaration-few-points-option-pieces = 敵陣の駒が十枚に足りない
lesson-declaration-few-points-option-points = 点数が足りない
lesson-declaration-few-points-done = 敵陣の外の駒は数えません。２７点しかなく、先手には２８点必要です。
lesson-declaration-few-points-wrong = 敵陣の外の歩は何点でしょう。
lesson-declaration-tenth = 敵陣の駒は九枚です。持駒から十枚目を加えましょう。
lesson-declaration-tenth-hint = 奥の三段の空いたマスに、どれかの駒を打ちます。
lesson-declaration-tenth-done = これで十枚です。持駒も敵陣の駒も同じ点数なので、損はありません。
lesson-declaration-tenth-wrong-elsewhere = 十枚目は、持駒を奥の三段に打って加えます。
lesson-declaration-mistaken = 九枚のまま宣言したら、どうなりますか。
lesson-declaration-mistaken-option-loses = 自分の負け
lesson-declaration-mistaken-option-nothing = 何も起こらず、対局が続く
lesson-declaration-mistaken-done = 条件を満たさない宣言は負けです。二度数えましょう。
lesson-declaration-mistaken-wrong = 宣言すれば、どちらにしても対局は終わります。
lesson-declaration-try = トライルールで指すこともあります。相手の玉が最初にいた５一に着き、そこに相手の駒が利いていなければ勝ちです。やってみましょう。
lesson-declaration-try-hint = 斜めに一歩です。
lesson-declaration-try-done = トライ成功、勝ちです。
lesson-declaration-try-wrong-elsewhere = 玉を５一へ動かしましょう。

## 反則

lesson-illegal-moves = 反則
lesson-illegal-moves-about = 反則をするとどうなるか。
lesson-illegal-moves-second-pawn = ５五に歩を打ちます。指せますか。
lesson-illegal-moves-second-pawn-done = 指せません。５六に歩がいるので二歩です。プロでもうっかりすることがあります。
lesson-illegal-moves-leap = 飛車が２八から２五へ動きます。指せますか。
lesson-illegal-moves-leap-done = 指せません。２六の歩を飛び越えることになります。飛び越えられるのは桂馬だけです。
lesson-illegal-moves-exposed = 角が７七から５五へ動きます。指せますか。
lesson-illegal-moves-exposed-done = 指せません。７五の香車が７八の玉に王手をかけることになります。
lesson-illegal-moves-odd-but-fine = ５四の、と金と香車の間に歩を打ちます。指せますか。
lesson-illegal-moves-odd-but-fine-done = 指せます。窮屈に見えますが、反則ではありません。
lesson-illegal-moves-twice = 自分が指した後、相手が指す前にもう一手指しました。これは何ですか。
lesson-illegal-moves-twice-option-fine = 相手が許せばかまわない
lesson-illegal-moves-twice-option-illegal = 反則
lesson-illegal-moves-twice-done = 交互に一手ずつ指します。二手指しは反則で、パスもできません。
lesson-illegal-moves-twice-wrong = いつも交互に、一手ずつです。
lesson-illegal-moves-official = 公式戦で反則をすると、どうなりますか。
lesson-illegal-moves-official-option-back = 指し直す
lesson-illegal-moves-official-option-warning = 注意を受ける
lesson-illegal-moves-official-option-loses = 負けになる
lesson-illegal-moves-official-done = どれほど優勢でも、その場で負けです。
lesson-illegal-moves-official-wrong = もっと厳しく決められています。
lesson-illegal-moves-here = では、ここでの対局では、ふつうの設定でどうなりますか。
lesson-illegal-moves-here-option-explained = その手は指されず、規則が説明される
lesson-illegal-moves-here-option-loses = すぐに負ける
lesson-illegal-moves-here-done = 安心して覚えられます。厳しく指したいときは、対局の前に設定できます。
lesson-illegal-moves-here-wrong = ここは覚えるための場所でもあります。
