"""`/history` as people see it, and what a replay says with its animation."""

import re
import sqlite3
from contextlib import closing

import pytest

from bot.domain.match import Ending, Match, Person, Status
from bot.interactions.history.replay import told_in_moves
from bot.store.sqlite.statements import SqliteConnection, finished
from engines.games.variants import GAMES
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.conftest import ANN, BEN, a_match
from tests.interactions.games import WON, friends, give_up, resigned, start
from tests.interactions.pages import agree, animated, delete_all, games, history
from tests.interactions.stored import query
from tests.store.random_histories import copy_last
from tests.views import test_animation as animation

MOST_DESCRIBED = 1024
"""How many characters Discord takes as the description of a picture."""


async def test_a_game_in_one_line(world: World) -> None:
    """A line has result, opponent, game, date and distance to a rank, or that it was too short."""
    await friends(world, *WON)
    (won,) = games(await history(world.ann))
    (lost,) = games(await history(world.ben))
    far = r"<t:\d+:d>  ·  Not ranked yet: about \d more games"
    assert re.fullmatch(rf"`1\.` \*\*Won\*\* against <@{world.ben.id}>  ·  {far}", won)
    assert re.fullmatch(rf"`1\.` \*\*Lost\*\* to <@{world.ann.id}>  ·  {far}", lost)
    await resigned(world.ann, "classic")
    assert games(await history(world.ann))[0].endswith("  ·  did not count")


async def test_a_game_without_moves_is_opened(world: World) -> None:
    """Where nobody moved the page has the empty board, and speaks of no steps."""
    await friends(world)
    await give_up(world.ben)
    page = await history(world.ann)
    shown = (await world.ann.pick(page, "Game 1: Classic")).shown
    assert shown.text.startswith("### Review\n")
    assert "steps" not in shown.text
    assert f"<@{world.ben.id}>" in shown.text
    assert "no moves" in str((await animated(world.ann, page)).components)


async def test_a_filter_stays(world: World) -> None:
    """Between a person's own games, another's and those of the server, the picked game stays."""
    for variant in ("drop", "vanish"):
        await resigned(world.ann, variant)
    page = await history(world.eve, player=world.ann, variant="drop")
    for label in ("Your games", "Games of this server", "Your games"):
        await world.eve.click(page, label)
        assert page.picked == ["Drop"]
        assert len(games(page)) == (label == "Games of this server")
    assert "No games to show." in page.text


async def test_games_of_the_bot(world: World) -> None:
    """The bot's history lists its games in this server, and the person's own from everywhere."""
    await friends(world, *WON)
    for variant in ("drop", "vanish"):
        await resigned(world.ann, variant)
    page = await history(world.eve, player=world.bot)
    assert f"## Games of <@{world.bot.id}>" in page.text
    assert [f"Noughts (hard) beat <@{world.ann.id}>" in line for line in games(page)] == [True] * 2
    await world.eve.pick(page, "Drop")
    assert len(games(page)) == 1
    await world.restart()
    await world.eve.pick(page, "All games")
    assert len(games(page)) == 2
    own = await history(world.ann.alone, player=world.bot)
    assert len(games(own)) == 2
    assert "Games against you" in own.text
    assert games(await history(world.eve.alone, player=world.bot)) == []


def turns(page: ShownMessage) -> list[bool]:
    labels = ("Newer", "Older")
    return [not it["disabled"] for it in page.all_buttons if it["label"] in labels]


async def test_back_and_next(world: World, path: str) -> None:
    """*Next* and *Back* lead to the ends, where they are disabled; one page has neither."""
    await resigned(world.ann, "classic")
    assert turns(await history(world.ann)) == []
    with closing(sqlite3.connect(path)) as connection, connection:
        finished(copy_last(SqliteConnection(connection), 14))
    page = await history(world.ann)
    assert (len(games(page)), turns(page)) == (10, [False, True])
    newest = page.text
    await world.ann.click(page, "Older")
    assert (len(games(page)), turns(page)) == (5, [True, False])
    await world.ann.click(page, "Newer")
    assert page.text == newest
    await world.restart()
    await world.ann.click(page, "Older")
    assert len(games(page)) == 5


