# 日本語。です・ますで短く話しかけ、「あなた」は使いません。人には seat-person で「さん」を付けます。
#
# 対局は実際に打つ一局、ゲームはその種類です。マスやコマは「置く」、手は「打つ」といいます。
# 名前の形は一つだけなので、FORM は使いません。文と文の間、語と語の間は空けません（コマンドの前後だけ空けます）。
# 太字を閉じる ** は、句読点や括弧の前に置きます：「。」や「）」の後に続けて文字があると、プレビューで太字になりません。

-bot = Noughts

# 文と文の間と、並べたものの間。
between-sentences = {""}
between-items = {"、"}

# 翻訳だけにある文。
english-holds = -# 解釈に違いがある場合は、英語版が優先されます。
help-wrong-word = -# 不自然な日本語があれば教えてください：{ $link }

## コマンド：説明と選択肢（100文字まで）

command-tictactoe = 三目並べで遊ぶ
command-start = ボットと対局を始める
command-start-difficulty = ボットの強さ（省略するとこのサーバーのレベル）
command-start-engine = 強さの代わりにボットの打ち方を選ぶ（難易度を併用できるのは一部だけ）
command-mark = 自分のマーク。Xが先手（省略するとランダム）
command-board = 対局中の盤をこのチャンネルの最後に表示し直す
command-board-words = 代わりに盤を言葉で伝える（本人にだけ表示）
command-resign = このチャンネルの対局を投了する

command-challenge = 誰かに挑戦する、または公開挑戦を出す
command-challenge-opponent = 挑戦する相手（省略すると公開挑戦）
command-challenge-pace = 1手の持ち時間（省略するとこのサーバーのペース）
command-menu-challenge = 三目並べで挑戦
command-menu-stats = 三目並べの戦績
command-menu-review = 三目並べを振り返る
command-help = まずはここから：対局する、友だちに挑戦する、ランキングを見る
command-privacy = 挑戦を受ける相手、リマインダー、保存データ

command-daily = 今日のパズル：正しい手を見つける
command-daily-number = 過去のパズルの番号（省略すると今日のパズル）
command-practice = 自分のミスをパズルにして練習する
command-practice-variant = どのゲームを練習するか（省略するとすべて）
command-arena = アリーナを開く：参加者どうしで短い対局を次々に
command-arena-variant = どのゲームで遊ぶか（省略するとバニッシュ）
command-arena-minutes = 続く時間：10～60分（省略すると20分）
command-arena-starts-in = 何分後に始めるか：0～60分（省略すると5分）

command-history = 終わった対局：自分、ほかの人、このサーバー
command-history-player = 誰の対局を見るか（省略すると自分）
command-history-variant = どのゲームを見るか（省略するとすべて）
command-review = 対局を決めた手と、もっと良かった手を見る
command-review-variant = どのゲームか（省略すると最後に遊んだもの）

command-watch = エンジン同士の対局を観戦する
command-watch-x = Xを持つ先手のエンジン（省略するとランダム）
command-watch-o = Oを持つエンジン（省略するとランダム）
command-engines = エンジン紹介：それぞれの強さと勝ち方

command-variant = どのゲームで遊ぶか（省略するとクラシック）
command-stats-variant = どのゲームのレートを見るか（省略するとクラシック）
choice-game-classic = { game-classic }：3つ並べたら勝ち
choice-game-misere = { game-misere }：3つ並べたら負け
choice-game-vanish = { game-vanish }：マークは3つずつ
choice-game-squares = { game-squares }：4つ並べるか正方形
choice-game-drop = { game-drop }：落ちるマークを4つ並べる
choice-game-ultimate = { game-ultimate }：盤の中に9つの小さな盤
choice-game-sizes = { game-sizes }：大きいコマで小さいコマを隠す
choice-easy = やさしい：ラインを見落とす
choice-medium = ふつう：気づけるミスをする
choice-hard = むずかしい：勝つには作戦が必要
choice-unbeatable = 無敵：引き分けが最高の結果
choice-matched = 自動調整：自分と同じくらいの強さ（レート対象外）
choice-x = X：自分が先手
choice-o = O：ボットが先手
choice-challenge-o = O：相手が先手
choice-quick = 早打ち：1手1分
choice-casual = のんびり：1手15分
choice-slow = じっくり：1手3日

## エンジン：名前と、考え方を一言で

choice-engine-dice = Dice：少しのルールとサイコロ
choice-engine-lines = Lines：マスごとにラインを採点
choice-engine-sampling = Sampling：ランダムに対局して試す
choice-engine-wargames = Wargames：2手先まで読む
choice-engine-minimax = Minimax：最後まで読み切る
choice-engine-perfect = Perfect：負けずに罠を仕掛ける
choice-engine-tree = Tree：{ game-ultimate }専用
choice-engine-learned = Learned：{ game-ultimate }を自己対戦で学習

level-easy = やさしい
level-medium = ふつう
level-hard = むずかしい
level-unbeatable = 無敵
level-expert = エキスパート
level-matched = 自動調整
    .who = 自動調整のエンジン

## 盤

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}さん
seat-open = 募集中
seat-machine = { -bot }（{ $setting }）
seat-machine-both = { -bot }（{ $engine }、{ $level }）

board-series = -# 通算：{ $one } { $wins }勝  ·  { $other } { $losses }勝{ $draws ->
        [0] {""}
       *[other] {"  ·  "}引き分け{ $draws }
    }
board-turn = **{ $mark }：{ $player }の番です**
board-thinking = **{ $mark }：{ $player }が考えています…**
board-ahead = -# 順番待ち：前に{ $games }局
board-to-move = -# 手番：{ $mark }{"\u00A0"}{ $player }
board-deadline = -# 次の手は{ $time }（{ $left }）まで
board-deadline-unwatched = -# 次の手は{ $time }（{ $left }）まで。時間切れは、誰かがボタンを押したときに表示されます。
board-offer-draw = 🤝 **{ $asked }、引き分けを受けますか？**
board-offer-take-back = ↩️ **{ $asked }、{ $player }が直前の手の待ったを求めています。認めますか？**
board-won-line = 🏆 **{ $length }つ並べて{ $winner }の勝ちです！**
board-lost = **{ $length }つ並べて{ $winner }の勝ちです。**
board-won-line-square = 🏆 **4つで正方形を作って{ $winner }の勝ちです！**
board-won-line-boards = 🏆 **盤を3つ並べて{ $winner }の勝ちです！**
board-lost-boards = **盤を3つ並べて{ $winner }の勝ちです。**
board-won-line-more-boards = 🏆 **盤の数{ $most }対{ $fewest }で{ $winner }の勝ちです！**
board-lost-more-boards = **盤の数{ $most }対{ $fewest }で{ $winner }の勝ちです。**
board-won-line-reverse = 🏆 **{ $loser }が{ $length }つ並べたので、{ $winner }の勝ちです！**
board-lost-square = **4つで正方形を作って{ $winner }の勝ちです。**
board-lost-reverse = **{ $loser }が{ $length }つ並べたので、{ $winner }の勝ちです。**
game-and-rule = { "**" }{ $game }**：{ $rule }
board-won-resigned = 🏳️ **{ $loser }が投了しました。{ $winner }の勝ちです！**
board-won-out-of-time = ⏰ **{ $loser }の時間切れです。{ $winner }の勝ちです！**
board-won-abandoned = 🍂 **{ $loser }が対局を離れました。{ $winner }の勝ちです！**
drawn-classic = 🤝 **引き分けです**！どちらも3つ並べられませんでした。
drawn-squares = 🤝 **引き分けです**！盤が埋まりました。
drawn-sizes = 🤝 **引き分けです**！置けるコマがもうありません。
drawn-ultimate = 🤝 **引き分けです**！勝った盤の数が同じでした。
board-drew-unbeatable = 🎉 **無敵のボットと引き分けです。これ以上の結果は誰にも出せません！**
board-ended-repetition = 🤝 **引き分けです**！同じ局面が3回現れました。
board-ended-agreed-draw = 🤝 **引き分けです**！両者が合意しました。
board-ended-abandoned = 🍂 **中止**：本格的に始まる前に放棄されました。この対局は成績に入りません。
board-ended-unreachable = 🍂 **終了**：チャンネルがなくなりました。この対局は成績に入りません。
board-matched = -# { -bot }は相手に合わせて打ちます：強さ{ $skill }（100段階）。レート対象外。
board-another-try = -# レート対象外：{ $number }手目からのやり直し
board-hints = -# レート対象外：ヒント{ $hints }回
board-next-over = -# もう一局いかがですか？ボタンか { $command } でどうぞ
board-daily = -# 🧩 { puzzle-open }：{ COMMAND("daily") }
board-retired = この対局は新しいメッセージに移りました。
go-to-board = 盤へ移動

