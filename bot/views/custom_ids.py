"""The custom ids of buttons: the prefix of a kind, then numbers, such as `c1:12:4:8`.

Each kind is declared here once, with its numbers and their bounds. Buttons stay on screen for
years, so a kind keeps its numbers: others need another kind.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.views import id_numbers as number
from bot.views.id_numbers import IdNumber

# ASCII, since \d would match the digits of any script.
_CUSTOM_ID = re.compile(r"([a-z]{1,2}\d+)((?::\d{1,19})*)", re.ASCII)


@dataclass(frozen=True, eq=False)
class ButtonKind:
    """What a button does; `fields` are the numbers in its custom ids, in order."""

    code: str
    fields: tuple[IdNumber, ...] = ()

    @cached_property
    def prefix(self) -> str:
        return f"{self.code}1"

    def fits(self, numbers: Sequence[int]) -> bool:
        """Return whether custom ids of this kind can have these numbers."""
        return len(numbers) == len(self.fields) and all(
            value <= field.most for value, field in zip(numbers, self.fields, strict=True)
        )


def custom_id(kind: ButtonKind, *numbers: int) -> str:
    return ":".join((kind.prefix, *map(str, numbers)))


def read(written: str) -> tuple[str, list[int]]:
    """Return the prefix and the numbers of a custom id; the prefix is empty if it is not one."""
    match = _CUSTOM_ID.fullmatch(written)
    return (match[1], [int(number) for number in match[2].split(":")[1:]]) if match else ("", [])


# No kind may have the code of one that is gone: in 1.0.0, rm was "Moves" below a review, and sh
# "Share in this channel" below an animation.
_MATCH = (number.MATCH,)
_BOARD = (number.MATCH, number.REVISION)

CELL = ButtonKind("c", (*_BOARD, number.CELL))
"""A cell of a board that is empty, or where a person may move."""
TAKEN_CELL = ButtonKind("i", (*_BOARD, number.CELL))
"""A cell of a board where nobody may move."""
PICK = ButtonKind("pk", (*_BOARD, number.PICK))
"""Pick what the next move puts on the board, such as a piece of a size."""
PICK_AGAIN = ButtonKind("pa", _BOARD)
ASK_RESIGN = ButtonKind("g", _MATCH)
RESIGN = ButtonKind("r", _MATCH)
KEEP_PLAYING = ButtonKind("k", _MATCH)
REFRESH = ButtonKind("rf", _MATCH)
"""Draw a board again that waits for the bot's move."""
OFFER_DRAW = ButtonKind("h", _BOARD)
TAKE_BACK = ButtonKind("t", _BOARD)
"""Take a move back, or ask to; first ask the person, where that has a price."""
TAKE_BACK_YES = ButtonKind("tb", _BOARD)
"""Do so for that price."""
ACCEPT_OFFER = ButtonKind("y", _BOARD)
DECLINE_OFFER = ButtonKind("n", _BOARD)
WITHDRAW_OFFER = ButtonKind("wo", _BOARD)
REMATCH = ButtonKind("m", _MATCH)
REMATCH_AT_LEVEL = ButtonKind("ml", (number.MATCH, number.LEVEL))
"""Play the bot again at the level with that number, the easiest being 0."""
MORE = ButtonKind("mo", _MATCH)
"""Show what a finished match did to the person's rating, and where to go from there."""
SHOW_BOARD = ButtonKind("s", _MATCH)
EXPLAIN_MOVE = ButtonKind("w", _MATCH)
RULE = ButtonKind("ru", _MATCH)
BOARD_IN_WORDS = ButtonKind("bw", _MATCH)
HINT = ButtonKind("hi", _BOARD)
"""Give a hint for the person's next move, or ask first whether the match may become unrated."""
TAKE_HINT = ButtonKind("ht", _BOARD)
"""Make the match unrated, and give the hint."""
HINT_STEP = ButtonKind("hs", (*_BOARD, number.STEP))
PLAY_HINT = ButtonKind("hp", _BOARD)
SHOW_NUMBERS = ButtonKind("wn", (number.MATCH, number.PLY))
"""Show the numbers that the engine compared for a move."""
ENGINE_CARD = ButtonKind("en")
GAME_LEVELS = ButtonKind("gl")
START_OWN = ButtonKind("o")
"""Start a match of the person's own."""
START_GAME = ButtonKind("pl", (number.GAME,))
"""Start one in the game with that number, or in the one that was picked from a menu."""
PLAY_LEVEL = ButtonKind("pv", (number.GAME, number.DIFFICULTY))
"""Start one in a game and at a level with these numbers."""

