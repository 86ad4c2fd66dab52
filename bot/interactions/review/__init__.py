"""Reviews of finished games: the command, the page, and another try from a move of it."""
