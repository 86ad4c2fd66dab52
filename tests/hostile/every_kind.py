"""Games as people play them, and a press of every kind of button on the number of one."""

from collections.abc import Iterator
from itertools import product

from bot.interactions import registry
from bot.views.custom_ids import OPEN_GAME, ButtonKind, custom_id
from bot.views.id_numbers import MATCH
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.hostile.boards_shown import match_in
from tests.interactions.games import give_up, start

NOBODYS = 987_654
"""The number of no game."""
KINDS = [button.kind for button in registry.BUTTONS if MATCH in button.kind.fields]


def presses(match_id: int) -> Iterator[tuple[str, Payload]]:
    """Yield custom ids of every kind with the number of a match, and what is picked with each."""
    for kind in KINDS:
        yield from ((forged_id, {}) for forged_id in forged(kind, match_id))
    yield custom_id(OPEN_GAME), {"component_type": 3, "values": [str(match_id)]}


def forged(kind: ButtonKind, match_id: int) -> Iterator[str]:
    numbers = [[match_id] if it is MATCH else range(min(it.most, 2) + 1) for it in kind.fields]
    yield from (custom_id(kind, *chosen) for chosen in product(*numbers))


def with_numbers(kind: ButtonKind, *numbers: int) -> dict[str, None]:
    """Return custom ids of a kind, of no game, with each number as far as it goes."""
    given = [[NOBODYS if it is MATCH else min(n, it.most) for it in kind.fields] for n in numbers]
    return dict.fromkeys(custom_id(kind, *it) for it in given)


async def live(person: Actor, difficulty: str = "easy") -> int:
    board = await start(person, difficulty=difficulty, mark="X")
    await board.press(person, board.free[0])
    return number_of(board)


async def finished(person: Actor) -> int:
    number = await live(person)
    await give_up(person)
    return number


async def invited(person: Actor, **other: Actor) -> int:
    return number_of((await person.slash("tictactoe challenge", **other)).shown)


async def between(person: Actor, other: Actor) -> int:
    board = (await person.slash("tictactoe challenge", opponent=other, mark="X")).shown
    other = other.at(person.channel)
    await other.click(board, "Accept")
    await board.press(person, board.free[0])
    return number_of(board)


async def ended(person: Actor, other: Actor) -> int:
    number = await between(person, other)
    await give_up(person)
    return number


def number_of(shown: ShownMessage) -> int:
    number = match_in(shown.message)
    assert number is not None
    return number
