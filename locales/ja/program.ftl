### コマンドラインの表示。SFEN、指し手、規則の番号はどの言語でも同じ。

## 対局の結果

program-illegal = { $ply }手目の{ $move }は指せません：{ $reason }（{ $rule }）
program-ended = { $ply }手目で終局：{ $result }。{ $reason }（{ $rule }）
program-over = 開始局面で終局：{ $result }。{ $reason }（{ $rule }）
program-ongoing = { $plies }手まで進行中
program-not-replayed = 再現しなかった手：{ $moves }手
program-in-check = 手番の側に王手がかかっています
program-no-legal-move = 手番の側に指せる手がありません
program-declaration = 入玉宣言（{ $points }点法）：{ $verdict }
program-try = トライルール：{ $verdict }
program-wins = 勝ち。
program-draws = 引き分け。
program-loses = 宣言すれば負け。

## 局面

program-in-hand = { $side }の持駒：{ $pieces }
program-hand-empty = なし
program-turn = { $side }の手番、{ $ply }手目
program-position-unreadable = POSITION を読み取れません。{ $reason }
program-position-broken = POSITION は将棋の局面ではありません：

## サーバー

program-no-page = このプログラムにはページが入っていません。cargo xtask build で両方が作られます
program-no-home = 対局を保存するホームディレクトリがありません。--data-dir でフォルダーを指定してください
program-no-browser = ブラウザーを開けませんでした：{ $reason }
program-no-file = プログラム自身のファイルが見つかりませんでした
program-no-threads = サーバーのスレッドを開始できませんでした
program-port-busy = { $address } のポート { $port } は別のプログラムが使っています。--port で別のポートを指定してください
program-port-forbidden = このユーザーは { $address } のポート { $port } を使えません。--port で1023より大きいポートを指定してください
program-address-foreign = { $address } はこのマシンのアドレスではありません
program-cannot-listen = { $address } で待ち受けできません：{ $reason }
program-data-folder = データ用フォルダー { $file } を使えません：{ $reason }
program-data-in-use = データ用フォルダー { $file } は別の Komadai が使用中です。終了するか、--data-dir で別のフォルダーを指定してください
program-data-too-new = データベース { $file } は新しい版の Komadai で書かれています。その版を使うか、--data-dir で別のフォルダーを指定してください
program-data-unopened = データベース { $file } を開けません：{ $reason }

## 出力

program-not-written = 結果を書き出せませんでした

## ヘルプの形

help-usage = 使い方:
help-a-command = コマンド
help-some-options = オプション
help-commands = コマンド:
help-arguments = 引数:
help-options = オプション:
help-default = （省略時: { $value }）
help-values = （次のいずれか: { $values }）

## コマンドラインの誤り

help-unknown-argument = 引数{ $argument }はここでは使えません
help-unknown-command = コマンド{ $argument }はありません
help-missing = 足りない引数: { $argument }
help-no-value = { $argument }には値が必要です
help-bad-value = 「{ $value }」は{ $argument }の値になりません
help-bad-value-why = 「{ $value }」は{ $argument }の値になりません: { $reason }
help-conflict = { $argument }は{ $other }と同時には使えません
help-twice = { $argument }が二つあります
help-similar = { $other }のことでしょうか。
help-more = 詳しくは--helpを見てください。

## コマンド

help-komadai = 将棋: ブラウザーでの対局、対局の主催、局面と棋譜の判定、エンジンの操作。
help-komadai-after =
    POSITIONは引用符で囲んだ一つの引数です: 「[position] (startpos | [sfen] SFEN) [moves …]」、たとえば
    'startpos moves 7g7f 3c3d'。詰将棋のように、片方の玉がない局面も使えます。

    終了コード: 0 問題なし、1 答えは「いいえ」、2 入力の誤り。
