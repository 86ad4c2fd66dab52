"""Every game can be played: against the bot, against someone, and after a restart."""

import re

import pytest

from bot.locales import translate
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import ALL_ENGINES, engines_of
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import give_up, played, start
from tests.interactions.stored import query, rows

OTHERS = sorted(SOLVED_GAMES.keys() - {"classic"})
OVER = ("wins", "draw")
_AS_STORED = "UPDATE matches SET {0}_engine = ?, {0}_level = ?, seed = 7"
_MATCHES = "SELECT o_engine, status, moves, revision FROM matches ORDER BY id"


@pytest.mark.parametrize("variant", OTHERS)
async def test_a_game_against_the_bot(world: World, variant: str) -> None:
    """A match of each game is played to its end, rated apart, and explained, as is its rule."""
    board = await start(world.ann, variant=variant, difficulty="easy", mark="X")
    assert "Noughts (easy)" in board.text
    await board.press(world.ann, board.free[0])
    assert "took" in (await world.ann.click(board, "Why?")).said
    rule = translate("en", f"rule-{variant}", moves=len(board.cells) - len(board.free))
    assert rule not in board.text
    await world.restart()
    assert rule in (await world.ben.click(board, "Rules")).said
    await board.play_out(world.ann)
    assert any(word in board.text for word in OVER)
    card = await world.ann.slash("stats", player=world.ann, variant=variant)
    assert "Against" in card.shown.text
    assert "No game that counts here yet" in (await world.ann.slash("stats", player=world.ann)).said


async def test_what_the_first_move_cannot_be(world: World) -> None:
    """In Vanishing the rule says it before the first move alone, on the board and in *Rules*."""
    first = "The first move can't be the middle of a side."
    board = await start(world.ann, variant="vanish", mark="X")
    assert first in board.text
    await board.press(world.ann, 4)
    told = (await world.ann.click(board, "Rules")).said
    assert "comes up for the third time" in told
    assert first not in told + board.text
    await give_up(world.ann)
    second = await start(world.ann, variant="vanish", mark="O")
    assert "comes up for the third time" in second.text
    assert first not in second.text
    assert first in (await world.ben.slash("tictactoe challenge", variant="vanish")).shown.text


@pytest.mark.parametrize(
    ("command", "engine", "variant"),
    [
        *(("start", "dice", "drop"), ("watch", "dice", "drop")),
        *(("start", "minimax", "ultimate"), ("start", "tree", "classic")),
    ],
)
async def test_an_engine_that_does_not_play_a_game(
    world: World, command: str, engine: str, variant: str
) -> None:
    """The refusal names the engines that do play the game, and its button starts one."""
    options = {"engine" if command == "start" else "x": engine, "variant": variant}
    result = await world.ann.slash(f"tictactoe {command}", **options)
    said = result.said
    players = engines_of(GAMES[variant])
    named = [name for name in ALL_ENGINES if name.capitalize() in said.partition(".")[2]]
    if variant == "classic":
        assert f"{engine.capitalize()} only plays Ultimate." in said
    else:
        assert f"doesn't play {variant.capitalize()}" in said
        assert named == sorted(players, key=ALL_ENGINES.index)
    started = await world.ann.click(result.shown, "Start your own game")
    assert "Noughts (medium)" in started.shown.text


async def test_the_leaderboards_of_games_are_apart(world: World) -> None:
    """A leaderboard lists who played its game, and its card leads to the other games."""
    for variant in ("classic", "misere"):
        await played(world.ann.at(another_channel()), variant=variant, difficulty="easy")
    assert "Reverse" in (await world.ben.slash("stats", variant="misere")).shown.text
    card = (await world.ann.slash("stats", player=world.ann)).shown
    assert "Reverse" in (await world.ann.pick(card, "Reverse")).shown.text


@pytest.mark.parametrize("spec", ["minimax:5", "tree:7", "oracle:3"])
async def test_a_live_game_of_a_level_to_come(world: World, path: str, spec: str) -> None:
    """An older process says privately that it does not know the engine, and changes nothing."""
    board = await start(world.ann, variant="squares", difficulty="unbeatable", mark="X")
    query(path, _AS_STORED.format("o"), spec, "medium")
    await world.restart()
    before = query(path, _MATCHES)
    question = (await world.ann.slash("tictactoe resign")).shown
    resigned = await world.ann.click(question, "Yes, resign")
    for refused in (resigned, await board.press(world.ann, board.free[0])):
        assert re.search(r"being updated.*Nothing has changed", refused.said)
    assert (query(path, _MATCHES), rows(path, "results")) == (before, 0)


async def test_a_rematch_of_a_level_to_come(world: World, path: str) -> None:
    """It is refused as well, and the next level down is not."""
    board = await start(world.ann, variant="squares", difficulty="hard", mark="O")
    await give_up(world.ann)
    query(path, _AS_STORED.format("x"), "minimax:5", "hard")
    assert "being updated" in (await world.ann.click(board, "Play again")).said
    assert rows(path, "matches") == 1
    assert "Noughts (medium)" in (await world.ann.click(board, "Easier")).shown.text
