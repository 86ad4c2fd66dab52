# 简体中文。称呼对方用“你”，能省则省；机器人自称“我”。语气友好、简短，像棋类游戏那样说话。
#
# “对局”“一局”是实际下的一局，“游戏”“玩法”是种类；下棋说“下在……”“走一步”。
# 提到人时只有@提及，不分性别：说“对手”“对方”，不用“他/她”。名称只有一种形式，只有难度另有.who，指引擎。
# 中文与字母、数字、提及之间不加空格（日期和列表也是如此），只有命令前后加空格。
# 加粗结束的 ** 放在句号、括号等标点之前，否则后面紧跟汉字时可能无法显示为粗体。

-bot = Noughts

# 句子之间、列举的事物之间。
between-sentences = {""}
between-items = {"、"}

# 只有译文才有的句子。
english-holds = -# 如有歧义，以英文版为准。
help-wrong-word = -# 哪里译得不对？请告诉我们：{ $link }

## 命令：说明（最多100个字符）及其选项的含义

command-tictactoe = 玩井字棋
command-start = 与机器人对战一局
command-start-difficulty = 机器人的强弱（默认为本服务器的难度）
command-start-engine = 改选机器人的风格；只有部分风格还能选难度
command-mark = 你的标记；X先走（默认随机）
command-board = 在本频道最下方重新显示你的对局
command-board-words = 改为用文字描述棋盘，只有你能看到
command-resign = 在本频道的对局中认输

command-challenge = 挑战某人，或发布公开挑战
command-challenge-opponent = 挑战谁（留空则为公开挑战）
command-challenge-pace = 每步的时间（默认为本服务器的节奏）
command-menu-challenge = 发起井字棋挑战
command-menu-stats = 井字棋战绩
command-menu-review = 井字棋复盘
command-help = 从这里开始：玩一局、挑战朋友、看看谁最强
command-privacy = 谁可以挑战你、给你的提醒，以及保存的数据

command-daily = 今日谜题：找出正确的一步
command-daily-number = 以往谜题的编号（默认为今天的）
command-practice = 把自己的失误当谜题来解
command-practice-variant = 练习哪种游戏（默认全部）
command-arena = 举办竞技场：所有参加者连下快棋对局
command-arena-variant = 玩哪种游戏（默认为“消失”）
command-arena-minutes = 持续多久：10到60分钟（默认20）
command-arena-starts-in = 几分钟后开始：0到60（默认5）

command-history = 已结束的对局：你的、别人的或本服务器的
command-history-player = 列出谁的对局（默认为你的）
command-history-variant = 列出哪种游戏（默认全部）
command-review = 看看哪一步决定了这局的胜负，怎样走更好
command-review-variant = 哪种游戏（默认为你上次玩的）

command-watch = 观看两个引擎对战
command-watch-x = 谁执X先走（默认随机）
command-watch-o = 谁执O（默认随机）
command-engines = 认识各个引擎：有多强，怎样战胜它们

command-variant = 玩哪种游戏（默认为“经典”）
command-stats-variant = 看哪种游戏的等级分（默认为“经典”）
choice-game-classic = { game-classic }：三个连成一线
choice-game-misere = { game-misere }：三个连成一线就输
choice-game-vanish = { game-vanish }：各留三个标记
choice-game-squares = { game-squares }：四个连成一线或成方形
choice-game-drop = { game-drop }：标记下坠，四个连成一线
choice-game-ultimate = { game-ultimate }：九个棋盘合为一个
choice-game-sizes = { game-sizes }：大子盖小子
choice-easy = 简单：会漏看连线
choice-medium = 中等：会犯你能发现的错误
choice-hard = 困难：要有计划才能赢
choice-unbeatable = 无敌：最好的结果是平局
choice-matched = 自适应：和你一样强（不计等级分）
choice-x = X：你先走
choice-o = O：机器人先走
choice-challenge-o = O：对手先走
choice-quick = 快棋：每步1分钟
choice-casual = 休闲：每步15分钟
choice-slow = 慢棋：每步3天

## 引擎：名称，以及各自的思考方式

choice-engine-dice = Dice：几条规则加一颗骰子
choice-engine-lines = Lines：给每格所在的连线打分
choice-engine-sampling = Sampling：用随机对局来试
choice-engine-wargames = Wargames：往后看两步
choice-engine-minimax = Minimax：一直算到终局
choice-engine-perfect = Perfect：从不输棋，还会设陷阱
choice-engine-tree = Tree：只玩“{ game-ultimate }”
choice-engine-learned = Learned：自学了“{ game-ultimate }”

level-easy = 简单
level-medium = 中等
level-hard = 困难
level-unbeatable = 无敌
level-expert = 专家
level-matched = 自适应
    .who = 自适应引擎

## 棋盘

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = 任何人
seat-machine = { -bot }（{ $setting }）
seat-machine-both = { -bot }（{ $engine }，{ $level }）

board-series = -# 总比分：{ $one } { $wins }胜  ·  { $other } { $losses }胜{ $draws ->
        [0] {""}
       *[other] {"  ·  "}{ $draws }次平局
    }
board-turn = **轮到你了，{ $player }（{ $mark }）**
board-thinking = **{ $player }（{ $mark }）正在思考…**
board-ahead = -# 排在你前面的还有{ $games }局
board-to-move = -# 轮到{ $player }（{ $mark }）走
board-deadline = -# 请在{ $time }前走棋（{ $left }）
board-deadline-unwatched = -# 请在{ $time }前走棋（{ $left }）。有人点击按钮时，这里才会显示超时。
board-offer-draw = 🤝 **{ $asked }，接受平局吗？**
board-offer-take-back = ↩️ **{ $asked }，同意{ $player }悔一步棋吗？**
board-won-line = 🏆 **{ $winner }以{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }连获胜！**
board-lost = **{ $winner }以{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }连获胜。**
board-won-line-square = 🏆 **{ $winner }以一个四格方形获胜！**
board-won-line-boards = 🏆 **{ $winner }以三个棋盘连成一线获胜！**
board-lost-boards = **{ $winner }以三个棋盘连成一线获胜。**
board-won-line-more-boards = 🏆 **{ $winner }以棋盘数{ $most }比{ $fewest }获胜！**
board-lost-more-boards = **{ $winner }以棋盘数{ $most }比{ $fewest }获胜。**
board-won-line-reverse = 🏆 **{ $loser }走成了{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }连，所以{ $winner }获胜！**
board-lost-square = **{ $winner }以一个四格方形获胜。**
board-lost-reverse = **{ $loser }走成了{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }连，所以{ $winner }获胜。**
game-and-rule = { "**" }{ $game }**：{ $rule }
board-won-resigned = 🏳️ **{ $loser }认输了。{ $winner }获胜！**
board-won-out-of-time = ⏰ **{ $loser }超时了。{ $winner }获胜！**
board-won-abandoned = 🍂 **{ $loser }离开了对局。{ $winner }获胜！**
drawn-classic = 🤝 **平局**！没有人走成三连。
drawn-squares = 🤝 **平局**！棋盘下满了。
drawn-sizes = 🤝 **平局**！没有棋子可放了。
drawn-ultimate = 🤝 **平局**！双方赢得的棋盘一样多。
board-drew-unbeatable = 🎉 **与无敌的机器人打成平局，没有人能做得更好！**
board-ended-repetition = 🤝 **平局**！同一局面出现了三次。
board-ended-agreed-draw = 🤝 **平局**！双方都同意了。
board-ended-abandoned = 🍂 **已弃局**：对局还没真正开始。这局不计成绩。
board-ended-unreachable = 🍂 **已结束**：所在频道不存在了。这局不计成绩。
board-matched = -# { -bot }会配合你的实力：水平{ $skill }（满分100）。不计等级分。
board-another-try = -# 不计等级分：从第{ $number }步起重新尝试
board-hints = -# 不计等级分：用了{ $hints }次提示
board-next-over = -# 再来一局？点击按钮或使用 { $command }
board-daily = -# 🧩 { puzzle-open }：{ COMMAND("daily") }
board-retired = 这局已移到一条新消息里。
go-to-board = 前往棋盘