help-play = サーバーを起動し、ブラウザーでページを開く
help-serve = サーバーを起動する
help-usi = 標準入出力でUSIを話すエンジンになる
help-match = 二つのエンジンに多くの対局をさせ、結果の確かさを述べる
help-bench = エンジンを計測し、シグネチャを表示する
help-train = 評価ネットワークを作る: 対局、学習、ネットワークどうしの対戦
help-book = 定跡ファイルを作る
help-book-make = エンジン自身の探索で、やねうら王のテキスト形式の定跡を作る。同じ引数からは同じ定跡ができる
help-train-selfplay = エンジンに自己対局をさせる。ファイルがすでにあれば続きから行う
help-train-label = 棋譜の局面を、別のネットワークやより多くのノードで評価し直す
help-train-fit = 棋譜からネットワークを学習する
help-train-average = 同じネットワークから学習したネットワークを平均する
help-train-match = 二つのネットワークを同じノード数で対局させる
help-train-stats = 棋譜ファイルの内容を述べる
help-perft = 決まった手数で生じうる局面を数える
help-moves = 局面の合法手を列挙する
help-judge = 規則に従って対局を再現し、結果を述べる
help-show = 局面、または棋譜の局面を文字で表示する
help-diagram = 局面、または棋譜の局面をSVGかPNGで描く
help-convert = 棋譜を別の形式で書く
help-convert-after =
    読む形式は内容から、書く形式は-oの後の名前の拡張子から決まります。INにフォルダーを指定すると、その中のすべての棋譜を
    読みます。-oの後にフォルダー（または/で終わる名前）を指定すると、一局ごとに一つのファイルを書きます。形式が許せば
    （usi、sfen、usen、csa）、何局でも一つのファイルに入ります。「--to usi」は一局につき一行、本譜だけを
    「position sfen … moves …」の形で書きます。

    ファイルのおかしな点と、形式に収まらないものは標準エラー出力に出ます。
    終了コード: 0 すべて変換した、2 変換できないファイルがあった。
help-check = 棋譜のおかしな点を述べる: 反則手、誤った結果、読めない行
help-check-after =
    読めない行、反則手とその規則、指し手と合わない結果、千日手の後も続いた対局、盤面と合わない終局を述べます。
    終了コード: 0 おかしな点はない、1 ある、2 読めないファイルがあった。
help-help = このヘルプ、またはコマンドのヘルプを表示する

## いくつかのコマンドに共通の引数

help-arg-help = ヘルプを表示する
help-arg-version = バージョンを表示する
help-arg-lang = 言語: cs、de、en、ja、pl、uk。省略時は環境（LC_ALL、LC_MESSAGES、LANG）に従う
help-arg-json = JSONで答える
help-arg-position = 局面（一つの引数）
help-arg-subject = 局面（一つの引数）、または棋譜ファイル、または標準入力を表す-
help-arg-ply = N手目の局面、0は開始局面。省略時は最後の局面
help-arg-game = 何局も入ったファイルの何局目か
help-arg-inputs = ファイル、フォルダー、または標準入力を表す-
help-arg-from = 内容からわからないときの入力の形式
help-arg-games = 対局数。どの開始局面も先後を入れ替えて二度指す
help-arg-nodes = 一手あたりのノード数
help-arg-max-moves = この手数で引き分けとする
help-arg-seed = すべての乱数のもとになる数。同じ数なら同じ経過になる
help-arg-threads = 同時に行う対局数。省略時はマシンのスレッド数
help-arg-net = 評価: ネットワークのファイル、このプログラムのものならown、またはhandmade
help-arg-out = 新しいネットワークのファイル

## play、serve

help-arg-bind = 待ち受けるアドレス
help-arg-port = 待ち受けるポート。0なら空いているものを使う
help-arg-data-dir = 対局を保存するフォルダー。省略時は利用者のデータフォルダーの中
help-arg-verbose = 失敗だけでなく、サーバーの動作も標準エラー出力に書く
help-arg-no-open = ブラウザーを開かない

## match

