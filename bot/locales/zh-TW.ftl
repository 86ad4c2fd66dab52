# 繁體中文（台灣）。稱呼對方用「你」，能省則省；機器人自稱「我」。語氣友善、簡短，像線上棋類遊戲那樣說話。
#
# 「一局」「對局」是實際下的一局，「遊戲」是種類；下棋說「下在……」「第3步」，不說「走」。
# 橫的是「橫列」，直的是「直行」。提到人時只有@提及，不分性別：說「對手」「對方」，不用「他／她」。
# 名稱只有一種形式，只有難度另有.who，指引擎。中文與英文字母、數字、提及之間不加空格，只有指令前後加空格。
# 粗體結束的 ** 放在句號、括號等標點之前，否則後面緊接中文字時可能無法顯示成粗體。

-bot = Noughts

# 句子之間、列舉的事物之間。
between-sentences = {""}
between-items = {"、"}

# 只有譯文才有的句子。
english-holds = -# 如有疑義，以英文版為準。
help-wrong-word = -# 覺得哪裡翻得怪怪的？請告訴我們：{ $link }

## 指令：說明（最多100個字元）以及選項的意思

command-tictactoe = 玩井字遊戲
command-start = 和機器人玩一局
command-start-difficulty = 機器人的強度（預設為本伺服器的難度）
command-start-engine = 改選機器人的風格；只有部分風格還能選難度
command-mark = 你的標記；X先下（預設隨機）
command-board = 在本頻道最下方重新顯示你的對局
command-board-words = 改為用文字描述棋盤，只有你看得到
command-resign = 在本頻道的對局中認輸

command-challenge = 挑戰別人，或發布公開挑戰
command-challenge-opponent = 要挑戰誰（留空則為公開挑戰）
command-challenge-pace = 每步的時間（預設為本伺服器的節奏）
command-menu-challenge = 挑戰井字遊戲
command-menu-stats = 井字遊戲戰績
command-menu-review = 井字遊戲覆盤
command-help = 從這裡開始：玩一局、挑戰朋友，或看看誰最強
command-privacy = 誰可以挑戰你、給你的提醒，以及儲存的資料

command-daily = 今日謎題：找出正確的一步
command-daily-number = 以前謎題的編號（預設為今天的）
command-practice = 把自己的失誤當成謎題來解
command-practice-variant = 練習哪種遊戲（預設全部）
command-arena = 舉辦競技場：參加的人一局接一局下快棋
command-arena-variant = 玩哪種遊戲（預設為「消失」）
command-arena-minutes = 進行多久：10到60分鐘（預設20）
command-arena-starts-in = 幾分鐘後開始：0到60（預設5）

command-history = 已結束的對局：你的、別人的，或本伺服器的
command-history-player = 列出誰的對局（預設為你的）
command-history-variant = 列出哪種遊戲（預設全部）
command-review = 看看哪一步決定了這局的勝負，怎麼下更好
command-review-variant = 哪種遊戲（預設為你上次玩的）

command-watch = 觀看兩個引擎對戰
command-watch-x = 誰執X先下（預設隨機）
command-watch-o = 誰執O（預設隨機）
command-engines = 認識各個引擎：有多強，怎麼贏它們

command-variant = 玩哪種遊戲（預設為「經典」）
command-stats-variant = 看哪種遊戲的等級分（預設為「經典」）
choice-game-classic = { game-classic }：三個連成一線
choice-game-misere = { game-misere }：三個連成一線就輸
choice-game-vanish = { game-vanish }：各留三個標記
choice-game-squares = { game-squares }：四個連成一線或方形
choice-game-drop = { game-drop }：標記往下掉，四個連成一線
choice-game-ultimate = { game-ultimate }：九個棋盤合而為一
choice-game-sizes = { game-sizes }：大的蓋住小的
choice-easy = 簡單：會漏看連線
choice-medium = 普通：會犯你找得到的錯
choice-hard = 困難：要有計畫才能贏
choice-unbeatable = 無敵：最好的結果是平手
choice-matched = 自動調整：和你一樣強（不計等級分）
choice-x = X：你先下
choice-o = O：機器人先下
choice-challenge-o = O：對手先下
choice-quick = 快棋：每步1分鐘
choice-casual = 休閒：每步15分鐘
choice-slow = 慢棋：每步3天

## 引擎：名稱，以及各自的思考方式

choice-engine-dice = Dice：幾條規則加一顆骰子
choice-engine-lines = Lines：幫每格所在的連線打分數
choice-engine-sampling = Sampling：隨機下完許多局來試
choice-engine-wargames = Wargames：往後看兩步
choice-engine-minimax = Minimax：一路算到終局
choice-engine-perfect = Perfect：從不輸棋，還會設陷阱
choice-engine-tree = Tree：只玩「{ game-ultimate }」
choice-engine-learned = Learned：自己學會了「{ game-ultimate }」

level-easy = 簡單
level-medium = 普通
level-hard = 困難
level-unbeatable = 無敵
level-expert = 專家
level-matched = 自動調整
    .who = 自動調整的引擎

## 棋盤

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = 任何人
seat-machine = { -bot }（{ $setting }）
seat-machine-both = { -bot }（{ $engine }，{ $level }）

board-series = -# 總戰績：{ $one } { $wins }勝  ·  { $other } { $losses }勝{ $draws ->
        [0] {""}
       *[other] {"  ·  "}{ $draws }次平手
    }
board-turn = **輪到你了，{ $player }（{ $mark }）**
board-thinking = **{ $player }（{ $mark }）正在思考…**
board-ahead = -# 排在你前面的還有{ $games }局
board-to-move = -# 下一步：{ $player }（{ $mark }）
board-deadline = -# 請在{ $time }（{ $left }）之前下
board-deadline-unwatched = -# 請在{ $time }（{ $left }）之前下。有人按下按鈕時，這裡才會顯示逾時。
board-offer-draw = 🤝 **{ $asked }，接受平手嗎？**
board-offer-take-back = ↩️ **{ $asked }，同意讓{ $player }悔一步棋嗎？**
board-won-line = 🏆 **{ $winner }以{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }連線獲勝！**
board-lost = **{ $winner }以{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }連線獲勝。**
board-won-line-square = 🏆 **{ $winner }以四格方形獲勝！**
board-won-line-boards = 🏆 **{ $winner }以三個棋盤連成一線獲勝！**
board-lost-boards = **{ $winner }以三個棋盤連成一線獲勝。**
board-won-line-more-boards = 🏆 **{ $winner }以棋盤數{ $most }比{ $fewest }獲勝！**
board-lost-more-boards = **{ $winner }以棋盤數{ $most }比{ $fewest }獲勝。**
board-won-line-reverse = 🏆 **{ $loser }下出了{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }連線，所以{ $winner }獲勝！**
board-lost-square = **{ $winner }以四格方形獲勝。**
board-lost-reverse = **{ $loser }下出了{ $length ->
        [3] 三
        [4] 四
       *[other] { $length }
    }連線，所以{ $winner }獲勝。**
game-and-rule = { "**" }{ $game }**：{ $rule }
board-won-resigned = 🏳️ **{ $loser }認輸了。{ $winner }獲勝！**
board-won-out-of-time = ⏰ **{ $loser }逾時了。{ $winner }獲勝！**
board-won-abandoned = 🍂 **{ $loser }離開了這局。{ $winner }獲勝！**
drawn-classic = 🤝 **平手**！沒有人連成三個。
drawn-squares = 🤝 **平手**！棋盤下滿了。
drawn-sizes = 🤝 **平手**！沒有棋子可以放了。
drawn-ultimate = 🤝 **平手**！雙方贏得的棋盤一樣多。
board-drew-unbeatable = 🎉 **和無敵的機器人打成平手，沒有人能做得更好了！**
board-ended-repetition = 🤝 **平手**！相同的局面出現了三次。
board-ended-agreed-draw = 🤝 **平手**！雙方都同意了。
board-ended-abandoned = 🍂 **已棄局**：還沒真正開始就放棄了。這局不計成績。
board-ended-unreachable = 🍂 **已結束**：原本的頻道不見了。這局不計成績。
board-matched = -# { -bot }會配合你的實力：實力{ $skill }（滿分100）。不計等級分。
board-another-try = -# 不計等級分：從第{ $number }步起再試一次
board-hints = -# 不計等級分：用了{ $hints }次提示
board-next-over = -# 再來一局？按下按鈕或使用 { $command }
board-daily = -# 🧩 { puzzle-open }：{ COMMAND("daily") }
board-retired = 這局已移到新的訊息。
go-to-board = 前往棋盤

