"""Ultimate on Discord: picking a small board, and matches that wait for the bot's move."""

import asyncio
import re
from random import Random

import pytest

from bot.services import engine_moves
from bot.services.engine_pool import EnginePool
from engines.engine import Choice
from engines.players.tree import Tree
from engines.turn import Turn
from tests.chat.actors import Actor
from tests.chat.message_limits import all_read
from tests.chat.messages import FREE, PICK
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends, give_up, start, take_corner
from tests.interactions.pages import animated, games, green, hinted, history

ENDS = ("boards in a row", "boards to", "as many")
PLAYOUTS = 50
"""How many positions the engines look at here: enough for a game, and few for any machine."""


async def play(world: World, board: ShownMessage, people: tuple[Actor, ...], rng: Random) -> None:
    turn = 0
    while (cells := board.ids(FREE)) or board.ids(PICK):
        person = people[turn % len(people)]
        if not cells:
            await person.click(board, custom_id=rng.choice(board.ids(PICK)))
            continue
        await person.click(board, custom_id=rng.choice(cells))
        turn += 1


async def test_between_two_people(world: World) -> None:
    """Two people play to the end; board, history and animation say who has won and how."""
    board = await friends(world, variant="ultimate", pace="slow")
    assert "Move before <t:" in board.text
    await play(world, board, (world.ann, world.ben), Random(3))
    assert any(end in board.text for end in ENDS)
    assert "🟨" not in board.text
    page = await history(world.ben)
    assert ["Ultimate" in line for line in games(page)] == [True]
    shown = await animated(world.ben, page, "Ultimate")
    assert re.search(r"X the [a-z-]+ of the [a-z-]+ board, O the", str(shown.components))


@pytest.fixture
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(_: EnginePool, turn: Turn, who: int = 0) -> Choice:
        return turn.lighter(PLAYOUTS / Tree().playouts).choose()

    monkeypatch.setattr(EnginePool, "choose", choose)


@pytest.mark.slow
@pytest.mark.usefixtures("thinks_briefly")
@pytest.mark.parametrize(("level", "mark"), [("easy", "O"), ("unbeatable", "X"), ("matched", "O")])
async def test_against_a_level(world: World, level: str, mark: str) -> None:
    """A person plays a level to the end; each press shows the bot's answer as well."""
    board = await start(world.ann, variant="ultimate", difficulty=level, mark=mark)
    await play(world, board, (world.ann,), Random(4))
    assert any(end in board.text for end in ENDS)


async def test_where_to_play(world: World) -> None:
    """After a move the board names the small board in play, and offers only its cells."""
    board = await friends(world, variant="ultimate", pace="slow")
    assert "Pick any board" in board.text
    assert "Hint" not in board.labels
    assert len(board.ids(PICK)) == 9
    await world.ann.click(board, custom_id=board.ids(PICK)[2])
    assert "Play in the top-right board" in board.text
    await world.ann.click(board, custom_id=board.ids(FREE)[3])
    assert board.text.count("🔷") == 1
    assert "Play in the middle-left board." in board.text
    assert [int(it.split(":")[3]) for it in board.ids(FREE)] == [*range(9 * 3, 9 * 4)]
    assert board.ids(PICK) == board.ids("pa1:") == []


async def test_a_pick_can_be_changed(world: World) -> None:
    """A picked board changes nothing that is stored, and another can be picked until the move."""
    board = await friends(world, variant="ultimate", pace="slow")
    before = board.ids(PICK)
    await world.ann.click(board, custom_id=before[0])
    await world.ann.click(board, "Pick another board")
    assert board.ids(PICK) == before
    await world.ann.click(board, custom_id=before[8])
    assert "Play in the bottom-right board" in board.text


async def test_the_strongest_level_is_expert(world: World, thinks_briefly: None) -> None:
    """Wherever people read of it in ultimate, the level unbeatable is called Expert."""
    board = await start(world.ann, variant="ultimate", difficulty="unbeatable", mark="X")
    for _ in range(2):
        await take_corner(world.ann, board)
    await give_up(world.ann)
    assert board.ids(FREE) == board.ids(PICK) == []
    assert not any(it in board.text for it in ("🟨", "Play in", "Pick any"))
    assert "Noughts (expert)" in board.text
    assert "Easier" in board.labels
    assert "Harder" not in board.labels
    said = [board.text]
    for options in ({"player": world.ann}, {"player": world.ann, "versus": world.bot}):
        said.append((await world.ann.slash("stats", variant="ultimate", **options)).said)
    assert all("Noughts (expert): 0 won, 0 drawn, 1 lost" in card for card in said[1:])
    ranked = await world.ann.slash("stats", variant="ultimate")
    rules = await world.ann.click(ranked.shown, "How ratings work")
    assert "expert 3155" in rules.said
    page = (await world.ann.slash("tictactoe engines")).shown
    await world.ann.select(page, ["ultimate"], custom_id="gl1")
    assert "**Expert**, rated 3155: the strongest I have; nobody has solved" in page.text
    picked = {"difficulty": "unbeatable", "engine": "sampling", "variant": "ultimate"}
    refused = (await world.ann.slash("tictactoe start", **picked)).said
    assert "Sampling can't be set to expert." in refused
    listed = (await world.ann.slash("history")).said
    assert "Noughts (expert)" in listed
    assert "unbeatable" not in "".join((*said, rules.said, page.text, refused, listed)).lower()


