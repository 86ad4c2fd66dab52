from bot.domain.exhibition import ROUNDS, Exhibition, ExhibitionRequest, Move, Tally, frames
from engines.games.classic import Board
from engines.levels import ENGINES, spec_for


def a_show(x: str, o: str, seed: int = 1) -> Exhibition:
    wish = ExhibitionRequest(channel_id=31, starter=11, token="token", language="en")  # noqa: S106
    return Exhibition(id=1, wish=wish, x=spec_for(None, x), o=spec_for(None, o), seed=seed)


def test_every_pairing_is_a_game_to_its_end() -> None:
    """Any two engines move in turn, one mark a frame, until the game is over."""
    for x in ENGINES:
        for o in ENGINES:
            moves = [frame for frame in frames(a_show(x, o)) if isinstance(frame, Move)]
            boards = [Board(), *(move.board for move in moves)]
            assert [b.play(m.choice.cell) for b, m in zip(boards, moves, strict=False)] == boards[
                1:
            ]
            assert [board.outcome is None for board in boards] == [True] * len(moves) + [False]


def test_one_pairing_goes_on_to_its_conclusion() -> None:
    """`wargames` against itself plays ever more games in one frame, all of them drawn."""
    tallies = [f for f in frames(a_show("wargames", "wargames")) if isinstance(f, Tally)]
    assert [tally.games for tally in tallies] == [2 ** (n + 1) - 1 for n in range(1, ROUNDS + 1)]
    assert all(tally.draws == tally.games for tally in tallies)
    assert [tally.last for tally in tallies] == [False] * (ROUNDS - 1) + [True]


def test_other_pairings_end_with_their_game() -> None:
    """No other pairing sums anything up."""
    for name in ENGINES:
        if name != "wargames":
            assert not any(isinstance(f, Tally) for f in frames(a_show(name, name)))


def test_a_show_is_the_same_each_time() -> None:
    """The frames follow from the engines and the seed alone."""
    assert list(frames(a_show("dice", "dice"))) == list(frames(a_show("dice", "dice")))
