"""Arenas: evenings of quick games on a server, in which whoever is free is paired again."""
