"""The workflow of a release checks everything before it publishes, and holds no password."""

import re

from tests.project_files import text_of

WORKFLOW = ".github/workflows/release.yml"


def position(text: str) -> int:
    """Return where a text stands in the workflow."""
    return text_of(WORKFLOW).index(text)


def test_actions_are_pinned() -> None:
    """Each action is named by its commit, since a tag can be moved to other code."""
    actions = re.findall(r"uses: (.+)", text_of(WORKFLOW))
    assert len(actions) == 5
    assert [it for it in actions if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", it)] == []


def test_checks_come_first() -> None:
    """Vulnerabilities, tests and the tag are checked, in this order, before anything is built."""
    steps = ["make audit", ".ci/run", "GITHUB_REF_NAME", "make build", "needs: build", "publish@"]
    assert [position(step) for step in steps] == sorted(position(step) for step in steps)


def test_no_passwords() -> None:
    """The workflow reads no secret, and only its last job may prove who it is."""
    text = text_of(WORKFLOW)
    assert "secrets." not in text
    assert text.count("id-token: write") == 1
    assert position("id-token: write") > position("needs: build")
    assert "permissions: {}" in text
