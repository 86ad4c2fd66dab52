"""A simulated server with the real bot in it, and people who play."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions
from simcord.backend import Backend

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.services.engine_pool import EnginePool
from tests.chat.message_limits import broken_limits
from tests.chat.messages import is_free
from tests.conftest import opened, visible
from tests.patient_env import PatientEnv

Payload = dict[str, Any]
Presser = simcord.MemberActor | simcord.UserHandle


def buttons_in(components: list[Payload]) -> list[Payload]:
    """Return all buttons among a message's components, in their order on the message."""
    found: list[Payload] = []
    for item in components:
        found += [item] if item["type"] == 2 else buttons_in(item.get("components", []))
    return found


def texts_in(components: list[Payload]) -> str:
    """Return all the text of a message's components."""
    texts = (item.get("content") or texts_in(item.get("components", [])) for item in components)
    return visible("\n".join(text for text in texts if text))


@dataclass
class World:
    """The server, its channel, its people, and what the bot sends."""

    env: simcord.Env
    server: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ann: simcord.MemberActor
    ben: simcord.MemberActor
    eve: simcord.MemberActor
    restart: Callable[..., Any]

    @property
    def backend(self) -> Backend:
        return self.env.backend

    @property
    def bot(self) -> simcord.UserHandle:
        return simcord.UserHandle(self.env, self.backend.bot_user)

    def sent(self) -> list[Payload]:
        """Return the data of each message that the bot sent or edited."""
        payloads = [log.json for log in self.env.http_requests if isinstance(log.json, dict)]
        datas = [payload.get("data") or payload for payload in payloads]
        return [data for data in datas if data.keys() & {"components", "content"}]

    def mentions_allowed(self) -> list[Payload]:
        """Return the allowed mentions of each message with components."""
        return [data["allowed_mentions"] for data in self.sent() if "components" in data]

    def messages(self) -> list[Payload]:
        """Return the messages that everybody in the channel sees, oldest first."""
        seen = self.backend.messages[self.channel.id].values()
        return [vars(message) for message in seen if not message.flags & 64]


def said_to(result: simcord.InteractionResult) -> str:
    """Return the text of all private answers to a person; a refusal has to be private."""
    answers = [message for message in (result.response, *result.followups) if message is not None]
    private = [message for message in answers if message.ephemeral]
    return visible("\n".join(m.content or texts_in(m.components) for m in private))


