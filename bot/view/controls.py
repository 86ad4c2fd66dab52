"""What can be done about a match besides moving: the buttons below its board."""

from discord import ButtonStyle

from bot.matches.model import Asked, Ending, Match, Status
from bot.view.buttons import GOOD, QUIET, STRONG
from bot.view.ids import AGREE, DISAGREE, DRAW, GIVE_UP, REMATCH, TAKE_BACK, WHY, custom_id
from bot.view.parts import Part, button, row
from bot.words import say


def controls(match: Match, *, rematch: bool) -> list[Part]:
    """Return the rows of buttons that fit how the match stands."""
    if match.status is Status.OVER:
        return _after(match) if rematch else []
    return _answers(match) + row(*_requests(match), control(match, "give-up", GIVE_UP))


def _after(match: Match) -> list[Part]:
    if match.ending is Ending.UNREACHABLE:
        return []
    label = "play-again" if match.machine else "rematch"
    return row(control(match, label, REMATCH, style=STRONG))


def _answers(match: Match) -> list[Part]:
    """Return the answers to what one of the players has asked for."""
    if match.offer is None:
        return []
    yes = "agree-draw" if match.offer.what is Asked.DRAW else "agree-take-back"
    return row(
        control(match, yes, AGREE, match.revision, style=GOOD),
        control(match, "disagree", DISAGREE, match.revision),
    )


def _requests(match: Match) -> list[Part]:
    if match.offer is not None:
        return []
    return [
        *([] if match.machine else [control(match, "offer-draw", DRAW, match.revision)]),
        *([control(match, "take-back", TAKE_BACK, match.revision)] if _moved(match) else []),
        *([control(match, "why", WHY)] if match.engine_ply is not None else []),
    ]


def _moved(match: Match) -> bool:
    """Return whether somebody has a move to take back."""
    return len(match.moves) > (1 if match.machine == "X" else 0)


def control(match: Match, label: str, kind: str, *numbers: int, style: ButtonStyle = QUIET) -> Part:
    """Return a button that says `label` and acts as `kind` on the match and what `numbers` tell."""
    return button(say(match.language, label), style, custom_id(kind, match.id, *numbers))
