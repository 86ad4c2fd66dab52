"""A challenge heeds what the request itself says about the opponent, before anything is posted."""

from collections.abc import Awaitable, Callable

import pytest

from tests.chat import actors
from tests.chat.actors import Actor, Answer
from tests.chat.faults import silent
from tests.chat.payloads import resolved
from tests.chat.people import EVERYBODY
from tests.chat.world import World
from tests.interactions.games import WON, friends
from tests.interactions.stored import rows

Way = Callable[[World, Actor], Awaitable[Answer]]
UNSEEN = "can't see this channel"
VIEW = 1 << 10


async def by_select(world: World, other: Actor) -> Answer:
    page = (await world.ann.click((await world.ann.slash("help")).shown, "Play a friend")).shown
    return await world.ann.select(page, [other])


WAYS: dict[str, Way] = {
    "command": lambda it, other: it.ann.slash("tictactoe challenge", opponent=other),
    "user menu": lambda it, other: it.ann.menu("Challenge to tic-tac-toe", other),
    "select": by_select,
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_who_cannot_answer(world: World, way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    """Oneself, a bot or someone absent is not asked, and the bot does not ask Discord of them."""
    assert "can't challenge yourself" in (await way(world, world.ann)).said
    assert "Other bots can't play" in (await way(world, world.someone(bot=True))).said
    assert UNSEEN in (await way(world, world.someone(permissions=EVERYBODY & ~VIEW))).said
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(actors, "resolved", without_members)
        assert UNSEEN in (await way(world, world.ben)).said
    assert rows(world.path, "matches") == 0
    assert f"<@{world.ben.id}>" in (await way(world, world.ben)).shown.text
    assert world.session.count("member") == 0


def without_members(*given: object) -> object:
    told = resolved(*given)  # type: ignore[arg-type]
    told.get("resolved", {}).pop("members", None)
    return told


async def test_a_question_that_nobody_answers(world: World) -> None:
    """A rematch does not wait for long until Discord says whether the opponent is still there."""
    board = await friends(world, *WON)
    world.session.faults.next("member", silent)
    assert "rematch" in (await world.ann.click(board, "Rematch")).shown.text
