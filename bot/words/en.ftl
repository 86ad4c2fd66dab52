# English. Facts come in as { $names }; people are always mentions, never names.

-bot = Noughts

## Commands: descriptions (at most 100 characters) and what their choices mean

command-tictactoe = Tic-tac-toe in this channel
command-start = Start a match against the bot
command-start-difficulty = How well the bot plays (medium unless you say)
command-start-engine = Which of its ways of thinking the bot uses
command-start-mark = What you play; X moves first (drawn by lot unless you say)
command-board = Show your match here again, at the end of the channel
command-resign = Give your match here up

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
refusal-unknown-option = I do not know that option. Pick one from the list.
refusal-store-busy = I could not save that just now. Nothing was lost; please try again in a moment.
refusal-unknown-command = This command has changed. Reload Discord and try again.
refusal-broken = Something went wrong on my side. The match is safe; please try again.
