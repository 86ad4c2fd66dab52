# 한국어. 해요체로 짧고 친근하게 말하고, “당신”은 쓰지 않아요. 사람에게는 seat-person이 “님”을 붙여요.
#
# 직접 두는 한 판도, 그 종류도 게임이에요. 칸에는 표시나 말을 “두고”, 한 번 두는 것이 “수”예요. 봇은 “저”라고 말해요.
# 이름의 모양은 하나뿐이라 FORM은 쓰지 않아요. 조사는 이렇게 붙여요.
# - 사람: 님, 떠난 사람, 익명의 사람 모두 받침이 있어서 “이, 을, 은, 과, 으로”가 늘 맞아요.
# - X와 O: 받침이 없어서 “가, 를, 는, 와”가 늘 맞아요.
# - 칸: 이름이 a1일 수도 있어서 “칸에”를 붙이거나 쌍점 뒤에 둬요. 말이 있으면 “큰 말로 가운데”라고 해요.
# - 줄과 판: 모두 받침이 있어요. 게임과 레벨은 따옴표에 넣거나 “게임”, “레벨”을 붙여요.
# - 봇의 자리: 괄호로 끝나기 때문에 “의”, “쪽”, “상대로”처럼 모양이 바뀌지 않는 말만 붙여요.

-bot = Noughts

# 문장과 문장 사이, 나열한 것 사이.
between-sentences = {" "}
between-items = {", "}

# 번역에만 있는 문장.
english-holds = -# 해석에 차이가 있으면 영어판을 따라요.
help-wrong-word = -# 어색한 표현이 있나요? 알려 주세요: { $link }

## 명령어: 설명(100자 이내)과 선택지의 뜻

command-tictactoe = 틱택토 하기
command-start = 봇과 게임 시작하기
command-start-difficulty = 봇의 실력 (기본값: 이 서버의 레벨)
command-start-engine = 실력 대신 봇이 두는 방식 고르기 (난이도도 함께 정할 수 있는 것은 일부뿐)
command-mark = 내 표시, 먼저 두는 쪽은 X (기본값: 무작위)
command-board = 내 게임을 이 채널 맨 아래에 다시 보기
command-board-words = 대신 판을 말로 설명하기(나에게만 보임)
command-resign = 이 채널의 내 게임에서 기권하기

command-challenge = 누군가에게 도전하거나 공개 도전 올리기
command-challenge-opponent = 도전할 상대 (비우면 공개 도전)
command-challenge-pace = 한 수에 쓰는 시간 (기본값: 이 서버의 속도)
command-menu-challenge = 틱택토 도전하기
command-menu-stats = 틱택토 전적
command-menu-review = 틱택토 복기
command-help = 여기서 시작: 게임하기, 친구에게 도전하기, 누가 가장 잘하는지 보기
command-privacy = 도전할 수 있는 사람, 알림, 저장된 내 데이터

command-daily = 오늘의 퍼즐: 정답인 수 찾기
command-daily-number = 지난 퍼즐의 번호 (기본값: 오늘의 퍼즐)
command-practice = 내 실수를 퍼즐로 풀기
command-practice-variant = 어떤 게임을 연습할지 (기본값: 전부)
command-arena = 아레나 열기: 참가자끼리 연달아 두는 빠른 게임
command-arena-variant = 어떤 게임을 할지 (기본값: 배니싱)
command-arena-minutes = 진행 시간: 10~60분 (기본값: 20분)
command-arena-starts-in = 몇 분 뒤에 시작할지: 0~60분 (기본값: 5분)

command-history = 끝난 게임: 내 게임, 다른 사람의 게임, 이 서버의 게임
command-history-player = 누구의 게임을 볼지 (기본값: 나)
command-history-variant = 어떤 게임을 볼지 (기본값: 전부)
command-review = 게임을 결정한 수와 더 좋았던 수 보기
command-review-variant = 어떤 게임인지 (기본값: 마지막으로 한 게임)

command-watch = 엔진끼리 두는 게임 관전하기
command-watch-x = X로 먼저 두는 엔진 (기본값: 무작위)
command-watch-o = O로 두는 엔진 (기본값: 무작위)
command-engines = 엔진 소개: 얼마나 강한지, 이기려면 어떻게 해야 하는지

command-variant = 어떤 게임을 할지 (기본값: 클래식)
command-stats-variant = 어떤 게임의 레이팅을 볼지 (기본값: 클래식)
choice-game-classic = { game-classic }: 3개를 나란히
choice-game-misere = { game-misere }: 3개를 나란히 놓으면 패배
choice-game-vanish = { game-vanish }: 표시는 3개씩만
choice-game-squares = { game-squares }: 4개를 나란히, 또는 정사각형
choice-game-drop = { game-drop }: 떨어지는 표시를 4개 나란히
choice-game-ultimate = { game-ultimate }: 판 하나에 작은 판 9개
choice-game-sizes = { game-sizes }: 큰 말로 작은 말 덮기
choice-easy = 쉬움: 줄을 놓칠 때가 있음
choice-medium = 보통: 알아챌 수 있는 실수를 함
choice-hard = 어려움: 이기려면 작전이 필요함
choice-unbeatable = 무적: 무승부가 최고의 결과
choice-matched = 자동 조절: 나와 비슷한 실력 (레이팅 미반영)
choice-x = X: 내가 먼저 두기
choice-o = O: 봇이 먼저 두기
choice-challenge-o = O: 상대가 먼저 두기
choice-quick = 빠름: 한 수에 1분
choice-casual = 여유: 한 수에 15분
choice-slow = 느림: 한 수에 3일

## 엔진: 이름과, 생각하는 방식 한마디

choice-engine-dice = Dice: 규칙 몇 개와 주사위
choice-engine-lines = Lines: 칸마다 지나는 줄을 채점
choice-engine-sampling = Sampling: 무작위 게임을 해 봄
choice-engine-wargames = Wargames: 두 수 앞을 내다봄
choice-engine-minimax = Minimax: 끝까지 수읽기
choice-engine-perfect = Perfect: 지지 않고 함정을 놓음
choice-engine-tree = Tree: { game-ultimate }만 둠
choice-engine-learned = Learned: { game-ultimate } 독학

level-easy = 쉬움
level-medium = 보통
level-hard = 어려움
level-unbeatable = 무적
level-expert = 전문가
level-matched = 자동 조절

## 판

seat-person = {"\u2068"}<@{ $person }>{"\u2069"}님
seat-open = 누구나
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# 전적: { $one } { $wins }승  ·  { $other } { $losses }승{ $draws ->
        [0] {""}
       *[other] {"  ·  "}무승부 { $draws }번
    }
board-turn = **{ $player }{"\u00A0"}({ $mark }) 차례예요**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) 생각 중…**
board-ahead = -# 앞에 { $games }판이 기다리고 있어요
board-to-move = -# 둘 차례: { $player }{"\u00A0"}({ $mark })
board-deadline = -# { $time }까지 두세요 ({ $left })
board-deadline-unwatched = -# { $time }까지 두세요 ({ $left }). 시간 초과는 누군가 버튼을 누를 때 표시돼요.
board-offer-draw = 🤝 **{ $asked }, 무승부를 수락할까요?**
board-offer-take-back = ↩️ **{ $asked }, { $player }이 마지막 수를 물러도 될까요?**
board-won-line = 🏆 **{ $length }개를 나란히 놓아 { $winner }의 승리예요!**
board-lost = **{ $length }개를 나란히 놓아 { $winner }의 승리예요.**
board-won-line-square = 🏆 **4개로 정사각형을 만들어 { $winner }의 승리예요!**
board-won-line-boards = 🏆 **판 3개를 나란히 이겨 { $winner }의 승리예요!**
board-lost-boards = **판 3개를 나란히 이겨 { $winner }의 승리예요.**
board-won-line-more-boards = 🏆 **판 수 { $most } 대 { $fewest }, { $winner }의 승리예요!**
board-lost-more-boards = **판 수 { $most } 대 { $fewest }, { $winner }의 승리예요.**
board-won-line-reverse = 🏆 **{ $loser } 쪽이 { $length }개를 나란히 놓아서 { $winner }의 승리예요!**
board-lost-square = **4개로 정사각형을 만들어 { $winner }의 승리예요.**
board-lost-reverse = **{ $loser } 쪽이 { $length }개를 나란히 놓아서 { $winner }의 승리예요.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser }의 기권! { $winner }의 승리예요!**
board-won-out-of-time = ⏰ **{ $loser }의 시간이 다 됐어요. { $winner }의 승리예요!**
board-won-abandoned = 🍂 **{ $loser } 쪽이 게임을 떠났어요. { $winner }의 승리예요!**
drawn-classic = 🤝 **무승부예요!** 아무도 3개를 나란히 놓지 못했어요.
drawn-squares = 🤝 **무승부예요!** 판이 꽉 찼어요.
drawn-sizes = 🤝 **무승부예요!** 놓을 말이 더 없어요.
drawn-ultimate = 🤝 **무승부예요!** 이긴 판의 수가 같아요.
board-drew-unbeatable = 🎉 **무적의 봇과 무승부예요. 이보다 잘할 수는 없어요!**
board-ended-repetition = 🤝 **무승부예요!** 같은 배치가 세 번 나왔어요.
board-ended-agreed-draw = 🤝 **무승부예요!** 두 사람이 합의했어요.
board-ended-abandoned = 🍂 **중단됨:** 제대로 시작하기 전에 끝났어요. 이 게임은 기록에 반영되지 않아요.
board-ended-unreachable = 🍂 **종료됨:** 채널이 없어졌어요. 이 게임은 기록에 반영되지 않아요.
board-matched = -# { -bot }가 상대에게 맞춰 둬요: 실력 { $skill } (100점 만점). 레이팅 미반영.
board-another-try = -# 레이팅 미반영: { $number }번째 수부터 다시 한 게임
board-hints = -# 레이팅 미반영: 힌트 { $hints }번
board-next-over = -# 한 게임 더 할까요? 버튼을 누르거나 { $command } 명령어를 쓰세요
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = 이 게임은 새 메시지로 옮겨졌어요.
go-to-board = 판으로 가기

