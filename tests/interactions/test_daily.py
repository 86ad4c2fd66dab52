"""`/daily`: three tries at the puzzle of the day, a hint, and what comes afterwards."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import pytest

from bot.domain.daily.days import start_of
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns, Reviews
from engines.puzzles.days import DAYS, puzzle
from tests.chat.actors import Actor
from tests.chat.world import World
from tests.interactions.pages import delete_all, hide_games
from tests.interactions.puzzle_page import Page, page_of
from tests.interactions.stored import query

SUCCESS, SECONDARY = 3, 2
DROP, VANISHING, SIZES, SAVE = 1, 3, 4, next(n for n in range(1, DAYS) if puzzle(n).task == "save")
"""The numbers of puzzles: of Drop with four moves, two others, and one with a single move."""
HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)


@dataclass
class Clock:
    """The bot's clock, which stands still."""

    time: datetime

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def now() -> Clock:
    return Clock(start_of(1) + HOUR)


async def opened(person: Actor, **options: int) -> Page:
    page = page_of(await person.slash("daily", **options))
    assert page.is_private
    return page


async def solve(person: Actor, number: int) -> Page:
    page = await opened(person, number=number)
    await page.solve(person, number)
    return page


async def test_what_a_page_says(world: World) -> None:
    """It has the number, the game, its rule, the task, how hard it is, and which try this is."""
    page = await opened(world.ann)
    assert page.text.split("\n") == [
        "### Puzzle #1 · Drop",
        "**X moves and wins in 4 moves.**",
        "-# **Drop**: marks fall to the lowest free square of their column. Four in a row wins.",
        "-# ●●●●○ · Try 1 of 3",
    ]
    assert page.labels[-2:] == ["Hint", "Show answer"]
    assert {it["style"] for it in page.open_moves.values()} == {SECONDARY}


async def test_it_is_solved(world: World) -> None:
    """Each right move shows the reply at once; the last one the line, with reasons to look at."""
    page, line = await opened(world.ann), puzzle(DROP).line
    await page.play(world.ann, line[0])
    assert "**Right!** I took b2." in page.text
    await page.play(world.ann, *line[2::2])
    assert "**Solved on the first try!**" in page.text
    assert "🔥 Streak: one day." in page.text
    assert "-# Next puzzle <t:1793577600:R>." in page.text
    assert [n for n, it in enumerate(page.cells) if it["style"] == SUCCESS] == [1, 2, 3, 4]
    assert page.labels[-4:] == ["Review", "Results here", "Copy result", "Share here"]
    assert page.open_moves == {}
    told, moves = (await world.ann.click(page, "Review")).said, len(puzzle(DROP).moves)
    assert f"**Move {moves + 1} of {moves + 7}:** X took e1" in told


async def test_a_wrong_move(world: World) -> None:
    """It is back at the start, with the wrong square in red; the third try is the last."""
    page = await opened(world.ann)
    before = [it["label"] for it in page.cells]
    await page.play(world.ann, puzzle(DROP).line[0])
    wrong = next(move for move in page.open_moves if not puzzle(DROP).is_right(move, 1))
    await page.play(world.ann, wrong)
    assert [it["label"] for it in page.cells] == before
    (red,) = page.red
    assert f"**Wrong:** {'abcde'[red % 5]}{red // 5 + 1}. Back to the start." in page.text
    assert "Try 2 of 3" in page.text
    await page.fail(world.ann, DROP)
    assert len(page.red) == 1
    await page.fail(world.ann, DROP)
    assert "**Not this time.** The right move was" in page.text
    assert "Streak" not in page.text
    assert page.open_moves == {}
    copied = (await world.ann.click(page, "Copy result")).said
    assert copied == "```\nNoughts #1 · Drop\n🟩⬛\n⬛\n⬛\n```"


