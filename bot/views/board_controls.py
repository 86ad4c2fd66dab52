"""The row below the board of a match: all actions besides moves."""

from typing import NamedTuple

from discord import ButtonStyle

from bot.domain.match import Ending, Match, Status
from bot.domain.match_effects import MatchEffects
from bot.domain.offers import DRAW_AFTER_PLIES
from bot.locales import cached, translate
from bot.views import custom_ids as ids, ui
from bot.views.status_text import missing, won_by_person
from engines.games.classic import CLASSIC
from engines.games.position import MARKS
from engines.levels import LEVELS, SPECS_OF_LEVELS

_ID, _REVISION = "\1", "\2"  # placeholders; labels cannot contain them unescaped


class Control(NamedTuple):
    """A button whose id has the match's id and perhaps its revision; `number` replaces the last."""

    label: str
    kind: ids.ButtonKind
    style: ButtonStyle = ui.SECONDARY
    disabled: bool = False
    number: int | None = None


_RESIGN, _RULE = Control("resign", ids.ASK_RESIGN), Control("rule", ids.RULE)
_WORDS = Control("board-in-words", ids.BOARD_IN_WORDS)
_REVIEW, _MORE = Control("review", ids.REVIEW), Control("more", ids.MORE)
_HINT, _REFRESH = Control("hint", ids.HINT), Control("refresh", ids.REFRESH, ui.PRIMARY)
_BACK, _WHY, _DRAW = (  # each enabled and disabled
    (Control(*labelled), Control(*labelled, disabled=True))
    for labelled in (
        ("take-back", ids.TAKE_BACK),
        ("why", ids.EXPLAIN_MOVE),
        ("offer-draw", ids.OFFER_DRAW),
    )
)
_ANSWERS = (
    Control("accept", ids.ACCEPT_OFFER, ui.SUCCESS),
    Control("decline", ids.DECLINE_OFFER),
    Control("offer-withdraw", ids.WITHDRAW_OFFER),
)


def controls(match: Match, effects: MatchEffects, *, rematch: bool) -> ui.Component:
    """Return the row of buttons for the match's status: five at most."""
    if match.arena_id is not None:
        return row(match, *_in_arena(match, effects))
    if match.status is Status.OVER:
        return row(match, *(_rematches(match) if rematch else []), *_after_the_end(match))
    if match.offer:
        return row(match, *_ANSWERS, *([] if match.game is CLASSIC else [_RULE]), _RESIGN)
    return row(match, *_requests(match), _rule(match), _RESIGN)


def row(match: Match, *buttons: Control) -> ui.Component:
    drawn = _row(match.language, *buttons)
    return drawn.replace(_ID, str(match.id)).replace(_REVISION, str(match.revision))


# To draw it each time would make a press an eighth dearer.
@cached(1024)
def _row(language: str, *buttons: Control) -> ui.Component:
    """Return a row without the numbers of its match, as many boards have it."""
    return ui.row(*(_button(language, control) for control in buttons))


def _button(language: str, control: Control) -> ui.Component:
    numbers = [_ID, _REVISION][: len(control.kind.fields)]
    if control.number is not None:
        numbers[-1] = str(control.number)
    label, pressed = translate(language, control.label), ":".join((control.kind.prefix, *numbers))
    return ui.labelled_button(label, control.style, pressed, disabled=control.disabled)


def _in_arena(match: Match, effects: MatchEffects) -> list[Control]:
    """Return the buttons of a match of an arena; who missed it can say that they are back."""
    if match.status is Status.LIVE:
        return [_rule(match), _RESIGN]
    back = Control("arena-back", ids.BACK_IN_ARENA, ui.PRIMARY, number=match.arena_id)
    return [*([] if missing(match, effects) is None else [back]), *_after_the_end(match)]


def _rule(match: Match) -> Control:
    """Return the button of the rule or, for classic, which all know, of the board in words."""
    return _WORDS if match.game is CLASSIC else _RULE


def can_rematch(match: Match) -> bool:
    return match.ending is not Ending.UNREACHABLE and not match.has_deleted_person


def _rematches(match: Match) -> list[Control]:
    if not can_rematch(match):
        return []
    label = "play-again" if match.machine else "rematch"
    levels = _other_levels(match)
    is_harder = won_by_person(match) and "harder" in levels
    again = Control(label, ids.REMATCH, ui.SECONDARY if is_harder else ui.PRIMARY)
    styles = {"harder": ui.PRIMARY if is_harder else ui.SECONDARY, "easier": ui.SECONDARY}
    return [
        again,
        *(Control(it, ids.REMATCH_AT_LEVEL, styles[it], number=at) for it, at in levels.items()),
    ]


def _other_levels(match: Match) -> dict[str, int]:
    """Return the levels next to the one that the engine plays like, as numbers by their labels."""
    engine, specs = match.engine, SPECS_OF_LEVELS[match.variant]
    if engine is None or engine.level is None:
        return {}
    level = next((level for level in LEVELS if specs[level] == engine.spec), engine.level)
    at = LEVELS.index(level)
    others = {"easier": at - 1, "harder": at + 1}
    return {label: number for label, number in others.items() if 0 <= number < len(LEVELS)}


def _after_the_end(match: Match) -> list[Control]:
    return [_REVIEW, _MORE] if match.moves else [_MORE]


def _requests(match: Match) -> list[Control]:
    """Return the same buttons from the start on, since another one could move all the cells."""
    made = len(match.moves) - match.start_ply
    machine_began = match.machine == MARKS[match.start_ply % 2]
    back = _BACK[made <= machine_began]
    if match.machine is None:
        return [_DRAW[len(match.moves) < DRAW_AFTER_PLIES], back]
    why = _WHY[made <= (not machine_began)]
    return [back, why, _REFRESH if match.waits_for_engine else _HINT]
