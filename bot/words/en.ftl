# English. Facts come in as { $names }; people are always mentions, never names.

-bot = Noughts
bot-name = { -bot }

## Commands: descriptions (at most 100 characters) and what their choices mean

command-tictactoe = Tic-tac-toe in this channel
command-start = Start a match against the bot
command-start-difficulty = How well the bot plays (medium unless you say)
command-start-engine = Which of its ways of thinking the bot uses
command-start-mark = What you play; X moves first (drawn by lot unless you say)
command-board = Show your match here again, at the end of the channel
command-resign = Give your match here up

command-watch = Watch two engines play each other
command-watch-x = Who plays X and moves first (drawn by lot unless you say)
command-watch-o = Who plays O (drawn by lot unless you say)
command-engines = Who the engines are, how strong they are, and how to beat them

choice-easy = Easy: looks ahead only near the end
choice-medium = Medium: makes mistakes you can find
choice-hard = Hard: you need a plan to win
choice-unbeatable = Unbeatable: a draw is a triumph
choice-x = X: you move first
choice-o = O: the bot moves first

## Engines: a name, and a word on how each thinks

engine-dice = Dice
engine-lines = Lines
engine-sampling = Sampling
engine-wargames = Wargames
engine-minimax = Minimax
engine-perfect = Perfect
choice-engine-dice = Dice: a few rules and a ten-sided die
choice-engine-lines = Lines: weighs the lines through every cell
choice-engine-sampling = Sampling: tries each move in a hundred random games
choice-engine-wargames = Wargames: two moves ahead, the rest is taste
choice-engine-minimax = Minimax: reads every line to the end
choice-engine-perfect = Perfect: never loses, and sets traps

level-easy = easy
level-medium = medium
level-hard = hard
level-unbeatable = unbeatable

## The board

seat-person = <@{ $person }>
seat-machine-level = { -bot } ({ $level })
seat-machine-engine = { -bot } ({ $engine })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-title = **X** { $x }  ·  **O** { $o }
board-turn = { $player }, your move: you play **{ $mark }**.
board-won-line = 🏆 **{ $winner } wins with three in a row!**
board-won-resigned = 🏳️ **{ $loser } gave up: { $winner } wins.**
board-draw = 🤝 **A draw.** Nobody got three in a row.
board-next-live = -# `/tictactoe board` shows this again · `/tictactoe resign` gives up
board-next-over = -# Once more? `/tictactoe start`
board-retired = This match goes on further down: { $link }

## Why an engine moved there: a rule, or what its nine numbers say

why = Why?
thought-moved = **{ $engine }** put its **{ $mark }** on { $cell }.

why-dice-complete = It saw three in a row and took it.
why-dice-block = It had to block your line.
why-dice-opening = The board was empty, so it rolled its die: mostly a corner, sometimes the centre, seldom an edge.
why-dice-centre = You began in a corner, so it took the centre.
why-dice-corner = You began in the centre, so it took a corner.
why-dice-fork = You held two opposite corners, which smells of a fork, so it rolled a die: mostly an edge.
why-dice-any = None of its rules fitted, so it took any free cell.
why-lines-weights = It took the cell with the greatest weight: every open line through a cell adds a little, a line to complete or to block a lot.
why-sampling-games = It played every move on at random, many games each, and took the one it lost least often.
why-wargames-immediate = It saw three in a row and took it.
why-wargames-two-plies = It weighed its moves against the replies, and settled the rest by taste.
why-minimax-guess = The end was too far away to see, so it guessed.
why-minimax-search = It read every line to the end and took one of the best.
why-perfect-win = It saw three in a row and took it.
why-perfect-trap = Of the moves that cannot lose, it took the one that people answer wrongly most often.
why-perfect-hold = It took a move that cannot lose; there is nothing left to win.

table-lines-weight = The weight of each free cell:
table-sampling-wins = Games won with each move:
table-sampling-draws = Games drawn with each move:
table-wargames-own = The worth of its moves:
table-wargames-reply = The worth of your replies:
table-wargames-taste = Its moves with taste added:
table-minimax-value = What each move comes to (10 a win, 0 a draw, -10 a loss):
table-perfect-chance = The chance of winning with each safe move, against someone who errs now and then:

