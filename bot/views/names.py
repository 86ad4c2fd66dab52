"""What sentences call the players of a match, a game and the moves of one."""

from bot.domain.match import Machine, Match, Person, Seat
from bot.locales import Name, Noun, cached, mention, translate
from bot.views.looks import LOOKS
from engines.games.game import Mark, Move
from engines.games.position import PlayedPosition, Position
from engines.games.variants import GAMES
from engines.levels import MATCHED, SPECS_OF_LEVELS, engine_name, level_name


def game_and_rule(language: str, variant: str, moves: int) -> str:
    """Return the name of a game, and its rule after so many moves, in one small line."""
    rule = translate(language, f"rule-{variant}", moves=moves)
    return f"-# {translate(language, 'game-and-rule', game=Noun(f'game-{variant}'), rule=rule)}"


def small_name(language: str, variant: str) -> str:
    return f"-# {translate(language, f'game-{variant}')}"


def players_line(x: str, o: str) -> str:
    return f"**X**\u00a0{x}  ·  **O**\u00a0{o}"


def player_name(match: Match, mark: Mark) -> str:
    """Return the name of the player of `mark`: a mention without a ping, or the bot's setting."""
    return seat_name(match.language, match.seat(mark), match.variant)


def seat_name(language: str, seat: Seat, variant: str) -> str:
    if isinstance(seat, Person):
        return person_name(language, seat.id)
    if isinstance(seat, Machine):
        return _machine_name(language, seat, variant)
    return translate(language, "seat-open")


def person_name(language: str, person: int) -> str:
    """Return a mention, which pings only where a message allows it; a word for a deleted person."""
    if person < 0:
        return translate(language, "person-gone")
    return mention(language, person)


@cached(512)
def _machine_name(language: str, machine: Machine, variant: str) -> str:
    engine = engine_title(engine_name(machine.spec))
    if machine.level is None:
        return bot_at(language, engine)
    level = level_noun(machine.level, variant)
    if machine.spec == SPECS_OF_LEVELS[variant][machine.level]:
        return bot_at(language, level)
    return translate(language, "seat-machine-both", engine=engine, level=level)


def bot_at(language: str, setting: Name) -> str:
    """Return what the bot is called as a player: at a level, or as an engine."""
    return translate(language, "seat-machine", setting=setting)


def engine_title(engine: str) -> Name:
    """Return what people call an engine: the same in each language, unless it is a level."""
    return Noun("level-matched") if engine == MATCHED else engine.capitalize()


def level_noun(level: str, variant: str) -> Noun:
    """Return what people call a level in a game: the strongest of ultimate is Expert."""
    return Noun(f"level-{level_name(level, GAMES[variant])}")


def move_name(board: PlayedPosition, ply: int) -> Name:
    """Return where the move at `ply` (from 0) went and, if players choose, with what."""
    state = (board.game.start, *board.states)[ply]
    return LOOKS[board.game.name].name_of_move(state, board.moves[ply])


def name_of_move(position: Position, move: Move) -> Name:
    """Return what `move_name` does, for a legal move."""
    return LOOKS[position.game.name].name_of_move(position.state, move)
