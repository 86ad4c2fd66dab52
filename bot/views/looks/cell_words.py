"""The squares of a board in words, for people who hear it."""

from collections.abc import Iterable

from bot.locales import translate
from engines.games.game import AnyGame, Cell


def cell_in_words(language: str, game: AnyGame, number: int, cell: Cell) -> str:
    if cell.mark is None:
        return translate(language, "words-empty", square=game.squares[number])
    piece = game.piece(cell)
    return translate(language, "words-fading", mark=piece) if cell.fading else piece


def listed(language: str, words: Iterable[str]) -> str:
    return translate(language, "between-items").join(words)
