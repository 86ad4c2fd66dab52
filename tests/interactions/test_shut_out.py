"""Servers and people that the host shuts out: what they get, and what goes on without them."""

from dataclasses import replace

import pytest

from bot.app import maintenance
from bot.domain.limits import Pace
from bot.interactions import privacy
from bot.interactions.router import Button
from bot.jobs.scheduler import Scheduler
from bot.views.custom_ids import PRIVACY
from tests.chat.actors import Answer
from tests.chat.people import ELSEWHERE, MANAGER, another_channel
from tests.chat.world import BEGINNING, World
from tests.interactions.arena.evening import begun
from tests.interactions.games import friends, start
from tests.interactions.pages import delete_all
from tests.interactions.stored import query, rows

SAYS = "Sorry, whoever runs me doesn't let me play with you here. "


async def change(world: World, command: str, kind: str, number: int) -> None:
    await maintenance.block(world.path, kind, number, out=command == "block")
    world.client.parts.shut_out.wake()
    await world.advance(0, 1)


def requests(world: World, route: str) -> list[str]:
    return [it.path.split("/")[-1] for it in world.session.requests if it.route == route]


def endings(world: World) -> list[str | None]:
    return [ending for (ending,) in query(world.path, "SELECT ending FROM matches ORDER BY id")]


def is_refused(answer: Answer) -> bool:
    """Return whether someone got the one private sentence, and nothing else."""
    return answer.said.startswith(SAYS) and answer.said.count("\n") == 0 and not answer.followups


async def test_a_person(world: World) -> None:
    """Their presses and commands get one sentence anywhere, and change nothing; others play on."""
    board, bens = await start(world.ann), await start(world.ben)
    await change(world, "block", "person", world.ann.id)
    before, shown = rows(world.path, "matches"), str(board)
    assert is_refused(await board.press(world.ann, board.free[0]))
    for person in (world.ann, world.ann.alone):
        assert is_refused(await person.slash("tictactoe start"))
        assert is_refused(await person.slash("help"))
    assert (rows(world.path, "matches"), str(board)) == (before, shown)
    assert (await bens.press(world.ben, bens.free[0])).said == ""
    await change(world, "unblock", "person", world.ann.id)
    assert (await board.press(world.ann, board.free[0])).said == ""


async def test_privacy_always_answers(world: World) -> None:
    """They can still see, change and delete what is stored; a deletion lets nobody in again."""
    await start(world.ann)
    await change(world, "block", "person", world.ann.id)
    page = (await world.ann.slash("privacy")).shown
    for label in ("Don't remind me", "Show my data"):
        assert not is_refused(await world.ann.click(page, label))
    assert "Done: nothing in my database points to you" in await delete_all(world.ann)
    assert is_refused(await world.ann.slash("tictactoe start"))
    await change(world, "unblock", "person", world.ann.id)
    assert not is_refused(await world.ann.slash("tictactoe start"))


def test_every_button_of_the_page() -> None:
    """What the page shows can be pressed by whoever is shut out."""
    shown = [it.kind for it in vars(privacy).values() if isinstance(it, Button)]
    assert {*shown} == {*PRIVACY}


async def test_from_the_first_moment(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart the first press finds the bot informed, though no job has run."""
    await change(world, "block", "person", world.ann.id)
    monkeypatch.setattr(Scheduler, "start", lambda _: None)
    await world.restart()
    assert is_refused(await world.ann.slash("tictactoe start"))


async def test_nobody_is_sent_to_them(world: World) -> None:
    """They get no challenge, rematch or reminder, and leave the arenas that they are in."""
    there = world.at(another_channel())
    owner = replace(there.eve, person=replace(there.eve.person, permissions=MANAGER))
    board = await friends(world, pace=Pace.CASUAL)
    evening = await begun(there, owner)
    await evening.play(evening.live()[0], (0, 8, 1, 6))
    assert f"Your turn, <@{world.ann.id}>" in board.text
    world.session.forget()
    await change(world, "block", "person", world.ann.id)
    refused = await world.eve.slash("tictactoe challenge", opponent=world.ann)
    assert "isn't taking challenges right now" in refused.said
    await world.advance(300)
    assert "1 person takes part" in evening.text
    assert [it for it in world.sent() if str(world.ann.id) in str(it["allowed_mentions"])] == []


async def test_a_server(world: World) -> None:
    """It is left, its games end without a result, and everybody there gets the sentence."""
    await friends(world, pace=Pace.QUICK)
    await friends(world.at(another_channel(invited=False)), pace=Pace.QUICK)
    await friends(world.at(another_channel(ELSEWHERE)), pace=Pace.SLOW)
    await change(world, "block", "server", world.server)
    assert requests(world, "leave") == [str(world.server)]
    assert endings(world) == ["unreachable", "unreachable", None]
    assert is_refused(await world.ann.slash("tictactoe start"))
    assert not is_refused(await world.ann.slash("privacy"))
    assert not is_refused(await world.ann.alone.slash("tictactoe start"))
    for again, left in (("block", 1), ("unblock", 1), ("block", 2)):
        await change(world, again, "server", world.server)
        assert len(requests(world, "leave")) == left


async def test_a_server_that_adds_the_bot_again(world: World) -> None:
    """It is left at once and not welcomed, until it is let in again."""
    await change(world, "block", "server", world.server)
    for welcomes in (0, 1):
        await world.client.on_server_available(world.server, BEGINNING, 31, "en-US")
        await world.advance(0, 1)
        assert (len(requests(world, "leave")), len(requests(world, "post"))) == (2, welcomes)
        await change(world, "unblock", "server", world.server)


@pytest.mark.parametrize(("status", "refusals", "tried"), [(500, 5, 6), (404, 1, 1), (403, 1, 1)])
async def test_a_server_it_cannot_leave(
    world: World, status: int, refusals: int, tried: int
) -> None:
    """It is tried again at the next look, unless the bot is not there; then its games end."""
    await friends(world, pace=Pace.SLOW)
    world.refuse("leave", status, 0, times=refusals)
    for _ in range(2):
        await change(world, "block", "server", world.server)
        await world.advance(60)
    assert endings(world) == ["unreachable"]
    assert len(requests(world, "leave")) == tried
