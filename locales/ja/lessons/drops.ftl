### 講座：駒を取る手と打つ手。

lessons-group-drops = 駒を取る、打つ

## 取った駒

lesson-captures = 取った駒
lesson-captures-about = 取った駒は自分のもの。
lesson-captures-take = 角で印のマスの銀を取りましょう。
lesson-captures-take-hint = 角は右斜め上へ進みます。
lesson-captures-take-done = 銀は盤から消えましたが、まだ働きます。
lesson-captures-take-wrong = 銀がまだ残っています。銀を取るには、銀のいるマスまで角を進めましょう。
lesson-captures-hand = 銀は今どこにありますか。
lesson-captures-hand-option-gone = もう使われない
lesson-captures-hand-option-mine = 自分の持駒になった
lesson-captures-hand-option-back = 相手のもとに戻った
lesson-captures-hand-hint = まだどこかに見えていませんか。それは、どちらの側でしょう。
lesson-captures-hand-done = 自分の駒台にあります。これからの手番で、自分の駒として盤に打てます。
lesson-captures-hand-wrong = 盤の横を見てみましょう。取った駒は味方になります。
lesson-captures-free = 飛車で取れる駒が二つあります。誰も守っていないほうを取りましょう。
lesson-captures-free-hint = 取ったら取り返されないか、確かめましょう。
lesson-captures-free-done = 金がただで手に入りました。
lesson-captures-free-wrong-guarded = その歩は守られています。飛車を取り返されてしまいます。
lesson-captures-dragon = 龍が自陣に入り込んできました。取りましょう。
lesson-captures-dragon-hint = 玉も金も龍の隣にいます。
lesson-captures-dragon-done = 危険が去り、強い駒が手に入りました。
lesson-captures-dragon-wrong = これでは龍が自陣に残り、暴れ続けます。龍は今すぐ取れます。
lesson-captures-turned = 龍を取りました。持駒は何ですか。
lesson-captures-turned-option-dragon = 龍
lesson-captures-turned-option-rook = 飛車
lesson-captures-turned-hint = 成った駒は、取られて持駒になるとき、どうなるでしょう。
lesson-captures-turned-done = 飛車です。取った駒はすべて、成る前の駒に戻ります。
lesson-captures-turned-wrong = 取った駒は必ず成る前の駒に戻ります。
lesson-captures-sight = 持駒はどのように置きますか。
lesson-captures-sight-option-hidden = 見えないように隠す
lesson-captures-sight-option-sight = 駒台の上に、見えるように
lesson-captures-sight-option-box = 駒箱にしまう
lesson-captures-sight-hint = どの駒を打てるか、相手に知られてもよいのでしょうか。
lesson-captures-sight-done = 持駒はいつでも双方から見えるようにします。持駒も局面の一部です。
lesson-captures-sight-wrong = 将棋に隠しごとはありません。持駒は見えるように置きます。

## 駒を打つ

lesson-dropping = 駒を打つ
lesson-dropping-about = 取った駒が帰ってくる。
lesson-dropping-first = 持駒に金があります。駒を動かす代わりに、空いたマスに金を打ちましょう。
lesson-dropping-first-hint = 盤の横の金を選び、それからマスを選びます。
lesson-dropping-first-done = これで一手です。金は相手のほうを向き、味方として働きます。
lesson-dropping-first-wrong-moved = それは盤上の駒を動かす手です。持駒の金を使いましょう。
lesson-dropping-occupied = ３四の相手の歩の上に銀を打ちます。指せますか。
lesson-dropping-occupied-hint = 盤上の駒は、相手の駒のあるマスにも進めます。打つときも同じでしょうか。
lesson-dropping-occupied-done = 指せません。打てるのは空いたマスだけで、打つ手で駒は取れません。
lesson-dropping-occupied-wrong = ３四に何があるかを見て、駒を打てるのはどんなマスか、考え直しましょう。
lesson-dropping-camp = 敵陣深くの３二に銀を打ちます。指せますか。
lesson-dropping-camp-hint = ３二を見ましょう。駒がありますか。銀はそこから動けますか。
lesson-dropping-camp-done = 指せます。空いたマスならどこでもかまいません。敵陣でも、成らない銀として打ちます。
lesson-dropping-camp-wrong = 駒を打てるマスの条件は何でしょう。誰の陣かは関係あるでしょうか。
lesson-dropping-one = 一手のうちに、歩を打って別の駒も動かせますか。
lesson-dropping-one-option-both = はい、両方できる
lesson-dropping-one-option-one = いいえ、どちらか一つ
lesson-dropping-one-hint = 金を打ったときを思い出しましょう。そのあと、さらに駒を動かせましたか。
lesson-dropping-one-done = 一手で指せるのは、動かすか打つか、どちらか一つです。
lesson-dropping-one-wrong = それでは二手続けて指すことになります。
lesson-dropping-later = 敵陣の中の印のマスに歩を打ち、次の手で成りましょう。
lesson-dropping-later-hint = まず３三に打ち、次に３二へ進んで成ります。
lesson-dropping-later-done = 打つときは成れませんが、次の手は敵陣の中で動くので成れます。
lesson-dropping-later-wrong = 二手かかります。まず印のマスに打ち、次に前へ進んで成ります。

