### レッスンの本文以外の言葉。

learn-title = 将棋を学ぶ
learn-lead = 盤の上で学ぶ短いレッスンです。順番は自由で、進み具合はこのブラウザーに残ります。
learn-begin = 始める：{ $lesson }
learn-continue = 続ける：{ $lesson }
learn-progress = { $count }ステップ中{ $done }ステップ済み
learn-complete = レッスン修了
learn-reset = 最初からやり直す
learn-reset-title = 進み具合をすべて消しますか？
learn-reset-why = すべてのレッスンが、まだ開いていない状態に戻ります。元には戻せません。

learn-step = ステップ{ $step }／{ $count }
learn-previous = 前のステップ
learn-next = 次へ
learn-skip = とばす
learn-next-lesson = 次のレッスン
learn-all = レッスン一覧
learn-hint = ヒント
learn-again = もう一度

learn-judge = 指し手：{ $move }
learn-allowed = 指してよい
learn-check = { $count ->
   *[other] { $count }マスで答え合わせ
  }
learn-squares-extra = { $count ->
   *[other] 余分なマスが{ $count }つあります。
  }
learn-squares-missing = { $count ->
   *[other] { $count }マス足りません。
  }
learn-collected = { $moves ->
   *[other] { $moves }手でできました。
  }
learn-fewest = { $moves ->
   *[other] 最短は{ $moves }手です。
  }
learn-wrong-move = 指せる手ですが、ここで求められているのは別の手です。
learn-wrong-answer = 惜しい。もう一度局面を見てください。
learn-also-good = それもよい手です。このレッスンでは別の手で進みます。

## 駒の読み

kanji-title = 駒の文字を覚える
kanji-lead = 覚えたカードは数日後、次は数週間後に、間違えたカードはすぐにまた出ます。一日数分で十分です。
kanji-known = { $count }枚中{ $known }枚を習得
kanji-which-piece = これは何の駒ですか？
kanji-which-face = 駒を見つけてください：{ $piece }
kanji-next = 次のカード
kanji-none = 今はここまでです。
kanji-back = 次のカードは{ $when }に出ます。
kanji-more = 新しいカードに進む
kanji-reset-why = すべてのカードが新しい状態に戻ります。元には戻せません。
