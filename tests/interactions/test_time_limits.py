"""The time limits of matches: reminders, and what happens once a time limit has run out."""

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends


def reminders(world: World) -> list[ShownMessage]:
    return [m for m in world.seen() if "it's your turn" in m.text]


async def test_a_casual_match_reminds_once_after_two_minutes(world: World) -> None:
    """The player to move gets one reminder a turn, which replaces the reminder before it."""
    board = await friends(world, pace="casual")
    await world.advance(119)
    assert reminders(world) == []
    await world.advance(2)
    assert [str(world.ann.id) in m.text for m in reminders(world)] == [True]
    await world.advance(300)
    await board.press(world.ann, 4)
    await world.advance(121)
    (only,) = reminders(world)
    assert only.text.startswith(f"<@{world.ben.id}>")
    assert str(board.id) in only.text
    assert "(Classic, move 2)" in only.text
