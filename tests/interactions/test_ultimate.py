"""Ultimate on Discord: picking a small board, and matches that wait for the bot's move."""

import re
from random import Random

import pytest

from bot.services.engine_pool import EnginePool
from engines.engine import Choice
from engines.games.variants import position_after
from engines.players.tree import Tree
from engines.review.hints import Hint, hint_of
from engines.review.review import PlayedGame, Review
from engines.turn import Turn
from tests.chat.actors import Actor
from tests.chat.message_limits import all_read
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.conftest import give_up, start
from tests.interactions.test_challenge import challenge
from tests.interactions.test_hints import green, hinted
from tests.interactions.test_offers import take_back
from tests.interactions.test_stats import stats

PICKS, CELLS = "pk1:", "c1:"
ENDS = ("boards in a row", "boards to", "as many")
PLAYOUTS = 50
"""How many positions the engines look at here: enough for a game, and few for any machine."""


def ids(board: ShownMessage, prefix: str) -> list[str]:
    """Return the custom ids of the enabled buttons of a kind."""
    return [
        button["custom_id"]
        for button in board.all_buttons
        if button.get("custom_id", "").startswith(prefix) and not button.get("disabled")
    ]


async def between(world: World, pace: str = "slow") -> ShownMessage:
    """Return the board of a match between Ann, who plays X, and Ben."""
    board = await challenge(world, variant="ultimate", pace=pace)
    await world.ben.click(board, label="Accept")
    return board


async def play(world: World, board: ShownMessage, people: tuple[Actor, ...], rng: Random) -> None:
    """Have people press any legal cell in turn, picking a small board first where they can."""
    turn = 0
    while (cells := ids(board, CELLS)) or ids(board, PICKS):
        person = people[turn % len(people)]
        if not cells:
            await person.click(board, custom_id=rng.choice(ids(board, PICKS)))
            continue
        await person.click(board, custom_id=rng.choice(cells))
        turn += 1


async def test_between_two_people(world: World) -> None:
    """Two people play to the end, and the board says who has won and how."""
    board = await between(world)
    await play(world, board, (world.ann, world.ben), Random(3))
    assert any(end in board.text for end in ENDS)
    assert "🟨" not in board.text


@pytest.fixture
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have engines think briefly and in this process, since SimCord waits 5 s for any answer."""

    async def choose(_: EnginePool, turn: Turn, who: int = 0) -> Choice:
        return turn.lighter(PLAYOUTS / Tree().playouts).choose()

    async def hint(_: EnginePool, variant: str, moves: tuple[int, ...], who: int) -> Hint:
        return hint_of(position_after(variant, moves))

    async def review(_: EnginePool, game: PlayedGame, who: int = 0) -> Review:
        return game.review()

    monkeypatch.setattr(EnginePool, "choose", choose)
    monkeypatch.setattr(EnginePool, "review", review)
    monkeypatch.setattr(EnginePool, "hint", hint)


@pytest.mark.slow
@pytest.mark.usefixtures("thinks_briefly")
@pytest.mark.parametrize(
    ("level", "mark"),
    [("easy", "O"), ("medium", "X"), ("hard", "O"), ("unbeatable", "X"), ("matched", "O")],
)
async def test_against_each_level(world: World, level: str, mark: str) -> None:
    """A person plays each level to the end; each press shows the bot's answer as well."""
    board = await start(world, world.ann, variant="ultimate", difficulty=level, mark=mark)
    await play(world, board, (world.ann,), Random(4))
    assert any(end in board.text for end in ENDS)


async def test_where_to_play(world: World) -> None:
    """After a move the board names the small board in play, and offers only its cells."""
    board = await between(world)
    assert "Pick any board" in board.text
    assert len(ids(board, PICKS)) == 9
    await world.ann.click(board, custom_id=ids(board, PICKS)[2])
    assert "Play in the top-right board" in board.text
    await world.ann.click(board, custom_id=ids(board, CELLS)[3])
    assert board.text.count("🔷") == 1
    assert "Play in the middle-left board." in board.text
    assert [custom_id.split(":")[3] for custom_id in ids(board, CELLS)] == [
        str(9 * 3 + cell) for cell in range(9)
    ]
    assert ids(board, PICKS) == ids(board, "pa1:") == []


async def test_a_pick_can_be_changed(world: World) -> None:
    """A picked board changes nothing that is stored, and another can be picked until the move."""
    board = await between(world)
    before = ids(board, PICKS)
    await world.ann.click(board, custom_id=before[0])
    await world.ann.click(board, label="Pick another board")
    assert ids(board, PICKS) == before
    refused = await world.ben.click(board, custom_id=before[0])
    assert "turn" in refused.said
    await world.ann.click(board, custom_id=before[8])
    assert "Play in the bottom-right board" in board.text


async def test_a_pick_of_a_stranger(world: World) -> None:
    """A stranger cannot pick."""
    board = await between(world)
    before = ids(board, PICKS)
    refused = await world.eve.click(board, custom_id=before[4])
    assert "someone else's game" in refused.said
    assert ids(board, PICKS) == before


