"""The engines in the terminal: `python -m engines play`, `think`, `solve`, `review`, `table`."""

import os
import sys
from collections.abc import Sequence

from engines import play, review_command, solve, table, think
from engines.levels import NoUnbeatableLevelError, UnknownEngineError, WrongGameError
from engines.options import OptionError, parser

_COMMANDS = {
    "play": play.run,
    "think": think.run,
    "solve": solve.run,
    "review": review_command.run,
    "table": table.run,
}
_ERRORS = (NoUnbeatableLevelError, OptionError, UnknownEngineError, WrongGameError)
_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit status."""
    commands = parser()
    options = commands.parse_args(arguments)
    try:
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except _ERRORS as error:
        commands.error(str(error))
    except BrokenPipeError:
        return _reader_gone()
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _reader_gone() -> int:
    """Discard what the interpreter would write to the closed pipe at exit; return 0."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
