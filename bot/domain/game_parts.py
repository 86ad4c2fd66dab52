"""A game as a few numbers that fit into the id of a button, so that nothing has to be stored."""

from bot.domain.show import NUMBERED_GAMES
from bot.errors import Refusal
from engines.games.notation import number_of, numbered_game
from engines.games.position import IllegalMoveError, PlayedPosition
from engines.games.variants import GAMES

GameParts = tuple[int, int, int, int, int]
"""The number of the game among all games, and four parts of what was played."""

_PARTS = 4
PART = 10**18
"""More than each part can be."""
_MOST_MOVES = (PART**_PARTS).bit_length()
"""More moves never fit: each takes at least one bit."""


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
