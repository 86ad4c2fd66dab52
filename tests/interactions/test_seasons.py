import re
import sqlite3
from contextlib import closing

import pytest

from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.conftest import settings
from tests.interactions.test_stats import stats, win

Owner = Actor
DAY = 24 * 60 * 60


async def start_season(world: World, owner: Owner, number: int) -> ShownMessage:
    """Have an owner start a season in `/settings`, and return the message that says so."""
    shown = await settings(world, owner, "Seasons")
    await owner.click(shown, label="New season")
    for _ in range(2):
        await owner.click(shown, label=f"Start season {number}")
    assert f"Season {number} has started" in shown.text
    return shown


async def season_of(world: World, person: Actor, season: int, **options: object) -> str:
    """Return what `/stats` shows a person of a season that they choose from its menu."""
    shown = await stats(world, person, **options)
    assert shown.response is not None
    await pick(person, shown.response, season)
    return shown.response.text


def wins_in(text: str) -> list[str]:
    """Return the rows of a leaderboard."""
    return re.findall(r"<@\d+>  ·  .*", text)


SEASON_MENUS = ("lz1", "pz1")
"""What the ids of the menus of seasons begin with."""


def menu_in(components: list[Payload]) -> Payload | None:
    """Return the menu of seasons in a message, or None."""
    for item in components:
        if str(item.get("custom_id")).startswith(SEASON_MENUS):
            return item
        if found := menu_in(item.get("components", [])):
            return found
    return None


async def pick(person: Actor, shown: ShownMessage, season: int) -> Payload:
    """Choose a season from the menu of a message, and return the menu as it is then."""
    menu = menu_in(shown.components)
    assert menu
    await person.select(shown, [str(season)], custom_id=menu["custom_id"])
    picked = menu_in(shown.components)
    assert picked
    return picked


async def test_a_season_starts_once_it_is_confirmed(world: World, owner: Owner) -> None:
    """Two questions tell what a new season means; only the second's yes empties the leaderboard."""
    await win(world, world.ann)
    shown = await settings(world, owner, "Seasons")
    assert "in its first season" in shown.text.replace("*", "")
    await owner.click(shown, label="New season")
    question = shown.text
    assert "Start season 2? Everyone on this server's leaderboard starts again at 1500" in question
    assert "Season 1 stays" in question
    await owner.click(shown, label="Start season 2")
    assert "Season 1 then ends for good, and there's no way back" in shown.text
    assert f"<@{world.ann.id}>" in (await stats(world, world.ann)).said
    await owner.click(shown, label="Start season 2")
    now = (await stats(world, world.ann)).said
    assert "season 2" in now
    assert "Be the first" in now
    assert f"<@{world.ann.id}>" in (await stats(world, world.ann, scope="everywhere")).said


@pytest.mark.parametrize("yes", [0, 1])
async def test_a_season_can_be_left_alone(world: World, owner: Owner, yes: int) -> None:
    """The answer no to either question shows the page of seasons again, and no season starts."""
    await win(world, world.ann)
    shown = await settings(world, owner, "Seasons")
    await owner.click(shown, label="New season")
    for _ in range(yes):
        await owner.click(shown, label="Start season 2")
    await owner.click(shown, label="Cancel")
    assert "in its **first season**" in shown.text
    assert f"<@{world.ann.id}>" in (await stats(world, world.ann)).said


async def test_a_former_season_stays_readable(world: World, owner: Owner) -> None:
    """The menu of `/stats` shows the leaderboard and the cards of a former season as they were."""
    await win(world, world.ann)
    before = wins_in((await stats(world, world.ben)).said)
    await start_season(world, owner, 2)
    await win(world, world.ben)
    former = await season_of(world, world.eve, 1)
    assert "Leaderboard of this server: season 1" in former
    assert wins_in(former) == before
    assert f"<@{world.ben.id}>" not in former
    assert f"<@{world.ann.id}>" not in await season_of(world, world.eve, 2)
    assert "didn't finish a game" in former


async def test_the_menu_shows_which_season_is_shown(world: World, owner: Owner) -> None:
    """The menu names all seasons, the newest first, and has the shown one picked."""
    await win(world, world.ann)
    await start_season(world, owner, 2)
    shown = await stats(world, world.ann)
    assert shown.response is not None
    options = (await pick(world.ann, shown.response, 1))["options"]
    assert [option["label"] for option in options] == ["Season 2 (now)", "Season 1"]
    assert [option["default"] for option in options] == [False, True]


async def test_a_rank_has_no_question_mark(world: World, owner: Owner, path: str) -> None:
    """Whoever has a rank keeps it without a "?" until a game after a long pause takes it away."""
    await win(world, world.ann)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE standings SET deviation = 100")
        connection.commit()
    await start_season(world, owner, 2)
    await world.advance(2000 * DAY)
    everywhere: dict[str, object] = {"player": world.ann, "scope": "everywhere"}
    ranked = (await stats(world, world.ann, **everywhere)).said
    assert ", rank 1" in ranked
    for shown in (ranked, await season_of(world, world.ann, 1)):
        assert "uncertain" not in shown
    await win(world, world.ann)
    assert "? = uncertain, ranked after about" in (await stats(world, world.ann, **everywhere)).said


async def test_a_card_of_a_former_season(world: World, owner: Owner) -> None:
    """A card has the results and matches of only its season; the menu leads to the others."""
    await win(world, world.ann)
    await start_season(world, owner, 2)
    await win(world, world.ann)
    await win(world, world.ann)
    now = (await stats(world, world.eve, player=world.ann)).said
    former = await season_of(world, world.eve, 1, player=world.ann)
    assert "Season 2 (now)" in now
    assert "Season 1" in former
    assert [text.count("[the board]") for text in (former, now)] == [1, 2]


async def test_the_card_of_someone_who_paused(world: World, owner: Owner) -> None:
    """Without a game in the current season a person is shown as in the last one they played."""
    await win(world, world.ann)
    await start_season(world, owner, 2)
    card = (await stats(world, world.eve, player=world.ann)).said
    assert "Season 1" in card
    assert "Latest games" in card


async def test_there_is_no_menu_without_a_second_season(world: World, owner: Owner) -> None:
    """A leaderboard says nothing of seasons until a second one has started."""
    await win(world, world.ann)
    for options in ({}, {"player": world.ann}):
        shown = (await stats(world, world.ann, **options)).shown
        assert menu_in(shown.components) is None
        assert "eason" not in shown.text
    await start_season(world, owner, 2)
    shown = (await stats(world, world.ann)).shown
    assert menu_in(shown.components)


async def test_the_buttons_of_a_former_season_stay_in_it(world: World, owner: Owner) -> None:
    """The way back from a card shows the season that was chosen."""
    await win(world, world.ann)
    await start_season(world, owner, 2)
    card = await stats(world, world.ann, player=world.ann)
    assert card.response is not None
    await world.ann.click(card.response, label="Leaderboard")
    assert "season 1" in card.response.text
