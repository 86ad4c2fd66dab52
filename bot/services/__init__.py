"""The services: each action loads a value, changes it and saves it."""
