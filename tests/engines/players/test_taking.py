"""The levels of ultimate that take and block: what they overlook, and what they do not."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engines.games.game import LOSS
from engines.games.position import Node
from engines.games.ultimate import ULTIMATE, Boards
from engines.players.baselines import TakeAndBlock
from engines.players.taking import Taking

LEVELS = (
    Taking("easy", theirs=0.75, own=0.5),
    Taking("medium", theirs=0.2, own=0.05),
    Taking("hard", searched=0.1),
)


def nodes() -> Iterator[Node]:
    """Yield the positions of some games at random from the middle on."""
    rng = Random(3)
    for _ in range(20):
        state = ULTIMATE.start
        while moves := ULTIMATE.legal_moves(state):
            state = ULTIMATE.after(state, rng.choice(moves))
            if ULTIMATE.moves_left(state) < 45 and ULTIMATE.result(state) is None:
                yield Node(ULTIMATE, state)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.level)
def test_what_is_overlooked(level: Taking) -> None:
    """Wins and small boards are overlooked as often as the level says, and losses at once, too."""
    won = stopped = taken = 0
    for node in nodes():
        wins, takes, _ = TakeAndBlock().kinds(node)
        loses = {m for m in node.legal_moves() if can_win(ULTIMATE.after(node.state, m))}
        if not (wins or loses or takes):
            continue
        chances = replace(level, searched=0.0).distribution(node)
        assert sum(chances.values()) == pytest.approx(1)
        seen = 1 - level.own - 1e-9
        if wins:
            won += 1
            assert sum(chances.get(move, 0) for move in wins) >= seen
        elif loses and loses < {*node.legal_moves()}:
            stopped += 1
            assert sum(chances.get(move, 0) for move in loses) <= level.theirs + 1e-9
        elif takes:
            taken += 1
            part = sum(chances.get(move, 0) for move in takes)
            assert part >= seen
    assert min(won, stopped, taken) >= 5


def can_win(state: Boards) -> bool:
    """Return whether some reply wins at once, found by trying all."""
    replies = ULTIMATE.legal_moves(state)
    return any(ULTIMATE.result(ULTIMATE.after(state, m)) == LOSS for m in replies)


def test_reasons() -> None:
    """It says whether it searched, and makes only moves that it states."""
    for node in [*nodes()][:20]:
        for seed in range(5):
            choice = LEVELS[1].choose(node, Random(seed))
            assert choice.why == "ahead"
            assert choice.move in LEVELS[1].distribution(node)
    assert Taking("hard", searched=1.0).choose(node, Random(1)).why == "search"
