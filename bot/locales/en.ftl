# English. Facts come in as { $names }; people are always mentions, never names.

-bot = Noughts

# What stands between two sentences, and between the things in a list.
between-sentences = {" "}
between-items = {", "}

# What only translations say: "In case of doubt the English text holds." below texts about rights and
# rules, and "Wrong word? Tell us: { $link }" on the page of /help, where the host has set a link.
english-holds = {""}
help-wrong-word = {""}

## Commands: descriptions (at most 60 characters; 100 in other languages) and what their choices mean

command-tictactoe = Play tic-tac-toe
command-start = Start a game against the bot
command-start-difficulty = How strong the bot plays (by default this server's level)
command-start-engine = The bot's style instead; only some also take a difficulty
command-mark = Your mark; X moves first (random by default)
command-board = Show your game again at the end of this channel
command-board-words = Describe the board in words instead, only to you
command-resign = Resign your game in this channel

command-challenge = Challenge someone, or post an open challenge
command-challenge-opponent = Who to challenge (leave empty for an open challenge)
command-challenge-pace = Time for each move (by default this server's pace)
command-menu-challenge = Challenge to tic-tac-toe
command-menu-stats = Tic-tac-toe stats
command-menu-review = Review tic-tac-toe
command-help = Start here: play, challenge a friend, or see who is best
command-privacy = Who can challenge you, your reminders and your stored data

command-daily = The puzzle of the day: find the right move
command-daily-number = An earlier puzzle, by its number (today's by default)
command-practice = Your own mistakes, as puzzles
command-practice-variant = Which game to practise (all by default)
command-arena = Hold an arena: quick games for everyone who joins
command-arena-variant = Which game to play (vanishing by default)
command-arena-minutes = How long it lasts: 10 to 60 minutes (20 by default)
command-arena-starts-in = In how many minutes it starts: 0 to 60 (5 by default)

command-history = Finished games: yours, someone else's, or this server's
command-history-player = Whose games to list (yours by default)
command-history-variant = Which game to list (all by default)
command-review = See which move decided a game, and what was better
command-review-variant = Which game (by default the one you played last)

command-watch = Watch two engines play each other
command-watch-x = Who plays X and moves first (random by default)
command-watch-o = Who plays O (random by default)
command-engines = Meet the engines: how strong they are, and how to beat them

command-variant = Which game to play (classic by default)
command-stats-variant = Which game's ratings to show (classic by default)
choice-game-classic = { game-classic }: three in a row
choice-game-misere = { game-misere }: three in a row loses
choice-game-vanish = { game-vanish }: three marks each
choice-game-squares = { game-squares }: four in a row or a square
choice-game-drop = { game-drop }: marks fall, four in a row
choice-game-ultimate = { game-ultimate }: nine boards in one
choice-game-sizes = { game-sizes }: large covers small
choice-easy = Easy: overlooks lines
choice-medium = Medium: makes mistakes you can find
choice-hard = Hard: you need a plan to win
choice-unbeatable = Unbeatable: a draw is the best you can get
choice-matched = Adaptive: as strong as you (unrated)
choice-x = X: you move first
choice-o = O: the bot moves first
choice-challenge-o = O: your opponent moves first
# In the list of paces, and after the players of a challenge: "**X** Ann · **O** Ben · Quick: …"
choice-quick = Quick: 1 minute per move
choice-casual = Casual: 15 minutes per move
choice-slow = Slow: 3 days per move

## Engines: a name, and a word on how each thinks

choice-engine-dice = Dice: a few rules and a die
choice-engine-lines = Lines: scores each square's lines
choice-engine-sampling = Sampling: plays random games
choice-engine-wargames = Wargames: looks two moves ahead
choice-engine-minimax = Minimax: reads ahead to the end
choice-engine-perfect = Perfect: never loses, sets traps
choice-engine-tree = Tree: only plays { game-ultimate }
choice-engine-learned = Learned: taught itself { game-ultimate }

# A level, as a sentence has it: "Noughts (easy)". Where it begins a line or a label, it is .title.
level-easy = easy
    .title = Easy
level-medium = medium
    .title = Medium
level-hard = hard
    .title = Hard
level-unbeatable = unbeatable
    .title = Unbeatable
level-expert = expert
    .title = Expert
level-matched = adaptive
    .title = Adaptive

## The board

# A name may be written from right to left; what comes after it is not to follow.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
# In place of a name, where nobody has joined a challenge yet: "X Ann · O anyone"
seat-open = anyone
# The bot as a player; $setting is a level (easy) or an engine (Dice).
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Series: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 draw"}
       *[other] {"  ·  "}{ $draws } draws
    }
board-turn = **Your turn, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) is thinking…**
# Below "is thinking…": for how many games the engine looks for a move first.
board-ahead = -# { $games ->
        [one] 1 game
       *[other] { $games } games
    } before yours
board-to-move = -# To move: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Move before { $time } ({ $left })
board-deadline-unwatched = -# Move before { $time } ({ $left }). A timeout shows here when someone presses a button.
board-offer-draw = 🤝 **{ $asked }, accept a draw?**
board-offer-take-back = ↩️ **{ $asked }, may { $player } take back their last move?**
board-won-line = 🏆 **{ $winner } wins with { $length ->
        [3] three
        [4] four
       *[other] { $length }
    } in a row!**
board-lost = **{ $winner } wins with { $length ->
        [3] three
        [4] four
       *[other] { $length }
    } in a row.**
board-won-line-square = 🏆 **{ $winner } wins with a square of four!**
board-won-line-boards = 🏆 **{ $winner } wins with three boards in a row!**
board-lost-boards = **{ $winner } wins with three boards in a row.**
board-won-line-more-boards = 🏆 **{ $winner } wins with { $most ->
        [one] 1 board
       *[other] { $most } boards
    } to { $fewest }!**
board-lost-more-boards = **{ $winner } wins with { $most ->
        [one] 1 board
       *[other] { $most } boards
    } to { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } made { $length ->
        [3] three
        [4] four
       *[other] { $length }
    } in a row, so { $winner } wins!**
board-lost-square = **{ $winner } wins with a square of four.**
board-lost-reverse = **{ $loser } made { $length ->
        [3] three
        [4] four
       *[other] { $length }
    } in a row, so { $winner } wins.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } resigned. { $winner } wins!**
board-won-out-of-time = ⏰ **{ $loser } ran out of time. { $winner } wins!**
board-won-abandoned = 🍂 **{ $loser } left the game. { $winner } wins!**
drawn-classic = 🤝 **It's a draw!** Nobody got three in a row.
drawn-squares = 🤝 **It's a draw!** The board is full.
drawn-sizes = 🤝 **It's a draw!** There is no piece left to place.
drawn-ultimate = 🤝 **It's a draw!** Both won as many boards.
board-drew-unbeatable = 🎉 **A draw against an unbeatable bot: nobody can do better!**
board-ended-repetition = 🤝 **It's a draw!** The same position came up three times.
board-ended-agreed-draw = 🤝 **It's a draw!** Both players agreed.
board-ended-abandoned = 🍂 **Abandoned** before it really started. This game doesn't count.
board-ended-unreachable = 🍂 **Ended**: its channel is gone. This game doesn't count.
board-matched = -# { -bot } adapts to you: skill { $skill } of 100. Unrated.
board-another-try = -# Unrated: another try, from move { $number } on
board-hints = -# Unrated: { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
board-next-over = -# Another game? Press the button or use { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = This game moved to a new message.
go-to-board = Go to the board

