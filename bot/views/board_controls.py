"""The rows below the board of a match: what to pick for a move, and all actions besides moves."""

from discord import ButtonStyle

from bot.domain.match import Ending, Machine, Match, Status
from bot.domain.offers import DRAW_AFTER_PLIES
from bot.locales import translate
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
    PICK,
    REFRESH,
    REMATCH,
    REMATCH_AT_LEVEL,
    REVIEW,
    RULE,
    TAKE_BACK,
    WITHDRAW_OFFER,
    ButtonKind,
    custom_id,
)
from bot.views.status_text import missing, won_by_person
from engines.games.classic import CLASSIC
from engines.games.position import PlayedPosition
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


def shown_pick(match: Match, wanted: str) -> str:
    """Return `wanted` if the person to move can place it, otherwise the last that they can.

    In ultimate nothing is picked for people who have a choice.
    """
    if match.status is not Status.LIVE or match.waits_for_engine:
        return ""
    return pick_of(match.board, wanted)


def pick_of(board: PlayedPosition, wanted: str) -> str:
    """Do what `shown_pick` does, for any position of a game with picks that is not over."""
    placeable = [pick for pick in board.game.picks if board.can_pick(pick)]
    if wanted in placeable:
        return wanted
    return "" if board.game.has_small_boards and len(placeable) > 1 else placeable[-1]


def piece_picker(match: Match, pick: str) -> list[ui.Component]:
    """Return the row of a live match, with `pick` as picked; no row if there is no choice."""
    if match.game.has_small_boards or not match.game.picks or match.status is not Status.LIVE:
        return []
    return picker(match.board, pick, match.language, PICK, match.id, match.revision)


def picker(
    board: PlayedPosition, pick: str, language: str, kind: ButtonKind, *numbers: int
) -> list[ui.Component]:
    """Return the row of what can be picked, whose ids are of a kind and begin with `numbers`."""
    return ui.row(
        *(
            _button(board, own, custom_id(kind, *numbers, place), language, is_picked=own == pick)
            for place, own in enumerate(board.game.picks)
        )
    )


def _button(
    board: PlayedPosition, own: str, pressed: str, language: str, *, is_picked: bool
) -> ui.Component:
    left = board.game.left_of(board.state, own)
    label = translate(language, f"pick-{own}", left=left)
    style = ui.SUCCESS if is_picked else ui.SECONDARY
    return ui.labelled_button(label, style, pressed, disabled=not board.can_pick(own))
