import ast
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bot
from bot import errors, locales
from bot.domain.rating_weight import Reason
from bot.domain.time_limits import TimeControl
from engines.games.classic import CELLS
from engines.levels import ENGINES, LEVELS, engine_of, spec_for

CATALOGUES = sorted(Path(locales.__file__).parent.glob("*.ftl"))
ROOM = Path(bot.__file__).parent


def engine(name: str) -> Any:
    """Return an engine, whose reasons and tables stand in its class."""
    return engine_of(spec_for(None, name))


SWITCHES = ("on", "off", "turn-on", "turn-off")

# Keys that are put together from a prefix and a name: an engine, a level, an ending and so on.
COMPOSED = {
    *(f"{prefix}-{name}" for prefix in ("engine", "choice-engine") for name in ENGINES),
    *(f"{prefix}-{name}" for prefix in ("about", "beat") for name in ENGINES),
    *(f"why-{name}-{reason}" for name in ENGINES for reason in engine(name).REASONS),
    *(f"table-{name}-{table}" for name in ENGINES for table in engine(name).TABLES),
    *(f"{prefix}-{level}" for prefix in ("level", "choice") for level in LEVELS),
    *(f"{prefix}-{pace}" for prefix in ("pace", "choice") for pace in TimeControl),
    *(f"board-won-{ending}" for ending in ("line", "resigned", "out-of-time", "abandoned")),
    *(f"board-ended-{end}" for end in ("full-board", "agreed-draw", "abandoned", "unreachable")),
    *(f"challenge-{status}" for status in ("declined", "lapsed", "cancelled")),
    *(f"challenge-{status}-open" for status in ("lapsed", "cancelled")),
    *(f"privacy-challenges-{switch}" for switch in SWITCHES),
    *(f"privacy-reminders-{switch}" for switch in SWITCHES),
    *(f"stats-title-{board}" for board in ("server", "everywhere", "direct")),
    *(f"cell-{cell}" for cell in CELLS),
    *(f"uncounted-{reason}" for reason in Reason),
    *(f"settings-pace-{pace}" for pace in TimeControl),
    *(f"settings-{key}everywhere-{counts}" for key in ("", "turn-") for counts in (0, 1)),
}


def keys_of(catalogue: Path) -> set[str]:
    entries = FluentParser().parse(catalogue.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def literals() -> set[str]:
    """Return every string in the bot's code that is not spliced together."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in ROOM.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said() -> set[str]:
    """Return every key that the code hands to `translate` as a literal."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in ROOM.rglob("*.py")]
    calls = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "translate"
    ]
    return {call.args[1].value for call in calls if isinstance(call.args[1], ast.Constant)}  # type: ignore[misc]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_a_catalogue_holds_nothing_that_is_not_understood(catalogue: Path) -> None:
    """Every line of a catalogue parses; Fluent itself would drop what does not, silently."""
    entries = FluentParser().parse(catalogue.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_no_sentence_is_missing(catalogue: Path) -> None:
    """Every key that the code says stands in every catalogue."""
    assert said() | COMPOSED <= keys_of(catalogue)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_no_sentence_is_unused(catalogue: Path) -> None:
    """Every sentence of a catalogue is said somewhere."""
    assert keys_of(catalogue) <= literals() | COMPOSED


def refusals(base: type[errors.RefusalError]) -> list[type[errors.RefusalError]]:
    return [kind for sub in base.__subclasses__() for kind in (sub, *refusals(sub))]


@pytest.mark.parametrize("refusal", refusals(errors.RefusalError), ids=lambda kind: kind.__name__)
def test_every_refusal_has_its_own_sentence(refusal: type[errors.RefusalError]) -> None:
    """Each refusal names a sentence that no other one names."""
    same = [kind for kind in refusals(errors.RefusalError) if kind.key == refusal.key]
    assert same == [refusal]
    assert refusal.key in keys_of(CATALOGUES[0])


def test_every_error_stands_in_the_drawn_tree() -> None:
    """The tree at the top of the module shows all errors and no others."""
    kinds = {name for name, value in vars(errors).items() if isinstance(value, type)}
    drawn = {word for word in (errors.__doc__ or "").split() if word.endswith("Error")}
    assert drawn == kinds


def test_a_locale_finds_its_language() -> None:
    """English in all its kinds is spoken to, and so is whoever speaks what is not there."""
    found = [locales.language_for(locale) for locale in ("en", "en-GB", "en-US", "xx", "")]
    assert found == ["en"] * 5


def test_a_gap_left_open_is_a_fault() -> None:
    """A sentence without its facts is never shown."""
    with pytest.raises(LookupError):
        locales.translate("en", "board-turn")
    with pytest.raises(LookupError):
        locales.translate("en", "no-such-sentence")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_a_name_keeps_its_direction_to_itself(catalogue: Path) -> None:
    """People are named by one sentence, which lets no right-to-left name turn the others round."""
    assert locales.translate(catalogue.stem, "seat-person", person="5") == "\u2068<@5>\u2069"
    assert catalogue.read_text(encoding="utf-8").count("<@") == 1
