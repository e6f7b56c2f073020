### 見た目・言葉・音の設定。設定画面だけが読み込む。

settings-look = 盤と駒
settings-words = 言葉と指し手
settings-preview = 選んだ盤と駒の見本
pieces-two-kanji = 漢字二字
pieces-ideograms = 動きの図
pieces-chess = チェスの駒
settings-board = 盤
surface-wood = 木目
surface-paper = 紙
surface-dark = 暗色
surface-contrast = ハイコントラスト
settings-promoted = 成り駒
promoted-red = 赤
promoted-black = 黒
settings-coordinates = 盤の座標
coordinates-digits = 数字
coordinates-kanji = 漢数字
coordinates-letters = 英字
coordinates-none = なし
notation-hodges = ホッジス式
notation-kitao-kawasaki = 北尾・川崎式
notation-kif = KIF
notation-usi = USI
notation-csa = CSA
notation-yorozuya = 萬屋式
