"""The errors that can occur between the bot and Discord."""

import aiohttp
import discord

BROKEN_CONNECTION = (aiohttp.ClientError, OSError)
"""Discord may or may not have carried out the request."""

NETWORK_ERRORS = (discord.HTTPException, *BROKEN_CONNECTION)
"""Every error that can stop an answer or an edit. The change itself is already stored."""