REVIEW = ButtonKind("rv", _MATCH)
REVIEW_STEP = ButtonKind("rs", (number.MATCH, number.PLIES, number.WAY))
"""Show the review after that many moves; the way tells buttons that lead to the same ones apart."""
TRY_AGAIN = ButtonKind("ta", (number.MATCH, number.PLIES))
"""Begin another try of a finished match, before the last of that many moves."""
GAME_REVIEW = ButtonKind("ro", number.PARTS)
"""Review a game that no match stores: the game with a number, and the parts of what was played."""
GAME_REVIEW_STEP = ButtonKind("rt", (*number.PARTS, number.PLIES, number.WAY))
"""Show the review of such a game after that many moves."""
SHARED_REVIEW = ButtonKind("sr", (number.SHARE, *number.PARTS))
"""Review the game of a share, which 1.0.0 posted."""
STILL_CELL = ButtonKind("sc", (number.CELL,))
"""A cell of a board that only shows a position."""

ACCEPT_CHALLENGE = ButtonKind("a", _BOARD)
DECLINE_CHALLENGE = ButtonKind("d", _BOARD)
BLOCK_CHALLENGER = ButtonKind("b", _MATCH)
CANCEL_CHALLENGE = ButtonKind("l", _BOARD)
CALL_PLAYERS = ButtonKind("cl", _BOARD)
"""Mention the server's role of players for an open challenge."""
JOIN_CHALLENGE = ButtonKind("jc", _MATCH)
"""Join a challenge to all from another message than its own: the call, or a private question."""
ASK_AGAIN = ButtonKind("aa", _MATCH)
"""Post a challenge again that nobody answered in time."""
ASK_OPPONENT = ButtonKind("ao")
CHALLENGE_PERSON = ButtonKind("cp")
"""Challenge the person that was picked from a menu."""
CHALLENGE_AGAIN = ButtonKind("cr", _MATCH)
"""Challenge the person's opponent in a finished match."""
CHALLENGE_ANYONE = ButtonKind("ca")
CHALLENGE_ANYWAY = ButtonKind("cw", (number.PERSON, number.PACE, number.MARK, number.GAME))
"""Challenge a person (0: everybody) after a question, at a pace, with a mark and in a game."""
HELP_COMMAND = ButtonKind("hc")
"""Run the command that was picked from the menu of `/help`."""
HELP = ButtonKind("he")
"""Show `/help` again in place of a page that it opened."""

SHOW_CELL = ButtonKind("f", (number.SHOW, number.PLY, number.CELL))
STOP_SHOW = ButtonKind("x", (number.SHOW,))
WATCH_AGAIN = ButtonKind("xa", (number.X, number.O, number.GAME))
"""Start a show of the engines and in the game with these numbers."""
PLAY_ENGINE = ButtonKind("pe", (number.ENGINE, number.GAME))
"""Start a match of the person against the engine and in the game with these numbers."""

