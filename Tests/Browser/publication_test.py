"""Checks every page of an EPUB, as a browser-based reading system shows it."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from browsers import Browsers
from finding import Finding
from page_sample import sample
from page_visit import AXE_TAGS, PROBE, axe_faults, axe_source
from playwright.sync_api import Page
from site_server import serve

# The reading system provides what surrounds a page of a book, including landmarks.
NOT_OF_BOOKS = {"region", "landmark-one-main", "bypass", "skip-link"}
# A cover is a picture, and its page has no heading.
NOT_OF_COVERS = {"page-has-heading-one"}
# A small e-reader, or a larger one with large print. Source: WCAG 2.2, 1.4.10.
READER = {"width": 320, "height": 480}
# A tablet, which has room for more columns.
TABLET = {"width": 800, "height": 1000}
# Spaces that no author writes: before closing and after opening punctuation. Skips code and quotations, as the
# quotation marks of one language may be mirrored in another.
STRAY_BLANKS = r"""() => {
  const found = []
  const inline = new Set(["A", "B", "EM", "I", "SPAN", "STRONG", "U"])
  const blocks = document.querySelectorAll("p, li, dt, dd, td, th, caption, figcaption, h1, h2, h3, h4")
  for (const block of blocks) {
    let text = ""
    const read = (node) => {
      for (const child of node.childNodes) {
        if (child.nodeType === 3) text += child.data.replace(/[ \n\t]+/g, " ")
        else if (inline.has(child.localName?.toUpperCase())) read(child)
        else text += "\uFFFC"
      }
    }
    read(block)
    const match = text.match(/\S{0,12} [,.;:!?)\]](?![\p{L}\p{N}.])|[(\[] \S{0,12}| {2}/u)
    if (match) found.push(match[0].replaceAll("\uFFFC", "*"))
  }
  return found
}"""
# Words in tables that are broken although a line of the page has room for them. In scripts without spaces,
# lines may break anywhere; otherwise a word ends at a space or a dash, regardless of changes of language or
# colour in it.
BROKEN_WORDS = r"""() => {
  const found = []
  const widthOf = (range) => [...range.getClientRects()].reduce((sum, piece) => sum + piece.width, 0)
  const wholeWidth = (range) => {
    const cell = range.startContainer.parentElement.closest("td, th, caption")
    const before = document.createRange()
    before.setStart(cell, 0)
    before.setEnd(range.startContainer, range.startOffset)
    const start = before.toString().search(/[^\s\p{Pd}]*$/u)
    const whole = cell.textContent.slice(start).match(/^[^\s\p{Pd}]*/u)[0]
    return whole.length * widthOf(range) / range.toString().length
  }
  for (const table of document.querySelectorAll("table")) {
    const room = table.getBoundingClientRect().width - 40
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of node.data.matchAll(/[^\s\p{Pd}\/]+/gu)) {
        if (/\p{Script=Han}/u.test(word[0])) continue
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const pieces = [...range.getClientRects()]
        const width = wholeWidth(range)
        if (new Set(pieces.map((piece) => Math.round(piece.top))).size > 1 && width < room) found.push(word[0])
      }
    }
  }
  return found
}"""


@contextmanager
def unpacked(publication: Path) -> Iterator[Path]:
    """Unpack a publication to a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(publication) as archive:
            archive.extractall(folder)
        yield Path(folder)


@cache
def open_reader(browser: Any, base: str) -> tuple[Page, set[float]]:
    """Return the tab in which a browser checks the pages of a publication, and the appearances that passed there."""
    context = browser.new_context(viewport=READER, reduced_motion="reduce", base_url=base)
    context.add_init_script(axe_source())
    return context.new_page(), set()


