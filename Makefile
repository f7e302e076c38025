# On a fresh machine: `make play` or `make test`. Needs Python 3.11 or later; uses a C compiler if
# there is one. See docs/building.md.

PYTHON ?= python3
GAME ?= crypt
JOBS ?= 2
VENV := .venv
BENCH := .venv-bench
PIP := -m pip --disable-pip-version-check -q
LOCKED := $(PIP) install --require-hashes
SOURCES := $(sort $(shell find src -type f ! -name '*.pyc')) setup.py pyproject.toml
# The stamps' names change when a file comes or goes, or when another kind of build is asked for.
MARK := $(shell echo $(SOURCES) $(ROOKERY_PURE) | cksum | cut -d' ' -f1)
BUILT := $(VENV)/built-$(MARK)
PY := $(VENV)/bin/python
POSTGRES := $(if $(shell ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null),,/usr/lib/postgresql)
COMPILED := $(PY) -c 'import sys; from rookery.build import current; sys.exit(current().kind != "compiled")'

.PHONY: play serve built web test test-web check bench soak clean
.DELETE_ON_ERROR:
unexport PYTHONPATH

play: built
	@$(VENV)/bin/rookery play $(GAME)

# The service with the browser client, on a SQLite file in your data folder.
serve: web
	@$(MAKE) --no-print-directory built  # anew, because the client is part of the wheel
	@$(VENV)/bin/rookery serve

built: $(BUILT)
	@$(PY) -m rookery.build

web: src/rookery/server/static/index.html

# Built before the wheel, which carries it. Node comes from the machine.
src/rookery/server/static/index.html: $(shell find web -type f -not -path '*/node_modules/*')
	cd web && npm ci --no-fund --no-audit && npm run build
	@touch $@

# The last thing printed is pytest's closing line.
test: check $(POSTGRES)
	@$(PY) -m rookery.build
	@$(COMPILED) || echo "There is no compiled build here: the suite runs in the interpreted one only."
	PYTHONPATH=src ROOKERY_EXPECT_BUILD=interpreted $(PY) -m pytest -n $(JOBS) --cov
	@if $(COMPILED); then set -x; ROOKERY_EXPECT_BUILD=compiled $(PY) -m pytest -n $(JOBS); fi

check: $(BUILT) $(VENV)/dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy src tests bench
	PYTHONPATH=src $(PY) -m pytest -q tests/test_layers.py tests/test_sizes.py

# The browser client: types, unit tests, and whole games in headless Chromium.
test-web: web
	@$(MAKE) --no-print-directory built
	@command -v chromium >/dev/null || (apt-get -q update && apt-get -q install -y chromium)
	cd web && npm run check && npm test
	ROOKERY_PYTHON=$(CURDIR)/$(PY) node --test tests/web/

# PostgreSQL for the tests of the storage comes from Debian's packages; the tests start their own server.
.PHONY: /usr/lib/postgresql
/usr/lib/postgresql:
	apt-get -q update && apt-get -q install -y postgresql

bench: $(BENCH)/built-$(MARK)
	$(BENCH)/bin/python -m bench.run

soak: $(BUILT) $(VENV)/dev
	$(PY) -m bench.soak
	$(PY) -m pytest -m soak

clean:
	rm -rf $(VENV) $(BENCH) build web/node_modules src/rookery/server/static .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/play: requirements/build.txt requirements/play.txt
	$(PYTHON) -m venv $(VENV)
	$(PY) $(LOCKED) -r requirements/build.txt -r requirements/play.txt
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/play
	$(PY) $(LOCKED) -r requirements/dev.txt
	@touch $@

# Compiled into a wheel, never in src: a stray .so there would hide later edits.
$(BUILT): $(SOURCES) $(VENV)/play
	@echo "Building Rookery; compiling takes a few minutes."
	@rm -rf build $(VENV)/built-* && touch $@.new
	@$(PY) $(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel .
	@$(PY) $(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@mv $@.new $@

$(BENCH)/peers: requirements/bench.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(LOCKED) -r requirements/bench.txt
	@touch $@

$(BENCH)/built-$(MARK): $(BUILT) $(BENCH)/peers
	@rm -f $(BENCH)/built-*
	@$(BENCH)/bin/python $(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
