"""The explanation of an engine's move: a sentence, and its tables of nine numbers, if any."""

from bot.domain.match import MoveExplanation
from bot.locales import translate
from engines.engine import Choice, Table
from engines.games.classic import CELLS
from engines.games.position import PlayedPosition
from engines.levels import engine_name

_ROWS = (CELLS[0:3], CELLS[3:6], CELLS[6:9])


def explanation_text(language: str, explanation: MoveExplanation) -> str:
    """Return who moved where and why, followed by the tables that the engine compared."""
    engine, choice, board = engine_name(explanation.spec), explanation.choice, explanation.board
    who = translate(language, f"engine-{engine}")
    moved = translate(language, "move-explained", engine=who, mark=board.turn, cell=choice.move + 1)
    tables = (
        f"{translate(language, f'table-{engine}-{name}')}\n{table_text(board, table)}"
        for name, table in choice.scores.items()
        if any(number is not None for number in table)
    )
    return "\n".join((f"{moved} {reason(language, explanation.spec, choice)}", *tables))


def reason(language: str, spec: str, choice: Choice) -> str:
    """Return why a move was made, in one sentence."""
    return translate(language, f"why-{engine_name(spec)}-{choice.why}")


def table_text(board: PlayedPosition, table: Table) -> str:
    """Return nine numbers as a code block of three rows; taken cells show their mark."""
    shown = [_number(cell.mark or table[n]) for n, cell in enumerate(board.cells)]
    width = max(map(len, shown))
    rows = (" │ ".join(shown[cell].center(width) for cell in row) for row in _ROWS)
    return "```\n" + "\n".join(rows) + "\n```"


def _number(value: str | float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.2f}" if isinstance(value, float) else str(value)