## 打つ手の力

lesson-drop-power = 打つ手の力
lesson-drop-power-about = 詰ませる、防ぐ、切り返す。
lesson-drop-power-mate = 金を打って詰ませましょう。
lesson-drop-power-mate-hint = 歩に支えられた、玉のすぐ前のマスです。
lesson-drop-power-mate-done = 頭金（あたまきん）。もっともよく現れる詰みの形です。
lesson-drop-power-mate-wrong-loose = 取られるか、逃げられてしまいます。味方の支えがあるマスに打ちましょう。
lesson-drop-power-where = ２二の飛車が王手をかけています。持駒の歩を打って防げるマスをすべて選びましょう。
lesson-drop-power-where-hint = 飛車と玉の間のマスです。
lesson-drop-power-where-done = 五か所です。２筋に自分の歩はないので、どこにでも打てます。
lesson-drop-power-where-wrong = 飛車と玉の間の、空いたマスでなければなりません。
lesson-drop-power-block = では、玉が守っているマスに歩を打って防ぎましょう。
lesson-drop-power-block-hint = 玉のすぐ前の２七です。
lesson-drop-power-block-done = 飛車が歩を取れば、玉で飛車を取り返せます。
lesson-drop-power-block-wrong-loose = そこでは飛車にただで取られ、また王手がかかります。
lesson-drop-power-block-wrong-king = 玉が逃げる手もありますが、ここでは歩を打って防ぎましょう。
lesson-drop-power-lance = 龍が二段目を押さえています。香車を打って詰ませましょう。
lesson-drop-power-lance-hint = 玉と同じ筋に打ちます。離れていてもかまいません。
lesson-drop-power-lance-done = 逃げ道も、間に入る駒もありません。
lesson-drop-power-lance-wrong-elsewhere = 香車は１筋から玉をまっすぐ狙います。
lesson-drop-power-counter = 王手がかかっています。駒を打って防ぎながら、逆に王手をかけましょう。
lesson-drop-power-counter-hint = ５筋のマスのうち、２二と斜めにつながるのはどこでしょう。
lesson-drop-power-counter-done = 一手で二つの仕事をしました。逆王手です。
lesson-drop-power-counter-wrong-quiet = 王手は防げますが、王手をかけていません。

## 行き所のない駒

lesson-dead-drops = 行き所のない駒
lesson-dead-drops-about = 打てないマス。
lesson-dead-drops-pawn = 一番奥の３一に歩を打ちます。指せますか。
lesson-dead-drops-pawn-hint = 歩はどう進みますか。３一の前には何がありますか。
lesson-dead-drops-pawn-done = 指せません。二度と動けない駒になってしまいます。
lesson-dead-drops-pawn-wrong = ３一に置いた歩を思い浮かべましょう。次にどこへ進めるでしょうか。
lesson-dead-drops-knight = 二段目の３二に桂馬を打ちます。指せますか。
lesson-dead-drops-knight-hint = 桂馬は何段先に跳びますか。
lesson-dead-drops-knight-done = 指せません。跳ぶ先が盤の外になります。桂馬は奥の二段には打てません。
lesson-dead-drops-knight-wrong = ３二の桂馬を頭の中で跳ばせてみましょう。着くのはどこですか。
lesson-dead-drops-lance = 二段目の３二に香車を打ちます。指せますか。
lesson-dead-drops-lance-hint = 香車はどう進みますか。桂馬と比べてみましょう。
lesson-dead-drops-lance-done = 指せます。前にマスが一つあります。打てないのは一番奥の段だけです。
lesson-dead-drops-lance-wrong = ３二からまっすぐ前を見ましょう。香車の進めるマスはありますか。
lesson-dead-drops-knight-mate = 桂馬を打って詰ませましょう。
lesson-dead-drops-knight-mate-hint = ２一に利いて、取られないマスに打ちます。
lesson-dead-drops-knight-mate-done = 桂馬を打てるのは三段目までです。
lesson-dead-drops-knight-mate-wrong-elsewhere = 詰んでいません。２一へ跳べて、取られないマスを探しましょう。
lesson-dead-drops-last-rank = 一番奥の段に打てるのはどの駒ですか。
lesson-dead-drops-last-rank-option-silver = 銀
lesson-dead-drops-last-rank-option-knight = 桂馬
lesson-dead-drops-last-rank-option-lance = 香車
lesson-dead-drops-last-rank-option-pawn = 歩
lesson-dead-drops-last-rank-hint = それぞれの駒を奥の段に置いたつもりで、次にどこへ動けるか考えましょう。
lesson-dead-drops-last-rank-done = 銀は斜め後ろに戻れます。金・飛車・角も動ける先があります。
lesson-dead-drops-last-rank-wrong = その駒は前にしか進めないので、動けなくなります。

