"""Arenas whose messages are refused, limited or lost, and whose thread goes away."""

import pytest

from tests.chat.faults import meanwhile, refused
from tests.chat.messages import components_in, text_of
from tests.chat.payloads import command, press
from tests.chat.people import ANN
from tests.chat.until import until
from tests.wire.evening import X_WINS, Evening, announced
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

FORBIDDEN = refused(403, {"code": 50013, "message": "Missing Permissions"})


async def test_a_game_that_ends_before_its_message_is_known(world: World) -> None:
    """A board whose game was given up while Discord still posted it shows that."""
    evening = await announced(world)

    async def give_up() -> None:
        asked = command(ANN, evening.place, "tictactoe resign")
        await world.told(sent := await world.discord.send(asked))
        question = world.discord.chat.messages[sent.message_id]
        yes = next(str(it["custom_id"]) for it in components_in(question) if "custom_id" in it)
        await world.answered(await world.discord.send(press(ANN, evening.place, question, yes)))

    world.discord.faults.next("post", meanwhile(give_up))
    await evening.begin()
    await until(lambda: any("wins!" in text_of(it) for it in evening.posted()), world.log)


async def test_a_deleted_thread(world: World) -> None:
    """Where no message can be sent any more the arena ends; games without an end have no result."""
    evening = await announced(world)
    await evening.begin()
    await evening.play(await evening.game())
    second = await evening.game()
    await evening.play(second, cells=X_WINS[:-1])
    world.discord.chat.gone.add(str(evening.place.channel_id))
    await evening.play(second, cells=X_WINS[-1:])
    await until(lambda: phase(world, evening) == "over", world.log)
    assert rows_of(world, evening) == [("line",), ("line",), ("unreachable",)]


def phase(world: World, evening: Evening) -> str:
    ((phase,),) = world.rows("SELECT phase FROM arenas WHERE id = ?", evening.arena_id)
    return str(phase)


def rows_of(world: World, evening: Evening) -> list[tuple[str]]:
    """Return how the games where the arena is ended."""
    place = evening.place.channel_id
    return world.rows("SELECT ending FROM matches WHERE channel_id = ? ORDER BY id", place)