refresh = 새로고침
rule = 규칙
board-in-words = 말로 듣는 판
offer-draw = 무승부 제안
take-back = 무르기
take-back-question = 내 마지막 수와 그 응수를 무를까요? 무르면 이 게임에서는 레이팅이 오르지 않아요.
take-back-consent = 먼저 상대가 동의해야 해요.
resign = 기권
accept = 수락
decline = 거절
offer-withdraw = 제안 취소
rematch = 재대결
play-again = 한 판 더
easier = 더 쉽게
harder = 더 어렵게
more = 더 보기
my-stats = 내 전적

reminder = { $player }, 차례가 왔어요! 상대: { $opponent } ({ $game }, { $number }번째 수): { $link }

## 아레나

arena-title = 아레나: { $game }
arena-starts = **{ $start }에 시작해서** { $minutes }분 동안 이어져요.
arena-how = 게임이 없는 사람끼리 계속 새로 짝을 지어 한 수에 1분씩 둬요. 이기면 2점, 무승부면 1점이에요. 늦게 와도, 쉬어도, 언제 나가도 괜찮아요.
arena-in-thread = 게임은 { $thread }에 올라오고, 거기서 멘션해 드려요.
arena-in-new-thread = 게임은 이 메시지의 스레드에 올라오고, 거기서 멘션해 드려요.
arena-in-channel = 게임은 이 채널에 올라오고, 여기서 멘션해 드려요.
arena-joined-none = 아직 참가한 사람이 없어요.
arena-joined = **{ $count }명 참가:** { $names }
arena-ends = **{ $end }에 끝나요.**
arena-ending = **새 게임은 더 시작하지 않아요.** 진행 중인 게임은 마감 전에 끝나야 점수에 들어가요. 마감: { $end }
arena-here = -# { $count }명이 참가하고 있어요.
arena-score = { $place } { $player }: **{ $points }점**, { $games }판
arena-score-tied = { arena-score } (승: { $wins }, 이긴 상대들의 점수: { $beaten })
arena-more = -# 그 외 { $count }명
arena-nobody-played = 아직 끝난 게임이 없어요.
arena-won = 🏆 **{ $winner }의 아레나 우승이에요!**
arena-shared = 🏆 **아레나가 끝났어요. 공동 1위예요!**
arena-played = -# { $people }명, { $games }판
arena-over-unplayed = 아레나가 끝났어요. 끝까지 한 게임은 없어요.
arena-too-few = 이번에는 참가자가 모자랐어요. 아레나에는 두 명이 필요해요.
arena-lapsed = 그 시각에 제가 꺼져 있어서 이 아레나는 시작하지 못했어요.
arena-cancelled = 이 아레나는 취소됐어요.
arena-you-missed = “{ arena-back }” 버튼을 누를 때까지 새 게임이 없어요.
arena-ratings = -# 게임은 평소처럼 레이팅에 반영돼요. 같은 두 사람이 24시간 안에 여러 번 두면 첫 게임은 전부, 두 번째는 절반, 세 번째는 3분의 1만 반영돼요.
arena-you-are-back = 돌아왔네요! 상대할 사람이 생기면 바로 다음 게임이 시작돼요.
arena-ask = 아직 다른 사람에게는 보이지 않아요. **{ arena-announce }**를 누르면 이 채널에 올라와요.
arena-announced-in = 아레나를 { $channel }에 알렸어요.
arena-end-question = 이 아레나를 끝낼까요? 새 게임은 시작하지 않고, 진행 중인 게임은 { $minutes }분 안에 끝나면 점수에 들어가요.
arena-cancel-question = 시작하기 전에 이 아레나를 끝낼까요?
arena-ended = 아레나를 끝내요. 새 게임은 시작하지 않아요.
arena-goes-on = 좋아요. 아레나를 계속해요!

arena-announce = 알리기
join = 참가
call-players = 플레이어 부르기
arena-leave = 나가기
arena-standings = 순위
arena-start = 지금 시작
arena-end = 끝내기
arena-end-yes = 네, 끝낼게요
arena-end-no = 아니요, 계속
arena-back = 돌아왔어요
arena-again = 아레나 한 번 더

# 끝난 아레나 게임의 판 아래
arena-points = -# 아레나: { $x } { $xpoints }점  ·  { $o } { $opoints }점
arena-too-short = -# 이 게임은 아레나 점수에는 들어가지만 레이팅에는 반영되지 않아요. 양쪽이 두 수씩 두기 전에 끝났어요.
arena-missed = -# { $player }은 당분간 새 게임이 없어요.
arena-next = -# 아레나가 진행되는 동안 다음 게임은 저절로 시작돼요.

## 도전

challenge = ### ⚔️ { $invited }, 틱택토 한 판 어때요?
    { $challenger }이 게임 도전장을 보냈어요.
challenge-open = ### ⚔️ 틱택토 하실 분?
    { $challenger }이 상대를 찾고 있어요. 먼저 참가한 사람과 둬요.
challenge-rematch = ### ⚔️ { $invited }, 게임 한 판 더 어때요?
    { $challenger }이 재대결을 원해요.
challenge-another-try = ### ⚔️ { $invited }, 다시 해 볼까요?
    { $challenger }이 이 배치부터 이어서 두고 싶어 해요.
challenge-until = -# 만료: { $until }
players-called = { $role } { $challenger }이 상대를 찾고 있어요.
players-found = 찾았어요: { $players }
players-none = 이번에는 아무도 없었어요.
challenge-block = 차단
challenge-cancel = 내 도전 취소
challenge-again = 다시 신청
challenge-anyway = 그래도 도전하기
challenge-too = 내 도전도 올리기
challenge-declined = { $invited }이 { $challenger }의 도전을 거절했어요.
challenge-lapsed = { $invited }이 { $challenger }의 도전에 제시간에 답하지 않았어요.
challenge-lapsed-open = { $challenger }이 상대를 찾았지만, 제시간에 참가한 사람이 없어요.
challenge-cancelled = { $challenger }이 { $invited }에게 보낸 도전을 취소했어요.
challenge-cancelled-open = { $challenger }이 공개 도전을 취소했어요.

## 엔진이 거기에 둔 까닭: 그 수가 한 일이나 찾은 방법, 그다음에 숫자

why = 왜요?
move-explained = **{ $player }**: { $cell } 칸에 뒀어요.
effect-win = { $line }을 완성해서 이겼어요.
effect-won = 이 수로 이겼어요.
effect-line = 3개를 나란히 완성했어요.
effect-safe = 3개를 나란히 놓는 것을 피했어요.
effect-block =
    { $whose ->
        [yours] 상대의 { $line }을 막았어요.
       *[theirs] { $line }을 막았어요.
    }
effect-blocked = 줄을 막았어요.
effect-coverable = 줄을 방해했지만, 더 큰 말이 아직 그 줄을 완성할 수 있어요.
effect-threat = { $cells }칸에서 이기겠다고 위협해요.
effect-no-reason = 이 수의 효과일 뿐, 꼭 그 이유로 둔 것은 아니에요.
line-0 = 위쪽 가로줄
line-1 = 가운데 가로줄
line-2 = 아래쪽 가로줄
line-3 = 왼쪽 세로줄
line-4 = 가운데 세로줄
line-5 = 오른쪽 세로줄
line-6 = 대각선
show-numbers = 숫자 보기
numbers-title = ### { $engine } 엔진이 수를 고른 방법
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [1] {""}
       *[other] {" (모두 같음)"}
    }

why-dice-opening = 판이 비어 있어서 주사위를 굴렸어요. 대개 모서리, 가끔 가운데, 드물게 변이 나와요.
why-dice-centre = 첫 수가 모서리여서 가운데에 뒀어요.
why-dice-corner = 첫 수가 가운데여서 모서리에 뒀어요.
why-dice-fork = 마주 보는 두 모서리는 양수겸장이 될 수 있어서 주사위를 굴렸어요. 대개 변이 나와요.
why-dice-any = 맞는 규칙이 없어서 아무 데나 골랐어요.
why-lines-weights = 점수가 가장 높은 칸에 뒀어요. 열린 줄은 점수를 조금, 완성하거나 막을 줄은 많이 더해요.
why-sampling-games = 모든 수를 무작위 게임 { $games }판에서 해 보고, 가장 덜 진 수를 골랐어요.
why-wargames-two-plies = 자기 수와 응수를 비교하고, 같으면 취향대로 골랐어요.
why-minimax-guess = 게임 끝까지 내다보기에는 아직 멀어서 무작위로 뒀어요.
why-minimax-search = 게임 끝까지 내다보고, 가장 좋은 수 중 하나를 골랐어요.
why-level-ahead = { $plies }수 앞까지만 봤어요.
why-level-overlooked =
    { $whose ->
        [own] 자기 줄 하나를 못 보고 지나쳤어요.
        [theirs] 상대의 줄 하나를 못 보고 지나쳤어요.
       *[other] 줄 하나를 못 보고 지나쳤어요.
    }
why-matched-measured = 자기 실력에 맞는 수를 골랐어요.
why-perfect-winning = 어떻게 응수해도 이기는 수를 골랐어요.
why-perfect-trap = 안전한 수 중에서, 사람들이 가장 자주 잘못 응수하는 수를 골랐어요.
why-perfect-hold = 안전한 수를 골랐어요. 상대가 어떻게 응수해도 실수는 아니에요.
why-perfect-losing = 상대가 계속 잘 두면 어떤 수든 져요.
why-tree-win = 반드시 이기는 수를 찾았어요.
why-tree-search = 생각하면서 가장 자주 되돌아온 수들 가운데 하나를 골랐어요.
why-sampling-hurried = 기다리는 게임이 많아서 서둘러 수를 뒀어요.
why-board-won = 그 작은 판을 이겼어요.
why-board-blocked = 그 작은 판의 줄을 막았어요.
why-sent-anywhere = { $board }에는 더 둘 수 없어서, 다음 수는 다른 열린 판 어디에나 둘 수 있어요.
why-sent-empty = 다음 수는 아직 비어 있는 { $board }에 둬야 해요.
why-sent-own = { $board }에서 한 수면 이기는 위협을 만들었고, 다음 수는 거기에 둬야 해요.
why-sent-theirs = 다음 수는 { $board }에 둬야 하고, 그 수로 판을 이길 수 있어요.
why-sent-both = { $board }에서 한 수면 이기는 위협을 만들었지만, 다음 수는 거기에 둬야 해서 상대가 먼저 이길 수 있어요.
why-sent-neither = 다음 수는 { $board }에 둬야 하는데, 아직 누구도 한 수로는 이길 수 없어요.
why-chance = 무승부를 절반으로 쳐서, 이길 확률을 약 { $percent }%로 봤어요.

