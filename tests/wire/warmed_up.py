"""Loads the bot and fills the engines' tables, once for all processes that are forked later.

A bot that is started hundreds of times does not do so each time.
"""

import gc

from bot.services.engine_turns import warm_up

warm_up()
gc.collect()
gc.freeze()