refresh = 重新整理
rule = 規則
board-in-words = 棋盤文字版
offer-draw = 提議平手
take-back = 悔棋
take-back-question = 要悔棋，收回你的上一步和對方的回應嗎？之後這局就不會再提高你的等級分。
take-back-consent = 需要對手先同意。
resign = 認輸
accept = 接受
decline = 拒絕
offer-withdraw = 收回
rematch = 再戰
play-again = 再來一局
easier = 簡單一點
harder = 難一點
more = 更多
my-stats = 我的戰績

reminder = { $player }，輪到你了，對手是{ $opponent }（{ $game }，第{ $number }步）：{ $link }

## 競技場

arena-title = 競技場：{ $game }
arena-starts = **{ $start }開始**，為時{ $minutes }分鐘。
arena-how = 有空的人會不斷兩兩配對，每步1分鐘。贏一局得2分，平手得1分。可以晚到、中途休息，也可以隨時離開。
arena-in-thread = 你的對局會出現在{ $thread }，並在那裡提及你。
arena-in-new-thread = 你的對局會出現在這則訊息的討論串，並在那裡提及你。
arena-in-channel = 你的對局會出現在本頻道，並在這裡提及你。
arena-joined-none = 還沒有人加入。
arena-joined = **{ $count }人已加入**：{ $names }
arena-ends = **{ $end }結束**。
arena-ending = **不再開始新的對局**。還在進行的對局繼續計分，{ $end }截止。
arena-here = -# { $count }人參加。
arena-score = { $place } { $player }：**{ $points }分**，{ $games }局
arena-score-tied = { arena-score }（勝局：{ $wins }，所勝對手的積分：{ $beaten }）
arena-more = -# …還有{ $count }人
arena-nobody-played = 還沒有人下完一局。
arena-won = 🏆 **{ $winner }贏得了競技場！**
arena-shared = 🏆 **競技場結束，並列第一名！**
arena-played = -# { $people }人，{ $games }局
arena-over-unplayed = 競技場結束了，沒有下完的對局。
arena-too-few = 這次加入的人不夠：競技場至少要有兩個人。
arena-lapsed = 這個競技場沒有開始，因為當時我不在線上。
arena-cancelled = 這個競技場已取消。
arena-you-missed = 要等你說回來了，才會有新的對局。
arena-ratings = -# 這些對局照常計入等級分。同樣的兩個人24小時內下好幾局時，第一局全額計算，第二局算一半，第三局算三分之一。
arena-you-are-back = 歡迎回來：一有人有空，你的下一局就會開始。
arena-ask = 目前只有你看得到。按**{ arena-announce }**，就會發到本頻道。
arena-announced-in = 競技場已在{ $channel }公布。
arena-end-question = 要結束這個競技場嗎？不會再開始新的對局，還在進行的對局在{ $minutes }分鐘內結束的都算。
arena-cancel-question = 要在開始之前結束這個競技場嗎？
arena-ended = 競技場即將結束：不再開始新的對局。
arena-goes-on = 好，競技場繼續！

arena-announce = 公布
join = 加入
call-players = 呼叫玩家
arena-leave = 離開
arena-standings = 排名
arena-start = 立即開始
arena-end = 結束
arena-end-yes = 是，結束
arena-end-no = 不，繼續
arena-back = 我回來了
arena-again = 再辦競技場

arena-points = -# 競技場：{ $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# 這局計入競技場，但不計入等級分：雙方至少要各下兩步。
arena-missed = -# { $player }暫時不會有新的對局。
arena-next = -# 競技場進行期間，你的下一局會自動開始。

## 挑戰

challenge = ### ⚔️ { $invited }，來玩井字遊戲嗎？
    { $challenger }向你挑戰，想和你玩一局。
challenge-open = ### ⚔️ 井字遊戲，有人要玩嗎？
    { $challenger }在找對手，最先加入的人就能玩。
challenge-rematch = ### ⚔️ { $invited }，再來一局嗎？
    { $challenger }想再戰一局。
challenge-another-try = ### ⚔️ { $invited }，再試一次嗎？
    { $challenger }想從這個局面繼續下。
challenge-until = -# { $until }失效
players-called = { $role } { $challenger }在找對手。
players-found = 找到了：{ $players }
players-none = 這次沒有人。
challenge-block = 封鎖
challenge-cancel = 取消挑戰
challenge-again = 再次挑戰
challenge-anyway = 還是要挑戰
challenge-too = 也發布我的
challenge-declined = { $invited }拒絕了{ $challenger }的挑戰。
challenge-lapsed = { $invited }沒有及時回應{ $challenger }的挑戰。
challenge-lapsed-open = { $challenger }在找對手，但沒有人及時加入。
challenge-cancelled = { $challenger }取消了對{ $invited }的挑戰。
challenge-cancelled-open = { $challenger }取消了公開挑戰。

## 引擎為什麼這樣下：這一步有什麼作用，或是怎麼找到的；然後是數據

why = 為什麼？
move-explained = **{ $player }**：下在{ $cell }。
effect-win = 把{ $line }連成一線，贏了。
effect-won = 這一步贏下了這局。
effect-line = 連成了三個。
effect-safe = 避免了自己連成三個。
effect-block =
    { $whose ->
        [yours] 擋住了你在{ $line }的連線。
       *[theirs] 擋住了{ $line }的連線。
    }
effect-blocked = 擋住了一條連線。
effect-coverable = 擋在了一條連線上，但更大的棋子仍能把它連成。
effect-threat = 威脅要在{ $cells }個格子上獲勝。
effect-no-reason = 這是這步棋的效果，不一定是下它的原因。
line-0 = 上方橫列
line-1 = 中間橫列
line-2 = 下方橫列
line-3 = 左側直行
line-4 = 中間直行
line-5 = 右側直行
line-6 = 對角線
show-numbers = 看數據
numbers-title = ### { FORM($engine, of: "who") }是怎麼選的
table-equal = **{ $title }**：`{ $number }`{ $count ->
        [1] {""}
       *[other] （全都一樣）
    }

why-dice-opening = 棋盤是空的，所以擲了骰子：多半選角，有時選中心，很少選邊格。
why-dice-centre = 第一步在角，所以占了中心。
why-dice-corner = 第一步在中心，所以占了角。
why-dice-fork = 相對的兩個角可能變成捉雙，所以擲了骰子：多半選邊格。
why-dice-any = 沒有適用的規則，所以隨機選了一步。
why-lines-weights = 選了分數最高的格子。還有機會的連線加一點分，能連成或要擋住的連線加很多分。
why-sampling-games = 每種下法都隨機下{ $games }局來試，選了輸得最少的一步。
why-wargames-two-plies = 比較了自己的下法和對方的回應，不分高下時就看偏好。
why-minimax-guess = 離終局太遠，看不清楚，所以隨機下了一步。
why-minimax-search = 一路算到終局，選了最好的下法之一。
why-level-ahead = 它往後看了{ $plies }步，沒有再往後看。
why-level-overlooked =
    { $whose ->
        [own] 它漏看了自己的一條連線。
        [theirs] 它漏看了對手的一條連線。
       *[other] 它漏看了一條連線。
    }