refresh = 更新
rule = ルール
board-in-words = 盤を言葉で
offer-draw = 引き分けを提案
take-back = 待った
take-back-question = 待ったをして、自分の最後の手とそれへの応手を取り消しますか？待ったをすると、この対局でレートが上がることはなくなります。
take-back-consent = まず相手の同意が必要です。
resign = 投了
accept = 受ける
decline = 断る
offer-withdraw = 取り下げる
rematch = 再戦
play-again = もう一局
easier = やさしく
harder = 難しく
more = その他
my-stats = 自分の戦績

reminder = { $player }の番です。相手は{ $opponent }（{ $game }、{ $number }手目）：{ $link }

## アリーナ

arena-title = アリーナ：{ $game }
arena-starts = **{ $start }に始まり**、{ $minutes }分続きます。
arena-how = 手の空いた人どうしが、次々に対局します。1手につき1分です。勝ちは2点、引き分けは1点です。途中からの参加も、休憩も、途中で抜けるのも自由です。
arena-in-thread = 対局は{ $thread }に出て、そこでメンションします。
arena-in-new-thread = 対局はこのメッセージのスレッドに出て、そこでメンションします。
arena-in-channel = 対局はこのチャンネルに出て、ここでメンションします。
arena-joined-none = まだ誰も参加していません。
arena-joined = **{ $count }人が参加**：{ $names }
arena-ends = **{ $end }に終わります。**
arena-ending = **新しい対局は始まりません**。途中の対局が点に入るのは、締め切り（{ $end }）までです。
arena-here = -# { $count }人が参加中
arena-score = { $place } { $player }：**{ $points }点**、{ $games }局
arena-score-tied = { arena-score }（勝ち：{ $wins }、倒した相手の点：{ $beaten }）
arena-more = -# …ほか{ $count }人
arena-nobody-played = 終わった対局はまだありません。
arena-won = 🏆 **{ $winner }の優勝です！**
arena-shared = 🏆 **アリーナが終わりました。1位は同点です！**
arena-played = -# { $people }人、{ $games }局
arena-over-unplayed = アリーナが終わりました。終わった対局はありませんでした。
arena-too-few = 今回は人数が足りませんでした。アリーナには2人必要です。
arena-lapsed = その時間にボットが動いていなかったため、このアリーナは始まりませんでした。
arena-cancelled = このアリーナは中止になりました。
arena-you-missed = 「{ arena-back }」を押すまで、新しい対局はありません。
arena-ratings = -# 対局は普段どおりレートに反映されます。同じ2人が24時間以内に何局か打つと、1局目はそのまま、2局目は2分の1、3局目は3分の1だけ反映されます。
arena-you-are-back = おかえりなさい。誰かの手が空きしだい、次の対局が始まります。
arena-ask = まだほかの人には見えません。**{ arena-announce }**を押すと、このチャンネルに出ます。
arena-announced-in = アリーナを{ $channel }で告知します。
arena-end-question = このアリーナを終了しますか？新しい対局は始まらず、途中の対局はあと{ $minutes }分以内に終われば点に入ります。
arena-cancel-question = 始まる前にこのアリーナを終了しますか？
arena-ended = アリーナを終了します。新しい対局は始まりません。
arena-goes-on = わかりました。アリーナを続けます！

arena-announce = 告知する
join = 参加
call-players = プレイヤーを呼ぶ
arena-leave = 抜ける
arena-standings = 順位表
arena-start = 今すぐ開始
arena-end = 終了
arena-end-yes = はい、終了する
arena-end-no = いいえ、続ける
arena-back = 戻りました
arena-again = もう一度開く

arena-points = -# アリーナ：{ $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# この対局はアリーナの点に入りますが、レートには反映されません。両者が2手ずつ打つ前に終わりました。
arena-missed = -# { $player }には、しばらく新しい対局はありません。
arena-next = -# アリーナが続くあいだ、次の対局は自動で始まります。

## 挑戦

challenge = ### ⚔️ { $invited }、三目並べはいかがですか？
    { $challenger }から対局の挑戦が届きました。
challenge-open = ### ⚔️ 三目並べ、誰か遊びませんか？
    { $challenger }が相手を探しています。最初に参加した人と対局します。
challenge-rematch = ### ⚔️ { $invited }、もう一局いかがですか？
    { $challenger }が再戦を希望しています。
challenge-another-try = ### ⚔️ { $invited }、もう一度試してみませんか？
    { $challenger }がこの局面からの続きを希望しています。
challenge-until = -# 期限：{ $until }
players-called = { $role } { $challenger }が相手を探しています。
players-found = 見つかりました：{ $players }
players-none = 今回はどなたもいませんでした。
challenge-block = ブロック
challenge-cancel = 挑戦を取り消す
challenge-again = もう一度誘う
challenge-anyway = それでも挑戦する
challenge-too = 自分も募集する
challenge-declined = { $invited }は{ $challenger }からの挑戦を断りました。
challenge-lapsed = { $challenger }から{ $invited }への挑戦は、時間内に返事がありませんでした。
challenge-lapsed-open = { $challenger }は相手を探していましたが、時間内に参加者がいませんでした。
challenge-cancelled = { $challenger }が{ $invited }への挑戦を取り消しました。
challenge-cancelled-open = { $challenger }が公開挑戦を取り消しました。

## エンジンがそこに打った理由：その手の効果か考え方、次に数値

why = なぜ？
move-explained = **{ $player }**：{ $cell }に置きました。
effect-win = { $line }をそろえて勝ちました。
effect-won = この手で勝ちました。
effect-line = 3つ並べました。
effect-safe = 3つ並べるのを避けました。
effect-block =
    { $whose ->
        [yours] そちらの{ $line }のラインを防ぎました。
       *[theirs] { $line }のラインを防ぎました。
    }
effect-blocked = ラインを防ぎました。
effect-coverable = ラインの邪魔をしましたが、大きいコマならまだ完成できます。
effect-threat = { $cells }マスで勝ちを狙っています。
effect-no-reason = これは手の効果で、打った理由とは限りません。
line-0 = 上段
line-1 = 中段
line-2 = 下段
line-3 = 左の列
line-4 = 中央の列
line-5 = 右の列
line-6 = 斜め
show-numbers = 数値を見る
numbers-title = ### { FORM($engine, of: "who") }の手の選び方
table-equal = **{ $title }**：`{ $number }`{ $count ->
        [1] {""}
       *[other] （すべて同じ）
    }

why-dice-opening = 盤が空だったので、サイコロを振りました。出るのはたいてい隅、ときどき中央、まれに辺です。
why-dice-centre = 初手が隅だったので、中央に置きました。
why-dice-corner = 初手が中央だったので、隅に置きました。
why-dice-fork = 対角の2つの隅はダブルリーチになりうるので、サイコロを振りました。出るのはたいてい辺です。
why-dice-any = 当てはまるルールがなく、ランダムに選びました。
why-lines-weights = 点数のいちばん高いマスに置きました。空いているラインは少し、完成や阻止ができるラインは大きく加点します。
why-sampling-games = すべての手を{ $games }局ずつのランダムな対局で試し、負けがいちばん少なかった手を選びました。
why-wargames-two-plies = 自分の手と相手の応手を比べ、同点のものは好みで選びました。
why-minimax-guess = 終局まではまだ遠く、読み切れないので、ランダムに打ちました。
why-minimax-search = 終局まで読み切り、最善手の1つを選びました。
why-level-ahead = { $plies }手先まで読み、その先は読みませんでした。
why-level-overlooked =
    { $whose ->
        [own] 自分のラインを見落としました。
        [theirs] 相手のラインを見落としました。
       *[other] ラインを見落としました。
    }
