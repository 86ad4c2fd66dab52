"""The language of what everybody on a server sees, as `/settings` sets it."""

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.locales import DEFAULT
from tests.chat.actors import Actor
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import challenge, start
from tests.interactions.pages import settings
from tests.locales.more_languages import languages
from tests.locales.test_sentences import LANGUAGES

Ready = tuple[ShownMessage, str]
"""A message, and the label of the button on it that Ann presses next."""
Before = Callable[[World], Awaitable[Ready]]
WATCH, ENGINES = "tictactoe watch", {"x": "perfect", "o": "minimax"}
GERMAN = "de! "
"""What each German sentence of these tests begins with; all people read Discord in English."""
NAMES_ALONE = re.compile(r"\*\*[XO]\*\* (?:Perfect|Minimax)\b")
"""Engines, whose names no language translates."""
ALL = sorted({*LANGUAGES.values()} - {DEFAULT})


@pytest.fixture(autouse=True)
def _german(tmp_path: Path) -> Iterator[None]:
    with languages(tmp_path, "de"):
        yield


async def chosen(world: World, owner: Actor, language: str = "Deutsch") -> ShownMessage:
    shown = await settings(owner, "Language")
    await owner.pick(shown, language)
    return shown


def newest(world: World) -> str:
    return world.seen()[-1].text


async def test_the_page_of_a_language(world: World, owner: Actor) -> None:
    """It says what *Automatic* shows, then which language is set, in the reader's own language."""
    shown = await settings(owner, "Language")
    automatic = shown.text
    assert "whoever starts it" in automatic
    assert "is in English." in automatic
    assert [it["label"] for it in shown.options] == ["Automatic", "Deutsch", "English"]
    await owner.pick(shown, "Deutsch")
    assert "in this server is in **Deutsch**" in shown.text
    assert shown.picked == ["Deutsch"]
    await owner.click(shown, "Back")
    assert "**Language**: Deutsch" in shown.text
    await owner.click(shown, "Language")
    await owner.pick(shown, "Automatic")
    assert shown.text == automatic


async def test_thirty_languages(world: World, owner: Actor, tmp_path: Path) -> None:
    """Each is called what its speakers call it, in a menu of its letters, which the page names."""
    with languages(tmp_path, *ALL):
        shown = await chosen(world, owner, "繁體中文")
        first, second = [[it["label"] for it in menu["options"]] for menu in shown.menus]
        assert first[1:5] == ["Bahasa Indonesia", "Čeština", "Dansk", "Deutsch"]
        assert first[-2:] == ["Tiếng Việt", "Türkçe"]
        assert second[:4] == ["Ελληνικά", "Български", "Русский", "Українська"]
        assert second[4:] == ["हिन्दी", "ไทย", "한국어", "日本語", "简体中文", "繁體中文"]
        assert len(shown.options) == 2 + len(ALL)
        for held in (first[1:], second):
            assert f"-# {' · '.join(held)}" in shown.text
        assert shown.picked == ["繁體中文"]
        await start(world.ann)
        assert "zh-TW! " in newest(world)


async def test_a_language_of_a_newer_process(world: World, owner: Actor, tmp_path: Path) -> None:
    """An older one refuses what a page of it offers, and takes what it stored for *Automatic*."""
    with languages(tmp_path, "fr"):
        shown = await settings(owner, "Language")
    assert "I don't know that option" in (await owner.select(shown, ["fr"], custom_id="la1:0")).said
    with languages(tmp_path, "fr"):
        await owner.pick(shown, "Français")
    assert "**Language**: automatic" in (await settings(owner)).text
    await start(world.ann)
    assert "Your turn" in newest(world)


async def asked_again(world: World) -> Ready:
    board = await challenge(world)
    await world.advance(301)
    return board, "Ask again"


async def watched_again(world: World) -> Ready:
    return (await world.ann.slash(WATCH, **ENGINES)).shown, "Again"


async def set_german(world: World) -> None:
    assert all(GERMAN not in it.text for it in world.seen())
    await world.client.context.server_settings.change(world.server, "language", "de")


def assert_german(text: str) -> None:
    lines = [line for line in text.splitlines() if NAMES_ALONE.sub("", line).strip(" -#*·")]
    assert all(GERMAN in line for line in lines), text


@pytest.mark.parametrize("before", [asked_again, watched_again])
async def test_all_of_a_button_is_in_it(world: World, before: Before) -> None:
    """Every new public message is in the server's language, whatever it follows."""
    message, label = await before(world)
    await set_german(world)
    await world.ann.click(message, label)
    assert_german(newest(world))


@pytest.mark.parametrize(
    ("command", "options"), [("tictactoe start", {}), ("tictactoe challenge", {}), (WATCH, ENGINES)]
)
async def test_all_of_commands_is_in_it(
    world: World, command: str, options: dict[str, str]
) -> None:
    """So is what anyone starts by a command."""
    await set_german(world)
    await world.ann.slash(command, **options)
    assert_german(newest(world))


async def test_each_reads_their_own_language(world: World, tmp_path: Path) -> None:
    """On a Japanese person's board a German is told German, and everybody sees Japanese."""
    with languages(tmp_path, "de", "ja"):
        yuki, hans = world.someone("yuki", locale="ja"), world.someone("hans", locale="de")
        board = await start(yuki, mark="X")
        before = board.text
        assert GERMAN in (await board.press(hans, 0)).said
        assert board.text == before
        await board.press(yuki, 0)
        assert all("ja! " in label for label in board.labels if len(label) > 1)
        told = ""
        for label in ("ja! Decline", "ja! Accept"):
            emi = world.someone("emi", locale="ja")
            asked = (await emi.slash("tictactoe challenge", opponent=hans)).shown
            told += (await hans.click(asked, label)).said
            assert "ja! " in asked.text
            assert GERMAN not in str(asked.components)
        assert GERMAN in told


@pytest.mark.parametrize(
    ("locale", "begins"),
    [("de", GERMAN), *((it, "I have no game") for it in ("en-US", "ja", "xx", "", "de" * 5000))],
)
async def test_a_locale(world: World, locale: str, begins: str) -> None:
    """People are answered in their language, if the bot has it, otherwise in English."""
    said = (await world.someone(locale=locale).slash("tictactoe resign")).said
    assert said.strip().startswith(begins)


async def test_elsewhere(world: World, owner: Actor) -> None:
    """A server's language is not that of direct messages or of other servers."""
    await chosen(world, owner)
    for person in (world.ann.alone, world.ann.at(another_channel(ELSEWHERE))):
        assert "Your turn" in (await start(person, mark="X")).text


async def test_a_live_game_of_a_newer_process(world: World, tmp_path: Path) -> None:
    """An older one, which lacks its language, goes on in English; the newer in that language."""
    zoe = world.someone("zoe", locale="fr")
    with languages(tmp_path, "fr"):
        board = await start(zoe, mark="X")
    await board.press(zoe, board.free[0])
    assert "fr! " not in board.text
    with languages(tmp_path, "fr"):
        await board.press(zoe, board.free[0])
        assert "fr! " in board.text