why-matched-measured = 選了符合自己實力的一步。
why-perfect-winning = 選了必勝的一步，不管怎麼回應都會贏。
why-perfect-trap = 在安全的下法中，選了大家最常應錯的一步。
why-perfect-hold = 選了安全的一步，怎麼回應都不算失誤。
why-perfect-losing = 只要對手之後下得好，怎麼下都會輸。
why-tree-win = 找到了必勝的一步。
why-tree-search = 選了推演時最常回到的其中一步。
why-sampling-hurried = 等待的對局很多，所以這一步下得比較匆忙。
why-board-won = 贏下了那個小棋盤。
why-board-blocked = 在那個小棋盤擋住了一條連線。
why-sent-anywhere = { $board }已經關閉，所以下一步可以下在任何一個開放的棋盤。
why-sent-empty = 下一步必須下在{ $board }，那裡還是空的。
why-sent-own = 威脅要贏下{ $board }，而下一步必須下在那裡。
why-sent-theirs = 下一步必須下在{ $board }，而且可以贏下它。
why-sent-both = 威脅要贏下{ $board }，但下一步必須下在那裡，可以搶先贏下它。
why-sent-neither = 下一步必須下在{ $board }，那裡還沒有人能一步贏下。
why-chance = 估計自己的勝率約為{ $percent }%（平手算一半）。

table-lines-weight = 每個空格的分數
table-sampling-wins = 每種下法在{ $games }局中贏的局數
table-sampling-draws = 每種下法在{ $games }局中平手的局數
table-wargames-own = 引擎每種下法的好壞
table-wargames-reply = 你每種回應的好壞
table-wargames-taste = 引擎各種下法加上偏好之後的分數
table-tree-chance = 每種下法的估計勝率
table-tree-visits = 每種下法被考慮的次數
table-minimax-value = 每種下法的結果（10是贏，0是平手，-10是輸）
table-perfect-chance = 如果你偶爾失誤，每種安全下法的勝率
table-perfect-slip = 對每種安全的下法，你的回應中失誤的比例

## 提示：這個局面如何，該看哪裡，該下哪一步

hint = 提示
hint-question = 用了提示，這局就不計等級分：你的等級分不會再因這局改變。
hint-yes = 顯示提示
hint-where = 在哪裡？
hint-what = 下哪步？
hint-gone = 給了這個提示之後，棋盤已經變了。請按棋盤下方的**{ hint }**，取得新的提示。
hint-unseen = -# 棋盤上還沒顯示。你下次按棋盤下方的按鈕，只會更新棋盤。
hint-finish = **你可以一步獲勝**：有{ $right }種下法能立刻贏。
hint-only-move = **你只有一步可下。**
hint-own-line = **小心**：你的{ $legal }種下法中，有{ $wrong }種會連成三個，那就輸了。
hint-threat = **小心**：{ $right ->
        [1] 只有一種下法能阻止我下一回合獲勝。
       *[other] 你的{ $legal }種下法中，有{ $wrong }種會讓我下一回合就能獲勝。
    }
hint-win-in-two = **你可以兩步獲勝**：{ $right ->
        [1] 第一步只有一種下法。
       *[other] 你的{ $legal }種下法中，有{ $right }種可以當第一步。
    }
hint-win-some = **這個局面你能贏**。{ $right ->
        [1] 只有一種下法能保住勝勢。
       *[other] 你的{ $legal }種下法中，有{ $right }種能保住勝勢。
    }
hint-win-all = **這個局面你能贏**。怎麼下都能保住勝勢。
hint-even-some = **局面不分上下**。{ $right ->
        [1] 只有一種下法守得住平手。
       *[other] 你的{ $legal }種下法中，有{ $right }種守得住平手。
    }
hint-even-all = **局面不分上下**。怎麼下都守得住平手，那就找最難應付的一步吧。
hint-lost = **不管你怎麼下，我都能贏**。選最難應付的一步吧。
hint-judged = **我的估計**：你的勝率約為{ $chance }%。
hint-area = 最佳下法在{ $area }。
hint-judged-area = 最佳下法似乎在{ $area }。
hint-board = 最佳下法在{ $board }。
hint-judged-board = 最佳下法似乎在{ $board }。
hint-move = 請下在{ $cell }。
hint-play = 就下這步
hint-played = 你下在{ $cell }。
area-line-0 = 上方橫列
area-line-1 = 中間橫列
area-line-2 = 下方橫列
area-line-3 = 左側直行
area-line-4 = 中間直行
area-line-5 = 右側直行
area-line-6 = 從左上角開始的對角線上
area-line-7 = 從右上角開始的對角線上
area-quarter-0 = 左上四分之一
area-quarter-1 = 右上四分之一
area-quarter-2 = 左下四分之一
area-quarter-3 = 右下四分之一

## 已結束對局的覆盤

review = 覆盤
review-player-accuracy = { $player } { $number }%
review-try-again = 從第{ $number }步再試
review-player-hints = { $player }（用了{ $hints }次提示）
review-start = **起始局面**。按▶可以逐步看完全部{ $moves }步。
review-move = **第{ $number }/{ $moves }步**：{ $mark }下在{ $cell }
review-accuracy = 準確率：{ $players }
review-turning-point = **第{ $number }/{ $moves }步，轉捩點**：{ $mark }下在{ $cell } · **{ $name }**
review-faultless = 雙方都沒有犯下決定性的失誤。
review-praise-find = 好眼力：你下在{ $cell }的那一步是唯一的好棋。
review-praise-trap = 你設了一個漂亮的陷阱：{ $cell }。
review-praise-moves = { $good ->
        [0] 有一個建議：
       *[other] { $moves ->
            [1] 你只下了一步，這一步下對了。
           *[other] 你的{ $moves }步中，有{ $good }步下對了。
        }
    }
review-praise-last-moves = { $good ->
        [0] 有一個建議：
       *[other] { $moves ->
            [1] 你的最後一步下對了。
           *[other] 你的最後{ $moves }步中，有{ $good }步下對了。
        }
    }
review-lesson = 下次第{ $number }步可以下在{ $cell }。
review-next-time = 下次可以試試：{ $cells }。
review-held = 更好的下法：{ $cells }。
review-better = 稍好的下法：{ $cells }。
review-any = 任一綠色格子
review-any-move = 另外{ $count }種下法中的任一種
review-trap = 這步棋還設了陷阱：看起來自然的回應是錯的。
review-partly-known = -# 我只能評斷最後幾步。再往前，離終局太遠，我看不清楚。
review-doubts = -# 值得再看的下法：第{ $numbers }步。
review-doubt = 我的估計：{ $mark }的勝率從約{ $before }%降到了約{ $after }%。下在{ $cell }似乎更好。
review-boards-won = -# 結束時贏得的小棋盤：X { $x }，O { $o }。
review-unknown = -# 我說不準這些步的好壞。

move-brilliant = 妙手
move-great = 精彩
move-best = 最佳
move-good = 好棋
move-sound = 穩健
move-winning = 制勝
move-inaccuracy = 輕微失誤
move-slower = 較慢
move-missed-win = 錯失勝機
move-blunder = 漏著
move-doubtful = 存疑
move-opening = 開局
move-forced = 唯一選擇
move-given = 既定
move-and-trap = { $name }，陷阱

review-won = 這一步贏下了這局。
review-own-line = 連成了一線，而在這個遊戲裡連線就輸了。
review-win-overlooked = 這裡本來能贏：{ $cell }。
review-line-left-open = 留下了一條沒擋住的連線：{ $opponent }下在{ $cell }就能獲勝。
review-win-allowed = 現在{ $opponent }下在{ $cell }就能獲勝。
review-fork-allowed = 這讓{ $opponent }可以下在{ $cell }，同時做出兩個威脅。
review-win-let-go = 本來有必勝的下法：{ $cell }。
review-loss-allowed = 現在{ $opponent }下在{ $cell }就必勝了。
review-no-choice = 沒有別的下法。
review-all-equal = 所有下法的結果都一樣。
review-lost-already = 到了這時候，不管下哪一步，{ $opponent }都能贏。
review-only-winning = 只有這一步還能贏。
review-only-holding = 只有這一步守得住平手。
review-fork-made = 同時做出兩個威脅：總有一個擋不住。
review-blocked = 擋住了{ $opponent }的連線。
review-win-kept = 保住了勝勢。
review-draw-kept = 守住了平手。

## 引擎是誰：怎麼思考，怎麼贏，有多強

engines-title =
    ## 認識各個引擎
    方塊越多，在「經典」遊戲中越難贏。選一個來看看怎麼對付它。
    - Sampling：所有遊戲
    - Minimax、Perfect：「{ game-ultimate }」以外的所有遊戲
    - Tree、Learned：「{ game-ultimate }」
    第二個選單列出每種遊戲的各級難度。
