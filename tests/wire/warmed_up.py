"""Fills the engines' tables when it is loaded, once for all processes that are forked later.

A bot that is started hundreds of times does not calculate them each time.
"""

import gc

from bot.services.engine_turns import warm_up

warm_up()
gc.collect()
gc.freeze()