refresh = 刷新
rule = 规则
board-in-words = 棋盘文字版
offer-draw = 提议平局
take-back = 悔棋
take-back-question = 要悔棋，撤销你的最后一步以及对方的应手吗？此后，这局不会再提高你的等级分。
take-back-consent = 需要对手先同意。
resign = 认输
accept = 接受
decline = 拒绝
offer-withdraw = 撤回
rematch = 重赛
play-again = 再来一局
easier = 更简单
harder = 更难
more = 更多
my-stats = 我的战绩

reminder = { $player }，轮到你走了，对手是{ $opponent }（{ $game }，第{ $number }步）：{ $link }

## 竞技场

arena-title = 竞技场：{ $game }
arena-starts = **{ $start }开始**，持续{ $minutes }分钟。
arena-how = 空闲的人会不断两两配对，每步1分钟。赢一局得2分，平局得1分。可以晚来、中途休息，也可以随时退出。
arena-in-thread = 你的对局会出现在{ $thread }，到时会在那里@你。
arena-in-new-thread = 你的对局会出现在这条消息的子区里，到时会在那里@你。
arena-in-channel = 你的对局会出现在本频道，到时会在这里@你。
arena-joined-none = 还没有人加入。
arena-joined = **{ $count }人已加入**：{ $names }
arena-ends = **{ $end }结束**。
arena-ending = **不再开始新的对局**。仍在进行的对局，下完仍计分，{ $end }截止。
arena-here = -# { $count }人参加。
arena-score = { $place } { $player }：**{ $points }分**，{ $games }局
arena-score-tied = { arena-score }（胜局：{ $wins }，所胜对手的积分：{ $beaten }）
arena-more = -# …还有{ $count }人
arena-nobody-played = 还没有人下完一局。
arena-won = 🏆 **{ $winner }赢得了竞技场！**
arena-shared = 🏆 **竞技场结束了，第一名并列！**
arena-played = -# { $people }人，{ $games }局
arena-over-unplayed = 竞技场结束了，没有下完的对局。
arena-too-few = 这次加入的人不够：竞技场至少要有两个人。
arena-lapsed = 这个竞技场没有开始，因为当时我不在线。
arena-cancelled = 这个竞技场已取消。
arena-you-missed = 在你表示已回来之前，不会有新的对局。
arena-ratings = -# 对局照常计入等级分。同样两个人24小时内下多局时，第一局全额计入，第二局计一半，第三局计三分之一。
arena-you-are-back = 欢迎回来：一有人空闲，你的下一局就会开始。
arena-ask = 目前只有你能看到。点击**{ arena-announce }**，就会发到本频道。
arena-announced-in = 竞技场已在{ $channel }公布。
arena-end-question = 要结束这个竞技场吗？不会再开始新的对局；仍在进行的对局，{ $minutes }分钟内下完仍计分。
arena-cancel-question = 要在开始之前结束这个竞技场吗？
arena-ended = 竞技场即将结束：不再开始新的对局。
arena-goes-on = 好的，竞技场继续！

arena-announce = 公布
join = 加入
call-players = 呼叫玩家
arena-leave = 退出
arena-standings = 名次
arena-start = 立即开始
arena-end = 结束
arena-end-yes = 是，结束
arena-end-no = 不，继续
arena-back = 我回来了
arena-again = 再办竞技场

arena-points = -# 竞技场：{ $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# 这局计入竞技场，但不计入等级分：双方至少要各走两步。
arena-missed = -# { $player }暂时不会有新的对局。
arena-next = -# 竞技场进行期间，你的下一局会自动开始。

## 挑战

challenge = ### ⚔️ { $invited }，来下井字棋吗？
    { $challenger }向你发起挑战，想和你来一局。
challenge-open = ### ⚔️ 井字棋，有人来吗？
    { $challenger }在找对手，最先加入的人应战。
challenge-rematch = ### ⚔️ { $invited }，再来一局吗？
    { $challenger }想要重赛。
challenge-another-try = ### ⚔️ { $invited }，再试一次吗？
    { $challenger }想从这个局面接着下。
challenge-until = -# { $until }失效
players-called = { $role } { $challenger }在找对手。
players-found = 找到了：{ $players }
players-none = 这次没有人。
challenge-block = 屏蔽
challenge-cancel = 取消挑战
challenge-again = 再问一次
challenge-anyway = 仍然挑战
challenge-too = 也发布我的
challenge-declined = { $invited }拒绝了{ $challenger }的挑战。
challenge-lapsed = { $invited }没有及时回应{ $challenger }的挑战。
challenge-lapsed-open = { $challenger }在找对手，但没有人及时加入。
challenge-cancelled = { $challenger }取消了对{ $invited }的挑战。
challenge-cancelled-open = { $challenger }取消了公开挑战。

## 引擎为什么这样走：这一步起了什么作用，或者是怎样找到的；然后是数据

why = 为什么？
move-explained = **{ $player }**：下在了{ $cell }。
effect-win = 连成了{ $line }，获胜。
effect-won = 这一步赢下了对局。
effect-line = 连成了三个。
effect-safe = 避免了自己连成三个。
effect-block =
    { $whose ->
        [yours] 挡住了你在{ $line }的连线。
       *[theirs] 挡住了{ $line }的连线。
    }
effect-blocked = 挡住了一条连线。
effect-coverable = 挡在了一条连线上，但更大的棋子仍能把它连成。
effect-threat = 威胁要在{ $cells }个格子上获胜。
effect-no-reason = 这是这步棋的效果，未必是走它的原因。
line-0 = 上面一行
line-1 = 中间一行
line-2 = 下面一行
line-3 = 左边一列
line-4 = 中间一列
line-5 = 右边一列
line-6 = 对角线
show-numbers = 查看数据
numbers-title = ### { FORM($engine, of: "who") }是怎样选的
table-equal = **{ $title }**：`{ $number }`{ $count ->
        [1] {""}
       *[other] （全都一样）
    }

why-dice-opening = 棋盘是空的，于是掷了骰子：多半选角，有时选中心，很少选边格。
why-dice-centre = 第一步在角上，于是占了中心。
why-dice-corner = 第一步在中心，于是占了一个角。
why-dice-fork = 相对的两个角可能变成捉双，于是掷了骰子：多半选边格。
why-dice-any = 没有适用的规则，于是随机选了一步。
why-lines-weights = 选了得分最高的格子。畅通的连线加一点分，能连成或能挡住的连线加很多分。
why-sampling-games = 用{ $games }局随机对局试过每种走法，选了输得最少的一种。
why-wargames-two-plies = 比较了自己的各种走法和对方的应手，不分高下时按偏好来选。
why-minimax-guess = 离终局太远，看不清，只好随机走了一步。
why-minimax-search = 一直算到终局，选了最好的走法之一。
why-level-ahead = 它往后看了{ $plies }步，没有再往后看。
why-level-overlooked =
    { $whose ->
        [own] 它漏看了自己的一条连线。
        [theirs] 它漏看了对手的一条连线。
       *[other] 它漏看了一条连线。
    }
