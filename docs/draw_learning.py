"""Draws docs/learning.svg: how `learned` came to play better than `tree` while it taught itself."""

from collections.abc import Mapping
from pathlib import Path

from docs.draw_ladder import STYLE

TARGET = Path(__file__).with_name("learning.svg")
SCORES: Mapping[int, float] = {4: 4.2, 20: 31.0, 109: 72.2, 180: 63.0, 260: 70.1}
"""Percent of points of `learned:2500` against `tree:5000` after each number of generations.

Each comes from 200 games, the last from 400.
"""
LEFT, RIGHT, TOP, BOTTOM = 60, 720, 70, 300
WIDTH, HEIGHT = 760, 360
TITLE = "What learned:2500 scores against tree:5000, by generations of self-play"


def drawing() -> str:
    """Return the plot as SVG."""
    points = " ".join(f"{_x(generation)},{_y(score)}" for generation, score in SCORES.items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{TITLE}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<text class="title" x="24" y="36">{TITLE}</text>',
        *map(_rung, range(0, 101, 25)),
        *map(_generation, range(0, max(SCORES) + 1, 50)),
        f'<polyline points="{points}" stroke="var(--one)"/>',
        *(_dot(generation, score) for generation, score in SCORES.items()),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _rung(percent: int) -> str:
    y = _y(percent)
    line = f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}"/>'
    return f'{line}<text class="small" x="{LEFT - 34}" y="{y + 4}">{percent}</text>'


def _generation(number: int) -> str:
    x = _x(number)
    return f'<text class="small" x="{x}" y="{BOTTOM + 28}" text-anchor="middle">{number}</text>'


def _dot(generation: int, score: float) -> str:
    return f'<circle cx="{_x(generation)}" cy="{_y(score)}" r="4" fill="var(--one)"/>'


def _x(generation: int) -> float:
    return round(LEFT + generation / max(SCORES) * (RIGHT - LEFT), 1)


def _y(percent: float) -> float:
    return round(BOTTOM - percent / 100 * (BOTTOM - TOP), 1)


if __name__ == "__main__":
    TARGET.write_text(drawing(), encoding="utf-8")
