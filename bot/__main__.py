"""The command line: `python -m bot run | preview | migrate | …`, or `noughts …`."""

import os
import signal
import sys

if os.getpid() == 1:  # as in a container: the kernel drops a SIGTERM that the first process ignores
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))

import argparse
import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

from bot import __version__
from bot.app.setting_parsers import MAX_PORT
from bot.app.terminal import command, end_without_packages, refuse_without_packages
from bot.errors import ShardsLostError, StartError

MAX_ID = 2**63 - 1  # the largest that the database can store
_MAY_BE_LEFT = ("run", "preview", "setup")  # commands that people end with Ctrl-C


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise StartError(f"{self.format_usage()}{self.prog}: error: {message}")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, which raises StartError."""
    top = _Parser(prog=command(), description="Noughts: tic-tac-toe for Discord.")
    top.add_argument("--version", action="version", version=f"noughts {__version__}")
    commands = top.add_subparsers(dest="command", required=True)
    run_command = _add(commands, "run", "run the bot on Discord")
    run_command.add_argument(
        "--sync", action="store_true", help="send the commands to Discord even if unchanged"
    )
    run_command.add_argument(
        "--no-input", action="store_true", help="don't ask for a token that is missing"
    )
    preview = _add(commands, "preview", "play in the browser, without Discord")
    preview.add_argument("--port", type=_port, default=8911, help="the page's port (default: 8911)")
    preview.add_argument(
        "--database",
        type=_new,
        metavar="FILE",
        help="where its database is while it runs: a new file (default: a temporary one)",
    )
    preview.add_argument(
        "--no-browser", action="store_true", help="print the page's address, but don't open it"
    )
    preview.add_argument(
        "--language",
        default="en-US",
        metavar="LOCALE",
        help="what people there have set Discord to, such as de (default: en-US)",
    )
    preview.add_argument(
        "--keys", action="store_true", help="show the key of each sentence in the catalogues"
    )
    _add(commands, "setup", "ask for the bot's token, check it and store it in .env")
    doctor_command = _add(commands, "doctor", "check the set-up, and say what is wrong")
    doctor_command.add_argument("--json", action="store_true", help="print an object a line")
    doctor_command.add_argument(
        "--server",
        type=partial(_id, "server", "Copy Server ID"),
        metavar="ID",
        help="also check the bot's permissions in this server",
    )
    _add(commands, "migrate", "upgrade and clean up the database, then stop")
    _add(commands, "recount", "check the standings and repair them; stop the bot first")
    backup = _add(commands, "backup", "copy the database, also while the bot runs")
    backup.add_argument(
        "file", type=_here, metavar="FILE", help="a new file; an existing one is not overwritten"
    )
    restore = _add(commands, "restore", "replace the database by a backup; stop the bot first")
    restore.add_argument(
        "file", type=_here, metavar="FILE", help="the backup; the replaced database is kept"
    )
    copy_command = _add(commands, "copy-to", "copy the database to another one; stop the bot first")
    copy_command.add_argument(
        "url", metavar="URL", help="the new, empty database, written as DATABASE_URL is"
    )
    forget_command = _add(
        commands, "forget", "delete what is stored about a person, also while the bot runs"
    )
    of = forget_command.add_mutually_exclusive_group(required=True)
    of.add_argument(
        "user",
        nargs="?",
        type=partial(_id, "user", "Copy User ID"),
        metavar="USER_ID",
        help="the person's id on Discord",
    )
    of.add_argument("--list", action="store_true", help="print who has been deleted lately")
    of.add_argument(
        "--repeat", type=_here, metavar="FILE", help="delete them again, after pg_restore"
    )
    forget_command.add_argument("--yes", action="store_true", help="delete without asking")
    for name, does in (("block", "shut {} out"), ("unblock", "let {} in again")):
        it = _add(commands, name, f"{does}, also while it runs".format("a server or a person"))
        it.add_argument("kind", choices=("server", "person"), help="whose id it is")
        an_id = partial(_id, "server's or person's", "Copy Server ID or Copy User ID")
        it.add_argument("id", type=an_id, metavar="ID", help="the id on Discord")
    commands.metavar = "|".join(commands.choices)  # what is said where none is given
    return top


def _add(
    commands: "argparse._SubParsersAction[_Parser]", name: str, does: str
) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")


def _here(text: str) -> Path:
    """Return the file that was typed; the command may work in another folder."""
    return Path(text).absolute()


def _new(text: str) -> Path:
    if (file := _here(text)).exists():
        raise argparse.ArgumentTypeError(f"{file} exists already: name a new file")
    return file


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_PORT):
        raise argparse.ArgumentTypeError(f"{text} is not a port: choose one from 0 to {MAX_PORT}")
    return int(text)


def _id(of: str, item: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= MAX_ID):
        raise argparse.ArgumentTypeError(
            f"{text} isn't a {of} id: in Discord, switch on Developer Mode and choose {item}"
        )
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the process's exit status.

    0 is a clean stop, 1 a crash or what `doctor` found, 2 a start that failed, 75 that another
    process has taken the shards, so that this one may start again, 78 that Discord refuses every
    connection until something is changed, and 130 an interruption before the command was done. The
    reason for 2, 75 and 78 is said in one sentence on standard error.
    """
    try:
        refuse_without_packages()
        return _carry_out(parser().parse_args(arguments))
    except (StartError, ShardsLostError) as error:
        if not _log_end(error):
            print(error, file=sys.stderr)
        return error.status
    except Exception as error:
        if not _log_end(error, traceback=error):
            raise
        return 1


def _carry_out(chosen: argparse.Namespace) -> int:
    try:
        return _loaded()(chosen)
    except KeyboardInterrupt:
        return 0 if chosen.command in _MAY_BE_LEFT else 130  # as shells report Ctrl-C


def _loaded() -> Callable[[argparse.Namespace], int]:
    try:
        from bot.commands import carry_out  # noqa: PLC0415 - makes `--help` ten times slower
    except ImportError as error:
        end_without_packages(error)
    return carry_out


def _log_end(error: Exception, traceback: Exception | None = None) -> bool:
    """Log why the process ends if the log is in JSON, and return whether it is."""
    try:
        from bot import log  # noqa: PLC0415
        from bot.app.settings import log_format  # noqa: PLC0415
    except ImportError:  # a package is missing
        return False
    if log_format() != "json":
        return False
    if not logging.getLogger().handlers:
        log.configure(logging.INFO, form="json")
    log.log.critical("ended: error=%s", error, exc_info=traceback)
    return True


if __name__ == "__main__":
    sys.exit(main())
