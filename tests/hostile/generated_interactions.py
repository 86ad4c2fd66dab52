"""Random interactions, such as people might send who try to break the bot."""

import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from bot.interactions import registry
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES
from engines.levels import DIFFICULTIES
from tests.chat.ids import Payload, new_id
from tests.chat.messages import BUTTON, EPHEMERAL, components_in, text_of
from tests.chat.model import Chat
from tests.chat.payloads import COMMAND, INTEGER, command, interaction, menu, press, slash
from tests.chat.people import Channel, Person

NAMES = (
    *("@everyone", "<@&1200000000000000021>", "**bold** ||spoiler|| `code`"),
    *("[link](https://example.invalid)", "\u202eright to left", "zero\u200bwidth\u200d\ufeff"),
    *("x" * 32, "\U0001f469\u200d\U0001f680" * 8, "line\nbreak", "{ $person }"),
    "'; DROP TABLE matches; --",
)
PEOPLE = [
    Person(int(new_id()), f"{NAMES[number % len(NAMES)]}{number}", locale)
    for number, locale in enumerate(("en-US", "en-GB", "de", "ar", "x" * 10_000) * 80)
]
HIDING = {person.id for person in PEOPLE[::4]}
"""Those who hide their games from the start, and never stop."""
CHANNELS = [
    *(Channel(int(new_id()), guild) for guild in (None, 21, 22, 23) for _ in range(5)),
    *(Channel(int(new_id()), guild, invited=False) for guild in (None, 24)),
]
_PEOPLE = {str(person.id): person for person in PEOPLE}
_CHANNELS = {str(channel.channel_id): channel for channel in CHANNELS}
OPTIONS: dict[str, tuple[object, ...]] = {
    "difficulty": (*DIFFICULTIES, "matched", "impossible", "", "e" * 6000, 7, None, "\u202e"),
    "engine": ("dice", "lines", "perfect", "stockfish", "minimax:99", "../perfect", -1, True),
    "mark": ("X", "O", "x", "\u0425", "XO", 2**63, 0.5),
    "x": ("dice", "nobody"),
    "opponent": ("1", "@everyone"),
    "variant": ("misere", "vanish", "ultimate", "chess", 3, ""),
    "unheard-of": ("1",),
}
COMMANDS = [*["start", "challenge"] * 6, "board", "resign", "engines", "watch", "unknown"]
PAGES = [*["stats", "arena"] * 2, "privacy", "settings", "help", "daily", "practice", "history"]
NUMBERS_IN: dict[str, dict[str, tuple[int, ...]]] = {
    "arena": {"minutes": (10, 20, 60, 2**53), "starts_in": (0, 5, 60, 60, 60, -1)},
    "daily": {"number": (1, 2, 4, 99_999, 2**53)},
}
"""The options of commands that take a number."""
MENU = "Challenge to tic-tac-toe"
KINDS = ("c1", "c1", "c1", "i1", "r1", "s1", "w1", "f1", "m1", "a1", "pk1", "c2", "zz", "C1", "")
ALL_KINDS = [button.kind for button in registry.BUTTONS]
GIANTS = (2**31, 2**53, 2**63 - 1)
CHEAP = ("classic", "misere", "vanish")
"""The games whose engines think for milliseconds at most."""
NUMBERS = ("0", "1", "4", "8", "9", "-1", "1e9", "\u0664", " 1", "", "9" * 18, "9" * 90, "0x1")
WRONG: list[object] = [None, "", "x", 0, -1, 0.5, True, str(2**70), [], [None], {}, {"id": None}]
"""What stands in a malformed interaction in place of anything else."""
_PINGING = ("m1", "ta1")
"""What can ping someone who is not on the message where it is forged."""
_SHOWING = ("sg1", "dd1")
"""What would show the games of someone who hides them."""
_JOIN = "aj1:"
"""What stands on an arena, which concerns everybody."""
_MENTION = re.compile(r"<@(\d+)>")


def generated(rng: Random, chat: Chat, recent: list[str]) -> Payload:
    """Return a command, a press on a `recent` message, or one of a button that never existed."""
    person, channel = rng.choice(PEOPLE), rng.choice(CHANNELS)
    if not recent or rng.random() < 0.1:
        return _command(rng, person, channel)
    # Of two messages the one with more to press: most are refusals with a button to play.
    two = (chat.messages[rng.choice(recent)] for _ in range(2))
    message = max(two, key=lambda it: len(it["components"] and [*components_in(it)]))
    custom_id = _shown(rng, message) if rng.random() < 0.9 else ""
    if not custom_id and rng.random() < 0.5:
        custom_id = _taken_from(rng, chat.messages[rng.choice(recent)], message)
    channel, presser = _place(chat, message["channel_id"]), _presser(rng, message, person)
    custom_id = custom_id or _forged(rng, message)
    stays_hidden = presser.id in HIDING and custom_id.startswith(_SHOWING)
    return press(presser, channel, message, "zz" if stays_hidden else custom_id)


def _place(chat: Chat, channel_id: str) -> Channel:
    server = chat.servers[channel_id]
    return _CHANNELS.get(channel_id) or Channel(int(channel_id), int(server) if server else None)


