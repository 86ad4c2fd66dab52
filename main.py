"""Runs the bot, for panels that start a file."""

from bot.__main__ import main

raise SystemExit(main(["run", "--no-input"]))
