"""Loads the bot, reads the catalogues and fills the engines' tables, once for all later processes.

A bot that is started hundreds of times does not do so each time.
"""

import gc
from datetime import timedelta
from functools import cache

import bot.commands  # noqa: F401 - loads all that a run needs
from bot.app import cluster, health_server  # noqa: F401 - what only some need, and so at the end
from bot.locales import catalogue, check_catalogues
from bot.services.engine_turns import warm_up
from bot.store.postgres import database, shard_claims  # noqa: F401

# Real Discord lets a shard connect five seconds after the one before.
cluster.IDENTIFY_EVERY = timedelta(0)
catalogue._parsed = cache(catalogue._parsed)  # what is parsed is never changed
check_catalogues()
warm_up()
gc.collect()
gc.freeze()
