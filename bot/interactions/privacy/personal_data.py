"""What is stored about a person: the buttons that say it, export it and delete it."""

from datetime import timedelta
from itertools import islice

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.stored_data import DELETED_IDS_KEPT, MOST_BOARDS, STORED
from bot.interactions.button import on_press
from bot.interactions.request import Request
from bot.locales import clear_cache, translate
from bot.messaging.late_response import Attachment
from bot.views import ui
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA, STORED_DATA
from bot.views.id_numbers import ASK, NO, YES
from bot.views.notices import notice

MOST_FILES = 10
"""How many files Discord takes with one message."""
_LIMITS = {
    "minutes": CHALLENGE_PAUSE // timedelta(minutes=1),
    "days": DELETED_IDS_KEPT.days,
    "boards": MOST_BOARDS,
}


@on_press(STORED_DATA)
async def press_stored_data(request: Request) -> None:
    """Say privately what is stored about people, for how long, and what a deletion does with it."""
    await request.show(notice(stored_data_text(request.language)))


@on_press(EXPORT_DATA)
async def press_export(request: Request) -> None:
    """Send the person JSON files with everything stored about them; only they see it."""
    exported = await request.context.exports.files(request.person)
    files = iter([Attachment(*file) for file in exported])
    text = translate(request.language, "mydata-exported")
    while page := list(islice(files, MOST_FILES)):
        await request.show(text, *page)


@on_press(DELETE_DATA)
async def press_delete(request: Request, answer: int) -> None:
    """Ask whether to delete everything stored about the person; delete it if they confirm."""
    if answer == ASK:
        await request.show(_question(request.language))
    elif answer == YES:
        await _delete(request)
    else:
        await request.edit(notice(translate(request.language, "mydata-kept")))


async def _delete(request: Request) -> None:
    """Delete the person's data, or begin to, and say so; their boards are redrawn by a job."""
    deletions = request.context.deletions
    is_finished = await deletions.delete(request.person)
    may_be_left = await deletions.table.may_leave_messages(request.person)
    clear_cache()
    finished = "mydata-copies" if deletions.table.leaves_copies else "mydata-done"
    key = finished if is_finished else "mydata-begun"
    await request.edit(notice(_deleted_text(key, request.language, may_be_left=may_be_left)))


def stored_data_text(language: str) -> str:
    """Return a title and a line for each kind of data, and what a deletion cannot reach."""
    sentences = dict.fromkeys(stored.sentence for stored in STORED)
    keys = ("kept-title", *sentences, "kept-limits", "mydata-later", "english-holds")
    return "\n".join(filter(None, (translate(language, key, **_LIMITS) for key in keys)))


def _deleted_text(key: str, language: str, *, may_be_left: bool) -> str:
    """Return what `key` says of a deletion, which boards will still change, and what is lost.

    `may_be_left` says whether there may be messages that the bot does not know.
    """
    keys = [key, "mydata-boards", "mydata-later", *(["mydata-untracked"] if may_be_left else [])]
    return "\n".join(translate(language, key, **_LIMITS) for key in keys)


def data_buttons(language: str) -> list[ui.Component]:
    """Return the buttons that say what is stored about people, export it and delete it."""
    return ui.row(
        ui.button(language, "mydata-what", ui.SECONDARY, STORED_DATA),
        ui.button(language, "mydata-export", ui.SECONDARY, EXPORT_DATA),
        ui.button(language, "mydata-delete", ui.DANGER, DELETE_DATA, ASK),
    )


def _question(language: str) -> ui.Message:
    return ui.Message(
        ui.text(translate(language, "mydata-question", **_LIMITS)),
        *ui.row(
            ui.button(language, "mydata-yes", ui.DANGER, DELETE_DATA, YES),
            ui.button(language, "mydata-no", ui.SECONDARY, DELETE_DATA, NO),
        ),
    )
