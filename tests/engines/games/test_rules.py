"""The rules of every game, against rules that replay the moves on a board of text."""

from collections.abc import Iterator
from random import Random

import pytest

from engines.games.game import AnyGame
from engines.games.position import IllegalMoveError, PlayedPosition
from engines.games.vanish import Vanish
from engines.games.variants import GAMES, SOLVED_GAMES
from tests.engines.games.slow_rules import Seen, look
from tests.sizes import times

POSITIONS = {"classic": 5478, "misere": 5478, "vanish": 65_126}
ANY_OPENING = 73_450


def seen(position: PlayedPosition) -> Seen:
    """Return what the game shows of a position."""
    outcome, tokens = position.outcome, position.game.tokens
    return Seen(
        tuple(map(str, position.cells)),
        (outcome.winner or "draw") if outcome else None,
        tuple(tokens[move] for move in position.legal_moves()),
    )


def positions(game: AnyGame) -> Iterator[PlayedPosition]:
    """Yield every state once, with the moves that lead to it first."""
    known = {game.start}
    for position in (queue := [PlayedPosition(game)]):
        yield position
        for move in position.legal_moves():
            if (after := game.after(position.state, move)) not in known:
                known.add(after)
                queue.append(position.play(move))


def played(game: AnyGame, rng: Random) -> Iterator[PlayedPosition]:
    """Yield the positions of a random game."""
    position = PlayedPosition(game)
    yield position
    while moves := position.legal_moves():
        position = position.play(rng.choice(moves))
        yield position


@pytest.mark.parametrize("variant", POSITIONS)
def test_every_position_follows_the_rules(variant: str) -> None:
    """In every state, cells, outcome and legal moves are those of the plain rules."""
    reached = list(positions(SOLVED_GAMES[variant]))
    assert len(reached) == POSITIONS[variant]
    for position in reached:
        assert seen(position) == look(variant, position.tokens)


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_random_games_follow_the_rules(variant: str) -> None:
    """In 100,000 random games, each position shows what the plain rules show."""
    rng = Random(19)
    for _ in range(times(100_000, share=1000)):
        for position in played(SOLVED_GAMES[variant], rng):
            assert seen(position) == look(variant, position.tokens)


def test_vanish_with_any_opening() -> None:
    """If the first mark could go anywhere, vanish had 73,450 states."""

    class Unbarred(Vanish):
        def legal_moves(self, state: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, ...]:
            return super().legal_moves(state) if state[1] else tuple(range(9))

    assert sum(1 for _ in positions(Unbarred())) == ANY_OPENING


@pytest.mark.parametrize("variant", GAMES)
def test_illegal_moves_raise(variant: str) -> None:
    """All other moves, and texts that are no moves, raise an error that names the move."""
    game, rng = GAMES[variant], Random(4)
    for position in played(game, rng):
        for token in {*game.tokens, "", "x", "00", "-1", "99", "c9", "²"} - {*seen(position).legal}:
            with pytest.raises(IllegalMoveError) as error:
                position.play_tokens([token])
            assert error.value.position == position


@pytest.mark.parametrize("variant", GAMES)
def test_symmetric_games_lead_to_symmetric_positions(variant: str) -> None:
    """Each image of a game is legal, ends alike, and shares the canonical state all along."""
    game, rng = GAMES[variant], Random(8)
    for _ in range(20):
        *_, last = played(game, rng)
        for symmetry in game.symmetries:
            image = PlayedPosition(game)
            for move, state in zip(last.moves, last.states, strict=True):
                image = image.play(symmetry[move])
                assert game.canonical(image.state) == game.canonical(state)
            assert seen(image).outcome == seen(last).outcome


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_move_marks_the_cell_it_names(variant: str) -> None:
    """The cell of a move is empty or covered before and shows the mover's mark after."""
    for before in played(SOLVED_GAMES[variant], Random(5)):
        for move in before.legal_moves():
            cell = before.game.cell_of(before.state, move)
            after, pick = before.play(move).cells[cell], before.game.pick_of(move)
            assert (after.mark, after.size) == (before.turn, pick)
            assert before.cells[cell].size < after.size or before.cells[cell].mark is None


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_line_is_of_one_mark(variant: str) -> None:
    """A game that is won has a line, and one mark stands on all of it; a draw has none."""
    rng = Random(6)
    for _ in range(50):
        *_, last = played(SOLVED_GAMES[variant], rng)
        assert last.outcome is not None
        winner, line = last.outcome
        assert (line is None) == (winner is None)
        if line is not None:
            marks = {last.cells[cell].mark for cell in line}
            assert len(marks) == 1
            assert (marks == {winner}) == (variant != "misere")
