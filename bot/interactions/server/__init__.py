"""The settings of a server, and its seasons."""