table-lines-weight = 빈칸마다 매긴 점수
table-sampling-wins = 수마다 이긴 게임 수 ({ $games }판 중)
table-sampling-draws = 수마다 무승부가 된 게임 수 ({ $games }판 중)
table-wargames-own = 엔진의 수가 얼마나 좋은지
table-wargames-reply = 상대의 응수가 얼마나 좋은지
table-wargames-taste = 엔진의 수에 취향을 더한 점수
table-tree-chance = 수마다 이길 것 같은 정도
table-tree-visits = 수마다 살펴본 횟수
table-minimax-value = 수마다의 결과 (10은 승리, 0은 무승부, -10은 패배)
table-perfect-chance = 상대가 가끔 실수할 때, 안전한 수마다 이길 확률
table-perfect-slip = 안전한 수마다, 응수 중에서 실수인 것의 비율

## 힌트: 판에 대해 맞는 말, 살펴볼 곳, 그리고 수

hint = 힌트
hint-question = 힌트를 보면 레이팅 미반영이 돼요. 이 게임으로는 레이팅이 더 바뀌지 않아요.
hint-yes = 힌트 보기
hint-where = 어디요?
hint-what = 어떤 수요?
hint-gone = 이 힌트 뒤에 판이 바뀌었어요. 판에서 **{ hint }** 버튼을 누르면 새 힌트를 볼 수 있어요.
hint-unseen = -# 판에는 아직 반영되지 않았어요. 다음에 판의 버튼을 누르면 새로고침만 돼요.
hint-finish = **끝낼 수 있어요:** 바로 이기는 수가 { $right }개 있어요.
hint-only-move = **둘 수 있는 수가 하나뿐이에요.**
hint-own-line = **조심하세요:** 둘 수 있는 수 { $legal }개 중 { $wrong }개는 내 표시가 나란히 3개 놓여서 져요.
hint-threat = **조심하세요:** { $right ->
        [1] 제가 다음 차례에 이기는 걸 막는 수는 하나뿐이에요.
       *[other] 둘 수 있는 수 { $legal }개 중 { $wrong }개는 다음 차례에 제가 이길 수 있게 해요.
    }
hint-win-in-two = **두 수 만에 이길 수 있어요:** { $right ->
        [1] 그 첫 수는 하나뿐이에요.
       *[other] 둘 수 있는 수 { $legal }개 중 { $right }개가 그 첫 수예요.
    }
hint-win-some = **여기서 이길 수 있어요.** { $right ->
        [1] 승리를 지키는 수는 하나뿐이에요.
       *[other] 둘 수 있는 수 { $legal }개 중 { $right }개가 승리를 지켜요.
    }
hint-win-all = **여기서 이길 수 있어요.** 어떤 수든 승리를 지켜요.
hint-even-some = **팽팽한 게임이에요.** { $right ->
        [1] 무승부를 지키는 수는 하나뿐이에요.
       *[other] 둘 수 있는 수 { $legal }개 중 { $right }개로 무승부를 지킬 수 있어요.
    }
hint-even-all = **팽팽한 게임이에요.** 어떤 수로도 무승부를 지킬 수 있으니, 봇이 응수하기 가장 어려운 수를 찾아보세요.
hint-lost = **어떻게 둬도 제가 이길 수 있어요.** 제가 응수하기 가장 어려운 수를 고르세요.
hint-judged = **제 판단으로는** 이길 가능성이 약 { $chance }%예요.
hint-area = 가장 좋은 수는 { $area }에 있어요.
hint-judged-area = 가장 좋아 보이는 수는 { $area }에 있어요.
hint-board = 가장 좋은 수는 { $board }에 있어요.
hint-judged-board = 가장 좋아 보이는 수는 { $board }에 있어요.
hint-move = { $cell } 칸에 두세요.
hint-play = 거기에 두기
hint-played = { $cell } 칸에 뒀어요.
area-line-0 = 위쪽 가로줄
area-line-1 = 가운데 가로줄
area-line-2 = 아래쪽 가로줄
area-line-3 = 왼쪽 세로줄
area-line-4 = 가운데 세로줄
area-line-5 = 오른쪽 세로줄
area-line-6 = 왼쪽 위 모서리에서 내려오는 대각선
area-line-7 = 오른쪽 위 모서리에서 내려오는 대각선
area-quarter-0 = 왼쪽 위 4분의 1 구역
area-quarter-1 = 오른쪽 위 4분의 1 구역
area-quarter-2 = 왼쪽 아래 4분의 1 구역
area-quarter-3 = 오른쪽 아래 4분의 1 구역

## 끝난 게임의 복기

review = 복기
review-player-accuracy = { $player } { $number }%
review-try-again = { $number }번째 수부터 다시
review-player-hints = { $player } (힌트 { $hints }번)
review-start = **시작.** ▶ 버튼으로 { $moves }수를 차례로 볼 수 있어요.
review-move = **{ $moves }수 중 { $number }번째 수:** { $mark }가 { $cell } 칸에 뒀어요
review-accuracy = 정확도: { $players }
review-turning-point = **{ $moves }수 중 { $number }번째 수, 승부처:** { $mark }가 { $cell } 칸에 뒀어요 · **{ $name }**
review-faultless = 양쪽 모두 승부를 가른 실수는 없었어요.
review-praise-find = 잘 찾았어요. { $cell } 칸에 둔 것이 하나뿐인 좋은 수였어요.
review-praise-trap = 멋진 함정을 놓았어요: { $cell }.
review-praise-moves = { $good ->
        [0] 기억해 둘 점 하나:
       *[other] { $moves ->
            [1] 단 한 번 둔 수가 정확했어요.
           *[other] 둔 수 { $moves }개 중 { $good }개가 정확했어요.
        }
    }
review-praise-last-moves = { $good ->
        [0] 기억해 둘 점 하나:
       *[other] { $moves ->
            [1] 마지막 수가 정확했어요.
           *[other] 마지막 수 { $moves }개 중 { $good }개가 정확했어요.
        }
    }
review-lesson = 다음에는 { $number }번째 수를 { $cell } 칸에 둬 보세요.
review-next-time = 다음에 둬 볼 곳: { $cells }.
review-held = 더 좋은 수: { $cells }.
review-better = 조금 더 좋은 수: { $cells }.
review-any = 초록색 칸 중 하나
review-any-move = 다른 수 { $count }개 중 하나
review-trap = 함정이기도 해요. 자연스러워 보이는 응수는 틀린 수예요.
review-partly-known = -# 제가 판단할 수 있는 것은 마지막 수들뿐이에요. 그 앞에서는 아직 게임 끝까지 내다볼 수 없어요.
review-unknown = -# 이 게임의 수들이 얼마나 좋았는지는 알 수 없어요.
review-doubts = -# 다시 볼 만한 수: { $numbers }번째.
review-doubt = 제 판단으로는 { $mark }가 이길 가능성이 약 { $before }%에서 { $after }%로 떨어졌어요. { $cell } 칸에 두는 게 더 나아 보였어요.
review-boards-won = -# 끝났을 때 이긴 작은 판: X { $x }개, O { $o }개.

move-brilliant = 탁월한 수
move-great = 훌륭한 수
move-best = 최선의 수
move-good = 좋은 수
move-sound = 무난한 수
move-winning = 이기는 수
move-inaccuracy = 부정확한 수
move-slower = 느린 수
move-doubtful = 의심스러운 수
move-missed-win = 놓친 승리
move-blunder = 블런더
move-opening = 초반 수
move-forced = 강제수
move-given = 주어진 수
move-and-trap = { $name }, 함정

review-won = 이 수로 게임을 이겼어요.
review-own-line = 줄을 완성했어요. 이 게임에서는 줄을 만들면 져요.
review-win-overlooked = 이기는 수가 있었어요: { $cell }.
review-line-left-open = 줄을 막지 않았어요. { $opponent }가 { $cell } 칸에 두면 이겨요.
review-win-allowed = 이제 { $opponent }가 { $cell } 칸에 두면 이겨요.
review-fork-allowed = 이제 { $opponent }가 { $cell } 칸에 두면 한 번에 두 곳을 위협할 수 있어요.
review-win-let-go = 반드시 이기는 수가 있었어요: { $cell }.
review-loss-allowed = 이제 { $opponent }가 { $cell } 칸에 두면 반드시 이길 수 있어요.
review-no-choice = 다른 수는 없었어요.
review-all-equal = 어떤 수든 가치가 같았어요.
review-lost-already = 이때는 이미 어떻게 둬도 { $opponent }가 이길 수 있었어요.
review-only-winning = 아직 이길 수 있는 수는 이것뿐이에요.
review-only-holding = 무승부를 지키는 수는 이것뿐이에요.
review-fork-made = 한 번에 두 곳을 위협했어요. 둘 다 막을 수는 없어요.
review-blocked = { $opponent }의 줄을 막았어요.
review-win-kept = 승리를 지키는 수예요.
review-draw-kept = 무승부를 지키는 수예요.

## 엔진 소개: 어떻게 생각하는지, 어떻게 이기는지, 얼마나 강한지

