"""Who may practise what, and what happens when things go wrong in between."""

import pytest

from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.world import World
from tests.interactions.games import start
from tests.interactions.pages import delete_all, hide_games
from tests.interactions.practice.pages import due, overlooked, practise
from tests.interactions.stored import columns_with, query

DAY = 24 * 60 * 60


def buttons(match: int = 1, ply: int = 4) -> list[str]:
    exercise = f"{match}:{ply}:0:0"
    own = [f"qt1:{match}:{ply}", f"qo1:{match}:{ply}"]
    return [f"qc1:{exercise}:2", f"qp1:{exercise}:0", f"qh1:{exercise}", f"qa1:{exercise}", *own]


@pytest.mark.parametrize("pressed", buttons())
async def test_only_its_player(world: World, pressed: str) -> None:
    """Others, the opponent too, are refused; to those who may not see the game there is none."""
    page = await overlooked(world)
    assert "This button is too old." in (await world.ben.forge(page, pressed)).said
    assert "This is someone else's game." in (await world.eve.forge(page, pressed)).said
    elsewhere = world.at(another_channel(ELSEWHERE))
    there = await elsewhere.eve.slash("practice")
    assert "I have no game for you here." in (await elsewhere.eve.forge(there.shown, pressed)).said
    assert due(world) == []


@pytest.mark.parametrize("pressed", buttons(ply=0))
async def test_a_game_that_goes_on(world: World, pressed: str) -> None:
    """No button helps in a game that is not over."""
    board = await start(world.ann, mark="X")
    assert "This game isn't over yet." in (await world.ann.forge(board, pressed)).said


@pytest.mark.parametrize("pressed", [it for n in (0, 1, 2, 6, 241_920) for it in buttons(ply=n)])
async def test_what_is_no_mistake_of_theirs(world: World, pressed: str) -> None:
    """A forged ply at which they were right, the opponent moved or nobody did, is refused."""
    page = await overlooked(world)
    assert "This button is too old." in (await world.ann.forge(page, pressed)).said


@pytest.mark.parametrize("pressed", buttons())
async def test_a_game_that_is_gone(world: World, pressed: str) -> None:
    """A press on a position whose game has been deleted is refused, and it comes no more."""
    await overlooked(world)
    page = await practise(world.ann)
    query(world.path, "PRAGMA foreign_keys = OFF")
    for table in ("results", "redraws", "matches"):
        query(world.path, f"DELETE FROM {table}")  # noqa: S608
    assert "I have no game for you here." in (await world.ann.forge(page, pressed)).said
    await world.advance(DAY)
    assert "practised" in (await practise(world.ann)).text


@pytest.mark.parametrize("cell", [0, 1, 24])
async def test_squares_that_are_taken(world: World, cell: int) -> None:
    """A forged move that is not legal is refused, and counts for nothing."""
    await overlooked(world)
    page = await practise(world.ann)
    assert "That square is taken." in (await world.ann.forge(page, f"qc1:1:4:0:0:{cell}")).said
    await page.play(world.ann, 2)
    assert due(world) == [(4, True, 1)]


async def test_an_opponent_who_hides(world: World) -> None:
    """Who hides their games, or has deleted their data, is someone."""
    await overlooked(world)
    await hide_games(world.ben)
    page = await practise(world.ann)
    assert "against someone." in page.text
    await delete_all(world.ben)
    await page.play(world.ann, 8)
    assert "against someone." in page.text


async def test_who_deletes_their_data(world: World) -> None:
    """Nothing is stored about them any more; their opponent practises on."""
    await overlooked(world)
    own, theirs = await practise(world.ann), await practise(world.ben)
    await delete_all(world.ann)
    assert columns_with(world.path, world.ann.id) == set()
    assert "someone else's game" in (await own.play(world.ann, 2)).said
    assert {row for (row,) in query(world.path, "SELECT person_id FROM practice")} == {world.ben.id}
    await theirs.play(world.ben, 4)
    assert "**Right:** the middle." in theirs.text


async def test_two_devices(world: World) -> None:
    """Each device gets another position; what is pressed first on one tells if it was at once."""
    await overlooked(world)
    page = await practise(world.ann)
    other = await practise(world.ann)
    assert "You've practised the only one." in other.text
    late = page.ids("qc1:")
    await page.play(world.ann, 8)
    await world.ann.forge(page, next(it for it in late if it.endswith(":2")))
    assert "**Right:**" in page.text
    assert due(world) == [(4, True, 0)]


async def test_killed_before_the_answer(world: World) -> None:
    """After a kill between the press and its answer it comes again, and its buttons work."""
    await overlooked(world)
    page = await practise(world.ann)
    await world.killed_during(world.ann, page, page.moves[2]["custom_id"])
    await page.play(world.ann, 2)
    assert "**Right:**" in page.text
    assert due(world) == [(4, True, 1)]


@pytest.mark.parametrize("where", ["server", "direct", "elsewhere"])
async def test_everywhere(world: World, where: str) -> None:
    """It works on servers, in direct messages and as a person's app, also after a restart."""
    await overlooked(world)
    ann = {
        "server": world.ann,
        "direct": world.ann.alone,
        "elsewhere": world.ann.at(another_channel(ELSEWHERE, invited=False)),
    }[where]
    page = await practise(ann)
    await world.restart()
    await page.play(ann, 8)
    assert (page.is_private, page.red) == (True, [8])
    await page.play(ann, 2)
    assert "**Right:**" in page.text
    await ann.click(page, "Open the game")
    await ann.click(page, "Next")
    assert "practised" in page.text
