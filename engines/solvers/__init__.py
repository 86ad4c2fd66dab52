"""How positions are solved: by whole tables where a game is small, otherwise by search."""
