"""What can go wrong between the bot and Discord."""

import aiohttp
import discord

BROKEN_CONNECTION = (aiohttp.ClientError, OSError)
"""The request may or may not have been carried out."""

NETWORK_ERRORS = (discord.HTTPException, *BROKEN_CONNECTION)
"""Everything that can keep an answer or an edit from Discord. What was changed is stored."""
