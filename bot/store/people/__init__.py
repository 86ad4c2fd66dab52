"""What is stored about people, and how it is deleted."""
