"""Slash commands: one file a group; each parses, calls the service and answers."""
