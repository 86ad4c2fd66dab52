"""The rules of games: the legal moves and the outcome. One file per game, so far one game."""
