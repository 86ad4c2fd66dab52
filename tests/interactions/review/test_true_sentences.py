"""Whatever a hint or a review says of a position is literally so, by the plainest rules."""

import logging
from collections import Counter
from random import Random

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import GAMES, SOLVED_GAMES
from tests.interactions.review.claims import Read
from tests.interactions.review.samples import CLAIMS, EXAMPLES, played, said_of
from tests.sizes import times

log = logging.getLogger(__name__)
POSITIONS = 10_000
DOUBTED = 0.1
"""In how many of the random games people read which moves are doubtful, too."""
SHARE = {"ultimate": 55}
"""One in this many positions is read in CI where solving takes longest; one in ten elsewhere."""

WINS = "classic vanish squares drop sizes ultimate"
"""The games in which a line wins."""
OCCURS_IN = {
    "review-all-equal": "classic misere",
    "review-any": "classic misere vanish squares drop",
    "review-any-move": "sizes",
    "review-better": "classic misere vanish",
    "review-blocked": WINS,
    "review-doubt": "ultimate",
    "review-faultless": " ".join(SOLVED_GAMES),
    "review-fork-allowed": "classic squares drop sizes ultimate",
    "review-fork-made": "classic squares drop sizes ultimate",
    "review-lesson": " ".join(SOLVED_GAMES),
    "review-line-left-open": WINS,
    "review-no-choice": "classic misere squares drop sizes ultimate",
    "review-own-line": "misere",
    "review-praise-last-move": "ultimate",
    "review-praise-last-moves": "ultimate",
    "review-praise-moves": " ".join(SOLVED_GAMES),
    "review-praise-none": "classic misere squares sizes",
    "review-praise-one": "classic misere squares",
    "review-win-allowed": "drop ultimate",
    "review-win-overlooked": WINS,
    "review-won": WINS,
    "hint-board": "ultimate",
    "hint-finish": WINS,
    "hint-judged": "ultimate",
    "hint-judged-area": "ultimate",
    "hint-judged-board": "ultimate",
    "hint-only-move": "classic misere squares drop sizes",
    "hint-own-line": "misere",
    "hint-threat": "drop sizes",
    "hint-threat-one": WINS,
    "hint-win-all": "misere vanish squares drop",
    "hint-win-in-two": WINS,
}
"""The games in which a sentence can be expected; all others can be said in each."""


def said_in(variant: str, positions: int) -> list[Read]:
    """Return what is said of the examples, and of that many positions of random games."""
    rng, doubting, game = Random(34), Random(34), GAMES[variant]
    said: list[list[Read]] = []
    for moves in EXAMPLES.get(variant, ()):
        said += said_of(PlayedPosition(game).play_tokens(moves.split()))
    while len(said) < positions:
        said += said_of(played(game, rng), doubted=doubting.random() < DOUBTED)
    return [sentence for of_one in said for sentence in of_one]


def expected(variant: str) -> set[str]:
    """Return the sentences that have to occur in a game."""
    return {kind for kind in CLAIMS if variant in OCCURS_IN.get(kind, variant)}


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAMES)
def test_every_sentence_is_true(variant: str) -> None:
    """In 10,000 positions of each game no sentence is false, and each that can occur does.

    With `--log-cli-level=INFO` the test says how many there were of each kind.
    """
    said = said_in(variant, times(POSITIONS, SHARE.get(variant, 10)))
    counts = Counter(sentence.kind for sentence in said)
    log.info("%s: %s", variant, dict(sorted(counts.items())))
    assert [sentence for sentence in said if not sentence.is_true] == []
    assert expected(variant) - counts.keys() == set()
