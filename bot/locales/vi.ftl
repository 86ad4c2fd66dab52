# Tiếng Việt. Gọi người chơi là “bạn”, bot tự xưng là “mình”; engine được gọi là “nó”.
#
# Ván là một lần chơi cụ thể, trò chơi là thể loại với luật của nó. Đánh vào một ô, đi một nước.
# Tên gọi chỉ có một dạng; chỉ cấp độ có thêm .title và .who. Người được nhắc tên không có “anh”, “chị” hay giới tính.

-bot = Noughts

# Giữa hai câu, và giữa các thứ trong một danh sách.
between-sentences = {" "}
between-items = {", "}

# Chỉ có trong các bản dịch.
english-holds = -# Nếu có điểm chưa rõ, bản tiếng Anh được áp dụng.
help-wrong-word = -# Có từ nào chưa đúng? Hãy cho mình biết: { $link }

## Lệnh: mô tả (nhiều nhất 100 ký tự), và ý nghĩa của các lựa chọn

command-tictactoe = Chơi tic-tac-toe
command-start = Bắt đầu một ván với bot
command-start-difficulty = Bot chơi mạnh đến đâu (mặc định: cấp độ của máy chủ này)
command-start-engine = Chọn phong cách của bot thay cho độ khó; chỉ vài engine có thêm độ khó
command-mark = Ký hiệu của bạn; X đi trước (mặc định: ngẫu nhiên)
command-board = Hiện lại ván của bạn ở cuối kênh này
command-board-words = Thay vào đó, tả bàn bằng lời, chỉ mình bạn thấy
command-resign = Đầu hàng ván của bạn trong kênh này

command-challenge = Thách đấu một người, hoặc đăng lời thách đấu mở
command-challenge-opponent = Người mà bạn muốn thách đấu (để trống: lời thách đấu mở)
command-challenge-pace = Thời gian cho mỗi nước (mặc định: nhịp độ của máy chủ này)
command-menu-challenge = Thách đấu tic-tac-toe
command-menu-stats = Thống kê tic-tac-toe
command-menu-review = Phân tích tic-tac-toe
command-help = Bắt đầu từ đây: chơi, thách đấu bạn bè, hoặc xem ai giỏi nhất
command-privacy = Ai được thách đấu bạn, nhắc nhở và dữ liệu được lưu của bạn

command-daily = Câu đố trong ngày: tìm nước đúng
command-daily-number = Một câu đố trước đây, theo số (mặc định: hôm nay)
command-practice = Sai lầm của chính bạn, thành câu đố
command-practice-variant = Luyện trò chơi nào (mặc định: tất cả)
command-arena = Mở đấu trường: những ván nhanh cho mọi người tham gia
command-arena-variant = Trò chơi nào (mặc định: Biến mất)
command-arena-minutes = Đấu trường kéo dài bao lâu: 10 đến 60 phút (mặc định: 20)
command-arena-starts-in = Bắt đầu sau bao nhiêu phút: 0 đến 60 (mặc định: 5)

command-history = Các ván đã kết thúc: của bạn, của người khác hoặc của máy chủ này
command-history-player = Xem các ván của ai (mặc định: của bạn)
command-history-variant = Xem trò chơi nào (mặc định: tất cả)
command-review = Xem nước nào đã quyết định ván, và nước nào tốt hơn
command-review-variant = Trò chơi nào (mặc định: trò bạn chơi gần nhất)

command-watch = Xem hai engine đấu với nhau
command-watch-x = Ai cầm X và đi trước (mặc định: ngẫu nhiên)
command-watch-o = Ai cầm O (mặc định: ngẫu nhiên)
command-engines = Làm quen với các engine: chúng mạnh đến đâu, và cách thắng chúng

command-variant = Trò chơi nào (mặc định: Cổ điển)
command-stats-variant = Xem hệ số của trò chơi nào (mặc định: Cổ điển)
choice-game-classic = { game-classic }: ba ô thẳng hàng
choice-game-misere = { game-misere }: ba ô thẳng hàng là thua
choice-game-vanish = { game-vanish }: mỗi bên ba ký hiệu
choice-game-squares = { game-squares }: bốn ô thẳng hàng hoặc một hình vuông
choice-game-drop = { game-drop }: ký hiệu rơi xuống, bốn ô thẳng hàng
choice-game-ultimate = { game-ultimate }: chín bàn trong một
choice-game-sizes = { game-sizes }: quân lớn che quân nhỏ
choice-easy = Dễ: hay bỏ sót đường
choice-medium = Vừa: mắc những lỗi bạn có thể tìm ra
choice-hard = Khó: bạn cần có kế hoạch mới thắng
choice-unbeatable = Bất bại: hòa là kết quả tốt nhất bạn có thể đạt
choice-matched = Thích ứng: mạnh ngang bạn (không tính hệ số)
choice-x = X: bạn đi trước
choice-o = O: bot đi trước
choice-challenge-o = O: đối thủ đi trước
choice-quick = Nhanh: 1 phút mỗi nước
choice-casual = Thoải mái: 15 phút mỗi nước
choice-slow = Chậm: 3 ngày mỗi nước

## Engine: tên, và vài lời về cách nghĩ của từng engine

choice-engine-dice = Dice: vài quy tắc và một con xúc xắc
choice-engine-lines = Lines: chấm điểm các đường qua từng ô
choice-engine-sampling = Sampling: chơi thử các ván ngẫu nhiên
choice-engine-wargames = Wargames: tính trước hai nước
choice-engine-minimax = Minimax: tính trước đến hết ván
choice-engine-perfect = Perfect: không bao giờ thua, hay giăng bẫy
choice-engine-tree = Tree: chỉ chơi trò { game-ultimate }
choice-engine-learned = Learned: tự học trò { game-ultimate }

level-easy = dễ
    .title = Dễ
level-medium = vừa
    .title = Vừa
level-hard = khó
    .title = Khó
level-unbeatable = bất bại
    .title = Bất bại
level-expert = chuyên gia
    .title = Chuyên gia
level-matched = thích ứng
    .title = Thích ứng
    .who = engine thích ứng

## Bàn

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = bất kỳ ai
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Tỉ số: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
       *[other] {"  ·  "}hòa { $draws }
    }
board-turn = **Đến lượt bạn, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) đang nghĩ…**
board-ahead = -# Còn { $games } ván trước ván của bạn
board-to-move = -# Nước tiếp theo: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Hạn cho nước này: { $time } ({ $left })
board-deadline-unwatched = -# Hạn cho nước này: { $time } ({ $left }). Việc hết giờ chỉ hiện ở đây khi có người bấm nút.
board-offer-draw = 🤝 **{ $asked }, bạn có chấp nhận hòa không?**
board-offer-take-back = ↩️ **{ $asked }, cho { $player } đi lại nước vừa rồi nhé?**
board-won-line = 🏆 **{ $winner } thắng với { $length ->
        [3] ba
        [4] bốn
       *[other] { $length }
    } ô thẳng hàng!**
board-lost = **{ $winner } thắng với { $length ->
        [3] ba
        [4] bốn
       *[other] { $length }
    } ô thẳng hàng.**
board-won-line-square = 🏆 **{ $winner } thắng với một hình vuông bốn ô!**
board-won-line-boards = 🏆 **{ $winner } thắng với ba bàn thẳng hàng!**
board-lost-boards = **{ $winner } thắng với ba bàn thẳng hàng.**
board-won-line-more-boards = 🏆 **{ $winner } thắng với tỉ số bàn { $most }–{ $fewest }!**
board-lost-more-boards = **{ $winner } thắng với tỉ số bàn { $most }–{ $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } có { $length ->
        [3] ba
        [4] bốn
       *[other] { $length }
    } ô thẳng hàng, nên { $winner } thắng!**
board-lost-square = **{ $winner } thắng với một hình vuông bốn ô.**
board-lost-reverse = **{ $loser } có { $length ->
        [3] ba
        [4] bốn
       *[other] { $length }
    } ô thẳng hàng, nên { $winner } thắng.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } đã đầu hàng. { $winner } thắng!**
board-won-out-of-time = ⏰ **{ $loser } đã hết giờ. { $winner } thắng!**
board-won-abandoned = 🍂 **{ $loser } đã bỏ ván. { $winner } thắng!**
drawn-classic = 🤝 **Ván hòa!** Không ai có ba ô thẳng hàng.
drawn-squares = 🤝 **Ván hòa!** Bàn đã kín.
drawn-sizes = 🤝 **Ván hòa!** Không còn quân nào để đặt.
drawn-ultimate = 🤝 **Ván hòa!** Hai bên thắng số bàn bằng nhau.
board-drew-unbeatable = 🎉 **Hòa với bot bất bại: không ai làm tốt hơn được!**
board-ended-repetition = 🤝 **Ván hòa!** Cùng một thế cờ đã xuất hiện ba lần.
board-ended-agreed-draw = 🤝 **Ván hòa!** Hai bên đã đồng ý.
board-ended-abandoned = 🍂 **Bỏ dở** trước khi thật sự bắt đầu. Ván này không được tính.
board-ended-unreachable = 🍂 **Đã kết thúc**: kênh của ván này không còn nữa. Ván này không được tính.
board-matched = -# { -bot } thích ứng với bạn: trình độ { $skill } trên 100. Không tính hệ số.
board-another-try = -# Không tính hệ số: thử lại từ nước { $number }
board-hints = -# Không tính hệ số: { $hints } gợi ý
board-next-over = -# Thêm ván nữa? Bấm nút hoặc dùng { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Ván này đã chuyển sang tin nhắn mới.
go-to-board = Đến bàn

