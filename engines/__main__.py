"""The engines in the terminal: `python -m engines play`, `think`, `solve` and so on."""

import io
import os
import sys
from collections.abc import Sequence

from engines.levels import UnknownEngineError, WrongGameError
from engines.puzzles.week import NoPuzzleLeftError
from engines.terminal import play, puzzles, review as review_command, solve, table, think
from engines.terminal.options import OptionError, parser

_COMMANDS = {
    "play": play.run,
    "think": think.run,
    "solve": solve.run,
    "review": review_command.run,
    "table": table.run,
    "puzzles": puzzles.run,
}
_ERRORS = (NoPuzzleLeftError, OptionError, UnknownEngineError, WrongGameError)


def main(arguments: Sequence[str] | None = None) -> int:
    _open_streams()
    commands = parser()
    options = commands.parse_args(arguments)
    status = 0
    try:
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except _ERRORS as error:
        commands.error(str(error))
    except BrokenPipeError:
        _discard_output()
    except OSError as error:
        _discard_output()
        commands.exit(1, f"{commands.prog}: {error.strerror or error}\n")
    except KeyboardInterrupt:
        return 130  # the status that shells give for Ctrl+C
    return status


def _open_streams() -> None:
    """Replace streams that the parent process closed by empty ones, and accept any input."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="backslashreplace")  # for files in another encoding


def _discard_output() -> None:
    """Discard what the interpreter would write at exit to a stream that is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
