"""Where the positions of practice come from, and what someone gets who has none."""

import pytest

from bot.domain.daily.days import start_of
from engines.puzzles.days import puzzle
from tests.chat.world import World
from tests.interactions.games import friends, resigned
from tests.interactions.practice import pages
from tests.interactions.practice.pages import due, overlooked, practise
from tests.interactions.stored import query, rows
from tests.interactions.test_daily import Clock

DAY = 24 * 60 * 60
NONE_YET = "You have no mistake to practise yet. The first comes with your next games."


@pytest.fixture
def now() -> Clock:
    return Clock(start_of(10))


async def test_nobody_else_is_judged(world: World) -> None:
    """Nothing is stored before someone practises, and then only about them."""
    await overlooked(world)
    assert rows(world.path, "practice") == 0
    await practise(world.ann)
    assert query(world.path, "SELECT DISTINCT person_id FROM practice") == [(world.ann.id,)]


async def test_games_without_a_mistake(world: World) -> None:
    """A press looks through five games; the next one goes on, and nothing is judged again."""
    await overlooked(world)
    for _ in range(6):
        await friends(world, *pages.FAULTLESS)
    page = await practise(world.ann)
    assert page.text == "No mistake of yours in the 5 games that I've just looked through."
    assert page.labels == ["Look on"]
    assert rows(world.path, "practice") == 5
    await world.ann.click(page, "Look on")
    assert "What wins?" in page.text
    assert due(world) == [(4, True, 0), *[(-1, False, 0)] * 6]


async def test_only_the_latest_games(world: World) -> None:
    """What was finished before the latest 200 games of a person is left out."""
    await overlooked(world)
    await friends(world, *pages.FAULTLESS)
    columns = [name for _, name, *_ in query(world.path, "PRAGMA table_info(matches)")]
    others = ", ".join(name for name in columns if name not in {"id", "ended", "seed"})
    copied = f"INSERT INTO matches ({others}, seed, ended) SELECT {others}, seed, ? FROM matches"  # noqa: S608
    for number in range(3, 202):
        query(world.path, f"{copied} WHERE ended = 2", number)
    page = await practise(world.ann)
    for _ in range(40):
        if "Look on" in page.labels:
            await world.ann.click(page, "Look on")
    assert NONE_YET in page.text
    assert rows(world.path, "practice") == 200


@pytest.mark.parametrize("moves", ["0 0", "0 3 1 4 2", ""])
@pytest.mark.parametrize("judged", [True, False], ids=["judged", "unjudged"])
async def test_a_game_that_cannot_be_practised(world: World, moves: str, *, judged: bool) -> None:
    """A stored game that cannot be read, or holds no such mistake any more, is passed over."""
    await friends(world, *pages.MANY)
    await overlooked(world)
    if judged:
        await practise(world.ann)
        query(world.path, "UPDATE practice SET shown_at = NULL")
    query(world.path, "UPDATE matches SET moves = ? WHERE id = 2", moves)
    assert (await practise(world.ann)).moves
    assert rows(world.path, "practice WHERE match_id = 1 AND open = 1") == 1
    world.log.take()  # names a row that cannot be read


async def test_images_are_one(world: World, now: Clock) -> None:
    """A mirrored position is the same one; made again later, the mistake is due again."""
    await overlooked(world)
    await (await practise(world.ann)).play(world.ann, 2)
    now.time = start_of(11)
    await friends(world, *pages.LET_GO_MIRRORED)
    page = await practise(world.ann)
    assert list(page.moves) == [0, 3, 6, 7, 8]
    assert due(world) == [(4, False, 1), (4, True, 0)]
    await world.ann.click(page, "Next")
    assert "You've practised the only one." in page.text


async def test_a_later_game_that_was_played_before(world: World, now: Clock) -> None:
    """A position does not come again in a sitting for a game that had ended before."""
    await overlooked(world)
    await practise(world.ann)
    await friends(world, *pages.LET_GO_MIRRORED)
    now.time = start_of(12)
    page = await practise(world.ann)
    await page.play(world.ann, 2)
    await world.ann.click(page, "Next")
    assert page.text.startswith("You've practised")


