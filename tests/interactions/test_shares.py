"""Finished games that 1.0.0 posted: they can be reviewed, and go with their players' data."""

import pytest

from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import parts_of
from engines.games.variants import position_after
from tests.chat.messages import V2, custom_id_of
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import WON, friends
from tests.interactions.pages import delete_all, hide_games
from tests.interactions.stored import query, rows

HOUR, DAY = 3600.0, 86_400.0
SHARED = """
INSERT INTO shares (match_id, person_id, guild_id, channel_id, message_id, shared_at)
SELECT id, x_person, guild_id, channel_id, ?, 0 FROM matches ORDER BY id DESC LIMIT 1 RETURNING id
"""


async def share(world: World, *, known: bool = True) -> ShownMessage:
    """Return the message of a game of Ann and Ben, as 1.0.0 stored it, if it knew the message."""
    await friends(world, *WON)
    ((number,),) = query(world.path, SHARED, None)
    parts = parts_of(position_after("classic", WON)) or ()
    review = ui.button("en", "review", ui.SECONDARY, ids.SHARED_REVIEW, number, *parts)
    components = ui.page(ui.row(review)).to_components()
    data = {"components": components, "flags": V2, "allowed_mentions": {"parse": []}}
    world.chat.post(str(world.channel.channel_id), data)
    message = world.seen()[-1]
    if known:
        query(world.path, "UPDATE shares SET message_id = ? WHERE id = ?", message.id, number)
    return message


async def test_it_is_reviewed(world: World) -> None:
    """*Review* shows a stranger the moves in private, whatever the players show them."""
    message = await share(world)
    await hide_games(world.ben)
    assert "the turning point" in (await world.eve.click(message, "Review")).private.text


async def test_deleting_ones_data_deletes_shared_games(world: World, path: str) -> None:
    """Whichever of the two players deletes their data, the message goes, and so does its row."""
    for person in (world.ann, world.ben):
        message = await share(world)
        assert (message.is_there, rows(path, "shares")) == (True, 1)
        await delete_all(person)
        await world.advance(1)
        assert (message.is_there, rows(path, "shares")) == (False, 0)


async def test_a_message_that_is_not_deleted_at_once(world: World, path: str) -> None:
    """A deletion that fails is tried again, and one of a message that is gone is done."""
    for status, code, left in ((500, 0, False), (404, 10008, True)):
        message = await share_and_delete(world, status, code)
        await world.advance(2)
        assert (message.is_there, rows(path, "shares")) == (left, 0)


async def test_a_message_in_a_closed_channel(world: World, path: str) -> None:
    """It goes a day later, if the bot can delete it then."""
    message = await share_and_delete(world, 403, 50001)
    await world.advance(DAY - HOUR)
    assert (message.is_there, rows(path, "shares")) == (True, 1)
    await world.advance(2 * HOUR)
    assert (message.is_there, rows(path, "shares")) == (False, 0)


async def share_and_delete(world: World, status: int, code: int) -> ShownMessage:
    message = await share(world)
    for route in ("delete", "edit"):
        world.refuse(route, status, code)
    await delete_all(world.ann)
    return message


@pytest.mark.parametrize("where", ["on the board", "on the message"])
async def test_a_forged_press_on_another_message(world: World, path: str, where: str) -> None:
    """Only a post that has its own button is taken for a share that the bot lost track of."""
    message, board = await share(world, known=False), world.seen()[0]
    review = custom_id_of(message.message, "Review")
    pressed, expected = (message, message.id) if where == "on the message" else (board, None)
    await world.ann.forge(pressed, review)
    assert query(path, "SELECT message_id FROM shares") == [(expected,)]
