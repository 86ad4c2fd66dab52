"""What each engine of classic plays in every position, also with the marks swapped."""

from hashlib import sha256

import pytest

from engines.engine import Player
from engines.games.position import Position
from engines.levels import engine_of
from engines.players.baselines import Casual, Fallible, Optimal, WinAndBlock
from tests.engines.positions import BOARDS, MIRRORED

ALL = (*BOARDS, *MIRRORED)
SOME = (*BOARDS[::20],)


@pytest.mark.parametrize(
    ("player", "boards", "digest"),
    [
        (engine_of("dice"), ALL, "59c50bdf5e622db8"),
        (engine_of("lines"), ALL, "53fe0469b135597a"),
        (engine_of("wargames"), ALL, "82f1e073489f1a10"),
        (engine_of("perfect"), ALL, "a8d951c8e183eba5"),
        (engine_of("minimax:0"), ALL, "0dc8ef0659fd7de2"),
        (engine_of("minimax:4"), ALL, "88ba99e1d6fe08b4"),
        (engine_of("minimax:9"), ALL, "70bfc8f4af237ba5"),
        (engine_of("sampling:3"), SOME, "fa2d4c20e972bf76"),
        (engine_of("sampling:20"), SOME, "ce79a3cc85ffc8e1"),
        (engine_of("level:easy"), SOME, "17116c0291ec6d8f"),
        (engine_of("level:medium"), SOME, "47b3d6de75005af0"),
        (engine_of("level:hard"), SOME, "22399b40190cb525"),
        (engine_of("matched:40"), SOME, "c32b103e16fe7279"),
        (Casual(), ALL, "da698e49c1d1a287"),
        (WinAndBlock(), ALL, "983c7a5004e33e6e"),
        (Fallible(), ALL, "be3bad207e49a30b"),
        (Optimal(), ALL, "70bfc8f4af237ba5"),
    ],
    ids=lambda it: getattr(it, "spec", None),
)
def test_chances(player: Player, boards: tuple[Position, ...], digest: str) -> None:
    """Each move is as likely as when all were compared with a second, plain implementation."""
    chances = [
        f"{own} {opponent} {move} {float(chance):.9f}\n"
        for board in boards
        for own, opponent in [board.state]
        for move, chance in sorted(player.distribution(board).items())
    ]
    assert sha256("".join(chances).encode()).hexdigest()[:16] == digest