refresh = Làm mới
rule = Luật
board-in-words = Bàn bằng lời
offer-draw = Xin hòa
take-back = Đi lại
take-back-question = Đi lại, hủy nước cuối của bạn và nước đáp trả? Sau đó, ván này không thể tăng hệ số của bạn nữa.
take-back-consent = Trước tiên đối thủ của bạn phải đồng ý.
resign = Đầu hàng
accept = Chấp nhận
decline = Từ chối
offer-withdraw = Rút lại
rematch = Tái đấu
play-again = Chơi lại
easier = Dễ hơn
harder = Khó hơn
more = Thêm
my-stats = Thống kê

reminder = { $player }, đến lượt bạn trong ván với { $opponent } ({ $game }, nước { $number }): { $link }

## Đấu trường

arena-title = Đấu trường: { $game }
arena-starts = **Bắt đầu { $start }** và kéo dài { $minutes } phút.
arena-how = Ai đang rảnh sẽ được ghép cặp hết ván này đến ván khác, mỗi nước có 1 phút. Thắng được 2 điểm, hòa được 1 điểm. Bạn có thể vào muộn, nghỉ giữa chừng và rời đi bất cứ lúc nào.
arena-in-thread = Các ván của bạn sẽ xuất hiện trong { $thread }, và bạn được nhắc tên ở đó.
arena-in-new-thread = Các ván của bạn sẽ xuất hiện trong một chủ đề của tin nhắn này, và bạn được nhắc tên ở đó.
arena-in-channel = Các ván của bạn sẽ xuất hiện trong kênh này, và bạn được nhắc tên ở đây.
arena-joined-none = Chưa có ai tham gia.
arena-joined = **{ $count } người đã tham gia:** { $names }
arena-ends = **Kết thúc { $end }.**
arena-ending = **Không có ván mới nào bắt đầu nữa.** Những ván đang chơi vẫn được tính nếu xong kịp (hết hạn { $end }).
arena-here = -# { $count } người đang tham gia.
arena-score = { $place } { $player }: **{ $points } điểm**, { $games } ván
arena-score-tied = { arena-score } (thắng: { $wins }, điểm của những người bị hạ: { $beaten })
arena-more = -# … và { $count } người nữa
arena-nobody-played = Chưa ai chơi xong ván nào.
arena-won = 🏆 **{ $winner } giành chiến thắng ở đấu trường!**
arena-shared = 🏆 **Đấu trường đã kết thúc với nhiều người đồng hạng nhất!**
arena-played = -# { $people } người, { $games } ván
arena-over-unplayed = Đấu trường đã kết thúc mà không có ván nào chơi xong.
arena-too-few = Lần này không đủ người tham gia: đấu trường cần ít nhất hai người.
arena-lapsed = Đấu trường này không bắt đầu, vì lúc đó mình không hoạt động.
arena-cancelled = Đấu trường này đã bị hủy.
arena-you-missed = Sẽ không có ván mới cho đến khi bạn báo là đã quay lại.
arena-ratings = -# Các ván vẫn tính hệ số như thường lệ. Nếu cùng hai người chơi nhiều ván trong 24 giờ, ván thứ nhất tính trọn, ván thứ hai tính một nửa, ván thứ ba tính một phần ba.
arena-you-are-back = Bạn đã quay lại: ván tiếp theo sẽ đến ngay khi có người rảnh.
arena-ask = Chưa ai khác thấy nội dung này. Bấm **{ arena-announce }** để đăng vào kênh này.
arena-announced-in = Đấu trường đã được thông báo trong { $channel }.
arena-end-question = Kết thúc đấu trường này? Sẽ không có ván mới nào bắt đầu, và những ván đang chơi còn được tính trong { $minutes } phút nữa.
arena-cancel-question = Kết thúc đấu trường này trước khi bắt đầu?
arena-ended = Đấu trường kết thúc: không có ván mới nào bắt đầu nữa.
arena-goes-on = Được rồi. Đấu trường vẫn tiếp tục!

arena-announce = Thông báo
join = Tham gia
call-players = Gọi người chơi
arena-leave = Rời đi
arena-standings = Thứ hạng
arena-start = Bắt đầu ngay
arena-end = Kết thúc
arena-end-yes = Có, kết thúc
arena-end-no = Không, chơi tiếp
arena-back = Tôi đã quay lại
arena-again = Mở đấu trường khác

arena-points = -# Đấu trường: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Ván này được tính trong đấu trường nhưng không tính hệ số: mỗi bên phải đi ít nhất hai nước.
arena-missed = -# { $player } tạm thời không có ván mới.
arena-next = -# Khi đấu trường còn diễn ra, ván tiếp theo của bạn sẽ tự đến.

## Thách đấu

challenge = ### ⚔️ { $invited }, chơi tic-tac-toe không?
    { $challenger } thách đấu bạn một ván.
challenge-open = ### ⚔️ Có ai chơi tic-tac-toe không?
    { $challenger } đang tìm đối thủ. Ai tham gia đầu tiên sẽ được chơi.
challenge-rematch = ### ⚔️ { $invited }, thêm ván nữa không?
    { $challenger } muốn tái đấu.
challenge-another-try = ### ⚔️ { $invited }, thử lại nhé?
    { $challenger } muốn chơi tiếp từ thế cờ này.
challenge-until = -# Hết hạn { $until }
players-called = { $role } { $challenger } đang tìm đối thủ.
players-found = Tìm được rồi: { $players }
players-none = Lần này không có ai.
challenge-block = Chặn
challenge-cancel = Hủy thách đấu
challenge-again = Mời lại
challenge-anyway = Cứ thách đấu
challenge-too = Đăng cả của tôi
challenge-declined = { $invited } đã từ chối lời thách đấu của { $challenger }.
challenge-lapsed = { $invited } không kịp trả lời lời thách đấu của { $challenger }.
challenge-lapsed-open = { $challenger } đã tìm đối thủ, nhưng không có ai kịp tham gia.
challenge-cancelled = { $challenger } đã hủy lời thách đấu với { $invited }.
challenge-cancelled-open = { $challenger } đã hủy lời thách đấu mở.

## Vì sao engine đi nước đó: nước ấy làm được gì, hoặc được tìm ra thế nào; rồi đến các con số

why = Vì sao?
move-explained = **{ $player }** đánh vào { $cell }.
effect-win = Nước này hoàn thành { $line } và thắng.
effect-won = Nó thắng bằng nước này.
effect-line = Nó hoàn thành ba ô thẳng hàng.
effect-safe = Nước này tránh tạo ba ô thẳng hàng.
effect-block =
    { $whose ->
        [yours] Nước này chặn { $line } của bạn.
       *[theirs] Nước này chặn { $line }.
    }
effect-blocked = Nó chặn một đường.
effect-coverable = Nước này cản một đường, nhưng một quân lớn hơn vẫn có thể hoàn thành đường đó.
effect-threat = Nó đe dọa thắng ở { $cells } ô.
effect-no-reason = Đó là tác dụng của nước này, chưa hẳn là lý do nó được chọn.
line-0 = hàng trên
line-1 = hàng giữa
line-2 = hàng dưới
line-3 = cột trái
line-4 = cột giữa
line-5 = cột phải
line-6 = đường chéo
show-numbers = Xem các con số
numbers-title = ### Cách { FORM($engine, of: "who") } chọn nước đi
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
       *[other] {" cho tất cả"}
    }

why-dice-opening = Bàn còn trống, nên nó gieo xúc xắc: thường là góc, đôi khi là ô giữa, hiếm khi là ô cạnh.
why-dice-centre = Nước đầu tiên ở góc, nên nó đánh vào ô giữa.
why-dice-corner = Nước đầu tiên ở ô giữa, nên nó đánh vào một góc.
why-dice-fork = Hai góc đối diện có thể thành đòn đôi, nên nó gieo xúc xắc: thường là ô cạnh.
why-dice-any = Không có quy tắc nào áp dụng được, nên nó chọn ngẫu nhiên.
why-lines-weights = Nó đánh vào ô có điểm cao nhất. Đường còn mở thì cộng một ít; đường có thể hoàn thành hoặc cần chặn thì cộng rất nhiều.
why-sampling-games = Nó thử mỗi nước trong { $games } ván ngẫu nhiên, rồi chọn nước ít thua nhất.
why-wargames-two-plies = Nó so sánh các nước của nó cùng những nước đáp trả; nếu bằng nhau thì chọn theo sở thích.
why-minimax-guess = Kết cục còn quá xa để nhìn thấy, nên nó đi ngẫu nhiên.
why-minimax-search = Nó tính trước đến hết ván, rồi chọn một trong những nước tốt nhất.
why-level-ahead = Nó thấy trước { $plies } nước, không xa hơn.
why-level-overlooked =
    { $whose ->
        [own] Nó bỏ sót một đường của mình.
        [theirs] Nó bỏ sót một đường của đối thủ.
       *[other] Nó bỏ sót một đường.
    }
why-matched-measured = Nó chọn một nước hợp với trình độ của nó.
why-perfect-winning = Nó chọn một nước thắng, bất kể bị đáp trả thế nào.
why-perfect-trap = Trong những nước an toàn, nó chọn nước mà mọi người hay đáp trả sai nhất.
why-perfect-hold = Nó chọn một nước an toàn. Đáp trả thế nào cũng không phải sai lầm.
why-perfect-losing = Nước nào cũng thua nếu đối thủ tiếp tục chơi tốt.
why-tree-win = Nó tìm thấy một nước chắc chắn thắng.
why-tree-search = Nó chọn một trong những nước mà nó quay lại xem xét nhiều lần nhất.
why-sampling-hurried = Có nhiều ván đang chờ, nên nó đi nước này hơi vội.
why-board-won = Nó thắng bàn nhỏ đó.
why-board-blocked = Nó chặn một đường trong bàn nhỏ đó.
why-sent-anywhere = Nước tiếp theo có thể ở bất kỳ bàn nào còn mở: { $board } đã đóng.
why-sent-empty = Nước tiếp theo phải ở { $board }, bàn này vẫn còn trống.
why-sent-own = Nó đe dọa thắng { $board }, cũng là nơi nước tiếp theo phải đi vào.
why-sent-theirs = Nước tiếp theo phải ở { $board }, và có thể thắng bàn đó.
why-sent-both = Nó đe dọa thắng { $board }, nhưng nước tiếp theo phải ở đó và có thể thắng trước.
why-sent-neither = Nước tiếp theo phải ở { $board }, nơi chưa ai có thể thắng bằng một nước.
why-chance = Nó ước tính cơ hội thắng của nó là khoảng { $percent }%, với hòa tính là một nửa.

