# The two commands: `make book` builds the site, `make test` runs the tests.
# Everything else is a part of one of them, or keeps the code in order.

SWIFT ?= swift
# A target may import only what it declares.
BUILD_FLAGS = --explicit-target-dependency-import-check error
SWIFT_FILES = Package.swift Plugins Sources Tests Examples
# Many tests start compilers. All at once they would starve each other, and their time limits with them.
TESTS_AT_ONCE ?= 8
# What 'make build' builds is not optimized, and takes several times as long for a page as a release.
PAGE_TIMES ?= 100
# So often 'make record-screen-reader' listens.
RUNS ?= 10
# Typst is looked for where 'make setup-editions' puts it, too.
WITH_EDITIONS = PATH="$(CURDIR)/.build/editions/bin:$$PATH"

# The package manager starts Swift Testing only when it is told to, see Tests/XCTMain.swift.
TEST = $(SWIFT) test $(BUILD_FLAGS) --skip-build --enable-swift-testing --disable-xctest

# The tool as it was built.
BOOK = $(SWIFT) run $(BUILD_FLAGS) --skip-build book

# The site whose lines go through the speech model as browsers get it, where that was built and can run.
WITH_SITE = BOOK_SITE="$$(command -v node >/dev/null && ls -d build/site/en/try >/dev/null 2>&1 && echo build/site)"

# Where 'make install' puts the tool; DESTDIR may stand before it.
PREFIX ?= /usr/local

.PHONY: help book serve release archive install uninstall deb test-archive lint-workflows check coverage test test-all test-whole-book test-hearing \
	test-browser test-screen-reader record-screen-reader examples setup setup-browser setup-editions \
	setup-node setup-screen-reader build wasm lint lint-schemas format api docs fuzz bench-page bench clean

help: ## Lists the commands.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

# Both programs in one build: while one core compiles the longest target, the other has work.
# The model for browsers takes one core for most of a minute, and so is compiled meanwhile.
book: setup ## Checks every snippet and transcript and writes build/site.
	@$(MAKE) --no-print-directory wasm & wasm=$$!; $(SWIFT) build $(BUILD_FLAGS) && wait $$wasm
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book build

release: setup setup-editions wasm ## Writes everything that is published to build/release: make release VERSION=1.2.0
	@test -n "$(VERSION)" || { echo "make release VERSION=1.2.0" >&2; exit 2; }
	$(SWIFT) build $(BUILD_FLAGS)
	$(WITH_EDITIONS) $(SWIFT) run $(BUILD_FLAGS) --skip-build book build --release $(VERSION) $(RELEASE_FLAGS)

archive: setup ## Makes the archive that users unpack, with its sum, in build/archive: make archive [VERSION=1.2.0]
	Scripts/archive.sh $(VERSION)

install: setup ## Builds the tool as a release and installs it: make install PREFIX="$HOME/.local"
	Scripts/stage.sh
	@DESTDIR="$(DESTDIR)" Scripts/install.sh "$(PREFIX)"

uninstall: ## Takes away what 'make install' installed: make uninstall PREFIX="$HOME/.local"
	@DESTDIR="$(DESTDIR)" Scripts/install.sh --remove "$(PREFIX)"

deb: setup ## Makes a package of Debian in build/archive.
	Scripts/stage.sh
	@Scripts/deb.sh

test-archive: archive ## Tries the archive in a bare Debian with nothing but Swift; needs root and debootstrap.
	Scripts/test-archive.sh "$$(ls -t build/archive/by-ear-*.tar.gz | head -n 1)"

check: setup ## Checks the book and writes no page.
	$(SWIFT) build $(BUILD_FLAGS)
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book check

serve: setup wasm ## Shows the site in a browser and follows every change; made for speed, so the first time takes minutes.
	$(SWIFT) build --configuration release --product SnippetHost
	$(SWIFT) build --configuration release --product book
	swift=$$(dirname "$$(readlink -f "$$(command -v swiftc)")")/../lib/swift && \
		LD_LIBRARY_PATH=$$swift/host:$$swift/linux DYLD_LIBRARY_PATH=$$swift/host .build/release/book serve

coverage: setup ## Lists every fact of the inventory with its state.
	$(SWIFT) build $(BUILD_FLAGS)
	$(SWIFT) run $(BUILD_FLAGS) --skip-build book coverage

