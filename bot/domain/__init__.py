"""Immutable values and the pure transitions between them."""