engines-title =
    ## 엔진 소개
    네모가 많을수록 “클래식” 게임에서 이기기 어려워요. 하나를 고르면 방법을 볼 수 있어요.
    - Sampling: 모든 게임
    - Minimax, Perfect: “{ game-ultimate }” 말고 모두
    - Tree, Learned: “{ game-ultimate }”
    두 번째 메뉴에서는 게임마다 있는 레벨을 볼 수 있어요.
engines-pick = 엔진 고르기
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] 아무도 이길 수 없어요.
       *[other] 버릇을 아는 사람은 100판 중 { $worst }판을 이겨요.
    }
engine-random = 아무렇게나 두는 상대와 100판을 두면 { $wins }판을 이기고 { $losses ->
        [0] 한 판도 지지 않아요
       *[other] { $losses }판을 져요
    }.
engine-beat = **이기는 방법:** { $beat }

about-dice = 규칙 몇 개를 따라요. 맞는 규칙이 없으면 주사위를 굴려요.
about-lines = 칸마다 지나는 줄에 점수를 매기고, 앞은 전혀 내다보지 않아요.
about-sampling = 수마다 무작위 게임을 백 판까지 해 봐요.
about-wargames = 자기 수와 상대의 응수까지만 봐요.
about-minimax = 게임이 끝날 때까지 내다봐요.
about-perfect = 모든 배치를 외우고 있고, 함정을 놓아요.

beat-dice = 먼저 두는 쪽을 골라 변에 두세요. 거기에 맞는 규칙이 없어요.
beat-lines = 먼저 두는 쪽을 골라 모서리에 두고, 그다음에는 거기서 체스의 나이트가 갈 수 있는 변에 두세요. 매번 양수겸장에 걸려요.
beat-sampling = 먼저 두는 쪽을 골라 마주 보는 두 모서리를 차지하세요. 엔진이 세 번째 모서리로 응수할 때가 많아요.
beat-wargames = 먼저 두는 쪽을 골라 모서리에 두세요. 엔진이 가운데에 두면 반대쪽 모서리에, 그다음 세 번째 모서리에 두세요.
beat-minimax = 이길 수 없으니 무승부를 노리세요. “{ level-easy }” 레벨에서는 4칸이 남을 때까지 무작위로 둬요.
beat-perfect = 이길 수 없으니 무승부를 노리세요.

levels-pick = 게임의 레벨
levels-title =
    ## { $game }의 레벨
    규칙: { $rule } 둘 다 최선을 다하면 무승부예요.
levels-title-unsolved =
    ## { $game }의 레벨
    규칙: { $rule }
levels-line = { "**" }{ $level }**, 레이팅 { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched }** (레이팅 미반영): 내 실력에 맞춰 둬요.
levels-blocks = -# 네모: 다섯 번 중 네 번은 최선의 수를 두는 사람과 10판을 둬서 지지 않는 판의 수예요.

beat-learned = 제가 가진 가장 강한 레벨이에요. 이 게임은 아직 아무도 풀지 못했어요. 수천 가지 배치를 살펴봐요. 판을 마음대로 고르지 못하게 하고, 판 3개를 나란히 이길 생각을 일찍부터 하세요.
beat-levels = { $plies }수 앞까지 보고, 그 뒤는 운에 맡겨요. 더 멀리 내다보세요.
beat-overlooking = 위협의 { $percent }%를 못 보고 지나쳐요. 수마다 위협을 만드세요.

## 엔진 대결: 두 엔진이 서로 두는 게임

show-opening = **준비됐나요? 시작해요!**
show-moved = **{ $engine } ({ $mark }): { $cell } 칸에 뒀어요**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = 멈추기
show-again = 한 번 더
show-play-winner = 승자와 두기
show-stopped = 멈췄어요.
show-cut-short = 미안해요, 도중에 멈춰야 했어요.
show-lost = 시작하기도 전에 연결이 끊어졌어요.
show-record = 지금까지 { $games }판: X { $x }승, O { $o }승, 무승부 { $draws }번.
show-conclusion = **이상한 게임이네요. 이기는 수는 아예 두지 않는 것뿐이에요.** { COMMAND("tictactoe start") } 한번 해 볼까요?

## 도움말, 그리고 누구에게 도전할지 묻는 말

help-text =
    ## 틱택토
    3개를 나란히 놓으면 이겨요. 바로 이 채팅에서 저와 두거나 친구에게 도전해 보세요.
    저와 두다가 막혔나요? **{ hint }** 버튼을 누르세요. 끝나면 **{ review }** 버튼으로 게임을 결정한 수를 볼 수 있어요.
help-games = 할 게임 고르기…
help-hint = -# 다음에는 바로 { COMMAND("tictactoe start") } 명령어를 쓰세요
help-play = 봇과 두기
help-challenge = 친구와 두기
help-stats = 전적
help-privacy-policy = 개인정보 처리방침
help-terms = 이용약관
help-support = 지원
challenge-who = 누구에게 도전할까요?
challenge-who-person = 사람 고르기
challenge-who-anyone = 공개 도전
challenge-recent-number = { $number }번에게 도전

## 당사자에게만 묻거나 알리는 말

resign-question-counted = 이 게임에서 기권할까요? 패배로 기록돼요.
resign-question-uncounted = 이 게임에서 기권할까요? 아직 양쪽이 두 수씩 두지 않아서 기록에는 반영되지 않아요.
resign-question-arena = 이 게임에서 기권할까요? { $counts ->
        [counted] 아레나 점수는 상대가 가져가요.
       *[uncounted] 기록에는 반영되지 않고, **{ arena-back }** 버튼을 누를 때까지 새 게임이 없어요.
    }
resign-question-unrated = 이 게임에서 기권할까요? 레이팅 미반영이라 레이팅은 그대로예요.
resign-yes = 네, 기권할게요
resign-no = 계속하기
resign-done = 기권했어요. 함께해 줘서 고마워요!
resign-kept = 좋아요. 게임을 계속해요!

already-playing = 여기서 이미 게임을 하고 있어요.
already-shown = 게임을 다시 보여 드려요.
already-show = 여기에 표시
which-game = 여기서 게임 두 개를 하고 있어요. 어느 게임인가요?

start-own = 나도 게임하기
you-declined = 거절했어요. { $person }은 { $time }({ $left })부터 다시 도전할 수 있어요.
blocked = { $person }은 더 이상 나에게 도전할 수 없어요. { COMMAND("privacy") } 명령어로 되돌릴 수 있어요.

privacy-title = ## 개인정보
privacy-challenges-on = **도전:** 차단하지 않은 사람은 누구나 나에게 도전할 수 있어요.
privacy-challenges-off = **도전:** 아무도 나에게 도전할 수 없어요.
privacy-challenges-turn-on = 도전 받기
privacy-challenges-turn-off = 도전 받지 않기
privacy-reminders-on = **알림:** 내 차례가 되면 멘션해 드려요. “느림” 게임에서는 바로, 그리고 시간이 4분의 1 남았을 때 한 번 더, “여유” 게임에서는 2분 뒤에요.
privacy-reminders-off = **알림:** 내 차례가 되어도 알리지 않아요.
privacy-reminders-turn-on = 알림 받기
privacy-reminders-turn-off = 알림 받지 않기
privacy-games-on = **내 게임:** 서버의 멤버는 거기서 한 게임을 { COMMAND("history") } 명령어와 { COMMAND("stats") } 명령어로 볼 수 있어요.
privacy-games-off = **내 게임:** 끝난 게임은 나와 상대만 { COMMAND("history") } 명령어와 { COMMAND("stats") } 명령어로 찾고 복기할 수 있어요. 채널의 판, 공유한 게임, 레이팅과 합계는 그대로 보여요.
privacy-games-turn-on = 내 게임 공개
privacy-games-turn-off = 내 게임 숨기기
privacy-words-on = **말로 듣는 판:** 이제부터 시작하는 게임에서는 상대가 둘 때마다 나에게만 판을 말로 알려 줘요.
privacy-words-off = **말로 듣는 판:** ‘{ board-in-words }’ 버튼을 누를 때만 알려 줘요.
privacy-words-turn-on = 판을 말로 듣기
privacy-words-turn-off = 판을 말로 듣지 않기
privacy-name = **내 이름:** { COMMAND("stats") } 명령어의 “{ choice-everywhere }”에서 공개하지 않으면 글로벌 순위표에서 숨겨져요.
privacy-blocked = **차단함:** 이 메뉴에 있는 사람은 나에게 도전할 수 없어요.
privacy-blocked-none = 차단한 사람 없음
privacy-data =
    ### 내 데이터
    게임, 레이팅, 설정은 저장하지만 이름과 메시지는 저장하지 않아요.
privacy-blocked-deleted = { $count ->
        [1] 차단한 사람 한 명이 데이터를 삭제해서 누구인지 알려 드릴 수 없어요. 그 사람도 도전할 수 없어요.
       *[other] 차단한 사람 중 { $count }명이 데이터를 삭제해서 누구인지 알려 드릴 수 없어요. 그 사람들도 도전할 수 없어요.
    }
privacy-unblock-deleted = 데이터를 삭제한 사람 차단 해제

