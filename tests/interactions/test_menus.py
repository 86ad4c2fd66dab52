"""The entries in the menus of people and of messages, which do what commands do, in private."""

import pytest

from engines.games.variants import GAMES
from tests.chat.actors import Actor
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import WON, challenge, friends, played, start
from tests.interactions.pages import delete_all, hide_games
from tests.interactions.test_shares import share

STATS, REVIEW = "Tic-tac-toe stats", "Review tic-tac-toe"
NO_GAME = "I have no game for you here."


async def test_the_card_of_a_person(world: World) -> None:
    """The menu of a person shows the card that `/stats` shows of them, also of the bot."""
    await played(world.ann, difficulty="easy")
    for other in (world.ann, world.eve, world.bot):
        answer = await world.ben.menu(STATS, other)
        assert answer.shown.is_private
        assert answer.said == (await world.ben.slash("stats", player=other)).said


async def shown_by(world: World, kind: str) -> ShownMessage:
    if kind == "a show":
        return (await world.ann.slash("tictactoe watch", x="minimax", o="lines")).shown
    return await (friends(world, *WON) if kind == "a game" else share(world))


@pytest.mark.parametrize("kind", ["a game", "a share", "a show"])
async def test_a_game_on_a_message(world: World, kind: str) -> None:
    """The menu of a message opens the review that its button opens, also after a restart."""
    shown = await shown_by(world, kind)
    await world.restart()
    answer = await world.eve.menu(REVIEW, shown)
    assert answer.shown.is_private
    assert answer.said == (await world.eve.click(shown, "Review")).said


async def refused(person: Actor, shown: ShownMessage) -> str:
    answer = await person.menu(REVIEW, shown)
    assert answer.shown.is_private
    return answer.said


async def test_messages_without_a_finished_game(world: World) -> None:
    """What is on a message is not over yet, or no game at all."""
    assert NO_GAME in await refused(world.eve, await challenge(world))
    assert NO_GAME in await refused(world.eve, (await world.eve.slash("help")).shown)
    for variant in GAMES:
        board = await start(world.someone(), variant=variant, mark="X")
        assert "This game isn't over yet." in await refused(world.eve, board)


async def test_messages_that_are_not_for_everybody(world: World) -> None:
    """A hidden game, and one on someone else's message, are not reviewed."""
    shown = await friends(world, *WON)
    await hide_games(world.ann)
    assert NO_GAME in await refused(world.eve, shown)
    assert "turning point" in await refused(world.ben, shown)
    shown.message["author"] = world.eve.person.user
    assert NO_GAME in await refused(world.ben, shown)


async def test_a_share_that_was_withdrawn(world: World) -> None:
    """While Discord does not let the bot delete the message, its game is shown to nobody."""
    shown = await share(world)
    world.refuse_always("delete", 403, 50001)
    await delete_all(world.ann)
    assert shown.is_there
    for person in (world.eve, world.ben):
        assert "This game isn't shared any more." in await refused(person, shown)