# Buttons below a board, up to five in a row: about 20 letters on a phone.
refresh = Refresh
rule = Rules
board-in-words = Board in words
offer-draw = Offer a draw
take-back = Take back
take-back-question = Take back your last move and any reply to it? After that, this game can't raise your rating.
take-back-consent = Your opponent has to agree first.
resign = Resign
accept = Accept
decline = Decline
offer-withdraw = Withdraw
rematch = Rematch
play-again = Play again
easier = Easier
harder = Harder
more = More
my-stats = My stats

reminder = { $player }, it's your turn against { $opponent } ({ $game }, move { $number }): { $link }

## Arenas

arena-title = Arena: { $game }
# $start is such as "in 5 minutes".
arena-starts = **Starts { $start }** and lasts { $minutes } minutes.
arena-how = Whoever is free is paired again and again, with 1 minute for each move. A win is worth 2 points, a draw 1. You can come late, take a break and leave at any time.
arena-in-thread = Your games come in { $thread }, where you are mentioned.
arena-in-new-thread = Your games come in a thread of this message, where you are mentioned.
arena-in-channel = Your games come in this channel, where you are mentioned.
arena-joined-none = Nobody has joined yet.
arena-joined = **{ $count ->
        [one] 1 person has joined
       *[other] { $count } people have joined
    }:** { $names }
arena-ends = **Ends { $end }.**
# $end is such as "in 3 minutes" or, a little later, "1 minute ago".
arena-ending = **No new games begin.** Those that still run count if they end in time. Time limit: { $end }.
arena-here = -# { $count ->
        [one] 1 person takes part.
       *[other] { $count } people take part.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-score-tied = { arena-score } (wins: { $wins }, points of those beaten: { $beaten })
arena-more = -# … and { $count ->
        [one] 1 more person
       *[other] { $count } more people
    }
arena-nobody-played = Nobody has finished a game yet.
arena-won = 🏆 **{ $winner } wins the arena!**
arena-shared = 🏆 **The arena is over, and the first place is shared!**
arena-played = -# { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-over-unplayed = The arena is over, without a finished game.
arena-too-few = Not enough people joined this time: an arena needs two.
arena-lapsed = This arena didn't start, because I was off at that time.
arena-cancelled = This arena was called off.
arena-you-missed = You get no new games until you say that you're back.
arena-ratings = -# The games count for ratings as usual. Of several that the same two people play within 24 hours, the first counts whole, the second half, the third a third.
arena-you-are-back = You're back: your next game comes as soon as someone is free.
arena-ask = Nobody else sees this yet. **{ arena-announce }** posts it in this channel.
arena-announced-in = The arena is announced in { $channel }.
arena-end-question = End this arena? No new games begin, and those that still run count for { $minutes } more minutes.
arena-cancel-question = End this arena before it starts?
arena-ended = The arena ends: no new games begin.
arena-goes-on = Good. The arena goes on!

arena-announce = Announce
join = Join
call-players = Call players
arena-leave = Leave
arena-standings = Standings
arena-start = Start now
arena-end = End
arena-end-yes = Yes, end it
arena-end-no = No, go on
arena-back = I'm back
arena-again = Another arena

# Below the board of an arena's game that is over
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# This game counts in the arena, but not for ratings: both players need at least two moves.
arena-missed = -# { $player } gets no new games for now.
arena-next = -# While the arena runs, your next game comes by itself.

## Challenges

challenge = ### ⚔️ Tic-tac-toe, { $invited }?
    { $challenger } challenges you to a game.
challenge-open = ### ⚔️ Tic-tac-toe, anyone?
    { $challenger } is looking for an opponent. The first to join plays.
challenge-rematch = ### ⚔️ Another game, { $invited }?
    { $challenger } wants a rematch.
challenge-another-try = ### ⚔️ Try that again, { $invited }?
    { $challenger } wants to play on from this position.
challenge-until = -# Expires { $until }
# A message that calls players; in private $role is empty. Later it says who plays: "Found: X Ann · O Ben"
players-called = { $role } { $challenger } is looking for an opponent.
players-found = Found: { $players }
players-none = Nobody this time.
challenge-block = Block
challenge-cancel = Cancel my challenge
challenge-again = Ask again
challenge-anyway = Challenge anyway
challenge-too = Post mine too
challenge-declined = { $invited } declined the challenge from { $challenger }.
challenge-lapsed = { $invited } didn't answer the challenge from { $challenger } in time.
challenge-lapsed-open = { $challenger } was looking for an opponent, but nobody joined in time.
challenge-cancelled = { $challenger } withdrew the challenge to { $invited }.
challenge-cancelled-open = { $challenger } withdrew the open challenge.

## Why an engine moved there: what the move did, or how it was found; then the numbers

why = Why?
move-explained = **{ $player }** took { $cell }.
# What a move did. $line is one of line-0 to line-6, of the reader if $whose is "yours"; a larger piece can cover one.
effect-win = It completed the { $line } and won.
effect-won = It won with this move.
effect-line = It completed three in a row.
effect-safe = It avoided completing three in a row.
effect-block =
    { $whose ->
        [yours] It blocked your { $line }.
       *[theirs] It blocked the { $line }.
    }
effect-blocked = It blocked a line.
effect-coverable = It got in the way of a line, but a larger piece can still complete it.
effect-threat = It threatens to win on { $cells ->
        [one] one square
       *[other] { $cells } squares
    }.
effect-no-reason = That's what the move does, not necessarily why it was made.
line-0 = top row
line-1 = middle row
line-2 = bottom row
line-3 = left column
line-4 = middle column
line-5 = right column
line-6 = diagonal
show-numbers = Show numbers
numbers-title = ### How { $engine } chose
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" for all"}
    }

# Dice rolls a die where none of its rules applies; a side square is between two corners.
why-dice-opening = The board was empty, so it rolled its die: usually a corner, sometimes the middle, rarely a side square.
why-dice-centre = The first move was a corner, so it took the middle.
why-dice-corner = The first move was the middle, so it took a corner.
why-dice-fork = Two opposite corners can become a fork, so it rolled its die: usually a side square.
why-dice-any = No rule applied, so it picked at random.
why-lines-weights = It took the square with the highest score. Open lines add a little; a line to complete or block adds a lot.
why-sampling-games = It tried every move in { $games ->
        [one] 1 random game
       *[other] { $games } random games
    }, and took the one it lost least often.
why-wargames-two-plies = It compared its moves with the replies, and broke ties by preference.
why-minimax-guess = The end was too far away to see, so it played at random.
why-minimax-search = It read ahead to the end of the game, and took one of the best moves.
why-level-ahead = It looked { $plies ->
        [1] one move
       *[other] { $plies } moves
    } ahead, and no further.
# $whose says whose line it was: the engine's own, its opponent's, or either.
why-level-overlooked =
    { $whose ->
        [own] It overlooked a line of its own.
        [theirs] It overlooked a line of its opponent's.
       *[other] It overlooked a line.
    }
