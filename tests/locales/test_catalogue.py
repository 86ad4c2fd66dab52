"""Catalogues: which one a locale leads to, when it is read, and what it cannot say."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.enums import try_enum
from hypothesis import given, strategies as st

from bot.app.checks.machine import check_machine
from bot.app.finding import Severity
from bot.interactions.command_tree import lines_of, texts_of
from bot.interactions.request import Request
from bot.locales import DEFAULT, LANGUAGES, Noun, OneOf, clear_cache, language_for, translate
from bot.locales.catalogue import Catalogue
from bot.views import ui
from bot.views.custom_ids import RESIGN
from tests.chat.ids import TOKEN
from tests.locales import looked_at, missing
from tests.locales.catalogues import ENGLISH
from tests.locales.looked_at import main, stale
from tests.locales.missing import unfinished
from tests.locales.more_languages import languages
from tests.project_files import copy_project

Write = Callable[..., Path]


@given(st.text() | st.sampled_from([*LANGUAGES]).map(lambda name: f"{name}{'x' * 10_000}"))
def test_nonsense_is_english(locale: str) -> None:
    """Whatever is no locale is English, however long it is."""
    assert language_for(locale) in LANGUAGES
    assert language_for(f"?{locale}") == DEFAULT


def test_no_cache_is_filled_with_nonsense() -> None:
    """A request has a language that there is, not the text that Discord sent."""
    locale: Any = try_enum(discord.Locale, "x" * 10_000)
    request = Request(None, SimpleNamespace(locale=locale))  # type: ignore[arg-type]
    assert locale.value == "x" * 10_000
    assert request.language == DEFAULT


@pytest.mark.parametrize("name", ["<@5>", "<@other>", "<@>", "%(other)s <@one>", "%s%", "<@5> %"])
def test_what_people_are_called_is_only_put_in(name: str) -> None:
    """Whatever stands for a person is said as it is, beside another: it names no place to fill."""
    scores = {"wins": 1, "losses": 2, "draws": 3}
    plain = translate("en", "board-series", one="One", other="Other", **scores)
    said = translate("en", "board-series", one=name, other="<@7>", **scores)
    assert said == plain.replace("Other", "<@7>").replace("One", name)


def test_every_cache_of_sentences_is_cleared(tmp_path: Path) -> None:
    """Cached sentences are forgotten in every language, and so are labels of buttons."""
    said = said_to_both()
    with languages(tmp_path, "de", "ja"):
        assert said_to_both() != said
    assert said_to_both() == said


def said_to_both() -> list[str]:
    both = ("de", "ja")
    sentences = [translate(language, "seat-person", person="5") for language in both]
    return sentences + [ui.button(language, "play", ui.PRIMARY, RESIGN) for language in both]


OPENED = """
import sys
sys.addaudithook(lambda event, args: event == "open" and str(args[0]).endswith(".ftl")
    and print(str(args[0])[-6:]))
import bot.commands
from bot.locales import translate
print("imported")
print(translate("de", "play"), translate("de", "rematch"), translate("de", "more"))
"""


@pytest.mark.outside
def test_a_catalogue_is_read_at_its_first_use(tmp_path: Path) -> None:
    """A start reads English alone, others once at need; what they lack is said in English."""
    copy_project(tmp_path)
    for name in ("de", "fr"):
        text = "play = Spiel\n\nrematch = Revanche\n"
        (tmp_path / "bot" / "locales" / f"{name}.ftl").write_text(text, encoding="utf-8")
    run, env = (sys.executable, "-c", OPENED), os.environ | {"DISCORD_TOKEN": TOKEN}
    done = subprocess.run(run, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("en.ftl\nimported\nde.ftl\nSpiel Revanche More\n", "")


def test_what_a_language_lacks(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that lacks, or names what lacks, is English as a whole, never half of it."""
    text = 'hint-move = Nimm { FORM($cell, of: "acc") }.\ncell-4 = die Mitte\n'
    monkeypatch.setitem(LANGUAGES, "de", write(text))
    clear_cache()
    told = [("hint-move", CENTRE), ("hint-move", Noun("cell-1")), ("hint-played", CENTRE)]
    said = [translate("de", key, cell=cell) for key, cell in told]
    clear_cache()
    assert said == ["Nimm die Mitte.", "Take the top-middle square.", "You took the middle."]


def test_missing_sentences_are_listed(write: Write) -> None:
    """Whoever checks the style of the code reads which sentences a language lacks."""
    (line,) = unfinished(write("play = Spiel\nmore = Mehr"))
    assert ", rematch," in line
    assert ", play," not in line


def test_a_changed_sentence_is_stale_in_every_other_language(write: Write) -> None:
    """Until someone looks at it, what a language says is listed; a comment changes nothing."""
    english = ENGLISH.read_text(encoding="utf-8")
    changed = re.sub(
        "^(arena-ended = .*)\n", "# New\n\\1 So.\n# New\n", english, flags=re.MULTILINE
    )
    before, after = write(english, "en"), write(changed, "fr")
    others = [ENGLISH.with_stem(language) for language in ("de", "ja")]
    new = [{*stale(file, after)} - {*stale(file, before)} for file in others]
    assert new == [{"arena-ended"}] * 2


