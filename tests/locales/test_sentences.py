import ast
import re
from collections import Counter, defaultdict
from collections.abc import Collection
from datetime import timedelta
from functools import cache
from pathlib import Path

import discord
import pytest
from discord.app_commands import Command, ContextMenu, Group
from fluent.syntax.ast import Junk, Message

from bot import locales
from bot.domain.arena.arena import Phase
from bot.domain.explanation import SmallBoardFact
from bot.domain.limits import MOVE_TIME, Pace
from bot.domain.match_effects import WeightReason
from bot.domain.ratings.season_end import Ends
from bot.domain.show import NUMBERED
from bot.interactions.registry import COMMANDS
from bot.interactions.standings.rules import RULES
from bot.views.reasons import DIAGONAL, SEEN, said_as, why_key
from bot.views.status_text import drawn_key
from engines.games.classic import CELLS
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import DIFFICULTIES, ENGINES
from engines.puzzles.puzzle import TRIES
from engines.review.areas import areas_of
from engines.review.effects import Effect
from engines.review.hints import Nudge
from engines.review.names import IN_WORDS, MoveName
from engines.review.reasons import Fact
from engines.review.review import WINNING
from engines.terminal.reasons import REASONS, TABLES
from tests.locales.catalogues import CATALOGUES, ENGLISH, entries_of, keys_of, sentences_of
from tests.locales.parts import parts_of
from tests.project_files import modules, strings, tree_of

LANGUAGES = {locale.value: locale.value for locale in discord.Locale} | {
    **dict.fromkeys(("en-GB", "en-US"), "en"),
    **dict.fromkeys(("es-ES", "es-419"), "es"),
    "sv-SE": "sv",
}
"""The catalogue of each locale of Discord's."""


@cache
def nodes() -> list[ast.AST]:
    return [node for module in modules("bot") for node in ast.walk(tree_of(module))]


def calls_of(functions: Collection[str]) -> list[ast.Call]:
    """Return all calls in the bot's code by the last name of what is called, as of `ui.button`."""
    calls = [node for node in nodes() if isinstance(node, ast.Call)]
    return [it for it in calls if getattr(it.func, "id", getattr(it.func, "attr", "")) in functions]


@cache
def refused_with() -> dict[str, set[frozenset[str]]]:
    """Return the key of each refusal's sentence, with the arguments that it is ever given."""
    found = defaultdict(set)
    for call in calls_of(("Refusal", "__init__")):
        for key in ast.walk(call.args[0]) if call.args else ():
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found[f"refusal-{key.value}"].add(frozenset(str(it.arg) for it in call.keywords))
    return found


def texts_of_commands() -> set[str]:
    """Return the keys of the texts of all commands, and of their options."""
    slash = [it for it in COMMANDS if not isinstance(it, ContextMenu)]
    slash += [command for it in slash if isinstance(it, Group) for command in it.commands]
    options = [option for it in slash if isinstance(it, Command) for option in it.parameters]
    texts = [it.locale_description for it in options]
    return {f"command-{it.name}" for it in slash} | {it.extras["key"] for it in texts if it}


TRANSLATORS = ("translate", "button", "control")
"""The functions whose second argument is a key; the last two return a button with that label."""
IN_SEASON = (*("stats-unsettled", "stats-empty", "stats-own-none", "card-none", "card-streak"),)
LINES_OF_OTHER_GAMES = ("reverse", "square", "boards", "more-boards")
MOVE_WORDS = [*(IN_WORDS.get(name, name) for name in MoveName), WINNING]
GIVEN = [(name, reason) for name in NUMBERED for reason in REASONS[name]]
SWITCHES = ("on", "off", "turn-on", "turn-off")

