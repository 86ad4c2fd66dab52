"""Servers, as Discord describes them where the bot asks for the guilds intent."""

from datetime import UTC, datetime, timedelta

from tests.chat.ids import BOT, Payload, new_id


def new_server(
    *, joined: timedelta = timedelta(0), system_channel: bool = True, locale: str = "en-US"
) -> Payload:
    """Return a server that added the bot that long ago, with two channels and two roles."""
    server = new_id()
    channels = [_channel(name, place) for place, name in enumerate(("general", "arcade"))]
    return {
        "id": server,
        "name": "The Arcade",
        "owner_id": new_id(),
        "joined_at": (datetime.now(UTC) - joined).isoformat(),
        "system_channel_id": channels[0]["id"] if system_channel else None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "preferred_locale": locale,
        "unavailable": False,
        "large": False,
        "member_count": 2,
        "members": [{"user": BOT, "roles": [], "flags": 0, "joined_at": "2026-01-02T03:04:05Z"}],
        "channels": channels,
        "roles": [_role(server, "@everyone"), _role(new_id(), "Players")],
        **{name: [] for name in ("threads", "emojis", "stickers", "presences", "voice_states")},
        "features": ["COMMUNITY"],
        "premium_tier": 0,
        "nsfw_level": 0,
        "verification_level": 1,
    }


def _channel(name: str, place: int) -> Payload:
    return {
        "id": new_id(),
        "type": 0,
        "name": name,
        "position": place,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": "Games of all kinds",
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": new_id(),
        "flags": 0,
    }


def _role(role: str, name: str) -> Payload:
    return {
        "id": role,
        "name": name,
        "permissions": "2248473465835073",
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
