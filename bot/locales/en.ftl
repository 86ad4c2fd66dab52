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

command-challenge = Challenge somebody, or whoever joins first, to a match
command-challenge-opponent = Whom you challenge (anybody in this channel unless you say)
command-challenge-pace = How long a move may take (casual unless you say)
command-challenge-mark = What you play; X moves first (drawn by lot unless you say)
command-menu-challenge = Challenge to tic-tac-toe
command-privacy = Who may challenge you, and whether you are reminded of your move

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
choice-challenge-x = X: you move first
choice-challenge-o = O: the other moves first
choice-quick = Quick: one minute a move
choice-casual = Casual: fifteen minutes a move
choice-slow = Slow: three days a move

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

# A name may be written from right to left; what comes after it is not to follow.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = anybody
seat-machine-level = { -bot } ({ $level })
seat-machine-engine = { -bot } ({ $engine })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-title = **X** { $x }  ·  **O** { $o }
board-series = Series: **X** { $x } : { $o } **O**{ $draws ->
        [0] {""}
        [one] {" · 1 draw"}
       *[other] {" · "}{ $draws } draws
    }
board-turn = { $player }, your move: you play **{ $mark }**.
board-turn-timed = { $player }, your move: you play **{ $mark }**. Time is up { $until }.
board-turn-unwatched = { $player }, your move: you play **{ $mark }**. Time is up { $until }; here I can show that only when somebody presses a button.
board-offer-draw = 🤝 { $player } offers a draw.
board-offer-take-back = ↩️ { $player } asks to take the last move back.
board-won-line = 🏆 **{ $winner } wins with three in a row!**
board-won-resigned = 🏳️ **{ $loser } gave up: { $winner } wins.**
board-won-out-of-time = ⏰ **{ $loser } ran out of time: { $winner } wins.**
board-won-abandoned = 🍂 **{ $loser } walked away: { $winner } wins.**
board-ended-full-board = 🤝 **A draw.** Nobody got three in a row.
board-ended-repetition = 🤝 **A draw.** The same position came up three times.
board-ended-agreed-draw = 🤝 **A draw**, agreed by both.
board-ended-abandoned = 🍂 **Abandoned** before it had really begun. It does not count.
board-ended-unreachable = 🍂 **Ended**, since its channel is gone. It does not count.
board-next-live = -# `/tictactoe board` shows this again, further down
board-next-over = -# Once more? Press the button or type `/tictactoe start`
board-retired = This match goes on further down: { $link }

offer-draw = Offer a draw
take-back = Take back
give-up = Give up
agree-draw = Accept the draw
agree-take-back = Allow it
disagree = Decline
rematch = Rematch
play-again = Play again

reminder = { $player }, it is your move against { $opponent }: { $link }

## Challenges

challenge = ### ⚔️ Tic-tac-toe, { $invited }?
    { $challenger } challenges you to a match.
challenge-open = ### ⚔️ Tic-tac-toe, anybody?
    { $challenger } would like to play. Who joins first?
challenge-rematch = ### ⚔️ Once more, { $invited }?
    { $challenger } asks for a rematch.
challenge-terms = **X** { $x }  ·  **O** { $o }  ·  { $pace }
challenge-until = -# The challenge lapses { $until }.
pace-quick = quick: 1 minute a move
pace-casual = casual: 15 minutes a move
pace-slow = slow: 3 days a move
challenge-accept = Accept
challenge-join = Join
challenge-decline = Decline
challenge-block = Block
challenge-cancel = Cancel
challenge-declined = { $invited } declined the challenge of { $challenger }.
challenge-lapsed = { $challenger } challenged { $invited }, and the challenge has lapsed unanswered.
challenge-lapsed-open = { $challenger } looked for somebody to play, and nobody joined in time.
challenge-cancelled = { $challenger } took the challenge to { $invited } back.
challenge-cancelled-open = { $challenger } is no longer looking for somebody to play.

## Why an engine moved there: a rule, or what its nine numbers say

why = Why?
move-explained = **{ $engine }** put its **{ $mark }** on { $cell }.

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
table-perfect-slip = The part of the replies to each safe move that give something up:

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

## Exhibitions: two engines play each other

exhibition-opening = Ready? Here they go.
exhibition-move = **{ $mark }** { $engine }: { $why }
exhibition-stop = Stop
exhibition-stopped = Stopped. `/tictactoe watch` starts another.
exhibition-cut-short = Cut short: I had to leave. `/tictactoe watch` starts another.
exhibition-lost = The connection broke before they could begin. `/tictactoe watch` starts another.
exhibition-record = { $games } games so far: X won { $x }, O won { $o }, and { $draws } were drawn.
exhibition-conclusion = **A strange game. The only winning move is not to play.** How about `/tictactoe start`?

