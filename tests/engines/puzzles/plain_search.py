"""What can be forced in a game, by searches that use its rules and none of its solvers."""

from collections.abc import Hashable
from functools import cache
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.puzzles.puzzle import Puzzle


class PlainSearch:
    """Alpha-beta with a window of one value and a table; it is used for one puzzle."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.known: dict[tuple[Any, int], bool] = {}

    def at_least(self, state: Any, value: int) -> bool:
        """Return whether the player to move can get that much."""
        result = self.game.result(state)
        if result is not None:
            return result >= value
        if self.game.has_circles:
            won, lost = decided(self.game)
            key = self.game.canonical(state)
            return key in won if value == WIN else key not in lost
        if (state, value) not in self.known:
            after = self.after_each(state).values()
            wins = any(self.game.result(one) == LOSS for one in after)
            found = wins or any(not self.at_least(one, 1 - value) for one in after)
            self.known[state, value] = found
        return self.known[state, value]

    def after_each(self, state: Any) -> dict[Move, Any]:
        return {move: self.game.after(state, move) for move in self.game.legal_moves(state)}

    def keeping(self, state: Any, value: int) -> list[Move]:
        """Return the moves after which the player who made them still gets that much."""
        after = self.after_each(state)
        return [move for move in after if not self.at_least(after[move], 1 - value)]

    def completing(self, state: Any) -> list[Move]:
        """Return the moves after which the game is won, or lost by whatever the other one does."""
        return [move for move, after in self.after_each(state).items() if self.is_lost(after)]

    def is_lost(self, state: Any) -> bool:
        """Return whether the player to move has lost, or loses with every next move."""
        after = self.after_each(state).values()
        if not after:
            return self.game.result(state) == LOSS
        return all(self.game.result(one) == WIN for one in after)

    def wins_within(self, state: Any, moves: int) -> bool:
        """Return whether the player to move can complete a win in that many own moves."""
        if self.game.result(state) is not None or not moves:
            return self.game.result(state) == WIN
        if self.completing(state):
            return True
        after = [self.game.after(state, move) for move in self.keeping(state, WIN)]
        return any(
            all(self.wins_within(one, moves - 1) for one in self.after_each(lost).values())
            for lost in after
        )


@cache
def decided(game: AnyGame) -> tuple[set[Hashable], set[Hashable]]:
    """Return the states of a game with circles that are won, and lost, for the player to move."""
    after = graph(game)
    won: set[Hashable] = set()
    lost = {state for state in after if not after[state]}
    before = -1
    while len(won) + len(lost) > before:
        before = len(won) + len(lost)
        won |= {state for state in after if after[state] & lost}
        lost |= {state for state in after if after[state] <= won}
    return won, lost


def graph(game: AnyGame) -> dict[Hashable, set[Hashable]]:
    """Return the states that follow on each; turned or mirrored ones count as the same."""
    after, queue = {}, [game.canonical(game.start)]
    for state in queue:
        if state not in after:
            moves = game.legal_moves(state)
            after[state] = {game.canonical(game.after(state, move)) for move in moves}
            queue += after[state]
    return after


def prove(one: Puzzle) -> None:
    """Assert that a puzzle has the one solution that it stands with."""
    search = PlainSearch(one.game)
    if one.task == "win":
        prove_win(one, search)
    else:
        prove_save(one, search)


def prove_win(one: Puzzle, search: PlainSearch) -> None:
    """Assert that a puzzle is won in its number of moves, and by no other line."""
    for made in range(one.own_moves):
        state, left = one.position(made).state, one.own_moves - made
        assert search.wins_within(state, left)
        assert not search.wins_within(state, left - 1)
        if left > 1:
            assert search.keeping(state, WIN) == [one.line[2 * made]]
    assert one.line[-1] in search.completing(state)
    assert one.own_moves in (2, 3, 4)


def prove_save(one: Puzzle, search: PlainSearch) -> None:
    """Assert that one move of a puzzle draws, and that all others lose."""
    state = one.position().state
    assert search.keeping(state, DRAW) == list(one.line)
    assert not search.at_least(state, WIN)
    assert one.variant in ("squares", "sizes")
