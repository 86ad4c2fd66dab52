"""Every game can be played: against the bot, against someone, and after a restart."""

import pytest

from bot.locales import translate
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import ALL_ENGINES, engines_of
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import give_up, played, start

OTHERS = sorted(SOLVED_GAMES.keys() - {"classic"})
OVER = ("wins", "draw")


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
        ("start", "dice", "drop"),
        ("watch", "dice", "drop"),
        ("start", "minimax", "ultimate"),
        ("start", "tree", "classic"),
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