help-match-a = エンジンAのコマンドライン。selfはこのプログラムのエンジン
help-match-b = エンジンBのコマンドライン。selfはこのプログラムのエンジン
help-arg-a-name = エンジンAの呼び名。省略時はエンジンの名乗り
help-arg-b-name = エンジンBの呼び名
help-arg-a-option = エンジンAのオプション（繰り返し可）
help-arg-b-option = エンジンBのオプション（繰り返し可）
help-arg-a-protocol = エンジンAとの話し方。省略時はファイル名から推測する
help-arg-b-protocol = エンジンBとの話し方
help-arg-concurrency = 同時に行う対局数
help-arg-movetime = 一手の時間（ミリ秒）
help-arg-main = 持ち時間（ミリ秒）
help-arg-byoyomi = 秒読みの時間（ミリ秒）
help-arg-increment = 一手ごとに加わる時間（ミリ秒）
help-match-depth = 探索の深さ（手数）
help-arg-a-limits = 共通の制限に代わるエンジンAの制限。例: movetime=1000、main=60000,increment=1000
help-arg-b-limits = 共通の制限に代わるエンジンBの制限
help-arg-margin = 時間切れ負けとするまでに許す遅れ（ミリ秒）
help-arg-openings = 開始局面: 一行に一つの「startpos moves …」などの局面、#から先は注釈
help-arg-opening-plies = ファイルの各開始局面で指す手数。省略時はすべて
help-arg-random-plies = ファイルがないとき、初期局面から無作為に指す手数
help-arg-adjudicate-win = 両エンジンがPLIES手の間、勝者の評価値をSCORE（歩の百分の一）以上としたら勝ちとする
help-arg-adjudicate-draw = 両者の評価値がPLIES手の間SCORE以内なら引き分けとする。ただしFROM手までは続ける
help-arg-sprt = 逐次検定（誤り5 %）がAの二つのEloの差の間で決着したら対戦を終える
help-match-out = 対局を書き足すファイル: 注釈と指し手の行
help-arg-resume = --outのファイルにある対戦の続きを行う。他の引数は前と同じにする

## bench、perft、judge

help-bench-depth = 各局面の探索の深さ（手数）。シグネチャは省略時の値のもの
help-perft-depth = 何手先まで数えるか
help-arg-divide = 各手の下の数も表示する
help-judge-position = 開始局面と指し手（一つの引数）
help-arg-illegal = 反則手を拒むか、負けとするか
help-arg-handicap = 後手（上手）の駒落ち。落とした駒は点数に数える: lance、right-lance、bishop、rook、rook-lance、
    two、three、four、five、left-five、six、left-seven、right-seven、eight、nine、ten、three-pawns、naked-king

## train

help-train-selfplay-out = 対局を書き足すファイル。同じ引数なら続きから行う
help-train-selfplay-games = 最後にファイルに入っているべき対局数
help-arg-decided = 片方が六手の間これだけ優勢なら勝負がついたとする（歩の百分の一）
help-arg-input = 棋譜のファイル
help-train-label-out = 新しい評価値をつけた同じ対局のファイル。同じ引数なら続きから行う
help-train-label-nodes = 一局面あたりのノード数
help-train-fit-files = 対局を詰めたファイル、または一局面につき一行「SFEN;評価値;結果」のテキスト
help-train-fit-from = 出発点のネットワーク。省略時は乱数
help-train-fit-width = 片側のニューロン数: 64、128、256
help-arg-epochs = 各局面を見る回数
help-arg-batch = 一歩あたりの局面数
help-arg-rate = 最初の学習率
help-arg-final-rate = 最後の学習率
help-arg-decay = 要らない重みが薄れる速さ（学習率に対する割合）
help-arg-zone-rate = 玉の区域ごとに固有な重みの学習率（全区域に共通な重みの学習率に対する割合）
help-arg-zone-decay = 区域ごとに固有な重みが薄れる速さ（その学習率に対する割合）
help-arg-result-share = 探索の評価値に対して対局の結果をどれだけ重んじるか（0から1）
help-arg-trace = その局面の評価値に対して次の手からの評価値をどれだけ重んじるか（0から1、詰めた対局のみ）
help-arg-starts = 一部の対局の開始局面のファイル。「sfen …」「position …」の行を読み（定跡ファイルも可）、ほかの行は読み飛ばす
help-arg-starts-share = 千局のうち何局をそこから始めるか
help-arg-positions = 定跡の局面数
help-arg-lines = 各局面で評価する手の数
help-arg-window = 定跡に入れる手が最善手よりどれだけ悪くてもよいか（歩の百分の一）
help-arg-first-window = 双方の初めの二手での同じ値
help-arg-ply-cost = 手が損する分のほかに一手にかかる費用（歩の百分の一）。大きいほど広く、小さいほど深い定跡になる
help-arg-handicap-cost = 駒落ちの初期局面が平手より余計にかかる費用（歩の百分の一）
help-arg-ladder = 代わりにエンジンのレベルを測る。各レベルを次の二つと --games 局ずつ、最も弱いレベルは一手先の駒得だけを見る相手とも対局させる
help-arg-scale = e対1の割合で勝つ評価値（歩の百分の一）。省略時はデータから求める
help-arg-limit = 評価値がこれを超える局面は除く（歩の百分の一）
help-arg-lessons = 探索の代わりに、手作りの評価が各局面とその周りのN局面について言うことを学ぶ
help-arg-networks = 同じネットワークから学習した、同じ幅のネットワーク
help-train-match-a = 評価A: ネットワークのファイル、このプログラムのものならown、またはhandmade
help-train-match-b = 評価B
help-train-stats-files = 対局を詰めたファイル