engines-pick = 選擇引擎
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] 沒有人贏得了它。
       *[other] 熟悉它習慣的人，每100局能贏它{ $worst }局。
    }
engine-random = 面對隨便亂下的玩家，它每100局贏{ $wins }局，{ $losses ->
        [0] 一局都不輸
       *[other] 輸{ $losses }局
    }。
engine-beat = **怎麼贏它**：{ $beat }

about-dice = 照著幾條規則下。沒有適用的規則時，就擲骰子。
about-lines = 幫經過每個格子的連線打分數，從不往後看。
about-sampling = 每種下法都隨機下最多一百局來試。
about-wargames = 看自己的一步和你的回應，不再往後看。
about-minimax = 一路算到終局。
about-perfect = 每個局面都背得滾瓜爛熟，還會設陷阱。

beat-dice = 你先下，下在邊格。它沒有應付這一步的規則。
beat-lines = 你先下，先占一個角，再占離它一個「馬步」的邊格。它每次都會落入捉雙。
beat-sampling = 你先下，占住相對的兩個角。它太常下在第三個角。
beat-wargames = 你先下，占一個角。等它占了中心，就占對面的角，再占第三個角。
beat-minimax = 贏不了，所以就爭取平手吧。難度是「{ level-easy }」時，空格剩四個之前它都是隨機下。
beat-perfect = 贏不了，所以就爭取平手吧。

levels-pick = 各種遊戲的難度
levels-title =
    ## 「{ $game }」的各級難度
    規則：{ $rule }雙方都下到最好時會平手。
levels-title-unsolved =
    ## 「{ $game }」的各級難度
    規則：{ $rule }
levels-line = { "**" }{ $level }**（等級分{ $points }）：{ $beat }
levels-matched = -# { "**" }{ level-matched }**：和你一樣強，不計等級分。
levels-blocks = -# 方塊：對手每五步有四步能找到最佳下法時，下十局它有幾局不輸。

beat-learned = 這是我最強的一級，這個遊戲還沒有人完全破解。它會看好幾千個局面。別讓它自由選擇棋盤，並且及早設法把三個棋盤連成一線。
beat-levels = 它往後看{ $plies }步，再往後就用猜的。你要想得更遠。
beat-overlooking = 它會漏看你{ $percent }%的威脅。每一步都製造威脅。

## 表演賽：兩個引擎對戰

show-opening = **準備好了嗎？開始了！**
show-moved = **{ $engine }（{ $mark }）下在{ $cell }**
show-move = **{ $mark }** { $engine }：{ $why }
show-stop = 停止
show-again = 再來一次
show-play-winner = 和贏家對戰
show-stopped = 已停止。
show-cut-short = 抱歉，我必須提前停止。
show-lost = 還沒開始，網路就斷線了。
show-record = 到目前為止{ $games }局：X贏{ $x }局，O贏{ $o }局，平手{ $draws }局。
show-conclusion = **奇怪的遊戲。唯一致勝的一步，就是不玩。** 要不要試試 { COMMAND("tictactoe start") }？

## 說明，以及要挑戰誰的問題

help-text =
    ## 井字遊戲
    三個連成一線就贏。就在這個聊天室裡和我玩，或挑戰朋友。
    和我玩到卡住了？按**{ hint }**。下完之後，**{ review }**會告訴你哪一步決定了勝負。
help-games = 選一種遊戲來玩…
help-hint = -# 下次直接用 { COMMAND("tictactoe start") } 就好
help-play = 和機器人玩
help-challenge = 和朋友玩
help-stats = 戰績
help-privacy-policy = 隱私權政策
help-terms = 服務條款
help-support = 支援
challenge-who = 想挑戰誰？
challenge-who-person = 選一個人
challenge-who-anyone = 公開挑戰
challenge-recent-number = 挑戰{ $number }

## 私下問的話和告知的事

resign-question-counted = 這局要認輸嗎？會算你輸。
resign-question-uncounted = 這局要認輸嗎？不會計入成績：雙方至少要各下兩步。
resign-question-arena = 這局要認輸嗎？{ $counts ->
        [counted] 對手會得到競技場的分數。
       *[uncounted] 不會計入成績，而且要等你按下 **{ arena-back }**，才會有新的對局。
    }
resign-question-unrated = 這局要認輸嗎？這局不計等級分，所以你的等級分不變。
resign-yes = 是，認輸
resign-no = 繼續玩
resign-done = 你認輸了。謝謝你來玩！
resign-kept = 好，這局繼續！

already-playing = 你在這裡已經有一局在進行了。
already-shown = 你的對局又顯示在這裡了。
already-show = 顯示在這裡
which-game = 你在這裡有兩局。哪一局？

start-own = 我也來一局
you-declined = 你拒絕了。{ $person }可以在{ $time }（{ $left }）再次挑戰你。
blocked = { $person }不能再挑戰你了；可以用 { COMMAND("privacy") } 解除。

privacy-title = ## 隱私
privacy-challenges-on = **挑戰**：沒有被你封鎖的人都可以挑戰你。
privacy-challenges-off = **挑戰**：沒有人可以挑戰你。
privacy-challenges-turn-on = 允許挑戰
privacy-challenges-turn-off = 停止挑戰
privacy-reminders-on = **提醒**：慢棋輪到你時，我會提及你，時間剩四分之一時再提及一次。休閒對局則在輪到你兩分鐘後提及你。
privacy-reminders-off = **提醒**：輪到你時，我不會提醒你。
privacy-reminders-turn-on = 提醒我
privacy-reminders-turn-off = 不要提醒我
privacy-games-on = **你的對局**：伺服器成員可以在 { COMMAND("history") } 和 { COMMAND("stats") } 看到你在那裡下的對局。
privacy-games-off = **你的對局**：結束以後，只有你和對手能在 { COMMAND("history") } 和 { COMMAND("stats") } 找到並覆盤。頻道裡的棋盤、分享的對局、等級分和總成績仍然看得到。
privacy-games-turn-on = 公開對局
privacy-games-turn-off = 隱藏對局
privacy-words-on = **棋盤文字版**：在今後開始的對局中，對方每下一步棋，我都會用文字單獨告訴你棋盤的情況。
privacy-words-off = **棋盤文字版**：只在你按下「{ board-in-words }」時顯示。
privacy-words-turn-on = 用文字描述棋盤
privacy-words-turn-off = 不描述棋盤
privacy-name = **你的名字**：在全球排行榜上是隱藏的，除非你在 { COMMAND("stats") } 的「{ choice-everywhere }」選擇顯示。
privacy-blocked = **已封鎖**：這個選單裡的人不能挑戰你。
privacy-blocked-none = 沒有封鎖任何人
privacy-data =
    ### 你的資料
    我儲存你的對局、等級分和設定，但不儲存名字和訊息。
privacy-blocked-deleted = 你封鎖的人當中，有{ $count }人刪除了自己的資料，所以我說不出是誰。這些人同樣不能挑戰你。
privacy-unblock-deleted = 解除封鎖已刪除資料的人

