"""The match: what it is, how it changes, and who may change it."""
