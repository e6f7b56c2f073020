### 講座：成り。

lessons-group-promotion = 成り

## 敵陣で成る

lesson-promotion-zone = 敵陣で成る
lesson-promotion-zone-about = 駒が裏返る場所。
lesson-promotion-zone-zone = 自分から見て一番遠い三段が敵陣です。ここでは印を付けてあります。相手にとっての敵陣は、手前の三段です。
lesson-promotion-zone-enter = ３四の歩が敵陣の入口にいます。敵陣に入って成りましょう。
lesson-promotion-zone-enter-hint = ３三へ進み、「成る」を選びます。
lesson-promotion-zone-enter-done = 敵陣に入る手で成ることができます。歩はと金になり、金と同じ動きになりました。
lesson-promotion-zone-enter-wrong-plain = 指せる手ですが、歩のままです。今度は成ってみましょう。
lesson-promotion-zone-inside = 銀はもう敵陣にいます。敵陣の中で動いて成りましょう。
lesson-promotion-zone-inside-hint = 前の三つのマスのどれでもかまいません。
lesson-promotion-zone-inside-done = 敵陣の中で動く手でも成れます。
lesson-promotion-zone-inside-wrong-outside = それでも成れますが、敵陣から出てしまいます。今は中で動きましょう。
lesson-promotion-zone-inside-wrong-plain = 動きましたが、成っていません。もう一度、成ってみましょう。
lesson-promotion-zone-leave = 敵陣から出る手でも成れます。飛車をまっすぐ引いて、敵陣の外で成りましょう。
lesson-promotion-zone-leave-hint = ３筋を、三段目より手前まで引きます。
lesson-promotion-zone-leave-done = 龍になって帰ってきました。敵陣から動き始めれば、どこへ行っても成れます。
lesson-promotion-zone-leave-wrong-inside = 成りましたが、まだ敵陣の中です。外まで出ましょう。
lesson-promotion-zone-leave-wrong-plain = 敵陣の外までまっすぐ引いて、成りましょう。
lesson-promotion-zone-outside = 銀が３六から４五へ動いて成ります。指せますか。
lesson-promotion-zone-outside-hint = 敵陣はどこからですか。動く前と動いた後のマスを、盤の上で見てみましょう。
lesson-promotion-zone-outside-done = 指せません。敵陣から動き始めてもいないし、敵陣に入ってもいません。
lesson-promotion-zone-outside-wrong = 大事なのは、動く前か動いた後のマスが敵陣にあるかどうかです。両方を確かめましょう。
lesson-promotion-zone-gold = 金が敵陣の中で一つ前へ動いて成ります。指せますか。
lesson-promotion-zone-gold-hint = この駒を裏返したら、何が書いてありますか。
lesson-promotion-zone-gold-done = 指せません。金と玉に裏の顔はなく、いつまでもそのままです。
lesson-promotion-zone-gold-wrong = ここで大事なのはマスではなく駒です。この駒に、成った姿はありますか。

## 成るか、成らないか

lesson-promotion-choice = 成るか、成らないか
lesson-promotion-choice-about = たいていは自由に選べます。
lesson-promotion-choice-bishop = 角の道が開いています。２二の角を取って成りましょう。
lesson-promotion-choice-bishop-hint = 自分の角は８八にいます。
lesson-promotion-choice-bishop-done = 馬は角の動きに加えて、縦横にも一マス動けます。
lesson-promotion-choice-bishop-wrong-plain = 取れましたが、馬のほうが強い駒です。成りましょう。
lesson-promotion-choice-bishop-wrong-short = 斜めの道を最後まで進んで、角を取りましょう。
lesson-promotion-choice-rook = 印のマスで駒を成って、詰ませましょう。
lesson-promotion-choice-rook-hint = 飛車と桂馬のどちらも６二へ行け、互いに支え合っています。
lesson-promotion-choice-rook-done = 詰みです。成らない飛車が６二にいても、王手にさえなりません。
lesson-promotion-choice-rook-wrong-plain = 飛車のままでは斜めに利かないので、王手になりません。
lesson-promotion-choice-later = この銀は成らずに敵陣に入りました。これから成れるのはいつですか。
lesson-promotion-choice-later-hint = 銀は今、敵陣にいます。これからの手は、どこから動き始めますか。
lesson-promotion-choice-later-option-no = もう成れない
lesson-promotion-choice-later-option-next = すぐ次の一手だけ
lesson-promotion-choice-later-option-any = 敵陣に入る、中で動く、出る手ならいつでも
lesson-promotion-choice-later-done = そのような手を指すたびに、成るかどうかを選べます。
lesson-promotion-choice-later-wrong = 成れるのはどんな手だったか、思い出してみましょう。
lesson-promotion-choice-second-chance = では二度目の機会です。銀を成りましょう。
lesson-promotion-choice-second-chance-hint = 敵陣から動くので、どの手でも成れます。
lesson-promotion-choice-second-chance-done = 後からでも大丈夫です。
lesson-promotion-choice-second-chance-wrong-plain = 動きましたが、成っていません。今度は成りましょう。
lesson-promotion-choice-habit = 飛車・角・歩は、どうするのがよい習慣ですか。
lesson-promotion-choice-habit-hint = 龍・馬・と金を、成る前の駒と比べてみましょう。
lesson-promotion-choice-habit-option-always = ほとんどいつも成る
lesson-promotion-choice-habit-option-never = 成らずにおく
lesson-promotion-choice-habit-option-careful = 相手の玉の隣でだけ成る
lesson-promotion-choice-habit-done = 元の動きを失わずに強くなります。銀・桂馬・香車は元の動きを失うので、よく考えてから。
lesson-promotion-choice-habit-wrong = 成ると失うものはあるでしょうか。何もありません。

