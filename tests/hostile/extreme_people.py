"""The two ends of what a person can have: one who has done everything, and one who did nothing."""

from bot.domain.match import Place
from tests.chat.ids import new_id
from tests.chat.people import MANAGER, Channel, Person

WIDE, RIGHT_TO_LEFT = "\ufdfd" * 32, "\u202e" + "\u05d0" * 31
FULLEST = Person(int(new_id()), WIDE, permissions=MANAGER)
NEWEST = Person(int(new_id()), RIGHT_TO_LEFT, "en-US")
OPPONENTS = [Person(int(new_id()), f"opponent{n}") for n in range(60)]
DELETED = OPPONENTS[:3]

SERVER = Channel(int(new_id()), int(new_id()))
DIRECT = Channel(int(new_id()))
ELSEWHERE = Channel(int(new_id()), int(new_id()), invited=False)
"""A server where only the person has installed the bot."""
PLACES = {"a server": SERVER, "a DM": DIRECT, "a server without the bot": ELSEWHERE}


def place_in(channel: Channel) -> Place:
    return Place(channel.guild_id, channel.channel_id, channel.invited)
