"""How many processor instructions a press takes; other load on the machine does not change it.

`python -m benchmarks.instructions [--people N] [--presses N] [--checkout FOLDER] [--json]` lets
people play against `python -m bot run` and then against `benchmarks/_example.py`, each under
valgrind, and prints what callgrind counts after a warm-up. `--checkout` takes the code of Noughts
from another folder, to compare two versions. The exit status is 2 if valgrind is not installed.
"""

import argparse
import asyncio
import json
import re
import shutil
import sys
import tempfile
from asyncio.subprocess import DEVNULL
from pathlib import Path

from benchmarks._bots import BOTS, Figures, running
from benchmarks._people import THOUGHT, People
from tests.project_files import ROOT
from tests.wire.server import Discord

WARM_UP = 8  # presses of each person, at least one match
PATIENCE = 60.0  # seconds that an answer may take: valgrind makes a bot about 50 times slower
# The example loses presses that arrive before it has processed the response to its last answer.
THOUGHTS = {"noughts": THOUGHT, "example": 50 * THOUGHT}
# Noughts would acknowledge presses first, or give answers up, if they took so long.
PATIENT = f"""
import sys
from bot.__main__ import main
try:
    from bot.messaging import acknowledgement, delivery
except ImportError:  # another version of the code
    pass
else:
    acknowledgement.ACKNOWLEDGE_AFTER = delivery.ANSWER_WITHIN = {PATIENCE}
sys.exit(main(["run"]))
"""
COMMANDS = BOTS | {"noughts": ("-c", PATIENT)}
CALLGRIND = ("env", "PYTHONHASHSEED=0", "valgrind", "--tool=callgrind", "--instr-atstart=no")
UNITS = {
    "press": "million a press, starts of matches among them",
    "each": "million an interaction, commands as well as presses",
    "errors": "presses without an answer",
}


async def main(people: int, presses: int, checkout: Path) -> dict[str, Figures]:
    """Return the instructions that `presses` presses take in each of the bots."""
    folders = {"noughts": checkout, "example": ROOT}
    return {name: await counted(name, folders[name], people, presses) for name in BOTS}


async def counted(name: str, checkout: Path, people: int, presses: int) -> Figures:
    """Return how many million instructions the bot of that name takes for `presses` presses."""
    print(f"{name} starts under valgrind …", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        played = await _played(name, checkout, Path(folder), people, presses)
        millions = _total(Path(folder)) / 1e6
    pressed = len(played.took)
    each = millions / (pressed + played.commands)
    return {"press": millions / pressed, "each": each, "errors": played.errors}


async def _played(name: str, checkout: Path, folder: Path, people: int, presses: int) -> People:
    """Return the people after they played with a bot; callgrind's counts are in `folder`."""
    under = (*CALLGRIND, f"--callgrind-out-file={folder / 'count'}")
    async with (
        Discord().running() as discord,
        running(COMMANDS[name], discord, folder / "noughts.db", under, checkout) as pid,
        People(discord, people, THOUGHTS[name], patience=PATIENCE) as played,
    ):
        await played.press(people * WARM_UP)
        await _order(pid, "--instr=on")
        await played.press(presses)
        await _order(pid, "--dump")
    return played


async def _order(pid: int, order: str) -> None:
    """Send an order to the callgrind of a process; raises RuntimeError if it fails."""
    command = ("callgrind_control", order, str(pid))
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    if await process.wait():
        raise RuntimeError(f"{' '.join(command)} failed")


def _total(folder: Path) -> int:
    """Return how many instructions callgrind has counted."""
    (file,) = folder.glob("count.*")
    found = re.findall(r"^totals: (\d+)$", file.read_text("utf-8", "replace"), re.MULTILINE)
    return int(found[0])


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    rows = ["| instructions | Noughts | example | ratio |", "| --- | --- | --- | --- |"]
    ours, theirs = (found[name] for name in BOTS)
    for which, unit in UNITS.items():
        ratio = f"{ours[which] / theirs[which]:.3f}" if which != "errors" else ""
        rows.append(f"| {which} ({unit}) | {ours[which]:.4g} | {theirs[which]:.4g} | {ratio} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="How many instructions a press takes.")
    options.add_argument("--people", type=int, default=40, help="at once (default: 40)")
    options.add_argument("--presses", type=int, default=1000, help="counted (default: 1000)")
    options.add_argument(
        "--checkout", type=Path, default=ROOT, help="whose bot/ to run (default: this one's)"
    )
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    if shutil.which("callgrind_control") is None:
        print("valgrind is not installed; it is what counts instructions.", file=sys.stderr)
        sys.exit(2)
    taken = asyncio.run(main(chosen.people, chosen.presses, chosen.checkout.resolve()))
    print(json.dumps(taken) if chosen.json else report(taken))
