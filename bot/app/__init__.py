"""The process: what the command line runs, the client, the settings and the health server."""