async def test_one_game_alone(world: World) -> None:
    """With an option only positions of that game come; of Ultimate nobody knows what is right."""
    await overlooked(world)
    page = await practise(world.ann, variant="drop")
    assert page.text.startswith("-# Drop\n" + NONE_YET)
    page = await practise(world.ann, variant="classic")
    assert "What wins?" in page.text
    await world.ann.click(page, "Next")
    assert page.labels == ["Play"]
    page = await practise(world.ann, variant="ultimate")
    assert "Nobody knows what is right in Ultimate" in page.text


async def test_a_game_that_only_a_newer_version_knows(world: World) -> None:
    """It is left out, as long as this version runs, and so is what was stored about it."""
    await overlooked(world)
    await friends(world, *pages.MANY)
    await practise(world.ann)
    for table in ("matches", "practice"):
        query(world.path, f"UPDATE {table} SET variant = 'newer' WHERE ended = 2")  # noqa: S608
    assert "What wins?" in (await practise(world.ann)).text
    assert "practised the only one" in (await practise(world.ann)).text


async def test_three_puzzles_to_begin_with(world: World) -> None:
    """Who has no position of their own gets three past puzzles' first moves; none is stored."""
    await resigned(world.ann)
    page, numbers = await practise(world.ann), list[int]()
    while "Next" in page.labels:
        assert NONE_YET in page.text
        numbers.append(int(page.ids("qh1:")[0].split(":")[2]))
        right = puzzle(numbers[-1]).line[0]
        game = puzzle(numbers[-1]).game
        if game.picks:
            at = game.picks.index(game.pick_of(right))
            await world.ann.click(page, custom_id=page.ids("qp1:")[at])
        assert page.labels[-3:] == ["Hint", "Show answer", "Next"]
        is_shown = len(numbers) == 2  # of one the answer is shown
        await (world.ann.click(page, "Show answer") if is_shown else page.play(world.ann, right))
        assert "**Right:**" in page.text
        await world.ann.click(page, "Next")
    assert numbers == [8, 7, 6]
    assert (page.text, page.labels) == (NONE_YET, ["Play"])
    assert {ply for ply, *_ in due(world)} == {-1}
    assert rows(world.path, "puzzle_attempts") == rows(world.path, "puzzles") == 0


@pytest.mark.parametrize("number", [0, 9, 10, 11, 99_999])
async def test_puzzles_that_count_or_lie_ahead(world: World, number: int) -> None:
    """The number of such a puzzle is refused, whatever is pressed."""
    page = await practise(world.ann)
    for pressed in (f"qc1:0:{number}:0:0:4", f"qh1:0:{number}:0:0", f"qa1:0:{number}:0:0"):
        assert "There is no such puzzle" in (await world.ann.forge(page, pressed)).said


async def test_what_a_daily_puzzle_asks(world: World, now: Clock) -> None:
    """A position that is one of a puzzle which counts waits, also on a page that is open."""
    number = next(n for n in range(10, 700) if puzzle(n).variant == "drop")
    asked = puzzle(number)
    game = asked.game
    wrong = next(move for move in asked.position().legal_moves() if not asked.is_right(move, 0))
    now.time = start_of(number - 2)
    moves = (*asked.moves, wrong)
    moves += () if asked.mark == "X" else (asked.position().play(wrong).legal_moves()[0],)
    board = await friends(world, variant="drop")
    for ply, move in enumerate(moves):
        cell = game.cell_of(asked.position().game.start, move) % 5
        await board.press((world.ann, world.ben)[ply % 2], cell)
    mover = (world.ann, world.ben)[len(asked.moves) % 2]
    await world.ann.click((await world.ann.slash("tictactoe resign")).shown, "Yes, resign")
    page = await practise(mover)
    while page.ids("qh1:")[0].split(":")[2] != str(len(asked.moves)):
        await mover.click(page, "Next")
    now.time = start_of(number)
    assert "Finish the puzzle first." in (await mover.click(page, "Hint")).said
    seen = await practise(mover)
    while "Next" in seen.labels:
        assert seen.ids("qh1:")[0].split(":")[2] != str(len(asked.moves))
        await mover.click(seen, "Next")
    card = (await mover.slash("stats", player=mover, variant="drop")).shown
    assert "/practice" in card.labels  # not "1 position to practise"
    now.time = start_of(number + 2)
    assert "Finish" not in (await mover.click(page, "Hint")).said