async def test_other_peoples_games_and_those_of_the_server(world: World) -> None:
    """A member sees what others played here, and how ratings changed of those who agreed."""
    await friends(world, *WON)
    await start(world.eve)
    page = await history(world.eve, player=world.ben)
    assert f"## Games of <@{world.ben.id}>" in page.text
    assert "Games played in this server" in page.text
    assert len(games(page)) == 1
    await world.eve.click(page, "Games of this server")
    assert f"<@{world.ann.id}> beat <@{world.ben.id}>" in games(page)[0]
    await world.eve.click(page, "Your games")
    assert "No games to show here yet" in page.text
    page = await history(world.eve, player=world.ann)
    assert games(page)[0].endswith(":d>")
    await agree(world.ann)
    page = await history(world.eve, player=world.ann)
    assert "Not ranked yet" in games(page)[0]


async def test_hidden_games(world: World) -> None:
    """With games hidden in `/privacy` a person is on nobody else's pages, until they show them."""
    await friends(world, *WON)
    privacy = (await world.ben.slash("privacy")).shown
    assert "members of a server see" in privacy.text
    await world.ben.click(privacy, "Hide my games")
    assert "only you and your opponents find them" in privacy.text
    page = await history(world.eve, player=world.ann)
    assert "No games to show." in page.text
    await world.eve.click(page, "Games of this server")
    assert "No games to show here yet" in page.text
    assert len(games(await history(world.ann))) == 1
    await world.ben.click(privacy, "Show my games")
    assert len(games(await history(world.eve, player=world.ben))) == 1


async def test_who_deleted_their_data_has_no_name(world: World) -> None:
    """The games stay on the pages of the others, with "deleted user"."""
    await friends(world, *WON)
    await delete_all(world.ann)
    assert games(await history(world.ann)) == []
    (lost,) = games(await history(world.ben))
    assert "to deleted user" in lost
    page = await history(world.eve, player=world.ben)
    await world.eve.click(page, "Games of this server")
    assert f"deleted user beat <@{world.ben.id}>" in games(page)[0]


async def test_a_page_says_once_how_far_a_rank_is(world: World, path: str) -> None:
    """The newest game does, without points; with a rank each has the rating and its change."""
    for _ in range(3):
        await friends(world, *WON)
    newest, before, _ = games(await history(world.ben))
    assert re.search(r"Lost.*:d>  ·  Not ranked yet: about \d+ more games$", newest)
    assert before.endswith(":d>")
    query(path, "UPDATE results SET deviation_after = 100")
    for line in games(await history(world.ben)):
        assert re.search(r"Lost.*  ·  \*\*[+\u2212±]\d+\*\*  ·  .*Rating \d+$", line)


async def test_a_game_is_opened(world: World) -> None:
    """The menu shows a game privately: its review, and on a press its animation."""
    await friends(world, *WON)
    page = await history(world.eve, player=world.ann)
    shown = await world.eve.pick(page, "Game 1: Classic")
    assert shown.shown.is_private
    assert "5 X the top-right corner" in shown.shown.text
    replay = await animated(world.eve, page)
    assert f"### <@{world.ann.id}> beat <@{world.ben.id}>" in replay.text
    assert world.session.files[-1].data.startswith(b"GIF89a")
    assert "X the top-left corner, O the middle-left square" in str(replay.components)


def over(**changes: object) -> Match:
    values = {"o": Person(BEN), "status": Status.OVER, "ending": Ending.LINE}
    return a_match(**(values | changes))


def test_the_game_in_words() -> None:
    """The description has every move in order, who won, and no name."""
    told = told_in_moves(over(moves=animation.WON, winner="X"), "en")
    assert told == (
        "The game move by move: X the top-left corner, O the top-middle square, X the middle, "
        "O the bottom-right corner, X the bottom-left corner, O the top-right corner, "
        "X the middle-left square. X wins."
    )


@pytest.mark.parametrize(
    ("ending", "said"), [(Ending.AGREED, "Nobody wins."), (Ending.UNREACHABLE, "not finished.")]
)
def test_games_that_nobody_won(ending: Ending, said: str) -> None:
    """A draw and a game that was given up are told apart, also without a move."""
    told = told_in_moves(over(ending=ending), "en")
    assert told.endswith(said)
    assert "no moves" in told


@pytest.mark.parametrize("variant", GAMES)
def test_a_long_game_fits(variant: str) -> None:
    """Discord takes the description of any game; a long one lacks its first moves."""
    moves = animation.random_game(variant, 1, longest=200)
    told = told_in_moves(over(variant=variant, moves=moves, ending=Ending.AGREED), "en")
    assert len(told) <= MOST_DESCRIBED
    assert ("…" in told) == (variant in {"vanish", "ultimate"})
    assert str(ANN) not in told
