"""Messages as Discord stores them, and functions to read them."""

from collections.abc import Iterator
from datetime import UTC, datetime

from tests.chat.ids import APPLICATION, BOT, Payload, new_id
from tests.conftest import visible

EPHEMERAL, V2 = 1 << 6, 1 << 15
BUTTON, TEXT = 2, 10
MENUS = (3, 5, 6, 8)
"""The types of the menus that the bot uses: of texts, of people, of roles and of channels."""
FREE, TAKEN, OF_SHOW = BOARD = ("c1:", "i1:", "f1:")
"""How the custom ids of cells begin: where someone may move, of the others, and of a show."""
CELLS = (*BOARD, "sc1:", "dc1:", "qc1:")
"""Also of the still boards of pages, of puzzles, and of practice."""
PICK = "pk1:"
"""How the custom ids of what can be picked for the next move begin."""


def new_message(data: Payload, channel_id: str, interaction: Payload | None = None) -> Payload:
    message: Payload = {"id": new_id(), "type": 0, "channel_id": channel_id, "author": BOT}
    message |= {"timestamp": _now(), "edited_timestamp": None, "mentions": [], "mention_roles": []}
    message |= {"tts": False, "mention_everyone": False, "pinned": False}
    message |= _answering(interaction) if interaction else {}
    return _filled(message, data) | {"flags": data.get("flags", 0)}


def edited(message: Payload, data: Payload) -> Payload:
    """Return a message after an edit; fields that are not in the edit stay."""
    return _filled(message, message | data) | {
        "edited_timestamp": _now(),
        "flags": message["flags"] | (data.get("flags") or 0) & V2,
    }


def components_in(payload: Payload) -> Iterator[Payload]:
    for item in payload.get("components") or []:
        yield item
        if "components" in item:
            yield from components_in(item)


def cells_of(message: Payload) -> list[Payload]:
    buttons = (item for item in components_in(message) if item["type"] == BUTTON)
    return [button for button in buttons if button.get("custom_id", "").startswith(CELLS)]


def custom_id_of(message: Payload, label: str) -> str:
    buttons = (item for item in components_in(message) if item["type"] == BUTTON)
    return next(str(button["custom_id"]) for button in buttons if button.get("label") == label)


def board_on(message: Payload) -> str:
    """Return the board on a message, such as `X.O......`, whatever the pieces' sizes."""
    labels = (cell["label"][0] for cell in cells_of(message))
    return "".join(label if label in "XO" else "." for label in labels)


def free_cells(message: Payload) -> list[int]:
    return [index for index, cell in enumerate(cells_of(message)) if is_free(cell)]


def is_free(button: Payload) -> bool:
    return button.get("custom_id", "").startswith(FREE) and not button["disabled"]


def text_of(message: Payload) -> str:
    return visible("\n".join([message["content"], *_texts(message)]))


def all_text(components: list[Payload]) -> str:
    return visible("\n".join(_texts({"components": components})))


def _texts(message: Payload) -> list[str]:
    return [item["content"] for item in components_in(message) if item["type"] == TEXT]


def all_buttons(components: list[Payload]) -> list[Payload]:
    return [item for item in components_in({"components": components}) if item["type"] == BUTTON]


def _filled(message: Payload, data: Payload) -> Payload:
    files = [_ATTACHED | file for file in data.get("attachments") or []]
    filled = {name: data.get(name) or empty for name, empty in _EMPTY.items()}
    return message | filled | {"attachments": files}


_EMPTY: Payload = {"content": "", "embeds": [], "components": []}
_ATTACHED: Payload = {"size": 1, "url": "https://cdn.invalid/file", "proxy_url": ""}


def _answering(interaction: Payload) -> Payload:
    own = dict.fromkeys(("application_id", "webhook_id"), str(APPLICATION))
    kind = 20 if interaction["type"] == 2 else 19
    return own | {"type": kind, "interaction_metadata": _metadata(interaction)}


def _metadata(interaction: Payload) -> Payload:
    whose = interaction["member"]["user"] if "member" in interaction else interaction["user"]
    kept = ("id", "type", "authorizing_integration_owners")
    return {"user": whose} | {name: interaction[name] for name in kept}


def _now() -> str:
    return datetime.now(UTC).isoformat()