why-matched-measured = 今の強さに見合う手を選びました。
why-perfect-winning = どう応じられても勝てる手を選びました。
why-perfect-trap = 安全な手のうち、人がいちばん応じ方を間違えやすい手を選びました。
why-perfect-hold = 安全な手を選びました。相手がどう応じても、間違いにはなりません。
why-perfect-losing = 相手がこの先正しく打てば、どの手でも負けです。
why-tree-win = 確実に勝てる手を見つけました。
why-tree-search = 読みの中で特に多く立ち戻った手の一つを選びました。
why-sampling-hurried = 待っている対局が多かったので、急いで手を決めました。
why-board-won = その小さな盤に勝ちました。
why-board-blocked = その小さな盤のラインを防ぎました。
why-sent-anywhere = { $board }にはもう置けないので、次の手はほかの空いている盤のどこにでも置けます。
why-sent-empty = 次の手は、まだ空の{ $board }に置くことになります。
why-sent-own = { $board }に勝つリーチをかけていて、次の手はそこに置くことになります。
why-sent-theirs = 次の手は{ $board }に置くことになり、その手で盤に勝てます。
why-sent-both = { $board }でリーチをかけていますが、次の手はそこに置くことになり、先に勝たれることもあります。
why-sent-neither = 次の手は{ $board }に置くことになりますが、まだ誰も1手では勝てません。
why-chance = 勝つ見込みは、引き分けを半分と数えて約{ $percent }%と見ました。

table-lines-weight = 空いている各マスの点数
table-sampling-wins = 各手で勝った対局（{ $games }局中）
table-sampling-draws = 各手で引き分けた対局（{ $games }局中）
table-wargames-own = エンジンの各手の良さ
table-wargames-reply = それに対する各応手の良さ
table-wargames-taste = エンジンの各手に好みを加えた点数
table-tree-chance = 各手の勝つ見込み
table-tree-visits = 各手を調べた回数
table-minimax-value = 各手の結果（10は勝ち、0は引き分け、-10は負け）
table-perfect-chance = 安全な各手で、相手がときどき間違えるときに勝つ確率
table-perfect-slip = 安全な各手への応手のうち、間違いの割合

## ヒント：局面について言えること、見る場所、手

hint = ヒント
hint-question = ヒントを見ると、この対局はレート対象外になり、レートはもう変わりません。
hint-yes = ヒントを見る
hint-where = どこ？
hint-what = どの手？
hint-gone = このヒントの後で盤が変わりました。盤の**{ hint }**を押すと、新しいヒントが出ます。
hint-unseen = -# 盤にはまだ表示されていません。次に盤のボタンを押しても、表示が新しくなるだけです。
hint-finish = **決められます**：すぐに勝てる手が{ $right }通りあります。
hint-only-move = **打てる手は1つだけです。**
hint-own-line = **注意**：打てる{ $legal }手のうち{ $wrong }手は3つ並んでしまい、負けになります。
hint-threat = **注意**：{ $right ->
        [1] 次の番のボットの勝ちを防ぐ手は1つだけです。
       *[other] 打てる{ $legal }手のうち{ $wrong }手は、次の番でボットに勝たれます。
    }
hint-win-in-two = **あと2手で勝てます**：{ $right ->
        [1] その1手目は1通りだけです。
       *[other] 打てる{ $legal }手のうち{ $right }手が、その1手目になります。
    }
hint-win-some = **ここから勝てます**。{ $right ->
        [1] 勝ちを保つ手は1つだけです。
       *[other] 打てる{ $legal }手のうち{ $right }手で勝ちを保てます。
    }
hint-win-all = **ここから勝てます**。どの手でも勝ちを保てます。
hint-even-some = **この対局は互角です**。{ $right ->
        [1] 引き分けを保つ手は1つだけです。
       *[other] 打てる{ $legal }手のうち{ $right }手で引き分けを保てます。
    }
hint-even-all = **この対局は互角です**。どの手でも引き分けを保てるので、いちばん応じにくい手を探しましょう。
hint-lost = **どう打ってもボットが勝てます**。いちばん応じにくい手を選びましょう。
hint-judged = **ボットの見立て**：勝つ見込みは約{ $chance }%です。
hint-area = 最善手は{ $area }にあります。
hint-judged-area = 最善と思われる手は{ $area }にあります。
hint-board = 最善手は{ $board }にあります。
hint-judged-board = 最善と思われる手は{ $board }にあります。
hint-move = { $cell }に置きましょう。
hint-play = そこに置く
hint-played = { $cell }に置きました。
area-line-0 = 上段
area-line-1 = 中段
area-line-2 = 下段
area-line-3 = 左の列
area-line-4 = 中央の列
area-line-5 = 右の列
area-line-6 = 左上の隅からの斜めのライン
area-line-7 = 右上の隅からの斜めのライン
area-quarter-0 = 左上の4分の1
area-quarter-1 = 右上の4分の1
area-quarter-2 = 左下の4分の1
area-quarter-3 = 右下の4分の1

## 終わった対局の振り返り

review = 振り返り
review-player-accuracy = { $player } { $number }%
review-try-again = { $number }手目からやり直す
review-player-hints = { $player }（ヒント{ $hints }回）
review-start = **開始局面**。▶で{ $moves }手を順に見られます。
review-move = **全{ $moves }手の{ $number }手目**：{ $mark }が{ $cell }に置く
review-accuracy = 精度：{ $players }
review-turning-point = **全{ $moves }手の{ $number }手目、勝負の分かれ目**：{ $mark }が{ $cell }に置く · **{ $name }**
review-faultless = どちらにも、勝敗を決めるミスはありませんでした。
review-praise-find = お見事です。唯一の良い手、{ $cell }を見つけました。
review-praise-trap = うまい罠を仕掛けました：{ $cell }。
review-praise-moves = { $good ->
        [0] 覚えておきたいことを1つ：
       *[other] { $moves ->
            [1] 打った1手は正解でした。
           *[other] 打った{ $moves }手のうち{ $good }手が正解でした。
        }
    }
review-praise-last-moves = { $good ->
        [0] 覚えておきたいことを1つ：
       *[other] { $moves ->
            [1] 最後の1手は正解でした。
           *[other] 最後の{ $moves }手のうち{ $good }手が正解でした。
        }
    }
review-lesson = 次は、{ $number }手目で{ $cell }に置いてみましょう。
review-next-time = 次に試したい手：{ $cells }。
review-held = より良い手：{ $cells }。
review-better = もう少し良い手：{ $cells }。
review-any = 緑のマスのどれか
review-any-move = ほかの{ $count }手のどれか
review-trap = 罠にもなっています。自然に見える応手は間違いです。
review-partly-known = -# 評価できるのは終わりのほうの手だけです。それより前の手は、終局まで読み切れません。
review-unknown = -# この対局の手は評価できません。
review-doubts = -# 見直したい手：{ $numbers }手目。
review-doubt = ボットの見立て：{ $mark }の勝つ見込みは約{ $before }%から約{ $after }%に下がりました。{ $cell }のほうが良さそうでした。
review-boards-won = -# 終局時に勝っていた小さな盤：X { $x }、O { $o }。

move-brilliant = 妙手
move-great = 好手
move-best = 最善手
move-good = 良い手
move-sound = 手堅い手
move-winning = 勝ちの手
move-inaccuracy = 疑問手
move-slower = 遠回り
move-doubtful = 疑わしい手
move-missed-win = 勝ち逃し
move-blunder = 悪手
move-opening = 序盤の手
move-forced = 唯一の手
move-given = 既定の手
move-and-trap = { $name }、罠

review-won = この手で対局に勝ちました。
review-own-line = ラインがそろいました。このゲームではそろえると負けです。
review-win-overlooked = 勝てる手がありました：{ $cell }。
review-line-left-open = ラインを防がなかったので、{ $opponent }は{ $cell }で勝てます。
review-win-allowed = これで{ $opponent }は{ $cell }で勝てます。
review-fork-allowed = これで{ $opponent }は{ $cell }でダブルリーチをかけられます。
review-win-let-go = 必ず勝てる手がありました：{ $cell }。
review-loss-allowed = これで{ $opponent }は{ $cell }から必ず勝てます。
review-no-choice = ほかに手はありませんでした。
review-all-equal = どの手も価値は同じでした。
review-lost-already = この時点で、どの手を打っても{ $opponent }が勝てる局面でした。
review-only-winning = 勝てるのはこの手だけです。
review-only-holding = 引き分けを保てるのはこの手だけです。
review-fork-made = ダブルリーチです。防げるのは片方だけです。
review-blocked = { $opponent }のラインを防ぎました。
review-win-kept = 勝ちを保つ手です。
review-draw-kept = 引き分けを保つ手です。

## エンジン紹介：考え方、勝ち方、強さ

engines-title =
    ## エンジン紹介
    目盛りが多いほど、「クラシック」で手ごわい相手です。選ぶと詳しい説明が出ます。
    - Sampling：すべてのゲーム
    - Minimax、Perfect：「{ game-ultimate }」以外のすべて
    - Tree、Learned：「{ game-ultimate }」
    2つ目のメニューでは、ゲームごとのレベルが見られます。