test: setup-editions setup-node build book ## Runs the tests.
	$(WITH_EDITIONS) $(WITH_SITE) SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(TESTS_AT_ONCE) $(TEST)

test-all: ## Everything: all that a change must pass, on all pages, and what takes too long for every change.
	.ci/run --all

test-whole-book: build ## Compiles all code of the book as files, too, of which 'make test' tries some.
	TEST_WHOLE_BOOK=1 $(TEST) --filter FileSpeechTests

test-hearing: setup ## Exports the whole book for a Mac that hears it, and compiles that against PortableUIKit.
	$(SWIFT) build $(BUILD_FLAGS)
	Scripts/heard.sh

test-browser: setup-browser book ## Looks at every page in Chromium, as readers with different needs would; BROWSER_FLAGS=--sample: at one of each kind.
	@Scripts/fixture-book.sh Browser $(BOOK)
	$(BOOK) build --format epub
	.build/browser/bin/python -B Tests/Browser/run.py --broken build/site .build/books/Browser/build/site \
		--publications build/epub $(BROWSER_FLAGS)

test-screen-reader: setup setup-screen-reader ## Compares what the Orca screen reader says on each kind of page; LISTEN_FLAGS=--sample: on two.
	$(SWIFT) build $(BUILD_FLAGS)
	@Scripts/fixture-book.sh ScreenReader $(BOOK)
	/usr/bin/python3 -B Tests/ScreenReader/run.py .build/books/ScreenReader/build/site $(LISTEN_FLAGS)

record-screen-reader: test-screen-reader ## Listens RUNS times more, 10 unless given, and notes what came of each run.
	/usr/bin/python3 -B Tests/ScreenReader/agreement.py --listen .build/books/ScreenReader/build/site --times $(RUNS)

setup-browser: setup ## Installs what the browser tests need; asks for nothing.
	@Scripts/setup-browser.sh

setup-editions: ## Installs what braille and PDF need, where it can; asks for nothing.
	@Scripts/setup-editions.sh

setup-node: ## Installs Node.js, in which a test runs the speech model as browsers get it; asks for nothing.
	@Scripts/setup-node.sh

setup-screen-reader: ## Installs Orca and a desktop that nobody sees; asks for nothing.
	@Scripts/setup-screen-reader.sh

examples: ## Builds the example package that uses the libraries, and runs its tests and, as a release, its program.
	$(SWIFT) test --package-path Examples/SpokenTests --scratch-path .build/examples
	$(SWIFT) run --configuration release --package-path Examples/SpokenTests --scratch-path .build/examples say

setup: ## Installs the system libraries that are missing; asks for nothing.
	@Scripts/setup.sh

wasm: setup ## Compiles the speech model for browsers, for the page “Try it”; without a linker it says so, and the page is left out.
	@Scripts/wasm.sh

build: setup ## Builds everything, the tests included.
	$(SWIFT) build $(BUILD_FLAGS) --build-tests

lint: ## Looks for code that 'make format' would change, and for what it cannot mend.
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)

lint-workflows: ## Checks the workflows against the schemas of their host, and for what is unsafe.
	@Scripts/check-workflows.sh

lint-schemas: ## Checks the schemas of the tool's JSON against their standard, and what it writes against them.
	@Scripts/check-schemas.sh

format: ## Formats the code.
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)

api: ## Writes the libraries' public interface to docs/api; 'Scripts/api.sh --check' compares.
	$(SWIFT) build $(BUILD_FLAGS) --product SnippetHost
	$(SWIFT) build $(BUILD_FLAGS) --target SpokenExpectations
	@Scripts/api.sh

docs: setup ## Checks the examples in the libraries' documentation and makes it with DocC, in build/docs.
	$(SWIFT) build $(BUILD_FLAGS)
	@Scripts/docs.sh

fuzz: setup ## Looks, a minute each, for files that readers, renderers and the writer of EPUB get wrong.
	@Scripts/fuzz.sh

bench-page: ## Compares what a page costs with what cmark-gfm takes for it, at most PAGE_TIMES as long.
	@Scripts/install-packages.sh bench-page cmark-gfm
	@Scripts/bench-pages.sh --short "$$($(SWIFT) build $(BUILD_FLAGS) --show-bin-path)/book" $(PAGE_TIMES)

bench: setup ## Measures the speed of checking and building, as ratios.
	@Scripts/bench.sh

clean: ## Removes everything that was built.
	rm -rf .build build
