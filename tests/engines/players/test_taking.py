"""The levels of ultimate that take and block: what they overlook, and what they do not."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engines.games.game import LOSS
from engines.games.position import Node
from engines.games.ultimate import ULTIMATE, Boards
from engines.ladders import LADDERS
from engines.players.baselines import TakeAndBlock
from engines.players.taking import Taking

LEVELS = [it for it in LADDERS["ultimate"].levels if isinstance(it, Taking)]


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
            assert sum(chances.get(move, 0) for move in takes) >= seen
    assert min(won, stopped, taken) >= 5


def can_win(state: Boards) -> bool:
    """Return whether some reply wins at once, found by trying all."""
    replies = ULTIMATE.legal_moves(state)
    return any(ULTIMATE.result(ULTIMATE.after(state, m)) == LOSS for m in replies)


def test_it_says_what_it_overlooked() -> None:
    """A move that leaves a win, a small board or a loss at once is one that overlooked it."""
    easy, said = LEVELS[0], set()
    for node in nodes():
        wins, takes, _ = TakeAndBlock().kinds(node)
        safe = {m for m in node.legal_moves() if not can_win(ULTIMATE.after(node.state, m))}
        for choice in easy.weights(node):
            seen = [it for it in ({*wins}, safe & {*takes} or safe) if it]
            assert not (any(choice.move not in it for it in seen) and choice.why == "ahead")
            said.add(choice.why)
    assert said == {"ahead", "overlooked"}


def test_it_searches_now_and_then() -> None:
    """Hard makes a tenth of its moves by a search, and says so."""
    node = next(nodes())
    searched = [part for choice, part in LEVELS[2].weights(node).items() if choice.why == "search"]
    assert sum(searched) == pytest.approx(0.1)
    made = [LEVELS[2].choose_by(node, number / 50).why for number in range(50)]
    assert made == ["search"] * 5 + ["ahead"] * 45
