"""The page of a review: what decided a finished game, and steps through its moves."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.services.engine_processes import EngineProcesses
from bot.views.custom_ids import GAME_REVIEW, custom_id
from bot.views.id_numbers import parts_of
from engines.games.notation import play_typed
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import BLUNDERED, friends, give_up, played
from tests.interactions.pages import reviewed

STEPS = ["⏮", "◀", "▶", "⏭"]
COLOURS = {1: "blue", 2: "grey", 3: "green", 4: "red"}
ULTIMATE_GAME = (
    "96 69 91 11 18 87 77 73 36 65 56 62 24 44 47 79 99 95 54 42 21 12 26 63 34 49 94 45 52 22 25"
    " 51 16 68 86 32 92 83 38 89 98 85 55 97 78 17 75 48 35 71 14 93 72"
)


async def given(world: World, moves: str, variant: str) -> ShownMessage:
    parts = parts_of(play_typed(PlayedPosition(GAMES[variant]), moves))
    assert parts is not None
    page = (await world.ann.slash("help")).shown
    return (await world.ann.forge(page, custom_id(GAME_REVIEW, *parts))).shown


def lit(page: ShownMessage) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for cell, button in enumerate(page.cells):
        if not button["disabled"]:
            found.setdefault(COLOURS[button["style"]], []).append(cell)
    return found


def marks(page: ShownMessage) -> str:
    return "".join(b["label"] if b["label"] in "XO" else "." for b in page.cells)


async def test_the_page_opens_at_the_turning_point(world: World) -> None:
    """The losing move is red, the better one green, the text says why, and the list marks it."""
    page = await reviewed(world.eve, await friends(world, *BLUNDERED))
    assert marks(page) == "XO......."
    assert lit(page) == {"red": [1], "green": [4]}
    why = "Move 2 of 7, the turning point:** O took the top-middle square · **blunder**"
    assert why in page.text
    assert "Now X can force a win with the middle. Better: the middle." in page.text
    assert f"**X** <@{world.ann.id}> 100 % · **O** <@{world.ben.id}> 73 %" in page.text
    listed = [line.removeprefix("-# ") for line in page.text.splitlines() if line[:3] == "-# "]
    assert listed[1:] == [
        "1 X the top-left corner: opening",
        "**▸ 2 O the top-middle square: blunder**",
        "3 X the middle: best",
        "4 O the bottom-right corner: best, a trap",
        "5 X the bottom-left corner: best",
        "6 O the top-right corner: best",
        "7 X the middle-left square: best",
    ]


async def test_who_lost_reads_what_was_good_and_what_to_do_next_time(world: World) -> None:
    """The loser's page begins with praise, and says in a sentence what to do instead."""
    page = await reviewed(world.ben, await friends(world, *BLUNDERED))
    assert page.text.splitlines()[2] == "You set a fine trap: the bottom-right corner."
    assert "Next time, take the middle." in page.text


async def test_steps_lead_through_all_moves(world: World) -> None:
    """Its buttons lead to start and end, after a restart too; a press on a cell changes nothing."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    assert [label for label in page.labels if label in STEPS] == STEPS
    await world.restart()
    await world.ann.click(page, "▶")
    assert (marks(page), lit(page)) == ("XO..X....", {"blue": [4]})
    before = page.components
    await world.ann.click(page, custom_id="sc1:4")
    assert page.components == before
    await world.ann.click(page, "⏭")
    assert (marks(page), lit(page)) == ("XOOXX.X.O", {"green": [0, 3, 6]})
    assert "That won the game." in page.text
    await world.ann.click(page, "◀")
    assert marks(page) == "XOO.X.X.O"
    await world.ann.click(page, "⏮")
    assert (marks(page), lit(page)) == (".........", {})
    disabled = [b["label"] for b in page.all_buttons if b["disabled"]]
    assert disabled[9:] == ["⏮", "◀"]


async def test_a_game_without_a_mistake(world: World) -> None:
    """Where no move changed the result, the page opens at the end and says no more than that."""
    page = await reviewed(world.ann, await friends(world, 4, 0, 2, 6, 3, 5, 1, 7, 8))
    assert "97 %" in page.text
    assert "Neither side made a decisive mistake." in page.text
    assert marks(page) == "OXXXXOOOX"


async def test_a_game_that_goes_on_is_not_reviewed(world: World) -> None:
    """Nobody gets a review of a live match, even with the id of its button."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    live = await friends(world, 4)
    assert "Review" not in live.labels
    kind, _, *rest = page.ids("rs1:")[0].split(":")
    forged = ":".join((kind, live.ids("c1:")[0].split(":")[1], *rest))
    before = page.text
    assert "isn't over yet" in (await world.ann.forge(page, forged)).said
    assert page.text == before


