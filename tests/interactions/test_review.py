"""The page of a review: what decided a finished game, and steps through its moves."""

import pytest
import simcord

from bot.services import engine_processes
from tests.domain.test_game_parts import long_game
from tests.interactions.conftest import Board, Payload, World, buttons_in, said_to
from tests.interactions.test_challenge import click
from tests.interactions.test_more import played
from tests.interactions.test_offers import friends
from tests.wire.message_limits import broken_limits

BLUNDERED = (0, 1, 4, 8, 6, 2, 3)
"""O loses by the second move of the match: the top edge instead of the centre."""
STEPS = ["⏮", "◀", "▶", "⏭"]
COLOURS = {1: "blue", 2: "grey", 3: "green", 4: "red"}
ULTIMATE_GAME = (
    "77 53 72 0 7 69 60 56 23 49 41 46 12 30 33 62 80 76 39 28 9 1 14 47 21 35 75 31 37 10 13 36 5"
    " 52 68 19 73 65 25 71 79 67 40 78 61 6 58 34 22 54 3 74 55"
)
LONGEST = {
    "classic": "0 1 2 4 3 5 7 6 8",
    "squares": "11 3 15 13 0 1 8 14 6 4 7 2 5 10 9 12",
    "drop": "0 1 2 3 4 0 1 2 3 4 1 0 3 2 4 0 1 2 3 4 0 1 2 3 4",
    "sizes": "a0 a1 b1 b0 c0 c1",
}


async def reviewed(person: simcord.MemberActor, board: Board) -> Board:
    """Return the page that a person gets on *Review*."""
    result = await person.click(board.message, label="Review")
    assert result.response is not None
    assert result.response.ephemeral
    return Board(result.response)


async def given(world: World, **options: str) -> Board:
    """Return the page of a game that is given as moves."""
    result = await world.ann.slash(world.channel, "tictactoe review", **options)
    assert said_to(result)
    return Board(result.response)


def still(page: Board) -> list[Payload]:
    """Return the buttons of the page's board."""
    return [b for b in buttons_in(page.components) if b["custom_id"].startswith("sc1:")]


def lit(page: Board) -> dict[str, list[int]]:
    """Return the cells that shine, by colour."""
    found: dict[str, list[int]] = {}
    for cell, button in enumerate(still(page)):
        if not button["disabled"]:
            found.setdefault(COLOURS[button["style"]], []).append(cell)
    return found


def marks(page: Board) -> str:
    """Return the marks on the page's board."""
    return "".join(b["label"] if b["label"] in "XO" else "." for b in still(page))


async def test_the_page_opens_at_the_turning_point(world: World) -> None:
    """The move that lost is red, what would have held is green, and the text says why."""
    page = await reviewed(world.eve, await friends(world, *BLUNDERED))
    assert marks(page) == "XO......."
    assert lit(page) == {"red": [1], "green": [4]}
    assert "Move 2 of 7, the turning point:** O took the top edge · **blunder**" in page.text
    assert "Now X can force a win with the centre. Better: the centre." in page.text
    assert f"**X** <@{world.ann.id}> 100 % · **O** <@{world.ben.id}> 73 %" in page.text
    assert "```\n0 1 4 8 6 2 3\n```" in page.text


async def test_every_move_has_a_line(world: World) -> None:
    """Below the board each move stands with its name; the one that is shown is marked."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    listed = [line.removeprefix("-# ") for line in page.text.splitlines() if line[:3] == "-# "]
    assert listed[1:] == [
        "1 X the top left corner: opening",
        "**▸ 2 O the top edge: blunder**",
        "3 X the centre: best",
        "4 O the bottom right corner: best, a trap",
        "5 X the bottom left corner: best",
        "6 O the top right corner: best",
        "7 X the left edge: best",
    ]


async def test_who_lost_reads_what_was_good_and_what_to_do_next_time(world: World) -> None:
    """The page of who lost begins with praise, and says in a sentence what to do instead."""
    page = await reviewed(world.ben, await friends(world, *BLUNDERED))
    first = page.text.splitlines()[2]
    assert first == "You set a fine trap: the bottom right corner."
    assert "Next time, take the centre." in page.text


async def test_the_lesson_may_be_another_move(world: World) -> None:
    """If the game turned on the winner's mistake, who lost is told of their own all the same."""
    page = await reviewed(world.ben, await friends(world, 0, 1, 2, 7, 4, 3, 6))
    assert (
        "Move 3 of 7, the turning point:** X took the top right corner · **missed win**"
        in page.text
    )
    assert "On move 4, take the centre next time." in page.text


async def test_steps_lead_through_all_moves(world: World) -> None:
    """The four buttons show the start, one move back, one move on and the end, in place."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    assert [label for label in page.labels if label in STEPS] == STEPS
    await world.ann.click(page.message, label="▶")
    assert (marks(page), lit(page)) == ("XO..X....", {"blue": [4]})
    await world.ann.click(page.message, label="⏭")
    assert (marks(page), lit(page)) == ("XOOXX.X.O", {"green": [0, 3, 6]})
    assert "That won the game." in page.text
    await world.ann.click(page.message, label="◀")
    assert marks(page) == "XOO.X.X.O"
    await world.ann.click(page.message, label="⏮")
    assert (marks(page), lit(page)) == (".........", {})
    disabled = [b["label"] for b in buttons_in(page.components) if b["disabled"]]
    assert disabled[9:] == ["⏮", "◀"]


async def test_a_game_without_a_mistake(world: World) -> None:
    """A faultless game opens at its end and says so."""
    page = await reviewed(world.ann, await friends(world, 4, 0, 2, 6, 3, 5, 1, 7, 8))
    assert "Nobody gave anything away." in page.text
    assert marks(page) == "OXXXXOOOX"


async def test_the_page_after_a_restart(world: World) -> None:
    """A page that a person still sees works with a new process."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    await world.restart()
    await world.ann.click(page.message, label="▶")
    assert marks(page) == "XO..X...."


