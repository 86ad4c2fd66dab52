"""Answers "Why?" about the engine's last move: what it did, how it was chosen, the numbers."""

from collections.abc import Iterator

from bot.domain.explanation import MoveExplanation
from bot.domain.match import Machine, Match
from bot.errors import Refusal
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.locales import local_number, translate
from bot.views import custom_ids as ids, ui
from bot.views.names import engine_title, move_name, name_of_move, seat_name
from bot.views.notices import notice
from bot.views.reasons import facts, how_chosen, said_as, why_chosen
from engines.engine import ScoreTable
from engines.games.position import PlayedPosition
from engines.levels import engine_name, setting_of
from engines.strength.numbers import decimal

_MOST_COLUMNS, _MOST_LISTED = 5, 5  # columns of a table; on wider boards so many moves are listed


@on_press(ids.EXPLAIN_MOVE)
async def press_explain_move(request: Request, match: Match) -> None:
    """Tell the person privately why the engine moved there, with a button to the numbers if any."""
    ply = match.last_ply(match.machine)
    if ply is None:
        raise Refusal("nothing-to-explain")
    explanation = await request.context.matches.engines.explain(match, ply)
    sentences = _sentences(match, explanation, request.person, request.language)
    shown = (ids.SHOW_NUMBERS, match.id, explanation.ply)
    numbers = ui.button(request.language, "show-numbers", ui.SECONDARY, *shown)
    await request.show(notice(sentences, numbers if _tables(explanation) else ""))


@on_press(ids.SHOW_NUMBERS)
async def press_show_numbers(request: Request, match: Match, ply: int) -> None:
    """Add the numbers to the explanation of the move at a ply, unless it was taken back since."""
    if not match.start_ply <= ply < len(match.moves) or not isinstance(match.mover(ply), Machine):
        raise Refusal("nothing-to-explain")
    explanation = await request.context.matches.engines.explain(match, ply)
    language, spec = request.language, explanation.spec
    why = _sentences(match, explanation, request.person, language)
    how = why_chosen(language, spec, explanation.choice)
    title = translate(language, "numbers-title", engine=engine_title(engine_name(spec)))
    chosen = "" if how in why else how
    tables = _titled_tables(explanation, language)
    await request.edit(ui.Message(ui.text(why, title, chosen, *tables)))


def _sentences(match: Match, explanation: MoveExplanation, viewer: int, language: str) -> str:
    cell = move_name(match.board, explanation.ply)
    player = seat_name(language, match.mover(explanation.ply), match.variant)
    moved = translate(language, "move-explained", player=player, cell=cell)
    whose = "yours" if viewer in match.people else "theirs"
    did, how = facts(language, explanation, whose), how_chosen(language, explanation)
    sentences = translate(language, "between-sentences").join((moved, *did))
    return f"{sentences}\n-# {how}" if how else sentences


def _tables(explanation: MoveExplanation) -> dict[str, ScoreTable]:
    scores = explanation.choice.scores.items()
    return {name: table for name, table in scores if any(n is not None for n in table)}


def _titled_tables(explanation: MoveExplanation, language: str) -> Iterator[str]:
    engine = said_as(explanation.spec)
    for name, table in _tables(explanation).items():
        title = translate(language, f"table-{engine}-{name}", games=setting_of(explanation.spec))
        numbers = [_number(number, language) for number in table if number is not None]
        if len(set(numbers)) == 1:
            number, count = numbers[0], len(numbers)
            yield translate(language, "table-equal", title=title, number=number, count=count)
        else:
            yield f"**{title}**"
            yield _numbers(explanation.board, table, language)


def _numbers(board: PlayedPosition, table: ScoreTable, language: str) -> str:
    if board.game.columns <= _MOST_COLUMNS:
        return table_text(board, table, language)
    rated = {move: number for move, number in enumerate(table) if number is not None}
    best = sorted(rated.items(), key=lambda rated_move: -rated_move[1])[:_MOST_LISTED]
    names = (name_of_move(board, move) for move, _ in best)
    numbers = (_number(number, language) for _, number in best)
    return "\n".join(
        translate(language, "replay-move", mark=f"`{number}`", cell=name)
        for number, name in zip(numbers, names, strict=True)
    )


def table_text(board: PlayedPosition, table: ScoreTable, language: str) -> str:
    """Return the numbers of moves as a block like the board, with marks on cells that are taken."""
    columns, cells = board.game.columns, board.cells
    marks = [cell.mark for cell in cells] if len(cells) == len(table) else [None] * len(table)
    shown = [_number(mark or number, language) for mark, number in zip(marks, table, strict=True)]
    width = max(map(len, shown))
    centred = [number.center(width) for number in shown]
    rows = (" │ ".join(centred[at : at + columns]) for at in range(0, len(table), columns))
    return "```\n" + "\n".join(rows) + "\n```"


def _number(value: str | float | None, language: str) -> str:
    if value is None:
        return "-"
    return value if isinstance(value, str) else local_number(language, decimal(value))
