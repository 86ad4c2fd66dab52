"""Arenas and their fields, as they are stored."""
