"""The workflows pin what they run, and a release is checked before it is published."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project_files import ROOT, text_of

CHECK, RELEASE = WORKFLOWS = (".github/workflows/check.yml", ".github/workflows/release.yml")


def position(text: str) -> int:
    """Return where a text stands in the workflow of a release."""
    return text_of(RELEASE).index(text)


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_actions_are_pinned(workflow: str) -> None:
    """Each action is named by its commit, since a tag can be moved to other code."""
    actions = re.findall(r"uses: (.+)", text_of(workflow))
    assert len(actions) >= 5
    assert [it for it in actions if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", it)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_no_rights_by_default(workflow: str) -> None:
    """A workflow reads no secret, and each job asks for the rights that it needs."""
    text = text_of(workflow)
    assert "secrets." not in text
    assert "\npermissions: {}\n" in text
    assert text.count("persist-credentials: false") == text.count("actions/checkout@")


def test_checks_come_first() -> None:
    """Everything is checked and built before anything is published."""
    steps = ["make release", "needs: build", "publish@", "docker buildx build"]
    steps += ["needs: [publish, image]", "gh release create"]
    assert [position(step) for step in steps] == sorted(position(step) for step in steps)


STUB = """#!/bin/sh
case "$*" in
    *--version) echo noughts 1.2.3 ;;
    *missing) echo "- de, still in English: play" ;;
    *) echo "$0 $*" >> calls ;;
esac
"""
REFUSED = [
    ("exit 1", STUB, "1.2.3 (2026-01-02)", "Commit first."),
    ("", STUB.replace("1.2.3", "1.2.4"), "1.2.3 (2026-01-02)", "has another version."),
    ("", STUB, "1.2.3 (unreleased)", "has no section with a date"),
]


def release(folder: Path, git: str, python: str, section: str) -> subprocess.CompletedProcess[str]:
    """Run `make release` in a folder, where other programs are stubs that note their calls."""
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "CHANGELOG.md").write_text(f"## {section}\n")
    programs = {"bin/git": f"#!/bin/sh\n{git}\n", ".venv/bin/python": python, ".ci/run": STUB}
    for name, script in programs.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    (folder / "requirements").mkdir()
    for lock in ("installers", "dev", "audit", "run"):
        (folder / f"requirements/{lock}.txt").touch()
    for made in ("made", "dev.stamp", "audit.stamp"):
        (folder / ".venv" / made).touch()
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    make = ("make", "release", "VERSION=1.2.3")
    env = {**os.environ, "PATH": path, "MAKEFLAGS": "", "MAKELEVEL": ""}
    return subprocess.run(make, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("git", "python", "section", "says"), REFUSED)
def test_a_release_is_refused(
    git: str, python: str, section: str, says: str, tmp_path: Path
) -> None:
    """What is not ready is named before anything is tested or built."""
    done = release(tmp_path, git, python, section)
    assert (done.returncode != 0, says in done.stderr) == (True, True), done
    assert not (tmp_path / "calls").exists()


def test_a_release(tmp_path: Path) -> None:
    """It is audited, tested and built, in this order, and two commands publish it.

    What languages lack does not stop it, and is at hand for its notes.
    """
    done = release(tmp_path, "", STUB, "1.2.3 (2026-01-02)")
    calls = (tmp_path / "calls").read_text()
    steps = ["-r requirements/audit.txt", ".ci/run", "uv build", "build/noughts.cdx.json"]
    assert [calls.index(step) for step in steps] == sorted(calls.index(step) for step in steps)
    assert "play" in (tmp_path / "build/languages.md").read_text()
    assert done.stdout.splitlines()[-2:] == ["  git tag v1.2.3", "  git push origin v1.2.3"]


def test_who_may_publish() -> None:
    """Only the job that publishes may prove who it is, and it runs no code of the project."""
    text = text_of(RELEASE)
    job = text[position("  publish:") : position("  image:")]
    assert text.count("packages: write") == 1
    assert text.count("id-token: write") == job.count("id-token: write") == 1
    assert "environment: release" in job
    assert "run:" not in job
