"""Why an engine moved where it did: one sentence and, as a second step, the numbers it compared."""

from collections.abc import Iterator

from discord import ui

from bot.domain.match import Match, MoveExplanation
from bot.domain.move_effect import Effect, effect_of
from bot.locales import translate
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import SHOW_NUMBERS
from bot.views.message import Message
from bot.views.player_names import seat_name
from engines.engine import Choice, Table
from engines.games.classic import CELLS
from engines.games.position import PlayedPosition
from engines.levels import engine_name

_ROWS = (CELLS[0:3], CELLS[3:6], CELLS[6:9])
_GUESS = "guess"


def explanation_message(match: Match, ply: int, viewer: int, language: str) -> Message:
    """Return who moved where at a ply and why, with a button to the numbers if there are any."""
    explanation = match.explain_move(ply)
    numbers = button(language, "show-numbers", SECONDARY, SHOW_NUMBERS, match.id, ply)
    return Message(
        ui.TextDisplay(_sentences(match, ply, explanation, viewer, language)),
        *(row(numbers) if _tables(explanation) else []),
    )


def numbers_message(match: Match, ply: int, viewer: int, language: str) -> Message:
    """Return the same sentences, how the engine chose, and the tables that it compared."""
    explanation = match.explain_move(ply)
    why = _sentences(match, ply, explanation, viewer, language)
    how = reason(language, explanation.spec, explanation.choice)
    engine = translate(language, f"engine-{engine_name(explanation.spec)}")
    lines = (
        why,
        translate(language, "numbers-title", engine=engine),
        *([] if why.endswith(how) else [how]),
        *_titled_tables(explanation, language),
    )
    return Message(ui.TextDisplay("\n".join(lines)))


def reason(language: str, spec: str, choice: Choice) -> str:
    """Return how an engine came to a move, in one sentence."""
    return translate(language, f"why-{engine_name(spec)}-{choice.why}")


def _sentences(
    match: Match, ply: int, explanation: MoveExplanation, viewer: int, language: str
) -> str:
    cell = translate(language, f"cell-{explanation.choice.move}")
    player = seat_name(language, match.mover(ply))
    moved = translate(language, "move-explained", player=player, cell=cell)
    return f"{moved} {_why(explanation, language, own=viewer in match.people)}"


def _why(explanation: MoveExplanation, language: str, *, own: bool) -> str:
    """Return what the move did or else how it was found; `own` is whether it blocked the viewer."""
    choice = explanation.choice
    found = effect_of(explanation.board, choice.move)
    # What a guess happens to do is not why it was made.
    if found is None or choice.why == _GUESS:
        return reason(language, explanation.spec, choice)
    whose = "-own" if own and found.effect is Effect.BLOCK else ""
    line = {} if found.line is None else {"line": translate(language, f"line-{found.line}")}
    return translate(language, f"effect-{found.effect}{whose}", **line)


def _tables(explanation: MoveExplanation) -> dict[str, Table]:
    """Return the tables that have numbers, by name."""
    scores = explanation.choice.scores.items()
    return {name: table for name, table in scores if any(n is not None for n in table)}


def _titled_tables(explanation: MoveExplanation, language: str) -> Iterator[str]:
    engine = engine_name(explanation.spec)
    for name, table in _tables(explanation).items():
        title = translate(language, f"table-{engine}-{name}")
        numbers = [_number(number) for number in table if number is not None]
        if len(set(numbers)) == 1:
            number, count = numbers[0], len(numbers)
            yield translate(language, "table-equal", title=title, number=number, count=count)
        else:
            yield translate(language, "table-title", title=title)
            yield table_text(explanation.board, table)


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
