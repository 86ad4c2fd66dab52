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
    steps += ["needs: [build, attest, publish, image]", "gh release create"]
    assert [position(step) for step in steps] == sorted(position(step) for step in steps)


STUB = """#!/bin/sh
case "$*" in
    *--version) echo noughts 1.2.3 ;;
    *missing) echo "- de, still in English: play" ;;
    *) echo "$0 $*" >> calls ;;
esac
"""
NEWS = "### For hosts\n\n- A change.\n"
REFUSED = [
    ("exit 1", STUB, "1.2.3 (2026-01-02)", "Commit first."),
    ("", STUB.replace("1.2.3", "1.2.4"), "1.2.3 (2026-01-02)", "has another version."),
    ("", STUB, "1.2.3 (unreleased)", "has no section with a date"),
]


def release(folder: Path, git: str, python: str, section: str) -> subprocess.CompletedProcess[str]:
    """Run `make release` in a folder, where other programs are stubs that note their calls."""
    shutil.copy(ROOT / "Makefile", folder)
    changes = f"# Changelog\n\n## {section}\n\n{NEWS}\n## 1.2.2 (2026-01-01)\n\n- Old.\n"
    (folder / "CHANGELOG.md").write_text(changes)
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
def test_a_refused_release(git: str, python: str, section: str, says: str, tmp_path: Path) -> None:
    """What is not ready is named before anything is tested or built."""
    done = release(tmp_path, git, python, section)
    assert (done.returncode != 0, says in done.stderr) == (True, True), done
    assert not (tmp_path / "calls").exists()


def test_a_release(tmp_path: Path) -> None:
    """It is audited, tested and built, in this order, with notes; two commands publish it."""
    done = release(tmp_path, "", STUB, "1.2.3 (2026-01-02)")
    calls = (tmp_path / "calls").read_text()
    steps = ["-r requirements/audit.txt", ".ci/run", "uv build", "build/noughts.cdx.json"]
    assert [calls.index(step) for step in steps] == sorted(calls.index(step) for step in steps)
    assert (tmp_path / "build/notes.md").read_text() == f"\n{NEWS}\n- de, still in English: play\n"
    assert done.stdout.splitlines()[-2:] == ["  git tag v1.2.3", "  git push origin v1.2.3"]


def job(name: str) -> str:
    return re.split(r"\n  (?=\w+:\n)", text_of(RELEASE)[position(f"  {name}:\n") + 2 :])[0]


def test_who_may_publish() -> None:
    """Only two jobs may prove who they are, and they run no code of the project."""
    text, jobs = text_of(RELEASE), (job("attest"), job("publish"))
    assert text.count("packages: write") == 1
    assert text.count("id-token: write") == 2
    assert "environment: release" in jobs[1]
    assert all("id-token: write" in it and "run:" not in it for it in jobs)


def test_a_fork_without_a_project() -> None:
    """Where nobody has set up the packages' registry, the image and the release still come out."""
    assert "if: ${{ vars.PUBLISH_PACKAGES == 'yes' }}" in job("publish")
    assert "if: ${{ !failure() && !cancelled() }}" in job("announce")
    assert "needs: build\n" in job("image")


TAGS = ["v1.0.0", "v1.9.1", "v1.10.0", "v1.11.0rc1", "very-old"]


@pytest.mark.parametrize(
    ("tag", "latest", "prerelease"),
    [
        ("v1.10.1", True, False),
        ("v1.9.2", False, False),  # of an older line
        ("v1.11.0rc2", False, True),
        ("v2.0.0-beta.1", False, True),
        ("v2.0.0", True, False),
    ],
)
def test_what_is_latest(tag: str, latest: bool, prerelease: bool, tmp_path: Path) -> None:
    """Only the highest version that is no pre-release becomes `latest`, as image and as release."""
    script = re.findall(r"id: rank\n +run: \|\n((?: {10}.+\n)+)", job("build"))[0]
    git = ("git", "-c", "user.name=x", "-c", "user.email=x", "-C", str(tmp_path))
    subprocess.run((*git, "init", "-q"), check=True)
    subprocess.run((*git, "commit", "-q", "--allow-empty", "-m", "x"), check=True)
    for name in (*TAGS, tag):
        subprocess.run((*git, "tag", name), check=True)
    env = os.environ | {"GITHUB_REF_NAME": tag, "GITHUB_OUTPUT": str(tmp_path / "output")}
    subprocess.run(("bash", "-e", "-c", script), cwd=tmp_path, env=env, check=True)
    said = dict(line.split("=") for line in (tmp_path / "output").read_text().splitlines())
    assert said == {"latest": str(latest).lower(), "prerelease": str(prerelease).lower()}
    assert "LATEST: ${{ needs.build.outputs.latest }}" in job("image")
    assert '--latest="$LATEST" --prerelease="$PRERELEASE"' in job("announce")
