import pytest

from engines.engine import Choice
from engines.levels import ENGINES
from engines.turn import Turn
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import start, take_back


async def asked(world: World, cell: int = 0, **options: str) -> ShownMessage:
    board = await start(world.ann, mark="X", **options)
    await board.press(world.ann, cell)
    return (await world.ann.click(board, "Why?")).shown


@pytest.mark.parametrize("engine", ENGINES)
async def test_every_engine_says_why_it_moved_there(world: World, engine: str) -> None:
    """A press on "Why?" tells the person privately who moved where, and how it was chosen."""
    moved, how = (await asked(world, engine=engine)).text.splitlines()
    assert moved.startswith(f"**Noughts ({engine.capitalize()})** took the ")
    assert how.startswith("-# ")


async def test_a_level_says_how_far_it_looked(world: World) -> None:
    """With a level chosen, people read of that level and how far it looked; it has no numbers."""
    answer = await asked(world, difficulty="hard")
    assert answer.text.startswith("**Noughts (hard)** took")
    assert answer.text.endswith("\n-# It looked 3 moves ahead, and no further.")
    assert answer.labels == []


async def test_numbers_are_laid_out_like_the_board(world: World) -> None:
    """An engine that rates cells shows its numbers in three rows, with marks on taken cells."""
    answer = await asked(world, 4, engine="sampling")
    await world.ann.click(answer, "Show numbers")
    _, table, *_ = answer.text.split("```")
    rows = table.strip("\n").splitlines()
    assert [row.count("│") for row in rows] == [2, 2, 2]
    assert len({*map(len, rows)}) == 1
    assert rows[1].split("│")[1].strip() == "X"


@pytest.mark.parametrize(
    ("mark", "engine", "said"), [("O", "minimax", "`0` for all"), ("X", "perfect", "** `0.27`\n")]
)
async def test_one_number(world: World, mark: str, engine: str, said: str) -> None:
    """Equal numbers are said once: every first move can only draw; so is the only one."""
    board = await start(world.ann, mark=mark, engine=engine)
    if mark == "X":  # after a corner only the centre is safe
        await board.press(world.ann, 0)
    answer = (await world.ann.click(board, "Why?")).shown
    await world.ann.click(answer, "Show numbers")
    assert said in f"{answer.text}\n"
    assert "```" not in answer.text


async def test_rules_have_no_numbers(world: World) -> None:
    """The engine with rules names its rule, and has no numbers to show."""
    answer = await asked(world, engine="dice")
    assert "The first move was a corner, so it took the middle." in answer.text
    assert answer.labels == []


async def test_a_block_is_told(world: World) -> None:
    """Someone who is blocked reads which line of theirs it was; others read of the line."""
    board = await start(world.ann, mark="X", engine="perfect")
    await board.press(world.ann, 0)
    await board.press(world.ann, next(cell for cell in (1, 2) if cell in board.free))
    assert "It blocked your top row." in (await world.ann.click(board, "Why?")).said
    assert "It blocked the top row." in (await world.ben.click(board, "Why?")).said


async def test_a_block_on_a_larger_board(world: World) -> None:
    """Where lines have no names, a block is told too, and first."""
    board = await start(world.ann, mark="X", variant="drop", difficulty="hard")
    for cell in (20, 15, 10):
        await board.press(world.ann, cell)
    first, how = (await world.ann.click(board, "Why?")).said.splitlines()
    assert "took a2. It blocked a line." in first
    assert how == "-# It looked 4 moves ahead, and no further."


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("overlooked:own", "-# It overlooked a line of its own."),
        ("overlooked:theirs", "-# It overlooked a line of its opponent's."),
        ("overlooked", "-# It overlooked a line."),
        ("guess", "-# It picked a move that fits its skill."),
        ("measured", "-# It picked a move that fits its skill."),
    ],
)
async def test_what_a_move_does_need_not_be_why(
    world: World, monkeypatch: pytest.MonkeyPatch, reason: str, said: str
) -> None:
    """Where it guessed or overlooked a line, what its move did is told as that and no more."""
    board = await start(world.ann, mark="X", difficulty="matched")
    made = {1: 4, 3: 2}
    monkeypatch.setattr(Turn, "choose", lambda turn: Choice(made[len(turn.moves)], reason))
    for cell in (0, 1):
        await board.press(world.ann, cell)
    first, how = (await world.ann.click(board, "Why?")).said.splitlines()
    did = "It blocked your top row. It threatens to win on one square."
    note = " That's what the move does, not necessarily why it was made."
    assert first.endswith(did + note * (reason != "measured"))
    assert how == said


async def test_numbers_of_a_move_taken_back(world: World) -> None:
    """Numbers of a move that is gone are refused in a sentence."""
    board = await start(world.ann, mark="X", engine="lines")
    await board.press(world.ann, 0)
    await take_back(world.ann, board)
    await board.press(world.ann, 0)
    answer = (await world.ann.click(board, "Why?")).shown
    await world.ann.click(board, "Take back")
    assert "I haven't moved yet" in (await world.ann.click(answer, "Show numbers")).said


async def test_why_is_there_once_the_bot_has_moved(world: World) -> None:
    """*Why?* can be pressed after the bot's first move, and is behind *More* after the end."""
    board = await start(world.ann, mark="X")
    assert "Why?" not in board.enabled
    await board.press(world.ann, 0)
    assert "Why?" in board.enabled
    await board.play_out(world.ann)
    assert "Why?" not in board.labels
    more = (await world.ann.click(board, "More")).shown
    assert "took the " in (await world.ann.click(more, "Why?")).said


async def test_the_answer_is_the_same_after_a_restart(world: World) -> None:
    """A new process gives exactly the same explanation and numbers."""
    board = await start(world.ann, engine="sampling", mark="O")
    before = (await world.ann.click(board, "Why?")).shown
    text = before.text
    await world.restart()
    after = (await world.ann.click(board, "Why?")).shown
    assert after.text == text
    for answer in (before, after):
        await world.ann.click(answer, "Show numbers")
    assert before.text == after.text != text
