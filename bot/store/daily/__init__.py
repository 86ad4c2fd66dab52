"""The tables of the daily puzzle."""
