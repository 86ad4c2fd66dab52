"""Positions of any game: what an engine is given, and a position with the moves that led to it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Cell, Line, Mark, Move, other

MARKS: tuple[Mark, Mark] = ("X", "O")  # in the order of their turns
_REPETITIONS = 3


class Outcome(NamedTuple):
    """How a game ended: the winner (None for a draw) and the line that decided it, if any."""

    winner: Mark | None
    line: Line | None


class Position(Protocol):
    """What an engine is given: a game and one of its states, in which it is not over."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def state(self) -> Any: ...

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves, lowest first; none if the game is over."""


class Node(NamedTuple):
    """A position without a past, as searches see it."""

    game: AnyGame
    state: Any

    def legal_moves(self) -> tuple[Move, ...]:
        return self.game.legal_moves(self.state)


class IllegalMoveError(ValueError):
    """The text is not a move of the game, the move is not legal, or the game is over."""

    def __init__(self, position: Position, move: Move | str) -> None:
        super().__init__(f"move {move} cannot be played on {position}")
        self.position = position
        self.move = move


@dataclass(frozen=True)
class PlayedPosition:
    """The position after some moves. It knows the earlier states, so it sees repetitions."""

    game: AnyGame
    moves: tuple[Move, ...] = ()
    states: tuple[Any, ...] = ()  # the state after each move

    def __str__(self) -> str:
        return "".join(map(str, self.cells))

    @property
    def state(self) -> Any:
        return self.states[-1] if self.states else self.game.start

    @property
    def turn(self) -> Mark:
        return MARKS[len(self.moves) % 2]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return self.game.cells(self.state, self.turn)

    @cached_property
    def outcome(self) -> Outcome | None:
        result = DRAW if self.is_repeated else self.game.result(self.state)
        if result is None:
            return None
        winner = {WIN: self.turn, DRAW: None, LOSS: other(self.turn)}[result]
        return Outcome(winner, self.game.winning_line(self.state) if result else None)

    @property
    def is_repeated(self) -> bool:
        """Whether the position has come up three times, with the same player to move."""
        if self.game.moves_left(self.state) is not None:
            return False
        same_player = (self.game.start, *self.states)[len(self.moves) % 2 :: 2]
        return same_player.count(self.state) >= _REPETITIONS

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.is_repeated else self.game.legal_moves(self.state)

    def can_pick(self, pick: str) -> bool:
        return any(self.game.pick_of(move) == pick for move in self.legal_moves())

    def play(self, move: Move) -> "PlayedPosition":
        """Return the position after a move; raises IllegalMoveError."""
        if move not in self.legal_moves():
            raise IllegalMoveError(self, move)
        after = self.game.after(self.state, move)
        return PlayedPosition(self.game, (*self.moves, move), (*self.states, after))

    def play_tokens(self, tokens: Iterable[str]) -> "PlayedPosition":
        """Return the position after moves that are given as text; raises IllegalMoveError."""
        position = self
        for token in tokens:
            legal = {self.game.tokens[move]: move for move in position.legal_moves()}
            if token not in legal:
                raise IllegalMoveError(position, token)
            position = position.play(legal[token])
        return position