## What a person is asked or told in private

resign-question-counted = Give up your match? It counts as a loss.
resign-question-uncounted = Give up your match? It does not count before each side has moved twice.
resign-yes = Give up
resign-no = Play on
resign-done = You gave up. Thank you for playing!
resign-kept = Good: the match goes on.

already-playing = You are in a match here already: { $link }
already-show = Show it here
already-resign = Give it up

start-own = Start your own
resign-done-unseen = You gave up. Thank you for playing! The board shows it as soon as somebody presses a button on it.
blocked = You declined, and { $person } can challenge you no more. `/privacy` undoes that.

privacy-title = ## What others may do
privacy-challenges-on = **Challenges:** anybody but those below may challenge you to a match.
privacy-challenges-off = **Challenges:** nobody can challenge you.
privacy-challenges-turn-on = Let others challenge me
privacy-challenges-turn-off = Let nobody challenge me
privacy-reminders-on = **Reminders:** you are mentioned when it is your move in a slow match, or when a casual one has waited for two minutes.
privacy-reminders-off = **Reminders:** nothing reminds you of your move.
privacy-reminders-turn-on = Remind me
privacy-reminders-turn-off = Do not remind me
privacy-blocked = **Blocked:** these people cannot challenge you. Pick whom to add, or take somebody out.
privacy-blocked-none = Nobody is blocked
privacy-blocked-deleted = { $count ->
        [one] Somebody you block has deleted their data, so I cannot name them. They cannot challenge you either.
       *[other] { $count } people you block have deleted their data, so I cannot name them. They cannot challenge you either.
    }
privacy-unblock-deleted = Unblock who deleted their data

refusal-not-your-match = This is somebody else's match.
refusal-not-your-turn = It is { seat-person }'s turn. It began <t:{ $since }:R>.
refusal-match-not-over = This match is still going on.
refusal-not-against-bot = The bot takes no draws: play on, or give up.
refusal-nothing-to-take-back = You have not moved yet, so there is nothing to take back.
refusal-offer-stands = There is an offer on the table already. It has to be answered first.
refusal-own-offer = You asked for that yourself: the other has to answer.
refusal-no-offer = That offer no longer stands.
refusal-challenge-open = This match has not begun: the challenge still waits for its answer.
refusal-challenge-over = This challenge is no longer open.
refusal-not-your-challenge = This challenge is between others. Make your own with `/tictactoe challenge`.
refusal-own-challenge = You cannot accept your own challenge. Somebody else has to.
refusal-too-many-challenges = You have { $limit } challenges open already. Wait for an answer or cancel one.
refusal-not-challengeable = { seat-person } is not taking challenges just now.
refusal-just-declined = { seat-person } has just declined you. Try again in ten minutes.
refusal-too-many-blocks = You block { $limit } people, and I can keep no more. `/privacy` lets you take somebody out.
refusal-self-challenge = You cannot challenge yourself. Leave `opponent` out to play whoever joins first.
refusal-bot-challenge = Other bots do not know how to play this. Challenge a person, or me.
refusal-not-here = { seat-person } is not in this server.
refusal-nobody-here = Nobody but us can see this chat. Play me with `/tictactoe start`, or challenge somebody in a server.
refusal-only-you = This server shows my answers to nobody but you, so the challenge could not be seen and is cancelled.
refusal-opponent-busy = { seat-person } is in another match here. Try again when it is over.
refusal-opponent-left = The other one has deleted their data, so I no longer know who it was. Challenge somebody with `/tictactoe challenge`.
refusal-rematch-made = There is a rematch of this match already.
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
refusal-nothing-to-explain = The bot has not moved yet.
refusal-exhibition-running = Two engines are playing in this channel already. Wait for their end, or have them stopped.
refusal-too-many-exhibitions = There are as many shows on as I can play at once. Please try again in a minute.
refusal-exhibition-over = This show has ended already.
refusal-not-your-exhibition = Only who started this show can stop it.
refusal-store-busy = I could not save that just now. Nothing was lost; please try again in a moment.
refusal-store-damaged = I cannot read my notes, so that did not count. Whoever runs me has to put this right.
refusal-unknown-command = This command has changed. Reload Discord and try again.
refusal-broken = Something went wrong on my side. The match is safe; please try again.

## Standings: boards, cards, records, and why a match did not count

command-stats = Who is best, how somebody is doing, or two people's record
command-stats-player = Whose card to show
command-stats-versus = Whose record against them to show
command-stats-scope = This server or everywhere (this server unless you say)
choice-server = This server
choice-everywhere = Everywhere

