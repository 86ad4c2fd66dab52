"""The commands that Discord gets, translated, and the ids by which sentences mention them."""

from functools import partial
from pathlib import Path

from bot import locales
from tests.chat.command_definitions import paths
from tests.chat.payloads import slash
from tests.chat.people import ANN, another_channel
from tests.chat.until import until
from tests.wire.process import Process
from tests.wire.world import World


async def test_commands_as_synced(world: World) -> None:
    """However often the bot starts, it sends its commands only once, `start` first."""
    assert len(world.discord.requests_to("commands")) == 1
    commands = world.discord.routes.commands
    assert paths(commands) == {
        "tictactoe start": ["difficulty", "engine", "mark", "variant"],
        "tictactoe challenge": ["opponent", "pace", "mark", "variant"],
        "tictactoe board": ["words"],
        "tictactoe resign": [],
        "tictactoe review": ["variant"],
        "tictactoe watch": ["x", "o", "variant"],
        "tictactoe engines": [],
    }
    assert commands[0]["name"] == "tictactoe"
    assert commands[0]["options"][0]["name"] == "start"
    names = {command["name"] for command in commands}
    assert {"tictactoe", "help", "privacy", "Challenge to tic-tac-toe"} <= names
    on_servers = [command for command in commands if command["name"] in ("settings", "arena")]
    assert all(command["contexts"] == [0] for command in on_servers)
    assert all(command["integration_types"] == [0] for command in on_servers)
    others = [command for command in commands if command not in on_servers]
    assert all(command["contexts"] == [0, 1, 2] for command in others)
    assert all(command["integration_types"] == [0, 1] for command in others)


async def refusal(world: World) -> str:
    """Return what someone without a game is told, a sentence that names a command."""
    command = slash(ANN, another_channel(), "tictactoe resign")
    return await world.told(await world.discord.send(command))


def mention_in(world: World) -> str:
    (group,) = [it for it in world.discord.routes.commands if it["name"] == "tictactoe"]
    return f"</tictactoe start:{group['id']}>"


async def restarted(world: World) -> list[int]:
    await world.stop()
    await world.log_in()
    return requests(world)


def requests(world: World) -> list[int]:
    return [len(world.discord.requests_to(route)) for route in ("commands", "registered")]


async def test_a_command_in_a_sentence_opens_it(new_world: World) -> None:
    """Sentences mention commands by Discord's ids, after a restart without asking it again."""
    await new_world.log_in()
    assert mention_in(new_world) in await refusal(new_world)
    assert await restarted(new_world) == [1, 0]
    assert mention_in(new_world) in await refusal(new_world)


async def test_ids_that_were_never_stored(new_world: World) -> None:
    """If only the ids are missing, the bot asks for them once, and sends nothing."""
    await new_world.log_in()
    new_world.rows("UPDATE command_sync SET ids = '{}'")
    assert await restarted(new_world) == [1, 1]
    assert mention_in(new_world) in await refusal(new_world)
    assert await restarted(new_world) == [1, 1]


async def test_commands_that_were_made_again_elsewhere(new_world: World) -> None:
    """`run --sync` has sentences mention commands by the ids that they have now."""
    await new_world.log_in()
    new_world.rows("UPDATE command_sync SET ids = ?", '{"tictactoe": 7}')
    assert await restarted(new_world) == [1, 0]
    assert "</tictactoe start:7>" in await refusal(new_world)
    await new_world.stop()
    settings = new_world.settings()
    new_world.runs.append(Process(new_world.folder, settings, arguments=("run", "--sync")))
    await until(lambda: new_world.discord.gateway.ready, "the bot's log-in")
    assert requests(new_world) == [2, 0]
    assert mention_in(new_world) in await refusal(new_world)


def know(german: Path) -> None:
    """Have the process know English, and German from another catalogue."""
    english = locales.LANGUAGES[locales.DEFAULT]
    locales.LANGUAGES.clear()
    locales.LANGUAGES.update({locales.DEFAULT: english, "de": german})
    locales.clear_cache()


async def test_a_changed_translation(new_world: World) -> None:
    """Discord gets the translations of commands once, and again when one has changed."""
    catalogue, sent = new_world.folder / "de.ftl", []
    for text in ("Hier anfangen", "Hier anfangen", "Hier geht es los"):
        catalogue.write_text(f"command-help = {text}\n", encoding="utf-8")
        await new_world.log_in(partial(know, catalogue))
        (known,) = [it for it in new_world.discord.routes.commands if it["name"] == "help"]
        assert known["description_localizations"] == {"de": text}
        assert known["description"].startswith("Start here")
        sent.append(requests(new_world))
        await new_world.stop()
    assert sent == [[1, 0], [1, 0], [2, 0]]
