"""A file for each engine with what only it uses, and the baselines."""
