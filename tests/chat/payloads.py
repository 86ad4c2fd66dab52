"""Interactions as Discord sends them: commands, menu entries and presses."""

import secrets
from collections.abc import Sequence

from tests.chat.ids import APPLICATION, COMMAND_ID, Payload, new_id
from tests.chat.people import Channel, Person

COMMAND, COMPONENT = 2, 3
SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB_COMMAND, STRING, INTEGER, USER = 1, 3, 4, 6


def interaction(kind: int, person: Person, channel: Channel, data: Payload) -> Payload:
    token = f"aW50ZXJhY3Rpb24{secrets.token_urlsafe(48)}"
    own = {"id": new_id(), "application_id": str(APPLICATION), "type": kind, "token": token}
    common = {"version": 1, "entitlements": [], "attachment_size_limit": 10_485_760}
    place = {"channel_id": str(channel.channel_id), "app_permissions": str(channel.allowed)}
    seen = place | channel.seen_by(person) | {"locale": person.locale, "data": data}
    return own | common | seen


def slash(person: Person, channel: Channel, name: str, **options: str | Person) -> Payload:
    """Return the interaction of `/group command option:value …`."""
    group, command = name.split()
    given = [_option(key, value) for key, value in options.items()]
    sub = {"name": command, "type": SUB_COMMAND, "options": given}
    people = [value for value in options.values() if isinstance(value, Person)]
    data = {"id": str(COMMAND_ID), "name": group, "type": SLASH, "options": [sub]}
    return interaction(COMMAND, person, channel, data | resolved(channel, people))


def command(person: Person, channel: Channel, name: str, **options: int) -> Payload:
    """Return the interaction of a command such as `stats`; one of a group without options."""
    if " " in name:
        return slash(person, channel, name)
    given = [{"name": key, "type": INTEGER, "value": value} for key, value in options.items()]
    data = {"id": str(COMMAND_ID), "name": name, "type": SLASH, "options": given}
    return interaction(COMMAND, person, channel, data)


def menu(person: Person, channel: Channel, name: str, target: Person) -> Payload:
    data = {"id": str(COMMAND_ID + 1), "name": name, "type": USER_MENU, "target_id": str(target.id)}
    return interaction(COMMAND, person, channel, data | resolved(channel, [target]))


def _option(name: str, value: str | Person) -> Payload:
    if isinstance(value, Person):
        return {"name": name, "type": USER, "value": str(value.id)}
    return {"name": name, "type": STRING, "value": value}


def resolved(channel: Channel, people: Sequence[Person]) -> Payload:
    if not people:
        return {}
    found = {"users": {str(person.id): person.user for person in people}}
    if channel.guild_id is not None:
        found["members"] = {str(person.id): _without_user(person.member) for person in people}
    return {"resolved": found}


def _without_user(member: Payload) -> Payload:
    return {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}


def press(person: Person, channel: Channel, message: Payload, custom_id: str) -> Payload:
    data = {"id": 1, "component_type": 2, "custom_id": custom_id}
    return interaction(COMPONENT, person, channel, data) | {"message": message}