class Board:
    """A board in a channel, as people see and press it."""

    def __init__(self, shown: simcord.ResponseMessage | None) -> None:
        assert shown is not None
        self._shown = shown

    @property
    def id(self) -> int:
        return self._shown.id

    @property
    def message(self) -> discord.Message:
        return self._shown.message

    @property
    def components(self) -> list[Payload]:
        return self._shown.components

    @property
    def labels(self) -> list[str]:
        return [button["label"] for button in buttons_in(self._shown.components)]

    @property
    def enabled(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [it["label"] for it in buttons_in(self._shown.components) if not it.get("disabled")]

    @property
    def buttons(self) -> list[Payload]:
        return [
            button
            for button in buttons_in(self._shown.components)
            if button.get("custom_id", "").startswith(("c1:", "i1:", "f1:"))
        ]

    @property
    def links(self) -> list[str]:
        """The addresses that buttons open."""
        return [it["url"] for it in buttons_in(self._shown.components) if "url" in it]

    @property
    def text(self) -> str:
        return texts_in(self._shown.components)

    def __str__(self) -> str:
        labels = (button["label"] for button in self.buttons)
        return "".join(label if label in "XO" else "." for label in labels)

    @property
    def free(self) -> list[int]:
        return [cell for cell, button in enumerate(self.buttons) if is_free(button)]

    async def press(self, person: Presser, cell: int) -> simcord.InteractionResult:
        """Press a cell of the board as it is shown now."""
        custom_id = self.buttons[cell]["custom_id"]
        return await person.click(self.message, custom_id=custom_id)


async def start(world: World, person: simcord.MemberActor, **options: str) -> Board:
    """Start a match in the channel, and return its board."""
    result = await person.slash(world.channel, "tictactoe start", **options)
    return Board(result.response)


async def give_up(world: World, person: simcord.MemberActor) -> None:
    """Have a person resign the game that they play in the channel, and say yes."""
    question = await person.slash(world.channel, "tictactoe resign")
    await person.click(Board(question.response).message, label="Resign")


async def hide_games(world: World, person: simcord.MemberActor) -> None:
    """Have a person show their games to nobody else."""
    page = await person.slash(world.channel, "privacy")
    await person.click(Board(page.response).message, label="Hide my games")


async def delete_all(person: simcord.MemberActor, world: World) -> str:
    """Have a person delete all their data; return what they are told."""
    page = await person.slash(world.channel, "privacy")
    asked = await person.click(Board(page.response).message, label="Delete my data")
    question = Board(asked.response)
    await person.click(question.message, label="Delete")
    return question.text


async def settings(
    world: World, owner: simcord.MemberActor, subject: str | None = None
) -> simcord.ResponseMessage:
    """Return the private page of settings that an owner gets, or that of a subject."""
    result = await owner.slash(world.channel, "settings")
    assert result.response is not None
    assert result.response.ephemeral
    if subject is not None:
        await owner.click(result.response.message, label=subject)
    return result.response


@asynccontextmanager
async def bot_on(
    path: str, pause: float, now: Callable[[], datetime] = discord.utils.utcnow
) -> AsyncIterator[Noughts]:
    """Create the bot with the database at `path`, and close both afterwards."""
    async with opened(path) as database:
        # Beside other tests there may be no time that nobody else needs.
        pool = EnginePool(stand_back=False)
        client = Noughts(database, Options(now=now, rng=Random(5), pause=pause, pool=pool))
        try:
            yield client
        finally:
            await client.close()


@pytest.fixture
def pause() -> float:
    """Return the seconds between two frames of a show."""
    return 0.0


@pytest.fixture
def now() -> Callable[[], datetime]:
    """Return the bot's clock: that of the simulated Discord, which begins in January 2026."""
    return discord.utils.utcnow


@pytest.fixture
async def world(
    with_tables: str, pause: float, now: Callable[[], datetime], patient: None
) -> AsyncIterator[World]:
    """Return a server with the bot, Ann, Ben and Eve; check that all messages keep the limits."""
    async with AsyncExitStack() as running:
        bot = await running.enter_async_context(AsyncExitStack())
        client = await bot.enter_async_context(bot_on(with_tables, pause, now))
        env = PatientEnv(client, shard_count=1)
        await env.start()
        running.push_async_callback(env.shutdown)

        async def restart(after: float = 0.0) -> None:
            await bot.aclose()  # two bots cannot use one database
            await env.advance_time(after)
            await env.restart_bot(await bot.enter_async_context(bot_on(with_tables, pause, now)))

        server = env.create_guild(name="World")
        names = ("ann", "ben", "eve")
        ann, ben, eve = (server.add_member(env.create_user(name)) for name in names)
        world = World(env, server, server.create_text_channel("world"), ann, ben, eve, restart)
        yield world
        assert [broken for data in world.sent() for broken in broken_limits(data)] == []


@pytest.fixture
def owner(world: World, monkeypatch: pytest.MonkeyPatch) -> simcord.MemberActor:
    """Return someone who may manage the server, which has added the bot."""
    _say_who_added_the_bot(monkeypatch)
    permissions = discord.Permissions(manage_guild=True)
    role = world.server.create_role("owners", permissions=permissions)
    return world.server.add_member(world.env.create_user("olga"), roles=[role])


def _say_who_added_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have SimCord say, as Discord does, that the server has added the bot."""
    built = simcord.interactions.base_payload

    def with_owner(*args: Any, **kwargs: Any) -> Any:
        record, payload = built(*args, **kwargs)
        owners = {"0": payload.get("guild_id", "0")}
        return record, payload | {"authorizing_integration_owners": owners}

    monkeypatch.setattr(simcord.interactions, "base_payload", with_owner)