stats-title-server = ## 🏆 The best of this server
stats-title-everywhere = ## 🏆 The best everywhere
stats-title-season = ## 🏆 The best of this server: season { $number }
stats-title-direct = ## Your direct messages
stats-row = { $place } **{ $points }** { $who }  ·  { $wins } won, { $draws } drawn, { $losses } lost
stats-place = `{ $rank }.`
stats-place-first = 🥇
stats-place-second = 🥈
stats-place-third = 🥉
stats-place-none = ▫️
stats-unsettled = -# Still finding their place: a few more matches, and they are ranked.
stats-empty = Nobody has finished a match that counts yet. Be the first: `/tictactoe start`
stats-unsettled-season = -# Too few matches for a rank.
stats-empty-season = Nobody finished a match that counted in this season.
stats-own-none-season = { "**You**" } did not finish a match that counted in this season.
stats-own = { "**You**" }  ·  { $row }
stats-own-none = { "**You**" } have not finished a match that counts here yet.
stats-own-unnamed = -# Nobody else sees your name on this list.
stats-somebody = somebody
person-gone = somebody who left
stats-page = { $page } of { $pages }
stats-previous = ◀
stats-next = ▶
stats-mine = My page
stats-to-server = This server
stats-to-everywhere = Everywhere
stats-to-direct = Direct messages
stats-name-me = Name me here
stats-unname-me = Stop naming me
stats-help = How does this work?
card-board = The whole list

card-title = ## { $who }
card-rank = { "**" }{ $points }**, rank { $rank }
card-unranked-season = { "**" }{ $points }**, without a rank: too few matches
card-direct = { "**" }{ $points }**, which only you see
card-unranked = { "**" }{ $points }**, not ranked yet: a few more matches
card-total = Won { $wins }, drawn { $draws }, lost { $losses }  ·  X { $x } times, O { $o } times
card-streak = Wins in a row: { $streak } now, { $best } at best
card-streak-season = Wins in a row: { $streak } at the end, { $best } at best
card-opening = Favourite first cell: { $cell } ({ $times ->
        [one] once
       *[other] { $times } times
    })
card-opponents = ### Against
card-opponent = { $opponent }: { $wins } won, { $draws } drawn, { $losses } lost
card-opponent-people = people
card-opponent-you = you
card-opponent-level = { -bot } ({ $level })
card-opponent-engine = { -bot } ({ $engine })
card-latest = ### Latest matches here
card-latest-season = ### Last matches of the season
card-match = { $result } { $opponent } { $when }
card-match-link = { $result } { $opponent } { $when }  ·  [the board]({ $link })
card-won = Won against
card-drawn = Drew with
card-lost = Lost to
card-picture = Left: the course of the rating over the last { $matches } matches, from { $first } to { $last }, lowest { $lowest }, highest { $highest }. Right: how often each cell was the first move, row by row: { $cells }.
card-picture-history = Rating
card-picture-cells = First moves
cell-0 = the top left corner
cell-1 = the top edge
cell-2 = the top right corner
cell-3 = the left edge
cell-4 = the centre
cell-5 = the right edge
cell-6 = the bottom left corner
cell-7 = the bottom edge
cell-8 = the bottom right corner

versus-title = ## { $one } and { $other }
versus-none = They have not finished a match against each other here yet.
versus-record =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }: { $one } won { $wins }, { $other } won { $losses }, and { $draws } were drawn.

stats-help-text =
    ## How ratings work
    Everybody starts at 1500. Winning against the strong lifts you most, losing to the weak costs most (Glicko-2). A “?” means that the bot does not know you well enough yet, or has not seen you for long; until then you are listed apart, without a rank.
    The levels of the bot have ratings of their own, counted out exactly: easy { $easy }, medium { $medium }, hard { $hard }, unbeatable { $unbeatable }.
    ### What does not count, or counts less
    Moves against the bot that you have just played before do not move your rating, turned or mirrored included.
    The second match of the same two within a day moves a rating half as far, the third a third, and so on.
    A match that ends before each side has moved twice does not count at all, whatever the ending.
    Matches against somebody new move a rating only between { $least } and { $most }, and never take its “?” away. Somebody is new until they have no “?” themselves, or have played { $matches } matches with { $people } different people.
    Whoever took a move back can lose rating with that match, but not gain any.
    Winning against an engine lifts you at most { $cap } points above it, and drawing with one that nobody can beat lifts you no higher than hard.
    What you play in direct messages counts apart, and nobody but its players sees it.

uncounted-unrated = This game is unrated: it changes nobody's rating.
uncounted-short = This match does not count: it ended before each side had moved twice.
uncounted-nobody = This match does not count for anybody.
uncounted-repeated = Your rating stays as it is: you have played these moves against me before.
uncounted-again = This was match { $nth } of the same two within a day, so it moves the rating 1/{ $nth } as far.
uncounted-taken-back = You took a move back, so this match could not lift your rating.