@pytest.mark.parametrize("number", [DROP, SIZES, SAVE])
async def test_a_wrong_move_again(world: World, number: int, now: Clock) -> None:
    """It is answered in private, on each of its squares, and costs no try, as the result shows."""
    now.time = start_of(number) + HOUR
    page = await opened(world.ann, number=number)
    wrong = await page.fail(world.ann, number)
    game, before = puzzle(number).game, page.components
    for own in [it for it in page.open_moves if game.move_of(it) == game.move_of(wrong)]:
        assert "You've tried that move already" in (await page.play(world.ann, own)).said
        assert page.components == before
    if number == SAVE:  # each try is one square, so all are in one row
        await page.solve(world.ann, number)
        assert "\n⬛🟩\n```" in (await world.ann.click(page, "Copy result")).said


async def test_what_the_board_does_not_show(world: World, now: Clock) -> None:
    """In Vanishing the page says which marks go first, in Sizes what the other player has left."""
    now.time = start_of(VANISHING)
    page = await opened(world.ann)
    assert "-# From the oldest mark to the newest: X1, O5, X9, O3, X2, O8." in page.text
    await page.play(world.ann, puzzle(VANISHING).line[0])
    assert "newest: X9, O3, X2, O8, X7, O1." in page.text
    now.time = start_of(SIZES)
    page = await opened(world.ann)
    assert "-# O has left: Small ×2, Medium ×1, Large ×1." in page.text  # noqa: RUF001


async def test_a_wrong_piece(world: World, now: Clock) -> None:
    """In Sizes a piece is picked; that of a wrong move stays so, its square is seen in red."""
    now.time = start_of(SIZES)
    page = await opened(world.ann)
    await world.ann.click(page, custom_id=f"dp1:{SIZES}:0:0")
    wrong = await page.fail(world.ann, SIZES)
    assert page.red == [wrong % 9]


async def test_the_hint(world: World) -> None:
    """It names the part of the board with the first move, once, and shows in the result."""
    page = await opened(world.ann)
    await world.ann.click(page, "Hint")
    assert "💡 The first move is " in page.text
    assert "Hint" not in page.labels
    await page.play(world.ann, *puzzle(DROP).line[::2])
    assert (
        await world.ann.click(page, "Copy result")
    ).said == "```\nNoughts #1 · Drop\n🟩🟩🟩🟩💡\n```"


async def test_showing_the_answer(world: World) -> None:
    """It asks first; then the puzzle is over, and its first move shines."""
    page = await opened(world.ann)
    await world.ann.click(page, "Show answer")
    assert "Show the answer? You can't solve this puzzle any more then." in page.text
    assert page.labels[-2:] == ["Yes, show it", "Keep trying"]
    await world.ann.click(page, "Keep trying")
    assert page.labels[-2:] == ["Hint", "Show answer"]
    await world.ann.click(page, "Show answer")
    await world.ann.click(page, "Yes, show it")
    assert "**Not this time.** The right move was e1." in page.text
    assert [n for n, it in enumerate(page.cells) if it["style"] == SUCCESS] == [4]
    assert (await opened(world.ann)).text == page.text
    assert "\n⬛\n```" in (await world.ann.click(page, "Copy result")).said


async def test_yesterdays_puzzle(world: World, now: Clock) -> None:
    """It is offered as long as it counts, and solved after today's it counts as if before."""
    await solve(world.ann, 1)
    now.time = start_of(3) + HOUR
    page = await solve(world.ann, 3)
    assert "Streak: one day" in page.text
    await world.ann.click(page, "Yesterday's")
    await page.play(world.ann, *puzzle(2).line[::2])
    assert "Streak: 3 days" in page.text
    assert "#2 · Reverse" in page.text
    copied = (await world.ann.click(page, "Copy result")).said
    assert copied.split("\n")[1] == "Noughts #2 · Reverse 🔥2"
    await world.ann.click(page, "Today's")
    assert "Yesterday's" not in page.labels
    now.time = start_of(4) + 12 * HOUR
    assert "Yesterday's" not in (await opened(world.ben)).labels
    now.time -= SECOND
    assert "Yesterday's" in (await opened(world.ben)).labels


async def lose(person: Actor, number: int, costs: str) -> Page:
    """Show the answer of a puzzle before it is solved; the question says what that costs."""
    page = await opened(person, number=number)
    await person.click(page, "Show answer")
    assert costs in page.text
    await person.click(page, "Yes, show it")
    return page


