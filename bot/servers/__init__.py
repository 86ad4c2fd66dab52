"""What the owners of a server can set for it."""
