# The two commands: `make book` builds the site, `make test` runs the tests.
# Everything else is a part of one of them, or keeps the code in order.

SWIFT ?= swift
# A target may import only what it declares. Debug information makes a build a sixth longer, so only
# `make DEBUG_INFO=1 …` adds it.
BUILD_FLAGS = --explicit-target-dependency-import-check error $(if $(DEBUG_INFO),,-debug-info-format none)
SWIFT_FILES = Package.swift Plugins Sources Tests Examples
# Many tests start compilers; with all at once, tests would run into their time limits.
TESTS_AT_ONCE ?= 16
# Options of 'book build' and 'book check' for this book, such as --strict.
BOOK_FLAGS ?=
# A debug build takes several times as long for a page as a release build.
PAGE_TIMES ?= 100
# The number of runs of 'make record-screen-reader'.
RUNS ?= 10
# 'make setup-editions' installs Typst there.
WITH_EDITIONS = PATH="$(CURDIR)/.build/editions/bin:$$PATH"

# Swift Testing has to be enabled explicitly, see Tests/XCTMain.swift.
TEST = $(SWIFT) test $(BUILD_FLAGS) --skip-build --enable-swift-testing --disable-xctest

# Runs the tool without building it.
BOOK = $(SWIFT) run $(BUILD_FLAGS) --skip-build book

# The site whose lines a test runs through the browsers' speech model; empty if it wasn't built or Node.js is missing.
WITH_SITE = BOOK_SITE="$$(command -v node >/dev/null && ls -d build/site/en/try >/dev/null 2>&1 && echo build/site)"

# The installation prefix of 'make install', below DESTDIR if that is set.
PREFIX ?= /usr/local

.PHONY: help book serve release archive install uninstall deb test-archive lint-workflows check coverage test test-all test-whole-book test-hearing \
	test-browser drawings test-screen-reader record-screen-reader examples setup setup-browser setup-editions \
	setup-node setup-screen-reader build wasm lint lint-c lint-schemas format speech-page conformance api docs fuzz bench-page bench clean

help: ## Lists the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

# Builds both programs at once, so that all cores have work while one compiles the longest target.
# The speech model for browsers occupies one core for most of a minute, so it is compiled in parallel.
book: setup ## Checks every snippet and transcript and writes build/site.
	@$(MAKE) --no-print-directory wasm & wasm=$$!; $(SWIFT) build $(BUILD_FLAGS) && wait $$wasm
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book build $(BOOK_FLAGS)

release: setup setup-editions wasm ## Writes all files of a release to build/release: make release VERSION=1.2.0
	@test -n "$(VERSION)" || { echo "make release VERSION=1.2.0" >&2; exit 2; }
	$(SWIFT) build $(BUILD_FLAGS)
	$(WITH_EDITIONS) $(SWIFT) run $(BUILD_FLAGS) --skip-build book build --release $(VERSION) $(RELEASE_FLAGS)

archive: setup ## Packs the tool with a checksum in build/archive: make archive [VERSION=1.2.0]
	Scripts/archive.sh $(VERSION)

install: setup ## Builds and installs a release build: make install PREFIX="$HOME/.local"
	Scripts/stage.sh
	@DESTDIR="$(DESTDIR)" Scripts/install.sh "$(PREFIX)"

uninstall: ## Removes the installed tool: make uninstall PREFIX="$HOME/.local"
	@DESTDIR="$(DESTDIR)" Scripts/install.sh --remove "$(PREFIX)"

deb: setup ## Builds a Debian package in build/archive.
	Scripts/stage.sh
	@Scripts/deb.sh

test-archive: archive ## Tests the archive in a minimal Debian with Swift; needs root and debootstrap.
	Scripts/test-archive.sh "$$(ls -t build/archive/by-ear-*.tar.gz | head -n 1)"

check: setup ## Checks the book without writing pages.
	$(SWIFT) build $(BUILD_FLAGS)
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book check $(BOOK_FLAGS)

serve: setup wasm ## Serves a live preview of the site; the first release build takes minutes.
	$(SWIFT) build --configuration release --product SnippetHost
	$(SWIFT) build --configuration release --product book
	swift=$$(dirname "$$(readlink -f "$$(command -v swiftc)")")/../lib/swift && \
		LD_LIBRARY_PATH=$$swift/host:$$swift/linux DYLD_LIBRARY_PATH=$$swift/host \
		"$$($(SWIFT) build --configuration release --show-bin-path)/book" serve

coverage: setup ## Lists every inventory row with its state.
	$(SWIFT) build $(BUILD_FLAGS)
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book coverage

test: setup-editions setup-node build book ## Runs the tests.
	$(WITH_EDITIONS) $(WITH_SITE) SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(TESTS_AT_ONCE) $(TEST)

test-all: ## Runs all checks of every change on all pages, and the slow ones.
	.ci/run --all

