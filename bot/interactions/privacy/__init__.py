"""A person's own settings, and what is stored about them."""