## 二歩

lesson-nifu = 二歩
lesson-nifu-about = 一つの筋に歩は一枚。
lesson-nifu-twice = ５七に自分の歩がいます。５五にもう一枚打ちます。指せますか。
lesson-nifu-twice-hint = ５筋には自分のどの駒がいますか。
lesson-nifu-twice-done = 指せません。二歩です。自分の成っていない歩は、同じ筋に二枚置けません。
lesson-nifu-twice-wrong = ５筋にある自分の成っていない歩を、新しい歩も入れて数えましょう。
lesson-nifu-free-file = 持駒の歩を打てるマスをすべて選びましょう。
lesson-nifu-free-file-hint = 自分の歩がない筋は一つだけです。
lesson-nifu-free-file-done = 打てるのは４筋だけ。一番奥の段と、駒のあるマスは除きます。
lesson-nifu-free-file-wrong = 自分の歩がない筋を探しましょう。一番奥の段と駒のあるマスは除きます。
lesson-nifu-tokin = ３三にと金がいます。その後ろの３四に歩を打ちます。指せますか。
lesson-nifu-tokin-hint = ３三の駒は、今は何という駒ですか。元は何でしたか。
lesson-nifu-tokin-done = 指せます。と金は歩として数えません。
lesson-nifu-tokin-wrong = ３筋をもう一度見ましょう。自分の成っていない歩は何枚になりますか。
lesson-nifu-theirs = ３筋にいるのは相手の歩だけです。３五に自分の歩を打ちます。指せますか。
lesson-nifu-theirs-hint = 二歩は、誰の歩を数える決まりでしょうか。
lesson-nifu-theirs-done = 指せます。数えるのは自分の歩だけです。
lesson-nifu-theirs-wrong = ３筋を一マスずつ見ましょう。そこにある歩は、どちらの歩ですか。
lesson-nifu-lances = １筋には自分の香車と歩がいます。１六に二枚目の香車を打ちます。指せますか。
lesson-nifu-lances-hint = 「二歩」という名前には、どの駒が出てきますか。
lesson-nifu-lances-done = 指せます。二歩になるのは歩だけです。
lesson-nifu-lances-wrong = 同じ筋に二枚置けないのはどの駒か、そして１六の香車が先へ進めるかを考えましょう。
lesson-nifu-make-room = ３四の歩を成って飛車を攻め、次にその後ろへ持駒の歩を打ちましょう。
lesson-nifu-make-room-hint = まず３三歩成。次に３四に歩を打ちます。
lesson-nifu-make-room-done = 前の歩がと金になったので、同じ筋に次の歩を打てました。
lesson-nifu-make-room-wrong = 前の歩がと金になって初めて、３筋に次の歩を打てます。打つのはそのすぐ後ろです。

## 打ち歩詰め

