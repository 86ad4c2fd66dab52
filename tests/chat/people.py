"""People and channels, as Discord describes them to the bot."""

from dataclasses import dataclass
from typing import Any

from tests.chat.ids import BOT_ROLE, Payload, new_id

EVERYBODY = 2248473465835073
"""What people may do in a channel."""
MANAGER = EVERYBODY | 1 << 5
"""What someone who manages the server may do."""
MANAGE_ROLES = 1 << 28


@dataclass(frozen=True)
class Person:
    """A person on Discord, whose name the bot must not log, with what they may in the channel."""

    id: int
    name: str
    locale: str = "en-GB"
    permissions: int = EVERYBODY
    bot: bool = False
    roles: tuple[int, ...] = ()

    @property
    def user(self) -> Payload:
        named = {"id": str(self.id), "username": self.name, "global_name": self.name.title()}
        return named | {"discriminator": "0", "avatar": None, "public_flags": 0, "bot": self.bot}

    @property
    def member(self) -> Payload:
        may = {"roles": [*map(str, self.roles)], "permissions": str(self.permissions), "flags": 0}
        never = dict.fromkeys(("premium_since", "communication_disabled_until", "avatar"))
        joined = {"joined_at": "2025-01-02T03:04:05.678000+00:00"} | never
        joined |= dict.fromkeys(("deaf", "mute", "pending"), False)
        return {"user": self.user, "nick": f"{self.name}-the-great"} | may | joined


@dataclass(frozen=True)
class Channel:
    """A channel of a server or, if `guild_id` is None, a direct message or a group chat.

    If the bot itself is not `invited`, only the person who acts has installed it. It may do what is
    `allowed`, and whoever picks the channel from a menu what is `open_to_all`.
    """

    channel_id: int
    guild_id: int | None = None
    invited: bool = True
    allowed: int = 2222085186637376
    open_to_all: int = EVERYBODY

    def seen_by(self, person: Person) -> Payload:
        channel_id = str(self.channel_id)
        if self.guild_id is None:
            kind, context = (1, 1) if self.invited else (3, 2)
            channel = {"id": channel_id, "type": kind, "recipients": [person.user], "flags": 0}
            owners = self._owners("0", person)
            return {"channel": channel, "user": person.user, "context": context} | owners
        channel = {"id": channel_id, "type": 0, "name": "world", "flags": 0, "position": 1}
        guild = {"id": str(self.guild_id), "locale": "en-US", "features": []}
        channel |= {"guild_id": guild["id"], "permissions": str(EVERYBODY)}
        of_guild = {"guild": guild, "guild_id": guild["id"], "guild_locale": "en-US", "context": 0}
        owners = self._owners(str(guild["id"]), person)
        return {"channel": channel, "member": person.member} | of_guild | owners

    def _owners(self, owner: str, person: Person) -> Payload:
        owners = {"0": owner} if self.invited else {"1": str(person.id)}
        return {"authorizing_integration_owners": owners}


@dataclass(frozen=True)
class Role:
    """A role of a server, its place there, and whether everybody may mention it."""

    id: int
    mentionable: bool = True
    managed: bool = False
    permissions: str = "0"
    position: int = 1

    @property
    def payload(self) -> Payload:
        told = vars(self) | {"id": str(self.id), "name": str(self.id)}
        return told | {"color": 0, "hoist": False, "flags": 0}


BOTS = Role(int(BOT_ROLE), position=5)
"""The bot's own role."""
MANAGERS = Role(1_300_000_000_000_000_457, permissions=str(MANAGER | MANAGE_ROLES), position=7)
"""The role of those who manage the server; it stands above the bot's."""
SERVER = 1_200_000_000_000_000_021
SERVER_CHANNEL = Channel(1_200_000_000_000_000_031, SERVER)


def another_channel(guild_id: int | None = SERVER, *, invited: bool = True) -> Channel:
    return Channel(int(new_id()), guild_id, invited)


ELSEWHERE = 1_200_000_000_000_000_022
"""Another server."""
ANN = Person(1_100_000_000_000_000_011, "annabelle")
BEN = Person(1_100_000_000_000_000_012, "benedict", "en-US")


def another_person(name: str = "someone", **about: Any) -> Person:
    return Person(int(new_id()), name, **about)
