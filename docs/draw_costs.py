"""Draws docs/costs.svg: what a press costs Noughts, as a multiple of the example's cost.

`python -m docs.draw_costs MANY ONE` reads two outputs of `python -m benchmarks.press --json`: one
with many people, one with `--people 1`.
"""

import json
import sys
from pathlib import Path

TARGET = Path(__file__).with_name("costs.svg")
LEFT, RIGHT, TOP, ROW = 330, 720, 76, 40
WIDTH = 760
MOST = 2.0
BARS = (
    (0, "cpu", "processor time a press"),
    (0, "each", "processor time an interaction"),
    (0, "p50", "half are answered, many people"),
    (0, "kept", "99 of 100 answered, many people"),
    (0, "memory", "memory"),
    (1, "p50", "half are answered, one person"),
)
STYLE = """
  svg { --ink: #24292f; --faint: #d0d7de; --ground: #ffffff; --bar: #0550ae; --line: #1a7f37; }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e6edf3; --faint: #3d444d; --ground: #0d1117; --bar: #79c0ff; --line: #56d364; }
  }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 17px; font-weight: 600; }
  .ground { fill: var(--ground); }
  .bar { fill: var(--bar); }
  .one { stroke: var(--line); stroke-width: 2; }
"""


def drawing(ratios: list[dict[str, float]]) -> str:
    """Return the plot as SVG; `ratios` holds those with many people, then those with one."""
    height = TOP + ROW * len(BARS) + 24
    bars = [_bar(row, name, ratios[which][key]) for row, (which, key, name) in enumerate(BARS)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    label = "<title>What a press costs, as a multiple of the in-memory example</title>"
    ground = f'<rect class="ground" width="{WIDTH}" height="{height}" rx="6"/>'
    title = _text("A press, as a multiple of the in-memory example", 24, 36, "title")
    parts = [ground, title, *bars, _line(height - 16)]
    return "\n".join([head, label, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def _bar(row: int, name: str, ratio: float) -> str:
    y, width = TOP + ROW * row, _x(ratio) - LEFT
    bar = f'<rect class="bar" x="{LEFT}" y="{y}" width="{width}" height="22" rx="3"/>'
    shown = _text(f"{ratio:.2f}", LEFT + width + 8, y + 16)
    return _text(name, LEFT - 14, y + 16, anchor="end") + bar + shown


def _line(bottom: int) -> str:
    return f'<line class="one" x1="{_x(1)}" x2="{_x(1)}" y1="{TOP - 14}" y2="{bottom}"/>'


def _x(ratio: float) -> int:
    return LEFT + round((RIGHT - LEFT) * min(ratio, MOST) / MOST)


def _text(text: str, x: int, y: int, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{style}" text-anchor="{anchor}">{text}</text>'


if __name__ == "__main__":
    taken = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]]
    TARGET.write_text(drawing([one["ratio"] for one in taken]), encoding="utf-8")
