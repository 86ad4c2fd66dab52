"""Interactions as Discord sends them: who, where, and what was asked for."""

import secrets

from tests.wire.ids import APPLICATION, COMMAND_ID, Payload, new_id
from tests.wire.people import Person, Room

COMMAND, COMPONENT = 2, 3
SUB_COMMAND, STRING = 1, 3


def interaction(kind: int, person: Person, room: Room, data: Payload) -> Payload:
    """Return an interaction of a kind, made by a person in a room."""
    return {
        "id": new_id(),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"aW50ZXJhY3Rpb24{secrets.token_urlsafe(48)}",
        "version": 1,
        "data": data,
        "channel_id": str(room.channel_id),
        "locale": person.locale,
        "app_permissions": "2222085186637376",
        "entitlements": [],
        "attachment_size_limit": 10_485_760,
        **room.seen_by(person),
    }


def slash(person: Person, room: Room, name: str, **options: str) -> Payload:
    """Return the interaction of `/group command option:value …`."""
    group, command = name.split()
    given = [{"name": key, "type": STRING, "value": value} for key, value in options.items()]
    sub = {"name": command, "type": SUB_COMMAND, "options": given}
    data = {"id": str(COMMAND_ID), "name": group, "type": 1, "options": [sub]}
    return interaction(COMMAND, person, room, data)


def press(person: Person, room: Room, message: Payload, custom_id: str) -> Payload:
    """Return the interaction of a press on a button of a message."""
    data = {"id": 1, "component_type": 2, "custom_id": custom_id}
    return interaction(COMPONENT, person, room, data) | {"message": message}
