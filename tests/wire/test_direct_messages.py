"""Games in direct messages stay between the players."""

import pytest

from tests.chat.messages import new_message, text_of
from tests.chat.payloads import press
from tests.chat.people import SERVER_CHANNEL, Person, another_channel
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

DORA, FRED = Person(1_200_000_000_000_000_101, "dora"), Person(1_200_000_000_000_000_102, "fred")
DIRECT = 2  # the number in custom ids that stands for direct messages


async def play(world: World, person: Person, guild_id: int | None = None) -> int:
    """Play a match in the person's direct messages or a server to its end, and return its id."""
    board = await world.start(person, another_channel(guild_id))
    while board.free:
        await board.press(board.free[0], person)
    return board.match_id


async def seen(world: World, person: Person, custom_id: str) -> str:
    """Return all that a person sees after a press with a custom id of their own making."""
    channel = another_channel(None)
    message = new_message({}, str(channel.channel_id))
    world.discord.chat.messages[message["id"]] = message
    payload = press(person, channel, message, custom_id)
    sent = await world.answered(await world.discord.send(payload))
    messages = world.discord.chat.messages
    shown = [messages[id_] for id_ in (message["id"], sent.message_id) if id_ in messages]
    return "\n".join([*sent.told, *map(text_of, shown)])


async def test_results_from_direct_messages_are_ones_own(world: World) -> None:
    """A card of them is always the presser's own, whatever the button's id names."""
    await play(world, DORA)
    button = f"pc1:{DIRECT}:{DORA.id}"
    assert "which only you can see" in await seen(world, DORA, button)
    assert "No game that counts here yet" in await seen(world, FRED, button)
    await play(world, FRED)
    card = await seen(world, FRED, button)
    assert f"<@{FRED.id}>" in card
    assert str(DORA.id) not in card


async def test_a_card_lists_nothing_from_direct_messages(world: World) -> None:
    """Anyone who opens the global card of a person in a direct message sees none of their games."""
    await play(world, DORA)
    await play(world, DORA, SERVER_CHANNEL.guild_id)
    await seen(world, DORA, "sn1:1:0")
    assert "Latest games" in await seen(world, DORA, f"pc1:0:{DORA.id}")
    card = await seen(world, FRED, f"pc1:0:{DORA.id}")
    assert f"## <@{DORA.id}>" in card
    assert "Latest games" not in card


@pytest.mark.parametrize("button", [f"gh1:{DORA.id}:0", f"go1:{DORA.id}:0:999", "gh1:0:0"])
async def test_games_from_direct_messages_are_ones_own(world: World, button: str) -> None:
    """A button that was forged lists nothing that another person played."""
    await play(world, DORA)
    assert "Noughts" in await seen(world, DORA, f"gh1:{DORA.id}:0")
    shown = await seen(world, FRED, button)
    assert "No games to show" in shown or "too old" in shown


@pytest.mark.parametrize("button", ["rv1:{}", "rs1:{}:2:0", "an1:{}", "ta1:{}:5"])
async def test_a_game_from_direct_messages_is_opened_by_its_player(
    world: World, button: str
) -> None:
    """A forged button shows nobody else's game: no review, no animation, no other try."""
    custom_id = button.format(await play(world, DORA))
    assert "Noughts" in await seen(world, DORA, custom_id)
    assert "I have no game to show you" in await seen(world, FRED, custom_id)


@pytest.mark.parametrize("button", [f"lb1:{DIRECT}:0", f"lo1:{DIRECT}"])
async def test_direct_messages_have_no_leaderboard(world: World, button: str) -> None:
    """No button of the bot asks for one, and one that was forged is refused."""
    for person in (DORA, FRED):
        await play(world, person)
    shown = await seen(world, FRED, button)
    assert "too old" in shown
    assert str(DORA.id) not in shown
