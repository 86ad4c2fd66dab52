"""Moves as people write them: as boards show them; a `p` before a word marks it as a move."""

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple
from unicodedata import category, digit, normalize

from engines.games.game import AnyGame, Move
from engines.games.position import IllegalMoveError, PlayedPosition

_UNSEEN = ("Cc", "Cf", "Me", "Mn")  # Unicode categories without a width of their own, as U+200B
_LOOKALIKES = str.maketrans("авсеохαβεοχ×✕✖❌⭕", "abceoxabeoxxxxxo")  # noqa: RUF001
"""Letters of other alphabets, and pictures, that look like the letters on boards."""
_BETWEEN = r"""\s.,;:!/|()\[\]{}<>→•·"'`´‘’“”„«»*_~#–—、。،؛"""  # noqa: RUF001
_DASH_BETWEEN = re.compile(r"-(?!\w)|(?<=\w)-")
_WORD = re.compile(rf"([^{_BETWEEN}]+)([{_BETWEEN}]*)")
_AFTER_NUMBER = (".", ")", ":")
_PLAYERS = "xo"
_MARK = "p"
_LEAST_BASE = 2  # so that no move is lost in the number of a game
_OVER, _NOT_NOW = "the game is over before it", "it cannot be played now"


class Word(NamedTuple):
    """A word that may be a move, and the mark of its player if one stands before it."""

    text: str
    player: str = ""


def visible(typed: str) -> str:
    """Return a text without invisible characters, in plain letters and the digits 0 to 9."""
    return "".join(map(_plain, normalize("NFKC", typed))).strip()


def _plain(character: str) -> str:
    if category(character) in _UNSEEN and not character.isspace():
        return ""
    number = digit(character, None)
    return character if number is None else str(number)


def words_in(typed: str) -> list[Word]:
    """Return the words of a text; move numbers are dropped, and marks become the words' players."""
    text = _DASH_BETWEEN.sub(" ", visible(typed).lower().translate(_LOOKALIKES))
    words, player = [], ""
    for found in _without_numbers(_WORD.findall(text)):
        has_mark = found[0] in _PLAYERS and not player
        player, word = (found[0].upper(), found[1:]) if has_mark else (player, found)
        if word:
            words.append(Word(word, player))
            player = ""
    return [*words, Word(player)] if player else words


def _without_numbers(found: list[tuple[str, str]]) -> list[str]:
    """Return words without `1.`, `2.` and so on, if those count moves: never two in a row."""
    words = [word for word, _ in found]
    dotted = [at for at, (word, gap) in enumerate(found[:-1]) if gap.startswith(_AFTER_NUMBER)]
    numbers = [at for at in dotted if words[at].isdecimal()]
    counted = [words[at] for at in numbers] == [str(n + 1) for n in range(len(numbers))]
    if numbers[:1] != [0] or not counted or any(at + 1 in numbers for at in numbers):
        return words
    return [word for at, word in enumerate(words) if at not in numbers]


class UnreadableMoveError(ValueError):
    """A text is not a move that can be played now; without a reason, no move of the game at all."""

    def __init__(self, position: PlayedPosition, text: str, reason: str = "") -> None:
        reason = reason or f"a move is {position.game.spelling}"
        super().__init__(f"move {len(position.moves) + 1}, {text!r}: {reason}")


def move_in(position: PlayedPosition, typed: str) -> Move:
    """Return the legal move that a person typed, with `p` or not; raises UnreadableMoveError."""
    words = words_in(typed)
    if len(words) != 1:
        raise UnreadableMoveError(position, typed.strip())
    return _move(position, words[0])


def _move(position: PlayedPosition, word: Word) -> Move:
    square, legal = word.text.removeprefix(_MARK), position.legal_moves()
    move = position.game.spelt.get(square)
    if not legal:
        raise UnreadableMoveError(position, word.text, _OVER)
    if move is None:
        raise UnreadableMoveError(position, word.text)
    if move not in legal or not _is_at(position, move, square):
        raise UnreadableMoveError(position, square, _NOT_NOW)
    if word.player not in ("", position.turn):
        raise UnreadableMoveError(position, f"{word.player}{square}", _NOT_NOW)
    return move


def play_typed(position: PlayedPosition, typed: str) -> PlayedPosition:
    """Return the position after moves that a person typed or pasted; raises UnreadableMoveError."""
    for word in _words_of(position.game, typed):
        position = position.play(_move(position, word))
    return position


def is_marked(typed: str) -> bool:
    """Return whether a `p` before each word says that it is a move as boards show it."""
    words = words_in(typed)
    return bool(words) and all(word.text.startswith(_MARK) for word in words)


def _words_of(game: AnyGame, typed: str) -> list[Word]:
    """Return the words of a line; a single word that is several moves is split into them."""
    words = words_in(typed)
    if len(words) == 1 and (line := words[0].text) not in game.spelt:
        move = f"{_MARK}?(?:{'|'.join(sorted(game.spelt, key=len, reverse=True))})"
        if re.fullmatch(f"(?:{move})+", line):
            return [Word(text) for text in re.findall(move, line)]
    return words


def _is_at(position: PlayedPosition, move: Move, text: str) -> bool:
    """Return whether the text, if it is a square, is one on which the move can be made."""
    game = position.game
    if text not in game.squares:
        return True
    return game.squares.index(text) in game.cells_of(position.state, move)


def number_of(game: PlayedPosition) -> int:
    """Return a game, over or not, as one number, as short as its choices allow.

    Each move is a digit whose base is how many moves were legal. 1 is the game without moves.
    """
    digits, position = [], PlayedPosition(game.game)
    for move in game.moves:
        legal = position.legal_moves()
        digits.append((max(len(legal), _LEAST_BASE), legal.index(move)))
        position = position.play(move)
    number = 1
    for base, place in reversed(digits):
        number = number * base + place
    return number


def numbered_game(game: AnyGame, number: int) -> PlayedPosition:
    """Return the game that `number_of` made a number of; raises IllegalMoveError if none is."""
    position = PlayedPosition(game)
    while number != 1:
        legal = position.legal_moves()
        number, digit = divmod(number, max(len(legal), _LEAST_BASE))
        if not number or digit >= len(legal):
            raise IllegalMoveError(position, digit)
        position = position.play(legal[digit])
    return position


def least_image(moves: Iterable[Move], game: AnyGame) -> str:
    """Return the same text for a game and all its images, turned or mirrored, and for no others."""
    played = bytes(moves)
    return min([played.translate(image) for image in _images(game)]).hex()


@cache
def _images(game: AnyGame) -> list[bytes]:
    """Return the image of each move under each symmetry, as tables for `bytes.translate`."""
    return [bytes(image).ljust(256) for image in game.symmetries]
