"""The sentences that the terminal shows for the engines' reasons and tables."""

from collections.abc import Mapping

REASONS: Mapping[str, Mapping[str, str]] = {
    "dice": {
        "complete": "It completes a line.",
        "block": "It blocks a line.",
        "opening": "It rolls a ten-sided die: 1 to 6 a corner, 7 to 9 the centre, 10 an edge.",
        "centre": "It answers a lone corner with the centre.",
        "corner": "It answers a lone centre with a corner.",
        "fork": "It meets two opposite corners with an edge, on 1 to 8 of a ten-sided die.",
        "any": "No rule applies: it takes any free cell.",
    },
    "lines": {"weights": "It takes the cell of the greatest weight."},
    "sampling": {"games": "It takes the cell that survived the most of its random games."},
    "wargames": {
        "immediate": "It sees a win at hand.",
        "two-plies": "It weighs its moves against the replies; taste breaks ties.",
    },
    "minimax": {
        "guess": "Too many cells are empty to search: it takes any of them.",
        "search": "It has searched to the end of the game.",
    },
    "matched": {"measured": "It plays as well as its skill says."},
    "perfect": {
        "win": "It wins at once.",
        "trap": "Of the moves that give nothing up, it takes the one people fail against most.",
        "hold": "It gives nothing up, and hopes for nothing more.",
    },
}

TABLES: Mapping[str, Mapping[str, str]] = {
    "dice": {},
    "lines": {"weight": "Weight of each cell"},
    "sampling": {"wins": "Random games won", "draws": "Random games drawn"},
    "wargames": {
        "own": "Worth of each move",
        "reply": "Worth of each reply",
        "taste": "Worth with taste added",
    },
    "minimax": {"value": "Value of each move"},
    "matched": {},
    "perfect": {
        "chance": "Chance of winning against a fallible person",
        "slip": "Part of the replies that give something up",
    },
}
