"""Loads the bot, reads the catalogues and fills the engines' tables, once for all later processes.

A bot that is started hundreds of times does not do so each time.
"""

import gc
from functools import cache

import bot.commands  # noqa: F401 - loads all that a run needs
from bot.app import health_server  # noqa: F401 - what only some runs need, and so the next two
from bot.locales import catalogue, check_catalogues
from bot.services.engine_turns import warm_up
from bot.store.postgres import database, shard_claims  # noqa: F401

catalogue._parsed = cache(catalogue._parsed)  # what is parsed is never changed
check_catalogues()
warm_up()
gc.collect()
gc.freeze()
