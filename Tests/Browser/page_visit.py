"""All checks of one page."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from finding import Finding
from page_structure import structure_faults
from playwright.sync_api import Error, Page

# A chapter must begin on the first screen of these two windows.
DESKTOP = {"width": 1280, "height": 900}
TABLET = {"width": 1100, "height": 900}
HANDHELD = {"width": 390, "height": 844}
TELEPHONE = {"width": 320, "height": 640}
# A window of 1280 × 1024 pixels at 400 %. Source: WCAG 2.2, 1.4.10.
ZOOMED = {"width": 320, "height": 256}
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The text, also what a reader has to open.
READ_WHOLE = """(() => {
  for (const details of document.querySelectorAll("main details, .part > details")) details.open = true;
  return probe.readingText();
})()"""
PROBE = Path(__file__).with_name("page_probe.js").read_text(encoding="utf-8")
AXE_TAGS = [
    "wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice",
]
COLOUR_RULES = ["color-contrast-enhanced", "link-in-text-block"]
MOST_TAB_STOPS = 400
TAB_STOPS_BEFORE_MAIN = 7
# axe-core's AAA contrast rule leaves text that also fails AA to the AA rule, the most expensive of all. Patched, it
# reports that text too, so the AA rule only has to run where it finds something.
CONTRAST = """
  const { normal, large } = axe._audit.checks["color-contrast-enhanced"].options.contrastRatio;
  delete normal.minThreshold;
  delete large.minThreshold;
