### 対局開始：強さと段級、レーティング対局、自分の棋力に合うもの

## 段級

grade-kyu = { $number }級
grade-dan = { $number ->
    [1] 初段
    [2] 二段
    [3] 三段
    [4] 四段
    [5] 五段
    [6] 六段
   *[other] { $number }段
  }

## 自分の棋力

own-grade = 自分の段級
own-grade-unknown = わからない
own-rating = あなたの棋力は{ $grade }くらいです（{ $lowest }～{ $highest }）。
own-rating-more = レーティング
level-near = 強さ{ $level }がいちばん近い強さです。
level-above = 強さ{ $level }より上の棋力です。最強と指してみましょう。
level-take = 強さ{ $level }にする
level-take-full = 最強にする
handicap-fits = { $own }対{ $other }の手合いは「{ $handicap }」です。
handicap-fits-first = { $own }対{ $other }の手合いは、弱いほうが先手の平手です。
handicap-take = この手合いで指す

## 練習対局とレーティング対局

kind-legend = 対局の種類
kind-friendly = 練習対局
kind-friendly-note = ヒント・待ったあり
kind-rated = レーティング対局
kind-rated-note = 段級に反映
kind-rated-terms = レーティング対局は平手で、初形から始めます。ヒントと待ったはありません。

resume-all = 対局中の一覧
level-full = 最強
level-full-note = 制限なし
engine-name-full = Komadai（最強）
game-with-engine-full = 対コンピューター（最強）
