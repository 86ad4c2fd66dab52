"""The lock files have every dependency pinned and hashed, and no addresses."""

import re
import tomllib

import pytest

from tests.project_files import ROOT, text_of

LOCKS = sorted(file.stem for file in (ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"([a-z0-9-]+)==([\w.]+)( ; .+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
PYPROJECT = tomllib.loads(text_of("pyproject.toml"))
PROJECT = PYPROJECT["project"]


def lines_of(lock: str) -> list[str]:
    lines = (ROOT / f"requirements/{lock}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def pins(lock: str) -> dict[str, str]:
    return {found[1]: found[2] for line in lines_of(lock) if (found := PIN.fullmatch(line))}


def asked(requirements: list[str]) -> set[str]:
    """Return the names in requirements, spelled as in lock files."""
    names = {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names} - {PROJECT["name"]}


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_pins_and_hashes_alone(lock: str) -> None:
    """Every line is a pinned package or a hash: no address, no option, not the project itself."""
    odd = [line for line in lines_of(lock) if not PIN.fullmatch(line) and not HASH.fullmatch(line)]
    assert odd == []
    assert PROJECT["name"] not in pins(lock)


@pytest.mark.parametrize("lock", ["run", *PROJECT["optional-dependencies"]])
def test_locks_hold_what_is_asked_for(lock: str) -> None:
    """Each package that pyproject.toml names is in its lock file."""
    optional = PROJECT["optional-dependencies"].get(lock, [])
    assert asked(PROJECT["dependencies"] + optional) - pins(lock).keys() == set()


def test_locks_agree() -> None:
    """A package has the same version in every lock file."""
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in pins(lock).items():
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_locks_contain_each_other() -> None:
    """Who tests has what runs, plays and stores, and who plays has what runs."""
    assert pins("run").keys() <= pins("play").keys() & pins("postgres").keys()
    assert pins("play").keys() | pins("postgres").keys() <= pins("dev").keys()
    assert pins("dev").keys() <= pins("mutants").keys()


def test_build_tools_are_pinned() -> None:
    """The build tool has one version, that of the lock file, and so do the installers."""
    assert PYPROJECT["build-system"]["requires"] == [f"hatchling=={pins('build')['hatchling']}"]
    assert pins("installers").keys() == {"pip", "uv"}


def test_nothing_is_installed_without_hashes() -> None:
    """Every installation of the Makefile asks for hashes."""
    lines = text_of("Makefile").replace("$(INSTALL)", "install --require-hashes").splitlines()
    installs = [line for line in lines if re.search(r"pip\S*( .*)? install ", line.lower())]
    assert len(installs) == 3
    assert [line for line in installs if "--require-hashes" not in line] == []
