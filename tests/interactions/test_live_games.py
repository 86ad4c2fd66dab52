"""The live games of a person, as `/history`, `/help` and `/tictactoe board` list them."""

import re

from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import friends, give_up, start


async def listed(world: World, *commands: str) -> str:
    said = set()
    for command in commands or ("history", "help"):
        told = (await world.ann.slash(command)).said
        said.add("\n".join(re.findall(r"\*\*(?:Your turn|Waiting).*|`\d\.`.*  ·  against.*", told)))
    (found,) = said
    return found


async def test_what_waits_comes_first(world: World) -> None:
    """Games in all channels are listed with a link each: those first in which it is one's turn."""
    await friends(world, 0)
    bot_channel = another_channel()
    await world.ann.at(bot_channel).slash("tictactoe start", variant="drop", mark="X")
    await world.restart()
    when = r"runs out <t:\d+:R>"
    lines = (await listed(world)).splitlines()
    assert lines[0] == "**Your turn (1)**"
    assert re.fullmatch(rf"`1\.` Drop  ·  against Noughts \(medium\)  ·  {when}", lines[1])
    assert lines[2] == "**Waiting for others (1)**"
    assert re.fullmatch(rf"`2\.` Classic  ·  against <@{world.ben.id}>  ·  {when}", lines[3])
    assert (await world.ann.slash("history")).shown.labels[:2] == ["Game 1", "Game 2"]
    others = await world.ben.at(bot_channel).slash("history", player=world.ann)
    assert "Your turn" not in others.said


async def test_more_games_than_are_listed(world: World) -> None:
    """However many wait for others for longer, a game in which it is one's turn comes first."""
    for _ in range(26):
        asked = await world.ann.at(another_channel()).slash("tictactoe challenge", mark="O")
        await world.ben.click(asked.shown, "Join")
    await world.advance(1)
    await start(world.ann, mark="X")
    lines = (await listed(world, "history")).splitlines()
    assert lines[0] == "**Your turn (1)**"
    assert lines[2] == "**Waiting for others (26)**"


async def test_the_board_of_another_channel(world: World) -> None:
    """Where someone has no game, `/tictactoe board` lists those elsewhere."""
    await start(world.ann)
    told = (await world.ann.at(another_channel()).slash("tictactoe board")).said
    assert "I have no game for you here" in told
    assert "**Your turn (1)**" in told


async def test_the_end_of_a_review(world: World) -> None:
    """The last page of a review is about its game alone, and says nothing of others."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, board.free[0])
    await board.press(world.ann, board.free[0])
    await give_up(world.ann)
    await world.ann.at(another_channel()).slash("tictactoe start", mark="X")
    review = (await world.ann.click(board, "Review")).shown
    for label in ("⏮", "⏭"):
        await world.ann.click(review, label)
        assert "Your turn" not in review.text
        assert "Game 1" not in review.labels