why-matched-measured = 选了一步符合自己水平的棋。
why-perfect-winning = 选了一步必胜的棋，无论怎样应对都能赢。
why-perfect-trap = 在稳妥的走法中，选了人们最容易应错的一步。
why-perfect-hold = 选了一步稳妥的棋，怎样应对都不算失误。
why-perfect-losing = 只要对手之后走得好，怎么走都会输。
why-tree-win = 找到了一步必胜的棋。
why-tree-search = 选了推演中最常回到的几步之一。
why-sampling-hurried = 等待的对局很多，所以这一步走得比较匆忙。
why-board-won = 赢下了那个小棋盘。
why-board-blocked = 在那个小棋盘里挡住了一条连线。
why-sent-anywhere = { $board }已经关闭，所以下一步可以走在任何一个开放的棋盘。
why-sent-empty = 下一步必须走在{ $board }，那里还是空的。
why-sent-own = 威胁要赢下{ $board }，而下一步必须走在那里。
why-sent-theirs = 下一步必须走在{ $board }，并且可以赢下它。
why-sent-both = 威胁要赢下{ $board }，但下一步必须走在那里，可以抢先赢下它。
why-sent-neither = 下一步必须走在{ $board }，那里还没有人能一步赢下。
why-chance = 估计自己的胜率约为{ $percent }%（平局算一半）。

table-lines-weight = 每个空格的得分
table-sampling-wins = 每种走法在{ $games }局中赢的局数
table-sampling-draws = 每种走法在{ $games }局中打平的局数
table-wargames-own = 引擎每种走法的好坏
table-wargames-reply = 你每种应手的好坏
table-wargames-taste = 引擎各种走法加上偏好后的评分
table-tree-chance = 每种走法的估计胜率
table-tree-visits = 每种走法被考虑的次数
table-minimax-value = 每种走法的结果（10为赢，0为平局，-10为输）
table-perfect-chance = 如果你偶尔出错，每种稳妥走法的胜率
table-perfect-slip = 对每种稳妥的走法，你的应手中出错的比例

## 提示：这个局面怎么样，该看哪里，该走哪一步

hint = 提示
hint-question = 用了提示，这局就不计等级分：你的等级分不会再因它变化。
hint-yes = 显示提示
hint-where = 在哪里？
hint-what = 走哪步？
hint-gone = 这条提示之后，棋盘已经变了。请点击棋盘下方的**{ hint }**获取新的提示。
hint-unseen = -# 棋盘上还没有显示。你下次点击棋盘下方的按钮，只会更新棋盘。
hint-finish = **你可以一举获胜**：有{ $right }种走法能立即获胜。
hint-only-move = **你只有一步可走。**
hint-own-line = **小心**：你的{ $legal }种走法中，有{ $wrong }种会连成三个，那就输了。
hint-threat = **小心**：{ $right ->
        [1] 只有一种走法能阻止我下一步获胜。
       *[other] 你的{ $legal }种走法中，有{ $wrong }种会让我下一步就能获胜。
    }
hint-win-in-two = **你可以两步获胜**：{ $right ->
        [1] 第一步只有一种走法能做到。
       *[other] 你的{ $legal }种走法中，有{ $right }种可作第一步。
    }
hint-win-some = **从这里你能赢**。{ $right ->
        [1] 只有一种走法能保住胜势。
       *[other] 你的{ $legal }种走法中，有{ $right }种能保住胜势。
    }
hint-win-all = **从这里你能赢**。怎么走都能保住胜势。
hint-even-some = **局面均势**。{ $right ->
        [1] 只有一种走法能守住平局。
       *[other] 你的{ $legal }种走法中，有{ $right }种能守住平局。
    }
hint-even-all = **局面均势**。怎么走都能守住平局，那就找最难应对的一步吧。
hint-lost = **无论你怎么走，我都能赢**。选最难应对的一步吧。
hint-judged = **我的估计**：你的胜率约为{ $chance }%。
hint-area = 最佳着法在{ $area }。
hint-judged-area = 最佳着法似乎在{ $area }。
hint-board = 最佳着法在{ $board }。
hint-judged-board = 最佳着法似乎在{ $board }。
hint-move = 请下在{ $cell }。
hint-play = 就走这步
hint-played = 你下在了{ $cell }。
area-line-0 = 上面一行
area-line-1 = 中间一行
area-line-2 = 下面一行
area-line-3 = 左边一列
area-line-4 = 中间一列
area-line-5 = 右边一列
area-line-6 = 左上角到右下角的对角线上
area-line-7 = 右上角到左下角的对角线上
area-quarter-0 = 左上的四分之一区域
area-quarter-1 = 右上的四分之一区域
area-quarter-2 = 左下的四分之一区域
area-quarter-3 = 右下的四分之一区域

## 已结束对局的复盘

review = 复盘
review-player-accuracy = { $player } { $number }%
review-try-again = 从第{ $number }步重新尝试
review-player-hints = { $player }（用了{ $hints }次提示）
review-start = **起始局面**。点击▶逐步查看全部{ $moves }步。
review-move = **第{ $number }/{ $moves }步**：{ $mark }下在了{ $cell }
review-accuracy = 准确率：{ $players }
review-turning-point = **第{ $number }/{ $moves }步，转折点**：{ $mark }下在了{ $cell } · **{ $name }**
review-faultless = 双方都没有犯决定性的错误。
review-praise-find = 好眼力：你下在{ $cell }的这一步是唯一的好棋。
review-praise-trap = 你设了一个漂亮的陷阱：{ $cell }。
review-praise-moves = { $good ->
        [0] 有一个建议：
       *[other] { $moves ->
            [1] 你只走了一步，这一步走对了。
           *[other] 你的{ $moves }步中，有{ $good }步走对了。
        }
    }
review-praise-last-moves = { $good ->
        [0] 有一个建议：
       *[other] { $moves ->
            [1] 你的最后一步走对了。
           *[other] 你的最后{ $moves }步中，有{ $good }步走对了。
        }
    }
review-lesson = 下次第{ $number }步可以下在{ $cell }。
review-next-time = 下次可以试试：{ $cells }。
review-held = 更好的走法：{ $cells }。
review-better = 稍好的走法：{ $cells }。
review-any = 任一绿色格子
review-any-move = 另外{ $count }种走法中的任一种
review-trap = 这步棋还设了陷阱：看似自然的应手是错的。
review-partly-known = -# 我只能评判最后几步。再往前，离终局太远，我看不清。
review-doubts = -# 值得再看的走法：第{ $numbers }步。
review-doubt = 我的估计：{ $mark }的胜率从约{ $before }%降到了约{ $after }%。下在{ $cell }似乎更好。
review-boards-won = -# 终局时赢得的小棋盘：X { $x }，O { $o }。
review-unknown = -# 这些步的好坏我说不准。

move-brilliant = 绝妙
move-great = 精彩
move-best = 最佳
move-good = 好棋
move-sound = 稳健
move-winning = 制胜
move-inaccuracy = 失准
move-slower = 较慢
move-missed-win = 错失胜机
move-blunder = 败着
move-doubtful = 存疑
move-opening = 开局
move-forced = 唯一选择
move-given = 既定
move-and-trap = { $name }，陷阱

review-won = 这一步赢下了对局。
review-own-line = 连成了一条线，而在这个游戏里连成线就输了。
review-win-overlooked = 这里本来能赢：{ $cell }。
review-line-left-open = 留下了一条没挡住的连线：{ $opponent }下在{ $cell }就能获胜。
review-win-allowed = 现在{ $opponent }下在{ $cell }就能获胜。
review-fork-allowed = 这让{ $opponent }可以下在{ $cell }，同时形成两个威胁。
review-win-let-go = 本来有必胜的走法：{ $cell }。
review-loss-allowed = 现在{ $opponent }下在{ $cell }就必胜了。
review-no-choice = 没有别的走法。
review-all-equal = 所有走法的结果都一样。
review-lost-already = 到这时，不管走哪一步，{ $opponent }都能赢。
review-only-winning = 只有这一步还能赢。
review-only-holding = 只有这一步能守住平局。
review-fork-made = 同时形成两个威胁：总有一个挡不住。
review-blocked = 挡住了{ $opponent }的连线。
review-win-kept = 保住了胜势。
review-draw-kept = 守住了平局。

## 引擎是谁：怎样思考，怎样战胜，有多强

engines-title =
    ## 认识各个引擎
    方块越多，在“经典”游戏中越难战胜。选一个，看看该怎么赢。
    - Sampling：所有游戏
    - Minimax、Perfect：除“{ game-ultimate }”以外的所有游戏
    - Tree、Learned：“{ game-ultimate }”
    第二个菜单列出每种游戏的各级难度。
