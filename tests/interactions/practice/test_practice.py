"""`/practice`: a position of one's own, the moves that are tried there, and when it comes again."""

from datetime import timedelta

import pytest
from discord.utils import format_dt

from tests.chat.world import World, now
from tests.interactions.games import friends, lost
from tests.interactions.practice.pages import LET_GO, MANY, due, overlooked, practise

DAY = 24 * 60 * 60
NOTHING_LEFT = "You've practised the only one. The next comes with your next game."


async def test_a_win_that_was_let_go(world: World) -> None:
    """The page tells of the game; a wrong move says what it does, and the right one leads on."""
    await overlooked(world)
    page = await practise(world.ann)
    assert page.text.split("\n") == [
        "-# Classic",
        f"You played the bottom-right corner here, on <t:1767225600:D> against <@{world.ben.id}>.",
        "**You are X.** What wins?",
    ]
    assert [it["label"] for it in page.cells][:5] == ["X", "X", "³", "O", "O"]
    assert list(page.moves) == [2, 5, 6, 7, 8]
    assert page.labels[9:] == ["Hint", "Show answer", "Next", "Open the game"]
    await page.play(world.ann, 8)
    assert page.text.endswith("**Wrong:** the bottom-right corner. That lets the win go.")
    await page.play(world.ann, 7)
    assert (page.red, list(page.moves)) == ([7, 8], [2, 5, 6])
    await page.play(world.ann, 2)
    assert page.text.endswith("**Right:** the top-right corner. That won the game.")
    assert (page.green, list(page.moves)) == ([0, 1, 2], [])
    assert page.labels[9:] == ["Next", "Open the game"]


async def test_a_draw_to_keep(world: World) -> None:
    """A wrong move is told in the review's words unless they tell the right one; a reply comes."""
    await lost(world)
    page = await practise(world.ann)
    assert "against Noughts (unbeatable).\n**You are X.** What keeps the draw?" in page.text
    await page.play(world.ann, 3)
    assert page.text.endswith("**Wrong:** the middle-left square. Now O can win.")
    await page.play(world.ann, 6)
    said = page.text.split("\n")[-2:]
    assert said[0] == "**Right:** the bottom-left corner. It blocks O's line."
    assert said[1] == "The best reply: the middle-left square."
    assert (page.cells[3]["label"], page.green) == ("O", [6])


async def test_the_answer_of_the_other_player_is_named(world: World) -> None:
    """A square that is no right move is named: it is what was allowed."""
    await friends(world, 0, 1, 4, 8, 6, 2, 3)
    page = await practise(world.ben)
    await page.play(world.ben, 5)
    assert "**Wrong:** the middle-right square. Now X can force a win with the " in page.text


async def test_solved_at_once_twice(world: World) -> None:
    """It comes again after a week; solved at once then too, it is done."""
    await overlooked(world)
    for days, stored in ((0, (4, True, 1)), (7, (4, False, 1))):
        await world.advance(days * DAY)
        page, later = await practise(world.ann), now() + timedelta(days=7)
        await page.play(world.ann, 2)
        assert due(world) == [stored]
        left = [NOTHING_LEFT] + [f"-# One comes again {format_dt(later, 'R')}."] * (not days)
        await world.ann.click(page, "Next")
        assert page.text.splitlines() == left
        await world.advance(6 * DAY)
        assert (await practise(world.ann)).text.splitlines() == left
    await world.advance(365 * DAY)
    assert (await practise(world.ann)).text == NOTHING_LEFT


@pytest.mark.parametrize("press", ["Hint", "Show answer", "Next", "Open the game", "8", ""])
async def test_all_else_counts_from_nothing(world: World, press: str) -> None:
    """After anything but a right first press it comes in a day, and a week after the next."""
    await overlooked(world)
    await (await practise(world.ann)).play(world.ann, 2)
    await world.advance(7 * DAY)
    page = await practise(world.ann)
    if press.isdigit():
        await page.play(world.ann, int(press))
    elif press:
        await world.ann.click(page, press)
    if press in {"Hint", "8"}:
        await page.play(world.ann, 2)
    assert (await practise(world.ann)).text.splitlines()[0] == NOTHING_LEFT
    await world.advance(DAY)
    await (await practise(world.ann)).play(world.ann, 2)
    assert due(world) == [(4, True, 1)]


async def test_nothing_comes_twice_in_a_sitting(world: World) -> None:
    """Each of one's positions comes once, those that are due first, then the newest."""
    await friends(world, *MANY)
    await practise(world.ann)
    await friends(world, *LET_GO)
    await world.advance(DAY)
    page, seen = await practise(world.ann), list[str]()
    while "practised" not in page.text:
        seen += page.ids("qh1:")
        await world.ann.click(page, "Next")
    assert [it.split(":")[2] for it in seen] == ["6", "4", "4", "2"]
    assert len({*seen}) == 4
    assert "You've practised all 4." in page.text
