"""Servers, as Discord describes them where the bot asks for the guilds intent."""

from datetime import UTC, datetime, timedelta

from tests.chat.ids import BOT, Payload, new_id
from tests.chat.people import EVERYBODY, Role


def new_server(
    *, joined: timedelta = timedelta(0), system_channel: bool = True, locale: str = "en-US"
) -> Payload:
    """Return a server that added the bot that long ago, with two channels and two roles."""
    server = new_id()
    channels = [_channel(name, place) for place, name in enumerate(("general", "arcade"))]
    bot = {"user": BOT, "roles": [], "flags": 0, "joined_at": "2026-01-02T03:04:05Z"}
    return {
        **{"id": server, "name": "The Arcade", "owner_id": new_id(), "preferred_locale": locale},
        **{"joined_at": (datetime.now(UTC) - joined).isoformat(), "unavailable": False},
        "system_channel_id": channels[0]["id"] if system_channel else None,
        **{"member_count": 2, "members": [bot], "large": False, "channels": channels},
        "roles": [_role(server, "@everyone"), _role(new_id(), "Players")],
        **{name: [] for name in ("threads", "emojis", "stickers", "presences", "voice_states")},
        **{"system_channel_flags": 0, "rules_channel_id": None, "features": ["COMMUNITY"]},
        **{"premium_tier": 0, "nsfw_level": 0, "verification_level": 1},
    }


def _channel(name: str, place: int) -> Payload:
    own = {"id": new_id(), "type": 0, "name": name, "position": place, "flags": 0, "nsfw": False}
    own |= {"topic": "Games of all kinds", "parent_id": None, "last_message_id": new_id()}
    return own | {"permission_overwrites": [], "rate_limit_per_user": 0}


def _role(role: str, name: str) -> Payload:
    everybody = Role(int(role), mentionable=False, permissions=str(EVERYBODY), position=0)
    return everybody.payload | {"name": name}
