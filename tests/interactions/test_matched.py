"""`difficulty: matched`: an opponent as strong as the person, in matches that change no rating."""

import re
from pathlib import Path

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.stored_match import stored
from tests.chat.world import World
from tests.interactions.games import start
from tests.interactions.stored import newest

SKILL = re.compile(r"adapts to you: skill (.*) of 100\. Unrated\.")
NEXT = {"X": (40, "25 → 40"), "O": (10, "25 → 10"), None: (25, "25")}
"""The skill after a first result for X, O or nobody, and what the board tells of it."""


def skill_on(board: ShownMessage) -> str | None:
    """Return the skill that the board tells, and the next one if it is another, or None."""
    said = SKILL.search(board.text)
    return said and said[1]


async def press_some(world: World, board: ShownMessage, count: int) -> None:
    for _ in range(count):
        if board.free:
            await board.press(world.ann, board.free[0])


async def test_play_again_meets_a_weaker_opponent(world: World, path: str) -> None:
    """After a loss *Play again* keeps the score and the difficulty, with the next skill."""
    board = await start(world.ann, difficulty="matched", mark="X")
    await press_some(world, board, 2)
    assert skill_on(board) is None
    question = (await world.ann.click(board, "Resign")).shown
    assert "rating stays the same" in question.text
    await world.ann.click(question, "Yes, resign")
    assert (skill_on(board), newest(path)) == ("25 → 10", (None, "matched:25"))
    assert not {"Easier", "Harder"} & set(board.labels)
    await world.restart()
    again = (await world.ann.click(board, "Play again")).shown
    assert "Noughts (adaptive)" in again.text
    assert "Series" in again.text
    assert newest(path) == (None, "matched:10")


async def test_a_take_back_costs_nothing(world: World) -> None:
    """In an unrated match a take-back has no price, so it asks nothing."""
    board = await start(world.ann, difficulty="matched", mark="X")
    await press_some(world, board, 1)
    await world.ann.click(board, "Take back")
    assert len(board.free) == 9


async def test_why_it_moved(world: World) -> None:
    """*Why?* explains its moves too, and no number is left to show."""
    board = await start(world.ann, difficulty="matched", mark="O")
    why = await world.ann.click(board, "Why?")
    assert why.said.endswith("-# It picked a move that fits its skill.")
    assert why.shown.labels == []


async def test_no_other_engine_is_matched(world: World) -> None:
    """With an engine named as well, the start is refused privately."""
    options = {"difficulty": "matched", "engine": "perfect"}
    said = (await world.ann.slash("tictactoe start", **options)).said
    assert "Perfect can't be set to adaptive. Leave `difficulty` empty" in said
    assert world.seen() == []


@pytest.mark.parametrize("variant", ["classic", "drop"])
async def test_the_skill_follows_the_results(world: World, path: str, variant: str) -> None:
    """A result changes the next skill everywhere, and the board tells it for good."""
    options = {"difficulty": "matched", "variant": variant, "mark": "X"}
    board = await start(world.ann, **options)
    assert (skill_on(board), newest(path)) == (None, (None, "matched:25"))
    await press_some(world, board, 99)
    skill, told = NEXT[stored(Path(path), 1).winner]
    assert skill_on(board) == told
    await world.restart()
    direct = await start(world.ann.alone, **options)
    assert newest(path) == (None, f"matched:{skill}")
    await direct.play_out(world.ann.alone)
    assert str(skill_on(direct)).startswith(str(skill))
    context = world.client.context
    assert (await context.matches.table.effects(await context.matches.find(1))).next_skill == skill
