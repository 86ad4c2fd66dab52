import pytest

from bot.locales import translate
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.ladders import LADDERS
from engines.levels import DIFFICULTIES, ENGINES, LOST_BY_LEVELS
from tests.chat.world import World
from tests.interactions.games import give_up


async def test_the_page_fits_a_phone(world: World) -> None:
    """Six short lines show the engines from the weakest to the strongest, above a menu of them."""
    shown = (await world.ann.slash("tictactoe engines")).private
    engines = [line for line in shown.text.splitlines() if "█" in line or "░" in line]
    assert len(engines) == len(ENGINES)
    full = [line.count("█") for line in engines]
    assert full == sorted(full)
    assert full[-1] == 10
    assert [len(menu["options"]) for menu in shown.menus] == [len(ENGINES), len(GAMES)]


@pytest.mark.parametrize("engine", ENGINES)
async def test_each_engine_is_introduced(world: World, engine: str) -> None:
    """A pick from the menu replaces the page: one line, its strength, how to beat it."""
    shown = (await world.ann.slash("tictactoe engines")).private
    await world.restart()
    await world.ann.select(shown, [engine])
    heading, *lines = shown.text.splitlines()
    assert heading == f"## {engine.capitalize()}"
    assert [line.count("█") + line.count("░") for line in lines] == [10, 0, 0, 0, 0]
    assert "How to beat it" in lines[-1]
    assert [it["value"] for it in shown.options if it.get("default")] == [engine]


async def test_the_figure_follows_the_strength(world: World) -> None:
    """Dice loses most games to someone who knows it, and Perfect none."""
    shown = (await world.ann.slash("tictactoe engines")).private
    await world.ann.select(shown, ["dice"])
    assert "`████░░░░░░`" in shown.text
    assert "Someone who knows its habits beats it in 59 games of 100." in shown.text
    await world.ann.select(shown, ["perfect"])
    assert "`██████████`" in shown.text
    assert "Nobody can beat it." in shown.text


@pytest.mark.parametrize("variant", SOLVED_GAMES)
async def test_each_game_has_its_levels(world: World, variant: str) -> None:
    """A picked game shows its rule and its four levels: strength, points, how to beat them."""
    shown = (await world.ann.slash("tictactoe engines")).private
    await world.restart()
    await world.ann.select(shown, [variant])
    assert "The rule: " in shown.text
    assert "It's a draw if both play their best." in shown.text
    levels = [line for line in shown.text.splitlines() if line.startswith("`")]
    lost = LOST_BY_LEVELS[variant]
    assert [line.partition(",")[0].split("**")[1].lower() for line in levels] == list(lost)
    assert [line.count("░") for line in levels] == [10 - round(10 - n / 10) for n in lost.values()]
    assert levels[-1].endswith("you can't, so play for a draw.")
    assert [it["value"] for it in shown.options if it.get("default")] == [variant]


async def test_a_level_says_where_it_is_weak(world: World) -> None:
    """The advice has the numbers of the level in that game."""
    shown = (await world.ann.slash("tictactoe engines")).private
    for game, level, beat in (
        ("drop", "hard", "sees 4 moves ahead, and guesses"),
        ("misere", "easy", "sees one move ahead, and guesses"),
        ("ultimate", "medium", "overlooks 20 % of your threats"),
    ):
        await world.ann.select(shown, [game])
        points = LADDERS[game].points[f"level:{level}"]
        assert f"**{level.capitalize()}**, rated {points}: it {beat}" in shown.text
    await world.ann.select(shown, ["dice"])
    assert "## Dice" in shown.text


async def test_the_shown_engine_is_played(world: World) -> None:
    """*Play* starts classic against the engine of the page, after a restart too."""
    shown = (await world.ann.slash("tictactoe engines")).private
    await world.ann.select(shown, ["lines"])
    await world.restart()
    started = (await world.ann.click(shown, "Play")).shown
    assert "Noughts (Lines)" in started.text
    assert len(started.cells) == 9
    assert started.text == world.seen()[-1].text


@pytest.mark.parametrize("variant", ["classic", "drop"])
async def test_each_level_of_the_shown_game_is_played(world: World, variant: str) -> None:
    """Below the levels of a game each has a button that starts that game at that level."""
    shown = (await world.ann.slash("tictactoe engines")).private
    await world.ann.select(shown, [variant])
    assert len(shown.labels) == len(DIFFICULTIES)
    for label in shown.labels:
        started = (await world.ann.click(shown, label)).shown
        assert f"Noughts ({label.removeprefix('Play ')})" in started.text
        is_named = f"**{translate('en', f'game-{variant}')}**" in started.text
        assert is_named != (variant == "classic")
        await give_up(world.ann)
