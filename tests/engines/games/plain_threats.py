"""Who could complete a line at once on a plain board."""

from tests.engines.games.plain_board import Plain, legal, outcome, play


def wins(board: Plain) -> set[str]:
    return {move for move in legal(board) if outcome(play(board, move)) == board.turn}


def wins_next(board: Plain) -> bool:
    """Return whether who has just moved can win after any reply."""
    return bool(legal(board)) and all(wins(play(board, reply)) for reply in legal(board))