engines-pick = エンジンを選ぶ
play-level = { $level }
engine-worst = { $worst ->
        [0] 誰も倒せません。
       *[other] 癖を知っている人は100局中{ $worst }局勝ちます。
    }
engine-random = でたらめに打つ相手には100局中{ $wins }局勝ち、{ $losses ->
        [0] 1局も負けません
       *[other] { $losses }局負けます
    }。
engine-beat = **勝ち方**：{ $beat }

about-dice = いくつかのルールに従います。どれも当てはまらなければサイコロを振ります。
about-lines = すべてのマスを通るラインを採点します。先はまったく読みません。
about-sampling = それぞれの手を、最大100局のランダムな対局で試します。
about-wargames = 自分の手と相手の応手まで読み、その先は見ません。
about-minimax = 終局まで先を読みます。
about-perfect = すべての局面を記憶していて、罠を仕掛けます。

beat-dice = 先手で、最初に辺へ置きます。それに応じるルールがありません。
beat-lines = 先手で隅に置き、次はそこから桂馬飛びの辺に置きます。毎回ダブルリーチにかかります。
beat-sampling = 先手で、対角の2つの隅に置きます。3つ目の隅で応じてしまいがちです。
beat-wargames = 先手で隅に置きます。中央に置いてきたら対角の隅に、次に3つ目の隅に置きます。
beat-minimax = 勝てません。引き分けを目指しましょう。「{ level-easy }」では、残り4マスになるまでランダムに打ちます。
beat-perfect = 勝てません。引き分けを目指しましょう。

levels-pick = ゲームのレベル
levels-title =
    ## { $game }のレベル
    ルール：{ $rule }互いに最善を尽くせば引き分けです。
levels-title-unsolved =
    ## { $game }のレベル
    ルール：{ $rule }
levels-line = { "**" }{ $level }**（レート{ $points }）：{ $beat }
levels-matched = -# { "**" }{ level-matched }**はレート対象外で、自分と同じ強さに合わせてきます。
levels-blocks = -# 目盛り：5回に4回は最善手を打つ人と10局打って、負けない局数。

beat-learned = いちばん強いレベルです。このゲームはまだ誰も解いていません。何千もの局面を調べます。盤を自由に選ばせず、盤を3つ並べることを早くから考えましょう。
beat-levels = { $plies }手先まで読み、その先は運任せです。もっと先まで読みましょう。
beat-overlooking = リーチの{ $percent }%を見落とします。毎手リーチをかけましょう。

## エンジン同士の対局

show-opening = **準備はいいですか？さあ、始まります！**
show-moved = **{ $mark }：{ $engine }が{ $cell }に置きました**
show-move = **{ $mark }** { $engine }：{ $why }
show-stop = 停止
show-again = もう一度
show-play-winner = 勝者と対局
show-stopped = 停止しました。
show-cut-short = すみません、途中で止まりました。
show-lost = 始まる前に接続が切れました。
show-record = ここまで{ $games }局：Xの勝ち{ $x }、Oの勝ち{ $o }、引き分け{ $draws }。
show-conclusion = **奇妙なゲームです。勝つための唯一の手は、プレイしないこと。** { COMMAND("tictactoe start") } はいかがですか？

## ヘルプと、誰に挑戦するかの質問

help-text =
    ## 三目並べ
    3つ並べたら勝ちです。このチャットで、ボットと対局したり、友だちに挑戦したりできます。
    ボットとの対局で困ったら**{ hint }**を押してください。終わったら**{ review }**で、勝負を決めた手がわかります。
help-games = 遊ぶゲームを選ぶ…
help-hint = -# 次からは { COMMAND("tictactoe start") } だけで始められます
help-play = ボットと対局
help-challenge = 友だちと対局
help-stats = 戦績
help-privacy-policy = プライバシーポリシー
help-terms = 利用規約
help-support = サポート
challenge-who = 誰に挑戦しますか？
challenge-who-person = 人を選ぶ
challenge-who-anyone = 公開挑戦
challenge-recent-number = { $number }に挑戦

## 本人だけに尋ねること、伝えること

resign-question-counted = この対局を投了しますか？負けになります。
resign-question-uncounted = この対局を投了しますか？まだ両者が2手ずつ打っていないので、成績には入りません。
resign-question-arena = この対局を投了しますか？{ $counts ->
        [counted] アリーナの点は相手に入ります。
       *[uncounted] 成績には入らず、**{ arena-back }** を押すまで新しい対局はありません。
    }
resign-question-unrated = この対局を投了しますか？レート対象外なので、レートは変わりません。
resign-yes = はい、投了する
resign-no = 続ける
resign-done = 投了しました。対局ありがとうございました！
resign-kept = わかりました。対局を続けます！

already-playing = ここではすでに対局中です。
already-shown = 対局をもう一度表示しました。
already-show = ここに表示
which-game = ここで2局対局中です。どちらですか？

start-own = 自分も対局する
you-declined = 断りました。{ $person }は{ $time }（{ $left }）からまた挑戦できます。
blocked = { $person }はもう挑戦できません。{ COMMAND("privacy") } で元に戻せます。

privacy-title = ## プライバシー
privacy-challenges-on = **挑戦**：ブロックしていない人なら誰でも挑戦できます。
privacy-challenges-off = **挑戦**：誰も挑戦できません。
privacy-challenges-turn-on = 挑戦を受ける
privacy-challenges-turn-off = 挑戦を受けない
privacy-reminders-on = **リマインダー**：「じっくり」の対局では自分の番が来たときと残り時間が4分の1になったときに、「のんびり」の対局では自分の番が来て2分後に、メンションで知らせます。
privacy-reminders-off = **リマインダー**：自分の番が来ても知らせません。
privacy-reminders-turn-on = 通知を受ける
privacy-reminders-turn-off = 通知を受けない
privacy-games-on = **自分の対局**：サーバーのメンバーは、そこでの対局を { COMMAND("history") } と { COMMAND("stats") } で見られます。
privacy-games-off = **自分の対局**：終わった対局は、自分と相手だけが { COMMAND("history") } と { COMMAND("stats") } で見つけて、振り返ることができます。チャンネルの盤、共有した対局、レート、合計はそのまま見えます。
privacy-games-turn-on = 対局を公開する
privacy-games-turn-off = 対局を隠す
privacy-words-on = **盤を言葉で**：これから始まる対局では、相手が打つたびに、盤を言葉で本人だけに伝えます。
privacy-words-off = **盤を言葉で**：「{ board-in-words }」を押したときだけ伝えます。
privacy-words-turn-on = 盤を言葉で伝える
privacy-words-turn-off = 盤を言葉で伝えない
privacy-name = **名前**：グローバルランキングでは非表示です。{ COMMAND("stats") } の「{ choice-everywhere }」で表示できます。
privacy-blocked = **ブロック中**：このメニューの人は挑戦できません。
privacy-blocked-none = ブロック中の人はいません
privacy-data =
    ### 自分のデータ
    対局、レート、設定を保存しますが、名前やメッセージは保存しません。
privacy-blocked-deleted = ブロックした人のうち{ $count }人がデータを削除したため、誰なのかを表示できません。その場合も挑戦はできません。
privacy-unblock-deleted = データを削除した人のブロックを解除