engines-pick = 选择引擎
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] 没有人能战胜它。
       *[other] 熟悉它习惯的人，每100局能赢它{ $worst }局。
    }
engine-random = 面对随意乱走的玩家，它每100局赢{ $wins }局，{ $losses ->
        [0] 一局不输
       *[other] 输{ $losses }局
    }。
engine-beat = **怎样战胜它**：{ $beat }

about-dice = 遵循几条规则。没有规则适用时，就掷骰子。
about-lines = 给经过每个格子的连线打分，从不往后看。
about-sampling = 用最多一百局随机对局来试每种走法。
about-wargames = 看自己的一步和你的应手，不再往后看。
about-minimax = 一直算到终局。
about-perfect = 每个局面都烂熟于心，还会设陷阱。

beat-dice = 你先走，走边格。它没有应付这一步的规则。
beat-lines = 你先走，先占一个角，再占离它一个“马步”的边格。它每次都会落入捉双。
beat-sampling = 你先走，占住相对的两个角。它往往会应在第三个角上。
beat-wargames = 你先走，占一个角。等它占了中心，就占对面的角，再占第三个角。
beat-minimax = 赢不了它，争取平局吧。在“{ level-easy }”难度下，空格减少到四个之前，它都是随机走。
beat-perfect = 赢不了它，争取平局吧。

levels-pick = 各种游戏的难度
levels-title =
    ## “{ $game }”的各级难度
    规则：{ $rule }双方都走得最好时为平局。
levels-title-unsolved =
    ## “{ $game }”的各级难度
    规则：{ $rule }
levels-line = { "**" }{ $level }**（等级分{ $points }）：{ $beat }
levels-matched = -# { "**" }{ level-matched }**：和你一样强，不计等级分。
levels-blocks = -# 方块：对手每五步有四步能找到最佳着法时，下十局它有几局不输。

beat-learned = 这是我最强的一级，这个游戏还没有人完全破解。它会看成千上万个局面。别让它自由选择棋盘，并尽早考虑把三个棋盘连成一线。
beat-levels = 它往后看{ $plies }步，再往后就靠猜。你要计划得更远。
beat-overlooking = 它会漏看你{ $percent }%的威胁。每一步都制造威胁。

## 表演赛：两个引擎对战

show-opening = **准备好了吗？开始了！**
show-moved = **{ $engine }（{ $mark }）下在了{ $cell }**
show-move = **{ $mark }** { $engine }：{ $why }
show-stop = 停止
show-again = 再来一次
show-play-winner = 挑战胜者
show-stopped = 已停止。
show-cut-short = 抱歉，我不得不提前停止。
show-lost = 还没开始，连接就断了。
show-record = 到目前为止{ $games }局：X赢{ $x }局，O赢{ $o }局，平局{ $draws }局。
show-conclusion = **奇怪的游戏。唯一能赢的走法，就是不玩。** 来试试 { COMMAND("tictactoe start") }？

## 帮助，以及要挑战谁的问题

help-text =
    ## 井字棋
    三个连成一线就赢。就在这个聊天里和我下棋，或者挑战朋友。
    和我下棋卡住了？点击**{ hint }**。下完之后，**{ review }**会告诉你哪一步决定了这局的胜负。
help-games = 选一种游戏来玩…
help-hint = -# 下次直接使用 { COMMAND("tictactoe start") } 就行
help-play = 和机器人下
help-challenge = 和朋友下
help-stats = 战绩
help-privacy-policy = 隐私政策
help-terms = 服务条款
help-support = 支持
challenge-who = 想挑战谁？
challenge-who-person = 选一个人
challenge-who-anyone = 公开挑战
challenge-recent-number = 挑战{ $number }

## 私下问的话和告知的事

resign-question-counted = 这局要认输吗？会算你输。
resign-question-uncounted = 这局要认输吗？不会计入成绩：双方至少要各走两步。
resign-question-arena = 这局要认输吗？{ $counts ->
        [counted] 对手会得到竞技场的分数。
       *[uncounted] 不会计入成绩，而且在你按下 **{ arena-back }** 之前，不会有新的对局。
    }
resign-question-unrated = 这局要认输吗？这局不计等级分，所以你的等级分不变。
resign-yes = 是，认输
resign-no = 继续下
resign-done = 你认输了。感谢对局！
resign-kept = 好的，对局继续！

already-playing = 你已经在这里下着一局了。
already-shown = 你的对局又显示在这里了。
already-show = 在这里显示
which-game = 你在这里有两局。哪一局？

start-own = 我也来一局
you-declined = 你拒绝了。{ $person }可在{ $time }（{ $left }）再次挑战你。
blocked = { $person }不能再挑战你了；可用 { COMMAND("privacy") } 撤销。

privacy-title = ## 隐私
privacy-challenges-on = **挑战**：没有被你屏蔽的人都可以挑战你。
privacy-challenges-off = **挑战**：没有人可以挑战你。
privacy-challenges-turn-on = 允许挑战
privacy-challenges-turn-off = 停止挑战
privacy-reminders-on = **提醒**：慢棋轮到你走时，我会@你，时间剩四分之一时再@一次。休闲对局则在轮到你走两分钟后@你。
privacy-reminders-off = **提醒**：轮到你走时，我不提醒你。
privacy-reminders-turn-on = 提醒我
privacy-reminders-turn-off = 不提醒我
privacy-games-on = **你的对局**：服务器成员可以在 { COMMAND("history") } 和 { COMMAND("stats") } 中看到你在那里下的对局。
privacy-games-off = **你的对局**：结束以后，只有你和对手能在 { COMMAND("history") } 和 { COMMAND("stats") } 中找到，并进行复盘。频道里的棋盘、分享的对局、等级分和总成绩仍然可见。
privacy-games-turn-on = 公开对局
privacy-games-turn-off = 隐藏对局
privacy-words-on = **棋盘文字版**：在今后开始的对局中，对方每走一步，我都会用文字单独告诉你棋盘的情况。
privacy-words-off = **棋盘文字版**：只在你按下“{ board-in-words }”时显示。
privacy-words-turn-on = 用文字描述棋盘
privacy-words-turn-off = 不描述棋盘
privacy-name = **你的名字**：在全球排行榜上隐藏，除非你在 { COMMAND("stats") } 的“{ choice-everywhere }”里选择显示。
privacy-blocked = **已屏蔽**：这个菜单里的人不能挑战你。
privacy-blocked-none = 没有屏蔽任何人
privacy-data =
    ### 你的数据
    我保存你的对局、等级分和设置，但不保存名字和消息。
privacy-blocked-deleted = 你屏蔽的人中，有{ $count }人删除了自己的数据，所以我无法说出是谁。这些人同样不能挑战你。
privacy-unblock-deleted = 取消屏蔽已删除数据的人

