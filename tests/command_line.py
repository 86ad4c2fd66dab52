"""What the help of a command line offers."""

import contextlib
import io
import re
from argparse import ArgumentParser

_COMMAND = re.compile(r"^    ([\w-]+)", re.MULTILINE)
_OPTION_LINE = re.compile(r"^  (-.*?)(?:  |$)", re.MULTILINE)


def commands_of(parser: ArgumentParser) -> dict[str, set[str]]:
    """Return the sub-commands that a parser's help names, each with its options."""
    return {name: options_in(_help(parser, name)) for name in _COMMAND.findall(_help(parser))}


def options_in(text: str) -> set[str]:
    """Return the long options that a help describes, but for `--help` itself."""
    return set(re.findall(r"--[\w-]+", " ".join(_OPTION_LINE.findall(text)))) - {"--help"}


def _help(parser: ArgumentParser, *command: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as shown, contextlib.suppress(SystemExit):
        parser.parse_args([*command, "--help"])
    return shown.getvalue()
