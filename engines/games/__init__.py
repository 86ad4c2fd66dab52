"""The rules of games: one file a game, all in the same terms."""
