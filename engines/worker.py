"""A process in which engines think: `python -m engines.worker` reads turns and writes choices.

Each is a line of JSON. The process ends when its input does, so it does not outlive whoever started
it.
"""

import json
import signal
import sys
from dataclasses import asdict
from typing import BinaryIO

from engines.engine import Choice
from engines.turn import Turn


def serve(turns: BinaryIO, choices: BinaryIO) -> None:
    """Answer each turn with the engine's choice, until the turns end."""
    for line in turns:
        choices.write(written_choice(read_turn(line).choose()))
        choices.flush()


def written_turn(turn: Turn) -> bytes:
    """Return a turn as a line."""
    return _line(turn)


def read_turn(line: bytes) -> Turn:
    """Return the turn of a line."""
    spec, variant, moves, seed = json.loads(line)
    return Turn(spec, variant, tuple(moves), seed)


def written_choice(choice: Choice) -> bytes:
    """Return a choice as a line."""
    return _line(asdict(choice))


def read_choice(line: bytes) -> Choice:
    """Return the choice of a line."""
    choice = json.loads(line)
    scores = {name: tuple(table) for name, table in choice["scores"].items()}
    return Choice(choice["move"], choice["why"], scores)


def _line(value: object) -> bytes:
    return json.dumps(value).encode() + b"\n"


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches every process
    serve(sys.stdin.buffer, sys.stdout.buffer)
