"""Draws docs/press.svg, a flame graph of presses, from the stacks that a profiler has counted.

`python -m docs.draw_press FILE` reads what `py-spy record --gil -f raw` writes: frames joined by
semicolons, outermost first, then a space and the number of samples.
"""

import re
import sys
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

TARGET = Path(__file__).with_name("press.svg")
WIDTH, ROW, TOP, DEEPEST = 1180, 17, 46, 18
NARROWEST = 4.0
LETTER_WIDTH, FEWEST_LETTERS = 6.1, 2
# The frames below these are the same in every stack of the thread.
ROOTS = ("Runner.run", "_connection_worker_thread")
COLOURS = {"bot/": "#f0b232", "engines/": "#f0b232", "discord/": "#7983f5", "aiohttp/": "#5fb0a5"}
OTHER = "#aab2bd"
STYLE = "text { font: 11px monospace; fill: #111; } .title { font: 16px system-ui, sans-serif; }"
_FRAME = re.compile(r"(?P<name>.+) \((?P<file>[^:()]+)(:\d+)?\)")


@dataclass
class Node:
    """A function at one place in the stacks: its samples, and the functions it called."""

    count: int = 0
    calls: dict[str, "Node"] = field(default_factory=dict)

    def add(self, frames: list[str], count: int) -> None:
        """Add the samples of a stack on top of this function."""
        self.count += count
        if frames:
            self.calls.setdefault(frames[0], Node()).add(frames[1:], count)


def tree(stacks: str) -> Node:
    """Return the stacks that contain one of the roots, from there on, as a tree."""
    root = Node()
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        frames = [_named(frame) for frame in stack.split(";")]
        starts = [n for n, frame in enumerate(frames) if frame.split(" ")[0] in ROOTS]
        if starts:
            root.add(frames[starts[0] :], int(count))
    return root


def _named(frame: str) -> str:
    found = _FRAME.fullmatch(frame)
    return f"{found['name']} {found['file']}" if found else f"{frame} "


def drawing(root: Node) -> str:
    """Return the flame graph as SVG: a box is as wide as its function's share of the time."""
    boxes = _boxes(root, 0.0, 0, WIDTH / root.count, root.count)
    height = TOP + ROW * (DEEPEST + 1)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "Where the time of presses goes (the bot's own code in yellow)"
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    words = f'<title>{title}</title>{ground}<text class="title" x="12" y="28">{title}</text>'
    return "\n".join([head, f"<style>{STYLE}</style>", words, *boxes, "</svg>", ""])


def _boxes(node: Node, left: float, depth: int, scale: float, total: int) -> list[str]:
    boxes = []
    for frame, call in sorted(node.calls.items(), key=lambda item: -item[1].count):
        width = call.count * scale
        if width < NARROWEST or depth > DEEPEST:
            continue
        boxes.append(_box(frame, left, depth, width, call.count / total))
        boxes += _boxes(call, left, depth + 1, scale, total)
        left += width
    return boxes


def _box(frame: str, left: float, depth: int, width: float, share: float) -> str:
    name, _, file = frame.rpartition(" ")
    colour = next((COLOURS[package] for package in COLOURS if file.startswith(package)), OTHER)
    y, letters = TOP + depth * ROW, int((width - 6) / LETTER_WIDTH)
    place = f'x="{left:.1f}" y="{y}" width="{width - 0.8:.1f}" height="{ROW - 1}" rx="2"'
    title = f"<title>{escape(frame)}: {share:.1%}</title>"
    text = (
        f'<text x="{left + 3:.1f}" y="{y + 12}">{escape(name[:letters])}</text>'
        if letters > FEWEST_LETTERS
        else ""
    )
    return f'<g>{title}<rect {place} fill="{colour}"/>{text}</g>'


if __name__ == "__main__":
    TARGET.write_text(drawing(tree(Path(sys.argv[1]).read_text("utf-8"))), encoding="utf-8")
