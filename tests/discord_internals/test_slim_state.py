"""What a slim interaction has and lacks beside discord.py's own."""

from operator import attrgetter

import discord
import pytest

from bot.discord_internals.slim_state import message_id_of
from tests.discord_internals.quiet_client import COMMAND, PRESS, made_of, quiet_client
from tests.project_files import table, tokens
from tests.wire.ids import Payload
from tests.wire.payloads import interaction, press
from tests.wire.people import ANN, BEN, another_channel

LACKS = [[tokens(cell)[0] for cell in row] for row in table("docs/internals.md", "Attribute")]
KEPT = (
    *("id", "type", "token", "application_id", "guild_id", "channel_id", "user.id", "data"),
    *("locale", "guild_locale", "app_permissions", "entitlements", "context.value"),
)


def shape(found: object, name: str) -> str:
    """Return what an attribute holds, as docs/internals.md says it."""
    try:
        value = attrgetter(name)(found)
    except AttributeError:
        return "AttributeError"
    if value == discord.Permissions.none() and name == "permissions":
        return "Permissions.none()"
    return "None" if value is None else type(value).__name__


def payload_for(name: str) -> Payload:
    return COMMAND if name.startswith("namespace") else with_roles(PRESS)


def with_roles(payload: Payload) -> Payload:
    return payload | {"member": payload["member"] | {"roles": ["1200000000000000099"]}}


@pytest.mark.parametrize(("name", "slim", "plain"), LACKS, ids=[row[0] for row in LACKS])
async def test_the_list_of_what_is_lacking(name: str, slim: str, plain: str) -> None:
    """Each attribute of docs/internals.md is on both kinds of interaction what it says there."""
    for fast_path, said in ((True, slim), (False, plain)):
        async with quiet_client(fast_path=fast_path) as client:
            assert shape(made_of(client, payload_for(name)), name) == said


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_all_else_is_kept(payload: Payload) -> None:
    """Ids, locales, permissions of the bot, context and owners are as discord.py has them."""
    read = []
    for fast_path in (True, False):
        async with quiet_client(fast_path=fast_path) as client:
            made = made_of(client, payload)
            kept = [attrgetter(name)(made) for name in KEPT[:-1]]
            read.append([*kept, made.is_guild_integration(), made.is_user_integration()])
    assert read[0] == read[1]


@pytest.mark.parametrize("fast_path", [True, False])
async def test_the_pressed_message(fast_path: bool) -> None:
    """The id of the pressed message is known on both kinds of interaction."""
    async with quiet_client(fast_path=fast_path) as client:
        assert message_id_of(made_of(client, PRESS)) == int(PRESS["message"]["id"])


@pytest.mark.parametrize("fast_path", [True, False])
async def test_a_press_in_a_direct_message(fast_path: bool) -> None:
    """Outside servers the person and the channel are known, and no server is."""
    channel = another_channel(None)
    async with quiet_client(fast_path=fast_path) as client:
        made = made_of(client, press(ANN, channel, PRESS["message"], "b1"))
        assert (made.user.id, made.channel_id, made.guild_id) == (ANN.id, channel.channel_id, None)


@pytest.mark.parametrize("fast_path", [True, False])
async def test_a_person_whom_a_command_names(fast_path: bool) -> None:
    """Somebody on the server is a member of it, somebody elsewhere a user."""
    elsewhere = COMMAND["data"]["resolved"] | {"members": {}}
    async with quiet_client(fast_path=fast_path) as client:
        named = made_of(client, COMMAND).namespace.opponent
        assert isinstance(named, discord.Member)
        assert (named.id, named.resolved_permissions) != (0, None)
        data = COMMAND["data"] | {"resolved": elsewhere}
        stranger = made_of(client, COMMAND | {"data": data}).namespace.opponent
        assert isinstance(stranger, discord.User)
        assert stranger.id == BEN.id


@pytest.mark.parametrize("fast_path", [True, False])
async def test_a_modal_is_handed_on(fast_path: bool) -> None:
    """The submission of a modal that a press opened reaches it, and `on_interaction`."""
    submitted: list[str] = []

    class Question(discord.ui.Modal, title="Which?"):
        name: discord.ui.TextInput["Question"] = discord.ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            submitted.append(self.name.value)
            await interaction.response.send_message("thanks")

    async with quiet_client(fast_path=fast_path) as client:
        client.receive(PRESS)
        await client.settled()
        question = Question()
        await client.heard.pop().response.send_modal(question)
        client.receive(submission(question))
        await client.settled()
        assert submitted == ["an answer"]
        assert client.session.bodies[-1]["data"]["content"] == "thanks"
        assert [heard.type for heard in client.heard] == [discord.InteractionType.modal_submit]


def submission(question: discord.ui.Modal) -> Payload:
    """Return what Discord sends when somebody submits a modal of one line."""
    (item,) = question.to_dict()["components"]
    entry = {"type": 4, "custom_id": item["components"][0]["custom_id"], "value": "an answer"}
    row = {"type": 1, "components": [entry]}
    data = {"custom_id": question.custom_id, "components": [row]}
    return interaction(5, ANN, another_channel(), data)


@pytest.mark.parametrize("fast_path", [True, False])
async def test_an_autocompletion_is_handed_on(fast_path: bool) -> None:
    """What a person has typed of an option reaches the command, and its proposals reach them."""

    async def propose(_: discord.Interaction, typed: str) -> list[discord.app_commands.Choice[str]]:
        return [discord.app_commands.Choice(name=f"{typed}max", value="minimax")]

    @discord.app_commands.command(description="Plays.")
    async def play(interaction: discord.Interaction, engine: str) -> None:
        raise AssertionError(engine)

    play.autocomplete("engine")(propose)
    typed = {"name": "engine", "type": 3, "value": "mini", "focused": True}
    data = {"id": "1", "name": "play", "type": 1, "options": [typed]}
    async with quiet_client(fast_path=fast_path) as client:
        client.tree.add_command(play)
        client.receive(interaction(4, ANN, another_channel(), data))
        await client.settled()
        (body,) = client.session.bodies
        assert body["data"]["choices"] == [{"name": "minimax", "value": "minimax"}]
