"""The list of what is stored about people is complete, and page, export and deletion follow it."""

import json
from dataclasses import replace

import pytest

from bot.domain.daily.days import start_of
from bot.domain.stored_data import STORED, Policies
from bot.interactions.privacy import MOST_FILES
from bot.services.exports import ExportFile, Exports
from bot.views.custom_ids import EXPORT_DATA, STORED_DATA, ButtonKind, custom_id
from tests.chat.actors import Actor
from tests.chat.people import MANAGER
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.arena.evening import announced
from tests.interactions.games import WON, decline_and_block, played, start
from tests.interactions.pages import agree, block, delete_all
from tests.interactions.puzzle_page import page_of
from tests.interactions.stored import columns_with, query
from tests.interactions.test_shares import SHARED
from tests.interactions.test_shut_out import change
from tests.interactions.test_support import host_sets

pytestmark = pytest.mark.parametrize("now", [lambda: start_of(1)], ids=["the first daily puzzle"])
waiting = pytest.mark.parametrize("pause", [600.0])

LISTED = {f"{stored.table}.{column}" for stored in STORED for column in stored.people}
NEVER_IDS = {
    *("deleted_people.pseudonym", "deleted_people.deleted_id", "deletions.deleted_id"),
    "deletions.person_id",  # only while a deletion goes on
    "shut_out.id",  # has the pseudonym from the beginning
}
"""The listed columns that hold no id of someone who uses the bot and deletes nothing."""


async def ask(world: World, one: Actor, other: Actor) -> ShownMessage:
    return (await one.slash("tictactoe challenge", opponent=other, mark="X")).shown


async def play_each_other(world: World, one: Actor, other: Actor) -> None:
    board = await ask(world, one, other)
    await other.click(board, "Accept")
    for person, cell in zip([one, other] * 3, WON, strict=False):
        await board.press(person, cell)


async def use_everything(world: World) -> None:
    """Have Ben do everything that stores something about him; Ann's id is lower, Eve's higher."""
    for other in (world.ann, world.eve):
        await play_each_other(world, world.ben, other)
    await world.ben.click(await ask(world, world.ann, world.ben), "Decline")
    await decline_and_block(world.eve, await ask(world, world.ben, world.eve))
    await played(world.ben, difficulty="easy")
    query(world.path, SHARED, None)
    await agree(world.ben)
    await world.ben.click((await world.ben.slash("privacy")).shown, "Don't remind me")
    await block(world.ben, world.ann)
    puzzle = page_of(await world.ben.slash("daily", number=1))
    await puzzle.solve(world.ben, 1)
    await world.ben.click(puzzle, "Share here")
    await hold_arena(world)
    await win_season(world)
    await world.ben.slash("practice")
    await world.ben.slash("tictactoe watch")
    await world.ben.slash("tictactoe challenge")
    await start(world.ben)
    await change(world, "block", "person", world.ben.id)


async def win_season(world: World) -> None:
    enough = "UPDATE standings SET history = '1 2 3 4 5', rank_key = 99999999 WHERE person_id = ?"
    query(world.path, enough, world.ben.id)
    seasons = world.client.context.seasons
    await seasons.set_role(world.server, 77)
    await seasons.start(world.server, 2, world.client.context.matches.now())


async def hold_arena(world: World) -> None:
    manager = replace(world.ben, person=replace(world.ben.person, permissions=MANAGER))
    await (await announced(world, manager)).click(world.ben, "Join")


@waiting
async def test_every_column_with_an_id_is_listed(world: World, path: str) -> None:
    """Whatever a person does, their id is in the listed columns only, and in each of them."""
    await use_everything(world)
    assert columns_with(path, world.ben.id) == LISTED - NEVER_IDS
    await delete_all(world.ben)
    assert columns_with(path, world.ben.id) == set()


@waiting
async def test_an_export_has_all_that_is_listed(world: World) -> None:
    """An export has rows of every listed table, and no id of anyone else."""
    await use_everything(world)
    await world.ben.click((await world.ben.slash("privacy")).shown, "Show my data")
    found = json.loads(world.session.files[-1].data)
    empty = {stored.exported for stored in STORED if not found.get(stored.exported)}
    assert empty == {"deletion", "deletions"}
    for other in (world.ann, world.eve):
        assert str(other.id) not in json.dumps(found)


@pytest.mark.parametrize("pressed", [EXPORT_DATA, STORED_DATA])
async def test_a_summary_comes_with_the_file(world: World, pressed: ButtonKind) -> None:
    """Both buttons that 1.0.0 had say what is stored, how long, and what a deletion leaves."""
    handed = await world.ann.forge((await world.ann.slash("privacy")).shown, custom_id(pressed))
    for said in (
        "your games, ratings and settings, but no names or messages",
        "until you delete your data",
        "the 10 minutes between challenges",
        "for 30 days so is your random number",
        "Whoever runs me can check",
    ):
        assert said in handed.said
    assert [it["filename"] for it in handed.shown.message["attachments"]] == ["noughts.json"]


@pytest.mark.parametrize("address", ["", "https://a.example"])
async def test_the_policy_link(world: World, address: str) -> None:
    """`/privacy` leads to the host's privacy policy, if there is one."""
    host_sets(world, Policies(address))
    page = (await world.ann.slash("privacy")).shown
    assert [it["url"] for it in page.all_buttons if "url" in it] == [address] * bool(address)


@pytest.mark.parametrize("beyond", [0, 1])
async def test_more_files_than_a_message_takes(
    world: World, monkeypatch: pytest.MonkeyPatch, beyond: int
) -> None:
    """The files that one message has no room for come in another one."""
    names = [f"noughts-{number}.json.gz" for number in range(1, MOST_FILES + beyond + 1)]

    async def files(_: Exports, __: int) -> list[ExportFile]:
        return [(name, b"{}") for name in names]

    monkeypatch.setattr(Exports, "files", files)
    handed = await world.ann.click((await world.ann.slash("privacy")).shown, "Show my data")
    shown = [it for it in (handed.response, *handed.followups) if it is not None]
    sent = [[file["filename"] for file in it.message["attachments"]] for it in shown]
    assert sent == [names[:MOST_FILES], *([names[MOST_FILES:]] if beyond else [])]