## show、diagram

help-arg-letters = 文字の代わりに英字を使う: K R B G S N L P。成駒は+つき、後手は小文字
help-diagram-output = .svgか.pngで終わるファイル名、または標準出力にSVGを書く-
help-arg-pieces = 駒の種類: kanji、two-kanji、international、ideograms、chess
help-arg-writing = 漢字の駒の成駒の書き方、コンマで区切る: 龍か竜、全か成銀、圭か今か成桂、杏か仝か成香、とか个
help-arg-black-faces = 漢字の駒の成駒を赤でなく黒にする
help-arg-board = 盤の種類: wood、paper、dark、contrast
help-arg-coordinates = 盤の縁の表示: japaneseは筋1–9と段一–九、lettersは段a–i、digitsは段1–9
help-arg-arrows = 矢印をマスか指し手で、コンマで区切る: 7g7f、8h2b+:red。一マスや打つ手は丸で囲む: 5e、P*5e
help-arg-marks = 印をつけるマス、コンマで区切る: マス、ring・dot・fill、green・red・blue・yellow: 5e、5e:dot、5e:fill:yellow
help-arg-flip = 後手を下にする
help-arg-no-hands = 持駒を描かない
help-arg-no-last-move = 最後の手のマスに色をつけない
help-arg-caption = 盤の下の一行。PNGではこのシステムか--fontのフォントを使う
help-arg-font = PNGの下の一行に使うフォントのファイル
help-diagram-width = 幅（ピクセル）。PNGで省略すると800

## convert

help-convert-output = ファイル、フォルダー、または標準出力を表す-
help-arg-to = -oの後の名前からわからないときの形式
help-arg-encoding = 文字コード: utf-8、utf-8-bom、shift-jis、euc-jp、utf-16le、utf-16be
help-arg-crlf = 改行をWindows式にする
help-arg-strict = ファイルのおかしな点をすべて誤りとする
help-convert-json = 変化と警告をすべて含む棋譜をJSONで、一ファイルにつき一行で書く
help-arg-quiet = 失敗だけを知らせる

## 図

program-no-font = このシステムのどのフォントにも「{ $characters }」の文字がありません。--fontでフォントのファイルを指定するか、SVGで描いてください
program-no-font-file = { $file }はフォントのファイルではありません

## 棋譜: おかしな点の場所

program-odd = { $line }行目の{ $column }文字目: { $what }: { $done }
program-odd-found = { $line }行目の{ $column }文字目: { $what }、そこにあったもの「{ $found }」: { $done }
program-more-odd = その他のおかしな点: { $count }
program-game = { $game }局目
program-at-move = { $ply }手目
program-in-variation = 変化の{ $ply }手目
program-check-sum = ファイル: { $files }。対局: { $games }。おかしな点: { $odd }。読めないファイル: { $unreadable }。

## 棋譜: おかしな点

odd-undecodable = この文字コードでは読めないバイト
odd-unknown-handicap = 知らない手合割
odd-handicap-against-board = 手合割が盤面と合わない
odd-unreadable-start = 読めない開始局面
odd-broken-start = 開始局面: { $faults }
odd-missing-side = どちらの手番かを示す行がない
odd-illegal-move = 反則手: { $reason }（{ $rule }）
odd-impossible-move = 盤上で実行できない手
odd-unreadable-move = 指し手があるはずの所
odd-ambiguous-move = この手を指せる駒がいくつもある（{ $moves }）
odd-other-piece = そのマスにあるのは別の駒
odd-other-side = 相手の手番
odd-other-target = 直前の手のマスではない
odd-other-number = 前の番号に続かない番号
odd-unreadable-time = 時間があるはずの所
odd-unknown-ending = 知らない終局の言葉
odd-after-end = 終局の後に続きがある
odd-other-summary = まとめが指し手と合わない
odd-nowhere-to-branch = 分岐のもとになる手がどの手順にもない
odd-unknown-text = ここでは意味のない文
odd-bad-value = ここでは使えない値
odd-cut-short = ファイルが途中で終わっている

