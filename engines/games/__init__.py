"""Games: who may move where, and when it is over. One file a game."""
