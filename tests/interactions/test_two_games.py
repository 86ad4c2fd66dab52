"""A game against the bot keeps nobody from a friend: one of each kind in a channel."""

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import CANCEL, challenge, friends, pinged, start

BOT = "Noughts (medium)"


async def both(world: World) -> tuple[ShownMessage, ShownMessage]:
    return await start(world.ann, mark="X"), await friends(world)


async def test_one_of_each_kind(world: World) -> None:
    """Both go on; another of either kind leads to the one that there is."""
    against_bot, board = await both(world)
    await against_bot.press(world.ann, 4)
    await board.press(world.ann, 0)
    assert (str(against_bot)[4], str(board)[0]) == ("X", "X")
    for command, link in (("start", against_bot), ("challenge", board)):
        hint = (await world.ann.slash(f"tictactoe {command}")).shown
        assert "already playing here" in hint.text
        assert hint.links[0].endswith(f"/{link.id}")
    await world.restart()
    assert len((await start(world.ben)).free) >= 8


async def test_which_board(world: World) -> None:
    """`/tictactoe board` asks privately which of two, and posts that one."""
    against_bot, board = await both(world)
    asked = (await world.ann.slash("tictactoe board")).shown
    assert asked.is_private
    assert "You have two games here. Which one?" in asked.text
    (line,) = (it for it in asked.text.splitlines() if BOT in it)
    assert BOT in (await world.ann.click(asked, f"Game {line[1]}")).followups[0].text
    assert "Here is your game again" in asked.text
    assert against_bot.cells == []
    assert len(board.cells) == 9


async def test_which_to_resign(world: World) -> None:
    """`/tictactoe resign` asks which, then whether; the other goes on, and is asked for alone."""
    against_bot, board = await both(world)
    asked = (await world.ann.slash("tictactoe resign")).shown
    await world.ann.click(asked, "Game 1")
    assert "Resign this game?" in asked.text
    await world.ann.click(asked, "Yes, resign")
    assert f"<@{world.ann.id}> resigned" in board.text
    assert len(against_bot.free) == 9
    assert "Resign this game?" in (await world.ann.slash("tictactoe resign")).said


@pytest.mark.parametrize("pace", ["quick", "casual", "slow"])
async def test_who_plays_someone_else_here(world: World, pace: str) -> None:
    """Who challenges them is told so before anyone is pinged; a slow challenge can wait."""
    await friends(world)
    before = len(pinged(world))
    told = (await world.eve.slash("tictactoe challenge", opponent=world.ben, pace=pace)).shown
    assert told.is_private
    assert f"<@{world.ben.id}> is already playing here" in told.text
    assert told.labels == (["Challenge anyway"] if pace == "slow" else [])
    assert len(pinged(world)) == before


async def test_a_slow_challenge_anyway(world: World) -> None:
    """It is posted as it was given, pings once, and can be accepted once that game is over."""
    board = await friends(world)
    given = {"pace": "slow", "mark": "O", "variant": "drop"}
    told = (await world.eve.slash("tictactoe challenge", opponent=world.ben, **given)).shown
    shown = (await world.eve.click(told, "Challenge anyway")).shown
    assert shown.labels == ["Accept", "Decline", CANCEL]
    assert pinged(world)[-1] == str(world.ben.id)
    assert "Slow: 3 days per move" in shown.text
    assert "already playing here" in (await world.ben.click(shown, "Accept")).said
    for ply, cell in enumerate((0, 3, 1, 4, 2)):
        await board.press((world.ann, world.ben)[ply % 2], cell)
    await world.ben.click(shown, "Accept")
    assert "Drop" in shown.text
    assert f"**O** <@{world.eve.id}>" in shown.text


async def test_a_forged_challenge_anyway(world: World) -> None:
    """On a message that did not ask, it challenges and pings nobody."""
    board = await friends(world)
    assert "too old" in (await world.eve.forge(board, f"cw1:{world.ben.id}:2:0:0")).said
    assert pinged(world) == [str(world.ben.id)]


async def test_who_plays_the_bot_can_be_challenged(world: World) -> None:
    """A game against the bot, or one in another channel, is no reason to say no."""
    await start(world.ben)
    assert (await challenge(world)).labels == ["Accept", "Decline", CANCEL]


async def test_a_rematch_waits(world: World) -> None:
    """A slow one is asked for while the other plays again; a quick one is not, and pings nobody."""
    boards = [await friends(world, 0, 3, 1, 4, 2, pace=pace) for pace in ("quick", "slow")]
    asked = await world.ben.slash("tictactoe challenge", opponent=world.eve)
    await world.eve.click(asked.shown, "Accept")
    before = len(pinged(world))
    assert "already playing here" in (await world.ann.click(boards[0], "Rematch")).said
    assert len(pinged(world)) == before
    assert (await world.ann.click(boards[1], "Rematch")).shown.labels[0] == "Accept"