## 棋譜: どう扱ったか

done-undecodable = U+FFFDに置き換えた
done-unknown-handicap = 開始局面は不明とし、指し手は文字のまま残した
done-handicap-against-board = 盤面を採り、名前は見出しに残した
done-unreadable-start = 省き、開始局面は不明とした
done-broken-start = そのまま残した
done-missing-side = 初手の側を採った
done-illegal-move = 書かれたとおりに進めた
done-impossible-move = この手順の残りとともに、文字のまま残した
done-unreadable-move = { done-impossible-move }
done-ambiguous-move = 当てはまる最初の手を採った
done-other-piece = そのマスの駒を動かした
done-other-side = 手番はそれまでの手から決めた
done-other-target = 直前の手のマスを採った
done-other-number = 行の順番を採った
done-unreadable-time = 省いた
done-unknown-ending = 書かれたとおりに残した
done-after-end = 終局の後に残した
done-other-summary = 指し手を採った
done-nowhere-to-branch = その行はコメントとして残した
done-unknown-text = コメントとして残した
done-bad-value = 省いた
done-cut-short = あるところまで読んだ

## 棋譜: 規則と合わない点

finding-played-on = 同一局面が四回目で、ここで千日手になる（R35）
finding-played-on-checks = 連続王手のまま同一局面が四回目で、{ $loser }の負けになる（R36）
finding-no-repetition = 棋譜は千日手で終わるが、同一局面が四回目ではない（R35）
finding-perpetual-check = 棋譜は千日手で終わるが、{ $loser }の連続王手で負けになる（R36）
finding-not-mated = 棋譜は詰みで終わるが、合法手がある（R32）
finding-declaration-fails = 宣言はどの規則でも成り立たない（R38）
finding-no-try = 棋譜はトライで終わるが、どの玉も達していない（R38）

## 棋譜: 形式に収まらないもの

told-loss-header = 省いた見出し: { $count }
told-loss-comment = 省いたコメント行: { $count }
told-loss-bookmark = 省いたしおり: { $count }
told-loss-time = 省いた時間: { $count }
told-loss-milliseconds = 省いた秒未満: { $count }
told-loss-variation = 省いた変化: { $count }
told-loss-ending = 省いた終局: { $count }
told-loss-unread = 省いた、指し手の位置の文: { $count }
told-loss-start = 完全には残せない開始局面: { $count }
told-loss-move = 省いた指し手: { $count }
told-loss-character = { $symbol }を{ $stand-in }と書いた: { $count }

## 棋譜: 終局

told-ending-resign = { outcome-resignation }
told-ending-interrupted = { ending-interrupted }
told-ending-repetition = { outcome-sennichite }
told-ending-impasse = { outcome-impasse }
told-ending-checkmate = { outcome-checkmate }
told-ending-not-mate = { ending-not-mate }
told-ending-time-up = { outcome-time }
told-ending-illegal-win = 相手の反則
told-ending-illegal-loss = { outcome-illegal-move }
told-ending-declaration-win = { outcome-declaration }
told-ending-forfeit-win = 不戦勝
told-ending-forfeit-loss = 不戦敗
told-ending-sealed-move = { ending-sealed-move }
told-ending-max-moves = { outcome-max-moves }
told-ending-try = { outcome-try }
told-ending-draw = { result-draw }
told-ending-taken-back = { ending-taken-back }
told-ending-fault = { ending-fault }

## show、diagram、convert