async def test_a_still_cell_does_nothing(world: World) -> None:
    """A press on a cell that shines leaves the page as it is."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    before = page.components
    await world.ann.click(page.message, custom_id="sc1:4")
    assert page.components == before


async def test_a_game_that_goes_on_is_not_reviewed(world: World) -> None:
    """Nobody gets a review of a live match, even with the id of its button."""
    page = await reviewed(world.ann, await friends(world, *BLUNDERED))
    board = await friends(world, 4)
    assert "Review" not in board.labels
    step = next(b["custom_id"] for b in buttons_in(page.components) if b["label"] == "▶")
    assert step.startswith("rs1:")


async def test_a_slightly_better_move_is_named(world: World) -> None:
    """A move that keeps the result but not the best chances is told of a better one."""
    page = await given(world, moves="0 6 7 1 2")
    assert "X took the top right corner · **inaccuracy**" in await stepped_to(world, page, 5)
    assert "It gives nothing away. A little better: the centre." in page.text


async def stepped_to(world: World, page: Board, plies: int) -> str:
    """Return the text of the page after so many moves."""
    await world.ann.click(page.message, label="⏮")
    for _ in range(plies):
        await world.ann.click(page.message, label="▶")
    return page.text


@pytest.mark.parametrize("variant", ["drop", "misere", "sizes", "squares"])
async def test_other_games(world: World, variant: str) -> None:
    """Matches of other games are reviewed by the processes of the engines."""
    page = await reviewed(world.ann, await played(world, difficulty="unbeatable", variant=variant))
    assert "Review ·" in page.text
    assert any(f": {name}" in page.text for name in ("blunder", "sound", "best"))


async def test_without_engines_there_is_the_replay(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the engines fail, the page says so and steps through the moves without verdicts."""
    monkeypatch.setattr(engine_processes, "COMMAND", ("/nowhere",))
    page = await given(world, moves="0 2 1", variant="misere")
    assert "I can't say what these moves were worth." in page.text
    await world.ann.click(page.message, label="◀")
    assert marks(page) == "X.O......"


async def test_a_show_can_be_reviewed(world: World) -> None:
    """The button of a finished show holds its game, so that the review outlives the show."""
    shown = await world.ann.slash(world.channel, "tictactoe watch", x="minimax", o="lines")
    await world.restart()
    page = await reviewed(world.ben, Board(shown.response))
    assert marks(page) != "........."
    await world.ben.click(page.message, label="⏮")
    assert marks(page) == "........."


async def test_the_last_match(world: World) -> None:
    """Without moves the command shows the match that the person finished last."""
    refused = await world.eve.slash(world.channel, "tictactoe review")
    assert "You haven't finished a game yet" in said_to(refused)
    await friends(world, 0, 3, 1, 4, 2)
    await friends(world, *BLUNDERED)
    for person in (world.ann, world.ben):
        page = Board((await person.slash(world.channel, "tictactoe review")).response)
        assert "```\n0 1 4 8 6 2 3\n```" in page.text


@pytest.mark.parametrize("variant", LONGEST)
async def test_given_moves(world: World, variant: str) -> None:
    """A game given as moves is shown and stepped through, whatever its length."""
    moves = LONGEST[variant]
    page = await given(world, moves=moves, variant=variant)
    assert f"```\n{moves}\n```" in page.text
    for label in ("⏮", "▶", "⏭"):
        await world.ann.click(page.message, label=label)
    assert len(still(page)) in (9, 16, 25)
    assert not [limit for data in world.sent() for limit in broken_limits(data, 1 << 15)]


async def test_ultimate_has_verdicts_near_its_end(world: World) -> None:
    """The page of a game that nobody can solve says so, and names the moves at its end."""
    page = await given(world, moves=ULTIMATE_GAME, variant="ultimate")
    assert "Move 50 of 53, the turning point" in page.text
    assert "I know what the last moves were worth." in page.text
    assert "Nobody gave anything away" not in page.text
    assert "· **" not in await stepped_to(world, page, 3)


async def test_moves_that_cannot_be_read(world: World) -> None:
    """A move that does not fit is named by its number."""
    for moves, number in (("0 0", 2), ("0 4 x", 3), ("0 3 1 4 2 8", 6), ("<@1>", 1)):
        result = await world.ann.slash(world.channel, "tictactoe review", moves=moves)
        assert f"I can't follow move {number}." in said_to(result)


async def test_a_game_that_is_too_long(world: World) -> None:
    """A game that does not fit into a button's id is refused in a sentence."""
    moves = " ".join(long_game().tokens)
    result = await world.ann.slash(world.channel, "tictactoe review", moves=moves, variant="vanish")
    assert "too long" in said_to(result)


async def test_no_moves_at_all(world: World) -> None:
    """Blank moves are refused, and it is said what to do instead."""
    result = await world.ann.slash(world.channel, "tictactoe review", moves="  ")
    assert "There are no moves in that" in said_to(result)


async def test_a_resigned_match_without_moves_has_no_review(world: World) -> None:
    """Where nobody moved there is nothing to review."""
    board = await friends(world)
    question = await world.ben.click(board.message, label="Resign")
    assert question.response is not None
    await world.ben.click(question.response.message, label="Resign")
    assert "Review" not in board.labels
    assert "Rematch" in board.labels
    assert await click(world.ann, board, "More")
