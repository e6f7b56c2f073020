### ルールの説明。マス目は筋・段の順に書く（７六 = 七筋六段）。

rule-number = 規則 { $rule }

## 指せない手：名前と理由

illegal-other = その手は指せません
illegal-other-why = この局面では規則に反します。
illegal-empty-square = 駒がありません
illegal-empty-square-why = { $squares }には動かす駒がありません。
illegal-not-your-piece = 相手の駒です
illegal-not-your-piece-why = { $squares }の駒は相手のものです。
illegal-stays-put = パスはできません
illegal-stays-put-why = 手番では、駒を動かすか打つか、必ずどちらかをします。
illegal-own-piece-there = 味方の駒がいます
illegal-own-piece-there-why = { $squares }には自分の駒があるので、そこへは動けません。
illegal-cannot-reach = { $piece }はそこへ動けません
illegal-cannot-reach-why = { $piece }の動き方ではそのマスに行けません。
illegal-dots = 行けるマスには印が付きます。
illegal-blocked = 途中に駒があります
illegal-blocked-why = 駒を飛び越えられるのは桂馬だけです。{ $piece }は{ $squares }の駒（{ $count }枚）に遮られています。
illegal-cannot-promote = 成れない駒です
illegal-cannot-promote-why = { $piece }は成ることができません。
illegal-already-promoted = もう成っています
illegal-already-promoted-why = { $piece }はすでに成駒で、取られるまで元に戻りません。
illegal-outside-zone = ここでは成れません
illegal-outside-zone-why = 成れるのは、敵陣三段目までに入る手、敵陣の中で動く手、敵陣から出る手だけです。
illegal-must-promote = 成らなければなりません
illegal-must-promote-why = { $squares }の{ $piece }は二度と動けなくなるので、必ず成ります。
illegal-not-in-hand = 持駒にありません
illegal-not-in-hand-why = 持駒に{ $piece }がありません。
illegal-occupied = 駒のあるマスです
illegal-occupied-why = 駒は空いたマスにしか打てません。{ $squares }には駒があります。
illegal-dead-drop = 行き所のない駒
illegal-dead-drop-why = { $squares }に打った{ $piece }は二度と動けないので、打てません。
illegal-nifu = 二歩です
illegal-nifu-why = 同じ筋の{ $squares }に自分の歩があります。成っていない歩を同じ筋に二枚置くことはできません。
illegal-king-into-check = 玉が取られるマスです
illegal-king-into-check-why = そのマスには{ $squares }の駒が利いています。玉は相手の駒の利きに入れません。
illegal-check-not-answered = 王手がかかっています
illegal-check-not-answered-why = 王手はすぐに防ぎます。玉が逃げる、王手の駒を取る、合駒をする、のどれかです。
illegal-exposes-king = 玉に王手がかかってしまいます
illegal-exposes-king-why = その{ $piece }が動くと玉に王手がかかります。
illegal-uchifuzume = 打ち歩詰めです
illegal-uchifuzume-why = 歩を打って詰ませることはできません。歩を打つ王手や、ほかの駒を打って詰ませるのは構いません。

## 受け付けられなかったとき

refusal-other = この対局ではできません。
refusal-not-started = 対局はまだ始まっていません。
refusal-already-started = 対局はもう始まっています。
refusal-game-over = 対局は終わっています。
refusal-not-your-turn = 相手の手番です。
refusal-illegal-move = その手は指せません。
refusal-out-of-date = その間に局面が変わりました。
refusal-draws-off = この対局では引き分けの提案はできません。
refusal-takebacks-off = この対局では待ったはできません。
refusal-nothing-to-take-back = 戻せる手がありません。
refusal-too-many-plies = それだけの手数は戻せません。
refusal-no-such-offer = その提案はもうありません。
refusal-offer-open = 先に別の提案に答えてください。
refusal-offer-repeated = 同じ提案は、次の手を指してからにしてください。
refusal-own-offer = この提案に答えるのは相手です。
refusal-declaration-off = この対局には宣言の規則がありません。
refusal-count-off = この対局では点数を数えません。
refusal-no-entering-king = 点数を数えられるのは、どちらかの玉が敵陣に入ってからです。
refusal-resign-on-own-turn = この対局では、投了は自分の手番だけです。
refusal-not-your-seat = その側はあなたの席ではありません。
refusal-stale = その間に対局が進みました。局面を確かめて、必要ならもう一度行ってください。
refusal-not-saved = 対局を保存できなかったので、何も行いませんでした。もう一度お試しください。

## 終局：名前と説明

