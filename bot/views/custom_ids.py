"""The custom ids of buttons: the prefix of a kind, then numbers, such as `c1:12:4:8`.

Buttons stay on screen for years, so a kind keeps its numbers: different ones need a new kind.
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

CELL = ButtonKind("c", (*_BOARD, number.CELL))  # an empty cell, or one where a person may move
TAKEN_CELL = ButtonKind("i", (*_BOARD, number.CELL))  # one where nobody may move
PICK = ButtonKind("pk", (*_BOARD, number.PICK))  # what the next move puts on the board
PICK_AGAIN = ButtonKind("pa", _BOARD)
ASK_RESIGN = ButtonKind("g", _MATCH)
RESIGN = ButtonKind("r", _MATCH)
KEEP_PLAYING = ButtonKind("k", _MATCH)
REFRESH = ButtonKind("rf", _MATCH)  # draw a board again that waits for the bot's move
OFFER_DRAW = ButtonKind("h", _BOARD)
TAKE_BACK = ButtonKind("t", _BOARD)  # or ask to; if that has a price, the person is asked first
TAKE_BACK_YES = ButtonKind("tb", _BOARD)  # take it back at that price
ACCEPT_OFFER = ButtonKind("y", _BOARD)
DECLINE_OFFER = ButtonKind("n", _BOARD)
WITHDRAW_OFFER = ButtonKind("wo", _BOARD)
REMATCH = ButtonKind("m", _MATCH)
REMATCH_AT_LEVEL = ButtonKind("ml", (number.MATCH, number.LEVEL))  # the easiest level is 0
MORE = ButtonKind("mo", _MATCH)  # what the match did to the person's rating, and what to do next
SHOW_BOARD = ButtonKind("s", _MATCH)
EXPLAIN_MOVE = ButtonKind("w", _MATCH)
RULE = ButtonKind("ru", _MATCH)
BOARD_IN_WORDS = ButtonKind("bw", _MATCH)
HINT = ButtonKind("hi", _BOARD)  # give a hint, or ask first whether the match may become unrated
TAKE_HINT = ButtonKind("ht", _BOARD)  # make the match unrated, and give the hint
HINT_STEP = ButtonKind("hs", (*_BOARD, number.STEP))
PLAY_HINT = ButtonKind("hp", _BOARD)
SHOW_NUMBERS = ButtonKind("wn", (number.MATCH, number.PLY))  # those that the engine compared
ENGINE_CARD = ButtonKind("en")
GAME_LEVELS = ButtonKind("gl")
START_OWN = ButtonKind("o")  # start a match of the person's own
START_GAME = ButtonKind("pl", (number.GAME,))  # in that game, or in the one picked from a menu
PLAY_LEVEL = ButtonKind("pv", (number.GAME, number.DIFFICULTY))

REVIEW = ButtonKind("rv", _MATCH)
REVIEW_STEP = ButtonKind("rs", (number.MATCH, number.PLIES, number.WAY))
# Play a finished match again from before the last of that many moves.
TRY_AGAIN = ButtonKind("ta", (number.MATCH, number.PLIES))
GAME_REVIEW = ButtonKind("ro", number.PARTS)  # of a game that no match stores
GAME_REVIEW_STEP = ButtonKind("rt", (*number.PARTS, number.PLIES, number.WAY))
SHARED_REVIEW = ButtonKind("sr", (number.SHARE, *number.PARTS))  # of a game that 1.0.0 shared
STILL_CELL = ButtonKind("sc", (number.CELL,))  # of a board that only shows a position

ACCEPT_CHALLENGE = ButtonKind("a", _BOARD)
DECLINE_CHALLENGE = ButtonKind("d", _BOARD)
BLOCK_CHALLENGER = ButtonKind("b", _MATCH)
CANCEL_CHALLENGE = ButtonKind("l", _BOARD)
CALL_PLAYERS = ButtonKind("cl", _BOARD)  # mention the server's role of players for a challenge
JOIN_CHALLENGE = ButtonKind("jc", _MATCH)  # from a call for players, or from a private question
ASK_AGAIN = ButtonKind("aa", _MATCH)  # post again a challenge that nobody answered in time
ASK_OPPONENT = ButtonKind("ao")
CHALLENGE_PERSON = ButtonKind("cp")  # the one picked from a menu
CHALLENGE_AGAIN = ButtonKind("cr", _MATCH)  # the person's opponent in a finished match
CHALLENGE_ANYONE = ButtonKind("ca")
CHALLENGE_ANYWAY = ButtonKind("cw", (number.PERSON, number.PACE, number.MARK, number.GAME))
"""Challenge a person (0: everybody) after a question, at a pace, with a mark and in a game."""
HELP_COMMAND = ButtonKind("hc")  # run the command picked from the menu of `/help`
HELP = ButtonKind("he")  # show `/help` again in place of a page that it opened

SHOW_CELL = ButtonKind("f", (number.SHOW, number.PLY, number.CELL))
STOP_SHOW = ButtonKind("x", (number.SHOW,))
WATCH_AGAIN = ButtonKind("xa", (number.X, number.O, number.GAME))
PLAY_ENGINE = ButtonKind("pe", (number.ENGINE, number.GAME))

ALLOW_CHALLENGES = ButtonKind("p", (number.ON,))
ALLOW_REMINDERS = ButtonKind("q", (number.ON,))
SHOW_GAMES = ButtonKind("sg", (number.ON,))
SAY_BOARDS = ButtonKind("bs", (number.ON,))
BLOCKED_PEOPLE = ButtonKind("u")
UNBLOCK_DELETED = ButtonKind("ud", (number.COUNT,))  # deleted people, if they are still as many
STORED_DATA = ButtonKind("sd")
EXPORT_DATA = ButtonKind("ex")
DELETE_DATA = ButtonKind("dd", (number.ANSWER,))
PRIVACY = (  # the buttons of `/privacy`, which answer whoever is shut out, too
    *(ALLOW_CHALLENGES, ALLOW_REMINDERS, SHOW_GAMES, SAY_BOARDS, BLOCKED_PEOPLE, UNBLOCK_DELETED),
    *(STORED_DATA, EXPORT_DATA, DELETE_DATA),
)

LEADERBOARD = ButtonKind("lb", (number.WHICH, number.PAGE))
LEADERBOARD_PAGE = ButtonKind("ln", (number.WHICH, number.PAGE))  # the shown one, never enabled
OWN_PAGE = ButtonKind("lo", (number.WHICH,))
SHOW_NAME = ButtonKind("sn", (number.ON, number.PAGE_OF_GAME))  # on the leaderboard of all servers
RATING_RULES = ButtonKind("rr")  # of classic, in 1.0.0
GAME_RATING_RULES = ButtonKind("rg", (number.GAME,))
RATING_DETAILS = ButtonKind("rd")
PLAYER_CARD = ButtonKind("pc", (number.WHICH, number.PERSON))
LEADERBOARD_GAME = ButtonKind("lg")
LEADERBOARD_SEASON = ButtonKind("lz")
CARD_SEASON = ButtonKind("pz", (number.PERSON,))
CARD_GAME = ButtonKind("pg", (number.PERSON,))

HISTORY = ButtonKind("gh", (number.PERSON, number.GAME_OR_ALL))  # of a person, or with 0 the server
OLDER_GAMES = ButtonKind("go", (number.PERSON, number.GAME_OR_ALL, number.PAST_GAME))
NEWER_GAMES = ButtonKind("gn", (number.PERSON, number.GAME_OR_ALL, number.PAST_GAME))
HISTORY_GAME = ButtonKind("gg", (number.PERSON,))  # choose of which game to list the matches

OPEN_GAME = ButtonKind("og")  # the finished match picked from a menu
ANIMATION = ButtonKind("an", _MATCH)

SETTINGS = ButtonKind("se", (number.SUBJECT,))  # 0 is the first page, others are subjects
SERVER_LEVEL = ButtonKind("sl")
SERVER_PACE = ButtonKind("st")
CALL_ROLE = ButtonKind("cc")  # the role that open challenges can mention
COUNT_EVERYWHERE = ButtonKind("ce", (number.ON,))  # on the leaderboard of all servers
SERVER_LANGUAGE = ButtonKind("la", (number.MENU,))  # in as many menus as the languages need
DAILY_CHANNEL = ButtonKind("tc")
DAILY_HOUR = ButtonKind("th")
NEW_SEASON = ButtonKind("ns", (number.ANSWER,))  # ask whether to start one; 1.0.0 asked twice
SEASON_ENDS = ButtonKind("ze")
SEASON_CHANNEL = ButtonKind("zc")
SEASON_ROLE = ButtonKind("zr")
SEASON_LEADERBOARD = ButtonKind("zl", (number.WHICH,))  # shown apart from the pressed message
SEASON_GAMES = ButtonKind("zg", (number.NEW_SEASON,))  # the podiums of its other games
START_SEASON = ButtonKind("ss", (number.NEW_SEASON,))

_PUZZLE = (number.PUZZLE,)
_PUZZLE_BOARD = (number.PUZZLE, number.REVISION)

PUZZLE = ButtonKind("dy", _PUZZLE)
PUZZLE_CELL = ButtonKind("dc", (*_PUZZLE_BOARD, number.CELL))  # where the person may move
PUZZLE_PICK = ButtonKind("dp", (*_PUZZLE_BOARD, number.PICK))
PUZZLE_HINT = ButtonKind("dh", _PUZZLE)
PUZZLE_GIVE_UP = ButtonKind("dg", (number.PUZZLE, number.ANSWER))
PUZZLE_REVIEW = ButtonKind("dv", _PUZZLE)  # its line of moves, with reasons
PUZZLE_RESULTS = ButtonKind("dr", _PUZZLE)  # who opened it in this server, and how they did
PUZZLE_COPY = ButtonKind("dk", _PUZZLE)  # the person's result as text
SHARE_PUZZLE = ButtonKind("ds", _PUZZLE)  # post the person's result in the channel
SHARED_PUZZLE = ButtonKind("dz", (number.SHARE, number.PUZZLE))  # that of a shared result
EVENING_CHOICE = ButtonKind("ed", (number.EVENING_MENU,))  # its day, hour, game or minutes
EVENING_CHANNEL = ButtonKind("ec")
EVENING_CALLS = ButtonKind("er", (number.ON,))

# The next position to practise, of that game or of all, or the puzzle after that one.
PRACTICE = ButtonKind("qn", (number.GAME_OR_ALL, number.PUZZLE))
PRACTISE_THIS = ButtonKind("qt", (number.MATCH, number.PLY))
_EXERCISE = (number.MATCH, *number.EXERCISE)
PRACTICE_CELL = ButtonKind("qc", (*_EXERCISE, number.CELL))
PRACTICE_PICK = ButtonKind("qp", (*_EXERCISE, number.PICK))
PRACTICE_HINT = ButtonKind("qh", _EXERCISE)
PRACTICE_ANSWER = ButtonKind("qa", _EXERCISE)
PRACTICE_GAME = ButtonKind("qo", (number.MATCH, number.PLY))  # the review of the match, at a move

ARENA_CHOICE = ButtonKind("aq", (number.ARENA_MENU, *number.CHOSEN))  # before it is announced
ANNOUNCE_ARENA = ButtonKind("aw", number.CHOSEN)
_ARENA = (number.ARENA,)
JOIN_ARENA = ButtonKind("aj", _ARENA)
LEAVE_ARENA = ButtonKind("al", _ARENA)
BACK_IN_ARENA = ButtonKind("ab", _ARENA)  # get games again after a missed one
ARENA_STANDINGS = ButtonKind("as", _ARENA)
START_ARENA = ButtonKind("ag", _ARENA)
END_ARENA = ButtonKind("ae", (number.ARENA, number.ANSWER))  # or ask first
ARENA_AGAIN = ButtonKind("ar", _ARENA)  # announce another like that one

NAMES = {kind.prefix: name.lower() for name, kind in vars().items() if isinstance(kind, ButtonKind)}
"""What each kind is called in the metrics, by the prefix of its custom ids."""