refusal-not-your-match = 这是别人的对局。
refusal-not-your-turn = 现在轮到{ $person }走（<t:{ $since }:R>开始）。
refusal-match-not-over = 这局还没结束。
refusal-not-against-bot = 我不接受平局提议。请继续下，或者认输。
refusal-draw-too-early = 从第五步起才能提议平局。
refusal-nothing-to-take-back = 你还没走过，没有棋可悔。
refusal-offer-stands = 请先答复当前的提议。
refusal-own-offer = 这是你自己的提议，只有{ $person }可以接受或拒绝。你可以撤回它。
refusal-not-your-offer = 只有{ $person }可以撤回这个提议。你可以接受或拒绝它。
refusal-no-offer = 这个提议已经失效了。
refusal-challenge-open = 这局还没开始。挑战还在等待答复。
refusal-challenge-over = 这个挑战已经失效了。
refusal-not-your-challenge = 只有{ $person }可以接受或拒绝这个挑战。你可以用 { COMMAND("tictactoe challenge") } 自己发起一个。
refusal-own-challenge = 你不能接受自己的挑战，要由别人来接受。
refusal-own-invitation = 这是你自己的挑战，只有{ $person }可以接受或拒绝。你可以取消它。
refusal-not-your-invitation = 只有{ $person }可以取消这个挑战。
refusal-too-many-challenges = 你已经有{ $limit }个挑战在等待答复。请再等等，或取消一个。
refusal-not-challengeable = { $person }现在不接受挑战。
refusal-just-declined = { $person }刚刚拒绝过。你可以在<t:{ $until }:t>（<t:{ $until }:R>）再次挑战。
refusal-no-role-to-call = 我已无法提及要呼叫的身份组。管理服务器的人可以在 { COMMAND("settings") } 中选择另一个。
refusal-just-called = 这里刚呼叫过玩家。可在<t:{ $until }:t>（<t:{ $until }:R>）再次呼叫。
refusal-too-many-blocks = 你已经屏蔽了{ $limit }人，我存不下更多了。请先在 { COMMAND("privacy") } 里移除一个人。
refusal-self-challenge = 你不能挑战自己。把`opponent`留空，就能和最先加入的人下。
refusal-bot-challenge = 别的机器人不会下这个。请挑战一个人，或者挑战我。
refusal-not-here = { $person }不能查看本频道。
refusal-nobody-here = 没有别人能看到这个聊天。请用 { COMMAND("tictactoe start") } 和我下，或者在服务器里挑战别人。
refusal-only-you = 在这个服务器里，只有你能看到我的回复，所以我取消了挑战。本来也没有人能加入。
refusal-opponent-busy = { $person }正在这里下另一局。请等那局结束后再试。
refusal-opponent-deleted = 你的对手删除了自己的数据，所以我已经不知道那是谁了。请用 { COMMAND("tictactoe challenge") } 挑战别人。
refusal-wrong-channel = 你们可以在那局所在的频道里一起重新尝试。请在那里打开复盘。
refusal-rematch-made = 这局已经有一场重赛了。
refusal-cell-taken = 这个格子已经被占了。请选一个空格。
refusal-board-moved-on = 你点击之前，棋盘已经变了。这是现在的样子。
refusal-match-over = 这局已经结束了。请用 { COMMAND("tictactoe start") } 再开一局。
refusal-arena-match-over = 这局已经结束了。竞技场进行期间，你的下一局会自动开始。
refusal-newer-engine = 我正在更新，只有我的新版本认识这局的对手。什么都没有变；请过几分钟再试。
refusal-no-such-match = 这里没有你的对局。请用 { COMMAND("tictactoe start") } 开始一局。
refusal-already-playing = 你已经在这里下着一局了。{ COMMAND("tictactoe board") } 可以显示你的对局。
refusal-wrong-engine = { $variant ->
    [classic] { $engine }只玩“{ game-ultimate }”。
    [ultimate] { $engine }不会玩“{ $game }”。Sampling、Tree和Learned会。
   *[other] { $engine }不会玩“{ $game }”。Sampling、Minimax和Perfect会。
}
refusal-no-such-level = { $engine }不能设为“{ $level }”。想和{ $engine }下，请把`difficulty`留空；想下“{ $level }”，请把`engine`留空。
refusal-unknown-button = 这个按钮太旧了。请用 { COMMAND("tictactoe start") } 开始一局。
refusal-too-fast = 你太快了，我跟不上。请给我几秒钟。
refusal-unknown-option = 我不认识这个选项。请从列表中选一个。
refusal-board-gone = 那个棋盘被删除了。{ COMMAND("tictactoe board") } 可以重新显示你的对局。
refusal-nothing-to-explain = 我还没走过。
refusal-no-hints = 只有和我下的对局才有提示。
refusal-show-running = 本频道已有两个引擎在对战。请等它们下完，或请发起的人停止。
refusal-too-many-shows = 我现在开不了更多表演赛了。请过一分钟再试。
refusal-show-over = 这场表演赛已经结束了。
refusal-not-your-show = 只有发起这场表演赛的人才能停止它。
refusal-nothing-to-review = 你还没有下完一局。请用 { COMMAND("tictactoe start") } 开始一局。
refusal-store-busy = 我刚才没能保存。什么都没有丢；请稍后再试。
refusal-store-unknown = 我的数据库刚才断开了，所以我不知道有没有保存成功。请稍后再看一下。
refusal-store-damaged = 我读不了自己的数据库，所以刚才的操作没有生效。需要我的运营者来修复。
refusal-unknown-command = 这个命令已经改了。请重新加载Discord，然后再试。
refusal-engine-failed = 我没能及时想出一步棋。你的对局没有问题；请再试一次。
refusal-broken = 我这边出了问题。你的对局没有受影响；请再试一次。

## 排名：棋盘、名片、战绩，以及对局为什么不计成绩

command-stats = 排行榜、某个玩家的战绩，或两人之间的战绩
command-stats-player = 看谁的战绩
command-stats-versus = 看与这个玩家之间的战绩
command-stats-scope = 本服务器或全球（默认为本服务器）
choice-server = 本服务器
choice-everywhere = 全球

stats-title-server = ## 🏆 本服务器排行榜
stats-title-everywhere = ## 🏆 全球排行榜
stats-title-season = ## 🏆 本服务器排行榜：第{ $number }赛季
stats-title-direct = ## 你的私信
results-legend = -# 胜/平/负
stats-unsettled = 尚无排名：还要再下几局
stats-empty = 还没有人下完计入成绩的对局。来当第一个吧：{ COMMAND("tictactoe start") }
stats-unsettled-season = 无排名：对局太少
stats-empty-season = 这个赛季没有人下完计入成绩的对局。
stats-own-none-season = { "**你**" }在这个赛季没有下完计入成绩的对局。
stats-you = { $who } { "**（你）**" }
stats-own-none = { "**你**" }在这里还没有下完计入成绩的对局。
stats-own-unnamed = -# 在这份榜单上，别人看不到你的名字。
stats-someone = 匿名玩家
person-gone = 已删除的用户
stats-page = { $page }/{ $pages }
stats-mine = 我的排名
stats-to-direct = 私信
stats-name-me = 显示名字
stats-unname-me = 隐藏名字
stats-help = 等级分说明
play = 开始玩
card-board = 排行榜

card-rank = { "**" }{ $points }**，第{ $rank }名
card-none = 这里还没有计入成绩的对局。
card-none-season = 这个赛季没有计入成绩的对局。
card-direct = { "**" }{ $points }**，只有你能看到
card-puzzles =
    -# 🧩 已解谜题：{ $solved }题
    -# 🔥 最长连续记录：{ $longest }天
card-total = { $wins }胜{ $draws }平{ $losses }负  ·  X { $x }次，O { $o }次
card-streak = 连胜：当前{ $streak }局，最多{ $best }局
card-streak-season = 连胜：赛季结束时{ $streak }局，最多{ $best }局
card-opening = 最常走的第一格：{ $cell }（{ $times }次）
card-opponents = ### 对战成绩
card-opponent = { $opponent }：{ $wins }胜{ $draws }平{ $losses }负
card-opponent-people = 真人玩家
card-opponent-you = 你
against-bot = ## { $who }对战{ -bot }
against-bot-how = -# 每级难度的等级分是固定的：见**{ stats-help }**。
card-latest = ### 这里最近的对局
card-match-link = { $match }  ·  [查看棋盘]({ $link })
card-picture = 左：最近{ $matches }局的等级分，从{ $first }到{ $last }，最低{ $lowest }，最高{ $highest }。右：每个格子作为第一步的次数，逐行列出：{ $cells }。
card-picture-caption = -# 左：等级分的变化。右：每个格子作为第一步的次数。

