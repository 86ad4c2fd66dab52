"""What `/settings` says of a server's language: in which everybody there reads what is public."""

import unicodedata
from collections.abc import Mapping
from functools import cache

from babel import Locale

from bot.domain.preferences import ServerSettings
from bot.interactions.options import picked_text
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.subject import subject_page
from bot.locales import LANGUAGES, translate
from bot.views import custom_ids as ids, ui

_AUTOMATIC = "automatic"
_OWN_NAMES = {"id": "Bahasa Indonesia", "zh-CN": "简体中文", "zh-TW": "繁體中文"}
"""Where people use another name than Babel."""


@on_press(ids.SERVER_LANGUAGE)
async def press_language(request: Request, guild_id: int) -> None:
    picked = picked_text(request.interaction, {_AUTOMATIC, *LANGUAGES})
    language = None if picked == _AUTOMATIC else picked
    await request.context.server_settings.change(guild_id, "language", language)
    await request.edit(await language_page(request, guild_id))


async def language_page(request: Request, guild_id: int) -> ui.Message:
    language = request.language
    server = await request.context.server_settings.find(guild_id)
    locale = await request.context.joined_servers.locale(guild_id)
    own = name_of(server.language_of_posts(locale))
    says = "automatic" if server.language is None else "set"
    return subject_page(
        language,
        "settings-language",
        ui.text(translate(language, f"settings-language-{says}", name=own)),
        _menus(server.language or _AUTOMATIC, language),
        ui.text(translate(language, "settings-language-private")),
    )


def language_line(server: ServerSettings, language: str) -> str:
    if server.language is None:
        return translate(language, "settings-now-language-automatic")
    return translate(language, "settings-now-language-set", name=name_of(server.language))


@cache
def name_of(language: str) -> str:
    name = _OWN_NAMES.get(language) or str(Locale.parse(language, sep="-").get_display_name())
    return f"{name[0].upper()}{name[1:]}"


def _in_order(language: str) -> str:
    """Return what a language is sorted by: its name, with the accent after the letter."""
    return unicodedata.normalize("NFD", name_of(language))


def _menus(chosen: str, language: str) -> ui.Component:
    """Return a menu of the languages in Latin letters, and one of the others.

    Above each are its names, since a menu by itself shows only what is chosen.
    """
    first, rest = (
        {it: name_of(it) for it in sorted(LANGUAGES, key=_in_order) if _is_latin(it) == latin}
        for latin in (True, False)
    )
    automatic = {_AUTOMATIC: translate(language, "choice-automatic")}
    menus = ((first, automatic | first), (rest, rest))
    return ui.joined(
        *(
            _menu(number, names, options, chosen)
            for number, (names, options) in enumerate(menus)
            if options
        )
    )


def _is_latin(language: str) -> bool:
    return "LATIN" in unicodedata.name(name_of(language)[0])


def _menu(
    number: int, names: Mapping[str, str], options: Mapping[str, str], chosen: str
) -> ui.Component:
    held = ui.text(f"-# {' · '.join(names.values())}")
    return ui.joined(held, ui.menu(ids.SERVER_LANGUAGE, options, number, chosen=chosen))
