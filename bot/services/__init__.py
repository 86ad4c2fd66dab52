"""What can be done: load, change, save."""