waiting-yours = **轮到你走（{ $count }）**
waiting-theirs = **等待对方（{ $count }）**
waiting-game = `{ $number }.` { $game }  ·  对手：{ $opponent }  ·  { $until }超时
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent }正在思考
waiting-group-chat = `{ $number }.` { $game }  ·  对手：{ $opponent }  ·  { $until }超时  ·  在群聊中
waiting-open = 对局{ $number }
history-title = ## { $who }的对局
history-title-server = ## 本服务器最近的对局
history-seen-here = -# 包括在本服务器下的，以及与你下的对局。
history-seen-own = -# 只有与你下的对局。在服务器里使用，可以看到所有人在那里与我下的对局。
history-seen-direct = -# 包括在这个聊天里下的，以及与你下的对局。在服务器里使用，可以看到对方在那里下的对局。
history-none = 没有可显示的对局。
history-none-server = 这里还没有可显示的对局。来一局吧：{ COMMAND("tictactoe start") }
history-won = { "**战胜**" }{ $opponent }
history-lost = { "**输给**" }{ $opponent }
history-drawn = 与{ $opponent }{ "**打平**" }
history-unfinished = 与{ $opponent }的对局{ "**未下完**" }
history-beat = { $winner }战胜{ $loser }
history-drew = { $x }与{ $o }打平
history-stopped = { $x }与{ $o }未下完
history-unrated = 不计等级分
history-arena = 竞技场
history-uncounted = 不计成绩
history-open = 打开一局…
history-option = 对局{ $number }：{ $game }
history-newer = 较新
history-older = 较早
history-all-games = 所有游戏
history-own = 你的对局
history-server = 本服务器的对局

animation = 动画
replay-told = 整局的每一步：{ $moves }。{ $end }
replay-move = { $mark } { $cell }
replay-none = 一步都没有
replay-won = { $mark }获胜。
replay-drawn = 没有人获胜。
replay-unfinished = 没有下完。

cell-0 = 左上角
cell-1 = 上方边格
cell-2 = 右上角
cell-3 = 左侧边格
cell-4 = 中心
cell-5 = 右侧边格
cell-6 = 左下角
cell-7 = 下方边格
cell-8 = 右下角
piece-a = { $cell }（小棋子）
piece-b = { $cell }（中棋子）
piece-c = { $cell }（大棋子）
cell-in-board = { $board }的{ $cell }
small-board-nw = 左上棋盘
small-board-n = 上方棋盘
small-board-ne = 右上棋盘
small-board-w = 左侧棋盘
small-board-centre = 中央棋盘
small-board-e = 右侧棋盘
small-board-sw = 左下棋盘
small-board-s = 下方棋盘
small-board-se = 右下棋盘
ultimate-sent = **请下在{ $board }**。🟨
ultimate-choose = **请任选一个有🟨的棋盘来下**。
ultimate-closed = **请任选一个有🟨的棋盘来下**：{ $board }已经关闭。
ultimate-chosen = **请下在{ $board }**，或另选一个。🟨
pick-again = 另选棋盘
words-row = 第{ $name }行：{ $cells }。
words-column = { $name }列：{ $cells }。
words-board = { $name }：{ $cells }。
words-empty = 空{ $square }
words-fading = 接下来会消失的{ $mark }
words-won = { $mark }获胜
words-untouched = 还没有棋子
words-choose = **请任选一个仍然开放的棋盘。**
pick-a = 小 ×{ $left }
pick-b = 中 ×{ $left }
pick-c = 大 ×{ $left }

## 各种游戏：名称和一句话规则

game-classic = 经典
game-misere = 反向
game-vanish = 消失
game-squares = 方形
game-drop = 下坠
game-sizes = 大吃小
game-ultimate = 终极
legend-fading = 变淡的标记接下来会消失。
legend-sizes = 1为小，2为中，3为大。
rule-classic = 三个连成一线就赢。
rule-misere = 三个连成一线就输。
rule-vanish = { $moves ->
        [0] 放下第四个标记时，你最早的标记就会消失。三个连成一线就赢。同一局面第三次出现就是平局。第一步不能走在边格。
       *[other] 放下第四个标记时，你最早的标记就会消失。三个连成一线就赢。同一局面第三次出现就是平局。
    }
rule-squares = 四个连成一线就赢，组成2×2的方形也赢。
rule-drop = 标记会落到所在列最低的空格。四个连成一线就赢。
rule-ultimate = 你下在哪个格子，对手就得去相同位置的小棋盘。三个连成一线就赢下一个小棋盘，三个小棋盘连成一线就赢下整局。如果谁都没做到，赢得棋盘多的一方获胜。
rule-sizes = 大棋子可以盖住小棋子，自己的也行。棋子放下后就不再移动。你的三个棋子连成一线就赢。

versus-title = ## { $one }与{ $other }
versus-none = 这两人在这里还没有下完的对局。
versus-record = { $matches }局：{ $one }赢{ $wins }局，{ $other }赢{ $losses }局，平局{ $draws }局。

rules-title = ## 等级分说明
rules-start = 每个人从1500开始。战胜强手涨分最多。
rules-levels = 我在“{ $game }”中的等级分：{ level-easy } { $easy }、{ level-medium } { $medium }、{ level-hard } { $hard }、{ $strongest } { $unbeatable }。
rules-unsure = 有了排名就会显示等级分：先下几局，最好与不同的对手。
rules-two-moves = 双方各走两步之后，对局才计入成绩。
rules-details = 详情
rules-details-text =
    ## 等级分详情
    - 等级分采用Glicko-2。我各级难度的等级分是固定的，经过精确计算。
    - 着法相同就是重复的对局，棋盘旋转或翻转后相同的也算。
    - 与新人的对局，只会让等级分在{ $least }到{ $most }之间变动，也不会带来排名。一个人有了排名，或与{ $people }人共下过{ $matches }局之后，就不再是新人。
    - 悔棋之后，这局可能降低你的等级分，但不会提高。用了提示就不计等级分。
    - 战胜我，你的等级分最多升到比我高{ $cap }分；与无敌的机器人打成平局，最多升到“{ level-hard }”的等级分。
    - 私信中的对局单独计算，只有下棋的双方能看到。

uncounted-hinted = 你用了提示，所以这局不计等级分，你的等级分不变。
uncounted-unrated = 这局不计等级分，所以你的等级分不变。
name-and-value = { $name }：{ $value }
rating-changed = 等级分{ $before }→{ $after }
rating-unranked = 还没有排名：大约还要再下{ $games }局
rating-of-game = 等级分{ $points }
rating-kept = 等级分不变
uncounted-short = 这局不计成绩：双方至少要各走两步。
uncounted-nobody = 这局不计入任何人的成绩。
uncounted-repeated = 重复最近与机器人下过的一局，不会改变你的等级分。
uncounted-again = 一天之内与同一对手的对局，每多一局就算得更少。
uncounted-taken-back = 你悔了一步棋，所以这局不会提高你的等级分。
uncounted-capped = 战胜我或新人，只能让你升到一定程度。

refusal-not-shown = { $person }在全球排行榜上隐藏了名字。
refusal-no-server = 这里没有服务器。请试试`scope: { choice-everywhere }`。
refusal-not-added = 只有添加了我的服务器才有设置，这里不是。你自己的设置在 { COMMAND("privacy") } 里。
refusal-cannot-write = 我不能在本频道发言。这需要我有“查看频道”和“发送消息”的权限。
refusal-not-shared = 这局已经不再分享了。
refusal-animation-in-flight = 我已经在为你制作动画了，马上就好。
refusal-export-in-flight = 我已经在收集你的数据了，收齐就发给你。
refusal-shut-out = 抱歉，我的运营者不让我在这里和你对局。{ COMMAND("privacy") } 仍然可以使用。
refusal-being-deleted = 你的数据正在删除。几秒钟后就可以再玩了。
refusal-not-server-manager = 只有拥有“管理服务器”权限的人才能这样做。

## 欢迎服务器

