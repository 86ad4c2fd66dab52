"""A player shares a finished game, and what happens to the message."""

from bot.domain.limits import SHARE_PAUSE, SHARE_STANDS
from tests.chat.actors import Actor
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import WON, friends, give_up, resigned, start
from tests.interactions.pages import SHARE, animated, delete_all, hide_games, history
from tests.interactions.stored import rows

HOUR, DAY = 3600.0, 86_400.0


async def replay(world: World, person: Actor, number: int = 1) -> ShownMessage:
    """Have a person open one of their games, and return what they are shown."""
    return await animated(person, await history(person), f"Game {number}: Classic")


def shared(world: World) -> list[ShownMessage]:
    """Return the messages in the channel that show a shared game."""
    return [it for it in world.seen() if "### " in it.text]


async def test_a_game_is_shared(world: World) -> None:
    """One press posts one message with the animation: it names its players and pings nobody."""
    await friends(world, *WON)
    shown = await replay(world, world.ann)
    assert shared(world) == []
    await world.ann.click(shown, SHARE)
    (message,) = shared(world)
    text = message.text
    assert f"<@{world.ann.id}> beat <@{world.ben.id}>" in text
    assert f"**X** <@{world.ann.id}>  ·  **O** <@{world.ben.id}>" in text
    assert "the turning point:** O took the middle-left square" in text
    assert "Better: the middle." in text
    assert [it["filename"] for it in message.message["attachments"]] == ["game.gif"]
    assert not any(world.mentions_allowed()[-1].values())


async def test_a_shared_game_says_that_hints_were_taken(world: World) -> None:
    """Who shares a game shares also how many hints they took in it."""
    board = await start(world.ann, mark="X", difficulty="matched")
    await world.ann.click(board, "Hint")
    await give_up(world.ann)
    shown = await replay(world, world.ann)
    assert "Unrated: 1 hint" in shown.text
    await world.ann.click(shown, SHARE)
    (message,) = shared(world)
    assert "Unrated: 1 hint" in message.text


async def test_everybody_can_review_a_shared_game(world: World) -> None:
    """*Review* below it shows a stranger the moves in private, whatever the players show them."""
    await friends(world, *WON)
    shown = await replay(world, world.ann)
    posted = await world.ann.click(shown, SHARE)
    assert "the turning point" in (await world.eve.click(posted.shown, "Review")).said


async def test_it_is_shared_once(world: World) -> None:
    """While the message stands, the other player is led to it, also after a restart."""
    await friends(world, *WON)
    await world.ann.click(await replay(world, world.ann), SHARE)
    await world.restart()
    told = (await world.ben.click(await replay(world, world.ben), SHARE)).said
    assert f"shared here already: https://discord.com/channels/{world.channel.guild_id}" in told
    (message,) = shared(world)
    assert told.endswith(f"/{message.id}")


async def test_a_minute_between_two_shares(world: World) -> None:
    """Anyone who has just shared a game waits a minute with the next one, and reads until when."""
    for _ in range(2):
        await resigned(world.ann, "classic")
    first, second = [await replay(world, world.ann, number) for number in (1, 2)]
    await world.ann.click(first, SHARE)
    told = (await world.ann.click(second, SHARE)).said
    assert "You can share the next one at <t:" in told
    await world.advance(SHARE_PAUSE.total_seconds() - 10)
    assert (await world.ann.click(second, SHARE)).said == told
    await world.advance(10)
    await world.ann.click(second, SHARE)
    assert len(shared(world)) == 2


async def test_shared_again_the_next_day(world: World) -> None:
    """Then the game gets a new message, and the former one goes."""
    await friends(world, *WON)
    shown = await replay(world, world.ann)
    await world.ann.click(shown, SHARE)
    (former,) = shared(world)
    await world.advance(SHARE_STANDS.total_seconds())
    await world.ben.click(await replay(world, world.ben), SHARE)
    await world.advance(1)
    (message,) = shared(world)
    assert message.id != former.id


async def test_only_players_share(world: World) -> None:
    """Someone else who opens a game is not offered to post it."""
    await friends(world, *WON)
    page = await history(world.eve, player=world.ann)
    assert SHARE not in (await animated(world.eve, page)).labels


async def test_where_it_can_be_shared(world: World) -> None:
    """A game against a person is shared only where it was played; one against the bot anywhere."""
    await friends(world, *WON)
    ann = world.ann.at(another_channel(ELSEWHERE))
    for offered in (False, True):
        page = (await ann.slash("history")).shown
        shown = await animated(ann, page)
        assert (SHARE in shown.labels) == offered
        await resigned(world.ann, "classic")
    page = (await world.ann.alone.slash("history")).shown
    shown = await animated(world.ann.alone, page)
    assert SHARE not in shown.labels


async def test_an_opponent_who_hides_their_games(world: World) -> None:
    """A game of someone who shows nobody their games is not shared by the other player."""
    await friends(world, *WON)
    shown = await replay(world, world.ann)
    await hide_games(world.ben)
    assert "can't be shared here" in (await world.ann.click(shown, SHARE)).said
    assert SHARE not in (await replay(world, world.ann)).labels
    assert shared(world) == []


async def test_deleting_ones_data_deletes_shared_games(world: World, path: str) -> None:
    """Whichever of the two players deletes their data, the message goes, and so does its row."""
    for person in (world.ann, world.ben):
        await world.advance(SHARE_PAUSE.total_seconds())
        await friends(world, *WON)
        await world.ann.click(await replay(world, world.ann), SHARE)
        assert (len(shared(world)), rows(path, "shares")) == (1, 1)
        await delete_all(person)
        await world.advance(1)
        assert (len(shared(world)), rows(path, "shares")) == (0, 0)


async def test_a_message_that_is_not_deleted_at_once(world: World, path: str) -> None:
    """A deletion that fails is tried again, and one of a message that is gone is done."""
    for status, code, left in ((500, 0, 0), (404, 10008, 1)):
        await share_and_delete(world, status, code)
        await world.advance(2)
        assert (len(shared(world)), rows(path, "shares")) == (left, 0)


async def test_a_message_in_a_closed_channel(world: World, path: str) -> None:
    """It goes a day later, if the bot can delete it then."""
    await share_and_delete(world, 403, 50001)
    await world.advance(DAY - HOUR)
    assert (len(shared(world)), rows(path, "shares")) == (1, 1)
    await world.advance(2 * HOUR)
    assert (len(shared(world)), rows(path, "shares")) == (0, 0)


async def share_and_delete(world: World, status: int, code: int) -> None:
    """Have Ann share a game and delete her data, when Discord refuses to delete the message."""
    await world.advance(SHARE_PAUSE.total_seconds())
    await friends(world, *WON)
    await world.ann.click(await replay(world, world.ann), SHARE)
    for route in ("delete", "edit"):
        world.refuse(route, status, code)
    await delete_all(world.ann)


async def test_a_share_that_is_not_sent_can_be_repeated(world: World) -> None:
    """If Discord refuses the message, the game counts as not shared."""
    await friends(world, *WON)
    shown = await replay(world, world.ann)
    world.refuse("callback", 403, 50001)
    await world.ann.click(shown, SHARE)
    assert shared(world) == []
    await world.ann.click(shown, SHARE)
    assert len(shared(world)) == 1