refusal-not-your-match = 這是別人的對局。
refusal-not-your-turn = 現在輪到{ $person }（<t:{ $since }:R>開始）。
refusal-match-not-over = 這局還沒結束。
refusal-not-against-bot = 我不接受平手。請繼續玩，或認輸。
refusal-draw-too-early = 從第五步起才能提議平手。
refusal-nothing-to-take-back = 你還沒下過，沒有棋可悔。
refusal-offer-stands = 請先回覆目前的提議。
refusal-own-offer = 這是你自己的提議，只有{ $person }可以接受或拒絕。你可以收回。
refusal-not-your-offer = 只有{ $person }可以收回這個提議。你可以接受或拒絕。
refusal-no-offer = 這個提議已經失效了。
refusal-challenge-open = 這局還沒開始，挑戰還在等待回覆。
refusal-challenge-over = 這個挑戰已經失效了。
refusal-not-your-challenge = 只有{ $person }可以接受或拒絕這個挑戰。你可以用 { COMMAND("tictactoe challenge") } 自己發起一個。
refusal-own-challenge = 你不能接受自己的挑戰，要由別人接受。
refusal-own-invitation = 這是你自己的挑戰，只有{ $person }可以接受或拒絕。你可以取消。
refusal-not-your-invitation = 只有{ $person }可以取消這個挑戰。
refusal-too-many-challenges = 你已經有{ $limit }個挑戰在等待回覆。請再等等，或取消一個。
refusal-not-challengeable = { $person }現在不接受挑戰。
refusal-just-declined = { $person }剛剛拒絕了。你可以在<t:{ $until }:t>（<t:{ $until }:R>）再次挑戰。
refusal-no-role-to-call = 我已無法提及要呼叫的身分組。管理伺服器的人可以在 { COMMAND("settings") } 中選擇另一個。
refusal-just-called = 這裡剛呼叫過玩家。可以在<t:{ $until }:t>（<t:{ $until }:R>）再次呼叫。
refusal-too-many-blocks = 你已經封鎖了{ $limit }人，我存不下更多了。請先到 { COMMAND("privacy") } 移除一個人。
refusal-self-challenge = 你不能挑戰自己。把`opponent`留空，就能和最先加入的人玩。
refusal-bot-challenge = 其他機器人不會玩這個。請挑戰真人，或挑戰我。
refusal-not-here = { $person }不能檢視本頻道。
refusal-nobody-here = 沒有別人看得到這個聊天室。請用 { COMMAND("tictactoe start") } 和我玩，或到伺服器裡挑戰別人。
refusal-only-you = 在這個伺服器裡，只有你看得到我的回覆，所以我取消了挑戰。反正也沒有人能加入。
refusal-opponent-busy = { $person }正在這裡下另一局。請等那局結束後再試。
refusal-opponent-deleted = 你的對手刪除了自己的資料，所以我已經不知道那是誰了。請用 { COMMAND("tictactoe challenge") } 挑戰別人。
refusal-wrong-channel = 你們可以在那局所在的頻道一起再試。請在那裡打開覆盤。
refusal-rematch-made = 這局已經有一場再戰了。
refusal-cell-taken = 這一格已經有人下了。請選空格。
refusal-board-moved-on = 你按下之前，棋盤已經變了。這是現在的樣子。
refusal-match-over = 這局已經結束了。請用 { COMMAND("tictactoe start") } 再開一局。
refusal-arena-match-over = 這局已經結束了。競技場進行期間，你的下一局會自動開始。
refusal-newer-engine = 我正在更新，只有我的新版本認識這局的對手。一切都沒有改變；請過幾分鐘再試。
refusal-no-such-match = 這裡沒有你的對局。請用 { COMMAND("tictactoe start") } 開始一局。
refusal-already-playing = 你在這裡已經有一局在進行了。{ COMMAND("tictactoe board") } 可以顯示你的對局。
refusal-wrong-engine = { $variant ->
    [classic] { $engine }只玩「{ game-ultimate }」。
    [ultimate] { $engine }不玩「{ $game }」。Sampling、Tree和Learned會。
   *[other] { $engine }不玩「{ $game }」。Sampling、Minimax和Perfect會。
}
refusal-no-such-level = { $engine }不能設為「{ $level }」。想和{ $engine }玩，請把`difficulty`留空；想玩「{ $level }」，請把`engine`留空。
refusal-unknown-button = 這個按鈕太舊了。請用 { COMMAND("tictactoe start") } 開始一局。
refusal-too-fast = 你比我還快。請給我幾秒鐘。
refusal-unknown-option = 我不認識這個選項。請從清單中選一個。
refusal-board-gone = 那個棋盤被刪除了。{ COMMAND("tictactoe board") } 可以重新顯示你的對局。
refusal-nothing-to-explain = 我還沒下過。
refusal-no-hints = 只有和我的對局才有提示。
refusal-show-running = 本頻道已經有兩個引擎在對戰。請等它們下完，或請發起的人停止。
refusal-too-many-shows = 我現在不能再辦更多表演賽了。請過一分鐘再試。
refusal-show-over = 這場表演賽已經結束了。
refusal-not-your-show = 只有發起這場表演賽的人可以停止它。
refusal-nothing-to-review = 你還沒下完任何一局。請用 { COMMAND("tictactoe start") } 開始一局。
refusal-store-busy = 我剛才沒能儲存。什麼都沒遺失；請稍後再試。
refusal-store-unknown = 我的資料庫剛才斷線了，所以我不知道有沒有儲存成功。請稍後再看一次。
refusal-store-damaged = 我無法讀取自己的資料庫，所以剛才的操作不算數。需要架設我的人來修復。
refusal-unknown-command = 這個指令已經改了。請重新載入Discord，然後再試一次。
refusal-engine-failed = 我來不及想出下一步。你的對局沒事；請再試一次。
refusal-broken = 我這邊出了問題。你的對局沒事；請再試一次。

## 排名：排行榜、個人卡片、戰績，以及對局為什麼不計成績

command-stats = 排行榜、某位玩家的戰績，或兩人之間的戰績
command-stats-player = 看誰的戰績
command-stats-versus = 看和這位玩家之間的戰績
command-stats-scope = 本伺服器或全球（預設為本伺服器）
choice-server = 本伺服器
choice-everywhere = 全球

stats-title-server = ## 🏆 本伺服器排行榜
stats-title-everywhere = ## 🏆 全球排行榜
stats-title-season = ## 🏆 本伺服器排行榜：第{ $number }賽季
stats-title-direct = ## 你的私訊
results-legend = -# 勝/和/敗
stats-unsettled = 還沒有排名：再下幾局就有
stats-empty = 還沒有人下完計入成績的對局。來當第一個吧：{ COMMAND("tictactoe start") }
stats-unsettled-season = 沒有排名：對局太少
stats-empty-season = 這個賽季沒有人下完計入成績的對局。
stats-own-none-season = { "**你**" }在這個賽季沒有下完計入成績的對局。
stats-you = { $who } { "**（你）**" }
stats-own-none = { "**你**" }在這裡還沒有下完計入成績的對局。
stats-own-unnamed = -# 在這份榜單上，別人看不到你的名字。
stats-someone = 匿名玩家
person-gone = 已刪除的使用者
stats-page = { $page }/{ $pages }
stats-mine = 我的排名
stats-to-direct = 私訊
stats-name-me = 顯示名字
stats-unname-me = 隱藏名字
stats-help = 等級分說明
play = 開始玩
card-board = 排行榜

card-rank = { "**" }{ $points }**，第{ $rank }名
card-none = 這裡還沒有計入成績的對局。
card-none-season = 這個賽季沒有計入成績的對局。
card-direct = { "**" }{ $points }**，只有你看得到
card-puzzles =
    -# 🧩 已解謎題：{ $solved }題
    -# 🔥 最長連續記錄：{ $longest }天
card-total = { $wins }勝{ $draws }和{ $losses }敗  ·  X { $x }次，O { $o }次
card-streak = 連勝：目前{ $streak }局，最多{ $best }局
card-streak-season = 連勝：賽季結束時{ $streak }局，最多{ $best }局
card-opening = 最常下的第一格：{ $cell }（{ $times }次）
card-opponents = ### 對戰成績
card-opponent = { $opponent }：{ $wins }勝{ $draws }和{ $losses }敗
card-opponent-people = 真人玩家
card-opponent-you = 你
against-bot = ## { $who }對{ -bot }
against-bot-how = -# 每級難度的等級分都是固定的：請看**{ stats-help }**。
card-latest = ### 這裡最近的對局
card-match-link = { $match }  ·  [看棋盤]({ $link })
card-picture = 左：最近{ $matches }局的等級分，從{ $first }到{ $last }，最低{ $lowest }，最高{ $highest }。右：每一格當第一步的次數，逐列列出：{ $cells }。
card-picture-caption = -# 左：等級分的變化。右：每一格當第一步的次數。

