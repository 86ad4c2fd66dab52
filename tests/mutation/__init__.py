"""Measures the tests: changes the code in one place at a time, and counts what no test notices."""