## Who the engines are: how they think, how they can be beaten, how strong they are

engines-title = ## The engines

about-dice = Follows a handful of rules: take three in a row, block it, and a few about corners and the centre. Where the rules leave off it rolls a ten-sided die.
about-lines = Looks at every line through a cell and adds up what is in it. The heaviest cell wins, and it never looks further than that.
about-sampling = Tries each move by playing a hundred games from there at random. What went wrong least often must be good.
about-wargames = Imagines its move and your reply, no more. Among equals it follows its taste: centre, corner, edge.
about-minimax = Reads every line to the very end and picks one of the best moves. On lower levels it only wakes up when the end is near.
about-perfect = Knows every position by heart and never makes a mistake. Among safe moves it picks the one where people stumble most.

beat-dice = Move first and begin in the middle of a side: its rules know no answer to that.
beat-lines = Move first: a corner, then the edge a knight’s jump away from it. It walks into the fork every time.
beat-sampling = Move first and take two opposite corners: too often it answers in a third.
beat-wargames = Move first: a corner, after its centre the opposite corner, then a third corner. It never sees that coming.
beat-minimax = At its full depth nobody can. On easy it guesses until four cells are left, so have two lines ready by then.
beat-perfect = Nobody can. A draw against it is a triumph.

engine-heading = ### { $engine }
engine-strength =
    { "**How strong?**" } Out of 100 games against someone who presses anywhere it wins { $wins } and loses { $losses }. { $worst ->
        [0] Nobody ever beats it.
       *[other] Someone who knows its every habit beats it { $worst } times in 100.
    }
engine-beat = **How to beat it?** { $beat }

## Shows: two engines play each other

show-opening = Ready? Here they go.
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stop
show-stopped = Stopped. `/tictactoe watch` starts another.
show-cut-short = Cut short: I had to leave. `/tictactoe watch` starts another.
show-tally = { $games } games so far: X won { $x }, O won { $o }, and { $draws } were drawn.
show-conclusion = **A strange game. The only winning move is not to play.** How about `/tictactoe start`?

## What a person is asked or told in private

resign-question = Give up your match? It counts as a loss.
resign-yes = Give up
resign-no = Play on
resign-done = You gave up. Thank you for playing!
resign-kept = Good: the match goes on.

already-playing = You are in a match here already: { $link }
already-show = Show it here
already-resign = Give it up

refusal-not-your-match = This is somebody else's match. Start your own with `/tictactoe start`.
refusal-not-your-turn = It is not your turn yet.
refusal-cell-taken = That cell is taken. Pick a free one.
refusal-board-moved-on = This board had moved on before your press. Here it is as it stands now.
refusal-match-over = This match is over. Start another with `/tictactoe start`.
refusal-no-such-match = I don't know this match any more. Start another with `/tictactoe start`.
refusal-no-live-match = You have no match in this channel. Start one with `/tictactoe start`.
refusal-already-playing = You are in a match here already. `/tictactoe board` shows it.
refusal-no-such-level = { $engine } cannot be set to { $level }. Leave one of the two out.
refusal-unknown-button = This button is from another time. Start a match with `/tictactoe start`.
refusal-too-fast = You are faster than I am. Give me a few seconds, please.
refusal-unknown-option = I do not know that option. Pick one from the list.
refusal-board-gone = That board has been deleted. `/tictactoe board` shows your match again.
refusal-no-thought = The bot has not moved yet.
refusal-show-running = Two engines are playing in this channel already. Wait for their end, or have them stopped.
refusal-shows-full = There are as many shows on as I can play at once. Please try again in a minute.
refusal-show-over = This show has ended already.
refusal-not-your-show = Only who started this show can stop it.
refusal-store-busy = I could not save that just now. Nothing was lost; please try again in a moment.
refusal-unknown-command = This command has changed. Reload Discord and try again.
refusal-broken = Something went wrong on my side. The match is safe; please try again.