waiting-yours = **輪到你（{ $count }）**
waiting-theirs = **等待對方（{ $count }）**
waiting-game = `{ $number }.` { $game }  ·  對手：{ $opponent }  ·  { $until }逾時
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent }正在思考
waiting-group-chat = `{ $number }.` { $game }  ·  對手：{ $opponent }  ·  { $until }逾時  ·  在群組聊天室
waiting-open = 對局{ $number }
history-title = ## { $who }的對局
history-title-server = ## 本伺服器最近的對局
history-seen-here = -# 包括在本伺服器下的，以及和你下的對局。
history-seen-own = -# 只有和你下的對局。在伺服器裡使用，可以看到所有人在那裡和我下的對局。
history-seen-direct = -# 包括在這個聊天室下的，以及和你下的對局。在伺服器裡使用，可以看到對方在那裡下的對局。
history-none = 沒有可以顯示的對局。
history-none-server = 這裡還沒有可以顯示的對局。來一局吧：{ COMMAND("tictactoe start") }
history-won = { "**戰勝**" }{ $opponent }
history-lost = { "**輸給**" }{ $opponent }
history-drawn = 和{ $opponent }{ "**平手**" }
history-unfinished = 和{ $opponent }的對局{ "**沒下完**" }
history-beat = { $winner }戰勝{ $loser }
history-drew = { $x }和{ $o }平手
history-stopped = { $x }和{ $o }沒下完
history-unrated = 不計等級分
history-arena = 競技場
history-uncounted = 不計成績
history-open = 打開一局…
history-option = 對局{ $number }：{ $game }
history-newer = 較新
history-older = 較早
history-all-games = 所有遊戲
history-own = 你的對局
history-server = 本伺服器的對局

animation = 動畫
replay-told = 這局的每一步：{ $moves }。{ $end }
replay-move = { $mark } { $cell }
replay-none = 一步都沒有
replay-won = { $mark }獲勝。
replay-drawn = 沒有人獲勝。
replay-unfinished = 沒有下完。

cell-0 = 左上角
cell-1 = 上方邊格
cell-2 = 右上角
cell-3 = 左側邊格
cell-4 = 中心
cell-5 = 右側邊格
cell-6 = 左下角
cell-7 = 下方邊格
cell-8 = 右下角
piece-a = { $cell }（小棋子）
piece-b = { $cell }（中棋子）
piece-c = { $cell }（大棋子）
cell-in-board = { $board }的{ $cell }
small-board-nw = 左上棋盤
small-board-n = 上方棋盤
small-board-ne = 右上棋盤
small-board-w = 左側棋盤
small-board-centre = 中央棋盤
small-board-e = 右側棋盤
small-board-sw = 左下棋盤
small-board-s = 下方棋盤
small-board-se = 右下棋盤
ultimate-sent = **請下在{ $board }**。🟨
ultimate-choose = **請任選一個有🟨的棋盤來下**。
ultimate-closed = **請任選一個有🟨的棋盤來下**：{ $board }已經關閉。
ultimate-chosen = **請下在{ $board }**，或另選一個。🟨
pick-again = 另選棋盤
words-row = 第{ $name }列：{ $cells }。
words-column = { $name }行：{ $cells }。
words-board = { $name }：{ $cells }。
words-empty = 空{ $square }
words-fading = 接下來會消失的{ $mark }
words-won = { $mark }獲勝
words-untouched = 還沒有棋子
words-choose = **請任選一個仍然開放的棋盤。**
pick-a = 小 ×{ $left }
pick-b = 中 ×{ $left }
pick-c = 大 ×{ $left }

## 各種遊戲：名稱和一句話的規則

game-classic = 經典
game-misere = 反向
game-vanish = 消失
game-squares = 方形
game-drop = 掉落
game-sizes = 大吃小
game-ultimate = 終極
legend-fading = 變淡的標記接下來會消失。
legend-sizes = 1是小，2是中，3是大。
rule-classic = 三個連成一線就贏。
rule-misere = 三個連成一線就輸。
rule-vanish = { $moves ->
        [0] 放下第四個標記時，你最舊的標記就會消失。三個連成一線就贏。相同的局面第三次出現就平手。第一步不能下在邊格。
       *[other] 放下第四個標記時，你最舊的標記就會消失。三個連成一線就贏。相同的局面第三次出現就平手。
    }
rule-squares = 四個連成一線就贏，排成2×2的方形也贏。
rule-drop = 標記會掉到那一直行最低的空格。四個連成一線就贏。
rule-ultimate = 你下在哪一格，對手就要到相同位置的小棋盤去下。三個連成一線就贏下一個小棋盤，三個小棋盤連成一線就贏下整局。如果沒有人做到，贏得較多棋盤的一方獲勝。
rule-sizes = 大棋子可以蓋住小棋子，自己的也可以。棋子放下後就不再移動。你的三個棋子連成一線就贏。

versus-title = ## { $one }對{ $other }
versus-none = 這兩人在這裡還沒有下完的對局。
versus-record = { $matches }局：{ $one }贏{ $wins }局，{ $other }贏{ $losses }局，平手{ $draws }局。

rules-title = ## 等級分說明
rules-start = 每個人都從1500開始。贏過強者，加的分最多。
rules-levels = 我在「{ $game }」的等級分：{ level-easy } { $easy }、{ level-medium } { $medium }、{ level-hard } { $hard }、{ $strongest } { $unbeatable }。
rules-unsure = 有了排名就會顯示等級分：先下幾局，最好和不同的對手。
rules-two-moves = 雙方各下兩步之後，這局才計入成績。
rules-details = 詳情
rules-details-text =
    ## 等級分詳情
    - 等級分採用Glicko-2。我各級難度的等級分是固定的，經過精確計算。
    - 每一步都相同就是重複的對局，棋盤旋轉或翻轉後相同的也算。
    - 和新玩家的對局，只會讓等級分在{ $least }到{ $most }之間變動，也不會帶來排名。新玩家有了排名，或和{ $people }人總共下過{ $matches }局，就不再算新玩家。
    - 悔棋之後，這局可能降低你的等級分，但不會提高。用了提示就不計等級分。
    - 贏過我，你的等級分最多升到比我高{ $cap }分；和無敵的機器人平手，最多升到「{ level-hard }」的等級分。
    - 私訊裡的對局分開計算，只有下的雙方看得到。

uncounted-hinted = 你用了提示，所以這局不計等級分，你的等級分不變。
uncounted-unrated = 這局不計等級分，所以你的等級分不變。
name-and-value = { $name }：{ $value }
rating-changed = 等級分{ $before }→{ $after }
rating-unranked = 還沒有排名：大約還要再下{ $games }局
rating-of-game = 等級分{ $points }
rating-kept = 等級分不變
uncounted-short = 這局不計成績：雙方至少要各下兩步。
uncounted-nobody = 這局不計入任何人的成績。
uncounted-repeated = 重複最近和機器人下過的一局，不會改變你的等級分。
uncounted-again = 一天之內和同一位對手的對局，每多一局就算得更少。
uncounted-taken-back = 你悔了一步棋，所以這局不會提高你的等級分。
uncounted-capped = 贏過我或新玩家，只能讓你升到一定程度。

refusal-not-shown = { $person }在全球排行榜上隱藏了名字。
refusal-no-server = 這裡沒有伺服器。請試試`scope: { choice-everywhere }`。
refusal-not-added = 只有把我加進去的伺服器才有設定，這裡不是。你自己的設定在 { COMMAND("privacy") }。
refusal-cannot-write = 我不能在本頻道發言。這需要我有「檢視頻道」和「傳送訊息」的權限。
refusal-not-shared = 這局已經不再分享了。
refusal-animation-in-flight = 我已經在幫你製作動畫了，馬上就好。
refusal-export-in-flight = 我已經在收集你的資料了，收齊就給你。
refusal-shut-out = 抱歉，架設我的人不讓我在這裡和你對局。{ COMMAND("privacy") } 仍然可以使用。
refusal-being-deleted = 你的資料正在刪除。幾秒鐘後就可以再玩。
refusal-not-server-manager = 只有擁有「管理伺服器」權限的人可以這樣做。

## 歡迎伺服器

welcome-text =
    ### 👋 你好！我是{ -bot }。
    我會玩井字遊戲。按**{ play }**和我玩一局，或用 { COMMAND("tictactoe challenge") } 挑戰朋友。其他的請看 { COMMAND("help") }。
