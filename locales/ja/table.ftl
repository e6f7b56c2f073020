### 対局中と対局後：ヒント、手の入力、対局一覧、レーティング。必要なときに読み込みます。

## ヒント

hint = ヒント
hint-busy = 考え中…
hint-piece = ヒント：{ $square }の{ $piece }。
hint-hand = ヒント：持駒の{ $piece }。
hint-move = コンピューターなら{ $move }と指します。
hint-resign = もう手がありません。コンピューターなら投了します。
hint-declare = コンピューターなら入玉を宣言して勝ちます。
hint-more = 手を見る
hint-failed = ヒントが得られませんでした。もう一度お試しください。

## 一つの画面で二人、途中の局面からの対局

turning = 盤を回す
go-on-from-here = ここから指し継ぐ

## 言葉での指し手

said-move = { $side }、{ $from }の{ $piece }を{ $square }へ
said-capture = { $side }、{ $from }の{ $piece }で{ $square }を取る
said-drop = { $side }、{ $square }に{ $piece }を打つ
said-promotes = { $move }、成り

## 手の入力

typed-label = 手を入力
typed-placeholder = 手を入力（例：{ $example }）
typed-play = 指す
typed-not-now = いまはあなたの手番ではありません。
typed-syntax = { $at }文字目の「{ $found }」：{ $expected }が必要です。
typed-end = 手が途中です：{ $expected }が必要です。
typed-expected-move = 7g7f、P-76、P-7f、７六歩のような手
typed-expected-file = 1から9までの筋
typed-expected-rank = 段（1～9、a～i、一～九）
typed-expected-closing-bracket = 閉じ括弧
typed-expected-end = 手の終わり
typed-expected-addition = 右・左・直・上・寄・引・成・不成・打、(77)のような移動元、または終わり
typed-expected-addition-once = 付け足しは一度だけであること
typed-expected-origin = マス目、または打つときの00
typed-expected-csa-piece = FUのような英字二文字の駒名
typed-expected-target = 76や7fのような移動先
typed-expected-drop-without-origin = 移動元のない打つ手
typed-wrong-side = { $side }の手番ですが、相手側の印が付いています。
typed-no-previous = 「同」は直前の手と同じマスですが、直前の手がありません。
typed-other-piece = { $square }にあるのは別の駒です。
typed-no-such-piece = { $square }に動ける{ $piece }はありません。
typed-no-such-move = そのように{ $square }へ動ける駒はありません。
typed-ambiguous = 当てはまる手が複数あります。{ $moves }と入力してください。

## 対局一覧

games-opponent = 相手
games-anybody = すべて
games-people = 人
games-engine = コンピューター
games-level = 強さ{ $level }（{ $grade }）
games-status = 状態
games-status-all = すべて
games-status-ongoing = 対局中
games-status-ended = 終局
games-name = 名前
games-none-found = 当てはまる対局はありません。

## レーティング

rating-none = 終局したレーティング対局はまだありません。コンピューターとの対局を始めるとき「レーティング対局」を選んでください。
rating-likely = おそらく{ $lowest }～{ $highest }（95％）。
rating-number = レーティング { $rating } ± { $deviation }
rating-score = { $won }勝{ $lost }敗{ $drawn }分
rating-games = レーティング対局（新しい順）
rating-date = 日付
rating-result = 結果
rating-after = 対局後のレーティング
rating-graph = { $games ->
   *[other] { $games }局のレーティングの推移：現在{ $grade }
  }
rating-how = このコンピューターにあるレーティング対局からGlicko-2で計算し、欧州連盟の尺度で表します。段級は団体によって違うので、目安とお考えください。削除した対局は数えません。
score-won = 勝ち
score-lost = 負け
score-drawn = 引き分け

## 持将棋の点数計算

offer-count = 点数計算
offer-count-sent = 点数計算を提案しました。
offer-count-got = { $name }が点数計算を提案しています。
offer-count-declined = 点数計算なし
count-points = 点数：{ $black }{ $black-points }点、{ $white }{ $white-points }点

## 自分のデータ

backup-title = 自分のデータ
backup-lead = 対局、棋譜、レーティング、設定、レッスンの進み具合は、このコンピューターにだけあります。ここで一つのファイルに保存し、そこから元に戻せます。
backup-save = 保存
backup-save-what = すべてを一つのファイルに。控えとして、または別のコンピューターのために。
backup-save-do = すべて保存
backup-restore = 元に戻す
backup-file = ファイル
backup-choose = ファイルを選ぶ
backup-found = { $date }の控え、{ $games ->
   *[other] { $games }局
  }。
backup-found-records = その中の棋譜：{ $records }
backup-mode = いまあるもの
backup-merge = 残す
backup-merge-why = ここにないものを加えます。両方で別々に進んだ対局は、両方とも残します。両方で変えた棋譜も、両方とも残します。
backup-replace = 置き換える
backup-replace-why = ここにあるものをすべて消し、ファイルの中身に入れ替えます。その前に、いまあるものを別のファイルに保存します。
backup-restore-do = 元に戻す
backup-replace-title = すべて置き換えますか？
backup-replace-ask = このコンピューターの対局、棋譜、設定、進み具合がすべてファイルのものに置き換わります。いまあるものは、先にファイルに保存します。
backup-done = 終わりました。
backup-report-added = 加えた対局：{ $games }
backup-report-same = すでにあった対局：{ $games }
backup-report-older = こちらのほうが進んでいて、そのまま残る対局：{ $games }
backup-report-newer = ファイルの局面から続く対局：{ $games }
backup-report-both = 両方の形で残した対局：{ $games }
backup-report-removed = ファイルになく、消えた対局：{ $games }
backup-report-records-added = 加えた棋譜：{ $records }
backup-report-records-same = すでにあった棋譜：{ $records }
backup-report-records-older = こちらで変えてあり、そのまま残る棋譜：{ $records }
backup-report-records-newer = ファイルのとおりに変わった棋譜：{ $records }
backup-report-records-both = 両方の形で残した棋譜：{ $records }
backup-report-records-removed = ファイルになく、消えた棋譜：{ $records }
backup-reload = ページを読み込み直す
backup-not-json = このファイルは読めません。Komadaiが保存した形ではありません。
backup-not-a-copy = これはKomadaiのデータの控えではありません。
backup-too-new = このファイルは新しいバージョンのKomadaiで保存されています。プログラムを更新してください。
backup-broken = この控えは壊れています。欠けているか、形の違う部分があります。
backup-refused = ファイルは受け付けられず、何も変わっていません。{ $why }
