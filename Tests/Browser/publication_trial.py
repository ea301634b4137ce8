"""Looks at every page of an EPUB, as a reading system that is a browser would show it."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from finding import Finding
from page_visit import AXE_TAGS, axe_source
from progress import counted
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


def look_at_folder(folder: Path, name: str, chromium: Any) -> list[Finding]:
    """Give everything that is wrong with the pages of a publication that was unpacked."""
    found: list[Finding] = []
    page = chromium.new_context(viewport=READER, reduced_motion="reduce").new_page()
    axe = axe_source()
    with serve(folder) as base:
        for file in counted(sorted(folder.rglob("*.xhtml")), f"{name}, pages"):
            path = file.relative_to(folder).as_posix()
            page.goto(base + path)
            page.evaluate(axe)
            for rule, help_text, places in page.evaluate(AXE_RUN, AXE_TAGS):
                excused = NOT_OF_COVERS if file.name == "cover.xhtml" else set()
                if rule not in NOT_OF_BOOKS | excused:
                    where = ", ".join(places[:3])
                    found.append(Finding(f"{name}/{path}", f"axe:{rule}", f"{help_text}: {where}"))
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > READER["width"]:
                message = f"the page is {width} pixels wide on a screen of {READER['width']}"
                found.append(Finding(f"{name}/{path}", "sideways", message))
    page.context.close()
    return found


def look_at_publication(publication: Path, chromium: Any) -> list[Finding]:
    """Give everything that is wrong with the pages of a publication."""
    with unpacked(publication) as folder:
        count = len(list(folder.rglob("*.xhtml")))
        found = look_at_folder(folder, publication.name, chromium)
    print(f"test-browser: {publication}: {count} pages, {len(found)} findings")
    return found


def missed_in_publication(publication: Path, chromium: Any) -> list[str]:
    """Give the faults put into a publication that nobody noticed."""
    with unpacked(publication) as folder:
        for file in folder.rglob("*.xhtml"):
            if file.name != "cover.xhtml":
                file.unlink()
        cover = next(folder.rglob("cover.xhtml"))
        whole = cover.read_text(encoding="utf-8")
        wide = '<p style="width: 90em">A line.</p></body>'
        cover.write_text(whole.replace(" alt=", " data-alt=").replace("</body>", wide), encoding="utf-8")
        checks = {finding.check for finding in look_at_folder(folder, publication.name, chromium)}
    return [
        f"{publication.name}: nobody noticed {check}"
        for check in ("axe:image-alt", "sideways")
        if check not in checks
    ]
