from bot.domain.exhibition import (
    ROUNDS,
    Exhibition,
    ExhibitionRequest,
    MoveFrame,
    RecordFrame,
    frames,
)
from engines.games.classic import Board
from engines.levels import ENGINES, spec_for


def an_exhibition(x: str, o: str, seed: int = 1) -> Exhibition:
    request = ExhibitionRequest(channel_id=31, starter=11, token="token", language="en")  # noqa: S106
    return Exhibition(id=1, request=request, x=spec_for(None, x), o=spec_for(None, o), seed=seed)


def test_every_pairing_is_a_game_to_its_end() -> None:
    """Any two engines move in turn, one move per frame, until the game is over."""
    for x in ENGINES:
        for o in ENGINES:
            moves = [frame for frame in frames(an_exhibition(x, o)) if isinstance(frame, MoveFrame)]
            boards = [Board(), *(move.board for move in moves)]
            assert [b.play(m.choice.cell) for b, m in zip(boards, moves, strict=False)] == boards[
                1:
            ]
            assert [board.outcome is None for board in boards] == [True] * len(moves) + [False]


def test_one_pairing_goes_on_to_its_conclusion() -> None:
    """`wargames` against itself plays more games with each frame, and all are draws."""
    records = [
        f for f in frames(an_exhibition("wargames", "wargames")) if isinstance(f, RecordFrame)
    ]
    assert [frame.games for frame in records] == [2 ** (n + 1) - 1 for n in range(1, ROUNDS + 1)]
    assert all(frame.draws == frame.games for frame in records)
    assert [frame.last for frame in records] == [False] * (ROUNDS - 1) + [True]


def test_other_pairings_end_with_their_game() -> None:
    """No other pairing has a frame with a record."""
    for name in ENGINES:
        if name != "wargames":
            assert not any(isinstance(f, RecordFrame) for f in frames(an_exhibition(name, name)))


def test_an_exhibition_is_repeatable() -> None:
    """The frames follow from the engines and the seed alone."""
    assert list(frames(an_exhibition("dice", "dice"))) == list(
        frames(an_exhibition("dice", "dice"))
    )