refusal-not-your-match = これはほかの人の対局です。
refusal-not-your-turn = { $person }の番です。<t:{ $since }:R>に始まりました。
refusal-match-not-over = この対局はまだ終わっていません。
refusal-not-against-bot = ボットは引き分けの提案を受けません。続けるか、投了してください。
refusal-draw-too-early = 引き分けを提案できるのは5手目からです。
refusal-nothing-to-take-back = まだ1手も打っていないので、待ったはできません。
refusal-offer-stands = 先に今の提案に答えてください。
refusal-own-offer = 自分の提案なので、受けるか断るかは{ $person }だけが決められます。取り下げることはできます。
refusal-not-your-offer = この提案を取り下げられるのは{ $person }だけです。受けるか断るかは選べます。
refusal-no-offer = この提案はもう終わっています。
refusal-challenge-open = この対局はまだ始まっていません。挑戦の返事を待っています。
refusal-challenge-over = この挑戦はもう終わっています。
refusal-not-your-challenge = この挑戦を受けるか断るかは{ $person }だけが決められます。自分の挑戦は { COMMAND("tictactoe challenge") } で出せます。
refusal-own-challenge = 自分の挑戦は受けられません。ほかの人を待ちましょう。
refusal-own-invitation = 自分の挑戦なので、受けるか断るかは{ $person }だけが決められます。取り消すことはできます。
refusal-not-your-invitation = この挑戦を取り消せるのは{ $person }だけです。
refusal-too-many-challenges = 返事待ちの挑戦がすでに{ $limit }件あります。返事を待つか、どれかを取り消してください。
refusal-not-challengeable = { $person }は今、挑戦を受け付けていません。
refusal-just-declined = { $person }に断られたばかりです。<t:{ $until }:t>（<t:{ $until }:R>）からまた挑戦できます。
refusal-no-role-to-call = 呼び出すロールにメンションできなくなりました。サーバーを管理する人が { COMMAND("settings") } で別のロールを選べます。
refusal-just-called = ここではプレイヤーを呼んだばかりです。<t:{ $until }:t>（<t:{ $until }:R>）からまた呼べます。
refusal-too-many-blocks = すでに{ $limit }人をブロックしていて、これ以上は保存できません。先に { COMMAND("privacy") } で誰かを外してください。
refusal-self-challenge = 自分には挑戦できません。最初に参加した人と対局するには、`opponent`を空にしてください。
refusal-bot-challenge = ほかのボットは対局できません。人か、このボットに挑戦してください。
refusal-not-here = { $person }はこのチャンネルを見られません。
refusal-nobody-here = このチャットはほかの誰にも見えません。{ COMMAND("tictactoe start") } でボットと対局するか、サーバーで誰かに挑戦してください。
refusal-only-you = このサーバーでは返信が本人にしか見えないため、挑戦を取り消しました。そのままでは誰も参加できません。
refusal-opponent-busy = { $person }はここですでに対局中です。その対局の後でもう一度試してください。
refusal-opponent-deleted = 相手がデータを削除したため、誰だったのかわかりません。{ COMMAND("tictactoe challenge") } で誰かに挑戦してください。
refusal-wrong-channel = 2人でのやり直しは、対局したチャンネルでできます。そこで振り返りを開いてください。
refusal-rematch-made = この対局の再戦はすでにあります。
refusal-cell-taken = そのマスは埋まっています。空いているマスを選んでください。
refusal-board-moved-on = 押す前に盤が変わりました。今の盤はこうなっています。
refusal-match-over = この対局は終わっています。{ COMMAND("tictactoe start") } で新しく始めてください。
refusal-arena-match-over = この対局は終わっています。アリーナが続くあいだ、次の対局は自動で始まります。
refusal-newer-engine = 更新中です。この対局の相手は新しいバージョンにしかいません。何も変わっていないので、数分後にもう一度試してください。
refusal-no-such-match = ここで表示できる対局はありません。{ COMMAND("tictactoe start") } で始めてください。
refusal-already-playing = ここではすでに対局中です。{ COMMAND("tictactoe board") } で表示できます。
refusal-wrong-engine = { $variant ->
    [classic] { $engine }は「{ game-ultimate }」専用です。
    [ultimate] { $engine }は「{ $game }」に対応していません。対応しているのはSampling、Tree、Learnedです。
   *[other] { $engine }は「{ $game }」に対応していません。対応しているのはSampling、Minimax、Perfectです。
}
refusal-no-such-level = { $engine }は「{ $level }」にできません。{ $engine }と対局するには`difficulty`を、「{ $level }」と対局するには`engine`を空にしてください。
refusal-unknown-button = このボタンは古すぎます。{ COMMAND("tictactoe start") } で対局を始めてください。
refusal-too-fast = 速すぎて追いつけません。数秒お待ちください。
refusal-unknown-option = わからない選択肢です。一覧から選んでください。
refusal-board-gone = その盤は削除されました。{ COMMAND("tictactoe board") } で対局をもう一度表示できます。
refusal-nothing-to-explain = ボットはまだ1手も打っていません。
refusal-no-hints = ヒントはボットとの対局だけのものです。
refusal-show-running = このチャンネルではすでにエンジン同士が対局中です。終わるのを待つか、始めた人に停止を頼んでください。
refusal-too-many-shows = 今はこれ以上エンジン対局を始められません。1分後にもう一度試してください。
refusal-show-over = このエンジン対局は終わっています。
refusal-not-your-show = このエンジン対局を停止できるのは、始めた人だけです。
refusal-nothing-to-review = 終わった対局がまだありません。{ COMMAND("tictactoe start") } で始めてください。
refusal-store-busy = 保存できませんでした。何も失われていません。少し待ってからもう一度試してください。
refusal-store-unknown = データベースとの接続が切れたため、保存できたかどうかわかりません。少し待ってからもう一度確かめてください。
refusal-store-damaged = データベースを読めないため、今の操作は反映されていません。ボットの運営者による修理が必要です。
refusal-unknown-command = このコマンドは変わりました。Discordを再読み込みして、もう一度試してください。
refusal-engine-failed = 時間内に手を考えられませんでした。対局は無事です。もう一度試してください。
refusal-broken = こちらで問題が起きました。対局は無事です。もう一度試してください。

## 順位表、成績、対戦記録、成績に入らない理由

command-stats = ランキング、プレイヤーの戦績、2人の対戦成績
command-stats-player = 誰の戦績を見るか
command-stats-versus = このプレイヤーとの対戦成績を見る
command-stats-scope = このサーバーかグローバル（省略するとこのサーバー）
choice-server = このサーバー
choice-everywhere = グローバル

stats-title-server = ## 🏆 このサーバーのランキング
stats-title-everywhere = ## 🏆 グローバルランキング
stats-title-season = ## 🏆 このサーバーのランキング：シーズン{ $number }
stats-title-direct = ## ダイレクトメッセージ
results-legend = -# 勝ち/引き分け/負け
stats-unsettled = 順位なし：あと数局で付きます
stats-empty = 成績に入る対局を終えた人はまだいません。一番乗りはいかがですか：{ COMMAND("tictactoe start") }
stats-unsettled-season = 順位なし：対局が足りません
stats-empty-season = このシーズンに成績に入る対局を終えた人はいません。
stats-own-none-season = { "**自分**" }：このシーズンに成績に入る対局はありませんでした。
stats-you = { $who } { "**（自分）**" }
stats-own-none = { "**自分**" }：成績に入る対局をここでまだ終えていません。
stats-own-unnamed = -# この一覧で、自分の名前はほかの人に見えません。
stats-someone = 匿名の人
person-gone = 削除されたユーザー
stats-page = { $page } / { $pages }
stats-mine = 自分
stats-to-direct = DM
stats-name-me = 名前を表示
stats-unname-me = 名前を隠す
stats-help = レートの仕組み
play = 対局する
card-board = ランキング

card-rank = { "**" }{ $points }**、{ $rank }位
card-none = ここで成績に入る対局はまだありません。
card-none-season = このシーズンに成績に入った対局はありません。
card-direct = { "**" }{ $points }**、自分にだけ見えます
card-puzzles =
    -# 🧩 解いたパズル：{ $solved }問
    -# 🔥 最長の連続記録：{ $longest }日
card-total = { $wins }勝{ $losses }敗{ $draws }分  ·  X { $x }回、O { $o }回
card-streak = 連勝：現在{ $streak }、最高{ $best }
card-streak-season = 連勝：終了時{ $streak }、最高{ $best }
card-opening = よく選ぶ最初のマス：{ $cell }（{ $times }回）
card-opponents = ### 対戦成績
card-opponent = { $opponent }：{ $wins }勝{ $losses }敗{ $draws }分
card-opponent-people = 人との対局
card-opponent-you = 自分
against-bot = ## { $who }対{ -bot }
against-bot-how = -# 各レベルのレートは固定です。**{ stats-help }**をご覧ください。
card-latest = ### ここでの最近の対局
card-match-link = { $match }  ·  [盤を見る]({ $link })
card-picture = 左：最近{ $matches }局のレート。{ $first }から{ $last }へ、最低{ $lowest }、最高{ $highest }。右：最初の手に選んだマスの回数、上の段から順に：{ $cells }。
card-picture-caption = -# 左：レートの推移。右：最初の手に選んだマスの回数。