refusal-not-your-match = 다른 사람의 게임이에요.
refusal-not-your-turn = { $person } 차례예요. 차례가 <t:{ $since }:R>에 시작됐어요.
refusal-match-not-over = 이 게임은 아직 끝나지 않았어요.
refusal-not-against-bot = 저는 무승부를 수락하지 않아요. 계속 두거나 기권하세요.
refusal-draw-too-early = 무승부는 다섯 번째 수부터 제안할 수 있어요.
refusal-nothing-to-take-back = 아직 두지 않아서 무를 것이 없어요.
refusal-offer-stands = 지금 들어온 제안에 먼저 답하세요.
refusal-own-offer = 내가 한 제안이라 { $person }만 수락하거나 거절할 수 있어요. 제안을 취소할 수는 있어요.
refusal-not-your-offer = 이 제안은 { $person }만 취소할 수 있어요. 수락하거나 거절할 수는 있어요.
refusal-no-offer = 이 제안은 이미 끝났어요.
refusal-challenge-open = 이 게임은 아직 시작하지 않았어요. 도전에 대한 답을 기다리고 있어요.
refusal-challenge-over = 이 도전은 이미 끝났어요.
refusal-not-your-challenge = 이 도전은 { $person }만 수락하거나 거절할 수 있어요. 직접 도전하려면 { COMMAND("tictactoe challenge") } 명령어를 쓰세요.
refusal-own-challenge = 내 도전은 직접 수락할 수 없어요. 다른 사람이 수락해야 해요.
refusal-own-invitation = 내가 보낸 도전이라 { $person }만 수락하거나 거절할 수 있어요. 취소할 수는 있어요.
refusal-not-your-invitation = 이 도전은 { $person }만 취소할 수 있어요.
refusal-too-many-challenges = 답을 기다리는 도전이 이미 { $limit }개 있어요. 답을 기다리거나 하나를 취소하세요.
refusal-not-challengeable = { $person }은 지금 도전을 받지 않아요.
refusal-just-declined = { $person }이 방금 거절했어요. <t:{ $until }:t>(<t:{ $until }:R>)부터 다시 도전할 수 있어요.
refusal-no-role-to-call = 부를 역할을 더는 멘션할 수 없어요. 서버를 관리하는 사람이 { COMMAND("settings") }에서 다른 역할을 고를 수 있어요.
refusal-just-called = 여기서는 방금 플레이어를 불렀어요. <t:{ $until }:t>(<t:{ $until }:R>)부터 다시 부를 수 있어요.
refusal-too-many-blocks = 이미 { $limit }명을 차단해서 더는 저장할 수 없어요. 먼저 { COMMAND("privacy") } 명령어로 누군가를 빼 주세요.
refusal-self-challenge = 자신에게는 도전할 수 없어요. 먼저 참가한 사람과 두려면 `opponent` 칸을 비우세요.
refusal-bot-challenge = 다른 봇은 이 게임을 할 수 없어요. 사람이나 저에게 도전하세요.
refusal-not-here = { $person }은 이 채널을 볼 수 없어요.
refusal-nobody-here = 이 채팅은 다른 사람에게 보이지 않아요. { COMMAND("tictactoe start") } 명령어로 저와 두거나, 서버에서 누군가에게 도전하세요.
refusal-only-you = 이 서버에서는 제 답이 명령어를 쓴 사람에게만 보여서 도전을 취소했어요. 아무도 참가할 수 없었을 거예요.
refusal-opponent-busy = { $person }은 여기서 이미 게임을 하고 있어요. 그 게임이 끝난 뒤에 다시 해 보세요.
refusal-opponent-deleted = 상대가 데이터를 삭제해서 누구였는지 알 수 없어요. { COMMAND("tictactoe challenge") } 명령어로 누군가에게 도전하세요.
refusal-wrong-channel = 그 게임을 했던 채널에서 함께 다시 해 볼 수 있어요. 거기서 복기를 여세요.
refusal-rematch-made = 이 게임의 재대결이 이미 있어요.
refusal-cell-taken = 이미 찬 칸이에요. 빈칸을 고르세요.
refusal-board-moved-on = 누르기 전에 판이 바뀌었어요. 지금은 이렇게 되어 있어요.
refusal-match-over = 이 게임은 끝났어요. { COMMAND("tictactoe start") } 명령어로 새로 시작하세요.
refusal-arena-match-over = 이 게임은 끝났어요. 아레나가 진행되는 동안 다음 게임은 저절로 시작돼요.
refusal-newer-engine = 제가 업데이트되는 중이고, 이 게임의 상대는 새 버전만 알고 있어요. 바뀐 것은 없으니 몇 분 뒤에 다시 해 보세요.
refusal-no-such-match = 여기서 보여 드릴 게임이 없어요. { COMMAND("tictactoe start") } 명령어로 시작하세요.
refusal-already-playing = 여기서 이미 게임을 하고 있어요. { COMMAND("tictactoe board") } 명령어로 볼 수 있어요.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } 엔진은 “{ game-ultimate }” 게임만 해요.
    [ultimate] { $engine } 엔진은 “{ $game }” 게임을 하지 않아요. Sampling, Tree, Learned 엔진은 해요.
   *[other] { $engine } 엔진은 “{ $game }” 게임을 하지 않아요. Sampling, Minimax, Perfect 엔진은 해요.
}
refusal-no-such-level = { $engine } 엔진은 “{ $level }” 레벨로 둘 수 없어요. { $engine } 엔진과 두려면 `difficulty` 칸을, “{ $level }” 레벨로 두려면 `engine` 칸을 비우세요.
refusal-unknown-button = 이 버튼은 너무 오래됐어요. { COMMAND("tictactoe start") } 명령어로 게임을 시작하세요.
refusal-too-fast = 저보다 빠르네요. 몇 초만 기다려 주세요.
refusal-unknown-option = 모르는 옵션이에요. 목록에서 골라 주세요.
refusal-board-gone = 그 판은 삭제됐어요. { COMMAND("tictactoe board") } 명령어로 게임을 다시 볼 수 있어요.
refusal-nothing-to-explain = 제가 아직 두지 않았어요.
refusal-no-hints = 힌트는 저와 두는 게임에서만 볼 수 있어요.
refusal-show-running = 이 채널에서 이미 두 엔진이 두고 있어요. 끝날 때까지 기다리거나, 시작한 사람에게 멈춰 달라고 하세요.
refusal-too-many-shows = 지금은 엔진 대결을 더 열 수 없어요. 1분 뒤에 다시 해 보세요.
refusal-show-over = 이 엔진 대결은 끝났어요.
refusal-not-your-show = 이 엔진 대결은 시작한 사람만 멈출 수 있어요.
refusal-nothing-to-review = 아직 끝낸 게임이 없어요. { COMMAND("tictactoe start") } 명령어로 시작하세요.
refusal-store-busy = 방금 저장하지 못했어요. 사라진 것은 없으니 잠시 뒤에 다시 해 보세요.
refusal-store-unknown = 방금 데이터베이스 연결이 끊겨서 저장됐는지 알 수 없어요. 잠시 뒤에 다시 확인해 주세요.
refusal-store-damaged = 데이터베이스를 읽을 수 없어서 방금 한 일은 반영되지 않았어요. 저를 운영하는 사람이 고쳐야 해요.
refusal-unknown-command = 이 명령어가 바뀌었어요. Discord를 새로 고친 뒤 다시 해 보세요.
refusal-engine-failed = 제시간에 수를 생각해 내지 못했어요. 게임은 무사하니 다시 해 보세요.
refusal-broken = 제 쪽에 문제가 생겼어요. 게임은 무사하니 다시 해 보세요.

## 순위: 순위표, 카드, 상대 전적, 그리고 게임이 반영되지 않은 까닭

command-stats = 순위표, 한 사람의 전적, 또는 두 사람의 상대 전적
command-stats-player = 누구의 전적을 볼지
command-stats-versus = 이 사람과의 상대 전적 보기
command-stats-scope = 이 서버 또는 글로벌 (기본값: 이 서버)
choice-server = 이 서버
choice-everywhere = 글로벌

stats-title-server = ## 🏆 이 서버의 순위표
stats-title-everywhere = ## 🏆 글로벌 순위표
stats-title-season = ## 🏆 이 서버의 순위표: 시즌 { $number }
stats-title-direct = ## 내 DM
results-legend = -# 승/무/패
stats-unsettled = 아직 순위 없음: 게임이 몇 판 더 필요해요
stats-empty = 아직 아무도 기록에 반영되는 게임을 끝내지 않았어요. 첫 번째가 되어 보세요: { COMMAND("tictactoe start") }
stats-unsettled-season = 순위 없음: 게임 수 부족
stats-empty-season = 이 시즌에는 아무도 기록에 반영되는 게임을 끝내지 않았어요.
stats-own-none-season = { "**나**" }: 이 시즌에 기록에 반영되는 게임을 끝내지 않았어요.
stats-you = { $who } { "**(나)**" }
stats-own-none = { "**나**" }: 여기서 기록에 반영되는 게임을 아직 끝내지 않았어요.
stats-own-unnamed = -# 이 목록에서 내 이름은 다른 사람에게 보이지 않아요.
stats-someone = 익명의 사람
person-gone = 삭제된 계정
stats-page = { $page } / { $pages }
stats-mine = 내 순위
stats-to-direct = DM
stats-name-me = 이름 공개
stats-unname-me = 이름 숨기기
stats-help = 레이팅 안내
play = 게임하기
card-board = 순위표

card-rank = { "**" }{ $points }**, { $rank }위
card-none = 여기서 기록에 반영되는 게임이 아직 없어요.
card-none-season = 이 시즌에 기록에 반영된 게임이 없어요.
card-direct = { "**" }{ $points }**, 나만 볼 수 있어요
card-puzzles =
    -# 🧩 푼 퍼즐: { $solved }개
    -# 🔥 최장 연속 기록: { $longest }일
card-total = { $wins }승 { $draws }무 { $losses }패  ·  X { $x }번, O { $o }번
card-streak = 연승: 지금 { $streak }, 최고 { $best }
card-streak-season = 연승: 끝났을 때 { $streak }, 최고 { $best }
card-opening = 가장 자주 둔 첫 칸: { $cell } ({ $times }번)
card-opponents = ### 상대 전적
card-opponent = { $opponent }: { $wins }승 { $draws }무 { $losses }패
card-opponent-people = 사람
card-opponent-you = 나
against-bot = ## { $who } 대 { -bot }
against-bot-how = -# 레벨마다 레이팅이 정해져 있어요. **{ stats-help }** 버튼을 보세요.
card-latest = ### 여기서 한 최근 게임
card-match-link = { $match }  ·  [판 보기]({ $link })
card-picture = 왼쪽: 최근 { $matches }판 동안의 레이팅, { $first }에서 { $last }까지, 최저 { $lowest }, 최고 { $highest }. 오른쪽: 칸마다 첫 수로 둔 횟수, 위쪽 가로줄부터 차례로: { $cells }.
card-picture-caption = -# 왼쪽: 레이팅의 변화. 오른쪽: 칸마다 첫 수로 둔 횟수.

