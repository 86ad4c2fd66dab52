"""The engines in the terminal: a file for each command, and how it draws."""
