"""The process: the command line's commands, the client, settings and health."""
