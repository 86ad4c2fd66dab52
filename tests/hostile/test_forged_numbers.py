"""Numbers that no button has, and long games: each press is refused, and nobody waits for it."""

from collections.abc import Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pytest

from bot.interactions import registry
from bot.views.custom_ids import ButtonKind
from bot.views.id_numbers import (
    DIFFICULTY,
    GAME_OR_ALL,
    MATCH,
    MAX_NUMBER,
    PACE,
    PICKED_SEASON,
)
from engines.games.variants import GAMES
from tests.chat.clock import run_simulated
from tests.chat.ids import Payload
from tests.chat.messages import cells_of, custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, BEN, MANAGER, Person, another_channel
from tests.chat.until import TIMEOUT
from tests.hostile.generated_interactions import GIANTS
from tests.hostile.loopback import Loopback, loopback
from tests.hostile.watchdog import Watchdog

KINDS = [button.kind for button in registry.BUTTONS]
MOST_PICKED = {
    **{"gg1:0": GAME_OR_ALL.most, "sl1": DIFFICULTY.most, "st1": PACE.most},
    **{"lz1": PICKED_SEASON.most, f"pz1:{ANN.id}": PICKED_SEASON.most},
    **{"og1": MAX_NUMBER, "u1": MAX_NUMBER},
    **dict.fromkeys(("cp1", "en1", "gl1", "hc1"), -1),
}
"""The largest number that a menu has; -1 where a number is nothing to pick."""
TOO_OLD, NO_OPTION, WENT_WRONG = "too old", "don't know that option", "went wrong"
LONGEST = 600
CHANNEL = another_channel()
_MENU = 3

pytestmark = pytest.mark.timeout(TIMEOUT)


@dataclass
class Board:
    """The message of a match between Ann, who plays X, and the bot or Ben."""

    bot: Loopback
    message_id: str
    match_id: int = 0

    @property
    def message(self) -> Payload:
        return self.bot.chat.messages[self.message_id]

    async def press(self, custom_id: str, who: Person = ANN, **data: object) -> SentInteraction:
        """Press a button that the message may have or not; `data` is what was picked."""
        payload = press(who, CHANNEL, self.message, custom_id)
        (sent,) = await self.bot.send([payload | {"data": payload["data"] | data}])
        assert sent.is_answered, custom_id
        assert WENT_WRONG not in said(sent), custom_id
        return sent

    async def lose(self, *players: Person) -> "Board":
        """Make a move for each player, and have Ann resign; from now on its match is known."""
        self.match_id = int(cells_of(self.message)[0]["custom_id"].split(":")[1])
        for cell, who in enumerate(players):
            await self.press(cells_of(self.message)[cell]["custom_id"], who)
        await self.press(f"r1:{self.match_id}")
        return self


def said(sent: SentInteraction) -> str:
    return "".join(sent.told)


async def boards(bot: Loopback) -> list[Board]:
    """Return the boards of a match that Ann has lost to the bot, and of one lost to Ben."""
    start = slash(ANN, CHANNEL, "tictactoe start", mark="X")
    challenge = slash(ANN, CHANNEL, "tictactoe challenge", opponent=BEN, mark="X")
    (started,) = await bot.send([start])
    against_bot = await Board(bot, started.message_id).lose(ANN)
    (challenged,) = await bot.send([challenge])
    against_ben = Board(bot, challenged.message_id)
    await against_ben.press(custom_id_of(against_ben.message, "Accept"), BEN)
    return [against_bot, await against_ben.lose(ANN, BEN)]


@asynccontextmanager
async def watched(path: str) -> Any:
    """Run the bot; fail if a press kept the event loop, or if the bot did not catch an error."""
    watchdog = Watchdog()
    async with loopback(path) as bot:
        with watchdog.watching():
            yield bot
        assert (watchdog.found, bot.errors) == ([], [])


def forged(kind: ButtonKind, match_id: int) -> Iterator[tuple[str, bool]]:
    """Yield custom ids with one number at its bound or above, and whether it is above."""
    fitting = [match_id if field is MATCH else 0 for field in kind.fields]
    for place, field in enumerate(kind.fields):
        for number in {field.most, min(field.most + 1, MAX_NUMBER), *GIANTS}:
            numbers = [*fitting[:place], number, *fitting[place + 1 :]]
            yield ":".join((kind.prefix, *map(str, numbers))), number > field.most


async def press_all_kinds(path: str) -> None:
    async with watched(path) as bot:
        for board, kind in product(await boards(bot), KINDS):
            for custom_id, is_above in forged(kind, board.match_id):
                refused = TOO_OLD in said(await board.press(custom_id))
                assert refused >= is_above, custom_id


async def pick_from_all_menus(path: str) -> None:
    async with watched(path) as bot:
        board, manager = (await boards(bot))[0], replace(ANN, permissions=MANAGER)
        for custom_id, most in MOST_PICKED.items():
            for number in {max(most, 0), most + 1, *GIANTS, MAX_NUMBER + 1}:
                picked: dict[str, object] = {"component_type": _MENU, "values": [str(number)]}
                sent = await board.press(custom_id, manager, **picked)
                assert (NO_OPTION in said(sent)) == (number > most), (custom_id, number)


async def review_long_games(path: str) -> None:
    async with watched(path) as bot:
        for name, game in GAMES.items():
            for moves in ("1 " * LONGEST, "1" * 6000, " ".join(game.shown)[:LONGEST]):
                command = slash(ANN, CHANNEL, "tictactoe review", moves=moves, variant=name)
                (sent,) = await bot.send([command])
                assert sent.is_answered
                assert WENT_WRONG not in said(sent)


@pytest.mark.parametrize("hostile", [press_all_kinds, pick_from_all_menus, review_long_games])
def test_nothing_keeps_the_event_loop(
    path: str, hostile: Callable[[str], Coroutine[Any, Any, None]]
) -> None:
    """A number above its bound is refused, and nothing that is sent takes 50 ms of the loop."""
    run_simulated(hostile(path))
