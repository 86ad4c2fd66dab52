"""The command `doctor`: checks a set-up, and says what to do about what is wrong."""

import json
from collections import Counter
from dataclasses import asdict

from bot.app.checks.database import check_database
from bot.app.checks.discord_side import check_discord, check_server
from bot.app.checks.machine import check_machine, check_port, check_settings
from bot.app.finding import Finding, Severity
from bot.app.settings import environment_of_process
from bot.app.terminal import counted, say
from bot.exact_json import exact


async def doctor(server_id: int | None, *, as_json: bool) -> int:
    """Print what the checks find, also in the server if one is given; return 1 for an error."""
    found = await examine(server_id)
    for finding in found:
        for line in [json.dumps(exact(asdict(finding)))] if as_json else finding.lines:
            say(line)
    counts = Counter(finding.severity for finding in found)
    if not as_json:
        errors, warnings = counts[Severity.ERROR], counts[Severity.WARNING]
        say(f"{counted(errors, 'error')}, {counted(warnings, 'warning')}.")
    return int(counts[Severity.ERROR] > 0)


async def examine(server_id: int | None) -> list[Finding]:
    of_settings, values = check_settings(environment_of_process())
    found = [*check_machine(), *of_settings, *await check_discord(values)]
    if server_id is not None and values.token:
        found += await check_server(values, server_id)
    of_database, in_use = await check_database(values)
    return [*found, *of_database, await check_port(values, in_use=in_use)]
