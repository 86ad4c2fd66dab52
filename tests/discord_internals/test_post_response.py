"""A first response has the same effect with and without the fast path."""

import asyncio
import json

import discord
import pytest

from bot.discord_errors import ChannelClosedError, RefusedError, meaning
from bot.discord_internals.raw_response import SentResponse, install_raw_responses, post_response
from bot.messaging.delivery import deliver_first
from bot.views import ui
from tests.chat.faults import answer
from tests.chat.ids import Payload
from tests.discord_internals.offline_client import COMMAND, PRESS, Offline, offline_client, parse
from tests.discord_internals.test_connections import served

Kind = discord.InteractionResponseType
NEW, IN_PLACE = Kind.channel_message, Kind.message_update
NOBODY = discord.AllowedMentions.none()
ONE = discord.AllowedMentions(
    everyone=False, roles=False, replied_user=False, users=[discord.Object(5)]
)
COMPONENT = ui.text("Zo\ud83d says \u201chello\u201d")
PAYLOADS = {NEW: COMMAND, IN_PLACE: PRESS}
KINDS = pytest.mark.parametrize("kind", [NEW, IN_PLACE])

BUSY = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
UNKNOWN = {"code": 10062, "message": "Unknown interaction"}


async def post(
    interaction: discord.Interaction, kind: Kind, mentions: discord.AllowedMentions = NOBODY
) -> SentResponse:
    until = asyncio.get_running_loop().time() + 3
    return await post_response(interaction, kind, COMPONENT, mentions, until)


@KINDS
@pytest.mark.parametrize("mentions", [NOBODY, ONE], ids=["nobody", "one"])
async def test_what_discord_is_sent(kind: Kind, mentions: discord.AllowedMentions) -> None:
    """Discord gets the same components, flags and mentions at the same address."""
    sent: list[tuple[str, Payload]] = []
    for fast_path in (True, False):
        async with offline_client(fast_path=fast_path) as client:
            await post(parse(client, PAYLOADS[kind]), kind, mentions)
            # discord.py also sends fields with empty values, such as `content` and `tts`.
            data = {key: value for key, value in client.session.bodies[0]["data"].items() if value}
            sent.append((client.session.urls[0], client.session.bodies[0] | {"data": data}))
    assert sent[0] == sent[1]


@KINDS
async def test_a_second_response(both: Offline, kind: Kind) -> None:
    """A second response is refused before anything is sent."""
    interaction = parse(both, PAYLOADS[kind])
    await post(interaction, kind)
    assert interaction.response.type is kind
    with pytest.raises(discord.InteractionResponded):
        await post(interaction, kind)
    assert len(both.session.bodies) == 1


@KINDS
@pytest.mark.parametrize(
    ("status", "error"), [(400, RefusedError), (403, ChannelClosedError), (404, ChannelClosedError)]
)
async def test_errors(both: Offline, kind: Kind, status: int, error: type[Exception]) -> None:
    """If Discord refuses a response, an error has the code, and the interaction is still open."""
    both.session.answers = [answer(UNKNOWN, status)]
    interaction = parse(both, PAYLOADS[kind])
    with pytest.raises(discord.HTTPException) as caught:
        await post(interaction, kind)
    assert (type(meaning(caught.value)), caught.value.code) == (error, UNKNOWN["code"])
    assert not interaction.response.is_done()


def http(status: int, body: object) -> bytes:
    """Return an answer of the API as it comes over a connection."""
    text = json.dumps(body).encode()
    head = b"HTTP/1.1 %d X\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    return head % (status, len(text)) + text


@pytest.mark.parametrize(
    "first",
    [
        http(408, {"message": "408: Request Timeout"}),
        http(200, {"interaction": {"id": "1", "type": 2, "response_message_id": "2"}}),
    ],
    ids=["too late", "for another"],
)
async def test_a_connection_out_of_step(first: bytes) -> None:
    """A response that is not confirmed is sent again at once, over a new connection."""
    told = {"interaction": {"id": COMMAND["id"], "type": 2, "response_message_id": "77"}}
    script = [(first,), (http(200, told),)]
    async with offline_client(fast_path=True) as client, served(script) as (server, opened):
        interaction = parse(client, COMMAND)
        install_raw_responses(client, opened)
        sent = await deliver_first(interaction, NEW, lambda: post(interaction, NEW))
        assert (sent, server.connections) == (SentResponse(77), 2)
