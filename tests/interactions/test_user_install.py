"""The bot where only a person has installed it: in servers without it and in group chats."""

import pytest

from tests.chat.people import SERVER_CHANNEL, another_channel
from tests.chat.world import World
from tests.interactions.games import friends

PLACES = {"a server": SERVER_CHANNEL.guild_id, "a group chat": None}
WRITES = {"edit", "post", "delete"}
"""Requests to the channel itself, which the bot cannot make there."""


@pytest.fixture(params=list(PLACES.values()), ids=list(PLACES))
def there(request: pytest.FixtureRequest, world: World) -> World:
    """Return a channel where the bot can answer and do nothing else."""
    return world.at(another_channel(request.param, invited=False))


async def test_two_people_play(there: World) -> None:
    """People can challenge, accept and move; the board says what the bot cannot do there."""
    board = await friends(there, pace="quick")
    assert "when someone presses" in board.text
    await board.press(there.ann, 4)
    await board.press(there.ben, 0)
    assert str(board) == "O...X...."
    assert WRITES.isdisjoint(it.route for it in there.session.requests)


async def test_giving_up_says_where_it_shows(there: World) -> None:
    """A person who gives up is told that the board shows it at the next press, as it then does."""
    board = await friends(there, pace="quick")
    question = (await there.ben.click(board, "Resign")).shown
    await there.ben.click(question, "Yes, resign")
    assert "You resigned. Thanks for playing!\n-# The board doesn't show it yet." in question.text
    assert "is over" in (await board.press(there.ann, 0)).said
    assert "resigned" in board.text