@pytest.mark.parametrize("engine", ["tree", "learned"])
async def test_the_reason_of_a_move(world: World, thinks_briefly: None, engine: str) -> None:
    """The reason is where a move sends people and how likely a win was; the numbers tell how."""
    board = await start(world.ann, variant="ultimate", engine=engine, mark="O")
    why = (await world.ann.click(board, "Why?")).shown
    assert re.search(r" took the .+ board\. The next move must be in the .+ board, ", why.text)
    assert re.search(r"at about \d\d %, counting a draw as half\.$", why.text)
    assert "came back to" not in why.text
    await world.ann.click(why, "Show numbers")
    assert why.text.count("It took one of the moves that it came back to most often.") == 1
    assert "How likely each move seems to win" in why.text


async def test_three_steps_of_a_hint(world: World, thinks_briefly: None) -> None:
    """A hint judges the chances, points to a board or line, then the move, on the whole board."""
    board = await start(world.ann, variant="ultimate", difficulty="easy", mark="X")
    hint = await hinted(world.ann, board)
    assert re.fullmatch(r"\*\*My estimate:\*\* your chances are about \d\d\s%\.", hint.text)
    await world.ann.click(hint, "Where?")
    assert "The best move seems to be in the middle board." in hint.text
    assert hint.text.count("🟨") == len(green(hint)) == 9
    assert not any(button.get("disabled") for button in hint.all_buttons)
    await world.ann.click(hint, "Which move?")
    assert "Take the middle of the middle board." in hint.text
    assert green(hint) == [4]
    await world.ann.click(hint, "Play it")
    assert hint.text == "You took the middle of the middle board."
    second = await hinted(world.ann, board)
    await world.ann.click(second, "Where?")
    place = r"seems to be (in the \w+ (row|column)|on the diagonal [a-z -]+)\."
    assert re.search(place, second.text)
    assert 1 < len(green(second)) <= 3
    await give_up(world.ann)
    assert "Unrated: 2 hints" in board.text
    assert "(2 hints)" in (await world.ann.click(board, "Review")).shown.text


@pytest.mark.slow
async def test_a_show(world: World, thinks_briefly: None) -> None:
    """Two engines play a whole game, which can be reviewed; each move has a reason one can see."""
    engines = {"x": "learned", "o": "tree"}
    board = (await world.ann.slash("tictactoe watch", variant="ultimate", **engines)).shown
    shown = "".join(map(all_read, world.sent()))
    assert "Learned: The next move must be in the" in shown
    assert "board, which is still empty. It put its chance of winning at about" in shown
    assert "came back to" not in shown
    assert any(end in board.text for end in ENDS)
    assert "Review · Ultimate" in (await world.ann.click(board, "Review")).shown.text


async def test_a_game_is_stepped_through_and_tried(world: World, thinks_briefly: None) -> None:
    """The replay of a game that nobody can solve shows each position; a match goes on from it."""
    board = await start(world.ann, variant="ultimate", difficulty="medium", mark="X")
    for _ in range(3):
        await take_corner(world.ann, board)
    await give_up(world.ann)
    page = (await world.ann.click(board, "Review")).shown
    assert "Move 6 of 6" in page.text
    assert "Small boards won at the end" in page.text
    await world.ann.click(page, "⏮")
    assert not any(mark in page.text for mark in ("🇽", "🔷", "🅾️", "⭕"))
    for _ in range(3):
        await world.ann.click(page, "▶")
    assert [page.text.count(mark) for mark in ("🇽", "🅾️", "🔷", "⭕")] == [1, 1, 1, 0]
    board = (await world.ann.click(page, "Try again from move 3")).shown
    assert "Unrated: another try, from move 3 on" in board.text
    await take_corner(world.ann, board)
    assert "Your turn" in board.text


async def test_refresh_where_it_cannot_edit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only a person has installed the bot, "Refresh" shows the move after a restart."""
    may = asyncio.Event()

    async def choose(_: EnginePool, turn: Turn, who: int = 0) -> Choice:
        await may.wait()
        return turn.lighter(PLAYOUTS / Tree().playouts).choose()

    monkeypatch.setattr(EnginePool, "choose", choose)
    monkeypatch.setattr(engine_moves, "MOVE_WITHIN", 600.0)
    ann = world.ann.at(another_channel(None, invited=False))
    board = await start(ann, variant="ultimate", difficulty="unbeatable", mark="X")
    await ann.click(board, custom_id=board.ids(PICK)[0])
    await ann.click(board, custom_id=board.ids(FREE)[0])
    await world.kill()
    may.set()
    await world.start()
    await world.advance(1)
    assert "is thinking" in board.text
    assert "Hint" not in board.labels
    await ann.click(board, "Refresh")
    assert "Your turn" in board.text
    assert "Hint" in board.labels