outcome-checkmate = 詰み
outcome-checkmate-why = { $loser }の玉が詰みました。王手を逃れる手がありません。{ $winner }の勝ちです。
outcome-stalemate = 指せる手がない
outcome-stalemate-why = { $loser }に指せる手がありません。将棋では王手でなくても負けになり、{ $winner }の勝ちです。
outcome-resignation = 投了
outcome-resignation-why = { $loser }が投了しました。{ $winner }の勝ちです。
outcome-time = 時間切れ
outcome-time-why = { $loser }の時間が切れました。{ $winner }の勝ちです。
outcome-illegal-move = 反則
outcome-illegal-move-why = { $loser }の反則です。この対局では反則は負けで、{ $winner }の勝ちです。
outcome-illegal-move-reason = { $reason }。
outcome-perpetual-check = 連続王手の千日手
outcome-perpetual-check-why = 同じ局面が四回現れ、その間{ $loser }の手がすべて王手でした。王手を続けた側の負けで、{ $winner }の勝ちです。
outcome-declaration = 入玉宣言
outcome-declaration-why = { $winner }は玉が敵陣に入り、宣言の条件をすべて満たしたので、勝ちです。
outcome-wrong-declaration = 宣言の誤り
outcome-wrong-declaration-why = { $loser }の宣言は条件を満たしていないので負けになります。{ $winner }の勝ちです。
outcome-try = トライ
outcome-try-why = { $winner }の玉が、相手の玉の最初の位置に取られることなく着いたので、勝ちです。
outcome-abandoned = 中断
outcome-abandoned-why = 対局は打ち切られました。
outcome-sennichite = 千日手
outcome-sennichite-why = 盤面・持駒・手番のすべてが同じ局面が四回現れました。
outcome-impasse = 持将棋
outcome-impasse-why = 24点法で双方の点数が足りているので、引き分けです。
outcome-count = 持将棋（合意による点数計算）
outcome-count-why = 双方の合意で点数を数えました。24点に満たない側の負け、双方が足りていれば引き分けです。
outcome-max-moves = 最大手数
outcome-max-moves-why = 決められた手数に達しました。
outcome-agreement = 合意
outcome-agreement-why = 双方が引き分けに合意しました。

result-draw = 引き分け
result-none = 勝敗なし
result-wins = { $side }の勝ち
result-you-win = あなたの勝ち
result-you-lose = あなたの負け

## 入玉

impasse = 入玉の規則
impasse-points27 = 27点法（宣言勝ち）
impasse-points24 = 24点法（勝ちか引き分け）
impasse-try = トライルール
impasse-none = 宣言なし
impasse-points27-why = 玉が敵陣にいて王手がかかっておらず、敵陣にほかの駒が十枚以上あり、{ $black }は28点以上、{ $white }は27点以上あれば宣言して勝てます。大駒は5点、小駒は1点で、敵陣の駒と持駒を数えます。
impasse-points24-why = 玉が敵陣にいて王手がかかっておらず、敵陣にほかの駒が十枚以上あれば、31点以上で勝ち、24点から30点で引き分けです。大駒は5点、小駒は1点で、敵陣の駒と持駒を数えます。
impasse-try-why = 相手の玉の最初の位置に自分の玉が着き、そこが相手の利きでなければ、その場で勝ちです。
declaration-count = { $points }点、敵陣に{ $pieces }枚。
declaration-king-not-in-zone = 玉が敵陣に入っていません。
declaration-in-check = 玉に王手がかかっています。
declaration-too-few-pieces = 敵陣にあるほかの駒が十枚に足りません。
declaration-too-few-points = 点数が足りません（{ $needed }点必要）。
declaration-king-not-on-square = 玉が相手の玉の最初の位置にいません。

## 貼り付けた開始局面の誤り

fault-field-board = 盤面：
fault-field-side = 手番：
fault-field-hands = 持駒：
fault-field-ply = 手数：
fault-field-moves = 指し手：
fault-column = { $column }文字目を見てください。
fault-start-unreadable = この文からは対局を始められません。
fault-start-illegal-move = { $number }手目の{ $move }は指せません。{ $reason }。
fault-start-is-over = 始める前に終局しています（{ $reason }）。
fault-setup-missing-king = { $side }の玉がありません。
fault-setup-no-kings = どちらの玉もありません。
fault-setup-several-kings = { $side }の玉が二枚以上あります。
fault-setup-too-many = 「{ $piece }」が{ $count }枚あります（一組には{ $most }枚まで）。
fault-setup-nifu = { $side }の歩が{ $file }筋に二枚あります（二歩）。
fault-setup-dead-piece = { $side }の{ $square }の{ $piece }は動けません。
fault-setup-opponent-in-check = 手番の側が{ $side }の玉を取れる局面です。
fault-setup-ply = 手数{ $count }は大きすぎます。
fault-text-empty = 何も書かれていません。
fault-text-move = { $number }番目の「{ $text }」は指し手ではありません。7g7f、8h2b+、P*5e のように書きます。
fault-text-word = moves という語の代わりに「{ $text }」があります。
fault-text-japanese = ここで読めるのは USI と SFEN だけです（7g7f、startpos など）。棋譜や日本式の指し手は、まだ読めません。
fault-sfen-missing = この部分がありません。
fault-sfen-unexpected = 「{ $text }」はここでは意味がありません。
fault-sfen-cannot-promote = 成れないものの前に + があります。
fault-sfen-rank-length = { $rank }段が9マスではなく{ $count }マスです。
fault-sfen-rank-count = 9段ではなく{ $count }段あります。
fault-sfen-side = b か w でなければなりません。
fault-sfen-count = 駒のない数字か、0 があります。
fault-sfen-count-too-large = 9,999を超える数があります。
fault-sfen-number = 1,000,000までの整数でなければなりません。
fault-sfen-trailing = 終わりの後に余分な文字があります。

## サーバーが受け付けない設定

settings-furigoma-in-handicap = 振り駒は平手だけです。駒落ちでは上手が先に指します。
settings-no-time = 持ち時間か秒読みが必要です。
settings-too-much-time = 持ち時間は七日までです。
settings-bad-periods = 秒読みの回数は1から100までです。
settings-bad-max-moves = 最大手数は、すでに指された手数より大きくしてください。
settings-broken-setup = 開始局面が規則に反しています。
settings-illegal-start-move = 開始までの手に指せない手があります。
settings-start-is-over = 始める前に終局しています。

## Endings that only records have

ending-interrupted = 中断
ending-not-mate = 不詰
ending-sealed-move = 封じ手
ending-taken-back = 待った
ending-fault = ソフトのエラー
