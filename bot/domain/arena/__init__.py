"""Arenas: evenings of quick matches in which whoever is free is paired again."""
