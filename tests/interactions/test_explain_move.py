import pytest

from engines.levels import ENGINES
from tests.interactions.conftest import World, said_to, start


async def why(world: World, engine: str) -> str:
    """Play one move against an engine, and return the answer to "Why?"."""
    board = await start(world, world.ann, engine=engine, mark="X")
    await board.press(world.ann, 0)
    return said_to(await world.ann.click(board.message, label="Why?"))


@pytest.mark.parametrize("engine", ENGINES)
async def test_every_engine_says_why_it_moved_there(world: World, engine: str) -> None:
    """A press on "Why?" tells the person privately which engine moved where, and why."""
    text = await why(world, engine)
    assert f"**{engine.capitalize()}** put its **O** on square " in text
    assert len(text.splitlines()[0]) > 50


@pytest.mark.parametrize("engine", ["lines", "sampling", "wargames", "minimax", "perfect"])
async def test_numbers_are_laid_out_like_the_board(world: World, engine: str) -> None:
    """An engine that rates cells shows its numbers in three rows, with marks on taken cells."""
    _, table, *_ = (await why(world, engine)).split("```")
    rows = table.strip("\n").splitlines()
    assert [row.count("│") for row in rows] == [2, 2, 2]
    assert rows[0].split("│")[0].strip() == "X"


async def test_a_rule_says_which_it_was(world: World) -> None:
    """The engine with rules names its rule: it answers a corner with the centre."""
    assert "The first move was a corner, so it took the centre." in await why(world, "dice")


async def test_why_is_there_once_the_bot_has_moved(world: World) -> None:
    """The button "Why?" appears after the bot's first move, and goes when the match ends."""
    board = await start(world, world.ann, mark="X")
    assert "Why?" not in board.labels
    await board.press(world.ann, 0)
    assert "Why?" in board.labels
    while board.free:
        await board.press(world.ann, board.free[0])
    assert "Why?" not in board.labels


async def test_the_answer_is_the_same_after_a_restart(world: World) -> None:
    """A new process gives exactly the same explanation."""
    board = await start(world, world.ann, engine="sampling", mark="O")
    before = said_to(await world.ann.click(board.message, label="Why?"))
    await world.restart()
    assert said_to(await world.ann.click(board.message, label="Why?")) == before


async def test_the_engines_are_introduced(world: World) -> None:
    """`/tictactoe engines` says privately how strong each engine is, and how to beat it."""
    text = said_to(await world.ann.slash(world.channel, "tictactoe engines"))
    for name in ENGINES:
        assert f"### {name.capitalize()}" in text
    assert text.count("**How strong?**") == text.count("**How to beat it?**") == len(ENGINES)
    assert len(text) < 4000
