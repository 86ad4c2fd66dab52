import pytest

from engines.levels import ENGINES
from tests.interactions.conftest import Board, World
from tests.interactions.test_help import menu_of


async def page(world: World) -> Board:
    """Return the private page of `/tictactoe engines`."""
    result = await world.ann.slash(world.channel, "tictactoe engines")
    assert result.response is not None
    assert result.response.ephemeral
    return Board(result.response)


async def test_the_page_fits_a_phone(world: World) -> None:
    """Six short lines show the engines from the weakest to the strongest, above a menu of them."""
    shown = await page(world)
    engines = [line for line in shown.text.splitlines() if "█" in line or "░" in line]
    assert len(engines) == len(ENGINES)
    full = [line.count("█") for line in engines]
    assert full == sorted(full)
    assert full[-1] == 10
    assert len(menu_of(shown)["options"]) == len(ENGINES)


@pytest.mark.parametrize("engine", ENGINES)
async def test_each_engine_is_introduced(world: World, engine: str) -> None:
    """What is picked from the menu replaces the page: one line, its strength, how to beat it."""
    shown = await page(world)
    await world.restart()
    await world.ann.select(shown.message, [engine])
    heading, *lines = shown.text.splitlines()
    assert heading == f"## {engine.capitalize()}"
    assert [line.count("█") + line.count("░") for line in lines] == [10, 0, 0, 0, 0]
    assert "How to beat it" in lines[-1]
    assert [o["value"] for o in menu_of(shown)["options"] if o.get("default")] == [engine]


async def test_the_figure_follows_the_strength(world: World) -> None:
    """Dice loses most games to somebody who knows it, and Perfect none."""
    shown = await page(world)
    await world.ann.select(shown.message, ["dice"])
    assert "`████░░░░░░`" in shown.text
    assert "Someone who knows its habits beats it in 59 games of 100." in shown.text
    await world.ann.select(shown.message, ["perfect"])
    assert "`██████████`" in shown.text
    assert "Nobody can beat it." in shown.text


async def test_the_page_in_a_direct_message(world: World) -> None:
    """The page and its menu also work in a direct message."""
    ann = world.ann.user
    shown = Board((await ann.slash("tictactoe engines")).response)
    await ann.select(shown.message, ["minimax"])
    assert "## Minimax" in shown.text
