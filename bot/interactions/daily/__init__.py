"""`/daily`: the puzzle of the day, and how people did."""