waiting-yours = **自分の番（{ $count }）**
waiting-theirs = **相手を待っている対局（{ $count }）**
waiting-game = `{ $number }.` { $game }  ·  相手：{ $opponent }  ·  期限：{ $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent }が考えています
waiting-group-chat = `{ $number }.` { $game }  ·  相手：{ $opponent }  ·  期限：{ $until }  ·  グループチャット
waiting-open = 対局{ $number }
history-title = ## { $who }の対局
history-title-server = ## このサーバーの最近の対局
history-seen-here = -# このサーバーでの対局と、自分との対局です。
history-seen-own = -# 自分との対局です。サーバーで使うと、そこでの全員とボットの対局を見られます。
history-seen-direct = -# このチャットでの対局と、自分との対局です。サーバーで使うと、その人のそこでの対局を見られます。
history-none = 表示できる対局はありません。
history-none-server = ここに表示できる対局はまだありません。始めてみましょう：{ COMMAND("tictactoe start") }
history-won = { $opponent }に{ "**勝ち**" }
history-lost = { $opponent }に{ "**負け**" }
history-drawn = { $opponent }と{ "**引き分け**" }
history-unfinished = { $opponent }との対局は{ "**未完了**" }
history-beat = { $winner }が{ $loser }に勝ち
history-drew = { $x }と{ $o }が引き分け
history-stopped = { $x }と{ $o }の対局は未完了
history-unrated = レート対象外
history-arena = アリーナ
history-uncounted = 成績に入らない
history-open = 対局を開く…
history-option = 対局{ $number }：{ $game }
history-newer = 新しい対局へ
history-older = 古い対局へ
history-all-games = すべてのゲーム
history-own = 自分の対局
history-server = サーバーの対局

animation = アニメーション
replay-told = 対局の手順：{ $moves }。{ $end }
replay-move = { $mark } { $cell }
replay-none = 手はありません
replay-won = { $mark }の勝ちです。
replay-drawn = 勝者はいません。
replay-unfinished = 最後まで打たれませんでした。

cell-0 = 左上の隅
cell-1 = 上段中央
cell-2 = 右上の隅
cell-3 = 中段左
cell-4 = 中央
cell-5 = 中段右
cell-6 = 左下の隅
cell-7 = 下段中央
cell-8 = 右下の隅
piece-a = { $cell }（小さいコマ）
piece-b = { $cell }（中くらいのコマ）
piece-c = { $cell }（大きいコマ）
cell-in-board = { $board }の{ $cell }
small-board-nw = 左上の盤
small-board-n = 上の盤
small-board-ne = 右上の盤
small-board-w = 左の盤
small-board-centre = 中央の盤
small-board-e = 右の盤
small-board-sw = 左下の盤
small-board-s = 下の盤
small-board-se = 右下の盤
ultimate-sent = **{ $board }に置いてください**。🟨
ultimate-choose = **🟨の盤から、置く盤を選んでください。**
ultimate-closed = **🟨の盤から、置く盤を選んでください**：{ $board }にはもう置けません。
ultimate-chosen = **{ $board }に置く**か、別の盤を選んでください。🟨
pick-again = 別の盤を選ぶ
words-row = { $name }段目：{ $cells }。
words-column = { $name }列：{ $cells }。
words-board = { $name }：{ $cells }。
words-empty = { $square }は空き
words-fading = 次に消える{ $mark }
words-won = { $mark }の勝ち
words-untouched = まだ何もなし
words-choose = **まだ置ける盤から、置く盤を選んでください。**
pick-a = 小 ×{ $left }
pick-b = 中 ×{ $left }
pick-c = 大 ×{ $left }

## ゲーム：名前と、一言でのルール

game-classic = クラシック
game-misere = リバース
game-vanish = バニッシュ
game-squares = スクエア
game-drop = ドロップ
game-sizes = サイズ
game-ultimate = アルティメット
legend-fading = 薄いマークが次に消えます。
legend-sizes = 1は小、2は中、3は大です。
rule-classic = 3つ並べたら勝ちです。
rule-misere = 3つ並べたら負けです。
rule-vanish = { $moves ->
        [0] 4つ目のマークを置くと、自分のいちばん古いマークが消えます。3つ並べたら勝ちです。同じ局面が3回現れたら引き分けです。初手は辺に置けません。
       *[other] 4つ目のマークを置くと、自分のいちばん古いマークが消えます。3つ並べたら勝ちです。同じ局面が3回現れたら引き分けです。
    }
rule-squares = 4つ並べるか、2×2の正方形を作れば勝ちです。
rule-drop = マークは、列の空いているいちばん下のマスまで落ちます。4つ並べたら勝ちです。
rule-ultimate = 置いたマスと同じ位置にある小さな盤が、相手の次に置く盤になります。3つ並べると小さな盤に勝ち、小さな盤を3つ並べると対局に勝ちます。誰も並べられなければ、多くの盤に勝ったほうが勝ちです。
rule-sizes = 大きいコマは小さいコマを隠します。自分のコマも隠せます。置いたコマは動かせません。自分のコマが3つ並べば勝ちです。

versus-title = ## { $one }対{ $other }
versus-none = 2人がここで終えた対局はまだありません。
versus-record =
    { $matches }局：{ $one }の勝ち{ $wins }、{ $other }の勝ち{ $losses }、引き分け{ $draws }。

rules-title = ## レートの仕組み
rules-start = 全員が1500から始まります。強い相手に勝つほど、大きく上がります。
rules-levels = ボットのレート（{ $game }）：{ level-easy } { $easy }、{ level-medium } { $medium }、{ level-hard } { $hard }、{ $strongest } { $unbeatable }。
rules-unsure = レートは順位が付くと表示されます。数局で付き、いろいろな相手と打つと早まります。
rules-two-moves = 両者が2手ずつ打って初めて、対局が成績に入ります。
rules-details = 詳細
rules-details-text =
    ## レートの詳細
    - レートはGlicko-2です。ボットの各レベルのレートは、正確に計算した固定値です。
    - 手順が同じ対局は、盤を回転や反転させたものも繰り返しと見なします。
    - 始めたばかりの人との対局では、レートは{ $least }～{ $most }の範囲でしか動かず、順位も付きません。始めたばかりの人とは、順位が付くか、{ $people }人と合わせて{ $matches }局を終えるまでの人です。
    - 待ったをした対局では、レートは下がることはあっても上がりません。ヒントを見た対局はレート対象外です。
    - ボットに勝って上がるのは、そのレートの{ $cap }点上までです。無敵のボットとの引き分けでは、「{ level-hard }」のレートまでです。
    - ダイレクトメッセージでの対局は別の成績になり、対局した人にだけ見えます。

uncounted-hinted = ヒントを見たので、この対局はレート対象外です。レートは変わりません。
uncounted-unrated = この対局はレート対象外なので、レートは変わりません。
name-and-value = { $name }：{ $value }
rating-changed = レート{ $before }→{ $after }
rating-unranked = 順位なし：あと約{ $games }局で付きます
rating-of-game = レート{ $points }
rating-kept = レート変動なし
uncounted-short = この対局は成績に入りません。両者が2手ずつ打つ必要があります。
uncounted-nobody = この対局は誰の成績にも入りません。
uncounted-repeated = ボットとの最近の対局を繰り返しても、レートは変わりません。
uncounted-again = 同じ相手との対局は、1日のうちでは回を重ねるごとに反映が小さくなります。
uncounted-taken-back = 待ったで手を取り消したので、この対局でレートは上がりません。
uncounted-capped = ボットや始めたばかりの人に勝って上がるのは、ある点数までです。

refusal-not-shown = { $person }はグローバルランキングで名前を隠しています。
refusal-no-server = ここにはサーバーがありません。`scope: { choice-everywhere }`を試してください。
refusal-not-added = サーバーの設定は、ボットを追加したサーバーでだけ使えます。自分の設定は { COMMAND("privacy") } にあります。
refusal-cannot-write = ボットがこのチャンネルに書き込めません。それには「チャンネルを見る」と「メッセージを送信」の権限が必要です。
refusal-not-shared = この対局はもう共有されていません。
refusal-animation-in-flight = アニメーションはすでに作成中です。少しお待ちください。
refusal-export-in-flight = すでにデータを集めています。そろいしだいお送りします。
refusal-shut-out = 申し訳ありませんが、ボットの運営者により、ここでの対局は許可されていません。{ COMMAND("privacy") } は引き続き使えます。
refusal-being-deleted = データを削除しています。数秒後にまた対局できます。
refusal-not-server-manager = それができるのは、「サーバー管理」の権限がある人だけです。

## サーバーへの挨拶