async def test_a_freeze_keeps_a_streak(world: World, now: Clock) -> None:
    """A loss says what is left, two in a row leave nothing, and only a first streak explains it."""
    for number in range(1, 8):
        now.time = start_of(number) + HOUR
        page = await solve(world.ann, number)
        assert ("Every seventh day in a row" in page.text) == (number == 1)
    assert "❄️ One freeze covers a missed day." in page.text
    now.time = start_of(8) + HOUR
    page = await lose(world.ann, 8, "This costs a freeze of your streak.")
    assert "-# ❄️ A freeze kept your streak: 🔥 7. Freezes left: 0." in page.text
    now.time = start_of(9) + HOUR
    assert "· 🔥 7" in (await opened(world.ann)).text
    page = await lose(world.ann, 9, "This ends your streak of 7.")
    assert "-# Your streak ended at 7." in page.text


FROZEN = "-# ❄️ A freeze covered yesterday."


async def test_a_freeze_speaks(world: World, now: Clock) -> None:
    """After a missed day, today's page says what covered it, until today's puzzle is solved."""
    for number in range(1, 15):
        now.time = start_of(number) + HOUR
        assert FROZEN not in (await solve(world.ann, number)).text
    now.time = start_of(16) + HOUR
    assert FROZEN not in (await opened(world.ann)).text  # yesterday's still counts
    now.time = start_of(16) + 12 * HOUR
    assert FROZEN in (await opened(world.ann)).text
    assert FROZEN not in (await opened(world.ann, number=15)).text
    assert FROZEN not in (await opened(world.ben)).text
    assert FROZEN in (await lose(world.ann, 16, "This costs a freeze of your streak.")).text
    now.time = start_of(17) + HOUR
    assert FROZEN in (await opened(world.ann)).text  # it is lost, and counts no more
    assert FROZEN not in (await solve(world.ann, 17)).text
    now.time = start_of(18) + 13 * HOUR
    assert FROZEN not in (await opened(world.ann)).text
    now.time = start_of(19) + 13 * HOUR
    assert FROZEN not in (await opened(world.ann)).text  # no freeze is left


async def test_a_streak_at_stake(world: World, now: Clock) -> None:
    """While yesterday's puzzle can keep one, today's page says until when, and offers it first."""
    now.time = start_of(2) + HOUR
    assert "Yesterday's puzzle counts" not in (await opened(world.ann)).text
    await solve(world.ann, 1)
    now.time = start_of(3) + HOUR
    noon = f"<t:{int(start_of(3).timestamp()) + 12 * 3600}"
    told = f"⏳ Yesterday's puzzle counts for your streak until {noon}:t> ({noon}:R>)."
    for page in (await opened(world.ann), await solve(world.ann, 3)):
        assert told in page.text
        assert page.labels[len(page.cells) :][0] == "Yesterday's"
    await world.ann.click(page, "Yesterday's")
    assert "Yesterday's puzzle" not in page.text
    await page.play(world.ann, *puzzle(2).line[::2])
    assert "Streak: 3 days." in page.text
    assert "Yesterday's puzzle" not in (await opened(world.ann)).text


async def test_an_earlier_puzzle_does_not_count(world: World, now: Clock) -> None:
    """Whoever opens one by its number is told so, and has no streak of it."""
    now.time = start_of(9)
    page = await opened(world.ann, number=1)
    assert "doesn't count for a streak" in page.text
    await page.play(world.ann, *puzzle(1).line[::2])
    assert "Solved on the first try" in page.text
    assert "Streak" not in page.text


async def test_results_of_a_server(world: World) -> None:
    """People see who opened it in their server and how they did, without any square."""
    page = await solve(world.ann, 1)
    failed = await opened(world.ben)
    for _ in range(3):
        await failed.fail(world.ben, 1)
    await opened(world.eve)
    told = (await world.ann.click(page, "Results here")).said
    assert told.split("\n") == [
        "### Puzzle #1 in this server",
        f"<@{world.ann.id}>: 🟩🟩🟩🟩",
        f"<@{world.ben.id}>: ⬛ ⬛ ⬛",
        f"<@{world.eve.id}>: still trying",
        "-# Only those who show others their games are listed.",
    ]
    await hide_games(world.ben)
    assert str(world.ben.id) not in (await world.ann.click(page, "Results here")).said
    assert str(world.ben.id) in (await world.ben.click(failed, "Results here")).said


