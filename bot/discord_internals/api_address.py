"""Where Discord is: discord.py has no public way to set the addresses of its API and gateway."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_api(url: str) -> None:
    """Send all requests to the API at `url`, such as `https://discord.com/api/v10`."""
    Route.BASE = url


async def use_gateway_of_api(client: discord.Client) -> None:
    """Connect to the gateway that the API names, also after a disconnect.

    After some disconnects discord.py goes to its built-in gateway instead of asking again. Raises
    GatewayNotFound, HTTPException.
    """
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
