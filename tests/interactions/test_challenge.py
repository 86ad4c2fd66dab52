import re

import pytest

from tests.chat.faults import CALLBACK, Fault
from tests.chat.people import another_channel
from tests.chat.world import World, now
from tests.interactions.games import CANCEL, challenge, decline_and_block, invite, pinged
from tests.wire.losses import LOSSES


async def test_only_the_invited_may_answer(world: World) -> None:
    """Only the invited answers, pinged once; only the challenger cancels; others read who can."""
    shown = await challenge(world)
    assert f"<@{world.ben.id}>" in shown.text
    theirs = f"only <@{world.ben.id}> can accept or decline"
    for label in ("Accept", "Decline"):
        told = (await world.ann.click(shown, label)).said
        assert theirs in told
        assert "You can cancel it" in told
        assert theirs in ((await world.eve.click(shown, label)).said).lower()
    for person in (world.ben, world.eve):
        told = (await person.click(shown, CANCEL)).said
        assert f"Only <@{world.ann.id}> can cancel this challenge" in told
    assert shown.labels == ["Accept", "Decline", CANCEL]
    assert pinged(world) == [str(world.ben.id)]


async def test_a_challenge_to_all_is_joined_by_the_first(world: World) -> None:
    """Without an opponent the first person to press Join plays, and nobody is pinged."""
    shown = await invite(world)
    assert shown.labels == ["Join", CANCEL]
    assert "Someone else has to" in (await world.ann.click(shown, "Join")).said
    assert f"Only <@{world.ann.id}> can cancel" in (await world.eve.click(shown, CANCEL)).said
    await world.eve.click(shown, "Join")
    assert f"**O** <@{world.eve.id}>" in shown.text
    assert "someone else's game" in (await shown.press(world.ben, 0)).said
    assert pinged(world) == []


def without_times(text: str) -> str:
    return re.sub(r"<t:\d+", "", text)


@pytest.mark.parametrize("opponent", [True, False])
async def test_a_lapsed_challenge_is_asked_again(world: World, opponent: bool) -> None:
    """Who made it posts the same challenge once more, after a restart too; others cannot."""
    options: dict[str, object] = {"opponent": world.ben} if opponent else {}
    options |= {"pace": "quick", "mark": "O", "variant": "drop"}
    shown = (await world.ann.slash("tictactoe challenge", **options)).shown
    terms = shown.text
    await world.advance(301)
    await world.restart()
    assert "someone else's game" in (await world.eve.click(shown, "Ask again")).said
    again = (await world.ann.click(shown, "Ask again")).shown
    assert without_times(again.text) == without_times(terms)
    assert shown.labels == []
    await world.ben.click(again, "Accept" if opponent else "Join")
    assert f"Your turn, <@{world.ben.id}>" in again.text


async def test_a_lapsed_challenge_leads_to_the_bot(world: World) -> None:
    """It says that nobody answered, and anyone starts its game against the bot."""
    shown = await challenge(world, variant="drop")
    await world.advance(301)
    assert "in time" in shown.text
    board = (await world.ben.click(shown, "Play the bot")).shown
    assert "Drop" in board.text
    assert "Noughts (medium)" in board.text


async def test_after_a_decline_the_next_challenge_has_to_wait(world: World) -> None:
    """After a decline the next one waits ten minutes, and both are told the same moment."""
    shown = await challenge(world)
    told = (await world.ben.click(shown, "Decline")).said
    assert "declined" in shown.text
    (until,) = set(re.findall(r"<t:(\d+):[tR]>", told))
    for waited in (0, 590):
        await world.advance(waited)
        again = await world.ann.slash("tictactoe challenge", opponent=world.ben)
        assert "just declined" in again.said
        stated = {int(time) for time in re.findall(r"<t:(\d+):[tR]>", again.said)}
        assert stated <= {int(until), int(until) + 1}
    await world.advance(11)
    assert (await challenge(world)).labels == ["Accept", "Decline", CANCEL]


async def test_a_block(world: World) -> None:
    """The answer to the decline confirms it; the blocked person cannot challenge again, ever."""
    shown = await challenge(world)
    assert "no longer open" in (await world.ben.forge(shown, "b1:1")).said
    asked = await decline_and_block(world.ben, shown)
    assert f"<@{world.ann.id}> can't challenge you any more" in asked.text
    assert f"Only <@{world.ben.id}> can" in (await world.eve.forge(shown, "b1:1")).said
    assert "/privacy" in asked.text
    assert asked.labels == []
    await world.advance(601)
    again = await world.ann.slash("tictactoe challenge", opponent=world.ben)
    assert "isn't taking challenges" in again.said
    other = await world.eve.slash("tictactoe challenge", opponent=world.ben)
    assert other.shown.labels[0] == "Accept"


async def test_slow_challenges_are_counted_apart(world: World) -> None:
    """Three slow ones, which may wait for a day, keep nobody from others; a fourth is refused."""
    for pace in ("slow", "quick", "casual", "slow", "casual", "slow"):
        answer = await world.ann.slash("tictactoe challenge", pace=pace)
        assert answer.shown.labels == ["Join", CANCEL]
    for pace in ("slow", "quick"):
        assert "3 open challenges" in (await world.ann.slash("tictactoe challenge", pace=pace)).said


async def test_a_slow_challenge_waits_for_a_day(world: World) -> None:
    """It says until when, pings once, and lapses even while the bot is off."""
    shown = await challenge(world, pace="slow")
    (until,) = re.findall(r"Expires <t:(\d+):R>", shown.text)
    assert int(until) - now().timestamp() == pytest.approx(86_400, abs=5)
    await world.restart(after=86_300)
    assert shown.labels == ["Accept", "Decline", CANCEL]
    await world.restart(after=200)
    await world.advance(3)
    assert "didn't answer the challenge" in shown.text
    assert pinged(world) == [str(world.ben.id)]


async def test_a_slow_challenge_where_the_bot_cannot_edit(world: World) -> None:
    """The next press, a day later, brings it up to date."""
    there = world.at(another_channel(None, invited=False))
    shown = await challenge(there, pace="slow")
    await world.advance(86_500)
    assert shown.labels == ["Accept", "Decline", CANCEL]
    assert "no longer open" in (await there.ben.click(shown, "Accept")).said
    assert "didn't answer the challenge" in shown.text


async def test_challenges_can_be_switched_off(world: World) -> None:
    """A person who has switched challenges off is not pinged, and can switch them on again."""
    page = (await world.ben.slash("privacy")).shown
    await world.ben.click(page, "Stop challenges")
    refused = await world.ann.slash("tictactoe challenge", opponent=world.ben)
    assert "isn't taking challenges" in refused.said
    assert pinged(world) == []
    await world.ben.click(page, "Allow challenges")
    assert (await challenge(world)).labels[0] == "Accept"


@LOSSES
async def test_a_challenge_that_nobody_saw(world: World, faults: list[Fault]) -> None:
    """A challenge whose answer is lost is withdrawn: it does not count, and the next one pings."""
    for _ in range(3):  # as many as may be open at once
        world.session.faults.next(CALLBACK, *faults)
        assert (await world.ann.slash("tictactoe challenge", opponent=world.ben)).said == ""
        await world.advance(31)
    before = len(pinged(world))
    shown = await challenge(world)
    assert pinged(world)[before:] == [str(world.ben.id)]
    await world.ben.click(shown, "Accept")
    assert str(shown) == "........."