program-step = 指し手: { $move }
program-step-ended = 終局: { $ending }
program-step-unread = 読めない: { $text }
program-bookmark = しおり: { $name }
program-other-moves = この手の代わりの手: { $count }
program-no-move = この対局に{ $ply }手目はありません。手数: { $count }
program-no-game = このファイルに{ $game }局目はありません。局数: { $count }
program-no-such-file = { $file }: そのようなファイルもフォルダーもありません
program-no-records = { $folder }: このフォルダーの下に棋譜の名前のファイルがありません（{ $known }）
program-no-games = 対局を一つも読めず、何も書きませんでした
program-one-game = 形式{ $format }のファイルには一局しか入りません（{ $games }局あります）。-oの後にフォルダーを指定してください
program-own-conversion = 自分自身の変換で上書きされてしまいます
program-unknown-extension = { $file }: どの形式の拡張子でもありません（{ $known }）。--toで形式を指定してください
program-which-format = 形式は何ですか。--toで形式を、または-oの後にファイルを指定してください
program-picture-name = { $file }: .svgか.pngで終わる名前にしてください
program-cannot-write = { $file }: 書けません
program-cannot-read = { $file }: 読めません

## match、bench、train

program-match-games = { $a } 対 { $b }。対局数: { $games }
program-match-score = 得点{ $score } = { $percent } %（+{ $wins } ={ $draws } -{ $losses }）
program-match-elo = { $elo }（95 %）、Aが強い確率{ $los } %
program-match-sprt = 逐次検定、{ $low }に対して{ $high } Elo: { $verdict }、LLR { $llr }（±{ $bound }）
program-match-open = 未決着
program-match-accepted = 採択
program-match-rejected = 棄却
program-match-colours = 先手の勝ち{ $black }、後手の勝ち{ $white }。一局の手数{ $plies }。最も遅い手{ $slowest-a }ミリ秒と{ $slowest-b }ミリ秒
program-match-won-by = { $reason }、勝者{ $winner }
program-match-drawn = { $reason }、勝者なし
program-match-no-limit = エンジン{ $engine }に制限がありません。--movetime、--byoyomi、--main、--nodes、--depthのどれかを指定してください
program-bench = { $nodes }ノード、{ $seconds }秒、毎秒{ $nps }ノード
program-train-games = 対局: { $games }、手数: { $plies }（一局{ $mean }）、探索した手: { $searched }
program-train-won = 先手の勝ち: { $black }、後手の勝ち: { $white }、勝者なし: { $nobody }
program-train-positions = 学習する局面: { $kept }、検証用: { $held }。除いたもの: 動きの激しい{ $restless }、勝負のついた{ $decided }、重複{ $twice }
program-train-epoch = エポック{ $epoch }: 損失{ $loss }、検証{ $held }、毎秒の局面数{ $speed }
program-train-done = 尺度{ $scale }。検証{ $held }、ファイルのビットに丸めて{ $rounded }、結果への驚き{ $surprise }
program-train-checksum = { $file }: チェックサム{ $checksum }
program-train-versus = { $a } 対 { $b }、一手のノード数: { $nodes }、対局数: { $games }: { $score }
program-train-there = { $file }はすでにあります
program-train-go-on = { $file }の続きを行えません
program-train-no-starts = { $file }: 「sfen …」「position …」のような局面の行がありません
program-train-width = 幅は{ $width }ですが、64、128、256のいずれかにしてください
program-match-adjudicated = 判定
program-train-read = 対局: { $games }、読めない行: { $unreadable }

## What went wrong, in detail