lesson-uchifuzume = 打ち歩詰め
lesson-uchifuzume-about = 歩を打って詰ませてはいけません。
lesson-uchifuzume-mate = 玉の前の１二に歩を打ちます。金が支え、玉に逃げ道はありません。指せますか。
lesson-uchifuzume-mate-hint = 打ったあとは、ただの王手でしょうか。それとも、それ以上でしょうか。
lesson-uchifuzume-mate-done = 指せません。打ち歩詰めです。歩を打ってすぐに詰ませることはできません。
lesson-uchifuzume-mate-wrong = 考えるのは二つ。詰みになるか、そして打つ駒は何かです。
lesson-uchifuzume-other = 今度は香車も持っています。香車で詰ませましょう。
lesson-uchifuzume-other-hint = 同じ１二です。
lesson-uchifuzume-other-done = いけないのは歩だけです。ほかの駒なら、打って詰ませてかまいません。
lesson-uchifuzume-other-wrong-weak = 詰んでいません。玉の前のマスに打ちましょう。
lesson-uchifuzume-escape = 同じく１二に歩を打ちますが、玉の隣が空いています。指せますか。
lesson-uchifuzume-escape-hint = 玉の周りで、金が利いているマスと利いていないマスはどこですか。
lesson-uchifuzume-escape-done = 指せます。玉が２一に逃げられるので、ただの王手です。
lesson-uchifuzume-escape-wrong = 本当に詰みでしょうか。玉の周りのマスを一つずつ確かめましょう。
lesson-uchifuzume-guard = 今度は玉の隣に銀がいます。１二に歩を打てますか。
lesson-uchifuzume-guard-hint = １二に利いている相手の駒はどれですか。
lesson-uchifuzume-guard-done = 打てます。銀で歩を取れるので、詰みではありません。
lesson-uchifuzume-guard-wrong = 歩を取れる駒があれば詰みではありません。玉の隣の駒はどう動きますか。
lesson-uchifuzume-push = 持駒はありません。盤上の歩で詰ませましょう。
lesson-uchifuzume-push-hint = １三から１二へ。後ろに香車がいます。
lesson-uchifuzume-push-done = 突き歩詰めは反則ではありません。いけないのは歩を打って詰ませる手だけです。
lesson-uchifuzume-push-wrong-weak = 王手ですが、金を玉に取られてしまいます。

## 打ち歩詰めの難しい例

lesson-uchifuzume-cases = 打ち歩詰めの難しい例
lesson-uchifuzume-cases-about = 本当に詰みでしょうか。
lesson-uchifuzume-cases-pinned = ５二に歩を打ちます。４一の金は、玉と龍の間にいます。指せますか。
lesson-uchifuzume-cases-pinned-hint = ４一の金が動いたら、龍は何ができるでしょう。
lesson-uchifuzume-cases-pinned-done = 指せません。金が歩を取ると、龍に玉を取られます。だから金は動けず、詰みです。
lesson-uchifuzume-cases-pinned-wrong = 王手への受けを一つずつ確かめましょう。そのあと、玉は本当に安全ですか。
lesson-uchifuzume-cases-same-file = ５二に歩を打ちます。５三の金は、香車から玉を守っています。指せますか。
lesson-uchifuzume-cases-same-file-hint = 金が５二の歩を取ったら、香車と玉の間には何がいますか。
lesson-uchifuzume-cases-same-file-done = 指せます。金は歩を取っても５筋に残り、玉を守り続けます。
lesson-uchifuzume-cases-same-file-wrong = 玉を守っている駒でも、同じ筋の上なら動けます。この金はどうでしょう。
lesson-uchifuzume-cases-shade = ２五の角は５二を通って６一に利いています。５二に歩を打ちます。指せますか。
lesson-uchifuzume-cases-shade-hint = ５二に歩がいると、角の利きはどこまで届きますか。
lesson-uchifuzume-cases-shade-done = 指せます。打った歩が自分の角の道をふさぎ、玉は６一に逃げられます。
lesson-uchifuzume-cases-shade-wrong = 打ったあとの局面を見ましょう。玉の周りで、まだ利きのあるマスはどこですか。
lesson-uchifuzume-cases-no-shade = 同じ局面で、６一に相手の桂馬がいたらどうでしょう。指せますか。
lesson-uchifuzume-cases-no-shade-hint = 前の局面と比べて、玉の周りで何が変わりましたか。
lesson-uchifuzume-cases-no-shade-done = 指せません。玉の行くマスがなくなり、打ち歩詰めです。
lesson-uchifuzume-cases-no-shade-wrong = 玉の周りを見ましょう。逃げるマスはありますか。歩を取れる駒はありますか。
lesson-uchifuzume-cases-no-check = １三に歩を打つと、王手ではありませんが、相手の指せる手がなくなります。指せますか。
lesson-uchifuzume-cases-no-check-hint = 打ち歩詰めとは、正確にはどんな手のことですか。
lesson-uchifuzume-cases-no-check-done = 指せます。いけないのは詰みだけです。将棋では指せる手がなければ負けなので、これで勝ちです。
lesson-uchifuzume-cases-no-check-wrong = 詰みと、指せる手がないことは別です。禁じられているのはどちらでしょう。
