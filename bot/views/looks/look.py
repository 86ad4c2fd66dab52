"""How most games look: cells and pieces are buttons, squares have words or coordinates."""

from collections.abc import Collection, Iterator, Mapping
from itertools import cycle
from typing import Any

from discord import ButtonStyle

from bot.domain.match import Match, Status
from bot.locales import Name, Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.looks.grid import cell_in_words, grid, listed, marks_of, square_label, still_cell
from engines.games.drop import DROP
from engines.games.game import AnyGame, Move, other
from engines.games.position import MARKS, PlayedPosition, Position

CELL_NAMES = tuple(Noun(f"cell-{cell}") for cell in range(9))  # larger boards have coordinates
_NO_CELLS: Mapping[int, Any] = {}


class Look:
    """How a game looks, on a grid; one that looks different overrides what differs."""

    def __init__(self, game: AnyGame, legend: str = "") -> None:
        self.game = game
        self.legend = legend  # key of the sentence on what pieces or dim marks mean, if any

    def board(self, match: Match, pick: str, ahead: int) -> ui.Component:
        """Return a match's board with `pick` picked; the engine has `ahead` other games first."""
        numbers, live = (match.id, match.revision), match.status is Status.LIVE
        rows = grid(match.board, *numbers, live=live, pick=pick)
        if not (live and self.game.picks):
            return rows
        return ui.joined(rows, self.picker(match.board, pick, match.language, ids.PICK, *numbers))

    def watched(self, board: PlayedPosition, *numbers: int) -> ui.Component:
        """Return a board on which nobody moves, with `numbers` in the custom ids of its cells."""
        return grid(board, *numbers, live=board.outcome is None, watched=True)

    def still(
        self,
        board: PlayedPosition,
        lit: Mapping[int, ButtonStyle] = _NO_CELLS,
        moves: Mapping[int, str] = _NO_CELLS,
        *,
        marks: bool = True,
    ) -> ui.Component:
        """Return a position without a match; the `lit` cells shine in their colours, as do `marks`.

        `moves` has the custom ids of the cells on which a person may move. Only cells that matter
        are enabled, since Discord draws disabled buttons at half strength.
        """
        shining = {**(marks_of(board) if marks else {}), **lit}
        cells = [
            still_cell(self.game, number, cell, shining.get(number), moves.get(number))
            for number, cell in enumerate(board.cells)
        ]
        return ui.rows(cells, self.game.columns)

    def hinted(self, board: PlayedPosition, moves: Mapping[Move, int]) -> ui.Component:
        """Return a position with the cells of `moves`, to which a hint points, in green."""
        return self.still(board, dict.fromkeys(moves.values(), ui.SUCCESS))

    def pick_of(self, board: PlayedPosition, wanted: str) -> str:
        """Return `wanted` if it can be picked, or what is picked by itself in a live game."""
        possible = [pick for pick in self.game.picks if board.can_pick(pick)]
        return wanted if wanted in possible else next(reversed(possible), "")

    def picker(
        self, board: PlayedPosition, pick: str, language: str, kind: ids.ButtonKind, *numbers: int
    ) -> ui.Component:
        """Return the row of what can be picked, if anything; ids of a kind begin with `numbers`."""
        pieces = []
        for at, own in enumerate(self.game.picks):
            left = self.game.left_of(board.state, own)
            label, out = translate(language, f"pick-{own}", left=left), not board.can_pick(own)
            style = ui.SUCCESS if own == pick else ui.SECONDARY
            pressed = ids.custom_id(kind, *numbers, at)
            pieces.append(ui.labelled_button(label, style, pressed, disabled=out))
        return ui.row(*pieces)

    def cell_name(self, cell: int) -> Name:
        """Return the name of a cell, such as "the centre" or, on a larger board, "b3"."""
        squares = self.game.squares
        return CELL_NAMES[cell] if len(squares) == len(CELL_NAMES) else squares[cell]

    def name_of_move(self, state: Any, move: Move) -> Name:
        """Return where a legal move of a state goes and, if players choose, with what."""
        cell, pick = self.cell_name(self.game.cell_of(state, move)), self.game.pick_of(move)
        return Noun(f"piece-{pick}", cell=cell) if pick else cell

    def last_move(self, board: PlayedPosition) -> str:
        """Return the last mark and its square, as short as on the buttons: words need a line."""
        before = (self.game.start, *board.states)[-2]
        cell = self.game.cell_of(before, board.moves[-1])
        return f"{self.game.piece(board.cells[cell])}\u00a0{square_label(self.game, cell)}"

    def in_words(self, match: Match) -> list[str]:
        """Return the board in words: rows or, where marks fall, columns, then the pieces left."""
        language, game, board = match.language, self.game, match.board
        key = "words-column" if game is DROP else "words-row"
        words = [cell_in_words(language, game, *cell) for cell in enumerate(board.cells)]
        said = []
        for n in range(game.columns):  # each board of buttons is a square
            row, column = words[n * game.columns :][: game.columns], words[n :: game.columns]
            name, line = (game.squares[n][0], column) if game is DROP else (str(n + 1), row)
            said.append(translate(language, key, name=name, cells=listed(language, line)))
        return [*said, *self._left_in_words(board, language)]

    def _left_in_words(self, board: PlayedPosition, language: str) -> Iterator[str]:
        """Yield what each player has left to pick, and what the pieces' numbers mean, if any."""
        states = {board.turn: board.state, other(board.turn): self.game.after_pass(board.state)}
        for mark in MARKS if self.game.picks else ():
            left = {pick: self.game.left_of(states[mark], pick) for pick in self.game.picks}
            picks = (translate(language, f"pick-{pick}", left=n) for pick, n in left.items())
            yield translate(language, "words-board", name=mark, cells=listed(language, picks))
        if self.game.picks:
            yield translate(language, self.legend)

    def victory(self, board: PlayedPosition) -> tuple[str, Mapping[str, int]]:
        """Return the end of the key about a won game, empty for a row, and its numbers."""
        winner, line = board.outcome or (None, None)
        counts = {"length": len(line or ())}
        if line and board.cells[line[0]].mark != winner:
            return "-reverse", counts
        is_block = line is not None and line[2] - line[0] == self.game.columns
        return "-square" if is_block else "", counts

    def score(self, board: PlayedPosition, language: str) -> str:
        """Return what each side has won of the board at the end, where there are parts to win."""
        return ""

    def unseen(self, board: PlayedPosition, language: str) -> str:
        """Return which marks vanish first, or the pieces that the other player has left, if any."""
        game, between = self.game, translate(language, "between-items")
        if game.has_circles:
            marks = zip(cycle(MARKS), board.moves, strict=False)
            seen = [f"{mark}{game.squares[move]}" for mark, move in marks]
            on_board = sum(cell.mark is not None for cell in board.cells)
            return translate(language, "puzzle-order", marks=between.join(seen[-on_board:]))
        if not game.picks:
            return ""
        theirs = game.after(board.state, board.legal_moves()[0])
        left = ((own, game.left_of(theirs, own)) for own in game.picks)
        pieces = between.join(translate(language, f"pick-{own}", left=count) for own, count in left)
        return translate(language, "puzzle-left", mark=other(board.turn), pieces=pieces)

    def facts(self, language: str, position: Position, move: Move) -> list[str]:
        """Return a sentence for each fact about a legal move that is hard to see."""
        return []

    def closed(self, board: PlayedPosition) -> Collection[int]:
        """Return the cells, except those in lines, that cannot count any more before the end."""
        return ()
