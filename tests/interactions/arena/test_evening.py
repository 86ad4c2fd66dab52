"""An arena from its announcement to its podium, as people see it."""

from collections import Counter

import pytest

from tests.chat.actors import Actor
from tests.chat.faults import late, limited, lost, reset
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.arena.evening import (
    EDITED_WITHIN,
    STARTS_IN,
    Evening,
    announced,
    begun,
    joined,
)
from tests.interactions.games import pinged
from tests.interactions.pages import delete_all


def mention(person: Actor) -> str:
    return f"<@{person.id}>"


async def test_an_evening(world: World, owner: Actor) -> None:
    """People join, play, meet again, see their points; a game alone pings, and its two."""
    evening = await begun(world, owner)
    first, x = await evening.won()
    o = world.ben if x == world.ann else world.ann
    assert f"Arena: {mention(x)} 2  ·  {mention(o)} 0" in first.text
    assert "your next game comes by itself" in first.text
    (second,) = evening.live()
    assert evening.to_move(second) == o
    await evening.wait(EDITED_WITHIN)
    assert f"🥇 {mention(x)}: **2 points**, 1 game" in evening.text
    await evening.end(owner)
    await evening.play(second)
    await evening.wait(EDITED_WITHIN)
    podium = evening.posted()[-1]
    assert podium.text == evening.text
    assert "the first place is shared" in podium.text
    assert podium.labels == ["Standings", "Another arena"]
    assert len(evening.posted()) == 3
    pings = [sorted(allowed.get("users", [])) for allowed in world.mentions_allowed()]
    assert [people for people in pings if people] == [sorted((x.id, o.id))] * 2


async def test_a_bare_command_asks_first(world: World, owner: Actor) -> None:
    """Its menus say what is announced, privately and after restarts, and a button announces it."""
    page = (await owner.slash("arena")).shown
    await owner.select(page, ["3"], custom_id="aq1:0:2:20:5")
    await world.restart()
    await owner.select(page, ["30"], custom_id="aq1:1:3:20:5")
    await owner.select(page, ["1"], custom_id="aq1:2:3:30:5")
    assert "Arena: Squares\n**Starts in 1 minute** and lasts 30 minutes." in page.text
    assert world.seen() == []
    await world.restart()
    await owner.click(page, "Announce")
    assert page.text == f"The arena is announced in <#{world.channel.channel_id}>."
    (announcement,) = [it for it in world.seen() if it.text]
    assert "Arena: Squares" in announcement.text
    assert "and lasts 30 minutes." in announcement.text


async def test_a_missed_game_pauses(world: World, owner: Actor) -> None:
    """Who loses on time without a move gets no game, and no ping, until they say they are back."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    missing = evening.to_move(game)
    await evening.wait(61)
    assert f"{mention(missing)} gets no new games for now" in game.text
    assert "counts in the arena, but not for ratings" in game.text
    assert "comes by itself" not in game.text
    await evening.wait(60)
    assert evening.live() == []
    (other,) = {world.ann, world.ben} - {missing}
    assert "You weren't away" in (await other.click(game, "I'm back")).said
    assert "gets no new games" in game.text
    assert "You're back" in (await missing.click(game, "I'm back")).said
    await world.restart()
    await evening.wait(1)
    assert len(evening.live()) == 1
    assert "gets no new games" not in game.text
    assert "I'm back" not in game.labels
    assert "comes by itself" in game.text
    assert Counter(pinged(world)) == {str(world.ann.id): 2, str(world.ben.id): 2}


async def test_a_game_that_is_resigned_at_once(world: World, owner: Actor) -> None:
    """Who resigns before both moved twice gives no points, reads that before, and is paused."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    await evening.play(game, (0, 8, 1))
    asked = await world.ann.click(game, "Resign")
    assert "won't count, and you get no new games until you press **I'm back**" in asked.said
    await world.ann.click(asked.shown, "Yes, resign")
    assert game.text.count("> 0") == 2
    assert f"{mention(world.ann)} gets no new games for now" in game.text
    assert "This game doesn't count" in game.text
    assert "counts in the arena" not in game.text
    assert "I'm back" in game.labels


