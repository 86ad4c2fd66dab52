"""Opponents for tic-tac-toe: pure Python, standard library only, no Discord."""