# Keys that the code builds from a name: of an engine, a level, an ending and so on.
COMPOSED = {
    *texts_of_commands(),
    *(f"choice-engine-{name}" for name in NUMBERED),
    "why-matched-measured",
    *(why_key("level:easy", reason) for reason in REASONS["level"]),
    *(f"arena-{phase}" for phase in (Phase.TOO_FEW, Phase.LAPSED, Phase.CANCELLED)),
    *(f"{prefix}-{name}" for prefix in ("about", "beat") for name in ENGINES),
    *(why_key(*it) for it in GIVEN if "-".join(it) not in SEEN),
    *(f"table-{said_as(name)}-{table}" for name in NUMBERED for table in TABLES[name]),
    *(why_key(name, "hurried") for name in ("tree", "learned", "sampling", "matched", "level")),
    "beat-learned",
    *(f"{prefix}-{level}" for prefix in ("level", "choice") for level in DIFFICULTIES),
    *("level-expert", "arena-score-tied"),
    *(f"choice-{pace}" for pace in Pace),
    *(f"season-ends-{ends}" for ends in Ends),
    *(f"board-won-{ending}" for ending in ("line", "resigned", "out-of-time", "abandoned")),
    *(f"board-ended-{end}" for end in ("repetition", "agreed-draw", "abandoned", "unreachable")),
    *(f"challenge-{status}" for status in ("declined", "lapsed", "cancelled")),
    *(f"challenge-{status}-open" for status in ("lapsed", "cancelled")),
    *(
        f"privacy-{it}-{on}"
        for it in ("challenges", "reminders", "games", "words")
        for on in SWITCHES
    ),
    *(f"history-{result}" for result in ("won", "lost", "drawn", "unfinished")),
    *(f"stats-title-{board}" for board in ("server", "everywhere", "direct")),
    *(f"{key}-season" for key in IN_SEASON),
    *(f"cell-{cell}" for cell in CELLS),
    *(
        f"{prefix}-{pick}"
        for game in GAMES.values()
        for prefix in (("small-board",) if game.blocks > 1 else ("piece", "pick"))
        for pick in game.picks
    ),
    *(f"{prefix}-{name}" for prefix in ("game", "choice-game", "rule") for name in GAMES),
    *(drawn_key(PlayedPosition(game)) for game in GAMES.values()),
    *(f"board-{end}-{line}" for end in ("won-line", "lost") for line in LINES_OF_OTHER_GAMES),
    *RULES,
    *(f"line-{line}" for line in range(DIAGONAL + 1)),
    *(f"area-{name}" for game in SOLVED_GAMES.values() for name in areas_of(game)),
    *(f"hint-{fact}" for fact in Nudge if fact not in {Nudge.WIN, Nudge.EVEN}),
    *(f"hint-{fact}-{right}" for fact in (Nudge.WIN, Nudge.EVEN) for right in ("some", "all")),
    *(f"hint-{which}" for which in ("area", "board", "judged-area", "judged-board")),
    *(f"effect-{effect}" for effect in (*Effect, "won", "blocked")),
    *(f"why-{fact}" for fact in SmallBoardFact),
    *(f"move-{word.replace(' ', '-')}" for word in MOVE_WORDS),
    *(f"review-{fact}" for fact in Fact),
    *(f"uncounted-{reason}" for reason in WeightReason if reason is not WeightReason.NEWCOMER),
    *(f"players-{what}" for what in ("called", "found", "none")),
    *(f"resign-question-{what}" for what in ("counted", "uncounted", "unrated", "arena")),
    *(
        f"settings-{key}-{on}"
        for key in ("everywhere", "turn-everywhere", "now-games")
        for on in (0, 1)
    ),
    *(
        f"{key}-{which}"
        for key in ("season", "settings-now-season")
        for which in ("first", "since")
    ),
    *(f"puzzle-{task}" for task in ("win", "save")),
    *(f"settings-language-{which}" for which in ("automatic", "set")),
    *(f"settings-now-daily-{which}" for which in ("off", "refused")),
    *(f"post-solved-{tries}" for tries in range(1, TRIES + 1)),
}


@cache
def literals() -> set[str]:
    return {text for module in modules("bot") for text in strings(tree_of(module))}