welcome-text =
    ### 👋 はじめまして、{ -bot }です。
    三目並べで遊べるボットです。**{ play }**を押すとボットと対局でき、{ COMMAND("tictactoe challenge") } で友だちに挑戦できます。ほかのことは { COMMAND("help") } をご覧ください。
welcome-admins = -# 管理者の方へ：使える場所は「サーバー設定」→「連携サービス」で選べます。
welcome-settings = -# { COMMAND("settings") } では、このサーバーでの言語と、毎日のパズルを投稿するチャンネルを選べます。

## サーバーの設定

command-settings = このサーバーの初期設定と、対局をグローバルに反映するか
settings-title = ## このサーバーの設定
settings-now-games-1 = { "**" }{ settings-games }**：{ $level } · { $pace } · グローバルに反映する
settings-now-games-0 = { "**" }{ settings-games }**：{ $level } · { $pace } · グローバルに反映しない
settings-now-season-first = { "**" }{ settings-seasons }**：最初
settings-now-season-since = { "**" }{ settings-seasons }**：{ $number }、{ $since }から
settings-now-language-automatic = { "**" }{ settings-language }**：自動
settings-now-language-set = { "**" }{ settings-language }**：{ $name }
settings-games = 対局
settings-seasons = シーズン
settings-language = 言語
back = 戻る

settings-difficulty = ボットとの対局の{ "**初期レベル**" }（「{ game-ultimate }」の最強は「{ level-expert }」）
settings-pace = 人との対局の{ "**初期ペース**" }
settings-call = 公開挑戦で{ "**呼び出すロール**" }：**{ call-players }**でメンションします（10分に1回まで）
settings-call-none = ロールを選択（空ならオフ）
settings-call-refused =
    { $why ->
        [everyone] { $role }は選べません。
        [yours] { $role }に自分でメンションできない人のために、ボットがメンションすることはありません。誰でもメンションできるようにしてから、もう一度選んでください。
        [closed] { $role }には誰でもメンションできるわけではなくなったため、ボットもメンションしません。誰でもメンションできるようにするか、もう一度選んでください。
       *[other] { $role }にメンションできません。誰でもメンションできるようにするか、ボットにすべてのロールへのメンションを許可してください。
    }
settings-everywhere-1 = ここでの対局はグローバルランキングに反映されます。
settings-everywhere-0 = ここでの対局はグローバルランキングに反映されません。
settings-turn-everywhere-1 = グローバルに反映する
settings-turn-everywhere-0 = このサーバーだけにする

settings-language-automatic = { "**" }{ choice-automatic }**：全員に見えるものは、始めた人の言語で表示します。挨拶のように始めた人がいないものは、「{ $name }」で表示します。
settings-language-set = このサーバーで全員に見えるものは、「{ "**" }{ $name }{ "**" }」で表示します。すでに始まった対局の言語は変わりません。
settings-language-private = -# 自分にだけ見えるものは、自分のDiscordの言語で表示します。
choice-automatic = 自動

settings-now-daily-off = { "**" }{ puzzle-open }**：オフ
settings-now-daily-refused = { "**" }{ puzzle-open }**：オフ（チャンネルに投稿できなくなったため）
settings-now-daily-set = { "**" }{ puzzle-open }**：{ $channel }、毎日{ $time }
settings-daily-about = 1日1回、どのサーバーでも同じパズルを投稿します。それぞれが本人にだけ見える画面で解き、投稿には解いた人が載ります。通知は誰にも届きません。
settings-daily-none = チャンネルを選択（空ならオフ）
settings-daily-hour = パズルは毎日{ $time }（自分のタイムゾーン）に届きます。
settings-daily-failed = { $channel }に投稿できないため、何も変更していません。そこで**チャンネルを見る**と**メッセージを送信**を許可してから、もう一度選んでください。
settings-channel-yours = { $channel }に自分で書き込めない人のために、ボットが投稿することはありません。何も変更していません。
daily-comes-here = 毎日のパズルは、毎日{ $time }にここへ届きます。

settings-arena = アリーナ
settings-now-arena = { "**" }{ settings-arena }**：{ $state ->
        [off] オフ
        [empty] オフ（3回連続で人数が足りませんでした）
       *[set] { $channel }、次回は{ $time }
    }
settings-arena-about =
    自動で開かれるアリーナです。1時間前に、チャンネルで**{ join }**ボタン付きで告知します。{ $calls ->
        [yes] 告知では{ $role }に1回メンションします。
       *[no] 通知は誰にも届きません。
    }3回連続で2人集まらなければ、それ以降は開かれません。
    曜日と時刻はUTCで、夏時間はありません。その時刻は、自分のタイムゾーンでは現在{ $time }にあたります。
evening-none = なし
evening-each-day = 毎日
evening-any = 毎回違うゲーム
evening-quiet = 誰も呼ばない
evening-comes-here = 自動で開かれるアリーナを、ここで告知します。
arena-last = 🏟️ **前回のアリーナ**：{ $winner }

settings-new-season = 新しいシーズン
season-first = このサーバーのランキングは{ "**最初のシーズン**" }です。
season-since = このサーバーのランキングは{ $since }に始まった**シーズン{ $number }**です。
season-question = シーズン{ $number }を始めますか？シーズン{ $former }はこれで完全に終わり、元には戻せません。このサーバーのランキングでは、全員がまた1500から始まります。シーズン{ $former }は { COMMAND("stats") } に残ります。{ $podium }
season-start = シーズン{ $number }を始める
season-keep = キャンセル
season-started = シーズン{ $number }が始まりました。みなさん、がんばってください！
season-name = シーズン{ $number }
season-name-current = シーズン{ $number }（現在）
season-ends-hand = シーズンは自分で終わらせる
season-ends-month = シーズンは毎月終わる
season-ends-week = シーズンは毎週終わる
season-ends =
    { $ends ->
        [week] シーズンは毎週終わります。このシーズンに成績に入る対局があれば、次は{ $end }に始まります。
        [month] シーズンは毎月終わります。このシーズンに成績に入る対局があれば、次は{ $end }に始まります。
       *[other] シーズンは自分で終わらせます。
    }{ $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] 表彰台は、次のシーズンを始めた場所に届きます。
       *[other] 表彰台は{ $where }に届きます。
    }
season-podium =
    { $state ->
        [refused] シーズンが終わると、**表彰台**をチャンネルに投稿していました。そこに投稿できなかったため、今は投稿していません。
       *[other] シーズンが終わると、**表彰台**をチャンネルに投稿します。通知は誰にも届きません。
    }
season-podium-comes = シーズンが終わると、表彰台がここへ届きます。
season-role = そのとき1位の人は、ほかの人が1位になるまで**ロール**をもらえます。
season-role-refused =
    { $why ->
        [everyone] { $role }は選べません。
        [permissions] { $role }には権限があるため、誰にも付けません。
        [managed] { $role }を付けられるのは、Discordかほかのアプリだけです。
        [above] { $role }がボットのロールより下にないため、付けられません。ボットのロールを上に移してから、もう一度選んでください。
        [yours] { $role }を自分で付けられない人のために、ボットが付けることはありません。**ロールの管理**の権限と、それより上のロールが必要です。
        [missing] { $role }を付けるには、権限があと1つ必要です。下のボタンで許可してから、ロールをもう一度選んでください。
        [two-factor] ここではDiscordがロールの変更を許可していません。このサーバーでは二要素認証が必須で、ボットの運営者が有効にする必要があります。
       *[other] 前回はDiscordがロールの変更を許可しませんでした。**ロールの管理**を許可し、ボットのロールを優勝者のロールより上に置いてください。
    }
season-role-allow = 「ロールの管理」を許可
season-over = ## 🏆 シーズン{ $number }が終わりました
season-won =
    { $shared ->
        [yes] **1位は同点です！**
       *[no] **{ $winner }の優勝です！**
    }
season-nobody = このシーズンにレート対象の対局を{ $games }局終えた人がいないため、優勝者はいません。
season-games = ほかのゲーム
season-champion = 🏆 **優勝**：{ $winner }

## アリーナ

