"""Anyone who deletes their data and comes back is kept out of what they were kept out of before."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.stored_data import DELETED_IDS_KEPT
from tests.chat.ids import Payload
from tests.chat.messages import components_in, custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import command, press, slash
from tests.chat.people import Person, another_channel, another_person
from tests.chat.until import until
from tests.wire.test_public_first import delete_all
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

_USER_SELECT = 5
_COLUMNS = {"pings": "pinged_at", "declines": "declined_at", "deleted_people": "deleted_at"}


class Chat:
    """What two people do in a channel: one challenges, deletes their data and comes back."""

    def __init__(self, world: World) -> None:
        self.world, self.channel = world, another_channel()
        self.person, self.friend = another_person(), another_person()
        self._requests_before = len(world.discord.requests_to("callback"))

    async def challenge(self, opponent: Person | None = None) -> SentInteraction:
        """Have the person challenge their friend, or someone else."""
        opponent = opponent or self.friend
        payload = slash(self.person, self.channel, "tictactoe challenge", opponent=opponent)
        return await self.world.answered(await self.world.discord.send(payload))

    async def click(self, who: Person, sent: SentInteraction, label: str) -> SentInteraction:
        """Press a button of an answer."""
        message = self.world.discord.chat.messages[sent.message_id]
        payload = press(who, self.channel, message, custom_id_of(message, label))
        return await self.world.answered(await self.world.discord.send(payload))

    async def privacy(self, who: Person) -> SentInteraction:
        """Open the page of someone's own settings."""
        payload = command(who, self.channel, "privacy")
        return await self.world.answered(await self.world.discord.send(payload))

    async def block(self) -> None:
        """Have the friend pick the person in the menu of blocked people."""
        page = self.world.discord.chat.messages[(await self.privacy(self.friend)).message_id]
        menus = (item for item in components_in(page) if item["type"] == _USER_SELECT)
        payload = press(self.friend, self.channel, page, next(menus)["custom_id"])
        payload["data"] |= {"component_type": _USER_SELECT, "values": [str(self.person.id)]}
        await self.world.answered(await self.world.discord.send(payload))

    async def come_back(self) -> None:
        """Have the person delete their data."""
        await self.world.answered(await delete_all(self.world, self.person))

    def shown(self, sent: SentInteraction) -> str:
        """Return the text of an answer."""
        return text_of(self.world.discord.chat.messages[sent.message_id])

    @property
    def pinged(self) -> list[int]:
        """The people that the answers so far were allowed to ping."""
        requests = self.world.discord.requests_to("callback")[self._requests_before :]
        data: list[Payload] = [request.body.get("data") or {} for request in requests]
        allowed = [part.get("allowed_mentions") or {} for part in data]
        return [int(person) for part in allowed for person in part.get("users", [])]


async def test_a_block_outlives_two_deletions(world: World) -> None:
    """Someone who is blocked stays so until the block is undone; meanwhile nobody is pinged."""
    chat = Chat(world)
    await chat.block()
    for _ in range(2):
        await chat.come_back()
        assert "isn't taking challenges" in chat.shown(await chat.challenge())
    assert chat.pinged == []
    page = await chat.privacy(chat.friend)
    assert "Someone you blocked has deleted their data" in chat.shown(page)
    page = await chat.click(chat.friend, page, "Unblock those who deleted their data")
    assert "has deleted their data" not in chat.shown(page)
    await chat.challenge()
    assert chat.pinged == [chat.friend.id]


async def test_five_pings_outlive_deletion_and_restart(new_world: World) -> None:
    """The sixth person is not pinged, even by someone who came back, or by a new process."""
    await new_world.log_in()
    chat = Chat(new_world)
    for _ in range(5):
        await chat.click(chat.person, await chat.challenge(another_person()), "Cancel my challenge")
    await chat.come_back()
    await chat.challenge()
    assert len(chat.pinged) == 5
    await new_world.kill()
    await new_world.log_in()
    await chat.challenge(another_person())
    assert len(chat.pinged) == 5


def age(file: Path, by: timedelta) -> None:
    """Make what is kept for a time older, as if that time had passed."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, column in _COLUMNS.items():
            sql = f"UPDATE {table} SET {column} = {column} - ?"  # noqa: S608
            connection.execute(sql, (by // timedelta(milliseconds=1),))


def rows(file: Path) -> dict[str, int]:
    """Return how many rows each table has that keeps them for a time."""
    with closing(sqlite3.connect(file)) as connection:
        sql = "SELECT count(*) FROM "
        return {table: connection.execute(sql + table).fetchone()[0] for table in _COLUMNS}


async def shrunk_to(file: Path, expected: dict[str, int]) -> None:
    """Wait until the tables have as many rows as expected."""
    await until(lambda: rows(file) == expected, f"{expected} instead of {rows(file)}")


async def test_what_is_over_is_removed(new_world: World) -> None:
    """After the pause a start removes ping and decline, after thirty days whose ids are."""
    await new_world.log_in()
    chat = Chat(new_world)
    await chat.click(chat.friend, await chat.challenge(), "Decline")
    await chat.come_back()
    assert rows(new_world.file) == {"pings": 1, "declines": 1, "deleted_people": 1}
    for passed, left in ((CHALLENGE_PAUSE, 1), (DELETED_IDS_KEPT, 0)):
        await new_world.kill()
        age(new_world.file, passed)
        await new_world.log_in()
        await shrunk_to(new_world.file, {"pings": 0, "declines": 0, "deleted_people": left})
    await chat.challenge()
    assert chat.pinged == [chat.friend.id] * 2