async def test_how_many_found_it(world: World) -> None:
    """Once five people have finished, everybody who has reads how many found it at once."""
    people = [world.someone(f"p{n}") for n in range(4)]
    page = await solve(world.ann, 1)
    for person in people[:3]:
        await solve(person, 1)
    missed = await opened(people[3])
    await missed.fail(people[3], 1)
    await missed.play(people[3], *puzzle(1).line[::2])
    assert "found it" not in page.text
    assert "-# 80 % found it at once." in missed.text
    assert "-# 80 % found it at once." in (await opened(world.ann)).text


async def test_no_engine_runs(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing, the hint, the answer and the results work without any engine."""
    for name in ("choose", "hint", "review"):
        monkeypatch.setattr(EnginePool, name, _raise)
    for owner, name in ((Reviews, "of"), (EngineTurns, "run"), (EngineTurns, "hint")):
        monkeypatch.setattr(owner, name, _raise)
    page = await opened(world.ann)
    await world.ann.click(page, "Hint")
    await page.fail(world.ann, DROP)
    await page.play(world.ann, *puzzle(DROP).line[::2])
    for label, between in (("Copy result", "\n"), ("Results here", " ")):
        assert f"⬛{between}🟩🟩🟩🟩💡" in (await world.ann.click(page, label)).said


def _raise(*_: object, **__: object) -> None:
    raise AssertionError("an engine runs")


async def test_a_deletion_is_no_second_first_try(world: World, now: Clock, path: str) -> None:
    """Who solves again after a deletion is told and counted once, by a code that is kept."""
    for number in range(5):
        await solve(world.someone(f"number{number}"), DROP)
    page = await opened(world.ann)
    await page.fail(world.ann, DROP)
    await delete_all(world.ann)
    again = await solve(world.ann, DROP)
    assert "doesn't count for a streak" in again.text
    assert "Streak" not in again.text
    assert f"<@{world.ann.id}>" not in (await world.ann.click(again, "Results here")).said
    assert query(path, "SELECT sum(finished), sum(at_once) FROM puzzle_counts") == [(5, 5)]
    kept = "SELECT number, tries, guild_id, solved_at FROM puzzle_attempts WHERE person_id < 0"
    assert query(path, kept) == [(DROP, "", None, None)]
    for due, left in ((36 * HOUR - SECOND, 1), (36 * HOUR, 0)):
        now.time = start_of(DROP) + due
        await world.restart()
        assert len(query(path, kept)) == left


async def test_your_games_lead_to_it(world: World, now: Clock) -> None:
    """The page of a person's own games has a button for today's, not for the first one."""
    now.time = start_of(VANISHING)
    history = (await world.ann.slash("history")).shown
    await world.ann.click(history, "Daily puzzle")
    assert history.text.startswith(f"### Puzzle #{VANISHING}")


async def test_a_card_says_what_someone_has_solved(world: World, now: Clock) -> None:
    """It counts all puzzles and has the longest streak, for others too unless games are hidden."""

    async def said(reader: Actor, **options: str) -> list[str]:
        return (await reader.slash("stats", player=world.ann, **options)).said.splitlines()[1:]

    none = "No game that counts here yet."
    assert await said(world.ben) == [none]
    for day, number in ((1, 1), (2, 2), (6, 6), (6, 4)):
        now.time = start_of(day) + HOUR
        await solve(world.ann, number)
    told = ["-# 🧩 Puzzles solved: 4", "-# 🔥 Longest streak: 2"]
    assert await said(world.ben) == [*told, none]
    assert await said(world.ben, variant="drop") == [*told, "-# Drop", none]
    await hide_games(world.ann)
    assert (await said(world.ann))[:2] == told
    assert await said(world.ben) == [none]