async def test_a_game_has_no_requests(world: World, owner: Actor) -> None:
    """In a game of an arena nobody offers a draw, takes back or asks for a rematch."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    seen = set(game.labels)
    for cell in (0, 8, 1, 6):
        await evening.play(game, (cell,))
        seen |= set(game.labels)
    assert not seen & {"Offer a draw", "Take back", "Hint"}
    assert "Resign" in seen
    await evening.play(game, (2,))
    assert game.labels[-2:] == ["Review", "More"]
    assert "Rematch" not in game.labels


async def test_too_few_people(world: World, owner: Actor) -> None:
    """With one person an arena ends kindly when it was to start, and another can be announced."""
    evening = await announced(world, owner)
    await evening.click(world.ann, "Join")
    await evening.wait(60 + EDITED_WITHIN)
    assert "Not enough people joined this time" in evening.text
    assert evening.board.labels == ["Another arena"]
    await evening.click(owner, "Another arena")
    texts = [board.text for board in world.seen()]
    assert "Nobody has joined yet" in [text for text in texts if text][-1]


async def test_it_lapses(world: World, owner: Actor) -> None:
    """An arena whose start the bot missed by five minutes does not start."""
    evening = await joined(world, owner)
    await world.restart(after=400)
    await evening.wait(EDITED_WITHIN)
    assert "didn't start, because I was off" in evening.text
    assert evening.posted() == []


async def test_a_deletion_in_the_middle(world: World, owner: Actor) -> None:
    """Someone who deletes their data loses the game, keeps their place, and is named nowhere."""
    evening = await begun(world, owner)
    _, winner = await evening.won()
    await evening.click(world.eve, "Join")
    await delete_all(winner)
    await evening.wait(EDITED_WITHIN)
    assert len(evening.live()) == 1
    await evening.end(owner)
    await evening.wait(400)
    podium = evening.posted()[-1]
    assert mention(winner) not in evening.text + podium.text
    assert "**2 points**, 2 games" in podium.text


async def over(world: World, owner: Actor) -> tuple[Evening, Actor, ShownMessage]:
    """Return an arena that is over after one game, who won it, and the podium."""
    evening = await begun(world, owner)
    _, winner = await evening.won()
    await evening.end(owner)
    await evening.wait(400)
    return evening, winner, evening.posted()[-1]


async def test_a_deletion_after_the_end(world: World, owner: Actor) -> None:
    """A podium that names someone who deletes their data is drawn again, on both messages."""
    evening, winner, podium = await over(world, owner)
    assert mention(winner) in podium.text
    await delete_all(winner)
    await evening.wait(EDITED_WITHIN)
    assert mention(winner) not in evening.text + podium.text
    assert podium.text == evening.text


@pytest.mark.parametrize("closed", ["channel", "thread"])
async def test_a_deletion_in_a_closed_place(world: World, owner: Actor, closed: str) -> None:
    """A message that the bot may not edit is edited a day later, if that is possible then."""
    evening, winner, podium = await over(world, owner)
    place = str(world.channel.channel_id if closed == "channel" else evening.board.id)
    world.refuse_always("edit", 403, 50001, where=place)
    await delete_all(winner)
    await evening.wait(3600)
    assert mention(winner) in evening.text + podium.text
    world.refuse_nothing()
    await evening.wait(86_400)
    await evening.wait(EDITED_WITHIN)
    assert mention(winner) not in evening.text + podium.text


async def test_a_lost_podium(world: World, owner: Actor) -> None:
    """A podium that the bot lost track of goes, names and all, once someone presses on it."""
    evening, winner, podium = await over(world, owner)
    await world.client.context.arenas.table.set_podium(1, 0)
    await delete_all(winner)
    await evening.wait(EDITED_WITHIN)
    assert mention(winner) in podium.text
    await world.eve.click(podium, "Standings")
    assert podium.id not in [board.id for board in evening.posted()]


async def test_a_lost_podium_that_is_gone(world: World, owner: Actor) -> None:
    """Whoever presses on a lost podium while someone else's press deletes it gets the standings."""
    _, winner, podium = await over(world, owner)
    await world.client.context.arenas.table.set_podium(1, 0)
    world.refuse("delete-by-token", 404, 10008)
    assert f"🥇 {mention(winner)}" in (await world.eve.click(podium, "Standings")).said


async def test_a_refused_thread(world: World, owner: Actor) -> None:
    """Where Discord refuses the thread, the games lie in the channel."""
    world.refuse("thread", 403, 50013)
    evening = await begun(world, owner, in_thread=False)
    await evening.play(evening.live()[0])
    assert "Arena: " in evening.posted()[0].text


async def test_a_game_that_is_limited(world: World, owner: Actor) -> None:
    """A clock starts when its message is there, however long Discord makes the bot wait."""
    evening = await joined(world, owner)
    world.session.faults.next("post", *[limited(50.0)] * 2)
    await evening.wait(STARTS_IN + 100)
    (game,) = evening.live()
    await evening.wait(50)
    assert evening.live() == [game]
    await evening.wait(20)
    assert evening.live() == []


async def test_lost_answers_to_a_game(world: World, owner: Actor) -> None:
    """A game whose answers are lost is there once."""
    evening = await joined(world, owner)
    world.session.faults.next("post", reset, lost, lost)
    await evening.wait(STARTS_IN + 10)
    await evening.play(evening.live()[0])
    await evening.wait(30)
    assert len(evening.posted()) == 2


async def test_a_locked_thread(world: World, owner: Actor) -> None:
    """If nobody may write in the thread any more, the arena is over, and says who won."""
    evening = await begun(world, owner)
    world.refuse_always("post", 403, 50083)
    await evening.play(evening.live()[0])
    await evening.wait(60)
    assert "🏆" in evening.text
    assert len(evening.posted()) == 1


async def test_games_do_not_wait_for_an_edit(world: World, owner: Actor) -> None:
    """While an edit of the announcement waits, however long, people play on; then it is right."""
    evening = await begun(world, owner)
    await evening.wait(EDITED_WITHIN)
    world.session.faults.next("edit", late(25))
    for _ in range(2):
        await evening.play(evening.live()[0])
        await evening.wait(EDITED_WITHIN)
    assert "Nobody has finished a game yet" in evening.text
    await evening.wait(30)
    assert "**2 points**, 2 games" in evening.text