welcome-admins = -# 管理員：可以在「伺服器設定→整合」選擇我能在哪裡使用。
welcome-settings = -# 用 { COMMAND("settings") } 可設定我在這裡使用的語言，並選擇發布每日謎題的頻道。

## 伺服器的設定

command-settings = 本伺服器的預設值，以及對局是否計入全球排行榜
settings-title = ## 本伺服器的設定
settings-now-games-1 = { "**" }{ settings-games }**：{ $level } · { $pace } · 計入全球
settings-now-games-0 = { "**" }{ settings-games }**：{ $level } · { $pace } · 不計入全球
settings-now-season-first = { "**" }{ settings-seasons }**：第一個賽季
settings-now-season-since = { "**" }{ settings-seasons }**：第{ $number }賽季，{ $since }開始
settings-now-language-automatic = { "**" }{ settings-language }**：自動
settings-now-language-set = { "**" }{ settings-language }**：{ $name }
settings-games = 對局
settings-seasons = 賽季
settings-language = 語言
back = 返回

settings-difficulty = 和我對局的{ "**預設難度**" }（「{ game-ultimate }」最強的是「{ level-expert }」）
settings-pace = 玩家之間對局的{ "**預設節奏**" }
settings-call = 公開挑戰時{ "**要呼叫的身分組**" }：**{ call-players }**會提及它，每十分鐘最多一次
settings-call-none = 選擇身分組（留空則關閉）
settings-call-refused =
    { $why ->
        [everyone] 不能選擇{ $role }。
        [yours] 你自己無法提及{ $role }，所以我不會替你提及。請允許所有人提及它，然後重新選擇。
        [closed] 現在不是所有人都能提及{ $role }，所以我也不會提及。請允許所有人提及它，或重新選擇它。
       *[other] 我無法提及{ $role }。請允許所有人提及它，或允許我提及所有身分組。
    }
settings-everywhere-1 = 這裡的對局計入全球排行榜。
settings-everywhere-0 = 這裡的對局不計入全球排行榜。
settings-turn-everywhere-1 = 結果計入全球
settings-turn-everywhere-0 = 結果只留在本伺服器

settings-language-automatic = { "**" }{ choice-automatic }**：大家都看得到的內容，使用發起者的語言。沒有發起者的內容（例如我的歡迎訊息）使用{ $name }。
settings-language-set = 在本伺服器，大家都看得到的內容使用{ "**" }{ $name }{ "**" }。已經開始的對局不會改變語言。
settings-language-private = -# 只有你看得到的內容，使用你的Discord語言。
choice-automatic = 自動

settings-now-daily-off = { "**" }{ puzzle-open }**：關閉
settings-now-daily-refused = { "**" }{ puzzle-open }**：關閉，因為我無法再在它的頻道發布
settings-now-daily-set = { "**" }{ puzzle-open }**：在{ $channel }，每天{ $time }
settings-daily-about = 每天一則訊息，附上各地都相同的謎題。大家私下解題，訊息會寫出誰解開了。不會通知任何人。
settings-daily-none = 選擇頻道（留空則關閉）
settings-daily-hour = 謎題在你當地時間{ $time }發布。
settings-daily-failed = 我無法在{ $channel }發布，所以一切都沒有改變。請在那裡允許我**檢視頻道**和**傳送訊息**，然後重新選擇。
settings-channel-yours = 你自己無法在{ $channel }發言，所以我不會替你發布。一切都沒有改變。
daily-comes-here = 每天{ $time }，每日謎題會發布在這裡。

settings-arena = 競技場
settings-now-arena = { "**" }{ settings-arena }**：{ $state ->
        [off] 關閉
        [empty] 關閉，因為連續三次參加的人太少
       *[set] 在{ $channel }，下一次是{ $time }
    }
settings-arena-about =
    自動舉辦的競技場：提前一小時在頻道公布，附有**{ join }**按鈕。{ $calls ->
        [yes] 公布時會提及{ $role }一次。
       *[no] 不會通知任何人。
    }如果連續三次都不到兩名玩家，就不再舉辦。
    日期和鐘點採用UTC，沒有日光節約時間。該鐘點目前相當於你當地時間{ $time }。
evening-none = 不舉辦
evening-each-day = 每天
evening-any = 每次換一種遊戲
evening-quiet = 不呼叫任何人
evening-comes-here = 自動舉辦的競技場會在這裡公布。
arena-last = 🏟️ **上一次競技場**：{ $winner }

settings-new-season = 新賽季
season-first = 本伺服器的排行榜目前是**第一個賽季**。
season-since = 本伺服器的排行榜目前是**第{ $number }賽季**，{ $since }開始。
season-question = 要開始第{ $number }賽季嗎？第{ $former }賽季將就此結束，無法恢復。本伺服器排行榜上的所有人都會重新從1500開始。第{ $former }賽季會保留在 { COMMAND("stats") }。{ $podium }
season-start = 開始第{ $number }賽季
season-keep = 取消
season-started = 第{ $number }賽季開始了。祝大家好運！
season-name = 第{ $number }賽季
season-name-current = 第{ $number }賽季（目前）
season-ends-hand = 賽季由你手動結束
season-ends-month = 賽季每月結束
season-ends-week = 賽季每週結束
season-ends =
    { $ends ->
        [week] 賽季每週結束。如果本賽季有計入成績的對局，下一個賽季於{ $end }開始。
        [month] 賽季每月結束。如果本賽季有計入成績的對局，下一個賽季於{ $end }開始。
       *[other] 賽季由你手動結束。
    }{ $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] 前三名會發布在有人開始下一個賽季的地方。
       *[other] 前三名會發布在{ $where }。
    }
season-podium =
    { $state ->
        [refused] 賽季結束時，**前三名**原本會發布在一個頻道。現在不再發布了，因為我無法在那裡發布。
       *[other] 賽季結束時，會在一個頻道發布**前三名**。不會通知任何人。
    }
season-podium-comes = 賽季結束時，前三名會發布在這裡。
season-role = 屆時的第一名會得到一個**身分組**，直到第一名換人。
season-role-refused =
    { $why ->
        [everyone] 不能選擇{ $role }。
        [permissions] { $role }帶有權限，所以我不會把它給任何人。
        [managed] 只有Discord或其他應用程式才能給予{ $role }。
        [above] { $role }不在我自己的身分組之下，所以我無法給予。請把我的身分組往上移，然後重新選擇。
        [yours] 你自己無法給予{ $role }，所以我不會替你給予。這需要**管理身分組**權限，而且你有一個在它之上的身分組。
        [missing] 要給予{ $role }，我還需要一項權限。請用下面的按鈕允許，然後重新選擇這個身分組。
        [two-factor] Discord不讓我在這裡變更身分組：本伺服器要求雙重認證，需要架設我的人開啟它。
       *[other] 上次Discord沒有讓我變更身分組。請允許我**管理身分組**，並把我自己的身分組放在冠軍的身分組之上。
    }
season-role-allow = 允許管理身分組
season-over = ## 🏆 第{ $number }賽季結束了
season-won =
    { $shared ->
        [yes] **並列第一名！**
       *[no] **{ $winner }奪得冠軍！**
    }
season-nobody = 這個賽季沒有人下完{ $games }局計等級分的對局，所以沒有冠軍。
season-games = 其他遊戲
season-champion = 🏆 **冠軍**：{ $winner }

## 競技場

refusal-arena-here = 本頻道已經有競技場了。請按它的**{ join }**。
refusal-not-in-arena-game = 在競技場不能提議平手、悔棋或再戰：你的下一局會自動開始。
refusal-arena-length = 競技場進行{ $shortest }到{ $longest }分鐘。
refusal-arena-start = 競技場要在{ $latest }分鐘之內開始。
refusal-long-arena-game = 「{ game-ultimate }」的對局太久，不適合競技場。請選別的遊戲。
refusal-arena-over = 這個競技場已經結束了。
refusal-arena-full = 這個競技場額滿了：最多{ $most }人。一有人離開，你就可以加入。
refusal-not-in-arena = 你沒有加入這個競技場。
refusal-not-away = 你並沒有離開：一有人有空，你的下一局就會開始。
refusal-not-arena-host = 只有公布這個競技場的{ $person }，以及擁有「管理伺服器」權限的人可以這麼做。
refusal-too-few-for-arena = 競技場需要{ $enough }人。人數一到，你就可以開始。

