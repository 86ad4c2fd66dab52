"""A limit that Discord announces with an answer is heeded, before it refuses anything."""

import asyncio
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.discord_internals.raw_response import SentResponse, post_response
from bot.views import ui
from tests.chat.faults import answer
from tests.chat.offline import Response
from tests.discord_internals.offline_client import COMMAND, Offline, parse

NEW = discord.InteractionResponseType.channel_message
CALLBACK = {"interaction": {"id": "1", "type": 2, "response_message_id": "77"}}
POST = ("POST", "/channels/{channel_id}/messages")


def last_for(seconds: float, status: int = 200) -> web.Response:
    """Return an answer after which Discord takes no other one like it for some seconds."""
    limit = {"Limit": "1", "Remaining": "0", "Bucket": "abc", "Reset-After": str(seconds)}
    return answer(CALLBACK, status, {f"X-RateLimit-{name}": text for name, text in limit.items()})


async def first_response(client: Offline) -> SentResponse:
    until = asyncio.get_running_loop().time() + 3
    interaction, nobody = parse(client, COMMAND), discord.AllowedMentions.none()
    return await post_response(interaction, NEW, ui.text("Hello"), nobody, until)


async def test_a_first_response_is_not_held_back(both: Offline) -> None:
    """What Discord has accepted counts at once, however long no other one is taken."""
    both.session.answers = [last_for(3600)]
    assert await first_response(both) == SentResponse(77)


async def test_a_first_response_that_failed_waits(fast: Offline) -> None:
    """After an error of Discord's the next attempt comes when it takes one again."""
    now = asyncio.get_running_loop().time
    fast.session.answers = [last_for(0.7, 503)]
    begun = now()
    assert await first_response(fast) == SentResponse(77)
    assert now() - begun >= 0.7


async def test_the_next_request_with_a_token_waits(plain: Offline) -> None:
    """What comes after an answer with the same token is sent when the limit is over."""
    now = asyncio.get_running_loop().time
    edit = Route("PATCH", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=1, webhook_token="t")  # noqa: S106
    plain.session.answers = [last_for(0.3)]
    session: Any = plain.session
    for at_least in (0.0, 0.3):
        begun = now()
        await async_context.get().request(edit, session, payload={})
        assert now() - begun >= at_least - 0.05


async def test_requests_to_two_channels(plain: Offline, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first requests to two channels come at once, the limit of either is heeded."""

    async def text_later(response: Response, **_: object) -> str:
        await asyncio.sleep(0.02)
        return await text(response)

    text = Response.text
    monkeypatch.setattr(Response, "text", text_later)
    now = asyncio.get_running_loop().time
    plain.session.answers = [last_for(0.5), last_for(0.5)]
    routes = {channel: Route(*POST, channel_id=channel) for channel in (1, 2)}
    firsts = [asyncio.create_task(plain.http.request(it, json={})) for it in routes.values()]
    await asyncio.wait(firsts, timeout=0.1)  # each has its answer, and holds it back
    assert len(plain.session.urls) == len(firsts)
    for channel in (2, 1):
        begun = now()
        await plain.http.request(routes[channel], json={})
        assert channel == 1 or now() - begun >= 0.3
    await asyncio.gather(*firsts)
