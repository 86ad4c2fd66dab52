"""An engine that never loses, and plays the optimal moves that people lose to most often.

It compares moves in this order: the theoretical result; an immediate win; in a lost position, the
longest resistance; the best chance to win against a model of a person; the least chance to lose.
The modelled person makes an optimal move with probability 4/5, each equally likely, otherwise any
legal move. In classic and misère the chances reach to the end of the game; elsewhere what counts
instead is the share of the person's next replies that are mistakes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from engines.engine import Chance, Choice, OneNumber, ScoreTable, greatest, table_of, uniform
from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.games.position import Node, Position
from engines.players.baselines import Fallible
from engines.players.lookahead import best_ahead
from engines.solver import is_countable, solver_of

_Prospect = tuple[Fraction, Fraction]  # the chance to win, and minus that to lose: greatest is best

_PERSON = Fallible()
_REMEMBERED = 8192  # positions, more than classic has


@cache
def _likeliest_wins(game: AnyGame, state: Any) -> tuple[Move, ...]:
    return _best(game, state, _after_move)


def _best(game: AnyGame, state: Any, of: Callable[[AnyGame, Any, Move], Any]) -> tuple[Move, ...]:
    """Return the moves that win at once, else those of the toughest for which `of` is greatest."""
    if wins := game.winning_moves(state):
        return wins
    return greatest({move: of(game, state, move) for move in _toughest(game, state)})


def _toughest(game: AnyGame, state: Any) -> tuple[Move, ...]:
    """Return the optimal moves; of a lost position, those that lose latest within four plies."""
    if solver_of(game).value(state) != LOSS:
        return _optimal(game, state)
    return best_ahead(game, state, plies=4)


def _optimal(game: AnyGame, state: Any) -> tuple[Move, ...]:
    return solver_of(game).best_moves(state)


def _after_move(game: AnyGame, state: Any, move: Move) -> _Prospect:
    return _prospect(game, game.canonical(game.after(state, move)))


@cache
def _prospect(game: AnyGame, state: Any) -> _Prospect:
    """Return the engine's chances in a state in which the person is to move."""
    result = game.result(state)
    if result is not None:
        return _at_end(-result)
    win = loss = Fraction()
    for move, chance in _PERSON.distribution(Node(game, state)).items():
        won, lost = _after_reply(game, game.after(state, move))
        win, loss = win + chance * won, loss + chance * lost
    return win, loss


def _after_reply(game: AnyGame, state: Any) -> _Prospect:
    """Return the engine's chances in a state in which it is to move itself."""
    result = game.result(state)
    if result is not None:
        return _at_end(result)
    return _after_move(game, state, _likeliest_wins(game, state)[0])


def _at_end(result: int) -> _Prospect:
    return Fraction(result == WIN), -Fraction(result == LOSS)


@dataclass(frozen=True)
class Perfect(OneNumber):
    """Keeps the theoretical result, wins at once if it can, otherwise invites the most mistakes."""

    spec = "perfect"

    def weights(self, position: Position) -> Mapping[Choice, Chance]:
        best, why, scores = _thought(position.game, position.state)
        return {Choice(move, why, scores): part for move, part in uniform(best).items()}


@lru_cache(maxsize=_REMEMBERED)
def _thought(game: AnyGame, state: Any) -> tuple[tuple[Move, ...], str, Mapping[str, ScoreTable]]:
    """Return the best moves, the reason for them, and the numbers that were compared."""
    small = is_countable(game)
    best = _likeliest_wins(game, state) if small else most_tempting(game, state)
    number = _chance if small else _slips
    numbers = {move: number(game, state, move) for move in _optimal(game, state)}
    scores = {"chance" if small else "slip": table_of(game, numbers)}
    return best, _reason(game, state, best[0], is_trap=numbers[best[0]] > 0), scores


def _reason(game: AnyGame, state: Any, move: Move, *, is_trap: bool) -> str:
    if game.result(game.after(state, move)) == LOSS:
        return "win"
    value = solver_of(game).value(state)
    if value != DRAW:
        return "winning" if value == WIN else "losing"
    return "trap" if is_trap else "hold"


def _chance(game: AnyGame, state: Any, move: Move) -> float:
    return float(_after_move(game, state, move)[0])


def _slips(game: AnyGame, state: Any, move: Move) -> float:
    """Return the share of the replies to a move that give up the theoretical result, 0 to 1."""
    after = game.after(state, move)
    replies = len(game.legal_moves(after))
    kept = len(_optimal(game, after)) if replies else 0
    return (replies - kept) / replies if replies else 0.0


@lru_cache(maxsize=_REMEMBERED)
def most_tempting(game: AnyGame, state: Any) -> tuple[Move, ...]:
    """Return the moves that win at once, else the optimal ones that invite most mistakes."""
    return _best(game, state, _slips)
