"""Looks at every page of an EPUB, as a reading system that is a browser would show it."""

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
from page_visit import AXE_TAGS, axe_source
from playwright.sync_api import Page
from site_server import serve

# What surrounds a page of a book, its landmarks among it, is the reading system's.
NOT_OF_BOOKS = {"region", "landmark-one-main", "bypass", "skip-link"}
# A cover is a picture, and its page has no heading.
NOT_OF_COVERS = {"page-has-heading-one"}
# A small reader, or a larger one with large print. Source: WCAG 2.2, 1.4.10.
READER = {"width": 320, "height": 480}
AXE_RUN = """(tags) => axe.run(document, {
  resultTypes: ["violations"],
  runOnly: { type: "tag", values: tags },
}).then((result) => result.violations.map((rule) => [
  rule.id, rule.help, rule.nodes.map((node) => node.target.join(" ")),
]))"""


@contextmanager
def unpacked(publication: Path) -> Iterator[Path]:
    """Unpack a publication to a folder that goes away again."""
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(publication) as archive:
            archive.extractall(folder)
        yield Path(folder)


@cache
def open_reader(browser: Any, base: str) -> Page:
    """Give the tab in which a browser looks at the pages of a publication."""
    return browser.new_context(viewport=READER, reduced_motion="reduce", base_url=base).new_page()


def look_at_page(browser: Any, base: str, path: str) -> list[tuple[str, str]]:
    """Give the checks that a page of a publication does not pass, with words about each."""
    found: list[tuple[str, str]] = []
    page = open_reader(browser, base)
    page.goto(path)
    page.evaluate(axe_source())
    excused = NOT_OF_COVERS if Path(path).name == "cover.xhtml" else set()
    for rule, help_text, places in page.evaluate(AXE_RUN, AXE_TAGS):
        if rule not in NOT_OF_BOOKS | excused:
            found.append((f"axe:{rule}", f"{help_text}: {', '.join(places[:3])}"))
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > READER["width"]:
        found.append(("sideways", f"the page is {width} pixels wide on a screen of {READER['width']}"))
    return found


def look_at_folder(folder: Path, name: str, browsers: Browsers) -> list[Finding]:
    """Give everything that is wrong with the pages of a publication that was unpacked."""
    paths = [file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*.xhtml"))]
    with serve(folder) as base:
        pages = browsers.each(look_at_page, [(base, path) for path in paths], f"{name}, pages")
    return [
        Finding(f"{name}/{path}", *pair)
        for path, found in zip(paths, pages, strict=True)
        for pair in found
    ]


def look_at_publication(publication: Path, browsers: Browsers) -> list[Finding]:
    """Give everything that is wrong with the pages of a publication."""
    with unpacked(publication) as folder:
        count = len(list(folder.rglob("*.xhtml")))
        found = look_at_folder(folder, publication.name, browsers)
    print(f"test-browser: {publication}: {count} pages, {len(found)} findings")
    return found


def missed_in_publication(publication: Path, browsers: Browsers) -> list[str]:
    """Give the faults put into a publication that nobody noticed."""
    with unpacked(publication) as folder:
        for file in folder.rglob("*.xhtml"):
            if file.name != "cover.xhtml":
                file.unlink()
        cover = next(folder.rglob("cover.xhtml"))
        whole = cover.read_text(encoding="utf-8")
        wide = '<p style="width: 90em">A line.</p></body>'
        cover.write_text(whole.replace(" alt=", " data-alt=").replace("</body>", wide), encoding="utf-8")
        checks = {finding.check for finding in look_at_folder(folder, publication.name, browsers)}
    return [
        f"{publication.name}: nobody noticed {check}"
        for check in ("axe:image-alt", "sideways")
        if check not in checks
    ]
