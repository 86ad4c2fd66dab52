"""The row below the board of a match: all actions besides moves."""

from discord import ButtonStyle

from bot.domain.match import Ending, Machine, Match, Status
from bot.domain.offers import DRAW_AFTER_PLIES
from bot.views import ui
from bot.views.custom_ids import (
    ACCEPT_OFFER,
    ASK_RESIGN,
    BACK_IN_ARENA,
    DECLINE_OFFER,
    EXPLAIN_MOVE,
    HINT,
    MORE,
    OFFER_DRAW,
    REFRESH,
    REMATCH,
    REMATCH_AT_LEVEL,
    REVIEW,
    RULE,
    TAKE_BACK,
    WITHDRAW_OFFER,
    ButtonKind,
)
from bot.views.status_text import missing, won_by_person
from engines.games.classic import CLASSIC
from engines.levels import LEVELS, SPECS_OF_LEVELS


def controls(match: Match, *, rematch: bool) -> list[ui.Component]:
    """Return the row of buttons for the match's status: five at most."""
    if match.arena_id is not None:
        return ui.row(*_in_arena(match))
    if match.status is Status.OVER:
        return ui.row(*(_rematches(match) if rematch else []), *_after_the_end(match))
    actions = _answers(match) if match.offer else _requests(match)
    return ui.row(*actions, *_rule(match), control(match, "resign", ASK_RESIGN))


def _in_arena(match: Match) -> list[ui.Component]:
    """Return the buttons of a match of an arena; who missed it can say that they are back."""
    if match.status is Status.LIVE:
        return [*_rule(match), control(match, "resign", ASK_RESIGN)]
    back = ui.button(match.language, "arena-back", ui.PRIMARY, BACK_IN_ARENA, match.arena_id or 0)
    return [*([] if missing(match) is None else [back]), *_after_the_end(match)]


def _rule(match: Match) -> list[ui.Component]:
    """Return the button of the game's rule, unless everybody knows it."""
    return [] if match.game is CLASSIC else [control(match, "rule", RULE)]


def can_rematch(match: Match) -> bool:
    """Return whether the two of a finished match can play another one there."""
    return match.ending is not Ending.UNREACHABLE and not match.has_deleted_person


def _rematches(match: Match) -> list[ui.Component]:
    if not can_rematch(match):
        return []
    label = "play-again" if match.machine else "rematch"
    levels = _other_levels(match)
    harder = levels[-1] if won_by_person(match) and levels and levels[-1][0] == "harder" else None
    again = control(match, label, REMATCH, style=ui.SECONDARY if harder else ui.PRIMARY)
    return [
        again,
        *(control(match, *it, style=ui.PRIMARY if it == harder else ui.SECONDARY) for it in levels),
    ]


def _other_levels(match: Match) -> list[tuple[str, ButtonKind, int]]:
    """Return label, kind and number of the next level down and up, where there is one.

    An engine may be that of another level than when the match began: what it plays like counts.
    """
    machine = match.machine and match.seat(match.machine)
    if not isinstance(machine, Machine) or machine.level is None:
        return []
    specs = SPECS_OF_LEVELS[match.variant]
    level = next((it for it in LEVELS if specs[it] == machine.spec), machine.level)
    at = LEVELS.index(level)
    others = (("easier", at - 1), ("harder", at + 1))
    found = [(label, number) for label, number in others if 0 <= number < len(LEVELS)]
    return [(label, REMATCH_AT_LEVEL, number) for label, number in found]


def _after_the_end(match: Match) -> list[ui.Component]:
    review = [control(match, "review", REVIEW)] if match.moves else []
    return [*review, control(match, "more", MORE)]


def _answers(match: Match) -> list[ui.Component]:
    return [
        control(match, "offer-accept", ACCEPT_OFFER, match.revision, style=ui.SUCCESS),
        control(match, "offer-decline", DECLINE_OFFER, match.revision),
        control(match, "offer-withdraw", WITHDRAW_OFFER, match.revision),
    ]


def _requests(match: Match) -> list[ui.Component]:
    """Return the same buttons from the start on, since another one could move all the cells."""
    revision = match.revision
    back = control(match, "take-back", TAKE_BACK, revision, disabled=not _can_take_back(match))
    if match.machine is None:
        early = len(match.moves) < DRAW_AFTER_PLIES
        return [control(match, "offer-draw", OFFER_DRAW, revision, disabled=early), back]
    ask = control(match, "why", EXPLAIN_MOVE, disabled=match.engine_ply is None)
    if match.waits_for_engine:
        return [back, ask, control(match, "refresh", REFRESH, style=ui.PRIMARY)]
    return [back, ask, control(match, "hint", HINT, revision)]


def _can_take_back(match: Match) -> bool:
    """Return whether a person has a move to take back."""
    first = "O" if match.start_ply % 2 else "X"
    return len(match.moves) - match.start_ply > (match.machine == first)


def control(
    match: Match,
    label: str,
    kind: ButtonKind,
    *numbers: int,
    style: ButtonStyle = ui.SECONDARY,
    disabled: bool = False,
) -> ui.Component:
    """Return a button with the text `label` and a custom id of `kind`, the match and `numbers`."""
    return ui.button(match.language, label, style, kind, match.id, *numbers, disabled=disabled)
