"""A file for each engine and for what it alone uses, and the baselines."""