## 必ず成るとき

lesson-promotion-forced = 必ず成るとき
lesson-promotion-forced-about = 奥の段に進んだ歩・香車・桂馬。
lesson-promotion-forced-pawn = 歩が一番奥の３一へ、成らずに進みます。指せますか。
lesson-promotion-forced-pawn-hint = 歩が３一にいるとして、その次の手を考えてみましょう。
lesson-promotion-forced-pawn-done = 指せません。そこでは二度と動けなくなるので、必ず成ります。
lesson-promotion-forced-pawn-wrong = 二度と動けなくなる手は指せません。一番奥の段の歩はどうですか。
lesson-promotion-forced-lance = 印のマスの香車を取りましょう。
lesson-promotion-forced-lance-hint = １五の香車が端をまっすぐ進みます。
lesson-promotion-forced-lance-done = 一番奥の段では香車の前にマスがありません。必ず成るので、選ぶ余地はありません。
lesson-promotion-forced-lance-wrong = 何も取れていません。印のマスまで一手で届くのはどの駒ですか。
lesson-promotion-forced-lance-short = 香車が二段目の１二の銀を取り、成りません。指せますか。
lesson-promotion-forced-lance-short-hint = 香車が１二に進んだところを思い浮かべましょう。その前はどうなっていますか。
lesson-promotion-forced-lance-short-done = 指せます。まだ前にマスが一つあります。
lesson-promotion-forced-lance-short-wrong = 香車が必ず成るのは、二度と動けなくなるときだけです。二段目ではどうですか。
lesson-promotion-forced-knight = 桂馬が５二の金を取り、成りません。指せますか。
lesson-promotion-forced-knight-hint = 桂馬が５二にいるとして、次に跳ぶ先を探してみましょう。
lesson-promotion-forced-knight-done = 指せません。奥の二段からは跳ぶ先がないので、必ず成ります。
lesson-promotion-forced-knight-wrong = 成らない桂馬が跳ぶには、前に二段必要です。５二の先に何段あるか数えましょう。
lesson-promotion-forced-knight-third = 桂馬が三段目の３三へ跳び、成りません。指せますか。
lesson-promotion-forced-knight-third-hint = ３三の先には何段ありますか。桂馬は何段先へ跳びますか。
lesson-promotion-forced-knight-third-done = 指せます。三段目からなら、もう一度跳べます。
lesson-promotion-forced-knight-third-wrong = 桂馬が必ず成るのは、跳ぶ先がなくなるときだけです。頭の中で３三から跳んでみましょう。
lesson-promotion-forced-dead = 成らずに一番奥の段にいられるのは、どの駒ですか。
lesson-promotion-forced-dead-hint = そこでも動ける駒でなければなりません。四つの駒の動きを思い出しましょう。
lesson-promotion-forced-dead-option-pawn = 歩
lesson-promotion-forced-dead-option-lance = 香車
lesson-promotion-forced-dead-option-knight = 桂馬
lesson-promotion-forced-dead-option-silver = 銀
lesson-promotion-forced-dead-done = 銀は斜め後ろに戻れます。ほかの三つは前にしか進めません。
lesson-promotion-forced-dead-wrong = その駒は前にしか進めず、一番奥の段では動けなくなります。

## 成ったら成ったまま