refusal-arena-here = このチャンネルではすでにアリーナが開かれています。そこで**{ join }**を押してください。
refusal-not-in-arena-game = アリーナの対局では、引き分けの提案、待った、再戦はできません。次の対局は自動で始まります。
refusal-arena-length = アリーナの長さは{ $shortest }～{ $longest }分です。
refusal-arena-start = アリーナは{ $latest }分以内に始まるようにしてください。
refusal-long-arena-game = 「{ game-ultimate }」の対局はアリーナには長すぎます。別のゲームを選んでください。
refusal-arena-over = このアリーナは終わっています。
refusal-arena-full = このアリーナは満員です（{ $most }人まで）。誰かが抜ければ参加できます。
refusal-not-in-arena = このアリーナに参加していません。
refusal-not-away = 離れていたことにはなっていません。誰かの手が空きしだい、次の対局が始まります。
refusal-not-arena-host = それができるのは、このアリーナを開いた{ $person }と、「サーバー管理」の権限がある人だけです。
refusal-too-few-for-arena = アリーナには{ $enough }人必要です。そろったら始められます。

## 毎日のパズルの投稿

post-solve = 解く
post-solved-1 = **1回目で正解**：{ $people }
post-solved-2 = **2回目で正解**：{ $people }
post-solved-3 = **3回目で正解**：{ $people }
post-solved = { $people ->
        [0] ここではまだ誰も解いていません。
       *[other] ここでは{ $people }人が解きました。
    }
post-solved-more = ここではほかに{ $people }人が解きました。
post-former = -# 昨日のパズルを解いた人：{ $people }

## 人について保存するもの

mydata-kinds =
    - **対局と挑戦**（途中のものも含む）：誰が、どこで、いつ、言語、手、ヒント、結果。これらは相手のものでもあります。データを削除すると、途中の対局は終わり、自分の代わりにランダムな番号が入ります。
    - **レート**：各サーバーと各シーズンでの成績、各対局での変動、各相手との対戦成績。データを削除すると、すべての一覧から外れ、同じランダムな番号に置き換わります。
    - **そのほか**：設定、毎日のパズル、アリーナ、表彰台、共有した対局とパズルの結果、エンジン対局、ブロックした人と挑戦した人、自分をブロックした人、利用を止められているかどうか。どれも、必要な間、またはデータを削除するまで保存します。その後は削除するか、自分の代わりにそのランダムな番号か符号が入ります。
mydata-export = データを見る
mydata-delete = データを削除
mydata-exported = 自分のデータのJSONです。この中では、マスと列を0から数えます。
mydata-question = 保存されている自分のデータをすべて削除しますか？途中の対局は投了になります。元には戻せません。
mydata-stays = ほかの人を守るため、一部は残ります：終わった対局（ランダムな番号で）、自分をブロックした人、挑戦と挑戦の間の{ $minutes }分間。ブロックとこの時間は、ユーザーIDから作った符号で保存し、ランダムな番号も{ $days }日間同じように保存します。ボットの運営者は、知っているIDの符号かどうかを確かめられます。
mydata-yes = 削除する
mydata-no = 削除しない
mydata-done = 完了しました。データベースに、本人につながるものはもうありません。使われていない部分の痕跡だけが残っていて、数分以内か、次のデータベース整理のときに消えます。遊んでくれてありがとうございました！
mydata-begun = データを削除しています。対局が多いため、あと数秒かかります。ボットが再起動しても最後まで行います。それまで対局は始められません。終わったかどうかは、{ COMMAND("privacy") } で`{ mydata-delete }`をもう一度押すとわかります。
mydata-copies = 完了しました。データベースに、本人につながるものはもうありません。データベースサーバーのジャーナル、レプリカ、ファイルの使われていない部分には、その領域が再利用されるまで写しが残ります。遊んでくれてありがとうございました！
mydata-boards =
    終わった盤からも、新しいほうから{ $boards }枚までは、編集できれば毎分約40枚ずつ名前が消えます。ボットを外したサーバー、ボットが入れないチャンネル、アーカイブされたスレッド、個人だけがボットを追加した場所の盤からは消せません。
    チャンネルやスレッド、サーバーにまた入れるようになれば、そこからも遅くとも1日後には名前が消えます。
    名前の入ったメッセージが、ほかにもあるかもしれません。届いたかどうか、Discordから返事がないこともあります。見つけたら、そのボタンを押すと名前が消えます。
mydata-kept = わかりました。何も削除していません。

## 毎日のパズル

puzzle-open = 毎日のパズル
puzzle-title = ### パズル #{ $number } · { $game }
puzzle-win = { "**" }{ $mark }の番：あと{ $moves }手で勝てます。**
puzzle-save = { "**" }{ $mark }の番：対局を落とさない手は1つだけです。**
puzzle-progress = -# { $dots } · 挑戦{ $number }回目（{ $tries }回まで）
puzzle-past = -# このパズルは連続記録には入りません。
puzzle-order = -# 古いマークから順に：{ $marks }
puzzle-left = -# { $mark }の残り：{ $pieces }
puzzle-wrong = { "**不正解**" }：{ $cell }。最初に戻ります。
puzzle-right = { "**正解**" }！ボットは{ $cell }に置きました。
puzzle-hint = 💡 最初の手は{ $area }にあります。
puzzle-solved = { $number ->
    [1] **1回で解けました！**
   *[other] **{ $number }回目で解けました。**
}
puzzle-lost = { "**残念**" }。正しい手は{ $cell }でした。
puzzle-streak = -# 🔥 連続記録：{ $streak }日。{ $freezes ->
    [0] {""}
   *[other] ❄️ 休んだ日を補うフリーズが{ $freezes }個あります。
}
puzzle-freeze = -# 7日連続で解くごとに、休んだ日を補うフリーズがもらえます。
puzzle-streak-ended = -# 連続記録は{ $streak }日で途切れました。
puzzle-streak-kept = -# ❄️ フリーズのおかげで連続記録は続いています：🔥 { $streak }。残りのフリーズ：{ $freezes }個。
puzzle-at-stake = -# ⏳ 昨日のパズルは{ $time }（{ $left }）まで連続記録に入ります。
puzzle-frozen = -# ❄️ 昨日の分はフリーズで補われました。
puzzle-share = -# 1回で解けた人は{ $percent }%です。
puzzle-next = -# 次のパズル：{ $time }
puzzle-give-up = 答えを見る
puzzle-give-up-question = 答えを見ますか？{ $costs ->
        [streak] { $streak }日の連続記録はここで途切れます。
        [freeze] 連続記録のフリーズを1個使います。
       *[nothing] 見ると、このパズルはもう解けません。
    }
puzzle-give-up-yes = はい、見る
puzzle-give-up-no = 続ける
puzzle-yesterday = 昨日のパズル
puzzle-today = 今日のパズル
puzzle-results = ここの結果
puzzle-results-title = ### このサーバーのパズル #{ $number }
puzzle-results-none = ここではまだ誰も開いていません。
puzzle-results-open = { $person }：挑戦中
puzzle-results-who = -# 対局をほかの人に公開している人だけが載ります。
puzzle-copy = 結果をコピー
puzzle-share-here = ここに共有
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = そのパズルはありません。今日のパズルは { COMMAND("daily") } で開けます。
refusal-puzzle-over = このパズルはもう終えています。明日また新しいパズルが出ます。
refusal-tried-before = その手はもう試していて、不正解です。挑戦の回数は減りません。
refusal-puzzle-not-over = 先にパズルを終わらせてください。
refusal-shared-once = 同じ結果を共有できるのは、1つのチャンネルで1回だけです。
practice-played = ここでは{ $cell }に置きました（{ $date }、相手：{ $opponent }）。
practice-task = { "**" }{ $mark }の番です**。{ $result ->
        [win] 勝てる手は？
       *[draw] 引き分けを保つ手は？
    }
practice-move = { $what ->
        [right] **正解**：{ $cell }。
        [wrong] **不正解**：{ $cell }。
       *[answer] 最善の応手：{ $cell }。
    }
practice-lets = { $result ->
        [win] その手では勝ちを逃します。
       *[draw] これで{ $opponent }が勝てます。
    }
practice-next = 次へ
practice-look-on = さらに探す
practice-open = 対局を開く
practice-looked = { $games ->
       *[other] いま調べた{ $games }局に、自分のミスはありませんでした。
    }
practice-all = { $count ->
        [0] 練習するミスはまだありません。最初の局面はこれからの対局のあとに出ます。
        [1] ただ1つの局面を練習しました。次の局面は次の対局のあとに出ます。
       *[other] { $count }個の局面をすべて練習しました。次の局面は次の対局のあとに出ます。
    }
practice-again = -# もう一度出る局面：{ $time }
practice-waiting = { $count ->
       *[other] 練習する局面：{ $count }個
    }
practise-this = これを練習する
refusal-no-practice = 「{ game-ultimate }」では何が正しいか誰にもわからないので、練習できません。別のゲームを選んでください。