refusal-no-standing = { seat-person } has not finished a match that counts here yet.
refusal-not-shown = { seat-person } does not want to be named beyond this server.
refusal-no-server = There is no server here. Try `scope: Everywhere`.
refusal-not-added = Settings belong to a server that has added me, and this is none. Your own are in `/privacy`.
refusal-export-in-flight = I am putting your data together already. It comes as soon as it is complete.
refusal-being-erased = Your data is being deleted, which takes some seconds more. You can play again then.
refusal-not-server-manager = Only people who may manage this server can see and change its settings.

## A server's settings

command-settings = What this server starts matches with, and whether they count everywhere
settings-title = ## Settings of this server
settings-difficulty = { "**Level**" } of a match against the bot, unless somebody picks one
settings-pace = { "**Pace**" } of a match between people, unless somebody picks one
settings-pace-quick = quick (1 minute a move)
settings-pace-casual = casual (15 minutes)
settings-pace-slow = slow (3 days)
settings-everywhere-1 = Matches here { "**count everywhere**" }, from their end on.
settings-everywhere-0 = Matches here { "**do not count everywhere**" }.
settings-turn-everywhere-1 = Have them count everywhere
settings-turn-everywhere-0 = Have them count here alone
settings-new-season = New season

season-first = This server’s leaderboard is in its **first season**.
season-since = This server’s leaderboard is in **season { $number }**, which started on { $since }.
season-question = Start season { $number }? The leaderboard of this server starts at zero; season { $former } stays readable in `/stats`. You can undo this for a day.
season-start = Start season { $number }
season-keep = Leave it
season-started = Season { $number } has started. May the best one win!
season-undo-until = You can undo this until { $until }.
season-undo = Undo season { $number }
season-undone = Season { $number } is undone. Season { $former } goes on as if it had never ended: what was played meanwhile counts in it within a moment.
season-name = Season { $number }
season-name-current = Season { $number } (now)

refusal-later-season = A later season has started since. Undo that one first.
refusal-undo-too-late = Season { $number } started more than a day ago, so it stays. The season before it is still in `/stats`.

## What is kept of a person

kept-title = ### What is kept of you
kept-matches = - **Matches and challenges**, open ones too: who, where, when, in which language, the moves and the end. They are your opponents’ as well: a deletion ends what you play, and puts a random number in your place.
kept-ratings = - **Ratings**: where you stand in each server and season, what each match changed, your record against each person. A deletion takes you off all lists and puts the same number there.
kept-settings = - **Your settings**: challenges, reminders, and your name on the list of all servers. Until you delete them.
kept-blocks = - **Whom you block**, until you lift it or delete your data. Who blocks you is kept too, but not shown to you, and outlives your deletion under a code.
kept-pauses = - **Whom you pinged with a challenge, and who declined**, for { $minutes } minutes, under the code if you delete your data meanwhile.
kept-exhibitions = - **Which match between engines you started**, while it plays.
kept-deletions = - **That you delete your data**, until it is done; then, under the code and for { $days } days, which number is yours, so that nobody gains a rating by deleting.
kept-limits =
    The code is made from your id with a key. Whoever runs me has the key, and can check whether a code belongs to an id that they know.
    No name, no message, nothing else you do on Discord; my log names no people. After a deletion your name also goes from the newest { $boards } finished boards, some 40 a minute. I cannot reach boards in servers that removed me, in channels closed to me, in archived threads, or where only a person has installed me; nor backups, pictures and exports that somebody has saved.
mydata-export = Show me what is kept
mydata-erase = Delete it all
mydata-exported = This is all that is kept of you, in a form for programs.
mydata-question =
    Delete all that is kept of you? The matches you are in end as given up. This cannot be undone.
    Something stays for the sake of others: finished matches under a random number, who blocks you, and the { $minutes } minutes between challenges. Blocks and those minutes are kept under a code made from your id, and for { $days } days so is your random number. Whoever runs me can check whether a code belongs to an id that they know.
mydata-yes = Delete
mydata-no = Keep it
mydata-done = Done: nothing here names you any more. Thank you for playing.
mydata-begun = I am deleting it. You have so many matches that this takes some seconds more, and I finish it even if I am restarted. Until then you cannot start a match. Press `Delete it all` in `/privacy` again to see whether it is done.
mydata-traces = Done: nothing here names you any more, but for traces in unused parts of my database. They go within a few minutes, or when I next start. Thank you for playing.
mydata-boards = Your name also goes from the newest { $boards } finished boards, some 40 a minute, where I can still edit them. I cannot reach boards in servers that removed me, in channels closed to me, in archived threads, or where only a person has installed me.
mydata-kept = Good: everything stays as it is.
