"""Every catalogue passes every check, and each check finds its faults."""

# ruff: noqa: RUF001 - some letters are meant to look like others

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from tests.locales.arguments import limits, too_long, unsayable
from tests.locales.catalogues import CATALOGUES, ENGLISH, keys_of
from tests.locales.plurals import odd_plurals
from tests.locales.shapes import odd_letters, odd_shapes
from tests.locales.test_glossary import other_words
from tests.locales.test_sentences import twice, unreadable, unused
from tests.sizes import each_language

Check = Callable[[Path], Collection[object]]
Case = tuple[Check, str, str]
CHECKS: tuple[Check, ...] = (
    *(unreadable, twice, unused, odd_shapes, odd_plurals, odd_letters, other_words),
    *(too_long, unsayable),
)


def ahead(variants: str) -> str:
    """Return a sentence with these variants, each on a line as Fluent demands."""
    lines = variants.replace(" [", "\n    [").replace(" *[", "\n    *[")
    return f"board-ahead = {{ $games ->\n    {lines}\n    }}\n"


LONGEST = {"play": 80, "pick-a": 80, "command-start": 100, "about-dice": 100, "history-open": 150}
"""How long Discord lets labels, descriptions and placeholders be."""
BROKEN: list[Case] = [
    (unreadable, "de", "play = { $who"),
    (twice, "de", "play = Spiel\nplay = Spielen"),
    (unused, "de", "no-such-sentence = Text"),
    (unsayable, "de", "play = { playing }"),
    (unsayable, "de", "play = { $game } { -term }"),
    (unsayable, "de", "play = { UPPER($game) }"),
    (unsayable, "de", 'cell-4 = m\n    .acc = { no }\nplay = { FORM($cell, of: "acc") }'),
    (odd_letters, "de", "play = Play"),
    (odd_letters, "de", 'board-retired = Das Spiel ist in einer "neuen" Nachricht.'),
    (odd_letters, "de", "board-retired = Das Spiel ist in einer “neuen” Nachricht."),
    (odd_letters, "ru", "play = Играть now"),
    (odd_letters, "ru", "play = Игрaть"),  # with a Latin letter
    (odd_letters, "ru", "board-retired = Игра в “новом” сообщении."),
    (odd_letters, "ja", "play = Играть"),
    (odd_letters, "ja", 'play = "プレイ"'),
    (odd_shapes, "de", "no-such-sentence = Text"),
    (odd_shapes, "de", "move-explained = **{ $player }** nimmt { $cel }"),
    (odd_shapes, "de", "move-explained = **{ $player }** zieht"),
    (odd_shapes, "de", "help-wrong-word = { $url }"),
    (odd_shapes, "de", "hint-gone = Das Brett hat sich geändert. Drücke dort auf **Tipp**."),
    (odd_shapes, "de", 'move-explained = **{ $player }** nimmt { FORM($cell, of: "akk") }'),
    (odd_shapes, "de", 'hint-played = { COMMAND("help") } { $cell }'),
    (odd_shapes, "de", "challenge-until = { $until }"),
    (odd_shapes, "de", "board-turn = Du bist dran, { $player } ({ $mark })"),
    (odd_shapes, "de", "board-turn = ** ** **Du bist dran, { $player } ({ $mark })"),
    (odd_shapes, "de", "refusal-unknown-button = Dieser Knopf ist zu alt.\n    Starte ein Spiel."),
    (odd_shapes, "de", "board-ended-agreed-draw = **Remis!** Beide waren einverstanden."),
    (odd_shapes, "de", "refusal-self-challenge = Lass `opponent frei."),
    (odd_plurals, "de", ahead("*[other] { $games } Spiele")),
    (odd_plurals, "de", ahead("[one] ein Spiel [few] { $games } x *[other] { $games } Spiele")),
    (odd_plurals, "de", ahead("[one] ein Spiel *[other] viele Spiele [2] { $games } Spiele")),
    (odd_plurals, "ru", ahead("[one] { $games } игра *[other] { $games } игр")),
    (odd_plurals, "ru", ahead("[one] 1 игра [few] { $games } игры *[many] { $games } игр")),
    (odd_plurals, "ja", ahead("[one] 1局 *[other] { $games }局")),
    (odd_plurals, "fr", ahead("[one] une partie *[other] { $games } parties")),
    *((too_long, "de", f"{key} = {'a' * (most + 1)}") for key, most in LONGEST.items()),
]
FINE: list[Case] = [
    (odd_letters, "de", "board-retired = Das Spiel ist „umgezogen“."),
    (odd_letters, "ru", "play = Noughts: `/help` и X, «Играть» { $link }"),
    (odd_letters, "ja", "play = Noughtsとプレーする「マーク」、2択"),
    (odd_shapes, "de", 'cell-4 = m\n    .acc = m\nhint-move = Nimm { FORM($cell, of: "acc") }.'),
    (odd_shapes, "de", "board-ahead = -# Noch { $games } Spiele vor deinem"),
    (odd_shapes, "de", "help-wrong-word = -# Falsches Wort? { $link }"),
    (odd_plurals, "de", ahead("[0] nichts [one] ein Spiel *[other] { $games } Spiele")),
    (odd_plurals, "ru", ahead("[1] a [one] { $games } b [few] { $games } c *[many] { $games } d")),
    (odd_plurals, "ja", ahead("[1] 1局 *[other] { $games }局")),
    (odd_plurals, "fr", ahead("[one] { $games } a *[other] { $games } b")),
    (odd_plurals, "fr", ahead("[one] { $games } a [many] { $games } b *[other] { $games } c")),
    *((too_long, "de", f"{key} = {'a' * most}") for key, most in LONGEST.items()),
]
"""What languages may do otherwise: names, forms, single numbers, what English does not say."""


@pytest.mark.parametrize("language", each_language(it.stem for it in CATALOGUES))
def test_a_language(language: str) -> None:
    """Nothing of a catalogue is missing, too much, too long, misspelt or in other words."""
    file = ENGLISH.with_stem(language)
    assert {it.__name__: faults for it in CHECKS if (faults := it(file))} == {}


@pytest.mark.parametrize(("cases", "found"), [(BROKEN, True), (FINE, False)])
def test_what_is_found(cases: list[Case], found: bool, tmp_path: Path) -> None:
    """Each check finds what it is for, and nothing in what a language may do otherwise."""
    for number, (check, language, text) in enumerate(cases):
        file = tmp_path / str(number) / f"{language}.ftl"
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
        assert bool(check(file)) is found, text


def test_limited_sentences_exist() -> None:
    """Every sentence whose length is limited is in the catalogue."""
    assert limits().keys() - keys_of(ENGLISH) == set()