why-matched-measured = It picked a move that fits its skill.
why-perfect-winning = It took a move that wins, whatever the answer.
why-perfect-trap = Of its safe moves, it took the one that people most often answer wrongly.
why-perfect-hold = It took a safe move. No reply to it is a mistake.
why-perfect-losing = Every move loses if its opponent plays on well.
why-tree-win = It found a move that wins for certain.
why-tree-search = It took one of the moves that it came back to most often.
why-sampling-hurried = Many games were waiting, so it made its move in a hurry.
why-board-won = It won that small board.
why-board-blocked = It blocked a line in that small board.
why-sent-anywhere = The next move may be in any open board: { $board } is closed.
why-sent-empty = The next move must be in { $board }, which is still empty.
why-sent-own = It threatens to win { $board }, where the next move must be.
why-sent-theirs = The next move must be in { $board }, and can win it.
why-sent-both = It threatens to win { $board }, but the next move must be there and can win it first.
why-sent-neither = The next move must be in { $board }, which nobody can win in one move yet.
why-chance = It put its chance of winning at about { $percent }{"\u00A0"}%, counting a draw as half.

table-lines-weight = Score of each free square
table-sampling-wins = Games won with each move, of { $games }
table-sampling-draws = Games drawn with each move, of { $games }
table-wargames-own = How good its moves are
table-wargames-reply = How good your replies are
table-wargames-taste = Its moves, with its preferences added
table-tree-chance = How likely each move seems to win
table-tree-visits = How often it looked at each move
table-minimax-value = Result of each move (10 is a win, 0 a draw, -10 a loss)
table-perfect-chance = Chance of winning with each safe move, if you make mistakes now and then
table-perfect-slip = Share of your replies to each safe move that are mistakes

## Hints: what is true of the position, where to look, and the move

hint = Hint
hint-question = A hint makes this game unrated: it can't change your rating any more.
hint-yes = Show the hint
hint-where = Where?
hint-what = Which move?
hint-gone = The board has changed since this hint. Press **{ hint }** under the board for a new one.
hint-unseen = -# The board doesn't show it yet. Your next press on it only brings it up to date.
hint-finish = **You can finish:** { $right ->
        [one] one move wins
       *[other] { $right } moves win
    } at once.
hint-only-move = **You have only one move.**
hint-own-line = **Careful:** { $wrong ->
        [one] one of your { $legal } moves makes
       *[other] { $wrong } of your { $legal } moves make
    } three in a row, and that loses.
hint-threat = **Careful:** { $right ->
        [one] only one move keeps me from winning next turn.
       *[other] after { $wrong } of your { $legal } moves I can win next turn.
    }
hint-win-in-two = **You can win in two moves:** { $right ->
        [one] one move starts it.
       *[other] { $right } of your { $legal } moves start it.
    }
hint-win-some = **You can win from here.** { $right ->
        [one] Only one move keeps the win.
       *[other] { $right } of your { $legal } moves keep the win.
    }
hint-win-all = **You can win from here.** Every move keeps the win.
hint-even-some = **The game is even.** { $right ->
        [one] Only one move keeps the draw.
       *[other] { $right } of your { $legal } moves keep the draw.
    }
hint-even-all = **The game is even.** Every move keeps the draw, so look for the one that is hardest to answer.
hint-lost = **I can win, whatever you do.** Choose the move that is hardest to answer.
hint-judged = **My estimate:** your chances are about { $chance }{"\u00A0"}%.
# $area is one of the sentences area-line-0 to area-quarter-3.
hint-area = The best move is { $area }.
hint-judged-area = The best move seems to be { $area }.
hint-board = The best move is in { $board }.
hint-judged-board = The best move seems to be in { $board }.
hint-move = Take { $cell }.
hint-play = Play it
hint-played = You took { $cell }.
area-line-0 = in the top row
area-line-1 = in the middle row
area-line-2 = in the bottom row
area-line-3 = in the left column
area-line-4 = in the middle column
area-line-5 = in the right column
area-line-6 = on the diagonal from the top-left corner
area-line-7 = on the diagonal from the top-right corner
area-quarter-0 = in the top-left quarter
area-quarter-1 = in the top-right quarter
area-quarter-2 = in the bottom-left quarter
area-quarter-3 = in the bottom-right quarter

## The review of a finished game

review = Review
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Try again from move { $number }
# $player is such as "**X** Ann 87 %".
review-player-hints = { $player } ({ $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    })
review-start = **The start.** ▶ steps through { $moves ->
        [one] the move
       *[other] the { $moves } moves
    }.
