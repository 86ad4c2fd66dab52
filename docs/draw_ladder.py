"""Draws docs/ladder.svg: how often each level loses, by each of five measures."""

from engines.levels import LEVELS, SPEC_OF_LEVEL, engine_of
from engines.strength.tables import losses

LEFT, RIGHT, TOP, BOTTOM = 210, 690, 70, 380
WIDTH, HEIGHT = 760, 450
NAMES = {
    "random": "random player",
    "win-and-block": "win-and-block",
    "80:20": "80:20 player",
    "optimal, uniform": "optimal player",
    "worst case": "worst adversary",
}
STYLE = """
  svg { --ink: #24292f; --faint: #d0d7de; --ground: #ffffff; --one: #0550ae; --two: #1a7f37;
        --three: #9a6700; --four: #8250df; --five: #cf222e; }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e6edf3; --faint: #3d444d; --ground: #0d1117; --one: #79c0ff; --two: #56d364;
          --three: #e3b341; --four: #d2a8ff; --five: #ff7b72; }
  }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 17px; font-weight: 600; }
  .small { font-size: 12px; }
  .ground { fill: var(--ground); }
  .grid { stroke: var(--faint); }
  polyline { fill: none; stroke-width: 2.5; }
"""
COLOURS = ("--one", "--two", "--three", "--four", "--five")


def drawing() -> str:
    """Return the plot as SVG."""
    lost = {level: losses(engine_of(SPEC_OF_LEVEL[level])) for level in LEVELS}
    curves = [
        _curve(name, [float(lost[level][name]) for level in LEVELS], colour)
        for name, colour in zip(NAMES, COLOURS, strict=True)
    ]
    parts = [_frame(), *map(_rung, range(0, 101, 20)), *map(_level, range(len(LEVELS))), *curves]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    label = "<title>How often each level loses, by five measures</title>"
    return "\n".join([head, label, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def _frame() -> str:
    ground = f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
    return ground + _text("The ladder: games lost, of a hundred", 24, 36, "title")


def _rung(percent: int) -> str:
    y = _y(percent / 100)
    line = f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}"/>'
    return line + _text(str(percent), RIGHT + 12, y + 4, "small")


def _level(rank: int) -> str:
    level, x = LEVELS[rank], _x(rank)
    name = _text(level, x, BOTTOM + 28, "", "middle")
    return name + _text(SPEC_OF_LEVEL[level], x, BOTTOM + 46, "small", "middle")


def _curve(name: str, rates: list[float], colour: str) -> str:
    points = " ".join(f"{_x(rank)},{_y(rate)}" for rank, rate in enumerate(rates))
    dots = "".join(
        f'<circle cx="{_x(rank)}" cy="{_y(rate)}" r="4" fill="var({colour})"/>'
        for rank, rate in enumerate(rates)
    )
    line = f'<polyline points="{points}" stroke="var({colour})"/>'
    label = _text(f"{NAMES[name]} {100 * rates[0]:.0f}", LEFT - 16, _label_y(name, rates[0]))
    return line + dots + label.replace("<text", f'<text style="fill: var({colour})"')


def _label_y(name: str, rate: float) -> float:
    nudge = {"win-and-block": 11, "80:20": -2}.get(name, 5)
    return round(_y(rate) + nudge, 1)


def _text(words: str, x: float, y: float, kind: str = "", anchor: str = "") -> str:
    anchor = anchor or ("end" if x < LEFT and not kind else "start")
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def _x(rank: int) -> float:
    return round(LEFT + rank * (RIGHT - LEFT - 40) / (len(LEVELS) - 1), 1)


def _y(rate: float) -> float:
    return round(BOTTOM - rate * (BOTTOM - TOP), 1)
