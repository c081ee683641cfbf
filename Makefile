# What people type. Each line only names a preset of CMakePresets.json; `make help` lists them.
#
#   make play ARGS="--size 6"      what stands in ARGS is handed to the program
#   make fuzz FUZZ_SECONDS=600     how long each fuzz target runs
#   make install PREFIX=~/.local   where to

ARGS ?=
FUZZ_SECONDS ?= 60
PREFIX ?= /usr/local
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
JOBS ?= $(shell nproc)
SETUPS = setup-play setup-serve setup-package setup-python setup-test setup-bench setup-fuzz setup-lint

.DEFAULT_GOAL := help
.PHONY: help play serve build install uninstall package python test bench lint format asan tsan clang fuzz clean $(SETUPS)

# What configuring says matters only when it fails, and then it says so on stderr.
CONFIGURE = cmake >/dev/null --preset
BUILD = cmake --build --parallel $(JOBS) --preset
TEST = ctest --parallel $(JOBS) --preset
SOURCES = find src python tests fuzz bench -name '*.h' -print0 -o -name '*.cpp' -print0

help: ## this list
	@sed -n 's/^\([a-z ]*\):.*## /\1\t/p' Makefile | expand -t 18

play: build/release/outflank ## play in the terminal
	@build/release/outflank play $(ARGS)

serve: setup-serve ## play in the browser, at http://127.0.0.1:8080
	@$(CONFIGURE) serve
	$(BUILD) serve
	@build/release/outflank serve $(ARGS)

# Before minutes of building, not after them.
install: setup-serve ## the program, its manual and bash's completion, below PREFIX (/usr/local)
	@mkdir -p "$(DESTDIR)$(PREFIX)" 2>/dev/null && test -w "$(DESTDIR)$(PREFIX)" || \
	    { echo 'Nothing may be written to $(DESTDIR)$(PREFIX); try: make install PREFIX=~/.local' >&2; exit 1; }
	@$(CONFIGURE) serve
	$(BUILD) install
	@DESTDIR="$(DESTDIR)" cmake --install build/release --prefix "$(PREFIX)"
	@cp build/release/install_manifest.txt build/release/installed.txt

# CMake's own list is of what was installed last by anybody, and the tests install, too.
uninstall: ## what `make install` put there last
	@test -f build/release/installed.txt || { echo 'Nothing was installed from here.' >&2; exit 1; }
	@sed "s|^|$(DESTDIR)|" build/release/installed.txt | tr '\n' '\0' | xargs -0 rm -fv
	@rm build/release/installed.txt

package: setup-package ## a Debian package, and one program that runs on any Linux, in build/packages
	@$(CONFIGURE) serve
	$(BUILD) install
	@cpack --config build/release/CPackConfig.cmake
	@$(CONFIGURE) static
	$(BUILD) static
	@cpack --config build/static/CPackConfig.cmake

python: setup-python ## the Python package, build/release/python/outflank
	@$(CONFIGURE) python
	$(BUILD) python
	@echo 'Try it:   PYTHONPATH=build/release/python python3 -c "import outflank; print(outflank.Engine().hints(outflank.Record(), n=1, level=10))"'
	@echo 'Keep it:  cmake --install build/release --component python --prefix ~/.local    (or the folder of a virtual environment)'

build: build/release/outflank ## build/release/outflank

# Make itself asks whether there is something to build, so that nothing is printed above a game when there is not.
build/release/outflank: CMakeLists.txt CMakePresets.json $(wildcard cmake/*) $(shell find src) | setup-play
	@$(CONFIGURE) release
	$(BUILD) release
	@touch $@

$(SETUPS): setup-%:
	@scripts/setup $*

test: setup-test ## every test, and a short run of every fuzz target
	@$(CONFIGURE) fuzz
	$(BUILD) fuzz
	@$(CONFIGURE) test
	$(BUILD) test
	$(TEST) test

bench: setup-bench ## how fast it is, and the well-known endgames solved where they are at hand
	@$(CONFIGURE) bench
	$(BUILD) bench
	build/release/bench/outflank_bench $(ARGS)
	scripts/solve_suites build/release/outflank

asan tsan clang: setup-test ## the tests under the sanitizers, or built by the second compiler
	@$(CONFIGURE) $@
	$(BUILD) $@
	$(TEST) $@

fuzz: setup-fuzz ## every fuzz target for FUZZ_SECONDS
	@$(CONFIGURE) fuzz
	$(BUILD) fuzz
	@set -e; for source in fuzz/*.cpp; do \
	    scripts/fuzz build/fuzz/fuzz_$$(basename $$source .cpp) $(FUZZ_SECONDS); done

# What the build makes of pages and scripts (embedded/) is nobody's to mend, and the web page is not there before one.
lint: setup-lint ## formatting, clang-tidy and the arrows between rooms
	@$(CONFIGURE) lint
	scripts/check_includes
	$(SOURCES) | xargs -0 clang-format-19 --dry-run -Werror
	run-clang-tidy-19 -quiet -j $(JOBS) -p build/lint '^(?!.*/embedded/)'

format: setup-lint ## format every source
	$(SOURCES) | xargs -0 clang-format-19 -i

clean: ## remove everything that was built
	rm -rf build