review-move = **Move { $number } of { $moves }:** { $mark } took { $cell }
review-accuracy = Accuracy: { $players }
review-turning-point = **Move { $number } of { $moves }, the turning point:** { $mark } took { $cell } · **{ $name }**
review-faultless = Neither side made a decisive mistake.
review-praise-find = Well found: your move to { $cell } was the only good one.
review-praise-trap = You set a fine trap: { $cell }.
# How many of someone's moves were right. [0] stands before review-lesson.
review-praise-moves = { $good ->
        [0] Here is one idea:
       *[other] { $moves ->
            [one] Your only move was right.
           *[other] { $good ->
                [one] One of your { $moves } moves was right.
               *[other] { $good } of your { $moves } moves were right.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Here is one idea:
       *[other] { $moves ->
            [one] Your last move was right.
           *[other] { $good ->
                [one] One of your last { $moves } moves was right.
               *[other] { $good } of your last { $moves } moves were right.
            }
        }
    }
review-lesson = On move { $number }, take { $cell } next time.
review-next-time = Next time, take { $cells }.
# $cells are one to three squares: "the middle, b3 or c1".
review-held = Better: { $cells }.
review-better = A little better: { $cells }.
review-any = one of the green squares
review-any-move = one of { $count } other moves
review-trap = It also sets a trap: the reply that looks natural is wrong.
review-partly-known = -# I can only judge the last moves. Before them, the end is too far away to see.
review-unknown = -# I can't say what these moves were worth.
review-doubts = -# Moves worth another look: { $numbers }.
review-doubt = My estimate: { $mark }'s chances fell from about { $before }{"\u00A0"}% to { $after }{"\u00A0"}%. It seemed better to take { $cell }.
review-boards-won = -# Small boards won at the end: X { $x }, O { $o }.

# What a move is called, after its square: "X took the middle · **brilliant**"
move-brilliant = brilliant
move-great = great
move-best = best
move-good = good
move-sound = sound
move-winning = winning
move-inaccuracy = inaccuracy
move-slower = slower
move-doubtful = doubtful
move-missed-win = missed win
move-blunder = blunder
move-opening = opening
move-forced = forced
move-given = given
move-and-trap = { $name }, a trap

review-won = That won the game.
review-own-line = That completed a line, and here a line loses.
review-win-overlooked = There was a win: { $cell }.
review-line-left-open = It left a line open: { $opponent } can win with { $cell }.
review-win-allowed = Now { $opponent } can win with { $cell }.
review-fork-allowed = It lets { $opponent } make two threats at once with { $cell }.
review-win-let-go = A win could be forced: { $cell }.
review-loss-allowed = Now { $opponent } can force a win with { $cell }.
review-no-choice = There was no other move.
review-all-equal = All moves were worth the same.
review-lost-already = By then, { $opponent } could win against any move.
review-only-winning = Only this move still wins.
review-only-holding = Only this move keeps the draw.
review-fork-made = Two threats at once: one gets through.
# $opponent is X or O, here and in the sentences above.
review-blocked = It blocks { $opponent }'s line.
review-win-kept = It keeps the win.
review-draw-kept = It keeps the draw.

## Who the engines are: how they think, how they can be beaten, how strong they are

engines-title =
    ## Meet the engines
    The more blocks, the harder to beat in Classic. Pick an engine to see how.
    - Sampling: every game
    - Minimax, Perfect: all but { game-ultimate }
    - Tree, Learned: { game-ultimate }
    The second menu shows the levels of each game.
engines-pick = Pick an engine
play-level = Play { $level }
engine-worst = { $worst ->
        [0] Nobody can beat it.
        [one] Someone who knows its habits beats it in 1 game of 100.
       *[other] Someone who knows its habits beats it in { $worst } games of 100.
    }
engine-random = Against a random player it wins { $wins ->
        [one] 1 game
       *[other] { $wins } games
    } of 100 and loses { $losses ->
        [0] none
       *[other] { $losses }
    }.
# $beat is one of the sentences beat-…, which therefore begin in lower case.
engine-beat = **How to beat it:** { $beat }

about-dice = Follows a few rules. When none applies, it rolls a die.
about-lines = Scores the lines through every square, and never looks ahead.
about-sampling = Tries each move in up to a hundred random games.
about-wargames = Looks at its move and your reply, no further.
about-minimax = Reads ahead to the end of the game.
about-perfect = Knows every position by heart, and sets traps.

beat-dice = move first, in the middle of a side. It has no rule for that.
beat-lines = move first: a corner, then the side square a knight's move away. It walks into the fork every time.
beat-sampling = move first and take two opposite corners. Too often it answers in a third.
beat-wargames = move first, in a corner. When it takes the middle, take the opposite corner, then a third corner.
beat-minimax = you can't, so play for a draw. On { level-easy } it plays at random until four squares are left.
beat-perfect = you can't, so play for a draw.

levels-pick = Levels of a game
levels-title =
    ## The levels of { $game }
    The rule: { $rule } It's a draw if both play their best.
levels-title-unsolved =
    ## The levels of { $game }
    The rule: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rated { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, unrated, is as strong as you are.
levels-blocks = -# The blocks: how many games of ten it doesn't lose to someone who finds a best move four times in five.

beat-learned = the strongest I have; nobody has solved this game. It looks at thousands of positions. Keep it from choosing freely, and think of three boards in a row early.
beat-levels = it sees { $plies ->
        [1] one move
       *[other] { $plies } moves
    } ahead, and guesses beyond that. Plan further.
beat-overlooking = it overlooks { $percent }{"\u00A0"}% of your threats. Threaten with every move.

## Shows: two engines play each other

show-opening = **Ready? Here they go!**
show-moved = **{ $engine } ({ $mark }) took { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stop
show-again = Again
show-play-winner = Play the winner
show-stopped = Stopped.
show-cut-short = Sorry, I had to stop early.
show-lost = The connection broke before they could begin.
show-record = { $games ->
        [one] 1 game
       *[other] { $games } games
    } so far: X won { $x ->
        [0] none
       *[other] { $x }
    }, O won { $o ->
        [0] none
       *[other] { $o }
    }, { $draws ->
        [0] none drawn
       *[other] { $draws } drawn
    }.
show-conclusion = **A strange game. The only winning move is not to play.** How about { COMMAND("tictactoe start") }?

## Help, and the question of who to challenge

help-text =
    ## Tic-tac-toe
    Three in a row wins. Play me, or challenge a friend, right here in this chat.
    Stuck against me? Press **{ hint }**. Afterwards, **{ review }** shows the move that decided the game.
help-games = Choose a game to play…
help-hint = -# Next time, just use { COMMAND("tictactoe start") }
help-play = Play the bot
help-challenge = Play a friend
help-stats = Stats
help-privacy-policy = Privacy policy
help-terms = Terms
help-support = Support
challenge-who = Who would you like to challenge?
challenge-who-person = Pick someone
challenge-who-anyone = Open challenge
challenge-recent-number = Challenge { $number }

## What a person is asked or told in private

resign-question-counted = Resign this game? It counts as a loss.
resign-question-uncounted = Resign this game? It won't count: both players need at least two moves.
resign-question-arena = Resign this game? { $counts ->
        [counted] Your opponent then gets the points in the arena.
       *[uncounted] It won't count, and you get no new games until you press **{ arena-back }**.
    }
resign-question-unrated = Resign this game? It's unrated, so your rating stays the same.
resign-yes = Yes, resign
resign-no = Keep playing
resign-done = You resigned. Thanks for playing!
resign-kept = Good. The game goes on!

already-playing = You're already playing here.
already-shown = Here is your game again.
already-show = Show it here
which-game = You have two games here. Which one?

start-own = Start your own game
you-declined = You declined. { $person } can challenge you again at { $time } ({ $left }).
blocked = { $person } can't challenge you any more; { COMMAND("privacy") } undoes that.

privacy-title = ## Privacy
privacy-challenges-on = **Challenges:** anyone you don't block can challenge you.
privacy-challenges-off = **Challenges:** nobody can challenge you.
privacy-challenges-turn-on = Allow challenges
privacy-challenges-turn-off = Stop challenges
privacy-reminders-on = **Reminders:** I mention you when it's your turn in a slow game, and again when a quarter of the time is left. In a casual game I do so two minutes after your turn began.
privacy-reminders-off = **Reminders:** I don't remind you of your turn.
privacy-reminders-turn-on = Remind me
privacy-reminders-turn-off = Don't remind me
privacy-games-on = **Your games:** members of a server see what you played there, in { COMMAND("history") } and { COMMAND("stats") }.
privacy-games-off = **Your games:** once they are over, only you and your opponents find them in { COMMAND("history") } and { COMMAND("stats") }, and can review them. Boards in channels, shared games, ratings and totals stay visible.
privacy-games-turn-on = Show my games
privacy-games-turn-off = Hide my games
privacy-words-on = **Boards in words:** in games that begin from now on, I describe the board to you in words, privately, each time the other player has moved.
privacy-words-off = **Boards in words:** only when you press { board-in-words }.
privacy-words-turn-on = Describe boards
privacy-words-turn-off = Don't describe boards
privacy-name = **Your name:** hidden on the global leaderboard, unless you show it in { COMMAND("stats") } under { choice-everywhere }.
privacy-blocked = **Blocked:** the people in this menu can't challenge you.
privacy-blocked-none = Nobody is blocked
privacy-data =
    ### Your data
    I store your games, ratings and settings, but no names or messages.
privacy-blocked-deleted = { $count ->
        [one] Someone you blocked has deleted their data, so I can't name them. They can't challenge you either.
       *[other] { $count } people you blocked have deleted their data, so I can't name them. They can't challenge you either.
    }
privacy-unblock-deleted = Unblock those who deleted their data

refusal-not-your-match = This is someone else's game.
refusal-not-your-turn = It's { $person }'s turn. It began <t:{ $since }:R>.
refusal-match-not-over = This game isn't over yet.
refusal-not-against-bot = I don't accept draws. Play on, or resign.
refusal-draw-too-early = You can offer a draw from the fifth move on.
refusal-nothing-to-take-back = You haven't moved yet, so there's nothing to take back.
refusal-offer-stands = Answer the current offer first.
refusal-own-offer = This is your own offer, so only { $person } can accept or decline it. You can withdraw it.
refusal-not-your-offer = Only { $person } can withdraw this offer. You can accept or decline it.
refusal-no-offer = This offer is no longer open.
refusal-challenge-open = This game hasn't started. The challenge is still waiting for an answer.
refusal-challenge-over = This challenge is no longer open.
refusal-not-your-challenge = Only { $person } can accept or decline this challenge. Make your own with { COMMAND("tictactoe challenge") }.
refusal-own-challenge = You can't accept your own challenge. Someone else has to.
refusal-own-invitation = This is your own challenge, so only { $person } can accept or decline it. You can cancel it.
refusal-not-your-invitation = Only { $person } can cancel this challenge.
refusal-too-many-challenges = You already have { $limit ->
        [one] 1 open challenge
       *[other] { $limit } open challenges
    }. Wait for an answer, or cancel one.
refusal-not-challengeable = { $person } isn't taking challenges right now.
refusal-just-declined = { $person } just declined. You can challenge them again at <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = I can't mention the role to call any more. Whoever manages the server can choose another in { COMMAND("settings") }.
refusal-just-called = Players have just been called here. You can call them again at <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = You already block { $limit ->
        [one] 1 person
       *[other] { $limit } people
    }, and I can't keep more. Remove someone in { COMMAND("privacy") } first.
refusal-self-challenge = You can't challenge yourself. Leave `opponent` empty to play whoever joins first.
refusal-bot-challenge = Other bots can't play this. Challenge a person, or me.
refusal-not-here = { $person } can't see this channel.
refusal-nobody-here = Nobody else can see this chat. Play me with { COMMAND("tictactoe start") }, or challenge someone in a server.
refusal-only-you = Only you can see my answers in this server, so I called the challenge off. Nobody could have joined it.
refusal-opponent-busy = { $person } is already playing here. Try again after their game.
refusal-opponent-deleted = Your opponent has deleted their data, so I no longer know who it was. Challenge someone with { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = You can try again together in the channel of that game. Open its review there.
refusal-rematch-made = There is already a rematch of this game.
refusal-cell-taken = That square is taken. Pick a free one.
refusal-board-moved-on = The board changed before your press. Here is how it looks now.
refusal-match-over = This game is over. Start another with { COMMAND("tictactoe start") }.
refusal-arena-match-over = This game is over. While the arena runs, your next game comes by itself.
refusal-newer-engine = I'm being updated, and only my newer version knows the opponent in this game. Nothing has changed; please try again in a few minutes.
refusal-no-such-match = I have no game for you here. Start one with { COMMAND("tictactoe start") }.
refusal-already-playing = You're already playing here. { COMMAND("tictactoe board") } shows your game.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } only plays { game-ultimate }.
    [ultimate] { $engine } doesn't play { $game }. Sampling, Tree and Learned do.
   *[other] { $engine } doesn't play { $game }. Sampling, Minimax and Perfect do.
}
refusal-no-such-level = { $engine } can't be set to { $level }. Leave `difficulty` empty to play { $engine }, or leave `engine` empty to play { $level }.
refusal-unknown-button = This button is too old. Start a game with { COMMAND("tictactoe start") }.
refusal-too-fast = You're faster than I am. Give me a few seconds, please.
refusal-unknown-option = I don't know that option. Pick one from the list.
refusal-board-gone = That board was deleted. { COMMAND("tictactoe board") } shows your game again.
refusal-nothing-to-explain = I haven't moved yet.
refusal-no-hints = Hints are for games against me.
refusal-show-running = Two engines are already playing in this channel. Wait until they finish, or ask whoever started them to stop.
refusal-too-many-shows = I can't run more shows right now. Please try again in a minute.
refusal-show-over = This show is over.
refusal-not-your-show = Only the person who started this show can stop it.
refusal-nothing-to-review = You haven't finished a game yet. Start one with { COMMAND("tictactoe start") }.
refusal-store-busy = I couldn't save that just now. Nothing was lost; please try again in a moment.
refusal-store-unknown = My database went away just then, so I can't tell whether that was saved. Please look again in a moment.
refusal-store-damaged = I can't read my database, so that didn't count. Whoever runs me has to fix this.
refusal-unknown-command = This command has changed. Reload Discord and try again.
refusal-engine-failed = I couldn't think of a move in time. Your game is safe; please try again.
refusal-broken = Something went wrong on my side. Your game is safe; please try again.

## Standings: boards, cards, records, and why a match did not count

command-stats = Leaderboard, a player's stats, or two players' record
command-stats-player = Whose stats to show
command-stats-versus = Show their record against this player
command-stats-scope = This server or global (this server by default)
choice-server = This server
choice-everywhere = Global

stats-title-server = ## 🏆 Leaderboard of this server
stats-title-everywhere = ## 🏆 Global leaderboard
stats-title-season = ## 🏆 Leaderboard of this server: season { $number }
stats-title-direct = ## Your direct messages
results-legend = -# Wins/draws/losses
stats-unsettled = Not ranked yet: a few more games to go
stats-empty = Nobody has finished a game that counts yet. Be the first: { COMMAND("tictactoe start") }
stats-unsettled-season = Not ranked: too few games
stats-empty-season = Nobody finished a game that counted in this season.
stats-own-none-season = { "**You**" } didn't finish a game that counted in this season.
stats-you = { $who } { "**(you)**" }
stats-own-none = { "**You**" } haven't finished a game that counts here yet.
stats-own-unnamed = -# Your name is hidden from everyone else on this list.
# In place of a name that someone hides.
stats-someone = someone
# In place of a name; Discord calls such accounts so.
person-gone = deleted user
stats-page = { $page } of { $pages }
stats-mine = My page
stats-to-direct = DMs
stats-name-me = Show name
stats-unname-me = Hide name
stats-help = How ratings work
play = Play
card-board = Leaderboard

card-rank = { "**" }{ $points }**, rank { $rank }
card-none = No game that counts here yet.
card-none-season = No game counted in this season.
card-direct = { "**" }{ $points }**, which only you can see
card-puzzles =
    -# 🧩 Puzzles solved: { $solved }
    -# 🔥 Longest streak: { $longest }
card-total = Won { $wins }, drawn { $draws }, lost { $losses }  ·  X { $x ->
        [0] never
        [one] once
       *[other] { $x } times
    }, O { $o ->
        [0] never
        [one] once
       *[other] { $o } times
    }
card-streak = Wins in a row: { $streak } now, { $best } at best
card-streak-season = Wins in a row: { $streak } at the end, { $best } at best
card-opening = Most common first square: { $cell } ({ $times ->
        [one] once
       *[other] { $times } times
    })
card-opponents = ### Against
card-opponent = { $opponent }: { $wins } won, { $draws } drawn, { $losses } lost
# Before a record: "people: 3 won, 1 drawn, 2 lost"
card-opponent-people = people
card-opponent-you = you
against-bot = ## { $who } against { -bot }
against-bot-how = -# Each level has a fixed rating: see **{ stats-help }**.
card-latest = ### Latest games here
card-match-link = { $match }  ·  [the board]({ $link })
card-picture = Left: the rating over { $matches ->
        [one] the last game
       *[other] the last { $matches } games
    }, from { $first } to { $last }, lowest { $lowest }, highest { $highest }. Right: how often each square was the first move, row by row: { $cells }.
card-picture-caption = -# Left: the rating over time. Right: how often each square was the first move.

waiting-yours = **Your turn ({ $count })**
waiting-theirs = **Waiting for others ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  against { $opponent }  ·  runs out { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } is thinking
waiting-group-chat = `{ $number }.` { $game }  ·  against { $opponent }  ·  runs out { $until }  ·  in a group chat
waiting-open = Game { $number }
history-title = ## Games of { $who }
history-title-server = ## Latest games of this server
history-seen-here = -# Games played in this server, and games against you.
history-seen-own = -# Games against you. Use this in a server to see everyone's games against me there.
history-seen-direct = -# Games played in this chat, and games against you. Use this in a server to see what they played there.
history-none = No games to show.
history-none-server = No games to show here yet. Play one: { COMMAND("tictactoe start") }
# A line of a list, also followed by "·" and "3 days ago"; $opponent is a name.
history-won = { "**Won**" } against { $opponent }
history-lost = { "**Lost**" } to { $opponent }
history-drawn = { "**Drew**" } with { $opponent }
history-unfinished = { "**Not finished**" } against { $opponent }
history-beat = { $winner } beat { $loser }
history-drew = { $x } and { $o } drew
history-stopped = { $x } and { $o } did not finish
# After a date, in the small line below such a result.
history-unrated = unrated
history-arena = arena
history-uncounted = did not count
history-open = Open a game…
history-option = Game { $number }: { $game }
history-newer = Newer
history-older = Older
history-all-games = All games
history-own = Your games
history-server = Games of this server

animation = Animation
replay-told = The game move by move: { $moves }. { $end }
# $mark is X, O or a number, $cell a square.
replay-move = { $mark } { $cell }
replay-none = no moves
replay-won = { $mark } wins.
replay-drawn = Nobody wins.
replay-unfinished = It was not finished.

# The squares of a board, as sentences name them: "X took the middle". They may need cases.
cell-0 = the top-left corner
cell-1 = the top-middle square
cell-2 = the top-right corner
cell-3 = the middle-left square
cell-4 = the middle
cell-5 = the middle-right square
cell-6 = the bottom-left corner
cell-7 = the bottom-middle square
cell-8 = the bottom-right corner
piece-a = { $cell } with a small piece
piece-b = { $cell } with a medium piece
piece-c = { $cell } with a large piece
cell-in-board = { $cell } of { $board }
# The nine boards of Ultimate, each with nine squares: "the middle of the top-left board"
small-board-nw = the top-left board
small-board-n = the top-middle board
small-board-ne = the top-right board
small-board-w = the middle-left board
small-board-centre = the middle board
small-board-e = the middle-right board
small-board-sw = the bottom-left board
small-board-s = the bottom-middle board
small-board-se = the bottom-right board
ultimate-sent = **Play in { $board }.** 🟨
ultimate-choose = **Pick any board with 🟨 to play in.**
ultimate-closed = **Pick any board with 🟨 to play in:** { $board } is closed.
ultimate-chosen = **Play in { $board }**, or pick another one. 🟨
pick-again = Pick another board
# A board in words, for people who hear it: "Row 1: X, empty 2, O." In Drop, "Column a: empty a1, …"
words-row = Row { $name }: { $cells }.
words-column = Column { $name }: { $cells }.
# In Ultimate, $name is a small board (1 the top-left board); in Sizes it is X or O, and $cells what that still has.
words-board = { $name }: { $cells }.
words-empty = empty { $square }
# In Vanishing; $mark is X or O.
words-fading = { $mark } that vanishes next
# In Ultimate, after the name of a small board: "1 the top-left board: won by X"
words-won = won by { $mark }
# There too, where nobody has taken a square.
words-untouched = nothing yet
# There too, before the boards, where more than one can be played in.
words-choose = **Pick any board that is still open.**
# Buttons: the size of a piece, and how many of it are left.
pick-a = Small ×{ $left }
pick-b = Medium ×{ $left }
pick-c = Large ×{ $left }

## The games: a name, and a rule in one line

game-classic = Classic
game-misere = Reverse
game-vanish = Vanishing
game-squares = Squares
game-drop = Drop
game-sizes = Sizes
game-ultimate = Ultimate
# After the name of a game and a colon, in the small line below a board.
legend-fading = the dim mark vanishes next.
legend-sizes = 1 is small, 2 medium, 3 large.
# After the name of a game and a colon, and after "The rule:".
rule-classic = three in a row wins.
rule-misere = three in a row loses.
rule-vanish = { $moves ->
        [0] your fourth mark makes your oldest vanish. Three in a row wins. A position that comes up for the third time is a draw. The first move can't be the middle of a side.
       *[other] your fourth mark makes your oldest vanish. Three in a row wins. A position that comes up for the third time is a draw.
    }
rule-squares = four in a row wins, and so does a square of two by two.
rule-drop = marks fall to the lowest free square of their column. Four in a row wins.
rule-ultimate = your square sends your opponent to the small board in the same place. Three in a row wins a small board, and three small boards in a row win the game. If nobody does that, more boards win.
rule-sizes = larger pieces cover smaller ones, your own too. A piece stays where you put it. Three of yours in a row wins.

versus-title = ## { $one } and { $other }
versus-none = No game between these two is finished here yet.
versus-record =
    { $matches ->
        [one] 1 game
       *[other] { $matches } games
    }: { $one } won { $wins ->
        [0] none
       *[other] { $wins }
    }, { $other } won { $losses ->
        [0] none
       *[other] { $losses }
    }, { $draws ->
        [0] none drawn
       *[other] { $draws } drawn
    }.

rules-title = ## How ratings work
rules-start = Everyone starts at 1500. Beating strong players gains you the most.
rules-levels = My rating in { $game }: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Your rating shows once you're ranked: after a few games, best against different opponents.
rules-two-moves = A game counts once both players have made two moves.
rules-details = Details
rules-details-text =
    ## Ratings in detail
    - Ratings are Glicko-2. Those of my levels are fixed, calculated exactly.
    - A repeated game has the same moves, also on a turned or mirrored board.
    - Games against someone new only move a rating between { $least } and { $most }, and bring no rank. Someone is new until they are ranked, or have played { $matches } games with { $people } people.
    - After a take-back a game can lower your rating but not raise it. A hint makes it unrated.
    - Beating me lifts you to at most { $cap } points above my rating; a draw with an unbeatable bot, no higher than { level-hard }.
    - Games in direct messages count separately, and only their players see them.

uncounted-hinted = You took a hint, so this game is unrated and your rating stays the same.
uncounted-unrated = This game is unrated, so your rating stays the same.
# A name, of a person or a move, and what is said of it: "Ann: Rating 1500"
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Not ranked yet: about 1 more game
       *[other] Not ranked yet: about { $games } more games
    }
rating-of-game = Rating { $points }
rating-kept = Rating unchanged
uncounted-short = This game doesn't count: both players need at least two moves.
uncounted-nobody = This game doesn't count for anyone.
uncounted-repeated = Repeating a recent game against the bot doesn't change your rating.
uncounted-again = Games against the same opponent count less each time in a day.
uncounted-taken-back = You took a move back, so this game couldn't raise your rating.
uncounted-capped = Beating me, or someone new, lifts you only so far.

refusal-not-shown = { $person } hides their name on the global leaderboard.
refusal-no-server = There is no server here. Try `scope: { choice-everywhere }`.
refusal-not-added = Settings belong to servers that have added me, and this isn't one. Your own are in { COMMAND("privacy") }.
refusal-cannot-write = I can't write in this channel. For this I need the permissions View Channel and Send Messages.
refusal-not-shared = This game isn't shared any more.
refusal-animation-in-flight = I'm already making an animation for you. It comes in a moment.
refusal-export-in-flight = I'm already collecting your data. It comes as soon as it's complete.
refusal-shut-out = Sorry, whoever runs me doesn't let me play with you here. { COMMAND("privacy") } still works.
refusal-being-deleted = Your data is being deleted. In a few seconds you can play again.
refusal-not-server-manager = Only people with Manage Server can do that.

## The welcome to a server

welcome-text =
    ### 👋 Hello! I'm { -bot }.
    I play tic-tac-toe. Press **{ play }** for a game against me, or challenge a friend with { COMMAND("tictactoe challenge") }. { COMMAND("help") } shows the rest.
welcome-admins = -# For admins: choose where I can be used in Server Settings → Integrations.
welcome-settings = -# With { COMMAND("settings") }, you set my language here and a channel for the daily puzzle.

## A server's settings

command-settings = This server's defaults, and whether its games count globally
settings-title = ## Settings of this server
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · they count globally
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · they don't count globally
settings-now-season-first = { "**" }{ settings-seasons }**: the first
settings-now-season-since = { "**" }{ settings-seasons }**: number { $number }, since { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatic
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Games
settings-seasons = Seasons
settings-language = Language
back = Back

settings-difficulty = { "**Default level**" } for games against me (in { game-ultimate }, the strongest is { level-expert })
settings-pace = { "**Default pace**" } for games between people
settings-call = { "**Role to call**" } for open challenges: **{ call-players }** mentions it, at most once every ten minutes
settings-call-none = Choose a role (empty: off)
settings-call-refused =
    { $why ->
        [everyone] This can't be { $role }.
        [yours] You can't mention { $role } yourself, so I don't do it for you. Let everyone mention it, then choose it again.
        [closed] { $role } isn't open for everyone to mention any more, so I don't mention it either. Let everyone mention it, or choose it again.
       *[other] I can't mention { $role }. Let everyone mention it, or let me mention all roles.
    }
settings-everywhere-1 = Games here count for the global leaderboard.
settings-everywhere-0 = Games here don't count for the global leaderboard.
settings-turn-everywhere-1 = Count results globally
settings-turn-everywhere-0 = Keep results in this server

settings-language-automatic = { "**" }{ choice-automatic }**: what everyone sees is in the language of whoever starts it. What nobody starts, such as my welcome, is in { $name }.
settings-language-set = What everyone sees in this server is in { "**" }{ $name }{ "**" }. Games that have begun keep their language.
settings-language-private = -# What only you see is in the language of your Discord.
choice-automatic = Automatic

settings-now-daily-off = { "**" }{ puzzle-open }**: off
settings-now-daily-refused = { "**" }{ puzzle-open }**: off, since I couldn't post in its channel any more
settings-now-daily-set = { "**" }{ puzzle-open }**: in { $channel }, every day at { $time }
settings-daily-about = One message a day, with a puzzle that is the same everywhere. People solve it in private, and the message says who did. It pings nobody.
settings-daily-none = Choose a channel (empty: off)
settings-daily-hour = The puzzle comes at { $time } in your time zone.
settings-daily-failed = I can't post in { $channel }, so nothing has changed. Allow me **View Channel** and **Send Messages** there, then choose it again.
settings-channel-yours = You can't write in { $channel } yourself, so I don't do it for you. Nothing has changed.
daily-comes-here = The daily puzzle comes here, every day at { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] off
        [empty] off, since too few people joined three times in a row
       *[set] in { $channel }, next on { $time }
    }
settings-arena-about =
    An arena that comes by itself: announced in its channel an hour before, with **{ join }**. { $calls ->
        [yes] The announcement mentions { $role }, once.
       *[no] It pings nobody.
    } If three in a row find fewer than two players, no more come.
    Day and hour are in UTC, without summer time. That hour is { $time } in your time zone at the moment.
evening-none = No day
evening-each-day = Every day
evening-any = Another game each time
evening-quiet = Call nobody
evening-comes-here = Arenas that come by themselves are announced here.
arena-last = 🏟️ **Last arena:** { $winner }

settings-new-season = New season
season-first = This server's leaderboard is in its **first season**.
season-since = This server's leaderboard is in **season { $number }**, which started on { $since }.
season-question = Start season { $number }? Season { $former } then ends for good, and there's no way back. Everyone on this server's leaderboard starts again at 1500. Season { $former } stays in { COMMAND("stats") }. { $podium }
season-start = Start season { $number }
season-keep = Cancel
season-started = Season { $number } has started. Good luck, everyone!
season-name = Season { $number }
season-name-current = Season { $number } (now)
# The options of the menu in which managers choose how seasons end.
season-ends-hand = Seasons end when you say so
season-ends-month = Seasons end each month
season-ends-week = Seasons end each week
# Below the number of a season. $end is a date and time, in everybody's own time zone, $podium the next sentence.
season-ends =
    { $ends ->
        [week] Seasons end each week. The next one starts on { $end }, if a game has counted in this one.
        [month] Seasons end each month. The next one starts on { $end }, if a game has counted in this one.
       *[other] Seasons end when you say so.
    } { $podium }
# Where the next podium comes: a channel, `here` or `none`.
season-podium-place =
    { $where ->
        [none] {""}
        [here] The podium comes where someone starts the next season.
       *[other] The podium comes in { $where }.
    }
# The podium: the first three of a season. $state says how it is now.
season-podium =
    { $state ->
        [refused] When a season ends, the **podium** was posted in a channel. It isn't any more, since I couldn't post there.
       *[other] When a season ends, its **podium** is posted in a channel. It pings nobody.
    }
season-podium-comes = When a season ends, its podium comes here.
season-role = Whoever is first then gets a **role**, until someone else is.
season-role-refused =
    { $why ->
        [everyone] This can't be { $role }.
        [permissions] { $role } has permissions, so I don't give it to anyone.
        [managed] Only Discord or another app can give { $role }.
        [above] { $role } isn't below my own role, so I can't give it. Put mine higher, then choose it again.
        [yours] You can't give { $role } yourself, so I don't do it for you. That takes **Manage Roles**, and a role of yours above it.
        [missing] I need one more permission to give { $role }. Allow it with the button below, then choose the role again.
        [two-factor] Discord lets me change no roles here: this server wants two-factor authentication, and whoever runs me has to switch it on.
       *[other] Last time, Discord didn't let me change roles. Allow me **Manage Roles**, and put my own role above the champion's.
    }
# A button that opens Discord's page on which a manager allows the bot more.
season-role-allow = Allow Manage Roles
season-over = ## 🏆 Season { $number } is over
season-won =
    { $shared ->
        [yes] **The first place is shared!**
       *[no] **{ $winner } is the champion!**
    }
season-nobody = Nobody finished { $games } rated games in it, so there is no champion.
season-games = Other games
# On the leaderboard of a season that has ended. $winner is one name, or several with commas.
season-champion = 🏆 **Champion:** { $winner }

## Arenas

refusal-arena-here = This channel already has an arena. Press **{ join }** on it.
refusal-not-in-arena-game = In an arena there are no draw offers, take-backs or rematches: your next game comes by itself.
refusal-arena-length = An arena lasts { $shortest } to { $longest } minutes.
refusal-arena-start = An arena starts within { $latest } minutes.
refusal-long-arena-game = A game of { game-ultimate } takes too long for an arena. Pick another game.
refusal-arena-over = This arena is over.
refusal-arena-full = This arena is full: it holds { $most } people. As soon as someone leaves, you can join.
refusal-not-in-arena = You haven't joined this arena.
refusal-not-away = You weren't away: your next game comes as soon as someone is free.
refusal-not-arena-host = Only { $person }, who announced this arena, and people with Manage Server can do that.
refusal-too-few-for-arena = An arena needs { $enough } people. As soon as they have joined, you can start it.

## The post of the daily puzzle

post-solve = Solve
# $people are mentions, joined by between-items.
post-solved-1 = **First try**: { $people }
post-solved-2 = **Second try**: { $people }
post-solved-3 = **Third try**: { $people }
post-solved = { $people ->
        [0] Nobody here has solved it yet.
        [one] One person here has solved it.
       *[other] { $people } people here have solved it.
    }
post-solved-more = { $people ->
        [one] One more person here has solved it.
       *[other] { $people } more people here have solved it.
    }
post-former = -# Yesterday's puzzle was solved by { $people }

## What is kept of a person

mydata-kinds =
    - **Games and challenges**, open ones too: who, where, when, language, moves, hints and result. They are your opponents' too: deleting your data ends the games you are in, and puts a random number in your place.
    - **Ratings**: your standing in each server and season, what each game changed, and your record against each person. Deleting your data takes you off all lists and puts the same random number there.
    - **The rest**: settings, daily puzzles, arenas, podiums, shared games and puzzle results, shows; who you block or challenge, who blocks you, and whether you are shut out. Everything stays while it is needed or until you delete your data; then it is deleted, or the random number or a code takes your place.
mydata-export = Show my data
mydata-delete = Delete my data
mydata-exported = Your data as JSON. Squares and columns count from 0 in it.
mydata-question = Delete everything stored about you? Games you are in end as resigned. You can't undo this.
mydata-stays = Some things stay to protect others: finished games under a random number, who blocks you, and the { $minutes } minutes between challenges. Blocks and those minutes are kept under a code made from your id, and for { $days } days so is your random number. Whoever runs me can check whether a code belongs to an id that they know.
mydata-yes = Delete
mydata-no = Keep my data
mydata-done = Done: nothing in my database points to you any more, except for traces in its unused parts. They disappear within a few minutes, or when my database is next cleaned up. Thanks for playing!
mydata-begun = I'm deleting your data. You played so many games that this takes a few more seconds, and I finish it even if I restart. Until then you can't start a game. To see whether it's done, press `{ mydata-delete }` in { COMMAND("privacy") } again.
mydata-copies = Done: nothing in my database points to you any more. Its server still has copies in its journal, its replicas and unused parts of its files until it reuses that space. Thanks for playing!
mydata-boards =
    Your name also disappears from the newest { $boards } finished boards, about 40 a minute, where I can still edit them. I can't reach boards in servers that removed me, in channels closed to me, in archived threads, or where only a person installed me.
    If a channel, thread or server lets me in again, your name disappears there too, a day later at most.
    Some messages with your name may be left: Discord doesn't always tell me whether they came. If you see one, press a button on it, and your name goes.
mydata-kept = Good. Nothing was deleted.

## The daily puzzle

puzzle-open = Daily puzzle
puzzle-title = ### Puzzle #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } moves and wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.**
puzzle-save = { "**" }{ $mark } moves: only one move saves the game.**
# $dots are three circles that show how hard the puzzle is.
puzzle-progress = -# { $dots } · Try { $number } of { $tries }
puzzle-past = -# This puzzle doesn't count for a streak.
puzzle-order = -# From the oldest mark to the newest: { $marks }.
puzzle-left = -# { $mark } has left: { $pieces }.
puzzle-wrong = { "**Wrong:**" } { $cell }. Back to the start.
puzzle-right = { "**Right!**" } I took { $cell }.
# $area is one of the sentences area-line-0 to area-quarter-3.
puzzle-hint = 💡 The first move is { $area }.
puzzle-solved = { $number ->
    [one] **Solved on the first try!**
   *[other] **Solved on try { $number }.**
}
puzzle-lost = { "**Not this time.**" } The right move was { $cell }.
puzzle-streak = -# 🔥 Streak: { $streak ->
    [one] one day
   *[other] { $streak } days
}. { $freezes ->
    [0] {""}
    [one] ❄️ One freeze covers a missed day.
   *[other] ❄️ { $freezes } freezes cover missed days.
}
puzzle-freeze = -# Every seventh day in a row earns a freeze, which covers a missed day.
puzzle-streak-ended = -# Your streak ended at { $streak }.
puzzle-streak-kept = -# ❄️ A freeze kept your streak: 🔥 { $streak }. Freezes left: { $freezes }.
puzzle-at-stake = -# ⏳ Yesterday's puzzle counts for your streak until { $time } ({ $left }).
puzzle-frozen = -# ❄️ A freeze covered yesterday.
puzzle-share = -# { $percent }{"\u00A0"}% found it at once.
puzzle-next = -# Next puzzle { $time }.
puzzle-give-up = Show answer
puzzle-give-up-question = Show the answer? { $costs ->
        [streak] This ends your streak of { $streak }.
        [freeze] This costs a freeze of your streak.
       *[nothing] You can't solve this puzzle any more then.
    }
puzzle-give-up-yes = Yes, show it
puzzle-give-up-no = Keep trying
puzzle-yesterday = Yesterday's
puzzle-today = Today's
puzzle-results = Results here
puzzle-results-title = ### Puzzle #{ $number } in this server
puzzle-results-none = Nobody has opened it here yet.
puzzle-results-open = { $person }: still trying
puzzle-results-who = -# Only those who show others their games are listed.
puzzle-copy = Copy result
puzzle-share-here = Share here
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = There is no such puzzle for you to solve. { COMMAND("daily") } opens today's.
refusal-puzzle-over = You have finished this puzzle. Tomorrow there is another one.
refusal-tried-before = You've tried that move already, and it's wrong. This doesn't cost you a try.
refusal-puzzle-not-over = Finish the puzzle first.
refusal-shared-once = You can share a result once in a channel.

## Practice: positions from one's own games in which one's move gave something up

# $cell is the move that was wrong, $date such as "13 November 2026".
practice-played = You played { $cell } here, on { $date } against { $opponent }.
practice-task = { "**" }You are { $mark }.** { $result ->
        [win] What wins?
       *[draw] What keeps the draw?
    }
# What was tried, or how the bot would answer it. A sentence about it may follow.
practice-move = { $what ->
        [right] **Right:** { $cell }.
        [wrong] **Wrong:** { $cell }.
       *[answer] The best reply: { $cell }.
    }
# What a wrong move does, where more would tell the right one.
practice-lets = { $result ->
        [win] That lets the win go.
       *[draw] Now { $opponent } can win.
    }
practice-next = Next
# Below practice-looked.
practice-look-on = Look on
practice-open = Open the game
practice-looked = { $games ->
        [one] No mistake of yours in the game that I've just looked through.
       *[other] No mistake of yours in the { $games } games that I've just looked through.
    }
# [0] is said to someone with no such position yet, also above puzzles that they get instead.
practice-all = { $count ->
        [0] You have no mistake to practise yet. The first comes with your next games.
        [one] You've practised the only one. The next comes with your next game.
       *[other] You've practised all { $count }. The next comes with your next game.
    }
# Below practice-all; $time is a moment, in relation to now.
practice-again = -# One comes again { $time }.
# Positions, below one's own statistics.
practice-waiting = { $count ->
        [one] 1 position to practise
       *[other] { $count } positions to practise
    }
practise-this = Practise this
refusal-no-practice = Nobody knows what is right in { game-ultimate }, so there is nothing to practise. Pick another game.