waiting-yours = **내 차례 ({ $count })**
waiting-theirs = **상대를 기다리는 중 ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  상대: { $opponent }  ·  마감: { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } 생각 중
waiting-group-chat = `{ $number }.` { $game }  ·  상대: { $opponent }  ·  마감: { $until }  ·  그룹 채팅
waiting-open = 게임 { $number }
history-title = ## { $who }의 게임
history-title-server = ## 이 서버의 최근 게임
history-seen-here = -# 이 서버에서 한 게임과 나와 한 게임이에요.
history-seen-own = -# 나와 한 게임이에요. 서버에서 쓰면 거기서 모두가 저와 한 게임을 볼 수 있어요.
history-seen-direct = -# 이 채팅에서 한 게임과 나와 한 게임이에요. 서버에서 쓰면 거기서 한 게임을 볼 수 있어요.
history-none = 보여 드릴 게임이 없어요.
history-none-server = 여기서 보여 드릴 게임이 아직 없어요. 한 판 해 보세요: { COMMAND("tictactoe start") }
history-won = { $opponent } 상대로 { "**승리**" }
history-lost = { $opponent } 상대로 { "**패배**" }
history-drawn = { $opponent } 상대로 { "**무승부**" }
history-unfinished = { $opponent } 상대 게임: { "**끝나지 않음**" }
history-beat = { $winner } 승리, { $loser } 패배
history-drew = { $x } 대 { $o }: 무승부
history-stopped = { $x } 대 { $o }: 끝나지 않음
history-unrated = 레이팅 미반영
history-arena = 아레나
history-uncounted = 기록 미반영
history-open = 게임 열기…
history-option = 게임 { $number }: { $game }
history-newer = 더 최근 게임
history-older = 더 오래된 게임
history-all-games = 모든 게임
history-own = 내 게임
history-server = 이 서버의 게임

animation = 애니메이션
replay-told = 한 수씩 본 게임: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = 둔 수 없음
replay-won = { $mark }의 승리예요.
replay-drawn = 아무도 이기지 못했어요.
replay-unfinished = 끝나지 않은 게임이에요.

cell-0 = 왼쪽 위 모서리
cell-1 = 위쪽 가운데
cell-2 = 오른쪽 위 모서리
cell-3 = 왼쪽 가운데
cell-4 = 가운데
cell-5 = 오른쪽 가운데
cell-6 = 왼쪽 아래 모서리
cell-7 = 아래쪽 가운데
cell-8 = 오른쪽 아래 모서리
piece-a = 작은 말로 { $cell }
piece-b = 중간 말로 { $cell }
piece-c = 큰 말로 { $cell }
cell-in-board = { $board }의 { $cell }
small-board-nw = 왼쪽 위 판
small-board-n = 위쪽 판
small-board-ne = 오른쪽 위 판
small-board-w = 왼쪽 판
small-board-centre = 가운데 판
small-board-e = 오른쪽 판
small-board-sw = 왼쪽 아래 판
small-board-s = 아래쪽 판
small-board-se = 오른쪽 아래 판
ultimate-sent = **{ $board }에 두세요.** 🟨
ultimate-choose = **🟨 판 중에서 둘 판을 고르세요.**
ultimate-closed = **🟨 판 중에서 둘 판을 고르세요:** { $board }에는 더 둘 수 없어요.
ultimate-chosen = **{ $board }에 두거나** 다른 판을 고르세요. 🟨
pick-again = 다른 판 고르기
words-row = 가로줄 { $name }: { $cells }.
words-column = 세로줄 { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = 빈칸 { $square }
words-fading = 다음에 사라질 { $mark }
words-won = { $mark } 승리
words-untouched = 아직 없음
words-choose = **아직 둘 수 있는 판 중에서 고르세요.**
pick-a = 작은 말 ×{ $left }
pick-b = 중간 말 ×{ $left }
pick-c = 큰 말 ×{ $left }

## 게임: 이름과 한 줄 규칙

game-classic = 클래식
game-misere = 리버스
game-vanish = 배니싱
game-squares = 스퀘어
game-drop = 드롭
game-sizes = 사이즈
game-ultimate = 얼티밋
legend-fading = 흐린 표시가 다음에 사라져요.
legend-sizes = 1은 작은 말, 2는 중간 말, 3은 큰 말이에요.
rule-classic = 3개를 나란히 놓으면 이겨요.
rule-misere = 3개를 나란히 놓으면 져요.
rule-vanish = { $moves ->
        [0] 네 번째 표시를 놓으면 가장 오래된 내 표시가 사라져요. 3개를 나란히 놓으면 이겨요. 같은 배치가 세 번째로 나오면 무승부예요. 첫 수는 변의 가운데에 둘 수 없어요.
       *[other] 네 번째 표시를 놓으면 가장 오래된 내 표시가 사라져요. 3개를 나란히 놓으면 이겨요. 같은 배치가 세 번째로 나오면 무승부예요.
    }
rule-squares = 4개를 나란히 놓거나, 가로세로 두 칸의 정사각형을 만들면 이겨요.
rule-drop = 표시는 그 세로줄의 가장 아래 빈칸으로 떨어져요. 4개를 나란히 놓으면 이겨요.
rule-ultimate = 내가 둔 칸과 같은 자리에 있는 작은 판에 상대가 둬야 해요. 3개를 나란히 놓으면 작은 판을 이기고, 작은 판 3개를 나란히 이기면 게임을 이겨요. 아무도 그러지 못하면 더 많은 판을 이긴 쪽이 이겨요.
rule-sizes = 큰 말은 작은 말을 덮을 수 있어요. 내 말도 덮을 수 있어요. 놓은 말은 옮길 수 없어요. 내 말 3개를 나란히 놓으면 이겨요.

versus-title = ## { $one } 대 { $other }
versus-none = 여기서 둘이 끝낸 게임이 아직 없어요.
versus-record =
    { $matches }판: { $one } { $wins }승, { $other } { $losses }승, 무승부 { $draws }번.

rules-title = ## 레이팅 안내
rules-start = 모두 1500에서 시작해요. 강한 사람을 이길수록 많이 올라요.
rules-levels = 제 레이팅 ({ $game }): { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = 레이팅은 순위가 생기면 보여요. 게임을 몇 판 두면 되고, 여러 상대와 두는 것이 가장 빨라요.
rules-two-moves = 양쪽 모두 두 수 이상 둔 게임만 기록에 반영돼요.
rules-details = 자세히
rules-details-text =
    ## 레이팅 자세히
    - 레이팅은 Glicko-2예요. 제 레벨마다 정확히 계산한 값으로 정해져 있어요.
    - 되풀이한 게임이란 판을 돌리거나 뒤집었을 때 같아지는 것까지, 수가 모두 같은 게임이에요.
    - 새로 온 사람과 한 게임은 레이팅을 { $least }에서 { $most } 사이에서만 움직이고, 순위를 만들어 주지 않아요. 순위가 생기거나 모두 { $people }명과 { $matches }판을 둘 때까지는 새로 온 사람이에요.
    - 무르기를 하면 그 게임에서는 레이팅이 내려갈 수는 있어도 오르지 않아요. 힌트를 보면 레이팅 미반영이 돼요.
    - 저를 이겨서 오를 수 있는 것은 제 레이팅보다 { $cap }점 높은 데까지예요. 무적의 봇과 무승부로는 “{ level-hard }” 레벨까지만 올라요.
    - DM에서 한 게임은 따로 기록되고, 둔 사람만 볼 수 있어요.

uncounted-hinted = 힌트를 봐서 이 게임은 레이팅 미반영이에요. 레이팅은 그대로예요.
uncounted-unrated = 이 게임은 레이팅 미반영이라 레이팅은 그대로예요.
name-and-value = { $name }: { $value }
rating-changed = 레이팅 { $before } → { $after }
rating-unranked = 아직 순위 없음: 약 { $games }판 더
rating-of-game = 레이팅 { $points }
rating-kept = 레이팅 그대로
uncounted-short = 이 게임은 기록에 반영되지 않아요. 양쪽 모두 두 수 이상 둬야 해요.
uncounted-nobody = 이 게임은 누구의 기록에도 반영되지 않아요.
uncounted-repeated = 봇과 둔 최근 게임을 그대로 되풀이하면 레이팅이 바뀌지 않아요.
uncounted-again = 같은 상대와 한 게임은 하루 안에서 할 때마다 덜 반영돼요.
uncounted-taken-back = 수를 물러서 이 게임에서는 레이팅이 오를 수 없었어요.
uncounted-capped = 저나 새로 온 사람을 이겨서 오를 수 있는 데에는 한도가 있어요.

refusal-not-shown = { $person }은 글로벌 순위표에서 이름을 숨기고 있어요.
refusal-no-server = 여기에는 서버가 없어요. `scope: { choice-everywhere }` 옵션을 써 보세요.
refusal-not-added = 설정은 저를 추가한 서버에만 있는데, 여기는 그런 서버가 아니에요. 내 설정은 { COMMAND("privacy") } 명령어에 있어요.
refusal-cannot-write = 제가 이 채널에 쓸 수 없어요. 그러려면 저에게 “채널 보기”와 “메시지 보내기” 권한이 필요해요.
refusal-not-shared = 이 게임은 더 이상 공유되어 있지 않아요.
refusal-animation-in-flight = 이미 애니메이션을 만들고 있어요. 곧 나와요.
refusal-export-in-flight = 이미 내 데이터를 모으고 있어요. 다 모이면 바로 보내 드려요.
refusal-shut-out = 죄송하지만, 저를 운영하는 사람이 여기에서는 함께 둘 수 없게 했어요. { COMMAND("privacy") } 명령어는 계속 쓸 수 있어요.
refusal-being-deleted = 내 데이터를 삭제하고 있어요. 몇 초 뒤에 다시 둘 수 있어요.
refusal-not-server-manager = “서버 관리하기” 권한이 있는 사람만 할 수 있어요.

## 서버에 건네는 인사

welcome-text =
    ### 👋 안녕하세요! { -bot }예요.
    틱택토를 두는 봇이에요. **{ play }** 버튼을 누르면 저와 게임을 시작하고, { COMMAND("tictactoe challenge") } 명령어로 친구에게 도전할 수 있어요. 나머지는 { COMMAND("help") } 명령어로 볼 수 있어요.
welcome-admins = -# 관리자분께: 저를 쓸 수 있는 곳은 서버 설정 → 연동에서 고를 수 있어요.
welcome-settings = -# { COMMAND("settings") }에서 이 서버의 언어와 오늘의 퍼즐이 올라올 채널을 정할 수 있어요.

## 서버의 설정

command-settings = 이 서버의 기본값, 그리고 게임을 글로벌 순위표에 반영할지
settings-title = ## 이 서버의 설정
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · 글로벌 반영
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · 글로벌 미반영
settings-now-season-first = { "**" }{ settings-seasons }**: 첫 번째
settings-now-season-since = { "**" }{ settings-seasons }**: { $number }번째, { $since }부터
settings-now-language-automatic = { "**" }{ settings-language }**: 자동
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = 게임
settings-seasons = 시즌
settings-language = 언어
back = 뒤로

settings-difficulty = 저와 두는 게임의 { "**기본 레벨**" } (“{ game-ultimate }” 게임에서 가장 강한 레벨은 “{ level-expert }”)
settings-pace = 사람끼리 두는 게임의 { "**기본 속도**" }
settings-call = 공개 도전 때 { "**부를 역할**" }: **{ call-players }** 버튼으로 10분에 한 번까지 멘션해요
settings-call-none = 역할 고르기 (비우면 꺼짐)
settings-call-refused =
    { $why ->
        [everyone] { $role } 역할은 고를 수 없어요.
        [yours] { $role } 역할을 직접 멘션할 수 없어서 제가 대신 하지 않아요. 누구나 멘션할 수 있게 한 뒤 다시 고르세요.
        [closed] 이제 누구나 { $role } 역할을 멘션할 수 있는 것은 아니라서 저도 하지 않아요. 누구나 멘션할 수 있게 하거나 다시 고르세요.
       *[other] { $role } 역할을 멘션할 수 없어요. 누구나 멘션할 수 있게 하거나, 제가 모든 역할을 멘션할 수 있게 해 주세요.
    }
settings-everywhere-1 = 여기서 한 게임은 글로벌 순위표에 반영돼요.
settings-everywhere-0 = 여기서 한 게임은 글로벌 순위표에 반영되지 않아요.
settings-turn-everywhere-1 = 글로벌에 반영하기
settings-turn-everywhere-0 = 이 서버에만 남기기

settings-language-automatic = { "**" }{ choice-automatic }**: 모두에게 보이는 것은 시작한 사람의 언어로 나와요. 인사말처럼 시작한 사람이 없는 것의 언어: { $name }.
settings-language-set = 이 서버에서 모두에게 보이는 것의 언어: { "**" }{ $name }{ "**" }. 이미 시작한 게임의 언어는 그대로예요.
settings-language-private = -# 나에게만 보이는 것은 내 Discord의 언어로 나와요.
choice-automatic = 자동

settings-now-daily-off = { "**" }{ puzzle-open }**: 꺼짐
settings-now-daily-refused = { "**" }{ puzzle-open }**: 꺼짐, 그 채널에 더는 올릴 수 없었어요
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel }, 매일 { $time }
settings-daily-about = 하루에 메시지 하나, 어디서나 같은 퍼즐이에요. 각자 자기에게만 보이는 화면에서 풀고, 누가 풀었는지는 그 메시지에 나와요. 아무에게도 알림이 가지 않아요.
settings-daily-none = 채널 고르기 (비우면 꺼짐)
settings-daily-hour = 퍼즐은 내 시간대로 { $time }에 올라와요.
settings-daily-failed = { $channel }에 올릴 수 없어서 아무것도 바꾸지 않았어요. 거기서 저에게 **채널 보기** 권한과 **메시지 보내기** 권한을 준 뒤 다시 고르세요.
settings-channel-yours = { $channel }에 직접 쓸 수 없어서 제가 대신 쓰지 않아요. 아무것도 바뀌지 않았어요.
daily-comes-here = 오늘의 퍼즐이 매일 { $time }에 여기로 와요.

settings-arena = 아레나
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] 꺼짐
        [empty] 꺼짐, 세 번 연속으로 참가자가 모자랐어요
       *[set] { $channel }, 다음은 { $time }
    }
