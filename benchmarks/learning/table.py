"""What was learned, as the table that the engine reads."""

import zlib

import numpy as np

from benchmarks.learning.network import Network
from engines.players.learned_table import FEATURES, UNIT

_MOST_OF_A_BYTE, _MOST_OF_TWO_BYTES = 127, 32767
_PLACES = 9


def written(network: Network) -> bytes:
    """Return the network in whole numbers, as `engines.players.learned_table` reads them."""
    numbers = network.numbers
    parts = [*_in_bytes(numbers["boards"], numbers["weights"])]
    parts += _in_bytes(numbers["sent"], numbers["sent_weights"])
    sums = np.concatenate([numbers["anywhere"], numbers["bias"]])
    return zlib.compress(b"".join(parts) + np.rint(sums * UNIT).astype("<i4").tobytes(), level=9)


def _in_bytes(features: np.ndarray, weights: np.ndarray) -> tuple[bytes, bytes]:
    """Return features as bytes, and weights that make up for their scale, by place and sum."""
    scale = np.abs(features).max(0) / _MOST_OF_A_BYTE
    by_place = weights.reshape(_PLACES, FEATURES, -1) * scale[:, None] * UNIT
    whole = np.rint(by_place.transpose(0, 2, 1))
    if np.abs(whole).max() > _MOST_OF_TWO_BYTES:
        raise OverflowError
    return np.rint(features / scale).astype("i1").tobytes(), whole.astype("<i2").tobytes()
