"""The row of buttons under a finished match, and what it says about ratings."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.domain.match import Ending, Machine, Status
from bot.domain.match_effects import RatingChange, RatingWeight
from bot.domain.ratings.rules import GAIN_CAP, POINTS_BY_GAME
from bot.errors import StoreBusyError
from bot.store.matches.matches import MatchTable
from bot.views.rating_text import rating_sentences
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.world import World
from tests.conftest import ANN, a_match
from tests.interactions.games import WON, friends, played, start, threatened
from tests.interactions.pages import agree
from tests.interactions.stored import settle


@pytest.mark.parametrize(
    ("options", "others"),
    [
        ({"difficulty": "easy"}, ["Harder"]),
        ({"difficulty": "medium"}, ["Easier", "Harder"]),
        ({"difficulty": "unbeatable"}, ["Easier"]),
        ({"engine": "perfect"}, []),
    ],
)
async def test_the_next_levels(world: World, options: dict[str, str], others: list[str]) -> None:
    """After a match against a level of the bot, the next ones are offered; at most five buttons."""
    board = await played(world.ann, **options)
    assert board.labels[9:] == ["Play again", *others, "Review", "More"]


async def test_harder_starts_a_match_at_the_next_level(world: World) -> None:
    """*Harder* posts a board against the next level, with marks swapped and without a series."""
    board = await played(world.ann, difficulty="medium")
    again = (await world.ann.click(board, "Harder")).shown
    assert "**X** Noughts (hard)" in again.text
    assert f"**O** <@{world.ann.id}>" in again.text
    assert "Series" not in again.text
    assert board.labels[9:] == ["Review", "More"]


async def test_an_end_that_cannot_be_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The press that ended the match is answered by its board, and never called lost."""
    board = await threatened(world)
    with monkeypatch.context() as busy:
        busy.setattr(MatchTable, "effects", AsyncMock(side_effect=StoreBusyError("it is full")))
        answer = await board.press(world.ann, 3)
    assert (answer.said, str(board), board.labels[-2:]) == ("", "XXOXO.O..", ["Review", "More"])


async def test_the_second_game_names_the_puzzle(world: World) -> None:
    """Only the board of the second game that someone finishes does, on whatever server it was."""
    first = await played(world.ann, difficulty="easy")
    ann = world.ann.at(another_channel(ELSEWHERE))
    second = (await ann.slash("tictactoe start", difficulty="easy")).shown
    await ann.click((await ann.slash("tictactoe resign")).shown, "Yes, resign")
    await world.restart()
    third = await friends(world, *WON)
    assert ["`/daily`" in it.text for it in (first, second, third)] == [False, True, False]
    await ann.click(second, "Play again")
    assert "Daily puzzle: `/daily`" in second.text


async def test_after_a_match_of_two_people(world: World) -> None:
    """There is a rematch, and *More* alone has one's card and what became of a rating."""
    board = await friends(world, *WON)
    assert board.labels[9:] == ["Rematch", "Review", "More"]
    assert "Rating" not in board.text
    for person in (world.ann, world.ben):
        told = (await person.click(board, "More")).said
        assert re.fullmatch(r"Not ranked yet: about \d more games", told.split("\n")[0])
    more = (await world.ann.click(board, "More")).shown
    await world.ann.click(more, "My stats")
    assert f"<@{world.ann.id}>" in more.text


async def test_the_way_to_a_rank(world: World, path: str) -> None:
    """Until a rating is settled, *More* says how far that is, without points; then what it is."""
    board = await played(world.ann, difficulty="medium")
    told = (await world.ann.click(board, "More")).said
    assert re.search(r"Not ranked yet: about \d more games", told)
    assert "Rating" not in told
    settle(path, 1500)
    board = await start(world.ann, mark="O", difficulty="hard")
    await board.play_out(world.ann)
    assert re.search(r"Rating 1500 → \d{4}", (await world.ann.click(board, "More")).said)


