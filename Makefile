# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# Hundreds of processes start in a run of the tests; without bytecode each would compile everything it imports.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help play page test system lint types imports docs pytest soak bench same golden coverage mutants house entering manual learning pictures lock release clean

bin := .venv/bin
python := $(bin)/python
say := @printf '%s\n'
took = printf '  %s s\n' "$$SECONDS" # of this part: each line of a recipe has a shell of its own
pip := $(python) -m pip install --quiet --disable-pip-version-check
checked := src tests soak tools $(if $(wildcard bench/*.py),bench)

# Parts from outside Python that the tests need; tools/system.sh knows how to find or install each.
SYSTEM_PARTS ?= chromium postgresql zsh fish

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: .venv/play.stamp  ## play in the browser (TERMINAL=1 in the terminal; ARGS='ardennes --seed 7' are passed on)
	@if [ -z "$(TERMINAL)" ] && $(python) -m tools.page; then exec $(bin)/broadfront play --page $(ARGS); \
	else exec $(bin)/broadfront play --terminal $(ARGS); fi

page: .venv/play.stamp  ## build the page, if its sources or what the server says have changed
	@$(python) -m tools.page_types || [ $$? = 3 ]
	@$(python) -m tools.page || [ $$? = 3 ]

test: .venv/test.stamp system  ## run every check (under ten minutes on two cores)
	@$(MAKE) -j2 --output-sync=target types page lint imports docs
	@$(MAKE) pytest

system:
	@tools/system.sh $(SYSTEM_PARTS)

lint: .venv/test.stamp
	$(say) 'test: ruff (form, style and likely bugs)'
	@$(bin)/ruff format --check --quiet . || { $(bin)/ruff format --check . | tail -n 5; echo 'Run: .venv/bin/ruff format .'; exit 1; }
	@$(bin)/ruff check --quiet --output-format concise . ; $(took)

types: .venv/test.stamp
	$(say) 'test: mypy --strict; beside it, all tests are found and each rule has its own'
	@mkdir -p build; $(bin)/pytest --collect-only -q >build/collected.log & \
	$(bin)/mypy --no-error-summary $(checked); wait $$! || { tail -n 20 build/collected.log; exit 1; } ; $(took)

imports: .venv/test.stamp
	$(say) 'test: import contract'
	@out=$$($(bin)/lint-imports --cache-dir build/importlinter 2>&1) || { printf '%s\n' "$$out"; exit 1; } ; $(took)

docs: .venv/test.stamp  ## build the documentation into build/site
	$(say) 'test: documentation builds (build/site)'
	@# --quiet would hide the warnings from --strict too.
	@out=$$(NO_MKDOCS_2_WARNING=1 $(bin)/mkdocs build --strict 2>&1) || { printf '%s\n' "$$out"; exit 1; } ; $(took)

pytest: .venv/test.stamp
	$(say) 'test: doctests and tests'
	@$(bin)/pytest -q -n 3 --dist worksteal $(ARGS)

soak: .venv/test.stamp  ## the long checks; stops on Ctrl-C and goes on from there (ARGS='--only NAME')
	@$(python) -m soak $(ARGS)

bench: .venv/test.stamp page  ## measure speed and memory; one table, and JSON under build/bench (ARGS='--against COMMIT' beside older code)
	@$(python) -m bench $(ARGS)

same: .venv/test.stamp  ## play the same games with the code of BASE=<commit> and with this code, and compare every line
	@$(python) -m tools.same $(or $(BASE),HEAD) $(ARGS)

golden: .venv/test.stamp  ## find and write the committed games and playthroughs again, after a change of rules or data
	@$(python) -m tests.golden $(ARGS)

coverage: .venv/test.stamp  ## write docs/coverage.json: which rules are implemented and tested
	@$(bin)/pytest -q -n 0 --write-coverage -qq

mutants: .venv/test.stamp  ## change the code that decides rules, one thing at a time, and see whether a test notices
	@$(python) -m tools.mutants $(ARGS)

house: .venv/test.stamp  ## draw the rooms of the package and their imports again (docs/pictures/house.svg)
	@$(python) -m tools.house

entering: .venv/test.stamp  ## write the page of what comes of entering a hex again (docs/titles/ardennes-entering.md)
	@$(python) -m tools.entering

manual: .venv/test.stamp  ## write the rule books, their pictures, the charts and the reference of the documentation again
	@$(python) -m tools.manual
	@$(python) -m tools.charts
	@$(python) -m tools.reference

learning: .venv/test.stamp  ## train the baseline of patrol, test it, draw its curve again (docs/pictures/patrol-learning.svg)
	@$(python) -m tools.learning

pictures: house  ## draw the pictures of the documentation again, after a change of maps or drawing
	@$(python) tools/pictures.py
	@$(python) -m tools.page && $(python) -m tools.page_pictures $(ARGS)

lock: .venv/test.stamp  ## write the lock files again after a change of pyproject.toml
	@tools/lock.sh

release: .venv/test.stamp system page  ## make the release that CHANGELOG.md begins with and try it; everything but the upload
	@$(python) -m tools.release $(ARGS)

clean:  ## remove .venv and build
	rm -rf .venv build

# A stamp is younger than what it was made from, so a second call installs nothing.
.venv/bin/python: | tools/venv.sh
	@tools/venv.sh

.venv/play.stamp: requirements-play.lock pyproject.toml | .venv/bin/python
	$(say) 'set-up: installing what a game needs into .venv (once)'
	@$(pip) --requirement requirements-play.lock
	@$(pip) --no-build-isolation --no-deps --editable .
	@touch $@

.venv/test.stamp: requirements.lock .venv/play.stamp
	$(say) 'set-up: installing what the tests need into .venv (once)'
	@$(pip) --requirement requirements.lock
	@touch $@
