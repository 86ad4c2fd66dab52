"""The row that picks what the next move puts on the board, in games where players choose."""

from bot.domain.match import Match, Status
from bot.locales import translate
from bot.views.buttons import SECONDARY, SUCCESS
from bot.views.component_json import ComponentJson, button, row
from bot.views.custom_ids import PICK, custom_id
from engines.games.position import PlayedPosition


def shown_pick(board: PlayedPosition, wanted: str) -> str:
    """Return `wanted` if the player to move has it, else the last of what they have."""
    game = board.game
    held = [pick for pick in game.picks if game.left_of(board.state, pick)]
    return wanted if wanted in held else held[-1] if held else ""


def piece_picker(match: Match, pick: str) -> list[ComponentJson]:
    """Return the row of a live match, with `pick` as picked; no row if there is no choice."""
    if not match.game.picks or match.status is not Status.LIVE:
        return []
    return row(*(_button(match, number, pick) for number in range(len(match.game.picks))))


def _button(match: Match, number: int, pick: str) -> ComponentJson:
    game = match.game
    own = game.picks[number]
    left = game.left_of(match.board.state, own)
    label = translate(match.language, f"pick-{own}", left=left)
    style = SUCCESS if own == pick else SECONDARY
    pressed = custom_id(PICK, match.id, match.revision, number)
    return button(label, style, pressed, disabled=not left)
