"""Searches a finished site, opened from a folder and from a server, as a reader would."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cases import makes, matters
from playwright.sync_api import TimeoutError
from waiting import eventually

# Queries with the same results: other forms of a word, another spelling, another keyboard layout.
SAME = {
    "ru": [
        ("stem", "кнопка", "кнопки"), ("stem", "кнопка", "кнопками"), ("yo", "счёт", "счет"),
        ("case", "VoiceOver", "voiceover"), ("keyboard", "кнопки", "ryjgrb"), ("letters", "кнопка", "knopka"),
    ],
    "en": [
        ("stem", "button", "buttons"), ("case", "VoiceOver", "voiceover"),
        ("keyboard", "button", "игеещт"), ("short", "does not read", "doesn’t read"),
    ],
}
# A misspelt word, and the word that was most likely meant.
MISSPELT = {"ru": ("кнпока", "кнопка"), "en": ("buton", "button")}
# A query with a misspelt word that is close to a phrase of readers.
SAID = {"ru": ("подпись для скринрдера", "скринридера"), "en": ("snakbar", "snackbar")}
# A part of code names, and a name that it must find.
PARTS = {"ru": ("label", "accessibilityLabel"), "en": ("label", "accessibilityLabel")}
NOTHING = "xqzxqzxqz"
# The limit for the compressed size in bytes of the search scripts and index of a language.
LARGEST_INDEX = 200_000
SEARCHES = Path(__file__).with_name("searches.tsv")
# Queries that are the beginning of a word on another keyboard, or look like a form of one, but are no words, so they
# are taken as they are.
MEANINGLESS = {"en": ["пдф", "ищвнн"]}
# A query, and the page that must be the first result; the small books don't have it.
FIRST = {"en": ("label", "labels-for-text")}
# A question of the page of symptoms, which must be a result of its own, and the section that it leads to.
QUESTION = {"en": ("My slider is not announced", "#symptoms-own-slider"), "ru": ("Мой ползунок не озвучивается", "#symptoms-own-slider")}
# The beginning of a word, and how many suggestions it must have at least.
TYPED = {"ru": ("кноп", 3), "en": ("butt", 3)}
SUGGESTIONS = """() => ({
  links: [...document.querySelectorAll(".suggestions:not([hidden]) a")].map((link) => link.href),
  groups: [...document.querySelectorAll(".suggestions:not([hidden]) .group")].map((group) => group.textContent),
  count: document.querySelector("form[role=search] [aria-live]")?.textContent ?? "",
  focus: document.activeElement.localName,
})"""
# Records how far content moves by itself.
WATCH_SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
# The most that content may move. Source: web.dev, Cumulative Layout Shift, “good”.
LARGEST_SHIFT = 0.02
# Is there once the page of results has loaded its index.
INDEX = "globalThis.byEarSearch?.source"
# Calls the search functions directly, without the page of results.
ASK_MODEL = """([queries, similar]) => queries.map((query) => {
  const { results, isSimilar } = byEarSearch.answer(query, byEarSearch.source);
  return isSimilar && !similar ? [] : results.map((result) => result.address);
})"""
# Chooses between a line of code and a sentence in a list, both of which contain the query.
QUOTE = """(query) => {
  const { source } = byEarSearch;
  const [{ terms }] = byEarSearch.answer(query, source).results;
  return byEarSearch.sentence(`let a = ${query}\n- What ${query} says.`, terms, source);
}"""
READ_RESULTS = """() => ({
  title: document.title,
  headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent),
  notes: [...document.querySelectorAll("main > p")].map((note) => note.textContent),
  ways: [...document.querySelectorAll("main > ul a")].map((link) => link.href),
  results: [...document.querySelectorAll("main > ol > li")].map((item) => ({
    href: item.querySelector("h2 > a[href]")?.href,
    title: item.querySelector("h2")?.textContent,
    lead: item.querySelector("p")?.textContent,
    places: [...item.querySelectorAll("li")].map((place) => place.textContent),
  })),
  marked: globalThis.CSS.highlights.get("found")?.size ?? 0,
  more: document.querySelectorAll("main > button").length,
  mute: [...document.querySelectorAll("main h1, main h2, main p")].flatMap((block) =>
    [...block.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)),
  live: document.querySelectorAll("[role=combobox], [role=listbox], [aria-live]").length,
})"""



class SearchTest:
    """Tests the search in one language of a site."""

    CHECKS = ("search/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.language = name.partition("/")[0]
        self.name = name
        self.folder = site.resolve().as_uri() + "/"
        self.base = base
        self.page = browser.new_context().new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the search."""
        for case in (
            self._same, self._understood, self._parts, self._wanted, self._terms, self._size, self._page, self._more,
            self._nothing, self._form, self._lazy, self._kinds, self._still, self._suggested,
        ):
            if matters(case, self.check):
                yield from case()

    def _ask(self, query: str) -> dict[str, Any]:
        self.page.goto(f"{self.folder}{self.name}?q={quote(query)}", wait_until="load")
        if query.strip():
            # Titles come first, and sentences once the texts of the pages are loaded.
            with suppress(TimeoutError):
                self.page.wait_for_selector("main > ol[data-quoted], main > p", state="attached", timeout=4000)
        self.page.wait_for_timeout(50)
        return self.page.evaluate(READ_RESULTS)

    def _addresses(self, *queries: str, similar: bool = False) -> list[list[str]]:
        """Return the pages that each query finds, best first; pages with similar words only if requested."""
        if not self.page.evaluate(f"!!{INDEX}"):
            self.page.goto(f"{self.folder}{self.name}?q=a", wait_until="load")
            self.page.wait_for_function(INDEX)
        return self.page.evaluate(ASK_MODEL, [list(queries), similar])

    @makes("search/wanted")
    def _wanted(self) -> Iterator[tuple[str, str]]:
        """Test the queries in searches.tsv; only the book itself has all those pages."""
        lines = [line.split("\t") for line in SEARCHES.read_text(encoding="utf-8").splitlines()]
        table = [(line[1], line[2].split()) for line in lines if line[0] == self.language]
        pages = Path(self.folder.removeprefix("file://")) / self.language
        if not all((pages / slug).is_dir() for _, wanted in table for slug in wanted):
            return
        answers = self._addresses(*(query for query, _ in table), similar=True)
        for (query, wanted), found in zip(table, answers, strict=True):
            first = [address.split("/")[1] for address in found[:3]]
            for slug in set(wanted) - set(first):
                yield "search/wanted", f"“{query}” finds {', '.join(first) or 'nothing'}, and not {slug} first"

        query, first = FIRST.get(self.language, ("", ""))
        if query and (found := self._addresses(query)[0])[0].split("/")[1] != first:
            yield "search/wanted", f"“{query}” finds {found[0]} before {first}"
        query, anchor = QUESTION.get(self.language, ("", ""))
        if query and not any(address.endswith(anchor) for address in self._addresses(query)[0][:3]):
            yield "search/wanted", f"“{query}” doesn't find its row in the table of symptoms"

    @makes("search/terms")
    def _terms(self) -> Iterator[tuple[str, str]]:
        """Search for every term of the glossary; the home page mentions them without explaining them."""
        terms = self._addresses_of_terms()
        for (name, entry), found in zip(terms, self._addresses(*(name for name, _ in terms)), strict=True):
            pages = [address.split("#")[0] for address in found]
            home = pages.index("../index.html") if "../index.html" in pages else len(pages)
            if entry not in pages[:home]:
                yield "search/terms", f"“{name}” does not find its entry in the glossary before the home page"
                break

    def _addresses_of_terms(self) -> list[tuple[str, str]]:
        """Return the terms of the glossary, each with the page that explains it, as in the index."""
        folder = Path(self.folder.removeprefix("file://")) / self.language
        pages = sorted((folder / "glossary").rglob("index.html"))
        terms: list[tuple[str, str]] = []
        for page in pages:
            entry = "../" + page.relative_to(folder).as_posix()
            self.page.goto(page.as_uri(), wait_until="load")
            names = self.page.locator("dt[id^=term]").all_text_contents()
            terms += [(name, entry) for name in names]
        return terms

    @makes("search/size")
    def _size(self) -> Iterator[tuple[str, str]]:
        index = Path(self.folder.removeprefix("file://")) / self.language / "search/index.js"
        size = len(gzip.compress(index.read_bytes(), 9))
        if size > LARGEST_INDEX:
            yield "search/size", f"the index has {size} bytes compressed; {LARGEST_INDEX} are allowed"

    @makes("search/stem", "search/yo", "search/case", "search/keyboard", "search/letters", "search/short")
    def _same(self) -> Iterator[tuple[str, str]]:
        pairs = SAME.get(self.language, [])
        places = [set(found) for found in self._addresses(*(query for _, *both in pairs for query in both))]
        for (check, one, other), first, second in zip(pairs, places[::2], places[1::2], strict=True):
            if not first or first != second:
                yield (
                    f"search/{check}",
                    f"“{one}” finds {len(first)} places, “{other}” finds {len(second)}",
                )
            if check in ("keyboard", "letters") and not any(other in note for note in self._ask(other)["notes"]):
                yield f"search/{check}", f"the page doesn't say that “{other}” was understood as “{one}”"

    @makes("search/guess", "search/misspelt")
    def _understood(self) -> Iterator[tuple[str, str]]:
        for beginning in MEANINGLESS.get(self.language, []):
            if not any(beginning in heading for heading in self._ask(beginning)["headings"]):
                yield "search/guess", f"“{beginning}” is understood as a word that doesn't exist"
        for queries in (MISSPELT, SAID):
            wrong, meant = queries.get(self.language, ("", ""))
            if wrong and not any(wrong in note and meant in note for note in self._ask(wrong)["notes"]):
                yield "search/misspelt", f"the page doesn't say that “{wrong}” was understood as “{meant}”"

    @makes("search/part")
    def _parts(self) -> Iterator[tuple[str, str]]:
        if self.language not in PARTS:
            return
        part, whole = PARTS[self.language]
        of_part, of_whole = map(set, self._addresses(part, whole))
        if not of_whole or not of_whole <= of_part:
            yield "search/part", f"“{part}” doesn't find all results of “{whole}”"

    @makes("search/results", "search/more", "search/marked", "search/language")
    def _page(self) -> Iterator[tuple[str, str]]:
        query = next(iter(SAME.get(self.language, [("", "a", "")])))[1]
        seen = self._ask(query)
        results = seen["results"]
        heading = " ".join(seen["headings"])
        count = len(self._addresses(query)[0])
        if len(seen["headings"]) != 1 or str(count) not in re.findall(r"\d+", heading):
            yield "search/results", f"the title doesn't show {count} results: {heading}"
        if len(results) != min(count, 10) or seen["more"] != (1 if count > 10 else 0):
            yield "search/more", f"{len(results)} of {count} results are shown at once, with {seen['more']} buttons"
        if results and not seen["marked"]:
            yield "search/marked", f"“{query}” is not highlighted in the results"
        if query not in heading or query not in seen["title"]:
            yield "search/results", f"the title doesn't name “{query}”"
        for result in results:
            if not (result["href"] and result["title"] and result["lead"]):
                yield "search/results", f"a result lacks its heading, link or text: {result}"
                break
        letters = "[A-Za-z]{2,}" if self.language == "ru" else "[А-Яа-яЁё]{2,}"
        for words in filter(re.compile(letters).search, self._ask("VoiceOver")["mute"]):
            yield "search/language", f"“{words}” would be spoken in the language of the page"
            break
        if seen["live"]:
            yield "search/results", "results are in a combo box or a live region"
        if results and results[0]["href"]:
            self.page.goto(results[0]["href"], wait_until="load")
            if self.page.locator("h1").count() != 1:
                yield "search/results", f"the first result of “{query}” has no valid link"

    @makes("search/quoted", "search/more")
    def _more(self) -> Iterator[tuple[str, str]]:
        """Show more results, and check their excerpts."""
        query = "VoiceOver"
        if len(self._addresses(query)[0]) < 11:
            return
        seen = self._ask(query)
        if self.page.evaluate(QUOTE, query) != f"What {query} says.":
            yield "search/quoted", "a line of code is quoted instead of a sentence, or a sentence with the dash of its list"
        if any(len(result["places"]) > 3 for result in seen["results"]):
            yield "search/quoted", "a result lists more than three sections"
        if not any(len(place) > 60 for result in seen["results"] for place in result["places"]):
            yield "search/quoted", "no sentence of the pages is shown"
        if not seen["more"]:
            yield "search/more", "no button shows more results"
            return
        self.page.locator("main > button").press("Enter")
        focused = "[...document.querySelectorAll('main > ol > li')].indexOf(document.activeElement.closest('li'))"
        if not eventually(self.page, lambda: self.page.evaluate(focused) == 10):
            place = self.page.evaluate(focused) + 1
            yield "search/more", f"the focus is on result {place} after showing more results"

    @makes("search/nothing")
    def _nothing(self) -> Iterator[tuple[str, str]]:
        seen = self._ask(NOTHING)
        if seen["results"] or NOTHING not in " ".join(seen["headings"]):
            yield "search/nothing", "the title doesn't say that nothing was found"
        if not seen["notes"] or not any(way.endswith("/index.html") for way in seen["ways"]):
            yield "search/nothing", "no alternatives are offered when nothing is found"
        empty = self._ask("  ")
        self.bare.goto(f"{self.folder}{self.name}", wait_until="load")
        if empty["headings"] != [self.bare.locator("h1").text_content()] or not empty["ways"]:
            yield "search/nothing", "an empty query doesn't show links to the indexes"

    @makes("search/form")
    def _form(self) -> Iterator[tuple[str, str]]:
        """Use the search form of another page, with scripts and without."""
        for page in (self.page, self.bare):
            page.goto(f"{self.folder}{self.language}/index.html", wait_until="load")
            field = page.locator("form[role=search] label input")
            if field.count() != 1:
                yield "search/form", "the form has no labelled field"
                return
            field.fill(NOTHING)
            field.press("Enter")
            page.wait_for_load_state("load")
            if f"/{self.name}?q={NOTHING}" not in page.url:
                yield "search/form", f"the form leads to {page.url}"
        ways = self.bare.locator("main li a").evaluate_all("links => links.map((link) => link.href)")
        if not ways or not ways[0].endswith("/a-z/index.html"):
            yield "search/form", "without a script, the form doesn't lead to the index from A to Z"
        if not self.bare.locator("main p").first.is_visible():
            yield "search/form", "without a script, the page doesn't say why there are no results"

    @makes("search/lazy")
    def _lazy(self) -> Iterator[tuple[str, str]]:
        asked: list[str] = []
        self.page.on("request", lambda request: asked.append(request.url))
        self.page.goto(f"{self.base}{self.language}/index.html", wait_until="load")
        if any(url.endswith("/search/index.js") for url in asked):
            yield "search/lazy", "the index is loaded before a search"
        self.page.goto(f"{self.base}{self.name}?q=a", wait_until="load")
        if sum(url.endswith("/search/index.js") for url in asked) != 1:
            yield "search/lazy", "the index is not loaded exactly once for a search"

    @makes("search/kinds")
    def _kinds(self) -> Iterator[tuple[str, str]]:
        """Show the results of one kind."""
        query = "VoiceOver"
        self._ask(query)
        buttons = self.page.locator("main .kinds button")
        if buttons.count() < 3:
            return
        whole = self.page.locator("main > ol > li").count()
        buttons.nth(1).click()
        shown = set(self.page.locator("main > ol .kind").all_text_contents())
        if len(shown) != 1:
            yield "search/kinds", f"a button for one kind of results shows {len(shown)} kinds"
        if buttons.nth(1).get_attribute("aria-pressed") != "true" or buttons.nth(0).get_attribute("aria-pressed") == "true":
            yield "search/kinds", "the buttons don't say which kind is shown"
        buttons.nth(0).click()
        if self.page.locator("main > ol > li").count() != whole:
            yield "search/kinds", "the button for all kinds doesn't show all results again"

    @makes("search/still")
    def _still(self) -> Iterator[tuple[str, str]]:
        """Nothing moves while results come."""
        page = self.page.context.new_page()
        page.add_init_script(WATCH_SHIFTS)
        page.goto(f"{self.base}{self.name}?q=VoiceOver", wait_until="load")
        with suppress(TimeoutError):
            page.wait_for_selector("main > ol[data-quoted]", state="attached", timeout=4000)
        page.wait_for_timeout(100)
        shift = page.evaluate("window.shift")
        page.close()
        if shift > LARGEST_SHIFT:
            yield "search/still", f"results move by {shift:.3f} while they load"

    @makes("search/suggested")
    def _suggested(self) -> Iterator[tuple[str, str]]:
        """Type into the field of another page."""
        asked: list[str] = []
        page = self.page
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{self.base}{self.language}/index.html", wait_until="load")
        field = page.locator("header form[role=search] input")
        typed, least = TYPED.get(self.language, ("a", 0))
        if not least:
            return
        before = len(asked)
        field.press_sequentially(typed)

        def has_suggestions() -> bool:
            return len(page.evaluate(SUGGESTIONS)["links"]) > least

        if not eventually(page, has_suggestions, 4000):
            yield "search/suggested", f"“{typed}” suggests {page.evaluate(SUGGESTIONS)['links']}"
            return
        seen = page.evaluate(SUGGESTIONS)
        if not seen["groups"] or not seen["count"]:
            yield "search/suggested", "suggestions have no groups, or are not announced"
        if [url for url in asked[before:] if not url.startswith("data:")] != [f"{self.base}{self.language}/search/index.js"]:
            yield "search/suggested", f"suggestions need the requests {asked[before:]}"
        # What was typed before the script was loaded is suggested without an event.
        field.fill("")
        if not eventually(page, lambda: not page.evaluate(SUGGESTIONS)["links"]):
            yield "search/suggested", "an empty field keeps its suggestions"
        field.press_sequentially(typed)
        if not eventually(page, has_suggestions):
            yield "search/suggested", "more typing suggests nothing"
            return
        field.press("ArrowDown")
        if page.evaluate(SUGGESTIONS)["focus"] != "a":
            yield "search/suggested", "the arrow key doesn't reach the suggestions"
        page.keyboard.press("Escape")
        closed = page.evaluate(SUGGESTIONS)
        if closed["links"] or closed["focus"] != "input":
            yield "search/suggested", "Escape doesn't close the suggestions"
