"""Who is best: ratings, what moves them and what does not, all as pure functions."""
