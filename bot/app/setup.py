"""The command `setup`: from a token to a bot that people can add, by a few questions.

It asks outside any event loop, so that Ctrl-C ends a question at once.
"""

from dataclasses import replace
from typing import Any

from bot.app import event_loop, setting_parsers
from bot.app.discord_api import OK, UNAUTHORIZED, ApiResponse, Application, connect
from bot.app.settings import FILE, Settings, write_to_file
from bot.app.terminal import ask_hidden, ask_yes, command, is_interactive, say
from bot.errors import LoginError, SettingError, UnreachedError
from bot.interactions.server_access import invite

ATTEMPTS = 3
DESCRIPTION = (
    "Tic-tac-toe on a board of buttons: play me at four levels, or challenge a friend. Type /help."
)
TAGS = ["tic-tac-toe", "game", "board game"]
_WHERE = "It is on the Bot page of your application: https://discord.com/developers/applications"


def set_up(values: Settings) -> None:
    """Ask for the token, check it, store it, and say what is left to do.

    Without a terminal, or with a token in a file of its own, it only checks the token that is set.
    Raises SettingError if Discord accepts none, LoginError if Discord does not answer.
    """
    if is_interactive() and not values.token_file:
        values, about = _asked(values)
    else:
        about = _check(values.with_token())
    application = Application(about)
    for advice in application.advice():
        say(f"- {advice.says}: {advice.remedy}")
    if is_interactive():
        _offer_profile(values, application)
    _say_what_is_left(application)


def _asked(values: Settings) -> tuple[Settings, dict[str, Any]]:
    """Ask for a token until Discord accepts it or is away, and store it; raises as `set_up`."""
    say(f"The bot needs its token. {_WHERE}")
    keep = ", or Enter alone to keep the one that is set" if values.token else ""
    for _ in range(ATTEMPTS):
        typed = ask_hidden(f"Token (it stays hidden){keep}: ")
        if typed is None:
            break
        try:
            chosen = _chosen(values, setting_parsers.pasted("The token", typed))
            about = _check(chosen)
        except SettingError as error:
            say(str(error))
            continue
        except UnreachedError:
            _store(chosen, values)
            raise
        _store(chosen, values)
        return chosen, about
    kept = "The token that is set is unchanged" if values.token else "No token is stored"
    raise SettingError(f"{kept}: to try again, type {command('setup')}.")


def _chosen(values: Settings, typed: str) -> Settings:
    """Return the settings with the token that was typed, or is kept; raises SettingError."""
    if not typed and not values.token:
        raise SettingError("No token was entered.")
    return replace(values, token=setting_parsers.token("DISCORD_TOKEN", typed or values.token))


def _store(chosen: Settings, values: Settings) -> None:
    if chosen.token != values.token:
        write_to_file("DISCORD_TOKEN", chosen.token)
        say(f"The token is stored in {FILE}: show that file to nobody.")


def _check(values: Settings) -> dict[str, Any]:
    """Return the application that a token belongs to; raises SettingError, LoginError."""
    answer = event_loop.run(_request(values))
    if answer.status == UNAUTHORIZED:
        raise SettingError("Discord does not accept this token: copy it again, all of it.")
    if answer.status != OK or not isinstance(answer.data, dict):
        raise LoginError(f"What answers at {values.api_url} is not Discord ({answer.status}).")
    say(f"Discord knows the bot as {answer.data['name']}, application {answer.data['id']}.")
    return dict(answer.data)


def _offer_profile(values: Settings, application: Application) -> None:
    offered: dict[str, Any] = {}
    if not application.description and ask_yes(f"Set this as its profile text? “{DESCRIPTION}”"):
        offered["description"] = DESCRIPTION
    if not application.tags and ask_yes(f"Set these tags? {', '.join(TAGS)}"):
        offered["tags"] = TAGS
    if offered:
        status = event_loop.run(_request(values, offered)).status
        say("Done." if status == OK else f"Discord refused that ({status}): set it on its page.")


async def _request(values: Settings, change: dict[str, Any] | None = None) -> ApiResponse:
    async with connect(values.api_url, values.token) as api:
        return await api.request("/applications/@me", change)


def _say_what_is_left(application: Application) -> None:
    say("Three clicks are left:")
    say(f"1. Open {invite(application.id)}")
    say("2. Choose your server.")
    say("3. Press Authorize. Then type /help there, while the bot runs.")
