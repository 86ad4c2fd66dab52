"""A process in which engines think: `python -m engines.worker` reads questions, writes answers.

Each is a line of JSON; a question is an array that begins with its name. The process ends when its
input does, so it does not outlive its parent. With `--stand-back` it works only while nothing else
needs the processor, if the system can do that.
"""

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, BinaryIO

from engines.engine import Choice
from engines.games.variants import position_after
from engines.review.doubts import Doubt
from engines.review.hints import Hint, Nudge, hint_of
from engines.review.names import MoveName
from engines.review.reasons import Fact, Reason
from engines.review.review import Judgement, PlayedGame, Review
from engines.turn import Turn

STAND_BACK = "--stand-back"  # for processes whose answers are not due within three seconds
# Engines then get about a tenth of a busy core that the bot needs too; at 5 they got a third, and
# presses waited longer.
_NICENESS = 10


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    for line in questions:
        name, *values = json.loads(line)
        given = (tuple(value) if isinstance(value, list) else value for value in values)
        answers.write(line_for(_ANSWERS[name](*given)))
        answers.flush()


def line_for(value: object) -> bytes:
    """Return a question or an answer as a line; fractions become floats."""
    return json.dumps(value, default=float).encode() + b"\n"


def read_choice(line: bytes) -> Choice:
    choice = json.loads(line)
    scores = {name: tuple(table) for name, table in choice["scores"].items()}
    return Choice(**choice | {"scores": scores})


def read_hint(line: bytes) -> Hint:
    nudge, *rest = json.loads(line)
    return Hint(Nudge(nudge), *rest)


def read_review(line: bytes) -> Review:
    moves, doubts = json.loads(line)
    judged = (None if fields is None else _judgement(fields) for fields in moves)
    return Review(tuple(judged), tuple(Doubt(*fields) for fields in doubts))


def _judgement(fields: list[Any]) -> Judgement:
    name, (fact, about), trap, chance, delta, best, kept, result = fields
    reason = Reason(Fact(fact), about)
    best, kept = tuple(best), tuple(kept)
    return Judgement(MoveName(name), reason, trap, chance, delta, best, kept, result)


_ANSWERS: Mapping[str, Callable[..., object]] = {
    "choose": lambda *turn: asdict(Turn(*turn).choose()),
    "hint": lambda *game: hint_of(position_after(*game)),
    "review": lambda *game: PlayedGame(*game).review(),
}


def _stand_back(*, for_all: bool) -> None:
    """Let the bot go first; `for_all` also lets every other program go first, on Linux."""
    with contextlib.suppress(OSError):  # a host may forbid it
        if sys.platform == "linux" and for_all:
            # A niced process may finish its slice, some milliseconds, before the bot wakes up.
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        elif sys.platform != "win32":
            os.nice(_NICENESS)


if __name__ == "__main__":
    _stand_back(for_all=STAND_BACK in sys.argv)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches every process
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the bot was killed; at the end Python would write again
        os._exit(0)
