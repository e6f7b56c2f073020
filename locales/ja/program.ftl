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

## 出力

program-not-written = 結果を書き出せませんでした