"""
# The violated rules with their elements: on the whole page, and, for colour rules, which take most of the time, on
# one element of each appearance that hasn't passed before; and the appearances that passed now.
AXE_RUN = """async ([tags, colours, passed]) => {
  const off = Object.fromEntries(["color-contrast", ...colours].map((rule) => [rule, { enabled: false }]));
  const run = async (place, type, values, rules = {}) => (await axe.run(place, {
    resultTypes: ["violations"], runOnly: { type, values }, rules,
  })).violations.map((rule) => [rule.id, rule.help, rule.nodes.map((node) => node.target.join(" "))]);
  const found = tags.length ? await run(document, "tag", tags, off) : [];
  const looks = probe.looks(passed);
  if (!looks.size) return [found, []];
  const pale = await run([...looks.values()], "rule", colours);
  const isPale = pale.some(([rule]) => rule === "color-contrast-enhanced");
  if (isPale) pale.push(...await run([...looks.values()], "rule", ["color-contrast"]));
  return [found.concat(pale), pale.length ? [] : [...looks.keys()]];
}"""


def axe_source() -> str:
    """Return the source of axe-core."""
    package = importlib.util.find_spec("axe_playwright_python")
    if package is None or package.origin is None:
        raise SystemExit("test-browser: axe-playwright-python is missing; run 'make setup-browser'")
    source = Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
    return f"{source}\n(() => {{{CONTRAST}}})();"


def axe_faults(page: Page, tags: list[str], passed: set[float]) -> list[tuple[str, str, list[str]]]:
    """Return the violated rules with their elements, and add the appearances that passed the colour rules."""
    found, looks = page.evaluate(AXE_RUN, [tags, COLOUR_RULES, list(passed)])
    passed.update(looks)
    return found


class PageVisit:
    """Checks one page after another in the same tab."""

    def __init__(self, browser: Any, base: str) -> None:
        self.base = base
        context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", color_scheme="light")
        context.add_init_script(axe_source())
        # The page of languages would lead on to one of them; `LanguageTest` tests that.
        context.route("**/language.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
        self.page = context.new_page()
        self.bare = browser.new_context(viewport=DESKTOP, java_script_enabled=False).new_page()
        # The appearances that passed the colour rules on earlier pages.
        self.passed: set[float] = set()
        self.troubles: list[tuple[str, str]] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.troubles.append(("console", str(error))))
        self.page.on("request", self._on_request)
        self.page.on("response", self._on_response)

    def _on_console(self, message: Any) -> None:
        if message.type == "error":
            self.troubles.append(("console", message.text))

    def _on_request(self, request: Any) -> None:
        if not request.url.startswith((self.base, "data:")):
            self.troubles.append(("request", f"the page requests another host: {request.url}"))

    def _on_response(self, response: Any) -> None:
        if response.status >= 400:
            self.troubles.append(("request", f"{response.url}: status {response.status}"))

    def findings(self, name: str) -> list[Finding]:
        """Return all faults of a page."""
        self.troubles.clear()
        self.page.set_viewport_size(DESKTOP)
        self._open(self.page, name)
        self.page.evaluate(PROBE)
        # Each check leaves window and emulation to the next one.
        checks: list[Callable[[], Iterator[tuple[str, str]]]] = [
            self._keyboard, self._structure, self._wide, self._forced_colours, self._narrow, self._print,
        ]
        found = [pair for check in checks for pair in check()]
        found += self._without_script(name)
        found += self.troubles
        return sorted({Finding(name, check, message) for check, message in found})

    def _open(self, page: Page, name: str) -> None:
        """Open a page, and retry at most twice if a busy browser drops the call."""
        for attempt in range(3):
            try:
                page.goto(self.base + quote(name), wait_until="load")
                return
            except Error as error:
                if attempt == 2 or "ERR_ABORTED" not in str(error):
                    raise

    def _structure(self) -> Iterator[tuple[str, str]]:
        self.facts = self.page.evaluate("probe.structure()")
        yield from structure_faults(self.facts)

    def _wide(self) -> Iterator[tuple[str, str]]:
        page = self.page
        # Content that a button opens is part of the page.
        if page.evaluate("!!document.querySelector('figure.transcript [value=step]')"):
            page.evaluate("document.querySelector('figure.transcript [value=step]').click()")
            page.wait_for_selector(".player")
        yield from self._run_axe("light", AXE_TAGS)
        yield from self._room(1280)
        yield from self._first_screen(DESKTOP)
        for scheme, contrast in [("dark", "no-preference"), ("dark", "more"), ("light", "more")]:
            page.emulate_media(color_scheme=scheme, contrast=contrast)
            more = ["more contrast"] if contrast == "more" else []
            yield from self._run_axe(", ".join(["dark"] * (scheme == "dark") + more), [])

    def _narrow(self) -> Iterator[tuple[str, str]]:
        page = self.page
        page.set_viewport_size(TELEPHONE)
        # Scripts learn of new sizes with the next frame.
        page.evaluate(NEXT_FRAME)
        yield from self._run_axe("320 pixels", AXE_TAGS)
        yield from self._room(320)
        page.set_viewport_size({"width": 768, "height": 900})
        for what in page.evaluate("probe.cutTables()"):
            yield "cut-table", f"{what} in a window of 768 pixels"
        page.set_viewport_size(HANDHELD)
        yield from self._first_screen(HANDHELD)
        for what in page.evaluate("probe.unindentedCode()"):
            yield "code-lines", f"{what} in a window of {HANDHELD['width']} pixels"
        page.set_viewport_size(ZOOMED)
        for what in page.evaluate("probe.sidewaysScroll()"):
            yield "reflow", what
        page.set_viewport_size({"width": 640, "height": 512})
        for what in page.evaluate("probe.withLargeText(probe.sidewaysScroll)"):
            yield "large-text", what

    def _run_axe(self, look: str, tags: list[str]) -> Iterator[tuple[str, str]]:
        for rule, help, places in axe_faults(self.page, tags, self.passed):
            yield f"axe/{rule}", f"{help} ({look}): {'; '.join(places[:3])}"

    def _room(self, width: int) -> Iterator[tuple[str, str]]:
        """Check for content that doesn't fit into the current window."""
        for check, faults in self.page.evaluate("probe.room()"):
            for what in faults:
                yield check, f"{what} in a window of {width} pixels"

    def _first_screen(self, screen: dict[str, int]) -> Iterator[tuple[str, str]]:
        for what in self.page.evaluate("probe.belowFirstScreen(4)"):
            yield "first-screen", f"{what} in a window of {screen['width']} pixels"

    def _forced_colours(self) -> Iterator[tuple[str, str]]:
        """Check for information that forced colours would remove."""
        page = self.page
        page.emulate_media(color_scheme="light", contrast="no-preference", forced_colors="active")
        stop, bare = page.evaluate("[probe.firstStop(), probe.bareBlocks()]")
        if stop and stop["outline"] < 2:
            yield "forced-colours", f"the focus is not visible on {stop['what']}"
        if bare:
            yield "forced-colours", f"{bare} blocks only differ in their background"
        page.emulate_media(forced_colors="none")

    def _print(self) -> Iterator[tuple[str, str]]:
        page = self.page
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 720, "height": 1000})
        faults = page.evaluate(
            """({
              ways: [...document.querySelectorAll('nav')].some((nav) => nav.checkVisibility()),
              wide: probe.sidewaysScroll(), broken: probe.brokenWords(5),
            })"""
        )
        if faults["ways"]:
            yield "print", "links to other pages are printed"
        for what in faults["wide"]:
            yield "print", f"{what} doesn't fit on paper"
        for what in faults["broken"]:
            yield "print", f"on paper {what}"
        page.emulate_media(media="screen")

    def _keyboard(self) -> Iterator[tuple[str, str]]:
        page = self.page
        stops: list[dict[str, Any]] = []
        isEnd, presses = False, min(page.evaluate("probe.watchTab()"), MOST_TAB_STOPS)
        while not isEnd and len(stops) < MOST_TAB_STOPS:
            for _ in range(presses):
                page.keyboard.press("Tab")
            stops, isEnd = page.evaluate("probe.walked()")
            presses = 1
        for stop in stops:
            if stop["outline"] < 2 or "rgba(0, 0, 0, 0)" in stop["outlineColor"]:
                yield "focus", f"the focus is not visible on {stop['what']}"
            if not stop["inWindow"] or stop["covered"]:
                yield "focus", f"{stop['what']} has the focus while out of sight"
            if stop["before"]:
                yield "focus", f"{stop['what']} gets the focus before an element above it"
        if len(stops) < MOST_TAB_STOPS:
            for what in page.evaluate("probe.unreached()"):
                yield "focus", f"the Tab key doesn't reach {what}"
        before = next((i for i, stop in enumerate(stops) if stop["inMain"]), len(stops))
        if before > TAB_STOPS_BEFORE_MAIN:
            yield "navigation-cost", f"{before} Tab stops before the text"
        yield from self._skip_link()
        yield from self._no_shortcuts()

    def _skip_link(self) -> Iterator[tuple[str, str]]:
        page = self.page
        page.evaluate("probe.stops[0]?.focus({ focusVisible: true })")
        if not page.evaluate("document.activeElement?.hash === '#main'"):
            yield "skip-link", "the first Tab stop is not a skip link"
            return
        page.keyboard.press("Enter")
        if not page.evaluate("document.activeElement?.localName === 'main'"):
            yield "skip-link", "the skip link doesn't move the focus"

    def _no_shortcuts(self) -> Iterator[tuple[str, str]]:
        page = self.page
        place = page.evaluate("[location.pathname, document.activeElement.localName].join()")
        for key in ("ArrowLeft", "ArrowRight", "h", "s", "j", "/"):
            page.keyboard.press(key)
        if page.evaluate("[location.pathname, document.activeElement.localName].join()") != place:
            yield "shortcut", "a single key moves the focus or the page"

    def _without_script(self, name: str) -> Iterator[tuple[str, str]]:
        # Narrower windows have the links of the banner in its menu, and wider ones the contents after the text.
        for page in (self.page, self.bare):
            page.set_viewport_size(TABLET)
        self.page.evaluate(NEXT_FRAME)
        text = self.page.evaluate(READ_WHOLE).split()
        self._open(self.bare, name)
        self.bare.evaluate(PROBE)
        bare = self.bare.evaluate(READ_WHOLE).split()
        if text != bare:
            different = [word for word in text if word not in set(bare)][:8]
            yield "script", f"the text differs without scripts: {' '.join(different)}"


@cache
def open_visit(browser: Any, base: str) -> PageVisit:
    """Return the tabs in which a browser checks the pages of a site."""
    return PageVisit(browser, base)


def visit(browser: Any, base: str, name: str) -> tuple[list[Finding], dict[str, Any]]:
    """Return all faults of a page, and data for comparing it with other pages."""
    tabs = open_visit(browser, base)
    findings = tabs.findings(name)
    return findings, {fact: tabs.facts[fact] for fact in ("title", "language", "links")}
