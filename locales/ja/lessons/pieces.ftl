### レッスン：駒。

lessons-group-pieces = 駒の動き

## 玉

lesson-king = 玉
lesson-king-about = どの方向にも一マス。勝負のすべてがこの駒にかかっています。
lesson-king-meet = 玉はどの方向にも一マス動けます。駒には王将（おうしょう）または玉将（ぎょくしょう）と書かれ、略して王、玉といいます。上位の人が王を使います。
lesson-king-edge = 玉が端で味方の駒に囲まれています。動けるマスをすべて選んでください。
lesson-king-edge-hint = 隣のマスで、盤の中にあり、味方の駒がいないところです。
lesson-king-edge-done = この三つです。どの駒も味方の駒がいるマスには進めません。
lesson-king-edge-wrong = 玉が動けるのは一マスだけで、味方の駒の上には行けません。
lesson-king-walk = 玉を動かして、印のついたマスをすべて回ってください。
lesson-king-walk-hint = 斜めに進むのも一手です。
lesson-king-walk-done = 足は遅くても、まわりのマスにはどこにでも行けるのが玉です。
lesson-king-check = 相手の香が玉に利いています。王手です。玉を安全なところへ逃がしてください。
lesson-king-check-hint = 香はまっすぐ前にしか進めません。その筋から離れましょう。
lesson-king-check-done = これで安全です。王手はすぐに受けなければなりません。受けがなくなれば詰みで、対局は終わりです。玉には値段がつけられません。
