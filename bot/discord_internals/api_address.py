"""Sets the addresses of Discord's API and gateway, for which discord.py has no public way."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_api(url: str) -> None:
    """Send all requests to the API at `url`, such as `https://discord.com/api/v10`."""
    Route.BASE = url


async def use_gateway_of_api(client: discord.Client) -> int:
    """Make a client connect to the gateway that the API names.

    Returns how many shards may connect there at once, all processes together.

    After some disconnects discord.py connects to its built-in gateway address instead of asking the
    API again. Raises GatewayNotFound, HTTPException.
    """
    _, url, limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
    return limits["max_concurrency"]
