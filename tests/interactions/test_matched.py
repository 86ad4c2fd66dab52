"""`difficulty: matched`: an opponent as strong as the person, in matches that change no rating."""

import re
from pathlib import Path

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.stored_match import stored
from tests.chat.world import World
from tests.interactions.games import start
from tests.interactions.stored import newest

SKILL = re.compile(r"played at a skill of about (\d+) out of 100\. Unrated\.")
NEXT = {"X": (27, 30), "O": (21, 20), None: (24, 20)}
"""The skill after a first result for X, O or nobody, and what the board tells of it."""


def skill_on(board: ShownMessage) -> int | None:
    """Return the skill that the board tells, in tens, or None."""
    said = SKILL.search(board.text)
    return int(said[1]) if said else None


async def press_some(world: World, board: ShownMessage, count: int) -> None:
    """Press free cells for Ann, or fewer if the match ends before."""
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
    assert (skill_on(board), newest(path)) == (20, (None, "matched:24"))
    assert not {"Easier", "Harder"} & set(board.labels)
    await world.restart()
    again = (await world.ann.click(board, "Play again")).shown
    assert "Noughts (adaptive)" in again.text
    assert "Series" in again.text
    assert newest(path) == (None, "matched:21")


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
    assert "It picked a move that fits its skill." in why.said
    assert why.shown.labels == []


async def test_no_other_engine_is_matched(world: World) -> None:
    """With an engine named as well, the start is refused privately."""
    options = {"difficulty": "matched", "engine": "perfect"}
    assert "can't be set to adaptive" in (await world.ann.slash("tictactoe start", **options)).said
    assert world.seen() == []


@pytest.mark.parametrize("variant", ["classic", "drop"])
async def test_the_skill_follows_the_results(world: World, path: str, variant: str) -> None:
    """In a server, after a restart and in direct messages, a result changes the next skill."""
    options = {"difficulty": "matched", "variant": variant, "mark": "X"}
    board = await start(world.ann, **options)
    assert (skill_on(board), newest(path)) == (None, (None, "matched:24"))
    await press_some(world, board, 99)
    assert skill_on(board) == 20
    skill, told = NEXT[stored(Path(path), 1).winner]
    await world.restart()
    direct = await start(world.ann.alone, **options)
    assert newest(path) == (None, f"matched:{skill}")
    await direct.play_out(world.ann.alone)
    assert skill_on(direct) == told
