"""Forged ids and numbers of daily puzzles: a sentence each, nothing stored, nothing told."""

import pytest

from bot.domain.daily.days import start_of
from bot.views.id_numbers import PUZZLE
from engines.puzzles.days import puzzle
from tests.chat.world import World
from tests.interactions.stored import dump

NO_SUCH_PUZZLE, TOO_OLD = "There is no such puzzle for you to solve.", "This button is too old."
TODAY, TOMORROW = 4, 5
pytestmark = pytest.mark.parametrize("now", [lambda: start_of(TODAY)], ids=["on a day of Sizes"])
COVERED, UNKNOWN_PICK = puzzle(TODAY).moves[1], 8
"""A square with a large piece of Sizes, on which no other can be put; something it cannot put."""
FORGED = {
    f"dy1:{PUZZLE.most}": NO_SUCH_PUZZLE,
    **{f"{kind}1:{TOMORROW}": NO_SUCH_PUZZLE for kind in ("dy", "dh", "dv", "dk")},
    **dict.fromkeys((f"dc1:{TOMORROW}:0:4", f"dp1:{TOMORROW}:0:0"), NO_SUCH_PUZZLE),
    **{f"dg1:{TOMORROW}:1": NO_SUCH_PUZZLE, f"dr1:{TOMORROW}": "Nobody has opened it here yet."},
    **dict.fromkeys((f"dv1:{TODAY}", f"dk1:{TODAY}"), "Finish the puzzle first."),
    f"dc1:{TODAY}:0:{COVERED}": "That square is taken.",
    f"dp1:{TODAY}:0:{UNKNOWN_PICK}": "That square is taken.",
    **{f"dc1:{rest}": TOO_OLD for rest in (f"{TODAY}:0:-1", "-1:0:4")},
    f"dc1:{TODAY}:0": TOO_OLD,
}


async def test_forged_ids(world: World) -> None:
    """Whatever button is made up, people read a sentence, and nothing changes."""
    page = (await world.ann.slash("daily")).shown
    before, text = dump(world.path), page.text
    for custom_id, sentence in FORGED.items():
        assert sentence in (await world.ann.forge(page, custom_id)).said, custom_id
    assert NO_SUCH_PUZZLE in (await world.ben.forge(page, f"dc1:{TODAY}:0:4")).said
    assert (dump(world.path), page.text) == (before, text)


async def test_presses_when_it_is_over(world: World) -> None:
    """A puzzle that is solved stays solved, whatever is pressed."""
    page = (await world.ann.slash("daily")).shown
    own = puzzle(TODAY).line[::2]
    for revision, move in enumerate(own):
        await world.ann.forge(page, f"dc1:{TODAY}:{revision}:{move}")
    before = dump(world.path)
    over = (await world.ann.forge(page, f"dc1:{TODAY}:{len(own)}:{own[0]}")).said
    assert over == "You have finished this puzzle. Tomorrow there is another one."
    for forged in (f"dh1:{TODAY}", f"dg1:{TODAY}:1", f"dg1:{TODAY}:0", f"dc1:{TODAY}:0:1"):
        await world.ann.forge(page, forged)
        assert "Solved on the first try!" in page.text
    assert dump(world.path) == before
