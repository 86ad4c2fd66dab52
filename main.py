"""Runs the bot, or the command that is typed, for panels that start a file."""

import sys

from bot.__main__ import main

raise SystemExit(main(sys.argv[1:] or ["run", "--no-input"]))