welcome-text =
    ### 👋 你好！我是{ -bot }。
    我会下井字棋。点击**{ play }**和我来一局，或用 { COMMAND("tictactoe challenge") } 挑战朋友。其余的请看 { COMMAND("help") }。
welcome-admins = -# 管理员：可在“服务器设置→整合”中选择我能在哪里使用。
welcome-settings = -# 用 { COMMAND("settings") } 可设置我在这里使用的语言，并选择发布每日谜题的频道。

## 服务器的设置

command-settings = 本服务器的默认设置，以及对局是否计入全球排行榜
settings-title = ## 本服务器的设置
settings-now-games-1 = { "**" }{ settings-games }**：{ $level } · { $pace } · 计入全球排行榜
settings-now-games-0 = { "**" }{ settings-games }**：{ $level } · { $pace } · 不计入全球排行榜
settings-now-season-first = { "**" }{ settings-seasons }**：首个赛季
settings-now-season-since = { "**" }{ settings-seasons }**：第{ $number }赛季，始于{ $since }
settings-now-language-automatic = { "**" }{ settings-language }**：自动
settings-now-language-set = { "**" }{ settings-language }**：{ $name }
settings-games = 对局
settings-seasons = 赛季
settings-language = 语言
back = 返回

settings-difficulty = 与我对局的{ "**默认难度**" }（“{ game-ultimate }”中最强的是“{ level-expert }”）
settings-pace = 玩家之间对局的{ "**默认节奏**" }
settings-call = 公开挑战时{ "**要呼叫的身份组**" }：**{ call-players }**会提及它，每十分钟最多一次
settings-call-none = 选择身份组（留空则关闭）
settings-call-refused =
    { $why ->
        [everyone] 不能选择{ $role }。
        [yours] 你自己无法提及{ $role }，所以我不会替你提及。请允许所有人提及它，然后重新选择。
        [closed] 现在不是所有人都能提及{ $role }，所以我也不会提及。请允许所有人提及它，或重新选择它。
       *[other] 我无法提及{ $role }。请允许所有人提及它，或允许我提及所有身份组。
    }
settings-everywhere-1 = 这里的对局计入全球排行榜。
settings-everywhere-0 = 这里的对局不计入全球排行榜。
settings-turn-everywhere-1 = 结果计入全球
settings-turn-everywhere-0 = 结果只留在本服务器

settings-language-automatic = { "**" }{ choice-automatic }**：大家都能看到的内容，使用发起者的语言。没有发起者的内容（例如我的欢迎词）使用{ $name }。
settings-language-set = 在本服务器上，大家都能看到的内容使用{ "**" }{ $name }{ "**" }。已经开始的对局不改变语言。
settings-language-private = -# 只有你能看到的内容，使用你的Discord语言。
choice-automatic = 自动

settings-now-daily-off = { "**" }{ puzzle-open }**：关闭
settings-now-daily-refused = { "**" }{ puzzle-open }**：关闭，因为我无法再在它的频道里发布
settings-now-daily-set = { "**" }{ puzzle-open }**：在{ $channel }，每天{ $time }
settings-daily-about = 每天一条消息，附上各处都相同的谜题。大家各自私下解题，消息里会写出谁解开了。不会@任何人。
settings-daily-none = 选择频道（留空则关闭）
settings-daily-hour = 谜题在你当地时间{ $time }发布。
settings-daily-failed = 我无法在{ $channel }发布，所以什么都没有改变。请在那里允许我**查看频道**和**发送消息**，然后重新选择。
settings-channel-yours = 你自己无法在{ $channel }发言，所以我不会替你发布。什么都没有改变。
daily-comes-here = 每天{ $time }，每日谜题会发布在这里。

settings-arena = 竞技场
settings-now-arena = { "**" }{ settings-arena }**：{ $state ->
        [off] 关闭
        [empty] 关闭，因为连续三次参加的人太少
       *[set] 在{ $channel }，下一次是{ $time }
    }
settings-arena-about =
    自动举办的竞技场：提前一小时在频道里公布，带有**{ join }**按钮。{ $calls ->
        [yes] 公布时会提及{ $role }一次。
       *[no] 不会@任何人。
    }如果连续三次都不到两名玩家，就不再举办。
    日期和钟点采用UTC，没有夏令时。该钟点目前相当于你当地时间{ $time }。
evening-none = 不举办
evening-each-day = 每天
evening-any = 每次换一种游戏
evening-quiet = 不呼叫任何人
evening-comes-here = 自动举办的竞技场会在这里公布。
arena-last = 🏟️ **上一次竞技场**：{ $winner }

settings-new-season = 新赛季
season-first = 本服务器的排行榜正处于**首个赛季**。
season-since = 本服务器的排行榜正处于**第{ $number }赛季**，始于{ $since }。
season-question = 要开始第{ $number }赛季吗？第{ $former }赛季将就此结束，无法恢复。本服务器排行榜上的所有人将重新从1500开始。第{ $former }赛季会保留在 { COMMAND("stats") } 中。{ $podium }
season-start = 开始第{ $number }赛季
season-keep = 取消
season-started = 第{ $number }赛季开始了。祝大家好运！
season-name = 第{ $number }赛季
season-name-current = 第{ $number }赛季（当前）
season-ends-hand = 赛季由你手动结束
season-ends-month = 赛季每月结束
season-ends-week = 赛季每周结束
season-ends =
    { $ends ->
        [week] 赛季每周结束。如果本赛季有计入成绩的对局，下一赛季于{ $end }开始。
        [month] 赛季每月结束。如果本赛季有计入成绩的对局，下一赛季于{ $end }开始。
       *[other] 赛季由你手动结束。
    }{ $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] 前三名会发布在有人开始下一赛季的地方。
       *[other] 前三名会发布在{ $where }。
    }
season-podium =
    { $state ->
        [refused] 赛季结束时，**前三名**曾发布在一个频道里。现在不再发布了，因为我无法在那里发布。
       *[other] 赛季结束时，会在一个频道里发布**前三名**。不会@任何人。
    }
season-podium-comes = 赛季结束时，前三名会发布在这里。
season-role = 届时的第一名会得到一个**身份组**，直到第一名换人。
season-role-refused =
    { $why ->
        [everyone] 不能选择{ $role }。
        [permissions] { $role }带有权限，所以我不会把它授予任何人。
        [managed] 只有Discord或其他应用才能授予{ $role }。
        [above] { $role }不在我自己的身份组之下，所以我无法授予。请把我的身份组往上移，然后重新选择。
        [yours] 你自己无法授予{ $role }，所以我不会替你授予。这需要**管理身份组**权限，并且你有一个在它之上的身份组。
        [missing] 要授予{ $role }，我还需要一项权限。请用下面的按钮允许，然后重新选择这个身份组。
        [two-factor] Discord不让我在这里更改身份组：本服务器要求双重认证，需要我的运营者开启它。
       *[other] 上次Discord没有让我更改身份组。请允许我**管理身份组**，并把我自己的身份组放在冠军的身份组之上。
    }
season-role-allow = 允许管理身份组
season-over = ## 🏆 第{ $number }赛季结束了
season-won =
    { $shared ->
        [yes] **第一名并列！**
       *[no] **{ $winner }夺得冠军！**
    }
season-nobody = 这个赛季没有人下完{ $games }局计等级分的对局，所以没有冠军。
season-games = 其他游戏
season-champion = 🏆 **冠军**：{ $winner }

## 竞技场

refusal-arena-here = 本频道已经有一个竞技场了。请点击它的**{ join }**。
refusal-not-in-arena-game = 竞技场里不能提议平局、悔棋或重赛：你的下一局会自动开始。
refusal-arena-length = 竞技场持续{ $shortest }到{ $longest }分钟。
refusal-arena-start = 竞技场须在{ $latest }分钟之内开始。
refusal-long-arena-game = “{ game-ultimate }”的对局太长，不适合竞技场。请选另一种游戏。
refusal-arena-over = 这个竞技场已经结束了。
refusal-arena-full = 这个竞技场满员了：最多{ $most }人。一有人退出，你就可以加入。
refusal-not-in-arena = 你没有加入这个竞技场。
refusal-not-away = 你并没有离开：一有人空闲，你的下一局就会开始。
refusal-not-arena-host = 只有公布这个竞技场的{ $person }和拥有“管理服务器”权限的人才能这样做。
refusal-too-few-for-arena = 竞技场需要{ $enough }人。人数一够，你就可以开始。

