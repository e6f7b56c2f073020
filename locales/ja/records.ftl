### Records: what was imported or kept. Loaded with its own pages.

## The list

records-title = 棋譜一覧
records-lead = ファイルやほかのソフトの棋譜、自分の対局の棋譜です。このコンピューターの外には出ません。
records-import = ファイルを取り込む
records-paste = 棋譜を貼り付ける
records-formats = KIF・KI2・CSA・JKF・USI・SFEN・USEN・PSN・BODに対応。文字コードは自動判別、一つのファイルに複数の棋譜があっても大丈夫です。このページのどこかにファイルをドロップするか、Ctrl+Vで貼り付けられます。
records-drop = ドロップして取り込む
records-search = 検索
records-search-hint = 対局者、棋戦、ファイル名…
records-filters = 詳しい条件
records-player = 対局者
records-event = 棋戦・場所
records-from = 対局日（から）
records-to = 対局日（まで）
records-date-hint = 年・年月・年月日：2003、2003-05、2003-05-03
records-date-wrong = 2003-05-03のように、年・年月・年月日で入れてください
records-result = 結果
records-any = 指定なし
records-position = 序盤の局面
records-position-hint = 指し手か局面。7g7f 8c8d、▲７六歩△８四歩、SFENなど、どの書き方でもかまいません
records-position-wrong = 局面として読めません
records-clear = 条件を消す
records-sort = 並び順
records-sort-newest = 追加の新しい順
records-sort-latest = 対局日の新しい順
records-sort-earliest = 対局日の古い順
records-sort-players = 対局者
records-sort-event = 棋戦
records-sort-longest = 手数の多い順
records-found = 棋譜：{ $count }件
records-none = まだ棋譜がありません。ファイルを取り込むか、棋譜を貼り付けるか、終わった対局を加えてください。
records-no-match = 条件に合う棋譜はありません。
records-played = ここでの対局
records-variations = 変化：{ $count }

## Import

import-paste-hint = どの形式の棋譜でも、いくつでも、局面だけでもかまいません。
import-paste-label = 棋譜の文字列
import-read = 取り込む
import-pasted = 貼り付けた文字列
import-working = { $name }を読んでいます…
import-games = 棋譜：{ $count }
import-known = 取り込み済み：{ $count }
import-clean = 問題なく読めました。
import-remarks = 注意：{ $count }
import-unlisted = ほかの注意：{ $count }
import-place = { $line }行目{ $column }文字目
import-failed-empty = ファイルが空です。
import-failed-unrecognised = 棋譜が見つかりません。
import-failed-unreadable = 棋譜が壊れています：{ $line }行目{ $column }文字目。
import-failed-too-large = ファイルが16 MBを超えています。
import-failed-too-many-games = 棋譜が2万局を超えています。
import-failed-other = 取り込めませんでした。もう一度お試しください。

## What was odd in a file, and what was done about it

warning-undecodable = この文字コードでは読めないバイトを�にしました。
warning-unknown-handicap = 手合割が分からず、盤面もありません。指し手は文字のまま残しました。
warning-handicap-against-board = 手合割と盤面が合いません。盤面を採りました。
warning-unreadable-start = 開始局面が読めません。指し手は文字のまま残しました。
warning-broken-start = 開始局面が規則に反していますが、そのまま残しました。
warning-missing-side = 手番の指定がないので、初手に合わせました。
warning-illegal-move = 反則手ですが、書かれたとおりに進めました。
warning-impossible-move = この盤面では指せない手です。この手から先は文字のまま残しました。
warning-unreadable-move = 指し手として読めません。ここから先は文字のまま残しました。
warning-ambiguous-move = 指せる駒が二つ以上あるので、初めの駒にしました。
warning-other-piece = そのマスの駒は別の駒です。そこにある駒を動かしました。
warning-other-side = 手番が違います。指し手の順に従いました。
warning-other-target = 直前の手のマスではありません。直前の手のマスにしました。
warning-other-number = 手数が続いていません。行の順に従いました。
warning-unreadable-time = 時間が読めないので、省きました。
warning-unknown-ending = 知らない終局の言葉ですが、そのまま残しました。
warning-after-end = 終局の後に続きがあります。終局の下に残しました。
warning-other-summary = まとめの行が指し手と合いません。指し手を採りました。
warning-nowhere-to-branch = ない手からの変化です。コメントとして残しました。
warning-unknown-text = ここでは意味のない文字列です。コメントとして残しました。
warning-bad-value = あり得ない値なので、省きました。
warning-cut-short = ファイルが途中で切れています。あるところまで読みました。

## One record

record-not-found = その棋譜はありません
record-failed = 棋譜を表示できません
record-start = 開始局面
record-end = 最後へ
record-variation = 変化
record-alternatives = この局面のほかの手
record-spent = この手に{ $spent }
record-total = 累計{ $total }
record-comment = コメント
record-comment-edit = コメントを編集
record-save = 保存
record-not-saved = 保存できませんでした。もう一度お試しください。
record-changed = この棋譜はほかの画面で変更されました。ページを読み込み直してください。
record-evaluation = 評価値
record-mate = { $side }の勝ち（詰みあり）
record-mate-in = { $side }の勝ち、あと{ $plies }手で詰み
record-depth = 深さ{ $depth }
asked-button = コンピューターに聞く
asked-loading = コンピューターの準備をしています…
asked-failed = このブラウザーではコンピューターが考えられません。
asked-nothing = 考えることはありません。
record-bookmark = しおり：{ $name }
record-unread = 読めない手
record-details = 棋譜情報
record-edit = 棋譜情報を編集
record-source = { $file }の{ $games }局中{ $place }局目
record-original = 元のファイル
record-remarks = 読み込み時の注意
record-left-out = 表示していない手：{ $count }。保存したファイルにはすべて入ります。
header-event = 棋戦
header-site = 場所
header-start = 開始日時
header-end = 終了日時
header-limit = 持ち時間
header-byoyomi = 秒読み
header-opening = 戦型
header-title = 表題
header-note = 備考
ending-forfeit = 不戦
ending-draw = 引き分け

## Taking it out

export-title = 保存とコピー
export-whole = すべて保存できます
export-loses = 保存されないもの：{ $what }
export-changes = 「{ $symbol }」は「{ $stand-in }」になります
export-copy = { $format }をコピー
export-position = 局面をコピー（{ $format }）
export-keep = 棋譜一覧に加える
export-kept = 棋譜一覧にあります
export-failed = うまくいきませんでした。もう一度お試しください。
loss-header = 棋譜情報
loss-comment = コメント
loss-bookmark = しおり
loss-time = 消費時間
loss-milliseconds = 秒未満の時間
loss-variation = 変化
loss-ending = 終局の種類
loss-unread = 読めない手
loss-start = 開始局面
loss-move = 反則手