## 每日謎題的發布

post-solve = 解題
post-solved-1 = **一次就解開**：{ $people }
post-solved-2 = **第二次嘗試解開**：{ $people }
post-solved-3 = **第三次嘗試解開**：{ $people }
post-solved = { $people ->
        [0] 這裡還沒有人解開。
       *[other] 這裡已有{ $people }人解開。
    }
post-solved-more = 這裡另有{ $people }人解開。
post-former = -# 解開昨天謎題的人：{ $people }

## 儲存一個人的哪些內容

mydata-kinds =
    - **對局和挑戰**，包括還沒結束的：誰、在哪裡、何時、語言、各步、提示和結果。這些也屬於你的對手：刪除你的資料會結束你正在下的對局，並以隨機編號代替你。
    - **等級分**：你在每個伺服器和賽季的成績、每局帶來的變化，以及你和每個人的戰績。刪除你的資料會把你從所有榜單移除，並換成同一個隨機編號。
    - **其餘**：設定、每日謎題、競技場、賽季前三名、分享的對局和謎題結果、表演賽；你封鎖或挑戰了誰，誰封鎖了你，以及你是否被禁止使用。所有內容保留到不再需要或你刪除資料為止；之後會刪除，或以隨機編號或代碼代替你。
mydata-export = 檢視我的資料
mydata-delete = 刪除我的資料
mydata-exported = 你的資料，JSON格式。其中格子和直行從0數起。
mydata-question = 要刪除儲存的所有關於你的資料嗎？你正在下的對局會以認輸結束。這個動作無法復原。
mydata-stays = 為了保護其他人，有些內容會保留：以隨機編號儲存的已結束對局、誰封鎖了你，以及兩次挑戰之間要隔的{ $minutes }分鐘。封鎖和這段時間會以你的ID產生的代碼保留，你的隨機編號也會這樣保留{ $days }天。架設我的人可以核對某個代碼是否屬於自己知道的某個ID。
mydata-yes = 刪除
mydata-no = 保留資料
mydata-done = 完成：我的資料庫裡已經沒有任何指向你的內容，只有未使用的部分還留有痕跡。這些痕跡會在幾分鐘內，或在下次整理資料庫時消失。謝謝你來玩！
mydata-begun = 我正在刪除你的資料。你下過的對局很多，所以還要幾秒鐘；就算我重新啟動，也會把它完成。在那之前你不能開始新的一局。想知道完成了沒，請在 { COMMAND("privacy") } 再按一次`{ mydata-delete }`。
mydata-copies = 完成：我的資料庫裡已經沒有任何指向你的內容。資料庫所在的伺服器在日誌、複寫的資料庫和檔案未使用的部分仍有副本，直到那些空間被重新使用。謝謝你來玩！
mydata-boards =
    你的名字也會從最新的{ $boards }個已結束的棋盤上消失，每分鐘約40個，只要我還能編輯它們。在已把我移除的伺服器、我進不去的頻道、已封存的討論串，或只有個人安裝了我的地方，我碰不到那裡的棋盤。
    如果某個頻道、討論串或伺服器再次讓我進入，你的名字最晚一天後也會從那裡消失。
    可能還有一些訊息帶有你的名字：Discord不一定會告訴我有沒有送達。如果你看到，按一下上面的按鈕，你的名字就會消失。
mydata-kept = 好，什麼都沒有刪除。

## 每日謎題

puzzle-open = 每日謎題
puzzle-title = ### 謎題 #{ $number } · { $game }
puzzle-win = { "**" }輪到{ $mark }，{ $moves }步獲勝**。
puzzle-save = { "**" }輪到{ $mark }：只有一步能挽救這局**。
puzzle-progress = -# { $dots } · 第{ $number }/{ $tries }次嘗試
puzzle-past = -# 這道謎題不計入連續天數。
puzzle-order = -# 標記從舊到新：{ $marks }。
puzzle-left = -# { $mark }還剩：{ $pieces }。
puzzle-wrong = { "**錯了**" }：{ $cell }。已回到一開始的局面。
puzzle-right = { "**答對了**" }！我下在{ $cell }。
puzzle-hint = 💡 第一步在{ $area }。
puzzle-solved = { $number ->
    [1] **一次就解開了**！
   *[other] **第{ $number }次嘗試解開了**。
}
puzzle-lost = { "**這次沒解開**" }。正確的一步是{ $cell }。
puzzle-streak = -# 🔥 連續{ $streak }天。{ $freezes ->
    [0] {""}
   *[other] ❄️ 有{ $freezes }張保護卡，每張可抵漏掉的一天。
}
puzzle-freeze = -# 每連續七天可得一張保護卡，可抵漏掉的一天。
puzzle-streak-ended = -# 你的連續記錄停在{ $streak }天。
puzzle-streak-kept = -# ❄️ 一張保護卡保住了你的連續記錄：🔥 { $streak }。剩餘保護卡：{ $freezes }張。
puzzle-at-stake = -# ⏳ 昨天的謎題在{ $time }前（{ $left }）仍計入你的連續天數。
puzzle-frozen = -# ❄️ 一張保護卡抵掉了昨天。
puzzle-share = -# { $percent }%的人一次就找到了。
puzzle-next = -# 下一道謎題：{ $time }。
puzzle-give-up = 看答案
puzzle-give-up-question = 要看答案嗎？{ $costs ->
        [streak] 你{ $streak }天的連續記錄會就此中斷。
        [freeze] 會用掉一張連續記錄的保護卡。
       *[nothing] 看了之後就不能再解這道謎題了。
    }
puzzle-give-up-yes = 是，看答案
puzzle-give-up-no = 繼續嘗試
puzzle-yesterday = 昨天的
puzzle-today = 今天的
puzzle-results = 這裡的結果
puzzle-results-title = ### 本伺服器的謎題 #{ $number }
puzzle-results-none = 這裡還沒有人打開過。
puzzle-results-open = { $person }：還在嘗試
puzzle-results-who = -# 只列出向別人公開對局的人。
puzzle-copy = 複製結果
puzzle-share-here = 分享到這裡
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = 沒有這道謎題可解。{ COMMAND("daily") } 可以打開今天的謎題。
refusal-puzzle-over = 你已經做完這道謎題了。明天還有新的。
refusal-tried-before = 這步棋你已經試過了，是錯的。不會少一次嘗試。
refusal-puzzle-not-over = 請先做完這道謎題。
refusal-shared-once = 同一結果在一個頻道只能分享一次。
practice-played = 你在這一步下在{ $cell }（{ $date }，對手：{ $opponent }）。
practice-task = { "**" }你是{ $mark }**。{ $result ->
        [win] 哪一步能贏？
       *[draw] 哪一步能守住平手？
    }
practice-move = { $what ->
        [right] **答對了**：{ $cell }。
        [wrong] **錯了**：{ $cell }。
       *[answer] 最佳應對：{ $cell }。
    }
practice-lets = { $result ->
        [win] 這一步放走了勝利。
       *[draw] 現在{ $opponent }可以獲勝。
    }
practice-next = 下一個
practice-look-on = 繼續找
practice-open = 打開這局
practice-looked = { $games ->
       *[other] 剛才看過的{ $games }局裡沒有你的失誤。
    }
practice-all = { $count ->
        [0] 還沒有可以練習的失誤。第一個會來自你接下來的對局。
        [1] 唯一的局面已經練完。下一個會來自你的下一局。
       *[other] 全部{ $count }個局面都已練完。下一個會來自你的下一局。
    }
practice-again = -# 有一個局面會再次出現：{ $time }。
practice-waiting = { $count ->
       *[other] { $count }個局面可練習
    }
practise-this = 練習這一步
refusal-no-practice = 「{ game-ultimate }」裡沒有人知道什麼是對的，所以沒有可以練習的。請選別的遊戲。