def translated_keys(functions: Collection[str] = TRANSLATORS) -> set[str]:
    """Return all keys that the code passes as a literal to functions that translate them."""
    keys = [key for call in calls_of(functions) for key in call.args[1:2]]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def unreadable(catalogue: Path) -> list[str | None]:
    """Return what of a catalogue is no sentence: Fluent would ignore it without an error."""
    return [it.content for it in entries_of(catalogue) if isinstance(it, Junk)]


def twice(catalogue: Path) -> list[str]:
    """Return the keys that come again: people would read the last, and translators both."""
    keys = Counter(it.id.name for it in entries_of(catalogue) if isinstance(it, Message))
    return [key for key, count in keys.items() if count > 1]


def unused(catalogue: Path) -> set[str]:
    """Return the sentences that the code does not use."""
    return keys_of(catalogue) - literals() - COMPOSED - refused_with().keys()


def test_no_sentence_is_missing() -> None:
    """Every key that the code uses is in the English catalogue, which others fall back to."""
    missing = (translated_keys() | COMPOSED | refused_with().keys()) - keys_of(ENGLISH)
    assert not missing, f"bot/locales/{ENGLISH.name} has no {sorted(missing)}"


def test_a_refusal_gives_what_its_sentence_says() -> None:
    """Each refusal has a sentence, wherever it is raised with the arguments that this needs."""
    for key, given in refused_with().items():
        assert {*given} == {frozenset(parts_of(sentences_of(ENGLISH)[key]).arguments)}, key


def test_language_of_a_locale() -> None:
    """Discord's locales have the catalogues of the table, others English; each has a locale."""
    written = {file.stem for file in CATALOGUES}
    for locale, language in (LANGUAGES | {"xx": "xx", "": ""}).items():
        expected = language if language in written else locales.DEFAULT
        assert locales.language_for(locale) == expected
    assert written <= {*LANGUAGES.values()}


def test_a_missing_argument_raises() -> None:
    """A sentence without its arguments raises, and so does an unknown sentence."""
    with pytest.raises(LookupError):
        locales.translate("en", "board-turn")
    with pytest.raises(LookupError):
        locales.translate("en", "no-such-sentence")


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("show-record", {"games": 1, "x": 0, "o": 1, "draws": 0}, "1 game so far"),
        ("show-record", {"games": 3, "x": 0, "o": 3, "draws": 0}, "won none, O won 3, none"),
        ("card-total", {"wins": 1, "draws": 0, "losses": 1, "x": 1, "o": 2}, "X once, O 2 times"),
        ("card-total", {"wins": 1, "draws": 0, "losses": 0, "x": 1, "o": 0}, "X once, O never"),
        ("board-won-line-reverse", {"winner": "A", "loser": "B", "length": 4}, "made four in a"),
        ("board-won-line", {"winner": "A", "length": 5}, "with 5 in a row"),
        ("board-lost-more-boards", {"winner": "A", "most": 1, "fewest": 0}, "with 1 board to 0"),
    ],
)
def test_numbers_in_words(key: str, args: dict[str, int], said: str) -> None:
    """One of something is singular, and none is a word."""
    assert said in locales.translate("en", key, **args)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda it: it.stem)
def test_the_time_of_each_pace(catalogue: Path) -> None:
    """Every language names the time for a move that the clock gives."""
    for pace, time in MOVE_TIME.items():
        number = int(re.findall(r"\d+", locales.translate(catalogue.stem, f"choice-{pace}"))[-1])
        assert time in (timedelta(minutes=number), timedelta(days=number)), pace


def test_a_move_is_called_the_same_everywhere() -> None:
    """A review in Discord calls a move what the terminal calls it."""
    for word in MOVE_WORDS:
        assert locales.translate(locales.DEFAULT, f"move-{word.replace(' ', '-')}") == word


def test_mentions_are_isolated() -> None:
    """Only `person_name` names people; it isolates right-to-left names from text around them."""
    for file in CATALOGUES:
        assert "\u2068<@5>\u2069" in locales.translate(file.stem, "seat-person", person="5")
        text = file.read_text(encoding="utf-8")
        assert (text.count("<@"), text.count("{ seat-person }")) == (1, 0), file
