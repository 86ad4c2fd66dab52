# Whatever a target needs is installed into .venv on first use, and again only when its lock changes.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin/python
MARKS  ?= not slow
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play run test lint bench lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-6s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.stamp ## Play in the browser; needs no token
	@$(BIN) -m bot preview $(ARGS)

run: $(VENV)/run.stamp ## Run the bot on Discord, with the token from .env
	@$(BIN) -m bot run $(ARGS)

test: $(VENV)/dev.stamp ## Run the tests, but for the slow ones (MARKS= runs them all)
	@$(BIN) -m pytest -m "$(MARKS)" $(ARGS)

lint: $(VENV)/dev.stamp ## Check style and types
	@$(BIN) -m ruff check .
	@$(BIN) -m ruff format --check .
	@$(BIN) -m mypy

bench: $(VENV)/dev.stamp ## Run every program in benchmarks/
	@for file in $(wildcard benchmarks/[a-z]*.py); do \
		$(BIN) -m benchmarks.$$(basename $$file .py) || exit 1; \
	done

lock: $(VENV)/made ## Pin the dependencies anew (ARGS=--upgrade takes the newest)
	@$(BIN) -m pip install --quiet --disable-pip-version-check uv
	@$(COMPILE) --extra dev -o requirements/dev.txt
	@$(COMPILE) --extra play -c requirements/dev.txt -o requirements/play.txt
	@$(COMPILE) -c requirements/dev.txt -o requirements/run.txt

clean: ## Remove .venv and all caches, but neither .env nor data/
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

COMPILE = $(BIN) -m uv pip compile pyproject.toml --quiet --no-config --no-annotate \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(ARGS)

$(VENV)/%.stamp: requirements/%.txt $(VENV)/made
	@echo "Installing requirements/$*.txt into $(VENV) …"
	@$(BIN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Noughts needs Python 3.11 or newer: name one, as in make PYTHON=python3.13."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv is missing: on Debian and Ubuntu, apt install python3-venv."; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@
