"""A process in which engines think: `python -m engines.worker` reads turns and writes choices.

Both are pickled, since whoever starts it is the one who writes to it and reads. It ends when its
input does, so it does not outlive them.
"""

import contextlib
import pickle
import signal
import sys
from typing import BinaryIO

LENGTH = 4
"""How many bytes before each choice tell its length, the most significant one first."""


def serve(turns: BinaryIO, choices: BinaryIO) -> None:
    """Answer each turn with the engine's choice, until the turns end."""
    with contextlib.suppress(EOFError):
        while True:
            choice = pickle.dumps(pickle.load(turns).choose())  # noqa: S301
            choices.write(len(choice).to_bytes(LENGTH, "big") + choice)
            choices.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches every process
    serve(sys.stdin.buffer, sys.stdout.buffer)