test-whole-book: build ## Compiles all code of the book and compares all pages; 'make test' takes a sample.
	TEST_WHOLE_BOOK=1 $(TEST) --filter 'FileSpeechTests|BookProgramsTests|TextParityTests'

test-hearing: setup ## Exports the book for recording on a Mac, and compiles it with PortableUIKit.
	$(SWIFT) build $(BUILD_FLAGS)
	Scripts/heard.sh

# Writes the EPUBs with the site, as reading the book takes longer than writing them.
test-browser: override BOOK_FLAGS += --format site,epub
test-browser: setup-browser book ## Tests all pages in Chromium; BROWSER_FLAGS=--sample: one of each kind.
	@Scripts/fixture-book.sh Browser $(BOOK)
	.build/browser/bin/python -B Tests/Browser/run.py --broken build/site .build/books/Browser/build/site \
		--publications build/epub $(BROWSER_FLAGS)

drawings: setup-browser book ## Puts all drawings of the book on one page, with images of it: build/drawings.
	.build/browser/bin/python -B Scripts/contact-sheet.py build/site build/drawings --images

test-screen-reader: setup setup-screen-reader ## Compares what Orca says on each kind of page; LISTEN_FLAGS=--sample: on two.
	$(SWIFT) build $(BUILD_FLAGS)
	@Scripts/fixture-book.sh ScreenReader $(BOOK)
	/usr/bin/python3 -B Tests/ScreenReader/run.py .build/books/ScreenReader/build/site $(LISTEN_FLAGS)

record-screen-reader: test-screen-reader ## Repeats the screen reader test RUNS times (default: 10) and logs the results.
	/usr/bin/python3 -B Tests/ScreenReader/agreement.py --listen .build/books/ScreenReader/build/site --times $(RUNS)

setup-browser: setup ## Installs what the browser tests need, without prompting.
	@Scripts/setup-browser.sh

setup-editions: ## Installs what braille and PDF need if possible, without prompting.
	@Scripts/setup-editions.sh

setup-node: ## Installs Node.js for the test of the browsers' speech model, without prompting.
	@Scripts/setup-node.sh

setup-screen-reader: ## Installs Orca and a virtual desktop, without prompting.
	@Scripts/setup-screen-reader.sh

examples: ## Runs the tests and the program of the package in Examples.
	$(SWIFT) test --package-path Examples/SpokenTests --scratch-path .build/examples
	$(SWIFT) run --configuration release --package-path Examples/SpokenTests --scratch-path .build/examples say

setup: ## Installs missing system libraries, without prompting.
	@Scripts/setup.sh

wasm: setup ## Compiles the speech model to WebAssembly for the page “Try an element”, if possible.
	@Scripts/wasm.sh

build: setup ## Builds everything, including the tests.
	$(SWIFT) build $(BUILD_FLAGS) --build-tests

speech-page: build ## Generates the parts of docs/speech.md that come from the rules and the tests.
	RECORD_SPEECH_PAGE=1 $(TEST) --filter RulePageTests

conformance: build ## Compares the model with what was heard; RECORD=1 writes the book's data, ANSWERS=FILE compares another model.
	PRINT_CONFORMANCE=1 RECORD_CONFORMANCE="$(RECORD)" CONFORMANCE_ANSWERS="$(ANSWERS)" \
		$(TEST) --filter ConformanceTests

lint: ## Checks the format and style of the code, and its English.
	@python3 -B Scripts/check-english.py --self-test
	@python3 -B Scripts/check-english.py
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)

lint-c: ## Compiles the C targets for other systems.
	@Scripts/check-c.sh

lint-workflows: ## Checks the workflows against GitHub's schemas, and for security problems.
	@Scripts/check-workflows.sh

lint-schemas: ## Validates the tool's JSON schemas, and its JSON output against them.
	@Scripts/check-schemas.sh

format: ## Formats the code.
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)

api: ## Writes the public interfaces to docs/api; 'Scripts/api.sh --check' compares.
	$(SWIFT) build $(BUILD_FLAGS) --product SnippetHost
	$(SWIFT) build $(BUILD_FLAGS) --target SpokenExpectations
	@Scripts/api.sh

docs: setup ## Checks the documentation's examples and builds it with DocC in build/docs.
	$(SWIFT) build $(BUILD_FLAGS)
	@Scripts/docs.sh

fuzz: setup ## Fuzzes parsers, renderers and the EPUB writer, a minute each.
	@Scripts/fuzz.sh

bench-page: ## Compares the build time per page with cmark-gfm; fails beyond PAGE_TIMES.
	@Scripts/install-packages.sh bench-page cmark-gfm
	@Scripts/bench-pages.sh --short "$$($(SWIFT) build $(BUILD_FLAGS) --show-bin-path)/book" $(PAGE_TIMES)

bench: setup ## Measures the speed of checking and building.
	@Scripts/bench.sh

clean: ## Removes all build products.
	rm -rf .build build
