"""The numbers in custom ids: their names, and the largest that a button of the bot can have.

Presses can be forged, so a greater number is refused before a handler sees it: no work may grow
with a number that someone made up.
"""

from typing import NamedTuple

from bot.domain.arena.arena import LATEST_START, LONGEST
from bot.domain.limits import MAX_BLOCKED, Pace
from bot.domain.moves import MOVE
from bot.domain.ratings.season_end import Ends
from bot.domain.show import NUMBERED, NUMBERED_GAMES
from bot.errors import Refusal
from engines.games.notation import number_of, numbered_game
from engines.games.position import MARKS, IllegalMoveError, PlayedPosition
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import DIFFICULTIES, LEVELS

MAX_NUMBER = 2**63 - 1  # the largest that a column of the database holds, and so the largest id
GAMES_APART = 1_000_000  # how far apart the leaderboards, and the pages, of two games are numbered

_PARTS, PART = 4, 10**18  # the parts of a game that no match stores, and the bound of each
_MOST_MOVES = (PART**_PARTS).bit_length()  # more moves never fit: each takes a bit at least
GameParts = tuple[int, int, int, int, int]
"""The number of the game among all games, and the parts of what was played."""
_MOST_CHANGES = 2**31 - 1  # no match is changed more often
# Vanishing has 60,480 full positions a player to move; the third time one comes, it is a draw.
_MOST_PLIES = 4 * 60_480
_MOST_NUMBERED = len(NUMBERED_GAMES) * GAMES_APART - 1


class IdNumber(NamedTuple):
    """A number in the custom ids of a kind: its name, and the largest that it can be."""

    name: str
    most: int = MAX_NUMBER


MATCH, REVISION = IdNumber("match_id"), IdNumber("revision", _MOST_CHANGES)
CELL = IdNumber("cell", max(len(game.tokens) for game in GAMES.values()) - 1)
"""A move or, where nobody may move, the cell that shows it."""
PICK = IdNumber("pick", max(len(game.picks) for game in GAMES.values()) - 1)
PLY, PLIES = IdNumber("ply", _MOST_PLIES), IdNumber("plies", _MOST_PLIES)
WAY = IdNumber("way", 3)  # tells the buttons of a page apart that lead to the same move
STEP = IdNumber("step", MOVE)
LEVEL = IdNumber("level", len(LEVELS) - 1)
DIFFICULTY, PACE = IdNumber("number", len(DIFFICULTIES) - 1), IdNumber("number", len(Pace) - 1)
HOUR = IdNumber("hour", 23)
GAME = IdNumber("game", len(NUMBERED_GAMES) - 1)
GAME_OR_ALL = IdNumber("game", len(NUMBERED_GAMES))  # 0 for all, or the number of one plus one
PARTS = (IdNumber("parts", GAME.most), *(IdNumber("parts", PART - 1),) * _PARTS)
"""A game that no match stores: `GameParts`, which handlers get as one tuple."""
TRIED = (1 << max(len(game.tokens) for game in SOLVED_GAMES.values())) - 1
EXERCISE = tuple(IdNumber("exercise", most) for most in (PLY.most, GAME_OR_ALL.most, TRIED))
"""A ply, or a daily puzzle where the match is 0; the game that is practised; the tried moves."""
SHOW = IdNumber("show_id")
ARENA = IdNumber("arena_id")
CHOSEN = tuple(IdNumber("chosen", most) for most in (GAME.most, LONGEST, LATEST_START))
"""A new arena: its game, how many minutes it lasts, and in how many it starts."""
ARENA_MENU = IdNumber("menu", len(CHOSEN) - 1)
EVENING_MENU = IdNumber("menu", 3)
SHARE = IdNumber("share_id", 10**15 - 1)  # few enough digits for an id that has a game as well
X, O, ENGINE = (IdNumber(name, len(NUMBERED) - 1) for name in ("x", "o", "engine"))  # noqa: E741
MARK = IdNumber("mark", len(MARKS))  # 0 for a random one, or its number in `MARKS` plus one
COUNT = IdNumber("count", MAX_BLOCKED)
ON, ANSWER = IdNumber("on", 1), IdNumber("answer", 2)
ASK, YES, NO = range(ANSWER.most + 1)
WHICH = IdNumber("which", _MOST_NUMBERED)  # a leaderboard of a game
PICKED_SEASON = IdNumber("which", WHICH.most - 2)  # a season; its leaderboard's number is two more
PAGE, PAGE_OF_GAME = IdNumber("page", GAMES_APART - 1), IdNumber("page", _MOST_NUMBERED)
PERSON, PAST_GAME = IdNumber("person"), IdNumber("number")
NEW_SEASON = IdNumber("number", GAMES_APART - 1)
ENDS = IdNumber("number", len(Ends) - 1)

PUZZLE = IdNumber("number", 99_999)  # 0 is today's; the list of puzzles begins again long before

ALL_SETTINGS, GAME_SETTINGS, SEASON_SETTINGS, LANGUAGE_SETTINGS = range(4)
DAILY_SETTINGS, ARENA_SETTINGS = 4, 5  # the pages of a server's settings
SUBJECT, MENU = IdNumber("subject", ARENA_SETTINGS), IdNumber("menu", 9)

ON_EVERYWHERE, ON_SERVER, ON_DIRECT = range(3)
"""Leaderboards of classic; ON_SERVER is the current season's, for former ones see `on_season`."""


def on_season(number: int) -> int:
    """Return the number that buttons use for the leaderboard of a season."""
    return ON_DIRECT + number


def of_game(number: int, variant: str) -> int:
    """Return the number for a game, from the one for classic."""
    return number + GAMES_APART * NUMBERED_GAMES.index(variant)


def game_of(number: int) -> tuple[int, str]:
    """Return the number for classic and the game, from a number that `of_game` made."""
    game, number = divmod(number, GAMES_APART)
    return number, NUMBERED_GAMES[game]


def parts_of(game: PlayedPosition) -> GameParts | None:
    """Return the parts of a game, or None for one that is too long for them."""
    if len(game.moves) > _MOST_MOVES:
        return None  # without counting thousands of moves first
    rest, parts = number_of(game), []
    for _ in range(_PARTS):
        rest, part = divmod(rest, PART)
        parts.append(part)
    if rest:
        return None
    first, second, third, fourth = parts
    return NUMBERED_GAMES.index(game.game.name), first, second, third, fourth


def game_from(parts: GameParts) -> PlayedPosition:
    """Return the game with these parts; raises Refusal if there is none."""
    variant, *numbers = parts
    number = sum(part * PART**place for place, part in enumerate(numbers))
    try:
        return numbered_game(GAMES[NUMBERED_GAMES[variant]], number)
    except IllegalMoveError as error:
        raise Refusal("unknown-button") from error
