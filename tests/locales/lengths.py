"""What Discord cuts off or refuses: labels, descriptions, and names of choices and options."""

from functools import cache
from itertools import product
from pathlib import Path

from bot.locales.catalogue import Catalogue
from engines.games.variants import GAMES
from tests.locales.catalogues import ENGLISH, keys_of, sentences_of
from tests.locales.parts import parts_of
from tests.locales.test_sentences import SWITCHES, translated_keys

_LABEL, _LISTED, _PLACEHOLDER = 80, 100, 150
"""How long Discord lets labels of buttons be; choices, options and descriptions; placeholders."""
_BUTTONS = ("button", "control", "link_button")
_PRIVACY = product(("challenges", "reminders", "games", "words"), SWITCHES[2:])
_COMPOSED = (
    *("review-try-again", "season-start", "stats-page", "history-option"),
    *(f"privacy-{what}-{on}" for what, on in _PRIVACY),
    *(f"settings-turn-everywhere-{on}" for on in (0, 1)),
    *("pick-a", "pick-b", "pick-c"),
)
"""The labels that are translated before they are given to a button, or composed."""
_GAMES = tuple(f"game-{name}" for name in GAMES)
_ENDS = ("season-ends-hand", "season-ends-month", "season-ends-week")
_LISTED_KEYS = ("command-", "choice-", "about-", "season-name", *_ENDS, *_GAMES)
_PLACEHOLDERS = (
    *("engines-pick", "levels-pick", "help-games", "history-open"),
    *("privacy-blocked-none", "challenge-who-person"),
)


@cache
def limits() -> dict[str, int]:
    """Return how long each sentence may be that Discord limits by itself."""
    listed = {key: _LISTED for key in keys_of(ENGLISH) if key.startswith(_LISTED_KEYS)}
    labels = dict.fromkeys({*translated_keys(_BUTTONS), *_COMPOSED}, _LABEL)
    return listed | dict.fromkeys(_PLACEHOLDERS, _PLACEHOLDER) | labels


def too_long(file: Path) -> list[str]:
    """Return the sentences of a catalogue that are longer than Discord takes."""
    catalogue, sentences = Catalogue(file), sentences_of(file)
    games = [catalogue.say(key, {}) for key in _GAMES if key in sentences]
    named = {"game": max(games, key=len, default="")}
    said = {
        key: catalogue.say(key, dict.fromkeys(parts_of(sentences[key]).arguments, "99,999") | named)
        for key in limits().keys() & sentences.keys()
    }
    return [f"{key}: {len(text)}" for key, text in said.items() if len(text) > limits()[key]]
