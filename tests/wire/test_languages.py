"""People who read Discord in different languages, and what each of them reads of the bot."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import discord
import pytest

from bot.locales import DEFAULT
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, components_in, custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import command, press, slash
from tests.chat.people import MANAGER, Channel, Person, another_channel, another_person
from tests.chat.until import until
from tests.locales.more_languages import program_with
from tests.locales.test_sentences import LANGUAGES
from tests.postgres import Server
from tests.wire.board import Board
from tests.wire.process import Process, Program
from tests.wire.servers import new_server
from tests.wire.test_clusters import said
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

GERMAN, JAPANESE, RUSSIAN = "de! ", "ja! ", "ru! "
"""What each sentence of a language begins with in these tests."""
CHANGED = "de, changed! "
BEGINS = {"de": GERMAN, "ja": JAPANESE, "ru": RUSSIAN}
HANS, YUKI = Person(701, "hans", "de"), Person(702, "yuki", "ja")
BOSS = Person(703, "boss", "en-US", permissions=MANAGER)
SHARDS = 2


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Return a bot with German, Japanese and Russian."""
    return program_with(tmp_path_factory.mktemp("newer"), "de", "ja", "ru")


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Return a bot without Russian."""
    return program_with(tmp_path_factory.mktemp("older"), "de", "ja")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Return a bot without Russian, whose catalogues have other sentences and one more."""
    folder = tmp_path_factory.mktemp("changed")
    program = program_with(folder, "de", "ja")
    for file in (folder / "bot" / "locales").glob("*.ftl"):
        text = file.read_text(encoding="utf-8").replace(GERMAN, CHANGED)
        file.write_text(f"{text}\none-more = Yes\n", encoding="utf-8")
    return program


@pytest.fixture(autouse=True)
def _with_languages(new_world: World, program: Program) -> None:
    new_world.program = program


def labels(message: Payload) -> list[str]:
    """Return the labels of a message's buttons that are no cells."""
    found = [str(it["label"]) for it in components_in(message) if it.get("label")]
    return [label for label in found if len(label.strip("\u200b")) > 1]


async def page_of_language(world: World, channel: Channel) -> Payload:
    """Return the page on which a manager picks the language of a server."""
    sent = await world.answered(await world.discord.send(command(BOSS, channel, "settings")))
    page = world.discord.chat.messages[sent.message_id]
    pressed = press(BOSS, channel, page, custom_id_of(page, "Language"))
    await world.answered(await world.discord.send(pressed))
    return world.discord.chat.messages[sent.message_id]


async def set_language(world: World, channel: Channel, language: str) -> None:
    """Have a manager pick the language of a server."""
    pressed = press(BOSS, channel, await page_of_language(world, channel), "la1:0")
    pressed["data"] |= {"component_type": 3, "values": [language]}
    await world.answered(await world.discord.send(pressed))


async def posted(world: World, sent: SentInteraction, channel: Channel) -> Board:
    """Return the board that an interaction is answered with."""
    return Board(world.discord, world.file, (await world.answered(sent)).message_id, channel)


async def test_a_board_of_one_language_and_a_refusal_of_another(new_world: World) -> None:
    """A German presses the board that a Japanese person started; each reads their own language."""
    await new_world.log_in()
    board = await new_world.start(YUKI)
    before = text_of(board.message)
    assert JAPANESE in before
    sent = await board.send(board.custom_id(board.free[0]), HANS)
    assert GERMAN in await new_world.told(sent)
    assert text_of(board.message) == before
    await board.press(board.free[0], YUKI)
    assert all(JAPANESE in label for label in labels(board.message))
    assert GERMAN not in str(board.message)


async def test_every_locale(new_world: World) -> None:
    """Whoever presses gets one private answer: in their language, if the bot has it, or English."""
    await new_world.log_in()
    locales = [locale.value for locale in discord.Locale] + ["xx", "", "de" * 5000]
    for locale in locales:
        person = replace(another_person(), locale=locale)
        asked = slash(person, another_channel(), "tictactoe resign")
        told = await new_world.told(await new_world.discord.send(asked))
        begins = BEGINS.get(LANGUAGES.get(locale, DEFAULT), "You have no game")
        assert told.strip().startswith(begins), locale
    answers = [sent.told for sent in new_world.discord.chat.sent.values()]
    assert [len(told) for told in answers] == [1] * len(locales)


async def test_a_challenge_is_answered_in_its_own_language(new_world: World) -> None:
    """Who accepts or declines a challenge edits it in the language of who made it."""
    await new_world.log_in()
    for label in ("Accept", "Decline"):
        channel = another_channel()
        asked = slash(YUKI, channel, "tictactoe challenge", opponent=HANS, mark="X")
        board = await posted(new_world, await new_world.discord.send(asked), channel)
        before = text_of(board.message)
        sent = await board.send(custom_id_of(board.message, f"{JAPANESE}{label}"), HANS)
        await new_world.answered(sent)
        assert text_of(board.message) != before
        assert JAPANESE in text_of(board.message)
        assert GERMAN not in str(board.message)
    assert GERMAN in await new_world.told(sent)