ALLOW_CHALLENGES = ButtonKind("p", (number.ON,))
ALLOW_REMINDERS = ButtonKind("q", (number.ON,))
SHOW_GAMES = ButtonKind("sg", (number.ON,))
SAY_BOARDS = ButtonKind("bs", (number.ON,))
BLOCKED_PEOPLE = ButtonKind("u")
UNBLOCK_DELETED = ButtonKind("ud", (number.COUNT,))
"""Unblock the people who have deleted their data, if they are as many as the page says."""
STORED_DATA = ButtonKind("sd")
EXPORT_DATA = ButtonKind("ex")
DELETE_DATA = ButtonKind("dd", (number.ANSWER,))
PRIVACY = (
    *(ALLOW_CHALLENGES, ALLOW_REMINDERS, SHOW_GAMES, SAY_BOARDS, BLOCKED_PEOPLE, UNBLOCK_DELETED),
    *(STORED_DATA, EXPORT_DATA, DELETE_DATA),
)
"""The buttons of `/privacy`, which answer whoever is shut out, too."""

LEADERBOARD = ButtonKind("lb", (number.WHICH, number.PAGE))
LEADERBOARD_PAGE = ButtonKind("ln", (number.WHICH, number.PAGE))
"""The number of the shown page, never enabled."""
OWN_PAGE = ButtonKind("lo", (number.WHICH,))
SHOW_NAME = ButtonKind("sn", (number.ON, number.PAGE_OF_GAME))
"""Show the person's name on the leaderboard of all servers."""
RATING_RULES = ButtonKind("rr")
"""Explain how ratings work, with the points of the bot in classic."""
GAME_RATING_RULES = ButtonKind("rg", (number.GAME,))
"""Explain how ratings work, with the points of the bot in the game with that number."""
RATING_DETAILS = ButtonKind("rd")
PLAYER_CARD = ButtonKind("pc", (number.WHICH, number.PERSON))
LEADERBOARD_GAME = ButtonKind("lg")
LEADERBOARD_SEASON = ButtonKind("lz")
CARD_SEASON = ButtonKind("pz", (number.PERSON,))
CARD_GAME = ButtonKind("pg", (number.PERSON,))

HISTORY = ButtonKind("gh", (number.PERSON, number.GAME_OR_ALL))
"""Show a person's newest finished games, or with 0 for the person those of the server.

0 for the game is all games; others have the number of `NUMBERED_GAMES` plus one.
"""
OLDER_GAMES = ButtonKind("go", (number.PERSON, number.GAME_OR_ALL, number.PAST_GAME))
"""Show the games that ended before the one with that number."""
NEWER_GAMES = ButtonKind("gn", (number.PERSON, number.GAME_OR_ALL, number.PAST_GAME))
"""Show the games that ended after the one with that number."""
HISTORY_GAME = ButtonKind("gg", (number.PERSON,))
"""Choose which of the games to list."""

OPEN_GAME = ButtonKind("og")
"""Open the finished match that was picked from a menu."""
ANIMATION = ButtonKind("an", _MATCH)

SETTINGS = ButtonKind("se", (number.SUBJECT,))
"""Show a page of a server's settings: 0 is the first, the others are a subject each."""
SERVER_LEVEL = ButtonKind("sl")
SERVER_PACE = ButtonKind("st")
CALL_ROLE = ButtonKind("cc")
"""Choose the role that open challenges can mention."""
COUNT_EVERYWHERE = ButtonKind("ce", (number.ON,))
"""Set whether a server's matches count on the leaderboard of all servers."""
SERVER_LANGUAGE = ButtonKind("la", (number.MENU,))
"""Set the language of what everybody on a server sees; it has as many menus as it takes."""
DAILY_CHANNEL = ButtonKind("tc")
DAILY_HOUR = ButtonKind("th")
NEW_SEASON = ButtonKind("ns", (number.ANSWER,))
"""Ask whether to start a new season on a server; in 1.0.0 it was asked twice."""
SEASON_ENDS = ButtonKind("ze")
SEASON_CHANNEL = ButtonKind("zc")
SEASON_ROLE = ButtonKind("zr")
SEASON_LEADERBOARD = ButtonKind("zl", (number.WHICH,))
"""Show the leaderboard of a season apart from the message with the button."""
SEASON_GAMES = ButtonKind("zg", (number.NEW_SEASON,))
"""Show the podiums of a season's other games."""
START_SEASON = ButtonKind("ss", (number.NEW_SEASON,))