def _presser(rng: Random, message: Payload, other: Person) -> Person:
    """Return who presses a message: often someone it concerns, always someone who sees it."""
    whose = message.get("interaction_metadata", {}).get("user", {}).get("id")
    if message["flags"] & EPHEMERAL:
        return _PEOPLE[whose]
    known = [_PEOPLE[it] for it in (whose, *_MENTION.findall(text_of(message))) if it in _PEOPLE]
    of_one = rng.random() < (0.3 if is_arena(message) else 0.9)
    return rng.choice(known) if known and of_one else other


def is_arena(message: Payload) -> bool:
    is_public = not message["flags"] & EPHEMERAL
    ids = (it.get("custom_id", "") for it in components_in(message))
    return is_public and any(it.startswith(_JOIN) for it in ids)


def _taken_from(rng: Random, other: Payload, message: Payload) -> str:
    """Return a custom id of another message that one could forge on this one, or nothing."""
    ids = [str(it["custom_id"]) for it in components_in(other) if "custom_id" in it]
    ids = [it for it in ids if not it.startswith(_PINGING)]
    return rng.choice(ids) if ids else ""


def _forged(rng: Random, message: Payload) -> str:
    """Return a custom id that a message does not have, and often none of the bot's has."""
    return forged(rng) if rng.random() < 0.5 else _with_numbers(rng, message)


def _with_numbers(rng: Random, message: Payload) -> str:
    """Return a custom id of any kind whose numbers are near their bounds, giant, or of a match."""
    kind = rng.choice(ALL_KINDS)
    numbers = [rng.choice((0, 1, rng.randrange(3000), it.most, *GIANTS)) for it in kind.fields]
    return ":".join((kind.prefix, *map(str, numbers)))


def forged(rng: Random) -> str:
    """Return a custom id similar to the bot's: complete, cut, giant, or of an unknown match."""
    numbers = [rng.choice((*NUMBERS, str(rng.randrange(3000)))) for _ in range(rng.randrange(5))]
    text = ":".join((rng.choice(KINDS), *numbers))[:100] or " "
    return text[: rng.randrange(1, len(text) + 1)] if rng.random() < 0.2 else text


def _command(rng: Random, person: Person, channel: Channel) -> Payload:
    if rng.random() < 0.2:
        return _other_command(rng, person, channel)
    name = rng.choice(COMMANDS)
    options = {key: rng.choice(OPTIONS[key]) for key in OPTIONS if rng.random() < 0.15}
    if rng.random() < 0.6:
        options = _fitting(rng, name)
    payload = slash(person, channel, f"tictactoe {name}", **options)  # type: ignore[arg-type]
    if rng.random() < 0.02:
        return interaction(COMMAND, person, channel, payload["data"] | {"options": []})
    return payload


def _fitting(rng: Random, name: str) -> dict[str, object]:
    if name == "challenge":
        pace, variant = rng.choice(("quick", "casual", "slow")), rng.choice([*GAMES])
        asked: dict[str, object] = {"pace": pace, "variant": variant}
        return asked | ({"opponent": rng.choice(PEOPLE)} if rng.random() < 0.7 else {})
    return _start(rng, rng.choice((*CHEAP, ULTIMATE.name))) if name == "start" else {}


def _start(rng: Random, variant: str) -> dict[str, object]:
    """Return options of a match against the bot, whose engine does not think for long here."""
    level: dict[str, object] = {"difficulty": "easy"} if variant == ULTIMATE.name else {}
    return {"mark": rng.choice("XO"), "variant": variant} | level


def _other_command(rng: Random, person: Person, channel: Channel) -> Payload:
    if rng.random() < 0.5:
        return menu(person, channel, MENU, rng.choice(PEOPLE))
    name = rng.choice(PAGES)
    payload, options = command(person, channel, name), NUMBERS_IN.get(name, {})
    payload["data"]["options"] = [
        {"name": key, "type": INTEGER, "value": rng.choice(numbers)}
        for key, numbers in options.items()
        if rng.random() < 0.9
    ]
    return payload


def _shown(rng: Random, message: Payload) -> str:
    """Return the custom id of a button, seldom of one that is disabled."""
    buttons = [item for item in components_in(message) if item["type"] == BUTTON]
    ids = [it["custom_id"] for it in buttons if "custom_id" in it and _is_pressed(rng, it)]
    return str(rng.choice(ids)) if ids else ""


def _is_pressed(rng: Random, button: Payload) -> bool:
    return not button.get("disabled") or rng.random() < 0.05


def malformed(rng: Random, payload: Payload) -> Payload:
    """Return an interaction that Discord would never send: one entry is gone, empty or wrong."""
    changed = deepcopy(payload)
    holder, key = rng.choice(list(_entries(changed)))
    if rng.random() < 0.4:
        del holder[key]
    else:
        # -1 would be all flags, also that of a private message, which the bot has to believe.
        holder[key] = rng.choice(WRONG[:3] if key == "flags" else WRONG)
    return changed


def _entries(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _entries(value[key])
