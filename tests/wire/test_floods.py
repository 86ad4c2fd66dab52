"""A flood of presses, and many people who want pictures, while others play."""

from tests.chat.payloads import press
from tests.chat.people import another_person
from tests.chat.until import until
from tests.wire.world import World

FLOOD = 1000


async def test_a_flood_of_presses(world: World) -> None:
    """Most of a thousand presses get no answer, the person is told why, and others play on."""
    flooder, board = another_person(), await world.start()
    custom_id = board.custom_id(0)
    forged = [press(flooder, board.channel, board.message, custom_id) for _ in range(FLOOD)]
    sent = [await world.discord.send(payload) for payload in forged]
    played = await board.press(4)
    assert played.told == []
    await until(lambda: any("faster" in text for a in sent for text in a.told), "a warning")
    await until(lambda: world.discord.is_quiet, "the end of the answers")
    assert 10 <= sum(a.is_answered for a in sent) < FLOOD
    assert board.is_true


async def test_a_flood_of_animations(world: World) -> None:
    """Forty people want animations at once; a press waits for none of them, and all get theirs."""
    board, played = await world.finished(), await world.start()
    people = [another_person() for _ in range(40)]
    sent = [await board.send(f"an1:{board.match_id}", person) for person in people]
    assert (await played.press(played.free[0])).told == []
    await until(lambda: all(one.told for one in sent), world.log)
    files = [it["attachments"] for it in world.discord.chat.messages.values()]
    assert sum(map(bool, files)) >= len(people)
