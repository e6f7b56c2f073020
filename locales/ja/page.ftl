### ウェブページ

## 共通

home = Komadai：最初の画面へ
navigation = ページ
new-game = 新しい対局
games = 対局一覧
records = 棋譜
settings = 設定
close = 閉じる
cancel = やめる
loading = 読み込み中…
try-again = もう一度
page-not-found = そのページはありません
page-not-loaded = ページの一部を読み込めませんでした
rules-title = 将棋の規則
you = あなた
opponent = 相手
player-host = 対局者1
player-guest = 対局者2
error-offline = Komadaiのプログラムが応答しません。動いているか確かめてください。
error-internal = うまくいきませんでした。もう一度お試しください。
error-field = 設定「{ $field }」は受け付けられませんでした。
error-start = 新しい対局を始められませんでした。もう一度お試しください。

## 設定

settings-language = 言語
pieces-kanji = 漢字
pieces-international = 国際式
switch-pieces = 駒を切り替える：{ $pieces }

## 新しい対局

new-title = 将棋を指す
new-lead = 「対局開始」を押せば始まります。ほかの項目はそのままで構いません。
resume-title = 続きを指す
opponent-legend = 対戦相手
opponent-engine = コンピューター
opponent-person = この画面の前の人
level-legend = 強さ
name-host = 対局者1
name-guest = 対局者2
side-legend = あなたの手番
side-legend-host = 対局者1の手番
side-note-first = 先に指す
side-note-second = 後に指す
side-note-furigoma = 駒を振って決める
furigoma = 振り駒
handicap = 手合割
handicap-hint = 駒落ちでは、駒を落とした上手が先に指し、下手が後に指します。落とした駒は使いません。
choice-shitate = 下手（弱い側）
choice-uwate = 上手（強い側）
clock-legend = 持ち時間
clock-none = なし
clock-custom = 自由設定
clock-both = 双方
clock-differs = { $side }の持ち時間を別にする
clock-minutes = 分
clock-byoyomi = 秒読み（秒）
clock-periods = 秒読みの回数
clock-increment = 加算（秒）
clock-hint = 10|30 は10分、切れたら一手30秒の秒読み。5+5 は一手ごとに5秒加算されます。
rules = 規則
rules-usual = 通常
rules-own = 変更あり
illegal-moves = 反則の手
illegal-moves-refuse = 指させず理由を示す
illegal-moves-lose = すぐに反則負け
illegal-moves-lose-hint = 盤上で試みた反則はすべて負けになります。指し間違いも含みます。
repetition = 千日手
repetition-draw = 引き分け
repetition-replay = 引き分けとし、先後を替えて指し直し
takeback = 待った
takeback-rule = 待った
takeback-agreement = 相手が認めれば
takeback-free = いつでも
takeback-off = なし
max-moves = 最大手数
max-moves-none = なし
max-moves-checks = 最大手数の手が王手なら、王手が続く間は指し続ける
draw-offers = 引き分けの提案を認める
resign-own-turn = 投了は自分の手番だけ
position = 開始局面
position-usual = 通常
position-pasted = 貼り付け
position-label = 局面、SFEN、または指し手（USI）
position-good = { $moves ->
    [0] この局面から始められます。
   *[other] この局面から始められます（{ $moves }手まで進んでいます）。
  }
preview-label = 開始局面：{ $handicap }
start = 対局開始
starting = 準備中…

## 盤

board-label = 将棋盤。{ $status }
square-empty = { $square } 空き
square-piece = { $square } { $side }の{ $piece }
square-target = { $label }、動けるマス
hand-of = { $side }の持駒
hand-piece = { $piece } { $count }枚
promotion-title = 成りますか？
promotion-yes = 成る
promotion-no = 成らない

## 対局

game-title = { $black } 対 { $white }
game-not-found = その対局はここにありません
game-failed = 対局を表示できません
engine-name = Komadai 強⁠さ⁠{ $level }
engine-failed = コンピューターが止まりました。対局は残っています。
engine-retry = もう一度動かす
plate-thinking = 考慮中…
plate-to-move = 手番
plate-check = 王手
plate-winner = 勝ち
status-turn = { $side }の手番
status-check = 王手！ { $side }の手番
clock = 時計
clock-in-byoyomi = 秒読み×{ $periods }
moves = 指し手
moves-none = まだ指し手がありません。
moves-first = 最初へ
moves-back = 一手戻る
moves-forward = 一手進む
moves-last = 現在へ
looking-back = { $ply }手目の局面を見ています。
veil-back = 前の局面
veil-link = 未接続
link-connecting = 接続中…
link-lost = 接続が切れました。つなぎ直しています…
link-gone = このページとプログラムのバージョンが合いません。ページを読み込み直してください。
actions = できること
flip = 反転
sound = 音
resign = 投了
resign-title = 投了しますか？
resign-ask = 対局が終わり、相手の勝ちになります。
resign-yes = 投了する
resign-no = 指し続ける
offer-draw = 引き分け
declare = 勝ち宣言
declare-title = 入玉宣言
declare-anyway = 宣言して負ける
declare-would-win = 条件をすべて満たしています。宣言すれば勝ちです。
declare-would-draw = 引き分けの条件を満たしています。
declare-would-lose = いま宣言すると負けになります：
offer-takeback-sent = 待ったを頼みました。
offer-takeback-got = { $name }が待ったを頼んでいます。
offer-takeback-declined = 待ったなし
offer-draw-sent = 引き分けを提案しました。
offer-draw-got = { $name }が引き分けを提案しています。
offer-draw-declined = 引き分けなし
offer-declined-why = 相手が断りました。
offer-accept = 認める
offer-decline = 断る
offer-withdraw = 取り下げる
refused = できませんでした
rematch = もう一局
result-see = 結果を見る
replay = 指し直し
copied = コピーしました
download = 保存

## 振り駒

furigoma-intro = { $name }の歩を五枚振ります。「歩」が多ければ{ $name }、「と」が多ければ相手が先に指します。
furigoma-intro-you = あなたの歩を五枚振ります。「歩」が多ければあなた、「と」が多ければ相手が先に指します。
furigoma-toss = { $number }回目
furigoma-fu = 歩
furigoma-to = と
furigoma-overlapping = 重なり
furigoma-on-edge = 立った駒
furigoma-uncounted = 重なった駒と立った駒は数えません。
furigoma-tie = 「歩」と「と」が同数なので、振り直します。
furigoma-count = 「歩」が{ $up }枚、「と」が{ $down }枚。
furigoma-result = { $name }が{ $side }です。
furigoma-result-you = あなたが{ $side }です。
furigoma-go = 対局へ

## 対局一覧

games-title = 対局一覧
games-none = まだ対局がありません。
games-more = もっと見る
game-with-engine = 対コンピューター（強さ{ $level }）
game-ongoing = 指し掛け：続きを指す
delete = 削除
delete-game = 削除：{ $game }
delete-title = 本当に削除しますか？
delete-ask = 指し手とともに、完全に消えます。
delete-failed = 対局を削除できませんでした。もう一度お試しください。
game-plies = { $plies }手

## 学ぶ

learn = 学ぶ
lesson-of-rule = レッスン
learn-invite = 将棋は初めてですか？駒を動かしながら覚えましょう。
learn-invite-link = 最初のレッスン