table-lines-weight = Điểm của từng ô trống
table-sampling-wins = Số ván thắng với từng nước, trên tổng số { $games }
table-sampling-draws = Số ván hòa với từng nước, trên tổng số { $games }
table-wargames-own = Các nước của nó tốt đến đâu
table-wargames-reply = Các nước đáp trả của bạn tốt đến đâu
table-wargames-taste = Các nước của nó, cộng thêm sở thích
table-tree-chance = Khả năng thắng của từng nước
table-tree-visits = Số lần nó xem xét từng nước
table-minimax-value = Kết quả của từng nước (10 là thắng, 0 là hòa, -10 là thua)
table-perfect-chance = Cơ hội thắng với từng nước an toàn, nếu bạn thỉnh thoảng mắc lỗi
table-perfect-slip = Tỉ lệ nước đáp trả sai của bạn sau từng nước an toàn

## Gợi ý: điều gì đúng với thế cờ, nên nhìn vào đâu, và nước đi

hint = Gợi ý
hint-question = Dùng gợi ý thì ván này không tính hệ số: kết quả không thể làm thay đổi hệ số của bạn nữa.
hint-yes = Xem gợi ý
hint-where = Ở đâu?
hint-what = Nước nào?
hint-gone = Bàn đã thay đổi sau gợi ý này. Bấm **{ hint }** dưới bàn để có gợi ý mới.
hint-unseen = -# Bàn chưa hiện điều này. Lần bấm nút tiếp theo của bạn dưới bàn chỉ cập nhật bàn.
hint-finish = **Bạn có thể kết thúc ván:** có { $right } nước thắng ngay.
hint-only-move = **Bạn chỉ có một nước để đi.**
hint-own-line = **Cẩn thận:** { $wrong } trong { $legal } nước của bạn tạo thành ba ô thẳng hàng, và như vậy là thua.
hint-threat = **Cẩn thận:** { $right ->
        [1] chỉ một nước ngăn được mình thắng ở lượt sau.
       *[other] sau { $wrong } trong { $legal } nước của bạn, mình có thể thắng ở lượt sau.
    }
hint-win-in-two = **Bạn có thể thắng trong hai nước:** { $right ->
        [1] chỉ một nước mở đầu được.
       *[other] { $right } trong { $legal } nước của bạn mở đầu được.
    }
hint-win-some = **Từ đây bạn có thể thắng.** { $right ->
        [1] Chỉ một nước giữ được thế thắng.
       *[other] { $right } trong { $legal } nước của bạn giữ được thế thắng.
    }
hint-win-all = **Từ đây bạn có thể thắng.** Nước nào cũng giữ được thế thắng.
hint-even-some = **Ván đang cân bằng.** { $right ->
        [1] Chỉ một nước giữ được thế hòa.
       *[other] { $right } trong { $legal } nước của bạn giữ được thế hòa.
    }
hint-even-all = **Ván đang cân bằng.** Nước nào cũng giữ được thế hòa, nên hãy tìm nước khó đáp trả nhất.
hint-lost = **Mình có thể thắng, dù bạn đi thế nào.** Hãy chọn nước khó đáp trả nhất.
hint-judged = **Mình ước tính:** cơ hội của bạn là khoảng { $chance }%.
hint-area = Nước tốt nhất nằm { $area }.
hint-judged-area = Nước tốt nhất có vẻ nằm { $area }.
hint-board = Nước tốt nhất nằm ở { $board }.
hint-judged-board = Nước tốt nhất có vẻ nằm ở { $board }.
hint-move = Hãy đánh vào { $cell }.
hint-play = Đi nước này
hint-played = Bạn đã đánh vào { $cell }.
area-line-0 = ở hàng trên
area-line-1 = ở hàng giữa
area-line-2 = ở hàng dưới
area-line-3 = ở cột trái
area-line-4 = ở cột giữa
area-line-5 = ở cột phải
area-line-6 = trên đường chéo từ góc trên bên trái
area-line-7 = trên đường chéo từ góc trên bên phải
area-quarter-0 = ở một phần tư bàn phía trên bên trái
area-quarter-1 = ở một phần tư bàn phía trên bên phải
area-quarter-2 = ở một phần tư bàn phía dưới bên trái
area-quarter-3 = ở một phần tư bàn phía dưới bên phải

## Phân tích một ván đã kết thúc

review = Phân tích
review-player-accuracy = { $player } { $number }%
review-try-again = Thử lại từ nước { $number }
review-player-hints = { $player } ({ $hints } gợi ý)
review-start = **Lúc bắt đầu.** Bấm ▶ để xem lần lượt { $moves } nước.
review-move = **Nước { $number }/{ $moves }:** { $mark } đánh vào { $cell }
review-accuracy = Độ chính xác: { $players }
review-turning-point = **Nước { $number }/{ $moves }, bước ngoặt:** { $mark } đánh vào { $cell } · **{ $name }**
review-faultless = Không bên nào mắc sai lầm quyết định.
review-praise-find = Tinh mắt lắm: đánh vào { $cell } là nước tốt duy nhất.
review-praise-trap = Bạn đã giăng một cái bẫy hay: { $cell }.
review-praise-moves = { $good ->
        [0] Một lời khuyên:
       *[other] { $moves ->
            [1] Nước duy nhất của bạn là đúng.
           *[other] { $good } trong { $moves } nước của bạn là đúng.
        }
    }
review-praise-last-moves = { $good ->
        [0] Một lời khuyên:
       *[other] { $moves ->
            [1] Nước cuối của bạn là đúng.
           *[other] { $good } trong { $moves } nước cuối của bạn là đúng.
        }
    }
review-lesson = Lần sau, ở nước { $number }, hãy đánh vào { $cell }.
review-next-time = Lần sau, hãy chọn { $cells }.
review-held = Tốt hơn: { $cells }.
review-better = Tốt hơn một chút: { $cells }.
review-any = một trong các ô màu xanh lá
review-any-move = một trong { $count } nước khác
review-trap = Nước này còn gài bẫy: nước đáp trả trông tự nhiên lại sai.
review-partly-known = -# Mình chỉ đánh giá được những nước cuối. Trước đó, kết cục còn quá xa để nhìn thấy.
review-unknown = -# Mình không đánh giá được các nước này.
review-doubts = -# Các nước đáng xem lại: { $numbers }.
review-doubt = Mình ước tính: cơ hội của { $mark } giảm từ khoảng { $before }% xuống { $after }%. Đánh vào { $cell } có vẻ tốt hơn.
review-boards-won = -# Số bàn nhỏ thắng được lúc kết thúc: X { $x }, O { $o }.

move-brilliant = thiên tài
move-great = tuyệt vời
move-best = tốt nhất
move-good = tốt
move-sound = vững chắc
move-winning = nước thắng
move-inaccuracy = không chính xác
move-slower = chậm hơn
move-doubtful = đáng ngờ
move-missed-win = bỏ lỡ nước thắng
move-blunder = sai lầm nghiêm trọng
move-opening = khai cuộc
move-forced = bắt buộc
move-given = cho sẵn
move-and-trap = { $name }, bẫy

review-won = Nước này đem lại chiến thắng cho cả ván.
review-own-line = Nước này hoàn thành một đường, mà trong trò này hoàn thành đường là thua.
review-win-overlooked = Lúc đó có nước thắng: { $cell }.
review-line-left-open = Nước này để hở một đường: { $opponent } có thể thắng ở { $cell }.
review-win-allowed = Giờ { $opponent } có thể thắng ở { $cell }.
review-fork-allowed = Nước này cho { $opponent } tạo hai mối đe dọa cùng lúc ở { $cell }.
review-win-let-go = Lẽ ra có thể thắng chắc: { $cell }.
review-loss-allowed = Giờ { $opponent } có thể thắng chắc nhờ đánh vào { $cell }.
review-no-choice = Không có nước nào khác.
review-all-equal = Mọi nước đều như nhau.
review-lost-already = Đến lúc đó, đi nước nào thì { $opponent } cũng có thể thắng.
review-only-winning = Chỉ nước này còn thắng.
review-only-holding = Chỉ nước này giữ được thế hòa.
review-fork-made = Hai mối đe dọa cùng lúc: không thể chặn cả hai.
review-blocked = Nước này chặn đường của { $opponent }.
review-win-kept = Nước này giữ được thế thắng.
review-draw-kept = Nước này giữ được thế hòa.

## Các engine: cách nghĩ, cách thắng, sức mạnh

engines-title =
    ## Làm quen với các engine
    Càng nhiều vạch, engine càng khó bị đánh bại ở trò “Cổ điển”. Chọn một engine để xem cách thắng.
    - Sampling: mọi trò chơi
    - Minimax, Perfect: tất cả trừ “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    Menu thứ hai cho xem các cấp độ của từng trò chơi.
engines-pick = Chọn một engine
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Không ai thắng được nó.
       *[other] Người biết thói quen của nó thắng nó { $worst } trong 100 ván.
    }