_PUZZLE = (number.PUZZLE,)
_PUZZLE_BOARD = (number.PUZZLE, number.REVISION)

PUZZLE = ButtonKind("dy", _PUZZLE)
"""Show the daily puzzle with that number."""
PUZZLE_CELL = ButtonKind("dc", (*_PUZZLE_BOARD, number.CELL))
"""A cell of a puzzle's board where the person may move."""
PUZZLE_PICK = ButtonKind("dp", (*_PUZZLE_BOARD, number.PICK))
"""Pick what the next move of a puzzle puts on the board."""
PUZZLE_HINT = ButtonKind("dh", _PUZZLE)
PUZZLE_GIVE_UP = ButtonKind("dg", (number.PUZZLE, number.ANSWER))
PUZZLE_REVIEW = ButtonKind("dv", _PUZZLE)
"""Show the line of a finished puzzle, with reasons."""
PUZZLE_RESULTS = ButtonKind("dr", _PUZZLE)
"""Show who opened a puzzle in this server, and how they did."""
PUZZLE_COPY = ButtonKind("dk", _PUZZLE)
"""Show the person's result as text to copy."""
SHARE_PUZZLE = ButtonKind("ds", _PUZZLE)
"""Post the person's result in the channel."""
SHARED_PUZZLE = ButtonKind("dz", (number.SHARE, number.PUZZLE))
"""Show the puzzle of a result that was shared."""
EVENING_CHOICE = ButtonKind("ed", (number.EVENING_MENU,))
"""Choose the day, the hour, the game or the minutes of the arena that a server gets by itself."""
EVENING_CHANNEL = ButtonKind("ec")
EVENING_CALLS = ButtonKind("er", (number.ON,))

PRACTICE = ButtonKind("qn", (number.GAME_OR_ALL, number.PUZZLE))
"""Show the next position to practise, of a game or of all, or the puzzle after that one."""
PRACTISE_THIS = ButtonKind("qt", (number.MATCH, number.PLY))
_EXERCISE = (number.MATCH, *number.EXERCISE)
PRACTICE_CELL = ButtonKind("qc", (*_EXERCISE, number.CELL))
"""A cell where a move can be tried."""
PRACTICE_PICK = ButtonKind("qp", (*_EXERCISE, number.PICK))
PRACTICE_HINT = ButtonKind("qh", _EXERCISE)
PRACTICE_ANSWER = ButtonKind("qa", _EXERCISE)
PRACTICE_GAME = ButtonKind("qo", (number.MATCH, number.PLY))
"""Show the review of a match at a move."""

ARENA_CHOICE = ButtonKind("aq", (number.ARENA_MENU, *number.CHOSEN))
"""Choose one of the three of an arena that is not announced yet."""
ANNOUNCE_ARENA = ButtonKind("aw", number.CHOSEN)
_ARENA = (number.ARENA,)
JOIN_ARENA = ButtonKind("aj", _ARENA)
LEAVE_ARENA = ButtonKind("al", _ARENA)
BACK_IN_ARENA = ButtonKind("ab", _ARENA)
"""Get games again after a missed one."""
ARENA_STANDINGS = ButtonKind("as", _ARENA)
START_ARENA = ButtonKind("ag", _ARENA)
END_ARENA = ButtonKind("ae", (number.ARENA, number.ANSWER))
"""End an arena, or ask first."""
ARENA_AGAIN = ButtonKind("ar", _ARENA)
"""Announce another arena like that one."""

NAMES = {kind.prefix: name.lower() for name, kind in vars().items() if isinstance(kind, ButtonKind)}
"""What each kind is called in the metrics, by the prefix of its custom ids."""
