"""Finds puzzles: positions in which only one move keeps the result, and guessing rarely helps."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from engines.engine import Player, uniform
from engines.games.game import DRAW, WIN, AnyGame, Move
from engines.games.position import PlayedPosition, Position
from engines.players.baselines import Uniform, WinAndBlock
from engines.players.minimax import Minimax
from engines.puzzles.puzzle import TRIES, Puzzle, completes
from engines.solver import best_moves, solver_of

LONGEST = 4  # the most own moves of a line
_REMEMBERED = 1 << 18
# How often `TRIES` lines of random moves may solve a puzzle at most.
FOUND_BY_GUESSING = Fraction(45, 100)
FOUND_BY_BLOCKING = Fraction(1, 2)  # how often win-and-block may find the first move at most
# After how many moves a plain search proves within seconds what a position is worth.
LATER_FROM = {"squares": 4, "drop": 11, "sizes": 3}
_SAVES = ("squares", "sizes")  # games with so many moves that the one that saves is hard to guess


@dataclass(frozen=True)
class Attentive:
    """Wins and blocks in a share `sees` of its moves, and keeps the value in a share `keeps`."""

    sees: Fraction
    keeps: Fraction

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        seen, legal = tuple(WinAndBlock().distribution(position)), position.legal_moves()
        chances = dict.fromkeys(legal, Fraction(0))
        for moves, part in ((seen, self.sees), (legal, 1 - self.sees)):
            good = [move for move in best_moves(position) if move in moves] or moves
            for among, share in ((good, self.keeps), (moves, 1 - self.keeps)):
                for move, chance in uniform(among, part * share).items():
                    chances[move] += chance
        return chances


JUDGES = (
    Uniform(),
    Attentive(sees=Fraction(1, 2), keeps=Fraction(1, 5)),
    Attentive(sees=Fraction(1), keeps=Fraction(2, 5)),
    Minimax(4),
    Minimax(6),
)
"""One guesses, one overlooks every second threat, one sees all threats and plans a little, and two
see everything once four or six moves are left. They never change, and state exact chances."""


class PuzzleLine(NamedTuple):
    """Moves that solve a position, own ones and replies in turn, and the chance to guess them."""

    chance: Fraction
    moves: tuple[Move, ...]


def saving_line(game: AnyGame, state: Any) -> PuzzleLine | None:
    """Return the move of a drawn position after which it is not lost, if it is the only one."""
    kept, legal = _keeping(game, state, DRAW), game.legal_moves(state)
    is_drawn = solver_of(game).value(state) == DRAW
    return PuzzleLine(Fraction(1, len(legal)), kept) if is_drawn and len(kept) == 1 else None


def winning_line(game: AnyGame, state: Any) -> PuzzleLine | None:
    """Return the line that wins in two own moves or more, if it is the only one."""
    if solver_of(game).value(state) != WIN:
        return None
    needed = (moves for moves in range(1, LONGEST + 1) if _can_win(game, state, moves))
    moves = next(needed, 1)
    return _line(game, state, moves) if moves > 1 else None


def _line(game: AnyGame, state: Any, moves: int) -> PuzzleLine | None:
    """Return the line that wins in that many own moves, each but the last the only winning one.

    The replies make it as long as they can; of several such lines it is the hardest to guess.
    """
    legal = game.legal_moves(state)
    if moves == 1:
        right = [move for move in legal if completes(game, state, move)]
        return PuzzleLine(Fraction(len(right), len(legal)), (right[0],))
    winning = _keeping(game, state, WIN)
    if len(winning) != 1:
        return None
    replies = _longest(game, game.after(state, winning[0]), moves - 1)
    lines = [
        PuzzleLine(rest.chance / len(legal), (*winning, reply, *rest.moves))
        for reply, after in replies.items()
        if (rest := _line(game, after, moves - 1))
    ]
    return min(lines, default=None)


def _longest(game: AnyGame, state: Any, moves: int) -> dict[Move, Any]:
    """Return what is left after each reply that makes a win take at least that many moves."""
    after = {reply: game.after(state, reply) for reply in game.legal_moves(state)}
    return {reply: left for reply, left in after.items() if not _can_win(game, left, moves - 1)}


@lru_cache(_REMEMBERED)
def _can_win(game: AnyGame, state: Any, moves: int) -> bool:
    """Return whether the player to move can complete a win in that many own moves."""
    result = game.result(state)
    if result is not None or not moves:
        return result == WIN
    if any(completes(game, state, move) for move in game.legal_moves(state)):
        return True  # the solver need not be asked, which takes longer
    after = [game.after(state, move) for move in _keeping(game, state, WIN)]
    return any(not _longest(game, lost, moves) for lost in after)


@lru_cache(_REMEMBERED)
def _keeping(game: AnyGame, state: Any, value: int) -> tuple[Move, ...]:
    """Return the moves after which the position is still worth that."""
    worth, after = solver_of(game).value, game.after
    return tuple(move for move in game.legal_moves(state) if -worth(after(state, move)) == value)


def all_positions(game: AnyGame) -> Iterator[PlayedPosition]:
    """Yield each canonical state of a small game once, by one of the shortest ways to it."""
    queue = [PlayedPosition(game)]
    known = {game.canonical(game.start)}
    for position in queue:
        yield position
        for after in map(position.play, position.legal_moves()):
            key = game.canonical(after.state)
            if key not in known:
                known.add(key)
                queue.append(after)


def some_positions(game: AnyGame, rng: Random) -> Iterator[PlayedPosition]:
    """Yield the later positions of a random game, until it is over or can be won at once."""
    position = PlayedPosition(game)
    while (legal := position.legal_moves()) and not game.winning_moves(position.state):
        if len(position.moves) >= LATER_FROM[game.name]:
            yield position
        position = position.play(rng.choice(legal))


def puzzle_at(position: PlayedPosition) -> Puzzle | None:
    """Return the puzzle that a position makes, without its difficulty, or None."""
    game, state = position.game, position.state
    line = winning_line(game, state)
    if line is None and game.name in _SAVES:
        line = saving_line(game, state)
    if line is None or 1 - (1 - line.chance) ** TRIES > FOUND_BY_GUESSING:
        return None
    puzzle = Puzzle(game.name, position.moves, line.moves)
    found = WinAndBlock().distribution(position).get(line.moves[0], 0)
    return puzzle if puzzle.area and found <= FOUND_BY_BLOCKING else None


def difficulty(puzzle: Puzzle) -> float:
    """Return 1 minus the judges' mean chance to make the whole line."""
    chances = [_chance(judge, puzzle) for judge in JUDGES]
    return float(round(1 - mean(chances), 2))


def _chance(player: Player, puzzle: Puzzle) -> Fraction:
    chance = Fraction(1)
    for made in range(puzzle.own_moves):
        moves = player.distribution(puzzle.position(made)).items()
        chance *= sum(Fraction(part) for move, part in moves if puzzle.is_right(move, made))
    return chance
