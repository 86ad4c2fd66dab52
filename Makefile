# A target installs what it needs into .venv on first use, and again only when its lock file changes.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin/python
MARKS  ?= not slow and not outside
ARGS   ?=
BASE   ?= origin/main

# Many tests spend more time waiting than computing, so two workers share a core. With three, simulated
# people and engines wait so long for each other that tests fail.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * len($(CORES)))')
CORES    = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
PYTEST   = $(BIN) -m pytest --numprocesses=$(WORKERS) --dist=worksteal

# The tests start the bot hundreds of times, which would compile its files each time.
test test-all: export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help play postgres run test test-all lint bench docs mutants audit build sbom release lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.stamp ## Play in the browser without a token
	@$(BIN) -m bot preview $(ARGS)

postgres: $(VENV)/postgres.stamp ## Install the driver for a database on PostgreSQL

run: $(VENV)/run.stamp ## Run the bot on Discord, with the token from .env
	@$(BIN) -m bot run $(ARGS)

test: $(VENV)/dev.stamp ## Run the tests, except those marked slow or outside
	@$(PYTEST) -m "$(MARKS)" $(ARGS)

test-all: export TEST_SIZE = full
test-all: $(VENV)/dev.stamp ## Run all tests, with kill loops and floods at full size
	@$(PYTEST) --timeout=3600 $(ARGS)
	@TEST_SIZE= $(BIN) -m tests.installed_postgres $(PYTEST) -k postgres $(ARGS)

lint: $(VENV)/dev.stamp ## Check style and types, and list missing and stale sentences
	@$(BIN) -m ruff check .
	@$(BIN) -m ruff format --check .
	@$(BIN) -m mypy --platform win32 --cache-dir .mypy_cache/win32 & windows=$$!; \
		$(BIN) -m mypy; here=$$?; wait $$windows && exit $$here
	@$(BIN) -m tests.locales.missing

# A program ends with status 2 if the machine lacks something it needs; the others still run.
bench: $(VENV)/dev.stamp ## Run every program in benchmarks/
	@for name in $(basename $(notdir $(wildcard benchmarks/[a-z]*.py))); do \
		echo "== $$name"; $(BIN) -m benchmarks.$$name || [ $$? -eq 2 ] || exit 1; \
	done

docs: $(VENV)/dev.stamp ## Write the tables of README and the guides from the code
	@$(BIN) -m docs.make

mutants: $(VENV)/mutants.stamp ## Change code and see whether a test fails (ARGS="--draw 400" for all files)
	@$(BIN) -m tests.mutation $(or $(ARGS),--changed $(BASE))

audit: $(VENV)/audit.stamp ## Look for known vulnerabilities of the locked packages, online
	@for lock in requirements/*.txt; do \
		echo "== $$lock"; $(BIN) -m pip_audit --strict --disable-pip --require-hashes -r $$lock || exit 1; \
	done

# The build tools are those of requirements/dev.txt, so that they are pinned and hashed as well.
build: $(VENV)/dev.stamp ## Build the packages into dist/
	@rm -rf dist
	@$(BIN) -m uv build --quiet --no-config --no-build-isolation --python $(BIN) --out-dir dist .

sbom: $(VENV)/audit.stamp ## List the packages that the bot consists of (CycloneDX), online
	@mkdir -p build
	@$(BIN) -m pip_audit --strict --disable-pip --require-hashes -r requirements/run.txt \
		--format cyclonedx-json --output build/noughts.cdx.json

release: $(VENV)/dev.stamp ## Check and build a release, and say how to publish it (VERSION=1.2.3)
	@git diff --quiet HEAD || $(call refuse,Commit first)
	@test "noughts $$VERSION" = "$$($(BIN) -m bot --version)" || $(call refuse,bot/__init__.py has another version)
	@grep -q "^## $$VERSION (20" CHANGELOG.md || $(call refuse,CHANGELOG.md has no section with a date for it)
	@$(MAKE) --no-print-directory audit
	@.ci/run
	@$(MAKE) --no-print-directory build sbom
	@awk '/^## / { here = $$2 == ENVIRON["VERSION"]; next } here' CHANGELOG.md >build/notes.md
	@$(BIN) -m tests.locales.missing >>build/notes.md
	@echo "dist/ and build/ are ready. To publish them:"
	@echo "  git tag v$$VERSION"
	@echo "  git push origin v$$VERSION"

refuse = { echo "$(1)." >&2; exit 1; }

lock: $(VENV)/made ## Pin the dependencies again (ARGS=--upgrade for the newest versions)
	@$(COMPILE) pyproject.toml --extra dev -o requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra train -c requirements/dev.txt -o requirements/train.txt
	@$(COMPILE) pyproject.toml --extra mutants -c requirements/dev.txt -o requirements/mutants.txt
	@$(COMPILE) pyproject.toml --extra play -c requirements/dev.txt -o requirements/play.txt
	@$(COMPILE) pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	@$(COMPILE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	@echo hatchling | $(COMPILE) - -c requirements/dev.txt -o requirements/build.txt
	@printf 'pip\nuv\n' | $(COMPILE) - -c requirements/dev.txt -o requirements/installers.txt
	@echo pip-audit | $(COMPILE) - -c requirements/dev.txt -c requirements/installers.txt \
		-o requirements/audit.txt

clean: ## Remove .venv and all caches; keep .env and data/
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

COMPILE = $(BIN) -m uv pip compile --quiet --no-config --no-annotate $(ARGS) \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

# The pip that comes with Python only installs the pinned uv and pip. uv is much faster, so pip is
# used only if uv cannot reach the packages.
HOST_PIP  = $(shell $(PYTHON) -c 'import pip; print("yes")' 2>/dev/null)
FIRST_PIP = $(if $(HOST_PIP),$(PYTHON) -m pip --python $(BIN),$(BIN) -m pip)
INSTALL   = install --quiet --disable-pip-version-check --require-hashes

$(VENV)/%.stamp: requirements/%.txt $(VENV)/made
	@echo "Installing requirements/$*.txt into $(VENV) …"
	@$(BIN) -m uv pip install --quiet --compile-bytecode --require-hashes --python $(BIN) -r $< \
		|| $(BIN) -m pip $(INSTALL) -r $<
	@touch $@

$(VENV)/made: requirements/installers.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Noughts needs Python 3.11 or newer: name one, as in make PYTHON=python3.13." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, pip' 2>/dev/null || $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv is missing: on Debian and Ubuntu, apt install python3-venv." >&2; exit 1; }
	@echo "Making $(VENV) …"
	@$(PYTHON) -m venv --clear $(if $(HOST_PIP),--without-pip) $(VENV)
	@$(FIRST_PIP) $(INSTALL) --no-compile -r $<
	@touch $@
