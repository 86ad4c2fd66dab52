"""Who could complete a line at once on a plain board."""

from tests.engines.games.plain_board import Plain, landing, legal, lines_of, outcome, passed, play


def wins(board: Plain) -> set[str]:
    """Return the moves that win at once."""
    return {move for move in legal(board) if outcome(play(board, move)) == board.turn}


def threatened(board: Plain) -> set[int]:
    """Return the cells on which the player to move would complete a line and win."""
    lined = {move for move in wins(board) if lines_of(play(board, move), board.turn)}
    return {landing(board, move) for move in lined}


def lines_if_passed(board: Plain) -> set[frozenset[int]]:
    """Return the lines that the other player would complete if the player to move passed."""
    idle = passed(board)
    return {line for move in wins(idle) for line in lines_of(play(idle, move), idle.turn)}


def has_two_threats(board: Plain) -> bool:
    """Return whether who has just moved threatens two cells, and any reply leaves one of these."""
    two = threatened(passed(board))
    replies = [play(board, reply) for reply in legal(board)]
    return len(two) > 1 and all(two & threatened(reply) for reply in replies)


def wins_next(board: Plain) -> bool:
    """Return whether who has just moved can win after any reply."""
    return bool(legal(board)) and all(wins(play(board, reply)) for reply in legal(board))