async def test_a_match_with_someone_new_says_so(world: World, path: str) -> None:
    """Anyone whose rating that did not move, since the opponent was new, reads why."""
    await played(world.ann, difficulty="medium")
    settle(path, 1700)
    board = await friends(world, *WON)
    told = (await world.ann.click(board, "More")).said
    assert "Rating unchanged\nBeating me, or someone new, lifts you only so far." in told


async def test_someone_new_again(world: World) -> None:
    """Whoever gains no more against someone new reads that they met before today."""
    await friends(world, *WON)
    await world.advance(61)
    told = (await world.ann.click(await friends(world, 4, 0, 1, 2, 7), "More")).said
    assert told.startswith("Not ranked yet: about ")
    assert told.endswith("\nGames against the same opponent count less each time in a day.")


@pytest.mark.parametrize(("before", "after"), [(-10, 0), (400, 400)])
def test_what_a_level_cannot_do(before: int, after: int) -> None:
    """Whoever gains no more by beating a level reads that it lifts them only so far."""
    spec, points = next(iter(POINTS_BY_GAME["classic"].items()))
    cap = points + GAIN_CAP
    won = a_match(o=Machine(spec), status=Status.OVER, ending=Ending.LINE, winner="X")
    change = RatingChange(ANN, cap + before, cap + after, RatingWeight(), named=False)
    told = "Beating me, or someone new, lifts you only so far."
    for match, said in ((won, True), (won._replace(winner="O"), False)):
        assert (told in rating_sentences(match, change, "en")) is said
    below = change._replace(after=cap - 1, before=cap - 9)
    assert told not in rating_sentences(won, below, "en")


async def test_the_same_two_again(world: World, path: str) -> None:
    """They read on every page alike how many games it takes, and that these count less."""
    boards = [await friends(world, *WON)]
    settle(path, 1500, 200)
    for cells in ((4, 0, 1, 2, 7), (8, 0, 5, 1, 2)):
        await world.advance(61)
        boards.append(await friends(world, *cells))
    told = (await world.ann.click(boards[-1], "More")).said
    assert "against the same opponent count less each time" in told
    far = r"Not ranked yet: about (\d) more games"
    card = (await world.ann.slash("stats", player=world.ann)).said
    pages = (told, card, (await world.ann.slash("history")).said)
    counted = [found[1] for page in pages if (found := re.search(far, page))]
    assert len(counted) == 3, pages
    assert len(set(counted)) == 1


async def test_a_rating_is_shown_to_all_if_all_agreed(world: World) -> None:
    """The board tells both ratings only after both have agreed to be named."""
    await friends(world, *WON)
    for person, shown in ((world.ann, False), (world.ben, True)):
        await agree(person)
        await world.advance(61)
        assert (f"<@{world.ben.id}>: Not ranked" in (await friends(world, *WON)).text) is shown


async def test_against_the_bot_one_rating_is_shown(world: World) -> None:
    """Against the bot the line speaks only of the person's rating."""
    await played(world.ann, difficulty="easy")
    await agree(world.ann)
    board = await played(world.ann, difficulty="unbeatable")
    (line,) = [line for line in board.text.splitlines() if "Not ranked yet" in line]
    assert line.startswith("-# Not ranked yet")


async def test_a_repeated_match_says_so_in_public_or_private(world: World) -> None:
    """A match that only repeats another says why it did not count, once: on the board or not."""
    first = await played(world.ann, difficulty="unbeatable")
    await agree(world.ann)
    again = await start(world.ann, mark="X", difficulty="unbeatable")
    told = ""
    while again.free:
        told = (await again.press(world.ann, again.free[0])).said
    assert "Repeating a recent game" in again.text
    assert told == ""
    assert "Repeating a recent game" in (await world.ann.click(again, "More")).said
    assert "Not ranked yet: about" in (await world.ann.click(first, "More")).said


async def test_a_short_match_has_its_reason_behind_more(world: World) -> None:
    """The board and *More* tell why a match did not count; no message says so as well."""
    board = await friends(world, 4)
    question = (await world.ben.click(board, "Resign")).shown
    assert (await world.ben.click(question, "Yes, resign")).followups == []
    assert "both players need at least two moves" in board.text
    assert "both players need at least two moves" in (await world.ann.click(board, "More")).said
