"""Challenges find each other: whoever asks for what already waits is brought together."""

import pytest

from tests.chat.faults import CALLBACK
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import CANCEL, challenge, decline_and_block, friends, invite, pinged
from tests.interactions.pages import block

ASKED = ["Join", "Post mine too", "Go to the board"]


async def test_two_who_challenge_each_other(world: World) -> None:
    """The second challenge accepts the first: its marks hold, and its answer is the board."""
    waiting = await challenge(world, variant="drop", pace="slow")
    given = {"opponent": world.ann, "variant": "drop", "pace": "slow", "mark": "X"}
    board = (await world.ben.slash("tictactoe challenge", **given)).shown
    assert not board.is_private
    assert f"Your turn, <@{world.ann.id}> (X)" in board.text
    assert "moved to a new message" in waiting.text
    assert waiting.links[0].endswith(f"/{board.id}")
    assert pinged(world) == [str(world.ben.id)]
    await world.restart()
    await board.press(world.ann, board.free[0])
    assert f"Your turn, <@{world.ben.id}> (O)" in board.text


@pytest.mark.parametrize("differs", ["pace", "game", "channel", "lapsed", "other person"])
async def test_challenges_that_are_not_alike(world: World, differs: str) -> None:
    """Each is posted, and waits for its own answer."""
    await challenge(world)
    given: dict[str, object] = {"opponent": world.ann}
    given |= {"pace": {"pace": "quick"}, "game": {"variant": "drop"}}.get(differs, {})
    ben = world.ben.at(another_channel(world.server)) if differs == "channel" else world.ben
    if differs == "lapsed":
        await world.advance(301)
    person = world.eve if differs == "other person" else ben
    shown = (await person.slash("tictactoe challenge", **given)).shown
    assert shown.labels == ["Accept", "Decline", CANCEL]


async def test_a_lost_board_of_two_who_found_each_other(world: World) -> None:
    """If Discord does not take the answer, the challenge that waited becomes the board."""
    waiting = await challenge(world)
    world.refuse_always(CALLBACK, 404, 10062)
    await world.ben.slash("tictactoe challenge", opponent=world.ann)
    world.refuse_nothing()
    world.log.take()
    assert len(waiting.free) == 9


async def test_someone_waits_already(world: World) -> None:
    """An open challenge is not posted where one of its game waits: the person is asked first."""
    waiting = await invite(world)
    asked = (await world.ben.slash("tictactoe challenge", pace="slow")).shown
    assert asked.is_private
    assert f"<@{world.ann.id}> is looking for an opponent." in asked.text
    assert "-# Classic  ·  Casual: 15 minutes per move" in asked.text
    assert asked.labels == ASKED
    assert asked.links[0].endswith(f"/{waiting.id}")
    board = (await world.ben.click(asked, "Join")).followups[0]
    assert f"**O** <@{world.ben.id}>" in board.text
    assert "moved to a new message" in waiting.text
    assert "Found: " in asked.text
    assert asked.links[0].endswith(f"/{board.id}")
    assert "no longer open" in (await world.eve.forge(asked, "jc1:1")).said


async def test_both_wait(world: World) -> None:
    """*Post mine too* posts it as it was typed, and both can be joined."""
    await invite(world)
    asked = (await world.ben.slash("tictactoe challenge", pace="slow", mark="O")).shown
    mine = (await world.ben.click(asked, "Post mine too")).shown
    assert mine.labels == ["Join", CANCEL]
    assert "Slow: 3 days per move" in mine.text
    await world.eve.click(mine, "Join")
    assert f"**O** <@{world.ben.id}>" in mine.text


@pytest.mark.parametrize("why", ["game", "channel", "own", "blocks", "blocked", "plays", "lapsed"])
async def test_nobody_who_could_be_joined_waits(world: World, why: str) -> None:
    """It is posted at once; who blocks, or is blocked, does not learn of the other's."""
    if why == "plays":
        await invite(world)
        await friends(world)
    elif why == "blocks":
        await decline_and_block(world.eve, await challenge(world, opponent=world.eve))
        await invite(world)
    else:
        if why == "blocked":
            await block(world.ann, world.eve)
        await invite(world)
    if why == "lapsed":
        await world.advance(301)
    person = world.ann if why == "own" else world.eve
    person = person.at(another_channel(world.server)) if why == "channel" else person
    given = {"variant": "drop"} if why == "game" else {}
    assert (await person.slash("tictactoe challenge", **given)).shown.labels == ["Join", CANCEL]


async def test_where_the_bot_cannot_edit(world: World) -> None:
    """The board comes as a new message all the same."""
    there = world.at(another_channel(None, invited=False))
    await invite(there)
    asked = (await there.ben.slash("tictactoe challenge")).shown
    assert len((await there.ben.click(asked, "Join")).followups[0].free) == 9


async def test_who_already_plays_is_not_asked(world: World) -> None:
    """They are led to their game."""
    await friends(world)
    await world.eve.slash("tictactoe challenge")
    assert "already playing here" in (await world.ben.slash("tictactoe challenge")).said
