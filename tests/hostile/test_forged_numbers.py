"""Numbers that no button has: each press is refused, and nobody waits for it."""

from collections.abc import Awaitable, Callable, Iterator
from itertools import product

import pytest

from bot.interactions import registry
from bot.services.engine_turns import warm_up
from bot.views.custom_ids import ButtonKind
from bot.views.id_numbers import DIFFICULTY, GAME_OR_ALL, MATCH, MAX_NUMBER, PACE, PICKED_SEASON
from tests.chat.actors import Actor, Answer
from tests.chat.until import TIMEOUT
from tests.chat.world import World
from tests.hostile.every_kind import ended, finished
from tests.hostile.generated_interactions import GIANTS
from tests.hostile.watchdog import Watchdog

KINDS = [button.kind for button in registry.BUTTONS]
MOST_PICKED = {
    **{"gg1:0": GAME_OR_ALL.most, "sl1": DIFFICULTY.most, "st1": PACE.most},
    **{"lz1": PICKED_SEASON.most, "pz1:11": PICKED_SEASON.most},
    **{"og1": MAX_NUMBER, "u1": MAX_NUMBER},
    **dict.fromkeys(("cp1", "en1", "gl1", "hc1"), -1),
}
"""The largest number that a menu has; -1 where a number is nothing to pick."""
TOO_OLD, NO_OPTION = "too old", "don't know that option"
_MENU = 3

pytestmark = pytest.mark.timeout(TIMEOUT)


def told(answer: Answer) -> str:
    assert answer.sent.is_answered, answer.sent
    said = "".join(answer.sent.told)
    assert "went wrong" not in said, answer.sent
    return said


def forged(kind: ButtonKind, match_id: int) -> Iterator[tuple[str, bool]]:
    """Yield custom ids with one number at its bound or above, and whether it is above."""
    fitting = [match_id if field is MATCH else 0 for field in kind.fields]
    for place, field in enumerate(kind.fields):
        for number in {field.most, min(field.most + 1, MAX_NUMBER), *GIANTS}:
            numbers = [*fitting[:place], number, *fitting[place + 1 :]]
            yield ":".join((kind.prefix, *map(str, numbers))), number > field.most


async def press_all_kinds(world: World, owner: Actor) -> None:
    games = [await finished(owner), await ended(owner, world.ben)]
    for (board, match_id), kind in product(zip(world.seen(), games, strict=True), KINDS):
        for custom_id, is_above in forged(kind, match_id):
            assert (TOO_OLD in told(await owner.forge(board, custom_id))) >= is_above, custom_id


async def pick_from_all_menus(world: World, owner: Actor) -> None:
    await finished(owner)
    (board,) = world.seen()
    for custom_id, most in MOST_PICKED.items():
        for number in {max(most, 0), most + 1, *GIANTS, MAX_NUMBER + 1}:
            picked = {"component_type": _MENU, "values": [str(number)]}
            said = told(await owner.forge(board, custom_id, picked))
            assert (NO_OPTION in said) == (number > most), (custom_id, number)


@pytest.mark.parametrize("hostile", [press_all_kinds, pick_from_all_menus])
async def test_nothing_keeps_the_event_loop(
    world: World, owner: Actor, hostile: Callable[[World, Actor], Awaitable[None]]
) -> None:
    """A number above its bound is refused, and nothing that is sent takes 50 ms of the loop."""
    warm_up()
    watchdog = Watchdog()
    with watchdog.watching():
        await hostile(world, owner)
    assert watchdog.found == []