engine-random = Gặp người đánh ngẫu nhiên, nó thắng { $wins } trong 100 ván và { $losses ->
        [0] không thua ván nào
       *[other] thua { $losses } ván
    }.
engine-beat = **Cách thắng nó:** { $beat }

about-dice = Làm theo vài quy tắc. Khi không có quy tắc nào áp dụng được, nó gieo xúc xắc.
about-lines = Chấm điểm các đường qua mọi ô, và không bao giờ tính trước.
about-sampling = Thử từng nước trong nhiều nhất một trăm ván ngẫu nhiên.
about-wargames = Xem nước của nó và nước đáp trả của bạn, không xa hơn.
about-minimax = Tính trước đến hết ván.
about-perfect = Thuộc lòng mọi thế cờ, và hay giăng bẫy.

beat-dice = đi trước, vào giữa một cạnh bàn. Nó không có quy tắc nào cho nước đó.
beat-lines = đi trước: một góc, rồi ô cạnh cách đó một nước mã. Lần nào nó cũng rơi vào đòn đôi.
beat-sampling = đi trước và chiếm hai góc đối diện. Nó quá hay đáp trả bằng nước vào góc thứ ba.
beat-wargames = đi nước đầu vào một góc. Khi nó đánh vào giữa, hãy chiếm góc đối diện, rồi góc thứ ba.
beat-minimax = không thắng được đâu, hãy chơi để hòa. Ở cấp “{ level-easy }”, nó đi ngẫu nhiên cho đến khi còn bốn ô.
beat-perfect = không thắng được đâu, hãy chơi để hòa.

levels-pick = Các cấp độ của một trò chơi
levels-title =
    ## Các cấp độ của trò { $game }
    Luật: { $rule } Nếu hai bên đều chơi tốt nhất thì hòa.
