"""Loads the bot and fills the engines' tables, once for all later processes."""

import gc
from datetime import timedelta

import bot.commands  # noqa: F401 - loads all that a run needs
from bot.app import health_server  # noqa: F401 - what only some need
from bot.interactions import command_tree
from bot.services.engine_turns import warm_up
from bot.store.postgres import database, shard_claims, turns  # noqa: F401
from tests.texts_of_commands import read_texts_of_commands_once

# Real Discord lets a shard connect five seconds after the one before.
turns.IDENTIFY_EVERY = timedelta(0)
read_texts_of_commands_once()
command_tree.CommandTranslator()
warm_up()
gc.collect()
gc.freeze()