def test_a_sentence_that_was_looked_at(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence is stale until it is noted, in one language or in all; the others stay so."""
    monkeypatch.setattr(looked_at, "CATALOGUES", [ENGLISH, ENGLISH.with_stem("de")])
    catalogue = write("play = Spiel\nmore = Mehr\nhint-move = Nimm { $cell }.\ngone = Weg")
    folder = catalogue.parent
    assert stale(catalogue, folder=folder) == ["hint-move", "more", "play"]
    main(["play", "hint-m*", "--language", "de"], folder)
    assert stale(catalogue, folder=folder) == ["more"]
    main(["more"], folder)
    assert stale(catalogue, folder=folder) == []
    with pytest.raises(SystemExit):
        main(["gone"], folder)


@pytest.mark.slow
def test_a_catalogue_that_cannot_be_read(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lint and doctor name the line to correct; people read what is broken in English."""
    assert check_machine()[-1].says == ", ".join(LANGUAGES)
    broken = "play = Spiel\n\nrematch = { $who\n\nmore =\nchoice-hard = { game-drop }\n"
    monkeypatch.setitem(LANGUAGES, "de", write(f"{broken}command-help =  \n"))
    found = check_machine()[-1]
    assert (found.severity, "de.ftl, line 3: " in found.says) == (Severity.ERROR, True)
    with pytest.raises(SystemExit, match=r"de\.ftl, line 3: "):
        missing.main()
    clear_cache()
    said = [translate("de", key) for key in ("play", "rematch", "more")]
    assert said == ["Spiel", "Rematch", "More"]
    assert texts_of(lines_of("de")) == {}


@pytest.mark.slow
def test_a_catalogue_in_another_encoding(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its plain sentences are said; lint and doctor name the file."""
    file = write("play = Spiel\n")
    file.write_bytes("more = Übrige\nplay = Spiel\ncommand-help = Über\n".encode("latin-1"))
    monkeypatch.setitem(LANGUAGES, "de", file)
    clear_cache()
    assert translate("de", "play") == "Spiel"
    assert "command-help" in texts_of(lines_of("de"))
    assert "de.ftl: " in check_machine()[-1].says
    with pytest.raises(SystemExit, match=r"de\.ftl: "):
        missing.main()


NAMES = """
cell-4 = die Mitte
    .dat = der Mitte
    .gender = f
small-board-nw = das Brett oben links
    .gen = des Bretts oben links
cell-in-board = { $cell } { FORM($board, of: "gen") }
    .dat = { FORM($cell, of: "dat") } { FORM($board, of: "gen") }
plain = { $cell }
in = in { FORM($cell, of: "dat") }
with = mit { FORM($cell, of: "gen") }
it = { FORM($cell, of: "gender") ->
    [f] sie
   *[other] es
}
-term = text
lost = { $cell } { missing }
"""
CENTRE = Noun("cell-4")
FAR = Noun("cell-in-board", cell=CENTRE, board=Noun("small-board-nw"))


@pytest.mark.parametrize(
    ("key", "cell", "said"),
    [
        ("plain", CENTRE, "die Mitte"),
        ("in", CENTRE, "in der Mitte"),
        ("with", CENTRE, "mit die Mitte"),
        ("it", CENTRE, "sie"),
        ("plain", FAR, "die Mitte des Bretts oben links"),
        ("in", FAR, "in der Mitte des Bretts oben links"),
        ("it", FAR, "es"),
        ("in", "b3", "in b3"),
        ("in", 1234, "in 1.234"),
    ],
)
def test_a_noun_in_a_sentence(write: Write, key: str, cell: Any, said: str) -> None:
    """A sentence has a noun in the form that it asks for; without that form, as it is."""
    assert Catalogue(write(NAMES)).say(key, {"cell": cell}) == said


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (OneOf([CENTRE]), "in der Mitte"),
        (OneOf([CENTRE, "b3"]), "in der Mitte oder b3"),
        (OneOf(["a1", "b2", FAR]), "in a1, b2 oder der Mitte des Bretts oben links"),
    ],
)
def test_one_of_several_nouns(write: Write, cells: OneOf, said: str) -> None:
    """Each of several nouns has the form that is asked for, with the language's word for "or"."""
    assert Catalogue(write(NAMES)).say("in", {"cell": cells}) == said


def test_english_has_no_comma_before_or() -> None:
    """English lists as it is read everywhere."""
    said = translate(DEFAULT, "review-held", cells=OneOf([CENTRE, "b3", "c1"]))
    assert said == "Better: the middle, b3 or c1."


@pytest.mark.parametrize(
    ("language", "written"),
    [
        *[("de", "<0,01 1.234,5 1.234 12.345"), ("ja", "<0.01 1,234.5 1,234 12,345")],
        *[("ru", "<0,01 1\u00a0234,5 1\u00a0234 12\u00a0345")],
        *[("it", "<0,01 1234,5 1234 12.345"), ("pl", "<0,01 1234,5 1234 12\u00a0345")],
        ("es", "<0,01 1234,5 1234 12345"),
    ],
)
def test_numbers_of_a_language(tmp_path: Path, language: str, written: str) -> None:
    """Numbers get the language's own signs, counts too; of four digits some write none."""
    file = tmp_path / f"{language}.ftl"
    file.write_text("count = { $count }\n")
    catalogue = Catalogue(file)
    numbers = [catalogue.number(it) for it in ("<0.01", "1,234.5")]
    counts = [catalogue.say("count", {"count": it}) for it in (1234, 12345)]
    assert " ".join(numbers + counts) == written


def test_a_sentence_that_refers_to_others(write: Write) -> None:
    """Sentences that another refers to are read with it, in whatever order they stand."""
    catalogue = Catalogue(write("a = { b } und { -c }\n-c = { d }\nd = drei\nb = { d }\n"))
    assert catalogue.say("a", {}) == "drei und drei"


@pytest.mark.parametrize("key", ["lost", "unknown", "-term"])
def test_what_a_catalogue_cannot_say(write: Write, key: str) -> None:
    """A sentence is never said in part, so that English can be said instead."""
    with pytest.raises(LookupError):
        Catalogue(write(NAMES)).say(key, {"cell": CENTRE})
    with pytest.raises(LookupError):
        Catalogue(write(NAMES)).say("in", {"cell": Noun("unknown")})
