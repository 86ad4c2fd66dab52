"""*Try again from move …*: another try from a position of a finished game."""

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import BLUNDERED, friends, lost
from tests.interactions.pages import TRY, again_on, reviewed


def can_try(page: ShownMessage) -> bool:
    return any(label.startswith(TRY) for label in page.labels)


async def tried(world: World, page: ShownMessage) -> ShownMessage:
    result = await world.ann.click(page, again_on(page))
    assert not result.shown.is_private
    return result.shown


async def test_a_loss_is_tried_again(world: World) -> None:
    """The page opens at the move that lost; from there the same bot is played again, unrated."""
    again = await tried(world, await reviewed(world.ann, await lost(world)))
    assert str(again) == "XXO.O...."
    assert f"Your turn, <@{world.ann.id}> (X)" in again.text
    assert "Unrated: another try, from move 5 on" in again.text
    assert "Noughts (unbeatable)" in again.text
    assert "Take back" not in again.enabled
    await again.press(world.ann, 6)
    await world.ann.click(again, "Take back")
    assert str(again) == "XXO.O...."


async def test_after_another_try(world: World) -> None:
    """Its end changes no rating, and *Play again* is a new, rated game from the start."""
    again = await tried(world, await reviewed(world.ann, await lost(world)))
    await again.play_out(world.ann)
    assert "Unrated: another try" in again.text
    told = (await world.ann.click(again, "More")).said
    assert told == "This game is unrated, so your rating stays the same."
    fresh = (await world.ann.click(again, "Play again")).shown
    assert "Unrated" not in fresh.text
    assert "Series" not in fresh.text
    assert str(fresh).count("X") <= 1


async def test_between_people(world: World) -> None:
    """The other player is asked, sees the position, and can accept; the game is unrated."""
    page = await reviewed(world.ben, await friends(world, *BLUNDERED))
    asked = (await world.ben.click(page, again_on(page))).shown
    assert f"Try that again, <@{world.ann.id}>?" in asked.text
    assert f"<@{world.ben.id}> wants to play on" in asked.text
    assert "Unrated: another try, from move 2 on" in asked.text
    assert asked.labels[:2] == ["X", "²"]
    await world.ann.click(asked, "Accept")
    assert str(asked) == "X........"
    await asked.press(world.ben, 4)
    assert str(asked) == "X...O...."
    for person, cell in ((world.ann, 1), (world.ben, 2), (world.ann, 3), (world.ben, 6)):
        await asked.press(person, cell)
    assert f"<@{world.ben.id}> wins" in asked.text
    for person in (world.ann, world.ben):
        assert "This game is unrated" in (await person.click(asked, "More")).said


async def test_who_sees_the_button(world: World) -> None:
    """A stranger cannot ask two people to play, and from the start there is nothing to try."""
    board = await friends(world, *BLUNDERED)
    assert not can_try(await reviewed(world.eve, board))
    page = await reviewed(world.ann, board)
    assert can_try(page)
    await world.ann.click(page, "⏮")
    assert not can_try(page)


async def test_the_review_of_another_try(world: World) -> None:
    """Its review calls the moves before it given, and grades only what was played."""
    again = await tried(world, await reviewed(world.ann, await lost(world)))
    await again.play_out(world.ann)
    assert (await reviewed(world.ann, again)).text.count(": given") == 4
