"""The page of an exercise; before the answer no sentence of it names a right move."""

from collections.abc import Iterable
from typing import NamedTuple

from discord import ButtonStyle
from discord.utils import format_dt

from bot.domain.match import Match
from bot.interactions.review.verdict import SAYS_WHAT_WAS_BETTER, reason_text
from bot.locales import Name, translate
from bot.views import custom_ids as ids, ui
from bot.views.board import WON
from bot.views.live_board import TURN_COLOURS
from bot.views.looks import LOOKS
from bot.views.looks.grid import numbers_of
from bot.views.names import name_of_move, small_name
from engines.games.game import WIN, Move
from engines.games.position import PlayedPosition
from engines.review.names import LOSING
from engines.review.review import Judgement


class PracticeView(NamedTuple):
    """A position as its person sees it, and what is known of `move` there.

    In a `match` that is what the person played, against `opponent`. The buttons have `numbers`.
    """

    board: PlayedPosition
    move: Move
    known: Judgement
    match: Match | None
    opponent: Name
    numbers: tuple[int, ...]
    language: str


def practice_page(view: PracticeView, *said: str, pick: str = "") -> ui.Message:
    """Return the position with the tried moves in red; `pick` is picked for the next one."""
    board, game, numbers = view.board, view.board.game, view.numbers
    look, tried = LOOKS[game.name], [it for it in board.legal_moves() if numbers[-1] >> it & 1]
    pick = look.pick_of(board, pick)
    moves = {
        cell: "" if game.move_of(it) in tried else ids.custom_id(ids.PRACTICE_CELL, *numbers, it)
        for cell, it in numbers_of(game, board.state, pick).items()
    }
    red = [game.cell_of(board.state, move) for move in tried if game.pick_of(move) == pick]
    asked = ("hint", ids.PRACTICE_HINT), ("puzzle-give-up", ids.PRACTICE_ANSWER)
    return ui.page(
        ui.text(*_task(view), *said),
        look.still(board, dict.fromkeys(red, ui.DANGER), moves),
        look.picker(board, pick, view.language, ids.PRACTICE_PICK, *numbers),
        ui.row(
            *(ui.button(view.language, key, ui.SECONDARY, kind, *numbers) for key, kind in asked),
            *_ways_on(view, ui.SECONDARY),
        ),
        colour=TURN_COLOURS[board.turn],
    )


def answer_page(
    view: PracticeView, board: PlayedPosition, green: Iterable[int], *said: str
) -> ui.Message:
    """Return how a position is solved, on a board with some cells in green."""
    still = LOOKS[board.game.name].still(board, dict.fromkeys(green, ui.SUCCESS))
    return ui.page(
        ui.text(*_task(view), *said), still, ui.row(*_ways_on(view, ui.PRIMARY)), colour=WON
    )


def _ways_on(view: PracticeView, style: ButtonStyle) -> list[ui.Component]:
    match_id, number, game, _ = view.numbers
    ways = [("practice-next", style, ids.PRACTICE, game, 0 if match_id else number)]
    if match_id:
        ways.append(("practice-open", ui.SECONDARY, ids.PRACTICE_GAME, match_id, number))
    return [ui.button(view.language, *way) for way in ways]


def _task(view: PracticeView) -> list[str]:
    board, language = view.board, view.language
    played = translate(language, "practice-all", count=0)
    if view.match:
        named = {"cell": name_of_move(board, view.move), "opponent": view.opponent}
        date = format_dt(view.match.changed_at, "D")
        played = translate(language, "practice-played", date=date, **named)
    return [
        small_name(language, board.game.name),
        played,
        LOOKS[board.game.name].unseen(board, language),
        translate(language, "practice-task", mark=board.turn, result=_result(view.known)),
    ]


def said_of(board: PlayedPosition, move: Move, found: Judgement, language: str) -> str:
    """Return whether a move is right, and what it does."""
    what = "wrong" if found.name in LOSING else "right"
    title = translate(language, "practice-move", what=what, cell=name_of_move(board, move))
    after = board.play(move)
    does = reason_text(board, after, found, language)
    if _tells_what_is_right(board, after, found):
        does = translate(language, "practice-lets", result=_result(found), opponent=after.turn)
    return translate(language, "between-sentences").join((title, does))


def _tells_what_is_right(board: PlayedPosition, after: PlayedPosition, found: Judgement) -> bool:
    """Return whether the reason of a wrong move names the square of a right one."""
    fact, answer = found.reason
    if fact in SAYS_WHAT_WAS_BETTER or answer is None:
        return fact in SAYS_WHAT_WAS_BETTER
    right = {board.game.cell_of(board.state, move) for move in found.kept}
    return board.game.cell_of(after.state, answer) in right


def _result(found: Judgement) -> str:
    return "win" if found.result == WIN else "draw"
