# Graveshift. `make play` and `make test` are the two commands to know; each one installs what it needs.

PYTHON ?= python3
# On two cores: one more worker than cores, because the tests of browser and server mostly wait.
WORKERS ?= 3
GAMES ?= 200
BIN := .venv/bin
READY := .venv/.ready

# Modules compiled in place would stand in for their sources, so plain tests then run from a copy without them.
PLAIN = $(if $(wildcard src/*__mypyc*.so),build/plain,src)
# Every worker, server and command of the tests is a process: none of them has to read all sources anew.
unexport PYTHONDONTWRITEBYTECODE
PYTEST = $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=20

.PHONY: help setup play play-text client load test check lint page-tests plain-tests debian compiled-copy compiled-tests bench compiled wheel clean-compiled rules-status lock soak format clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

setup: $(READY)  ## install everything into .venv

play: $(READY) client  ## open the table in the browser
	@$(BIN)/graveshift serve --open

play-text: $(READY)  ## play in the terminal
	@$(BIN)/graveshift play --text

client: $(BIN)/python  ## build the page of the table, if it has changed
	@$(BIN)/python tools/build_client.py

load: $(READY)  ## many games at once (GAMES=200) against a server of their own: how long until an answer is stored
	@$(BIN)/python -m graveshift.server.load --games $(GAMES)

test:  ## everything: style, types, the page, the test suite plain and compiled
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target debian setup client
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint page-tests compiled-copy
	@$(MAKE) --no-print-directory plain-tests
	@$(MAKE) --no-print-directory compiled-tests

check: lint  ## the fast subset: style, types, the rules; no browser, no server, nothing marked slow
	$(MAKE) --no-print-directory plain-tests MARKED='-m "not slow" --ignore=tests/web --ignore=tests/server'

bench: $(READY) .venv/.ready-bench  ## measure speed beside our peers
	@$(BIN)/graveshift bench --missions

compiled: $(READY)  ## build the hot modules with mypyc, in place
	@$(BIN)/python tools/compile.py

wheel: $(READY) client compiled  ## build a wheel with the compiled modules in it, for machines like this one (dist/)
	@$(BIN)/python -m hatchling build -t wheel -d dist

clean-compiled:  ## remove what `make compiled` built
	@rm -rf build/mypyc build/compiled build/plain
	@find src -name '*.so' -delete

rules-status: $(READY)  ## write docs/rules-status.md anew: which tests prove which rule
	@$(BIN)/python tools/rules_status.py

lock: $(READY)  ## choose the newest versions of everything we depend on, and write them down with their hashes
	@$(BIN)/python tools/lock.py

soak: $(READY)  ## three rounds of 50 tables of bots: does the server end as small as it began?
	@$(BIN)/python -m graveshift.server.soak

format: $(READY)  ## sort imports, fix what can be fixed, format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: clean-compiled  ## back to a fresh clone
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

page-tests: $(READY)  ## style, types and the pure parts of the page
	@$(BIN)/python tools/build_client.py --test

plain-tests: $(READY)
	@$(if $(filter build/plain,$(PLAIN)),$(BIN)/python tools/compile.py --plain --into build/plain)
	GRAVESHIFT_FORM=plain PYTHONPATH=$(PLAIN) $(PYTEST) $(MARKED)

# The tests start a PostgreSQL server and a browser of their own. Where these cannot be installed, the tests that
# need them say so and are left out.
debian:
	@missing=''; \
	command -v chromium >/dev/null 2>&1 || missing="$$missing chromium"; \
	command -v chromium-headless-shell >/dev/null 2>&1 || missing="$$missing chromium-headless-shell"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 \
	  || missing="$$missing postgresql"; \
	[ -z "$$missing" ] && exit 0; \
	as=''; [ "$$(id -u)" = 0 ] || as='sudo -n'; \
	echo "Installing$$missing for the tests ..."; \
	{ command -v apt-get >/dev/null 2>&1 && $$as apt-get update -qq >/dev/null 2>&1 \
	  && DEBIAN_FRONTEND=noninteractive $$as apt-get install -y -qq $$missing >/dev/null 2>&1; } \
	  || echo "Not installed:$$missing (Debian: sudo apt-get install$$missing); what needs it will not be tested."

# Without a C compiler there is no build/compiled, and tools/compile.py has said so.
compiled-copy: $(READY)
	@$(BIN)/python tools/compile.py --into build/compiled

# What does not depend on the form of the program runs in one of them: tests/forms.py has the lists.
compiled-tests: compiled-copy
	@if [ -d build/compiled ]; then \
	  echo "GRAVESHIFT_FORM=compiled PYTHONPATH=build/compiled $(PYTEST)"; \
	  GRAVESHIFT_FORM=compiled PYTHONPATH=build/compiled $(PYTEST); \
	fi

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Graveshift needs Python 3.11 or newer. Name one: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv

$(READY): pyproject.toml requirements/dev.txt | $(BIN)/python
	@echo "Installing Graveshift and its tools into .venv ..."
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.ready-bench: $(READY)
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/bench.txt
	@touch $@