async def test_the_strongest_level_is_expert(world: World, thinks_briefly: None) -> None:
    """Wherever people read of it in ultimate, the level unbeatable is called Expert."""
    board = await start(world, world.ann, variant="ultimate", difficulty="unbeatable", mark="X")
    for _ in range(2):
        await take_corner(board, world.ann)
    await give_up(world, world.ann)
    assert "Noughts (expert)" in board.text
    assert "Easier" in board.labels
    assert "Harder" not in board.labels
    said = [board.text]
    for options in ({"player": world.ann}, {"player": world.ann, "versus": world.bot}):
        said.append((await stats(world, world.ann, variant="ultimate", **options)).said)
    assert all("Noughts (expert): 0 won, 0 drawn, 1 lost" in card for card in said[1:])
    ranked = await stats(world, world.ann, variant="ultimate")
    assert ranked.response is not None
    rules = await world.ann.click(ranked.response, label="How ratings work")
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
    """The reason is where the move sends people and how likely it seemed to win.

    How the bot searches comes with the numbers.
    """
    board = await start(world, world.ann, variant="ultimate", engine=engine, mark="O")
    why = (await world.ann.click(board, label="Why?")).shown
    assert re.search(r" took the .+ board\. The next move must be in the .+ board, ", why.text)
    assert re.search(r"at about \d\d %, counting a draw as half\.$", why.text)
    assert "came back to" not in why.text
    await world.ann.click(why, label="Show numbers")
    assert why.text.count("It took one of the moves that it came back to most often.") == 1
    assert "How likely each move seems to win" in why.text


async def test_three_steps_of_a_hint(world: World, thinks_briefly: None) -> None:
    """A hint judges the chances, points to a board or to a line of it, then to the move.

    Each step shows the whole board, and the small one that it is about.
    """
    board = await start(world, world.ann, variant="ultimate", difficulty="easy", mark="X")
    hint = await hinted(world, board)
    assert re.fullmatch(r"\*\*My estimate:\*\* your chances are about \d\d\s%\.", hint.text)
    await world.ann.click(hint, label="Where?")
    assert "The best move seems to be in the middle board." in hint.text
    assert hint.text.count("🟨") == len(green(hint)) == 9
    assert not any(button.get("disabled") for button in hint.all_buttons)
    await world.ann.click(hint, label="Which move?")
    assert "Take the middle of the middle board." in hint.text
    assert green(hint) == [4]
    await world.ann.click(hint, label="Play it")
    assert hint.text == "You took the middle of the middle board."
    second = await hinted(world, board)
    await world.ann.click(second, label="Where?")
    assert re.search(
        r"seems to be (in the \w+ (row|column)|on the diagonal [a-z -]+)\.", second.text
    )
    assert 1 < len(green(second)) <= 3
    await give_up(world, world.ann)
    assert "Unrated: 2 hints" in board.text
    review = (await world.ann.click(board, label="Review")).shown
    assert "(2 hints)" in review.text


async def test_a_show(world: World, thinks_briefly: None) -> None:
    """Two engines play a whole game, which can be reviewed; each move has a reason one can see."""
    engines = {"x": "learned", "o": "tree"}
    result = await world.ann.slash("tictactoe watch", variant="ultimate", **engines)
    board = result.shown
    shown = "".join(map(all_read, world.sent()))
    assert "Learned: The next move must be in the" in shown
    assert "board, which is still empty. It put its chance of winning at about" in shown
    assert "came back to" not in shown
    assert any(end in board.text for end in ENDS)
    page = await world.ann.click(board, label="Review")
    assert "Review · Ultimate" in page.shown.text


async def take_corner(board: ShownMessage, person: Actor) -> None:
    """Have a person take the first free cell, in the first board that can be picked."""
    if not ids(board, CELLS):
        await person.click(board, custom_id=ids(board, PICKS)[0])
    await person.click(board, custom_id=ids(board, CELLS)[0])


async def test_a_move_between_people_is_taken_back(world: World) -> None:
    """Once the opponent allows it, the move is gone and any board can be picked again."""
    board = await between(world)
    await world.ann.click(board, custom_id=ids(board, PICKS)[2])
    await world.ann.click(board, custom_id=ids(board, CELLS)[3])
    await take_back(world.ann, board)
    await world.ben.click(board, label="Accept")
    assert "Pick any board" in board.text
    assert "🔷" not in board.text
    assert len(ids(board, PICKS)) == 9


async def test_a_move_against_the_bot_is_taken_back(world: World, thinks_briefly: None) -> None:
    """The person's last move goes, and the bot's answer with it."""
    board = await start(world, world.ann, variant="ultimate", difficulty="hard", mark="X")
    await take_corner(board, world.ann)
    assert "⭕" in board.text
    await take_back(world.ann, board)
    assert "Pick any board" in board.text
    assert "⭕" not in board.text


async def resigned(world: World, moves: int) -> ShownMessage:
    """Return the board of a match against the bot that Ann resigned after that many moves."""
    board = await start(world, world.ann, variant="ultimate", difficulty="medium", mark="X")
    for _ in range(moves):
        await take_corner(board, world.ann)
    await give_up(world, world.ann)
    return board


async def test_the_records_of_a_game(world: World, thinks_briefly: None) -> None:
    """A finished game is on the person's card of ultimate, and in the history."""
    await resigned(world, 2)
    card = await world.ann.slash("stats", player=world.ann, variant="ultimate")
    said = card.shown.text
    assert "the top-left corner of the top-left board (once)" in said
    assert "Noughts (medium): 0 won, 0 drawn, 1 lost" in said
    games = await world.ann.slash("history")
    assert "Lost** to Noughts (medium)" in games.shown.text


async def test_a_game_is_stepped_through_and_tried_again(
    world: World, thinks_briefly: None
) -> None:
    """The replay of a game that nobody can solve shows each position; a match goes on from it."""
    page = (await world.ann.click(await resigned(world, 3), label="Review")).shown
    assert "Move 6 of 6" in page.text
    await world.ann.click(page, label="⏮")
    assert not any(mark in page.text for mark in ("🇽", "🔷", "🅾️", "⭕"))
    for _ in range(3):
        await world.ann.click(page, label="▶")
    again = await world.ann.click(page, label="Try again from move 3")
    board = again.shown
    assert "Unrated: another try, from move 3 on" in board.text
    await take_corner(board, world.ann)
    assert "Your turn" in board.text
