"""What can be done about a match besides moving: the buttons below its board."""

from discord import ButtonStyle

from bot.domain.match import Ending, Match, OfferKind, Status
from bot.locales import translate
from bot.views.buttons import GOOD, QUIET, STRONG
from bot.views.component_json import ComponentJson, button, row
from bot.views.custom_ids import (
    ACCEPT_OFFER,
    ASK_RESIGN,
    DECLINE_OFFER,
    EXPLAIN_MOVE,
    OFFER_DRAW,
    REMATCH,
    TAKE_BACK,
    ButtonKind,
    custom_id,
)


def controls(match: Match, *, rematch: bool) -> list[ComponentJson]:
    """Return the rows of buttons that fit how the match stands."""
    if match.status is Status.OVER:
        return _after(match) if rematch else []
    return _answers(match) + row(*_requests(match), control(match, "give-up", ASK_RESIGN))


def _after(match: Match) -> list[ComponentJson]:
    if match.ending is Ending.UNREACHABLE:
        return []
    label = "play-again" if match.machine else "rematch"
    return row(control(match, label, REMATCH, style=STRONG))


def _answers(match: Match) -> list[ComponentJson]:
    """Return the answers to what one of the players has asked for."""
    if match.offer is None:
        return []
    yes = "agree-draw" if match.offer.what is OfferKind.DRAW else "agree-take-back"
    return row(
        control(match, yes, ACCEPT_OFFER, match.revision, style=GOOD),
        control(match, "disagree", DECLINE_OFFER, match.revision),
    )


def _requests(match: Match) -> list[ComponentJson]:
    if match.offer is not None:
        return []
    return [
        *([] if match.machine else [control(match, "offer-draw", OFFER_DRAW, match.revision)]),
        *([control(match, "take-back", TAKE_BACK, match.revision)] if _moved(match) else []),
        *([control(match, "why", EXPLAIN_MOVE)] if match.engine_ply is not None else []),
    ]


def _moved(match: Match) -> bool:
    """Return whether somebody has a move to take back."""
    return len(match.moves) > (1 if match.machine == "X" else 0)


def control(
    match: Match, label: str, kind: ButtonKind, *numbers: int, style: ButtonStyle = QUIET
) -> ComponentJson:
    """Return a button that says `label` and acts as `kind` on the match and what `numbers` tell."""
    return button(translate(match.language, label), style, custom_id(kind, match.id, *numbers))