settings-arena-about =
    저절로 열리는 아레나예요. 한 시간 전에 채널에 **{ join }** 버튼과 함께 알려요. { $calls ->
        [yes] 알릴 때 { $role } 역할을 한 번 멘션해요.
       *[no] 아무에게도 알림이 가지 않아요.
    } 세 번 연속으로 두 명이 모이지 않으면 더는 열리지 않아요.
    요일과 시각은 서머타임이 없는 UTC예요. 그 시각은 지금 내 시간대로 { $time }에 해당해요.
evening-none = 없음
evening-each-day = 매일
evening-any = 매번 다른 게임
evening-quiet = 아무도 부르지 않기
evening-comes-here = 저절로 열리는 아레나를 여기에 알려요.
arena-last = 🏟️ **지난 아레나:** { $winner }

settings-new-season = 새 시즌
season-first = 이 서버의 순위표는 **첫 시즌**이에요.
season-since = 이 서버의 순위표에서는 지금 **시즌 { $number }** 진행 중이에요. { $since }에 시작했어요.
season-question = 새 시즌(시즌 { $number })을 시작할까요? 지금 시즌(시즌 { $former })은 이대로 완전히 끝나고 되돌릴 수 없어요. 이 서버의 순위표에서 모두가 다시 1500부터 시작해요. 시즌 { $former } 기록은 { COMMAND("stats") } 명령어에 남아 있어요. { $podium }
season-start = 시즌 { $number } 시작
season-keep = 취소
season-started = 시즌 { $number } 시작! 모두 행운을 빌어요!
season-name = 시즌 { $number }
season-name-current = 시즌 { $number } (현재)
season-ends-hand = 시즌을 직접 끝내요
season-ends-month = 시즌이 매달 끝나요
season-ends-week = 시즌이 매주 끝나요
season-ends =
    { $ends ->
        [week] 시즌이 매주 끝나요. 이번 시즌에 반영된 게임이 있으면 { $end }에 다음 시즌이 시작돼요.
        [month] 시즌이 매달 끝나요. 이번 시즌에 반영된 게임이 있으면 { $end }에 다음 시즌이 시작돼요.
       *[other] 시즌을 직접 끝내요.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] 시상대는 다음 시즌을 시작하는 곳으로 와요.
       *[other] 시상대는 { $where } 채널로 와요.
    }
season-podium =
    { $state ->
        [refused] 시즌이 끝나면 채널에 **시상대**를 올렸어요. 거기에 올릴 수 없어서 지금은 올리지 않아요.
       *[other] 시즌이 끝나면 채널에 **시상대**를 올려요. 아무에게도 알림이 가지 않아요.
    }
season-podium-comes = 시즌이 끝나면 시상대가 여기로 와요.
season-role = 그때 1위인 사람에게 다른 사람이 1위가 될 때까지 **역할**을 줘요.
season-role-refused =
    { $why ->
        [everyone] { $role } 역할은 고를 수 없어요.
        [permissions] { $role } 역할에는 권한이 있어서 아무에게도 주지 않아요.
        [managed] { $role } 역할은 Discord나 다른 앱만 줄 수 있어요.
        [above] { $role } 역할이 제 역할보다 아래에 있지 않아서 줄 수 없어요. 제 역할을 위로 옮긴 뒤 다시 고르세요.
        [yours] { $role } 역할을 직접 줄 수 없어서 제가 대신 주지 않아요. **역할 관리하기** 권한과 그보다 위에 있는 역할이 필요해요.
        [missing] { $role } 역할을 주려면 권한이 하나 더 필요해요. 아래 버튼으로 허용한 뒤 역할을 다시 고르세요.
        [two-factor] 여기서는 Discord가 제게 역할을 바꾸지 못하게 해요. 이 서버는 2단계 인증을 요구해서, 저를 운영하는 사람이 2단계 인증을 켜야 해요.
       *[other] 지난번에는 Discord가 제게 역할을 바꾸지 못하게 했어요. 저에게 **역할 관리하기** 권한을 주고, 제 역할을 우승자의 역할보다 위에 두세요.
    }
season-role-allow = 역할 관리하기 허용
season-over = ## 🏆 시즌 { $number } 종료
season-won =
    { $shared ->
        [yes] **공동 1위예요!**
       *[no] **{ $winner }의 우승이에요!**
    }
season-nobody = 이 시즌에 레이팅에 반영되는 게임을 { $games }판 끝낸 사람이 없어서 우승자가 없어요.
season-games = 다른 게임
season-champion = 🏆 **우승:** { $winner }

## 아레나

refusal-arena-here = 이 채널에는 이미 아레나가 있어요. 거기서 **{ join }** 버튼을 누르세요.
refusal-not-in-arena-game = 아레나에서는 무승부 제안, 무르기, 재대결이 없어요. 다음 게임은 저절로 시작돼요.
refusal-arena-length = 아레나는 { $shortest }분에서 { $longest }분까지 할 수 있어요.
refusal-arena-start = 아레나는 { $latest }분 안에 시작해야 해요.
refusal-long-arena-game = “{ game-ultimate }” 게임은 아레나에서 하기에는 너무 오래 걸려요. 다른 게임을 고르세요.
refusal-arena-over = 이 아레나는 끝났어요.
refusal-arena-full = 이 아레나는 꽉 찼어요. { $most }명까지예요. 누군가 나가면 참가할 수 있어요.
refusal-not-in-arena = 이 아레나에 참가하지 않았어요.
refusal-not-away = 자리를 비운 적이 없어요. 누군가 비는 대로 다음 게임이 시작돼요.
refusal-not-arena-host = 이 아레나를 연 { $person }과 “서버 관리하기” 권한이 있는 사람만 할 수 있어요.
refusal-too-few-for-arena = 아레나에는 { $enough }명이 필요해요. 모이면 바로 시작할 수 있어요.