lesson-promotion-lasting = 成ったら成ったまま
lesson-promotion-lasting-about = 成駒のその後。
lesson-promotion-lasting-back = ３三のと金が敵陣から出て戻ります。何になりますか。
lesson-promotion-lasting-back-hint = 敵陣は、成れるかどうかを決める場所です。成った後にも関係がありますか。
lesson-promotion-lasting-back-option-pawn = 歩に戻る
lesson-promotion-lasting-back-option-tokin = と金のまま
lesson-promotion-lasting-back-option-choice = 好きなほうを選べる
lesson-promotion-lasting-back-done = 盤上にあるかぎり、成った駒は成ったままです。
lesson-promotion-lasting-back-wrong = 盤の上の手で、駒が元に戻ることはありません。
lesson-promotion-lasting-home = 自陣にと金が入り込んでいます。龍を呼び戻して取りましょう。
lesson-promotion-lasting-home-hint = ７二の龍は７筋を下までにらんでいます。
lesson-promotion-lasting-home-done = 敵陣から遠く離れても、龍は龍です。
lesson-promotion-lasting-home-wrong = と金がまだ自陣にいます。龍からと金まで、まっすぐ通る道を探しましょう。
lesson-promotion-lasting-hand = と金を取りました。持駒は何になりましたか。
lesson-promotion-lasting-hand-hint = 成った駒は、取られるとどうなりますか。
lesson-promotion-lasting-hand-option-tokin = と金
lesson-promotion-lasting-hand-option-pawn = 歩
lesson-promotion-lasting-hand-option-nothing = なし
lesson-promotion-lasting-hand-done = 取られた駒は、成る前の駒に戻ります。
lesson-promotion-lasting-hand-wrong = 盤の横の持駒を見てみましょう。
lesson-promotion-lasting-trade = 取り返されますが、と金で４二の金を取りましょう。
lesson-promotion-lasting-trade-hint = と金は金のすぐ隣、３二にいます。
lesson-promotion-lasting-trade-done = こちらは金を手に入れ、相手が得たのは歩だけ。だからと金は頼もしいのです。
lesson-promotion-lasting-trade-wrong = 金がまだ残っています。取る駒と取られる駒を比べて、思い切って交換しましょう。
lesson-promotion-lasting-dragon = 相手の金が龍を取ります。相手の持駒になるのは何ですか。
lesson-promotion-lasting-dragon-hint = さきほど取ったと金は、持駒では何になりましたか。
lesson-promotion-lasting-dragon-option-dragon = 龍
lesson-promotion-lasting-dragon-option-rook = 飛車
lesson-promotion-lasting-dragon-option-nothing = なし
lesson-promotion-lasting-dragon-done = 飛車になり、今度はこちらに向けて打たれます。龍は大切に。
lesson-promotion-lasting-dragon-wrong = 取られた駒は元に戻りますが、なくなりはしません。

## 成らないほうがよいとき

lesson-promotion-declined = 成らないほうがよいとき
lesson-promotion-declined-about = 不成の妙手。
lesson-promotion-declined-silver = 銀で詰ませましょう。成るか成らないか、よく考えて。
lesson-promotion-declined-silver-hint = 斜め後ろに利くのは、成らない銀だけです。３一はどうでしょう。
lesson-promotion-declined-silver-done = 成っていたら金と同じ動きで、玉に利いていませんでした。
lesson-promotion-declined-silver-wrong-promoted = 金と同じ動きなので、斜め後ろに利きません。王手になっていません。
lesson-promotion-declined-silver-wrong-elsewhere = 詰んでいません。玉の後ろのマスを探しましょう。
lesson-promotion-declined-knight = 桂馬で詰ませましょう。
lesson-promotion-declined-knight-hint = ３三の桂馬は、成らなければ２一に利きます。
lesson-promotion-declined-knight-done = 成ると跳ぶ力がなくなり、王手も消えてしまいます。
lesson-promotion-declined-knight-wrong-promoted = 金と同じ動きになり、王手になっていません。
lesson-promotion-declined-dragon = 歩を打ってすぐに詰ませることはできません。では、１三に歩を打てますか。
lesson-promotion-declined-dragon-hint = １二の玉のまわりを見ましょう。自分の駒が利いているのはどのマスですか。
lesson-promotion-declined-dragon-done = 打てません。龍が玉の逃げ道をすべてふさいでいて、歩で詰んでしまいます。
lesson-promotion-declined-dragon-wrong = この歩は王手です。玉に逃げ道があるか、歩を取れるか、確かめましょう。
lesson-promotion-declined-rook = 同じ局面で、３一にいるのが飛車のままなら、１三に歩を打てますか。
lesson-promotion-declined-rook-hint = 龍なら利いていて、飛車では利かないマスはどこですか。
lesson-promotion-declined-rook-done = 打てます。飛車は２二に利かないので、ただの王手です。
lesson-promotion-declined-rook-wrong = 打った歩で王手をするのはかまいません。いけないのは詰みです。ここではどちらですか。
lesson-promotion-declined-foresight = 次に１三に打つ歩が必要です。印のマスの歩を取りましょう。成るか成らないかが肝心です。
lesson-promotion-declined-foresight-hint = 玉に２二の逃げ道を残します。成らずに取りましょう。
lesson-promotion-declined-foresight-done = お見事。玉の逃げ道が一つ残り、歩を打てるようになります。
lesson-promotion-declined-foresight-wrong-promoted = 龍では強すぎます。歩を打つと打ち歩詰めになってしまいます。
lesson-promotion-declined-reward = では歩を打って、その次の手で詰ませましょう。
lesson-promotion-declined-reward-hint = １三に歩を打ちます。玉が２二に逃げたら、香車が３二に進んで成ります。
lesson-promotion-declined-reward-done = 詰みです。めったに現れませんが、詰将棋ではおなじみの手筋です。
lesson-promotion-declined-reward-wrong = まず歩で玉を動かし、それから逃げ道のなくなる王手を探しましょう。
