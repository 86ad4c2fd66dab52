"""A slim interaction has and lacks exactly what docs/internals.md says."""

import gc
import weakref
from copy import deepcopy
from dataclasses import replace
from operator import attrgetter
from typing import Any

import discord
import pytest

from bot.discord_internals import slim_state
from bot.discord_internals.slim_state import member_of, slim_interaction
from tests.chat.ids import Payload
from tests.chat.payloads import press
from tests.chat.people import ANN, SERVER_CHANNEL, Role
from tests.discord_internals.offline_client import COMMAND, PRESS, Offline, offline_client, parse
from tests.project_files import table, tokens

LACKING = [[tokens(cell)[0] for cell in row] for row in table("docs/internals.md", "Attribute")]
KEPT = (
    *("id", "type", "token", "application_id", "guild_id", "channel_id", "user.id", "data"),
    *("locale", "guild_locale", "app_permissions", "entitlements", "context.guild"),
    "permissions",
)


def described(interaction: object, name: str) -> str:
    """Return the value or type of an attribute as docs/internals.md writes it."""
    try:
        value = attrgetter(name)(interaction)
    except AttributeError:
        return "AttributeError"
    return "None" if value is None else type(value).__name__


def payload_for(name: str) -> Payload:
    member = PRESS["member"] | {"roles": ["1200000000000000099"]}
    return COMMAND if name.startswith("namespace") else PRESS | {"member": member}


@pytest.mark.parametrize(("name", "slim", "plain"), LACKING, ids=[row[0] for row in LACKING])
async def test_the_list_of_lacking_attributes(name: str, slim: str, plain: str) -> None:
    """Slim and plain interactions have the values that docs/internals.md lists."""
    for fast_path, expected in ((True, slim), (False, plain)):
        async with offline_client(fast_path=fast_path) as client:
            assert described(parse(client, payload_for(name)), name) == expected


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_all_other_attributes_are_kept(payload: Payload) -> None:
    """Ids, locales, permissions, context and owners are the same as in discord.py."""
    both = []
    for fast_path in (True, False):
        async with offline_client(fast_path=fast_path) as client:
            parsed = parse(client, payload)
            kept = [attrgetter(name)(parsed) for name in KEPT]
            both.append([*kept, parsed.is_guild_integration(), parsed.is_user_integration()])
    assert both[0] == both[1]


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_an_interaction_that_is_over(fast: Offline, payload: Payload) -> None:
    """A slim interaction is freed at once when nobody needs it, without a garbage collection."""
    freed = slim_interaction(fast._connection, deepcopy(payload))
    assert not freed.response.is_done()
    seen: Any = weakref.ref(freed)
    gc.disable()
    try:
        del freed
        assert seen() is None
    finally:
        gc.enable()


async def test_the_sender_on_the_server(both: Offline) -> None:
    """With the roles of the server it is known what the sender may do there as a whole."""
    higher, other = Role(99, permissions="268435456", position=2), Role(98, permissions="8")
    roles = [Role(SERVER_CHANNEL.guild_id or 0, position=0), higher, other]
    told: Any = {"id": str(SERVER_CHANNEL.guild_id), "roles": [it.payload for it in roles]}
    server = discord.Guild(data=told, state=both._connection)
    person = replace(ANN, roles=(99, 97))
    sender = member_of(parse(both, press(person, SERVER_CHANNEL, PRESS["message"], "b1")), server)
    assert (sender.id, sender.top_role.id) == (ANN.id, 99)
    assert sender.guild_permissions == discord.Permissions(manage_roles=True)


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_a_bug_of_the_parser(
    fast: Offline,
    payload: Payload,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A mistake of the bot is logged with the lines of code, and nothing of what a person sent."""
    sent = "a message of a person"

    def broken(_: Any) -> None:
        raise TypeError(sent)

    monkeypatch.setattr(slim_state, "proxy", broken)
    fast.receive(payload)
    await fast.wait_until_idle()
    assert "event not read: event=INTERACTION_CREATE error=TypeError" in caplog.text
    assert "in broken" in caplog.text
    assert "malformed" not in caplog.text
    assert sent not in caplog.text