levels-title-unsolved =
    ## Các cấp độ của trò { $game }
    Luật: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, hệ số { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, không tính hệ số, mạnh như bạn.
levels-blocks = -# Các vạch: trong mười ván, số ván nó không thua khi gặp người tìm được nước tốt nhất bốn trong năm lần.

beat-learned = mạnh nhất mà mình có; chưa ai giải được trò chơi này. Nó xem hàng nghìn thế cờ. Đừng để nó được tự do chọn bàn, và nghĩ đến ba bàn thẳng hàng từ sớm.
beat-levels = nó thấy trước { $plies } nước, xa hơn thì đoán. Hãy tính xa hơn.
beat-overlooking = nó bỏ sót { $percent }% mối đe dọa của bạn. Hãy đe dọa ở mỗi nước.

## Trận biểu diễn: hai engine đấu với nhau

show-opening = **Sẵn sàng chưa? Bắt đầu nào!**
show-moved = **{ $engine } ({ $mark }) đánh vào { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Dừng
show-again = Xem trận nữa
show-play-winner = Đấu với bên thắng
show-stopped = Đã dừng.
show-cut-short = Xin lỗi, mình phải dừng sớm.
show-lost = Kết nối bị ngắt trước khi hai bên kịp bắt đầu.
show-record = Đến giờ { $games } ván: X thắng { $x }, O thắng { $o }, hòa { $draws }.
show-conclusion = **Một trò chơi kỳ lạ. Nước thắng duy nhất là không chơi.** Hay là thử { COMMAND("tictactoe start") } nhé?

## Trợ giúp, và câu hỏi thách đấu ai

help-text =
    ## Tic-tac-toe
    Ba ô thẳng hàng là thắng. Hãy chơi với mình, hoặc thách đấu bạn bè, ngay trong cuộc trò chuyện này.
    Bí nước khi đấu với mình? Bấm **{ hint }**. Sau ván, **{ review }** cho thấy nước đã quyết định ván.
help-games = Chọn trò chơi…
help-hint = -# Lần sau, chỉ cần dùng { COMMAND("tictactoe start") }
help-play = Chơi với bot
help-challenge = Chơi với bạn bè
help-stats = Thống kê
help-privacy-policy = Chính sách riêng tư
help-terms = Điều khoản
help-support = Hỗ trợ
challenge-who = Bạn muốn thách đấu ai?
challenge-who-person = Chọn một người
challenge-who-anyone = Thách đấu mở
challenge-recent-number = Thách đấu { $number }

## Những điều được hỏi hoặc báo riêng cho một người

resign-question-counted = Đầu hàng ván này? Bạn sẽ bị tính một ván thua.
resign-question-uncounted = Đầu hàng ván này? Ván sẽ không được tính: mỗi bên phải đi ít nhất hai nước.
resign-question-arena = Đầu hàng ván này? { $counts ->
        [counted] Đối thủ sẽ nhận điểm trong đấu trường.
       *[uncounted] Ván sẽ không được tính, và sẽ không có ván mới cho đến khi bạn nhấn **{ arena-back }**.
    }
resign-question-unrated = Đầu hàng ván này? Ván không tính hệ số, nên hệ số của bạn giữ nguyên.
resign-yes = Có, đầu hàng
resign-no = Chơi tiếp
resign-done = Bạn đã đầu hàng. Cảm ơn bạn đã chơi!
resign-kept = Được rồi. Ván đấu tiếp tục!

already-playing = Bạn đang có ván ở đây rồi.
already-shown = Ván của bạn đây.
already-show = Hiện ở đây
which-game = Bạn có hai ván ở đây. Ván nào?

start-own = Mở ván của bạn
you-declined = Bạn đã từ chối. { $person } có thể thách đấu lại bạn từ { $time } ({ $left }).
blocked = { $person } không thể thách đấu bạn nữa; dùng { COMMAND("privacy") } để bỏ chặn.

privacy-title = ## Quyền riêng tư
privacy-challenges-on = **Thách đấu:** bất kỳ ai bạn không chặn đều có thể thách đấu bạn.
privacy-challenges-off = **Thách đấu:** không ai có thể thách đấu bạn.
privacy-challenges-turn-on = Cho phép thách đấu
privacy-challenges-turn-off = Tắt thách đấu
privacy-reminders-on = **Nhắc nhở:** mình nhắc tên bạn khi đến lượt bạn trong ván “chậm”, và một lần nữa khi còn một phần tư thời gian. Trong ván “thoải mái”, mình nhắc tên bạn hai phút sau khi lượt của bạn bắt đầu.
privacy-reminders-off = **Nhắc nhở:** mình không nhắc khi đến lượt bạn.
privacy-reminders-turn-on = Bật nhắc nhở
privacy-reminders-turn-off = Tắt nhắc nhở
privacy-games-on = **Các ván của bạn:** thành viên của một máy chủ thấy những ván bạn chơi ở đó, trong { COMMAND("history") } và { COMMAND("stats") }.
privacy-games-off = **Các ván của bạn:** khi ván kết thúc, chỉ bạn và đối thủ tìm thấy ván trong { COMMAND("history") } và { COMMAND("stats") }, và có thể phân tích. Bàn trong các kênh, ván đã chia sẻ, hệ số và tổng số vẫn hiển thị.
privacy-games-turn-on = Hiện các ván
privacy-games-turn-off = Ẩn các ván
privacy-words-on = **Bàn bằng lời:** trong những ván bắt đầu từ bây giờ, mỗi khi người kia đi xong, mình tả bàn bằng lời cho riêng bạn.
privacy-words-off = **Bàn bằng lời:** chỉ khi bạn nhấn “{ board-in-words }”.
privacy-words-turn-on = Tả bàn bằng lời
privacy-words-turn-off = Không tả bàn
privacy-name = **Tên của bạn:** bị ẩn trên bảng xếp hạng toàn cầu, trừ khi bạn cho hiện tên trong { COMMAND("stats") }, mục “{ choice-everywhere }”.
privacy-blocked = **Đã chặn:** những người trong menu này không thể thách đấu bạn.
privacy-blocked-none = Chưa chặn ai
privacy-data =
    ### Dữ liệu của bạn
    Mình lưu các ván, hệ số và cài đặt của bạn, nhưng không lưu tên hay tin nhắn.
privacy-blocked-deleted = { $count } người bị bạn chặn đã xóa dữ liệu của họ, nên mình không nêu tên được. Họ cũng không thể thách đấu bạn.
privacy-unblock-deleted = Bỏ chặn người đã xóa dữ liệu

refusal-not-your-match = Đây là ván của người khác.
refusal-not-your-turn = Đang là lượt của { $person }. Lượt này bắt đầu <t:{ $since }:R>.
refusal-match-not-over = Ván này chưa kết thúc.
refusal-not-against-bot = Mình không chấp nhận hòa. Hãy chơi tiếp, hoặc đầu hàng.
refusal-draw-too-early = Bạn có thể xin hòa từ nước thứ năm trở đi.
refusal-nothing-to-take-back = Bạn chưa đi nước nào, nên không có gì để đi lại.
refusal-offer-stands = Hãy trả lời đề nghị hiện tại trước.
refusal-own-offer = Đây là đề nghị của chính bạn, nên chỉ { $person } có thể chấp nhận hoặc từ chối. Bạn có thể rút lại.
refusal-not-your-offer = Chỉ { $person } có thể rút lại đề nghị này. Bạn có thể chấp nhận hoặc từ chối.
refusal-no-offer = Đề nghị này không còn hiệu lực.
refusal-challenge-open = Ván này chưa bắt đầu. Lời thách đấu vẫn đang chờ trả lời.
refusal-challenge-over = Lời thách đấu này không còn hiệu lực.
refusal-not-your-challenge = Chỉ { $person } có thể chấp nhận hoặc từ chối lời thách đấu này. Hãy tạo lời thách đấu của bạn bằng { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Bạn không thể chấp nhận lời thách đấu của chính bạn. Phải là một người khác.
refusal-own-invitation = Đây là lời thách đấu của chính bạn, nên chỉ { $person } có thể chấp nhận hoặc từ chối. Bạn có thể hủy.
refusal-not-your-invitation = Chỉ { $person } có thể hủy lời thách đấu này.
refusal-too-many-challenges = Bạn đang có { $limit } lời thách đấu mở. Hãy chờ trả lời, hoặc hủy bớt một lời.
refusal-not-challengeable = Hiện { $person } không nhận thách đấu.
refusal-just-declined = { $person } vừa từ chối. Bạn có thể thách đấu lại từ <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Mình không còn nhắc đến vai trò để gọi được nữa. Người quản lý máy chủ có thể chọn vai trò khác trong { COMMAND("settings") }.
refusal-just-called = Người chơi ở đây vừa được gọi. Bạn có thể gọi lại từ <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Bạn đang chặn { $limit } người, và mình không lưu thêm được nữa. Hãy bỏ chặn bớt một người trong { COMMAND("privacy") } trước.
refusal-self-challenge = Bạn không thể thách đấu chính bạn. Để trống `opponent` để chơi với người đầu tiên tham gia.
refusal-bot-challenge = Các bot khác không chơi được trò này. Hãy thách đấu một người, hoặc thách đấu { -bot }.
refusal-not-here = { $person } không xem được kênh này.
refusal-nobody-here = Không ai khác thấy được cuộc trò chuyện này. Hãy chơi với mình bằng { COMMAND("tictactoe start") }, hoặc thách đấu một người trong máy chủ.
refusal-only-you = Trong máy chủ này chỉ bạn thấy được những gì mình trả lời, nên mình đã hủy lời thách đấu. Không ai có thể tham gia được.
refusal-opponent-busy = { $person } đang có ván ở đây. Hãy thử lại sau khi ván đó kết thúc.
refusal-opponent-deleted = Đối thủ đã xóa dữ liệu của họ, nên mình không còn biết đó là ai. Hãy thách đấu một người bằng { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Hai bạn có thể cùng thử lại trong kênh của ván đó. Hãy mở phần phân tích ở đó.
refusal-rematch-made = Ván này đã có ván tái đấu rồi.
refusal-cell-taken = Ô đó đã bị chiếm. Hãy chọn một ô trống.
refusal-board-moved-on = Bàn đã thay đổi trước khi bạn bấm. Hiện giờ bàn trông như thế này.
refusal-match-over = Ván này đã kết thúc. Bắt đầu ván khác bằng { COMMAND("tictactoe start") }.
refusal-arena-match-over = Ván này đã kết thúc. Khi đấu trường còn diễn ra, ván tiếp theo của bạn sẽ tự đến.
refusal-newer-engine = Mình đang được cập nhật, và chỉ phiên bản mới hơn của mình biết đối thủ trong ván này. Chưa có gì thay đổi; hãy thử lại sau vài phút.
refusal-no-such-match = Mình không có ván nào cho bạn ở đây. Bắt đầu một ván bằng { COMMAND("tictactoe start") }.
refusal-already-playing = Bạn đang có ván ở đây rồi. { COMMAND("tictactoe board") } hiện ván của bạn.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } chỉ chơi trò “{ game-ultimate }”.
    [ultimate] { $engine } không chơi trò “{ $game }”. Sampling, Tree và Learned thì có.
   *[other] { $engine } không chơi trò “{ $game }”. Sampling, Minimax và Perfect thì có.
}
refusal-no-such-level = Không thể đặt { $engine } ở cấp “{ $level }”. Để trống `difficulty` để chơi với { $engine }, hoặc để trống `engine` để chơi cấp “{ $level }”.
refusal-unknown-button = Nút này quá cũ rồi. Bắt đầu một ván bằng { COMMAND("tictactoe start") }.
refusal-too-fast = Bạn nhanh hơn mình rồi. Cho mình vài giây nhé.
refusal-unknown-option = Mình không biết lựa chọn đó. Hãy chọn một mục trong danh sách.
refusal-board-gone = Bàn đó đã bị xóa. { COMMAND("tictactoe board") } hiện lại ván của bạn.
refusal-nothing-to-explain = Mình chưa đi nước nào.
refusal-no-hints = Gợi ý chỉ dành cho các ván với mình.
refusal-show-running = Hai engine đang đấu trong kênh này rồi. Hãy chờ đến khi xong, hoặc nhờ người đã bắt đầu dừng lại.
refusal-too-many-shows = Hiện mình không thể mở thêm trận biểu diễn. Hãy thử lại sau một phút.
refusal-show-over = Trận biểu diễn này đã kết thúc.
refusal-not-your-show = Chỉ người đã bắt đầu trận biểu diễn này mới có thể dừng.
refusal-nothing-to-review = Bạn chưa chơi xong ván nào. Bắt đầu một ván bằng { COMMAND("tictactoe start") }.
refusal-store-busy = Vừa rồi mình không lưu được. Không có gì bị mất; hãy thử lại sau giây lát.
refusal-store-unknown = Cơ sở dữ liệu của mình vừa bị ngắt, nên mình không biết đã lưu được chưa. Hãy xem lại sau giây lát.
refusal-store-damaged = Mình không đọc được cơ sở dữ liệu, nên lần này không được tính. Người vận hành mình cần sửa lỗi này.
refusal-unknown-command = Lệnh này đã thay đổi. Hãy tải lại Discord rồi thử lại.
refusal-engine-failed = Mình không kịp nghĩ ra nước đi. Ván của bạn vẫn an toàn; hãy thử lại.
refusal-broken = Phía mình có lỗi. Ván của bạn vẫn an toàn; hãy thử lại.

## Thứ hạng: bảng, thẻ, thành tích, và vì sao một ván không được tính

command-stats = Bảng xếp hạng, thống kê của một người chơi, hoặc thành tích đối đầu của hai người
command-stats-player = Xem thống kê của ai
command-stats-versus = Xem thành tích đối đầu với người chơi này
command-stats-scope = Máy chủ này hoặc toàn cầu (mặc định: máy chủ này)
choice-server = Máy chủ này
choice-everywhere = Toàn cầu

stats-title-server = ## 🏆 Bảng xếp hạng của máy chủ này
stats-title-everywhere = ## 🏆 Bảng xếp hạng toàn cầu
stats-title-season = ## 🏆 Bảng xếp hạng của máy chủ này: mùa { $number }
stats-title-direct = ## Tin nhắn trực tiếp của bạn
results-legend = -# Thắng/hòa/thua
stats-unsettled = Chưa có hạng: còn thiếu vài ván
stats-empty = Chưa ai chơi xong ván nào được tính. Hãy là người đầu tiên: { COMMAND("tictactoe start") }
stats-unsettled-season = Không có hạng: quá ít ván
stats-empty-season = Không ai chơi xong ván nào được tính trong mùa này.
stats-own-none-season = { "**Bạn**" } không chơi xong ván nào được tính trong mùa này.
stats-you = { $who } { "**(bạn)**" }
stats-own-none = { "**Bạn**" } chưa chơi xong ván nào được tính ở đây.
stats-own-unnamed = -# Trong danh sách này, tên của bạn bị ẩn với những người khác.
stats-someone = người ẩn danh
person-gone = người dùng đã bị xóa
stats-page = { $page }/{ $pages }
stats-mine = Trang của tôi
stats-to-direct = DM
stats-name-me = Hiện tên
stats-unname-me = Ẩn tên
stats-help = Cách tính hệ số
play = Chơi
card-board = Bảng xếp hạng

card-rank = { "**" }{ $points }**, hạng { $rank }
card-none = Chưa có ván nào được tính ở đây.
card-none-season = Không có ván nào được tính trong mùa này.
card-direct = { "**" }{ $points }**, chỉ bạn thấy được
card-puzzles =
    -# 🧩 Câu đố đã giải: { $solved }
    -# 🔥 Chuỗi dài nhất: { $longest }
card-total = Thắng { $wins }, hòa { $draws }, thua { $losses }  ·  X { $x } lần, O { $o } lần
card-streak = Thắng liên tiếp: hiện tại { $streak }, nhiều nhất { $best }
card-streak-season = Thắng liên tiếp: lúc cuối { $streak }, nhiều nhất { $best }
card-opening = Ô mở đầu thường gặp nhất: { $cell } ({ $times } lần)
card-opponents = ### Đối đầu
card-opponent = { $opponent }: thắng { $wins }, hòa { $draws }, thua { $losses }
card-opponent-people = người chơi
card-opponent-you = bạn
against-bot = ## { $who } đấu với { -bot }
against-bot-how = -# Mỗi cấp độ có hệ số cố định: xem **{ stats-help }**.
card-latest = ### Các ván mới nhất ở đây
card-match-link = { $match }  ·  [xem bàn]({ $link })
card-picture = Bên trái: hệ số qua { $matches } ván gần nhất, từ { $first } đến { $last }, thấp nhất { $lowest }, cao nhất { $highest }. Bên phải: mỗi ô là nước đầu tiên bao nhiêu lần, theo từng hàng: { $cells }.
card-picture-caption = -# Bên trái: hệ số theo thời gian. Bên phải: mỗi ô là nước đầu tiên bao nhiêu lần.

waiting-yours = **Đến lượt bạn ({ $count })**
waiting-theirs = **Đang chờ người khác ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  đấu với { $opponent }  ·  hết giờ { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } đang nghĩ
waiting-group-chat = `{ $number }.` { $game }  ·  đấu với { $opponent }  ·  hết giờ { $until }  ·  trong nhóm chat
waiting-open = Ván { $number }
history-title = ## Các ván của { $who }
history-title-server = ## Các ván gần đây của máy chủ này
history-seen-here = -# Những ván chơi trong máy chủ này, và những ván đấu với bạn.
history-seen-own = -# Những ván đấu với bạn. Dùng lệnh này trong một máy chủ để xem các ván của mọi người với mình ở đó.
history-seen-direct = -# Những ván chơi trong cuộc trò chuyện này, và những ván đấu với bạn. Dùng lệnh này trong một máy chủ để xem những ván người đó đã chơi ở đấy.
history-none = Không có ván nào để hiện.
history-none-server = Ở đây chưa có ván nào để hiện. Hãy chơi một ván: { COMMAND("tictactoe start") }
history-won = { "**Thắng**" } { $opponent }
history-lost = { "**Thua**" } { $opponent }
history-drawn = { "**Hòa**" } với { $opponent }
history-unfinished = { "**Chưa xong**" } với { $opponent }
history-beat = { $winner } thắng { $loser }
history-drew = { $x } và { $o } hòa
history-stopped = { $x } và { $o } chưa chơi xong
history-unrated = không tính hệ số
history-arena = đấu trường
history-uncounted = không được tính
history-open = Mở một ván…
history-option = Ván { $number }: { $game }
history-newer = Mới hơn
history-older = Cũ hơn
history-all-games = Mọi trò chơi
history-own = Các ván của bạn
history-server = Các ván của máy chủ này

animation = Ảnh động
replay-told = Ván đấu theo từng nước: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = không có nước nào
replay-won = { $mark } thắng.
replay-drawn = Không ai thắng.
replay-unfinished = Ván chưa chơi xong.

cell-0 = góc trên bên trái
cell-1 = ô giữa hàng trên
cell-2 = góc trên bên phải
cell-3 = ô trái hàng giữa
cell-4 = ô giữa
cell-5 = ô phải hàng giữa
cell-6 = góc dưới bên trái
cell-7 = ô giữa hàng dưới
cell-8 = góc dưới bên phải
piece-a = { $cell } bằng quân nhỏ
piece-b = { $cell } bằng quân vừa
piece-c = { $cell } bằng quân lớn
cell-in-board = { $cell } của { $board }
small-board-nw = bàn trên bên trái
small-board-n = bàn giữa phía trên
small-board-ne = bàn trên bên phải
small-board-w = bàn giữa bên trái
small-board-centre = bàn giữa
small-board-e = bàn giữa bên phải
small-board-sw = bàn dưới bên trái
small-board-s = bàn giữa phía dưới
small-board-se = bàn dưới bên phải
ultimate-sent = **Chơi ở { $board }.** 🟨
ultimate-choose = **Chọn một bàn có 🟨 để chơi.**
ultimate-closed = **Chọn một bàn có 🟨 để chơi:** { $board } đã đóng.
ultimate-chosen = **Chơi ở { $board }**, hoặc chọn bàn khác. 🟨
pick-again = Chọn bàn khác
words-row = Hàng { $name }: { $cells }.
words-column = Cột { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = trống { $square }
words-fading = { $mark } sẽ biến mất tiếp theo
words-won = { $mark } thắng
words-untouched = chưa có gì
words-choose = **Chọn một bàn còn mở.**
pick-a = Nhỏ ×{ $left }
pick-b = Vừa ×{ $left }
pick-c = Lớn ×{ $left }

## Các trò chơi: tên, và luật trong một dòng

game-classic = Cổ điển
game-misere = Đảo ngược
game-vanish = Biến mất
game-squares = Hình vuông
game-drop = Thả rơi
game-sizes = Lớn nhỏ
game-ultimate = Tối thượng
legend-fading = ký hiệu mờ sẽ biến mất tiếp theo.
legend-sizes = 1 là nhỏ, 2 là vừa, 3 là lớn.
rule-classic = ba ô thẳng hàng là thắng.
rule-misere = ba ô thẳng hàng là thua.
rule-vanish = { $moves ->
        [0] ký hiệu thứ tư của bạn làm ký hiệu cũ nhất của bạn biến mất. Ba ô thẳng hàng là thắng. Thế cờ xuất hiện lần thứ ba là hòa. Nước đầu tiên không được vào giữa một cạnh.
       *[other] ký hiệu thứ tư của bạn làm ký hiệu cũ nhất của bạn biến mất. Ba ô thẳng hàng là thắng. Thế cờ xuất hiện lần thứ ba là hòa.
    }
rule-squares = bốn ô thẳng hàng là thắng, hình vuông hai nhân hai cũng thắng.
rule-drop = ký hiệu rơi xuống ô trống thấp nhất trong cột. Bốn ô thẳng hàng là thắng.
rule-ultimate = ô bạn đánh đưa đối thủ đến bàn nhỏ ở cùng vị trí. Ba ô thẳng hàng thắng một bàn nhỏ, ba bàn nhỏ thẳng hàng thắng cả ván. Nếu không ai làm được, bên nhiều bàn hơn thắng.
rule-sizes = quân lớn che được quân nhỏ hơn, kể cả quân của bạn. Quân đã đặt thì ở yên đó. Ba quân của bạn thẳng hàng là thắng.

versus-title = ## { $one } và { $other }
versus-none = Ở đây chưa có ván nào của cặp này được chơi xong.
versus-record =
    { $matches } ván: { $one } thắng { $wins }, { $other } thắng { $losses }, hòa { $draws }.

rules-title = ## Cách tính hệ số
rules-start = Mọi người bắt đầu với 1500. Thắng người chơi mạnh được cộng nhiều nhất.
rules-levels = Hệ số của mình ở trò “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Hệ số của bạn hiện ra khi bạn có hạng: sau vài ván, tốt nhất là với nhiều đối thủ khác nhau.
rules-two-moves = Ván được tính khi mỗi bên đã đi hai nước.
rules-details = Chi tiết
rules-details-text =
    ## Chi tiết về hệ số
    - Hệ số theo Glicko-2. Hệ số các cấp độ của mình là cố định, được tính chính xác.
    - Ván lặp lại là ván có cùng các nước, kể cả trên bàn được xoay hoặc lật.
    - Ván với người mới chỉ đưa hệ số lên xuống trong khoảng từ { $least } đến { $most }, và không mang lại hạng. Một người là mới cho đến khi họ có hạng, hoặc đã chơi { $matches } ván với { $people } người.
    - Sau khi đi lại, ván có thể làm giảm hệ số của bạn nhưng không làm tăng. Có gợi ý thì ván không tính hệ số.
    - Thắng mình nâng bạn lên cao hơn mình nhiều nhất { $cap } điểm; hòa với bot bất bại thì không cao hơn cấp { level-hard }.
    - Các ván trong tin nhắn trực tiếp được tính riêng, và chỉ những người chơi ván đó thấy.

uncounted-hinted = Bạn đã dùng gợi ý, nên ván này không tính hệ số và hệ số của bạn giữ nguyên.
uncounted-unrated = Ván này không tính hệ số, nên hệ số của bạn giữ nguyên.
name-and-value = { $name }: { $value }
rating-changed = Hệ số { $before } → { $after }
rating-unranked = Chưa có hạng: còn khoảng { $games } ván nữa
rating-of-game = Hệ số { $points }
rating-kept = Hệ số không đổi
uncounted-short = Ván này không được tính: mỗi bên phải đi ít nhất hai nước.
uncounted-nobody = Ván này không được tính cho ai cả.
uncounted-repeated = Lặp lại một ván gần đây với bot không làm thay đổi hệ số của bạn.
uncounted-again = Trong một ngày, ván với cùng một đối thủ mỗi lần lại tính ít hơn.
uncounted-taken-back = Bạn đã đi lại một nước, nên ván này không thể tăng hệ số của bạn.
uncounted-capped = Thắng mình, hoặc người mới, chỉ nâng bạn lên đến một mức nhất định.

refusal-not-shown = { $person } ẩn tên trên bảng xếp hạng toàn cầu.
refusal-no-server = Ở đây không có máy chủ nào. Hãy thử `scope: { choice-everywhere }`.
refusal-not-added = Cài đặt này dành cho những máy chủ đã thêm mình, và đây không phải máy chủ như vậy. Cài đặt của bạn ở trong { COMMAND("privacy") }.
refusal-cannot-write = Mình không viết được trong kênh này. Để làm vậy, mình cần quyền Xem kênh và Gửi tin nhắn.
refusal-not-shared = Ván này không còn được chia sẻ nữa.
refusal-animation-in-flight = Mình đang làm một ảnh động cho bạn rồi. Sẽ có ngay thôi.
refusal-export-in-flight = Mình đang thu thập dữ liệu của bạn rồi. Khi nào đủ sẽ có ngay.
refusal-shut-out = Xin lỗi, người vận hành mình không cho mình chơi với bạn ở đây. { COMMAND("privacy") } vẫn dùng được.
refusal-being-deleted = Dữ liệu của bạn đang được xóa. Vài giây nữa bạn có thể chơi lại.
refusal-not-server-manager = Chỉ người có quyền Quản lý máy chủ mới làm được việc đó.

## Lời chào gửi máy chủ

welcome-text =
    ### 👋 Xin chào! Mình là { -bot }.
    Mình chơi tic-tac-toe. Bấm **{ play }** để chơi một ván với mình, hoặc thách đấu bạn bè bằng { COMMAND("tictactoe challenge") }. Mọi thứ khác có trong { COMMAND("help") }.
welcome-admins = -# Dành cho quản trị viên: chọn nơi có thể dùng mình trong Cài đặt máy chủ → Tích hợp.
welcome-settings = -# Dùng { COMMAND("settings") } để chọn ngôn ngữ của mình ở đây và kênh đăng câu đố hằng ngày.

## Cài đặt của một máy chủ

command-settings = Mặc định của máy chủ này, và các ván ở đây có tính toàn cầu không
settings-title = ## Cài đặt của máy chủ này
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · tính toàn cầu
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · không tính toàn cầu
settings-now-season-first = { "**" }{ settings-seasons }**: mùa đầu tiên
settings-now-season-since = { "**" }{ settings-seasons }**: mùa { $number }, từ { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: tự động
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Ván đấu
settings-seasons = Mùa giải
settings-language = Ngôn ngữ
back = Quay lại

settings-difficulty = { "**Cấp độ mặc định**" } cho các ván với mình (ở trò “{ game-ultimate }”, mạnh nhất là { level-expert })
settings-pace = { "**Nhịp độ mặc định**" } cho các ván giữa người với người
settings-call = { "**Vai trò để gọi**" } cho lời thách đấu mở: **{ call-players }** nhắc đến vai trò này, nhiều nhất mười phút một lần
settings-call-none = Chọn một vai trò (để trống: tắt)
settings-call-refused =
    { $why ->
        [everyone] Không thể chọn { $role }.
        [yours] Bạn không tự nhắc đến { $role } được, nên mình không làm thay bạn. Hãy cho mọi người nhắc đến vai trò này, rồi chọn lại.
        [closed] Không phải ai cũng còn được nhắc đến { $role }, nên mình cũng không nhắc. Hãy cho mọi người nhắc đến vai trò này, hoặc chọn lại.
       *[other] Mình không thể nhắc đến { $role }. Hãy cho mọi người nhắc đến vai trò này, hoặc cho mình nhắc đến mọi vai trò.
    }
settings-everywhere-1 = Các ván ở đây được tính vào bảng xếp hạng toàn cầu.
settings-everywhere-0 = Các ván ở đây không được tính vào bảng xếp hạng toàn cầu.
settings-turn-everywhere-1 = Tính kết quả toàn cầu
settings-turn-everywhere-0 = Chỉ giữ kết quả ở máy chủ này

settings-language-automatic = { "**" }{ choice-automatic }**: những gì mọi người cùng thấy được viết bằng ngôn ngữ của người đã bắt đầu. Những gì không do ai bắt đầu, như lời chào của mình, được viết bằng { $name }.
settings-language-set = Những gì mọi người cùng thấy trong máy chủ này được viết bằng { "**" }{ $name }{ "**" }. Các ván đã bắt đầu vẫn giữ ngôn ngữ cũ.
settings-language-private = -# Những gì chỉ bạn thấy được viết bằng ngôn ngữ Discord của bạn.
choice-automatic = Tự động

settings-now-daily-off = { "**" }{ puzzle-open }**: tắt
settings-now-daily-refused = { "**" }{ puzzle-open }**: tắt, vì mình không đăng vào kênh của câu đố được nữa
settings-now-daily-set = { "**" }{ puzzle-open }**: trong { $channel }, mỗi ngày lúc { $time }
settings-daily-about = Mỗi ngày một tin nhắn, với câu đố giống nhau ở mọi nơi. Mỗi người giải riêng, và tin nhắn cho biết ai đã giải được. Không ai bị ping.
settings-daily-none = Chọn một kênh (để trống: tắt)
settings-daily-hour = Câu đố được đăng lúc { $time } theo giờ của bạn.
settings-daily-failed = Mình không đăng được trong { $channel }, nên chưa có gì thay đổi. Hãy cho mình quyền **Xem kênh** và **Gửi tin nhắn** ở đó, rồi chọn lại.
settings-channel-yours = Bạn không tự viết được trong { $channel }, nên mình không làm thay bạn. Chưa có gì thay đổi.
daily-comes-here = Câu đố hằng ngày sẽ đến đây, mỗi ngày lúc { $time }.

settings-arena = Đấu trường
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] tắt
        [empty] tắt, vì ba lần liên tiếp có quá ít người tham gia
       *[set] trong { $channel }, lần tới vào { $time }
    }
settings-arena-about =
    Đấu trường tự mở: được thông báo trong kênh của nó trước đó một giờ, với nút **{ join }**. { $calls ->
        [yes] Thông báo nhắc đến { $role } một lần.
       *[no] Không ai bị ping.
    } Nếu ba đấu trường liên tiếp không đủ hai người chơi, sẽ không mở nữa.
    Ngày và giờ theo UTC, không có giờ mùa hè. Hiện nay, giờ đó tương ứng với { $time } theo giờ của bạn.
evening-none = Không ngày nào
evening-each-day = Mỗi ngày
evening-any = Mỗi lần một trò chơi khác
evening-quiet = Không gọi ai
evening-comes-here = Các đấu trường tự mở được thông báo ở đây.
arena-last = 🏟️ **Đấu trường gần nhất:** { $winner }

settings-new-season = Mùa giải mới
season-first = Bảng xếp hạng của máy chủ này đang ở **mùa đầu tiên**.
season-since = Bảng xếp hạng của máy chủ này đang ở **mùa { $number }**, bắt đầu từ { $since }.
season-question = Bắt đầu mùa { $number }? Khi đó mùa { $former } kết thúc hẳn và không thể quay lại. Mọi người trên bảng xếp hạng của máy chủ này sẽ bắt đầu lại từ 1500. Mùa { $former } vẫn còn trong { COMMAND("stats") }. { $podium }
season-start = Bắt đầu mùa { $number }
season-keep = Hủy
season-started = Mùa { $number } đã bắt đầu. Chúc mọi người may mắn!
season-name = Mùa { $number }
season-name-current = Mùa { $number } (hiện tại)
season-ends-hand = Mùa kết thúc khi bạn quyết định
season-ends-month = Mùa kết thúc hằng tháng
season-ends-week = Mùa kết thúc hằng tuần
season-ends =
    { $ends ->
        [week] Mùa kết thúc hằng tuần. Mùa tiếp theo bắt đầu vào { $end }, nếu mùa này có ván được tính.
        [month] Mùa kết thúc hằng tháng. Mùa tiếp theo bắt đầu vào { $end }, nếu mùa này có ván được tính.
       *[other] Mùa kết thúc khi bạn quyết định.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Bục vinh danh đến nơi có người bắt đầu mùa tiếp theo.
       *[other] Bục vinh danh đến { $where }.
    }
season-podium =
    { $state ->
        [refused] Khi mùa kết thúc, **bục vinh danh** từng được đăng trong một kênh. Giờ thì không nữa, vì mình không đăng được ở đó.
       *[other] Khi mùa kết thúc, **bục vinh danh** của mùa được đăng trong một kênh. Không ai bị ping.
    }
season-podium-comes = Khi mùa kết thúc, bục vinh danh của mùa sẽ đến đây.
season-role = Khi đó, ai đứng nhất sẽ nhận một **vai trò**, cho đến khi có người khác đứng nhất.
season-role-refused =
    { $why ->
        [everyone] Không thể chọn { $role }.
        [permissions] { $role } có kèm quyền, nên mình không trao vai trò này cho ai.
        [managed] Chỉ Discord hoặc một ứng dụng khác mới trao được { $role }.
        [above] { $role } không nằm dưới vai trò của mình, nên mình không trao được. Hãy chuyển vai trò của mình lên trên, rồi chọn lại.
        [yours] Bạn không tự trao được { $role }, nên mình không làm thay bạn. Việc đó cần quyền **Quản lý vai trò** và một vai trò của bạn nằm trên vai trò này.
        [missing] Mình cần thêm một quyền để trao { $role }. Hãy cấp quyền bằng nút bên dưới, rồi chọn lại vai trò.
        [two-factor] Discord không cho mình đổi vai trò nào ở đây: máy chủ này yêu cầu xác thực hai yếu tố, và người vận hành mình phải bật tính năng đó.
       *[other] Lần gần nhất, Discord không cho mình đổi vai trò nào. Hãy cho mình quyền **Quản lý vai trò**, và đặt vai trò của mình trên vai trò của nhà vô địch.
    }
season-role-allow = Cấp quyền Quản lý vai trò
season-over = ## 🏆 Mùa { $number } đã kết thúc
season-won =
    { $shared ->
        [yes] **Nhiều người đồng hạng nhất!**
       *[no] **{ $winner } là nhà vô địch!**
    }
season-nobody = Không ai chơi xong { $games } ván tính hệ số trong mùa này, nên không có nhà vô địch.
season-games = Trò chơi khác
season-champion = 🏆 **Nhà vô địch:** { $winner }

## Đấu trường

refusal-arena-here = Kênh này đã có một đấu trường. Hãy bấm **{ join }** ở đó.
refusal-not-in-arena-game = Trong đấu trường không có xin hòa, đi lại hay tái đấu: ván tiếp theo của bạn sẽ tự đến.
refusal-arena-length = Đấu trường kéo dài từ { $shortest } đến { $longest } phút.
refusal-arena-start = Đấu trường phải bắt đầu trong vòng { $latest } phút.
refusal-long-arena-game = Các ván “{ game-ultimate }” quá dài đối với đấu trường. Hãy chọn trò chơi khác.
refusal-arena-over = Đấu trường này đã kết thúc.
refusal-arena-full = Đấu trường này đã đủ { $most } người. Khi có người rời đi, bạn có thể tham gia.
refusal-not-in-arena = Bạn chưa tham gia đấu trường này.
refusal-not-away = Bạn đâu có vắng mặt: ván tiếp theo sẽ bắt đầu ngay khi có người rảnh.
refusal-not-arena-host = Chỉ { $person }, người đã mở đấu trường này, và những người có quyền Quản lý máy chủ mới làm được việc đó.
refusal-too-few-for-arena = Đấu trường cần { $enough } người. Khi đủ người tham gia, bạn có thể bắt đầu.

## Bài đăng câu đố hằng ngày

post-solve = Giải
post-solved-1 = **Lần thử đầu**: { $people }
post-solved-2 = **Lần thử thứ hai**: { $people }
post-solved-3 = **Lần thử thứ ba**: { $people }
post-solved = { $people ->
        [0] Ở đây chưa ai giải được.
       *[other] Ở đây đã có { $people } người giải được.
    }
post-solved-more = Ở đây có thêm { $people } người giải được.
post-former = -# Người giải được câu đố hôm qua: { $people }

## Những gì được lưu về một người

mydata-kinds =
    - **Các ván và lời thách đấu**, kể cả những gì chưa kết thúc: ai, ở đâu, khi nào, ngôn ngữ, các nước, gợi ý và kết quả. Chúng cũng là của đối thủ của bạn: khi bạn xóa dữ liệu, các ván đang chơi sẽ kết thúc, và một con số ngẫu nhiên thay vào chỗ bạn.
    - **Hệ số**: vị trí của bạn trong từng máy chủ và từng mùa, thay đổi sau từng ván, và thành tích đối đầu với từng người. Khi bạn xóa dữ liệu, bạn biến mất khỏi mọi danh sách, và cùng con số ngẫu nhiên đó thay vào chỗ bạn.
    - **Phần còn lại**: cài đặt, câu đố hằng ngày, đấu trường, bục vinh danh, các ván và kết quả câu đố đã chia sẻ, trận biểu diễn; những ai bạn chặn hoặc thách đấu, những ai chặn bạn, và bạn có bị chặn dùng bot hay không. Mọi thứ được giữ khi còn cần hoặc cho đến khi bạn xóa dữ liệu; sau đó bị xóa, hoặc con số ngẫu nhiên đó hay một mã thay vào chỗ bạn.
mydata-export = Xem dữ liệu
mydata-delete = Xóa dữ liệu
mydata-exported = Dữ liệu của bạn ở dạng JSON. Trong đó, ô và cột được đếm từ 0.
mydata-question = Xóa mọi thứ được lưu về bạn? Các ván bạn đang chơi sẽ kết thúc như khi đầu hàng. Bạn không thể hoàn tác.
mydata-stays = Một số thứ vẫn còn để bảo vệ người khác: các ván đã kết thúc (với một con số ngẫu nhiên thay cho bạn), ai chặn bạn, và { $minutes } phút giữa các lời thách đấu. Việc chặn và số phút đó được giữ dưới dạng mã tạo từ ID của bạn, và trong { $days } ngày, con số ngẫu nhiên của bạn cũng vậy. Người vận hành mình có thể kiểm tra một mã có thuộc về một ID mà họ biết hay không.
mydata-yes = Xóa
mydata-no = Giữ dữ liệu
mydata-done = Xong: trong cơ sở dữ liệu của mình không còn gì dẫn đến bạn nữa, trừ dấu vết ở những phần không còn dùng. Chúng sẽ biến mất trong vài phút, hoặc ở lần dọn dẹp cơ sở dữ liệu tới. Cảm ơn bạn đã chơi!
mydata-begun = Mình đang xóa dữ liệu của bạn. Bạn đã chơi nhiều ván đến mức việc này cần thêm vài giây, và mình sẽ làm xong kể cả khi phải khởi động lại. Cho đến lúc đó bạn không thể bắt đầu ván. Để xem đã xong chưa, hãy bấm lại `{ mydata-delete }` trong { COMMAND("privacy") }.
mydata-copies = Xong: trong cơ sở dữ liệu của mình không còn gì dẫn đến bạn nữa. Máy chủ của cơ sở dữ liệu vẫn còn các bản sao trong nhật ký, trong các bản nhân rộng và những phần không còn dùng của các tệp, cho đến khi nó dùng lại chỗ đó. Cảm ơn bạn đã chơi!
mydata-boards =
    Tên của bạn cũng biến mất khỏi { $boards } bàn đã kết thúc gần nhất, khoảng 40 bàn mỗi phút, ở những nơi mình còn sửa được. Mình không với tới được các bàn trong những máy chủ đã gỡ mình, trong những kênh mình không vào được, trong các chủ đề đã lưu trữ, hoặc ở nơi chỉ một cá nhân cài đặt mình.
    Nếu một kênh, chủ đề hay máy chủ cho mình vào lại, tên của bạn cũng biến mất ở đó, chậm nhất sau một ngày.
    Có thể vẫn còn tin nhắn có tên bạn: Discord không phải lúc nào cũng cho mình biết chúng đã đến hay chưa. Nếu bạn thấy, hãy bấm một nút trên đó, và tên của bạn sẽ biến mất.
mydata-kept = Được rồi. Chưa có gì bị xóa.

## Câu đố hằng ngày

puzzle-open = Câu đố hằng ngày
puzzle-title = ### Câu đố #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } đi và thắng trong { $moves } nước.**
puzzle-save = { "**" }{ $mark } đi: chỉ một nước cứu được ván.**
puzzle-progress = -# { $dots } · Lần thử { $number }/{ $tries }
puzzle-past = -# Câu đố này không được tính vào chuỗi.
puzzle-order = -# Từ ký hiệu cũ nhất đến mới nhất: { $marks }.
puzzle-left = -# { $mark } còn: { $pieces }.
puzzle-wrong = { "**Sai rồi:**" } { $cell }. Trở lại thế ban đầu.
puzzle-right = { "**Đúng rồi!**" } Mình đánh vào { $cell }.
puzzle-hint = 💡 Nước đầu tiên nằm { $area }.
puzzle-solved = { $number ->
    [1] **Giải được ngay lần thử đầu!**
   *[other] **Giải được ở lần thử thứ { $number }.**
}
puzzle-lost = { "**Lần này chưa được.**" } Nước đúng là { $cell }.
puzzle-streak = -# 🔥 Chuỗi: { $streak } ngày. { $freezes ->
    [0] {""}
   *[other] ❄️ { $freezes } lượt đóng băng bù cho { $freezes } ngày bỏ lỡ.
}
puzzle-freeze = -# Cứ bảy ngày liên tiếp thì được một lượt đóng băng, bù cho một ngày bỏ lỡ.
puzzle-streak-ended = -# Chuỗi của bạn dừng ở { $streak }.
puzzle-streak-kept = -# ❄️ Một lượt đóng băng đã giữ chuỗi của bạn: 🔥 { $streak }. Lượt đóng băng còn lại: { $freezes }.
puzzle-at-stake = -# ⏳ Câu đố hôm qua được tính vào chuỗi của bạn đến { $time } ({ $left }).
puzzle-frozen = -# ❄️ Một lượt đóng băng đã bù cho ngày hôm qua.
puzzle-share = -# { $percent }% tìm ra ngay.
puzzle-next = -# Câu đố tiếp theo { $time }.
puzzle-give-up = Xem đáp án
puzzle-give-up-question = Xem đáp án? { $costs ->
        [streak] Chuỗi { $streak } của bạn sẽ kết thúc.
        [freeze] Tốn một lượt đóng băng của chuỗi.
       *[nothing] Sau đó bạn không giải được câu đố này nữa.
    }
puzzle-give-up-yes = Có, cho xem
puzzle-give-up-no = Thử tiếp
puzzle-yesterday = Câu hôm qua
puzzle-today = Câu hôm nay
puzzle-results = Kết quả ở đây
puzzle-results-title = ### Câu đố #{ $number } trong máy chủ này
puzzle-results-none = Ở đây chưa ai mở câu đố này.
puzzle-results-open = { $person }: đang thử
puzzle-results-who = -# Chỉ liệt kê những người cho người khác xem các ván của họ.
puzzle-copy = Chép kết quả
puzzle-share-here = Chia sẻ ở đây
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Không có câu đố như vậy để bạn giải. { COMMAND("daily") } mở câu đố hôm nay.
refusal-puzzle-over = Bạn đã xong câu đố này. Ngày mai sẽ có câu khác.
refusal-tried-before = Bạn đã thử nước này rồi và nó sai. Bạn không mất lần thử nào.
refusal-puzzle-not-over = Hãy làm xong câu đố trước đã.
refusal-shared-once = Mỗi kết quả chỉ chia sẻ được một lần trong một kênh.
practice-played = Ở đây bạn đã đánh vào { $cell } ({ $date }, đối thủ: { $opponent }).
practice-task = { "**" }Bạn là { $mark }.** { $result ->
        [win] Nước nào thắng?
       *[draw] Nước nào giữ được thế hòa?
    }
practice-move = { $what ->
        [right] **Đúng rồi:** { $cell }.
        [wrong] **Sai rồi:** { $cell }.
       *[answer] Nước đáp hay nhất: { $cell }.
    }
practice-lets = { $result ->
        [win] Vậy là mất thế thắng.
       *[draw] Giờ { $opponent } có thể thắng.
    }
practice-next = Tiếp
practice-look-on = Tìm tiếp
practice-open = Mở ván này
practice-looked = { $games ->
       *[other] Không có sai lầm nào của bạn trong { $games } ván vừa xem.
    }
practice-all = { $count ->
        [0] Bạn chưa có sai lầm nào để luyện. Thế đầu tiên sẽ đến từ các ván sau của bạn.
        [1] Bạn đã luyện thế cờ duy nhất. Thế tiếp theo sẽ đến từ ván sau của bạn.
       *[other] Bạn đã luyện hết { $count } thế cờ. Thế tiếp theo sẽ đến từ ván sau của bạn.
    }
practice-again = -# Một thế cờ sẽ trở lại { $time }.
practice-waiting = { $count ->
       *[other] { $count } thế cờ để luyện
    }
practise-this = Luyện thế này
refusal-no-practice = Trong “{ game-ultimate }” không ai biết nước nào đúng, nên không có gì để luyện. Hãy chọn trò chơi khác.
