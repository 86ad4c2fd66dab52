"""Engines that play tic-tac-toe: pure Python, standard library only, no Discord."""