program-io-not-found = そのようなファイルもフォルダーもありません
program-io-permission = アクセスが許可されていません
program-io-exists = すでにあります
program-io-folder = フォルダーです。ファイルを指定してください
program-io-no-folder = パスの途中がフォルダーではありません
program-io-full = 空き容量がありません
program-io-read-only = 書き込めない場所です
program-io-cut-short = 途中で終わっています
program-io-no-text = UTF-8のテキストではありません
program-expected-number = 整数を指定してください
program-expected-decimal = 数を指定してください
program-too-large = 数が大きすぎます
program-too-small = 数が小さすぎます
program-expected-at-least = { $least }以上の整数を指定してください
program-expected-between = { $least }から{ $most }までの整数を指定してください
program-expected-one-of = 次のどれかを指定してください：{ $values }
program-expected-arrow = 7g7fのような2つのマス、P*5eのような打つ手、または1つのマスを指定してください
program-expected-square = 5eのようなマスを指定してください。そこにあったもの「{ $found }」
program-expected-no-more = 5e:dot:redのようにマス、形、色を指定してください。その後にあったもの「{ $found }」
program-no-picture = 図を描けませんでした
program-picture-too-large = 図が大きすぎます
program-file-empty = ファイルが空です
program-file-unknown = 棋譜のファイルを指定してください。知られた形式ではありません
program-file-unreadable = { $line }行目の{ $column }文字目: { $format }形式では、ここに{ $expected }が必要です
json-object = オブジェクト
json-array = 配列
json-member-or-end = コンマかオブジェクトの終わり
json-element-or-end = コンマか配列の終わり
json-colon = コロン
json-value = 値
json-string = 文字列
json-string-end = 文字列の終わり
json-escape = \n のようなエスケープ
json-hex-digits = 4桁の16進数
json-number = 数値
json-boolean = true か false
json-file-end = ファイルの終わり
program-file-other-game = { $line }行目: 本将棋の棋譜ではありません。{ $game }は読めません
program-format-read-only = { $format }形式は読むだけで、書くことはできません
program-network-other = ネットワークのファイルではありません。KOMANNUEで始まっていません
program-network-version = ネットワークのファイルの版{ $found }には対応していません
program-network-shape = このプログラムとは構造の違うネットワークです
program-network-length = ファイルは{ $found }バイトですが、{ $expected }バイトのはずです
program-network-damaged = ファイルが壊れています。チェックサムが合いません
program-network-numbers = 数値がネットワークになりません
program-network-widths = 同じ幅のネットワークを指定してください
program-train-plan = 学習を始められません：{ $what } は { $expected } で指定してください
program-train-trace = --traceは{ $trace }ですが、0から1までにしてください
program-train-neither = 詰められた対局または「SFEN;値;結果」の行が必要ですが、どちらもありません
program-packed-other = 詰められた対局のファイルではないか、先頭が壊れています
program-packed-recipe = ファイルの対局は別の条件で作られています：{ $found }。必要な条件：{ $expected }
program-packed-damaged = { $offset }バイト目の対局{ $game }が壊れています
program-packed-too-large = 対局がファイルに収まりません
program-at-line = { $line }行目
program-match-opening-over = 序盤の手順の終わりで対局が終わっています
program-match-no-opening = 序盤の手順が入っていません
program-limit = 制限「{ $limit }」
program-expected-form = { $form }の形で指定してください
program-expected-sprt = 0,10のようにLOW,HIGHをEloで、小さいほうから、-1000から1000までで指定してください
program-expected-adjudication = { $form }の形で、評価値は30000まで、手数は1以上を指定してください
program-engine = エンジン{ $engine }
program-engine-start = { $file }を起動できません：{ $reason }
program-engine-ended = { $expected }を待つ間に終了しました（{ $status }）
program-engine-silent = { $ms }ミリ秒以内に{ $expected }がありませんでした
program-engine-answer = 答えを読めません：{ $reason }
program-engine-illegal = 指し手{ $move }は反則です：{ $reason }（{ $rule }）
program-engine-last = 最後の出力：{ $lines }
program-engine-option = オプション「{ $option }」：NAME=VALUEの形で指定してください
program-option-value = オプション{ $option }：{ $expected }（「{ $found }」は使えません）
program-option-empty = オプション{ $option }：値を指定してください
program-command-empty = コマンド行が空です
program-command-quote = { $column }文字目: 引用符が閉じていません
program-gnushogi-greeting = 「{ $greeting }」と応答しました。GNU Shogiではありません
program-gnushogi-silent = GNU Shogiのように応答しません
program-gnushogi-limits = GNU Shogiは時間か深さでしか制限できません
program-gnushogi-option = GNU Shogiにオプション{ $option }はありません。Command=LINEで対局ごとに1行を送れます
program-saved-first = 「# game NUMBER: 」で始まるはずです
program-saved-players = 対局者は{ $a }と{ $b }のはずです
program-saved-opening = この対戦の第{ $game }局は別の序盤から始まります
program-saved-twice = 第{ $game }局が2回あります
program-match-pair = { $a }対{ $b }：{ $score }
program-match-none = 1局も指されませんでした
program-usi-broken = 相手のプログラムとの通信が切れました