async def test_a_server_set_to_russian(new_world: World) -> None:
    """Everybody's boards there are Russian, other servers' are not, and answers are one's own."""
    await new_world.log_in()
    server = 1_300_000_000_000_000_000
    channel = another_channel(server)
    await set_language(new_world, channel, "ru")
    for person, own in ((YUKI, JAPANESE), (HANS, GERMAN)):
        here = another_channel(server)
        board = await new_world.start(person, here)
        await board.press(board.free[0], person)
        assert RUSSIAN in text_of(board.message)
        assert own not in str(board.message)
        told = await new_world.told(await new_world.discord.send(command(person, here, "help")))
        assert own in told
        assert RUSSIAN not in told
    assert JAPANESE in text_of((await new_world.start(YUKI)).message)
    assert JAPANESE in text_of((await new_world.start(YUKI, another_channel(None))).message)


async def test_posts_without_a_starter(new_world: World) -> None:
    """They are in the language that Discord has for the server, until the server sets another."""
    await new_world.log_in()
    gateway, world = new_world.discord.gateway, new_world
    server = new_server(locale="ja")
    channel = Channel(int(server["system_channel_id"]), int(server["id"]))
    assert "is in English." in text_of(await page_of_language(world, channel))
    await gateway.add_server(server)
    await until(stored(world, server, "ja"), world.log)
    (welcome,) = public_of(world, channel)
    assert JAPANESE in text_of(welcome)
    assert "is in 日本語." in text_of(await page_of_language(world, channel))
    await gateway.tell_of(server, "GUILD_UPDATE", server | {"preferred_locale": "de"})
    await until(stored(world, server, "de"), world.log)
    assert "is in Deutsch." in text_of(await page_of_language(world, channel))
    other = new_server(locale="ja")
    there = Channel(int(other["system_channel_id"]), int(other["id"]))
    await set_language(world, there, "ru")
    await gateway.add_server(other)
    await until(stored(world, other, "ja"), world.log)
    assert [RUSSIAN in text_of(it) for it in public_of(world, there)] == [True]


def public_of(world: World, channel: Channel) -> list[Payload]:
    """Return the messages that everybody in a channel sees."""
    place = str(channel.channel_id)
    there = [it for it in world.discord.chat.messages.values() if it["channel_id"] == place]
    return [it for it in there if not it["flags"] & EPHEMERAL]


def stored(world: World, server: Payload, locale: str) -> Callable[[], bool]:
    """Return a function that says whether a locale is stored for a server."""
    sql = "SELECT 1 FROM joined_servers WHERE guild_id = ? AND locale = ?"
    return lambda: bool(world.rows(sql, int(server["id"]), locale))


@pytest.fixture
def on_a_server(postgres: Server, new_world: World) -> Iterator[None]:
    """Have the bot use a new database on a database server."""
    with postgres.database() as new_world.database:
        yield


@pytest.mark.usefixtures("on_a_server")
async def test_beside_a_process_without_the_language(
    new_world: World, program: Program, older: Program
) -> None:
    """An older process takes a language that it lacks for *Automatic*, and changes nothing."""
    new_world.discord.gateway.shards = SHARDS
    servers = [number << 22 for number in (2, 3)]
    games = []
    for server, cluster in zip(servers, ("1/2", "2/2"), strict=True):
        await said(new_world.run(CLUSTER=cluster), "ready:")
        await set_language(new_world, another_channel(server), "ru")
        games.append(await new_world.start(YUKI, another_channel(server)))
    newer = new_world.bot
    for takes_over, begun, live in ((older, JAPANESE, ""), (program, RUSSIAN, RUSSIAN)):
        newer.terminate()
        await newer.ended()
        new_world.program = takes_over
        newer = new_world.run(CLUSTER="2/2")
        await said(newer, "ready:")
        boards = [await new_world.start(another_person(), another_channel(it)) for it in servers]
        boards.append(await new_world.start(YUKI, another_channel(servers[1])))
        assert RUSSIAN in text_of(boards[0].message)
        assert begun in text_of(boards[2].message)
        await games[1].press(games[1].free[0], YUKI)
        assert live in text_of(games[1].message)
        assert (RUSSIAN in text_of(games[1].message)) == bool(live)


@pytest.mark.usefixtures("on_a_server")
async def test_beside_a_process_with_other_sentences(
    new_world: World, older: Program, changed: Program
) -> None:
    """Each process says its own; descriptions of commands are sent by the one with shard 0."""
    new_world.discord.gateway.shards = SHARDS

    async def takes_over(new: Program, cluster: str) -> Process:
        new_world.program = new
        process = new_world.run(CLUSTER=cluster)
        await said(process, "ready:")
        return process

    async def told(server: int) -> str:
        asked = command(HANS, another_channel(server), "help")
        return await new_world.told(await new_world.discord.send(asked))

    ours, theirs = (number << 22 for number in (2, 3))
    first = await takes_over(older, "1/2")
    await takes_over(changed, "2/2")
    assert GERMAN in await told(ours)
    assert CHANGED in await told(theirs)
    assert len(new_world.discord.requests_to("commands")) == 1
    first.terminate()
    await first.ended()
    await takes_over(changed, "1/2")
    assert CHANGED in await told(ours)
    assert len(new_world.discord.requests_to("commands")) == 2
