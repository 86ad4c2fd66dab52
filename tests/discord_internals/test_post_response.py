"""A first response has the same effect with and without the fast path."""

import asyncio

import aiohttp
import discord
import pytest

from bot.discord_internals.raw_response import SentResponse, post_response
from bot.views import ui
from tests.chat.faults import answer
from tests.chat.ids import Payload
from tests.chat.offline import Response
from tests.discord_internals.offline_client import (
    COMMAND,
    PRESS,
    OfflineClient,
    offline_client,
    parse,
)

NEW = discord.InteractionResponseType.channel_message
IN_PLACE = discord.InteractionResponseType.message_update
NOBODY = discord.AllowedMentions.none()
ONE = discord.AllowedMentions(
    everyone=False, roles=False, replied_user=False, users=[discord.Object(5)]
)
COMPONENT = ui.text("Zo\ud83d says \u201chello\u201d")
PAYLOADS = {NEW: COMMAND, IN_PLACE: PRESS}
BOTH = pytest.mark.parametrize("fast_path", [True, False])
KINDS = pytest.mark.parametrize("kind", [NEW, IN_PLACE])

BUSY = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
UNKNOWN = {"code": 10062, "message": "Unknown interaction"}


def soon() -> float:
    """Return the time of the event loop's clock in three seconds."""
    return asyncio.get_running_loop().time() + 3


async def post(
    client: OfflineClient,
    kind: discord.InteractionResponseType,
    mentions: discord.AllowedMentions = NOBODY,
) -> SentResponse:
    return await post_response(parse(client, PAYLOADS[kind]), kind, COMPONENT, mentions, soon())


@KINDS
@pytest.mark.parametrize("mentions", [NOBODY, ONE], ids=["nobody", "one"])
async def test_what_discord_is_sent(
    kind: discord.InteractionResponseType, mentions: discord.AllowedMentions
) -> None:
    """Discord gets the same components, flags and mentions at the same address."""
    sent: list[tuple[str, Payload]] = []
    for fast_path in (True, False):
        async with offline_client(fast_path=fast_path) as client:
            await post(client, kind, mentions)
            # discord.py also sends fields with empty values, such as `content` and `tts`.
            data = {key: value for key, value in client.session.bodies[0]["data"].items() if value}
            sent.append((client.session.urls[0], client.session.bodies[0] | {"data": data}))
    assert sent[0] == sent[1]


@BOTH
@pytest.mark.parametrize("private", [True, False])
async def test_what_is_known_about_a_new_message(fast_path: bool, private: bool) -> None:
    """The result has the id of the new message and says whether only one person sees it."""
    async with offline_client(fast_path=fast_path) as client:
        client.session.private = private
        assert await post(client, NEW) == SentResponse(77, private)


@BOTH
@KINDS
async def test_a_second_response(fast_path: bool, kind: discord.InteractionResponseType) -> None:
    """A second response is refused before anything is sent."""
    async with offline_client(fast_path=fast_path) as client:
        interaction = parse(client, PAYLOADS[kind])
        await post_response(interaction, kind, COMPONENT, NOBODY, soon())
        assert interaction.response.type is kind
        with pytest.raises(discord.InteractionResponded):
            await post_response(interaction, kind, COMPONENT, NOBODY, soon())
        assert len(client.session.bodies) == 1


@BOTH
@KINDS
@pytest.mark.parametrize(
    ("status", "error"),
    [(400, discord.HTTPException), (403, discord.Forbidden), (404, discord.NotFound)],
)
async def test_an_error_response(
    fast_path: bool, kind: discord.InteractionResponseType, status: int, error: type[Exception]
) -> None:
    """If Discord refuses a response, an error has the code, and the interaction is still open."""
    async with offline_client(fast_path=fast_path) as client:
        client.session.answers = [answer(UNKNOWN, status)]
        interaction = parse(client, PAYLOADS[kind])
        with pytest.raises(error) as caught:
            await post_response(interaction, kind, COMPONENT, NOBODY, soon())
        assert getattr(caught.value, "code", None) == UNKNOWN["code"]
        assert not interaction.response.is_done()


@BOTH
async def test_a_connection_that_breaks(fast_path: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """If Discord's answer is cut off, the interaction stays open for another attempt."""

    async def cut_off(*_: object, **__: object) -> str:
        raise aiohttp.ClientPayloadError

    async with offline_client(fast_path=fast_path) as client:
        interaction = parse(client, COMMAND)
        with monkeypatch.context() as broken:
            broken.setattr(Response, "text", cut_off)
            with pytest.raises(aiohttp.ClientPayloadError):
                await post_response(interaction, NEW, COMPONENT, NOBODY, soon())
        assert await post_response(interaction, NEW, COMPONENT, NOBODY, soon()) == SentResponse(77)


@BOTH
@KINDS
async def test_too_many_requests(fast_path: bool, kind: discord.InteractionResponseType) -> None:
    """If Discord asks the bot to wait, the response is sent again after that time."""
    async with offline_client(fast_path=fast_path) as client:
        client.session.answers = [answer(BUSY, 429, {"Via": "1.1 wire"})] * 2
        sent = await post(client, kind)
        assert sent == (SentResponse(77) if kind is NEW else SentResponse())
        first, *others = client.session.bodies
        assert [body["data"]["components"] for body in others] == [first["data"]["components"]] * 2