async def stepped_to(world: World, page: ShownMessage, plies: int) -> str:
    await world.ann.click(page, "⏮")
    for _ in range(plies):
        await world.ann.click(page, "▶")
    return page.text


async def test_another_game(world: World) -> None:
    """A match of another game is reviewed by the processes of the engines."""
    board = await played(world.ann, difficulty="unbeatable", variant="sizes")
    page = await reviewed(world.ann, board)
    assert "Review ·" in page.text
    assert any(f": {name}" in page.text for name in ("blunder", "sound", "best"))


async def test_the_replay_without_engines(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the engines fail, the page says so and steps through the moves without verdicts."""
    monkeypatch.setattr(EngineProcesses, "answer", AsyncMock(side_effect=OSError))
    page = await given(world, moves="1 3 2", variant="misere")
    assert "I can't say what these moves were worth." in page.text
    await world.ann.click(page, "◀")
    assert marks(page) == "X.O......"
    assert world.log.take()


async def test_a_show_can_be_reviewed(world: World) -> None:
    """The button of a finished show holds its game, so that the review outlives the show."""
    shown = await world.ann.slash("tictactoe watch", x="minimax", o="lines")
    await world.restart()
    page = await reviewed(world.ben, shown.shown)
    assert marks(page) != "........."
    await world.ben.click(page, "⏮")
    assert marks(page) == "........."


async def test_the_last_match(world: World) -> None:
    """The command shows the match that the person finished last, of one game or of any."""
    await friends(world, *BLUNDERED, variant="misere")
    await friends(world, *BLUNDERED)
    for person in (world.ann, world.ben):
        for game, title in ({}, ""), ({"variant": "misere"}, " · Reverse"):
            page = (await person.slash("tictactoe review", **game)).shown
            assert page.text.startswith(f"### Review{title}\n")
    none = await world.ann.slash("tictactoe review", variant="drop")
    assert "I have no game for you here." in none.said


@pytest.mark.slow
async def test_ultimate_has_verdicts_near_its_end(world: World) -> None:
    """The page of a game that nobody can solve says so, and names the moves at its end."""
    page = await given(world, moves=ULTIMATE_GAME, variant="ultimate")
    assert "Move 50 of 53, the turning point" in page.text
    assert "I can only judge the last moves." in page.text
    assert "Small boards won at the end: X 4, O 4." in page.text
    assert "Neither side made a decisive mistake" not in page.text
    assert "· **" not in await stepped_to(world, page, 3)


@pytest.mark.slow
async def test_a_doubtful_move_of_ultimate(world: World) -> None:
    """A move judged to give much away is named with the better one, if nothing is known."""
    moves = " ".join(ULTIMATE_GAME.split()[:36])
    page = await given(world, moves=moves, variant="ultimate")
    assert "I can't say" not in page.text
    numbers = re.search(r"Moves worth another look: ([\d, ]+)\.", page.text)
    assert numbers is not None
    assert "36" in numbers[1].split(", ")
    why = "**Move 36 of 36:** O took the top-middle square of the top-right board · **doubtful**"
    assert why in page.text
    assert "\nMy estimate: O's chances fell from about" in page.text
    assert "It seemed better to take the top-right corner of the top-left board." in page.text
    assert "doubtful" not in (await stepped_to(world, page, 3)).split("▸")[0]


async def test_a_resigned_match_without_moves_has_no_review(world: World) -> None:
    """Where nobody moved there is nothing to review."""
    board = await friends(world)
    await give_up(world.ben)
    assert "Review" not in board.labels
    assert "Rematch" in board.labels
    assert (await world.ann.click(board, "More")).said
