"""The sentences that the terminal shows for the engines' reasons and tables."""

from collections.abc import Mapping

from engines.engine import Choice
from engines.levels import engine_name, setting_of
from engines.strength.numbers import decimal

_OF_TREES = {
    "win": "It has found a move that wins, whatever the answer.",
    "search": "It takes the move that it came back to most often, and puts its chance of winning at"
    " about {percent} %, counting a draw as half.",
    "loss": "Every move loses against best play, so it makes the hardest one to answer.",
}
_TABLES_OF_TREES = {
    "chance": "How likely each move seems to win, from 0 to 1",
    "visits": "How often it looked at each move",
}

REASONS: Mapping[str, Mapping[str, str]] = {
    "dice": {
        "complete": "It completes a line.",
        "block": "It blocks a line.",
        "opening": "It rolls a ten-sided die: 1 to 6 a corner, 7 to 9 the centre, 10 an edge.",
        "centre": "The first move was a corner, so it takes the centre.",
        "corner": "The first move was the centre, so it takes a corner.",
        "fork": "Two opposite corners can become a fork: an edge, on 1 to 8 of a ten-sided die.",
        "any": "No rule applies, so it picks at random.",
    },
    "lines": {"weights": "It takes the square with the highest score."},
    "sampling": {
        "games": "It tries each move in {games}, and takes the one that it lost least often."
    },
    "wargames": {
        "immediate": "It completes a line.",
        "two-plies": "It compares its moves with the replies, and breaks ties by preference.",
    },
    "minimax": {
        "guess": "The end is too far away to see, so it guesses.",
        "search": "It reads ahead to the end of the game, and takes one of the best moves.",
    },
    "tree": _OF_TREES,
    "learned": _OF_TREES,
    "level": {
        "ahead": "It searches to depth {plies}.",
        "overlooked": "It overlooks a line.",
        "search": "It takes a move that it came back to often.",
    },
    "matched": {
        "measured": "It plays as well as its skill says.",
        "guess": "It guesses.",
        "overlooked": "It overlooks a line.",
    },
    "perfect": {
        "win": "It wins at once.",
        "winning": "It takes a move that wins, whatever the answer.",
        "trap": "Of its safe moves, it takes the one that people most often answer wrongly.",
        "hold": "It takes a safe move, to which every answer is right.",
        "losing": "Every move loses against best play.",
    },
}

TABLES: Mapping[str, Mapping[str, str]] = {
    "dice": {},
    "lines": {"weight": "Score of each square"},
    "sampling": {"wins": "Random games won", "draws": "Random games drawn"},
    "wargames": {
        "own": "How good its moves are",
        "reply": "How good the replies are",
        "taste": "Its moves, with its preferences added",
    },
    "minimax": {"value": "Result of each move"},
    "tree": _TABLES_OF_TREES,
    "learned": _TABLES_OF_TREES,
    "level": {},
    "matched": {},
    "perfect": {
        "chance": "Chance of winning against someone who sometimes makes mistakes",
        "slip": "Share of the replies that are mistakes",
    },
}


def reason(spec: str, choice: Choice) -> str:
    games = setting_of(spec)
    played = "1 random game" if games == 1 else f"{decimal(games)} random games"
    chance = choice.scores["chance"][choice.move] if "chance" in choice.scores else None
    percent = round(100 * (chance or 0))
    said = REASONS[engine_name(spec)][choice.why.partition(":")[0]]
    return said.format(games=played, percent=percent, plies=choice.plies)
