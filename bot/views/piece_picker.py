"""The row that picks what the next move puts on the board, in games where players choose."""

from bot.domain.match import Match, Status
from bot.locales import translate
from bot.views.buttons import SECONDARY, SUCCESS
from bot.views.component_json import ComponentJson, button, row
from bot.views.custom_ids import PICK, custom_id


def shown_pick(match: Match, wanted: str) -> str:
    """Return `wanted` if the person to move can place it, otherwise the last that they can.

    In ultimate nothing is picked for people who have a choice.
    """
    if match.status is not Status.LIVE or match.waits_for_engine:
        return ""
    placeable = [pick for pick in match.game.picks if match.board.can_pick(pick)]
    if wanted in placeable:
        return wanted
    return "" if match.game.has_small_boards and len(placeable) > 1 else placeable[-1]


def piece_picker(match: Match, pick: str) -> list[ComponentJson]:
    """Return the row of a live match, with `pick` as picked; no row if there is no choice."""
    if match.game.has_small_boards or not match.game.picks or match.status is not Status.LIVE:
        return []
    return row(*(_button(match, number, pick) for number in range(len(match.game.picks))))


def _button(match: Match, number: int, pick: str) -> ComponentJson:
    game = match.game
    own = game.picks[number]
    left = game.left_of(match.board.state, own)
    label = translate(match.language, f"pick-{own}", left=left)
    style = SUCCESS if own == pick else SECONDARY
    pressed = custom_id(PICK, match.id, match.revision, number)
    return button(label, style, pressed, disabled=not match.board.can_pick(own))