def check_page(browser: Any, base: str, path: str) -> list[tuple[str, str]]:
    """Return the failed checks of a page, each with a description."""
    found: list[tuple[str, str]] = []
    page, passed = open_reader(browser, base)
    page.goto(path)
    excused = NOT_OF_COVERS if Path(path).name == "cover.xhtml" else set()
    page.evaluate(PROBE)
    for rule, help_text, places in axe_faults(page, AXE_TAGS, passed):
        if rule not in NOT_OF_BOOKS | excused:
            found.append((f"axe:{rule}", f"{help_text}: {', '.join(places[:3])}"))
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > READER["width"]:
        found.append(("sideways", f"the page is {width} pixels wide on a screen of {READER['width']}"))
    blanks = page.evaluate(STRAY_BLANKS)
    if blanks:
        found.append(("stray-blank", f"stray spaces: {', '.join(blanks[:3])}"))
    if page.locator("table").count():
        for size in (READER, TABLET):
            page.set_viewport_size(size)
            words = page.evaluate(BROKEN_WORDS)
            if words:
                found.append(
                    ("broken-word", f"words broken in tables at {size['width']}: {', '.join(words[:3])}")
                )
        page.set_viewport_size(READER)
    return found


def missing_metadata(folder: Path) -> list[tuple[str, str]]:
    """Return the metadata that is missing in the package document."""
    text = next(folder.rglob("*.opf")).read_text(encoding="utf-8")
    wanted = {
        "author": "<dc:creator>",
        # A book with a picture without alternative text doesn't build.
        "alternatives": ">alternativeText</meta>",
    }
    return [(name, f"'{what}' is missing") for name, what in wanted.items() if what not in text]


def pages(folder: Path) -> list[str]:
    """Return the pages of an unpacked publication."""
    return [file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*.xhtml"))]


def check_folder(folder: Path, paths: list[str], name: str, browsers: Browsers) -> list[Finding]:
    """Return all faults of pages of an unpacked publication."""
    with serve(folder) as base:
        pages = browsers.each(check_page, [(base, path) for path in paths], f"{name}, pages")
    return [Finding(f"{name}/package.opf", *pair) for pair in missing_metadata(folder)] + [
        Finding(f"{name}/{path}", *pair)
        for path, found in zip(paths, pages, strict=True)
        for pair in found
    ]


def check_publication(publication: Path, browsers: Browsers, known: set[str] | None) -> list[Finding]:
    """Return all faults of the pages of a publication, or of a sample of them with features that aren't known."""
    with unpacked(publication) as folder:
        paths = pages(folder) if known is None else sample(folder, pages(folder), browsers, known)
        found = check_folder(folder, paths, publication.name, browsers)
    print(f"test-browser: {publication}: {len(paths)} pages, {len(found)} findings")
    return found


def undetected_in_publication(publication: Path, browsers: Browsers) -> list[str]:
    """Return the injected faults of a publication that no check found."""
    with unpacked(publication) as folder:
        for file in folder.rglob("*.xhtml"):
            if file.name != "cover.xhtml":
                file.unlink()
        cover = next(folder.rglob("cover.xhtml"))
        whole = cover.read_text(encoding="utf-8")
        wide = (
            '<p style="width: 90em">A <u>line</u> , and more.</p>'
            '<table style="width: 10em"><caption>Words</caption><tr><th scope="row">One</th>'
            '<td style="overflow-wrap: anywhere; width: 1em">accessibility</td></tr></table></body>'
        )
        cover.write_text(whole.replace(" alt=", " data-alt=").replace("</body>", wide), encoding="utf-8")
        package = next(folder.rglob("*.opf"))
        said = package.read_text(encoding="utf-8")
        package.write_text(
            said.replace("dc:creator", "dc:contributor").replace(">alternativeText<", ">index<"),
            encoding="utf-8",
        )
        checks = {finding.check for finding in check_folder(folder, pages(folder), publication.name, browsers)}
    return [
        f"{publication.name}: {check} was not found"
        for check in (
            "axe:image-alt", "sideways", "stray-blank", "broken-word", "author", "alternatives"
        )
        if check not in checks
    ]