## 오늘의 퍼즐 게시물

post-solve = 풀기
post-solved-1 = **한 번에 정답**: { $people }
post-solved-2 = **두 번 만에 정답**: { $people }
post-solved-3 = **세 번 만에 정답**: { $people }
post-solved = { $people ->
        [0] 여기서는 아직 아무도 풀지 못했어요.
       *[other] 여기서 { $people }명이 풀었어요.
    }
post-solved-more = 여기서 { $people }명이 더 풀었어요.
post-former = -# 어제의 퍼즐을 푼 사람: { $people }

## 사람에 대해 저장하는 것

mydata-kinds =
    - **게임과 도전**, 진행 중인 것 포함: 누가, 어디서, 언제, 언어, 수, 힌트, 결과. 상대의 것이기도 해서, 내 데이터를 삭제하면 하고 있던 게임은 끝나고 내 자리에는 무작위 번호가 들어가요.
    - **레이팅**: 서버와 시즌마다의 순위, 게임마다 바뀐 값, 사람마다의 상대 전적. 내 데이터를 삭제하면 모든 목록에서 빠지고 그 자리에 같은 무작위 번호가 들어가요.
    - **그 밖에**: 설정, 오늘의 퍼즐, 아레나, 시상대, 공유한 게임과 퍼즐 결과, 엔진 대결, 내가 차단하거나 도전한 사람, 나를 차단한 사람, 이용이 막혔는지. 모두 필요한 동안, 또는 내 데이터를 삭제할 때까지 남아요. 그 뒤에는 삭제되거나, 내 자리에 그 무작위 번호나 코드가 들어가요.
mydata-export = 데이터 보기
mydata-delete = 데이터 삭제
mydata-exported = JSON으로 된 내 데이터예요. 여기서는 칸과 세로줄을 0부터 세요.
mydata-question = 나에 대해 저장된 것을 모두 삭제할까요? 하고 있는 게임은 기권으로 끝나요. 되돌릴 수 없어요.
mydata-stays = 다른 사람을 지키기 위해 남는 것도 있어요. 끝난 게임은 무작위 번호로 남고, 나를 차단한 사람과 도전 사이의 { $minutes }분도 남아요. 차단과 그 시간은 내 ID로 만든 코드로 저장하고, 무작위 번호도 { $days }일 동안 그렇게 저장해요. 저를 운영하는 사람은 어떤 코드가 자기가 아는 ID의 것인지 확인할 수 있어요.
mydata-yes = 삭제
mydata-no = 내 데이터 남기기
mydata-done = 끝났어요. 제 데이터베이스에 본인과 이어지는 것은 더 이상 없어요. 쓰이지 않는 부분의 흔적만 남았는데, 몇 분 안에, 또는 다음에 데이터베이스를 정리할 때 사라져요. 함께해 줘서 고마워요!
mydata-begun = 내 데이터를 삭제하고 있어요. 게임을 많이 해서 몇 초 더 걸리고, 제가 다시 시작되더라도 끝까지 해요. 그때까지는 게임을 시작할 수 없어요. 끝났는지 보려면 { COMMAND("privacy") } 명령어에서 `{ mydata-delete }` 버튼을 다시 누르세요.
mydata-copies = 끝났어요. 제 데이터베이스에 본인과 이어지는 것은 더 이상 없어요. 데이터베이스 서버의 저널, 복제본, 파일의 쓰이지 않는 부분에는 그 공간이 다시 쓰일 때까지 사본이 남아 있어요. 함께해 줘서 고마워요!
mydata-boards =
    끝난 판 중 최근 { $boards }개에서도 제가 아직 고칠 수 있으면 1분에 약 40개씩 이름이 사라져요. 저를 내보낸 서버, 저에게 닫힌 채널, 보관된 스레드, 개인 계정에만 저를 추가한 곳에 있는 판은 제가 고칠 수 없어요.
    채널이나 스레드, 서버에 다시 들어갈 수 있게 되면 늦어도 하루 뒤에는 거기서도 이름이 사라져요.
    이름이 들어 있는 메시지가 더 있을 수 있어요. 도착했는지 Discord가 항상 알려 주지는 않아요. 그런 메시지가 보이면 거기서 버튼을 누르세요. 그러면 이름이 사라져요.
mydata-kept = 좋아요. 아무것도 삭제하지 않았어요.

## 오늘의 퍼즐

puzzle-open = 오늘의 퍼즐
puzzle-title = ### 퍼즐 #{ $number } · { $game }
puzzle-win = { "**" }{ $mark }가 둘 차례: { $moves ->
    [1] 한 수로
   *[other] { $moves }수 만에
} 이겨요.**
puzzle-save = { "**" }{ $mark }가 둘 차례: 이 게임에서 지지 않는 수는 하나뿐이에요.**
puzzle-progress = -# { $dots } · { $tries }번 중 { $number }번째 시도
puzzle-past = -# 이 퍼즐은 연속 기록에는 들어가지 않아요.
puzzle-order = -# 오래된 표시부터 차례로: { $marks }.
puzzle-left = -# { $mark }의 남은 말: { $pieces }.
puzzle-wrong = { "**틀렸어요:**" } { $cell }. 처음 배치로 돌아왔어요.
puzzle-right = { "**정답!**" } 저는 { $cell } 칸에 뒀어요.
puzzle-hint = 💡 첫 수는 { $area }에 있어요.
puzzle-solved = { $number ->
    [1] **한 번에 풀었어요!**
   *[other] **{ $number }번째 시도에 풀었어요.**
}
puzzle-lost = { "**이번에는 아쉬워요.**" } 정답은 이 수였어요: { $cell }.
puzzle-streak = -# 🔥 연속 기록: { $streak }일. { $freezes ->
    [0] {""}
   *[other] ❄️ 빠진 날을 지켜 주는 보호권이 { $freezes }개 있어요.
}
puzzle-freeze = -# 7일 연속으로 이어 갈 때마다 하루 빠져도 지켜 주는 보호권을 하나 받아요.
puzzle-streak-ended = -# 연속 기록이 { $streak }일에서 끝났어요.
puzzle-streak-kept = -# ❄️ 보호권이 연속 기록을 지켜 줬어요: 🔥 { $streak }. 남은 보호권: { $freezes }개.
puzzle-at-stake = -# ⏳ 어제의 퍼즐은 { $time }까지 연속 기록에 들어가요 ({ $left }).
puzzle-frozen = -# ❄️ 보호권이 어제를 메워 줬어요.
puzzle-share = -# { $percent }%가 한 번에 찾았어요.
puzzle-next = -# 다음 퍼즐: { $time }.
puzzle-give-up = 정답 보기
puzzle-give-up-question = 정답을 볼까요? { $costs ->
        [streak] { $streak }일 연속 기록이 끝나요.
        [freeze] 연속 기록의 보호권을 하나 써요.
       *[nothing] 보고 나면 이 퍼즐은 더 풀 수 없어요.
    }
puzzle-give-up-yes = 네, 볼게요
puzzle-give-up-no = 계속 풀기
puzzle-yesterday = 어제의 퍼즐
puzzle-today = 오늘의 퍼즐
puzzle-results = 서버 결과
puzzle-results-title = ### 이 서버의 퍼즐 #{ $number }
puzzle-results-none = 여기서는 아직 아무도 열지 않았어요.
puzzle-results-open = { $person }: 푸는 중
puzzle-results-who = -# 게임을 다른 사람에게 공개한 사람만 나와요.
puzzle-copy = 결과 복사
puzzle-share-here = 여기에 공유
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = 그런 퍼즐은 없어요. { COMMAND("daily") } 명령어로 오늘의 퍼즐을 열 수 있어요.
refusal-puzzle-over = 이 퍼즐은 이미 끝냈어요. 내일 또 새 퍼즐이 있어요.
refusal-tried-before = 이미 해 본 틀린 수예요. 시도 횟수는 줄지 않아요.
refusal-puzzle-not-over = 퍼즐부터 끝내세요.
refusal-shared-once = 결과는 한 채널에 한 번만 공유할 수 있어요.
practice-played = 여기서 { $cell } 칸에 뒀어요({ $date }, 상대: { $opponent }).
practice-task = { "**" }내 표시는 { $mark }예요.** { $result ->
        [win] 이기는 수는 무엇일까요?
       *[draw] 무승부를 지키는 수는 무엇일까요?
    }
practice-move = { $what ->
        [right] **정답:** { $cell }.
        [wrong] **틀렸어요:** { $cell }.
       *[answer] 가장 좋은 응수: { $cell }.
    }
practice-lets = { $result ->
        [win] 이길 기회를 놓치는 수예요.
       *[draw] 이제 { $opponent }가 이길 수 있어요.
    }
practice-next = 다음
practice-look-on = 더 찾아보기
practice-open = 게임 열기
practice-looked = { $games ->
       *[other] 방금 살펴본 게임 { $games }판에는 내 실수가 없어요.
    }
practice-all = { $count ->
        [0] 아직 연습할 실수가 없어요. 첫 국면은 앞으로 두는 게임에서 나와요.
        [1] 하나뿐인 국면을 연습했어요. 다음 국면은 다음 게임에서 나와요.
       *[other] 국면 { $count }개를 모두 연습했어요. 다음 국면은 다음 게임에서 나와요.
    }
practice-again = -# 다시 나오는 국면: { $time }
practice-waiting = { $count ->
       *[other] 연습할 국면 { $count }개
    }
practise-this = 이 국면 연습
refusal-no-practice = “{ game-ultimate }” 게임에서는 무엇이 정답인지 아무도 몰라서 연습할 것이 없어요. 다른 게임을 고르세요.