## 每日谜题的发布

post-solve = 解题
post-solved-1 = **一次解开**：{ $people }
post-solved-2 = **两次解开**：{ $people }
post-solved-3 = **三次解开**：{ $people }
post-solved = { $people ->
        [0] 这里还没有人解开。
       *[other] 这里已有{ $people }人解开。
    }
post-solved-more = 这里另有{ $people }人解开。
post-former = -# 解开昨天谜题的人：{ $people }

## 保存一个人的哪些内容

mydata-kinds =
    - **对局和挑战**，包括未结束的：谁、在哪里、何时、语言、各步、提示和结果。它们也属于你的对手：删除你的数据会结束你正在进行的对局，并用一个随机编号代替你。
    - **等级分**：你在每个服务器和赛季的名次、每局带来的变化，以及你与每个人的战绩。删除你的数据会把你从所有榜单上移除，并换成同一个随机编号。
    - **其余**：设置、每日谜题、竞技场、赛季前三名、分享的对局和谜题结果、表演赛；你屏蔽或挑战了谁，谁屏蔽了你，以及你是否被禁止使用。所有内容保存到不再需要或你删除数据为止；之后会被删除，或以随机编号或代号代替你。
mydata-export = 查看我的数据
mydata-delete = 删除我的数据
mydata-exported = 你的数据，JSON格式。其中格子和列从0数起。
mydata-question = 要删除保存的关于你的一切吗？你正在进行的对局会以认输结束。此操作无法撤销。
mydata-stays = 为了保护他人，有些内容会保留：以随机编号保存的已结束对局、谁屏蔽了你，以及两次挑战之间须隔的{ $minutes }分钟。屏蔽和这段间隔以由你的ID生成的代号保存，你的随机编号也会这样保存{ $days }天。我的运营者可以核对某个代号是否属于其已知的某个ID。
mydata-yes = 删除
mydata-no = 保留数据
mydata-done = 完成：我的数据库里已没有任何指向你的内容，只有未使用的部分还留有痕迹。它们会在几分钟内，或在下次清理数据库时消失。谢谢你来玩！
mydata-begun = 我正在删除你的数据。你下过的对局很多，还需要几秒钟；即使我重启，也会把它完成。在那之前你不能开始新的一局。想知道是否完成，请在 { COMMAND("privacy") } 里再次点击`{ mydata-delete }`。
mydata-copies = 完成：我的数据库里已没有任何指向你的内容。数据库所在的服务器在日志、副本和文件的未使用部分中仍有拷贝，直到这些空间被重新使用。谢谢你来玩！
mydata-boards =
    你的名字还会从最新的{ $boards }个已结束的棋盘上消失，每分钟约40个，只要我还能编辑它们。移除了我的服务器、对我关闭的频道、已归档的子区以及只由个人安装我的地方的棋盘，我访问不到。
    如果某个频道、子区或服务器重新对我开放，你的名字最迟一天后也会从那里消失。
    可能还有一些消息带有你的名字：Discord不一定会告诉我是否已送达。如果你看到，点击那条消息上的按钮，你的名字就会消失。
mydata-kept = 好的，什么都没有删除。

## 每日谜题

puzzle-open = 每日谜题
puzzle-title = ### 谜题 #{ $number } · { $game }
puzzle-win = { "**" }轮到{ $mark }走，{ $moves }步获胜**。
puzzle-save = { "**" }轮到{ $mark }走：只有一步能挽救这局**。
puzzle-progress = -# { $dots } · 第{ $number }/{ $tries }次尝试
puzzle-past = -# 这道谜题不计入连续天数。
puzzle-order = -# 标记从旧到新：{ $marks }。
puzzle-left = -# { $mark }还剩：{ $pieces }。
puzzle-wrong = { "**错了**" }：{ $cell }。已回到起始局面。
puzzle-right = { "**对了**" }！我下在了{ $cell }。
puzzle-hint = 💡 第一步在{ $area }。
puzzle-solved = { $number ->
    [1] **一次就解开了**！
   *[other] **第{ $number }次尝试解开了**。
}
puzzle-lost = { "**这次没解开**" }。正确的一步是{ $cell }。
puzzle-streak = -# 🔥 连续{ $streak }天。{ $freezes ->
    [0] {""}
   *[other] ❄️ 有{ $freezes }张补签卡，可补上错过的日子。
}
puzzle-freeze = -# 每连续七天可得一张补签卡，用来补上错过的一天。
puzzle-streak-ended = -# 你的连续记录止于{ $streak }天。
puzzle-streak-kept = -# ❄️ 一张补签卡保住了你的连续记录：🔥 { $streak }。剩余补签卡：{ $freezes }张。
puzzle-at-stake = -# ⏳ 昨天的谜题在{ $time }前（{ $left }）仍计入你的连续天数。
puzzle-frozen = -# ❄️ 一张补签卡补上了昨天。
puzzle-share = -# { $percent }%的人一次就找到了。
puzzle-next = -# 下一道谜题：{ $time }。
puzzle-give-up = 看答案
puzzle-give-up-question = 要看答案吗？{ $costs ->
        [streak] 你{ $streak }天的连续记录会就此中断。
        [freeze] 会用掉一张连续记录的补签卡。
       *[nothing] 看了之后就不能再解这道谜题了。
    }
puzzle-give-up-yes = 是，看答案
puzzle-give-up-no = 继续尝试
puzzle-yesterday = 昨天的
puzzle-today = 今天的
puzzle-results = 这里的结果
puzzle-results-title = ### 本服务器的谜题 #{ $number }
puzzle-results-none = 这里还没有人打开过。
puzzle-results-open = { $person }：仍在尝试
puzzle-results-who = -# 只列出向他人公开对局的人。
puzzle-copy = 复制结果
puzzle-share-here = 分享到这里
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = 没有这道谜题可解。{ COMMAND("daily") } 可以打开今天的谜题。
refusal-puzzle-over = 你已经做完这道谜题了。明天还有新的。
refusal-tried-before = 这步棋你已经试过了，是错的。不会少一次尝试。
refusal-puzzle-not-over = 请先做完这道谜题。
refusal-shared-once = 同一结果在一个频道只能分享一次。
practice-played = 你在这一步下在了{ $cell }（{ $date }，对手：{ $opponent }）。
practice-task = { "**" }你是{ $mark }**。{ $result ->
        [win] 哪一步能赢？
       *[draw] 哪一步能守住平局？
    }
practice-move = { $what ->
        [right] **对了**：{ $cell }。
        [wrong] **错了**：{ $cell }。
       *[answer] 最佳应对：{ $cell }。
    }
practice-lets = { $result ->
        [win] 这一步放走了胜利。
       *[draw] 现在{ $opponent }可以获胜。
    }
practice-next = 下一个
practice-look-on = 继续找
practice-open = 打开这局
practice-looked = { $games ->
       *[other] 刚才看过的{ $games }局里没有你的失误。
    }
practice-all = { $count ->
        [0] 还没有可以练习的失误。第一个会来自你接下来的对局。
        [1] 唯一的局面已经练完。下一个会来自你的下一局。
       *[other] 全部{ $count }个局面都已练完。下一个会来自你的下一局。
    }
practice-again = -# 有一个局面会再次出现：{ $time }。
practice-waiting = { $count ->
       *[other] { $count }个局面可练习
    }
practise-this = 练习这一步
refusal-no-practice = “{ game-ultimate }”里没人知道什么是对的，所以没有可以练习的。请选另一种游戏。
