"""Ultimate in the plainest way: nine small boards of text, and nothing remembered."""

from collections.abc import Iterator

from tests.engines.games.slow_rules import Seen

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


def replay(moves: tuple[str, ...]) -> Iterator[Seen]:
    """Play legal moves one by one; yield what there is to see before the first and after each."""
    boards = ["." * 9] * 9
    yield seen(boards, None)
    for number, move in enumerate(moves):
        board, cell = int(move) // 9, int(move) % 9
        text = boards[board]
        boards[board] = text[:cell] + "XO"[number % 2] + text[cell + 1 :]
        yield seen(boards, cell)


def seen(boards: list[str], sent: int | None) -> Seen:
    """Return what the boards show; `sent` is the small board that the last cell names."""
    outcome = outcome_of(boards)
    legal = [] if outcome else legal_moves(boards, sent)
    return Seen(as_rows(boards), outcome, tuple(str(move) for move in sorted(legal)))


def as_rows(boards: list[str]) -> tuple[str, ...]:
    """Return all cells as they stand on the large board, row by row."""
    return tuple(
        boards[3 * (row // 3) + column // 3][3 * (row % 3) + column % 3]
        for row in range(9)
        for column in range(9)
    )


def owner(text: str) -> str:
    """Return X, O, "full" or "open"."""
    for line in LINES:
        marks = {text[int(n)] for n in line}
        if len(marks) == 1 and marks <= {"X", "O"}:
            return marks.pop()
    return "open" if "." in text else "full"


def outcome_of(boards: list[str]) -> str | None:
    """Return the winner, "draw" or None."""
    owners = [owner(text) for text in boards]
    for line in LINES:
        three = {owners[int(n)] for n in line}
        if three in ({"X"}, {"O"}):
            return three.pop()
    if "open" in owners:
        return None
    x, o = owners.count("X"), owners.count("O")
    return "draw" if x == o else "X" if x > o else "O"


def legal_moves(boards: list[str], sent: int | None) -> list[int]:
    """Return the empty cells of the board in play if it is open, otherwise of all open ones."""
    open_boards = [n for n, text in enumerate(boards) if owner(text) == "open"]
    if sent in open_boards:
        open_boards = [n for n in open_boards if n == sent]
    return [9 * n + cell for n in open_boards for cell in range(9) if boards[n][cell] == "."]
