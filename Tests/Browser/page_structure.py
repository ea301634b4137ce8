"""Checks the structure of a page: language, headings, landmarks, links, tables, words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

MEDIA_FEATURES = [
    "forced-colors", "prefers-contrast", "prefers-reduced-motion", "print", "prefers-color-scheme",
]


def structure_faults(facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the faults of a page according to `probe.structure()`."""
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Z][a-z]{3})?", facts["language"]):
        yield "language", f"the page's language is “{facts['language']}”"
    for words in facts["foreignWords"]:
        yield "language", words
    if facts["foreignCode"]:
        yield "language", f"{facts['foreignCode']} code elements have no language"
    yield from _headings(facts["headings"])
    yield from _landmarks(facts)
    yield from _links(facts["links"])
    for what in facts["brokenFragments"]:
        yield "link-target", f"{what} links to a missing anchor"
    for table in facts["tables"]:
        if not table["caption"]:
            yield "table", "a table has no caption"
        if not table["hasColumns"] or table["rowsWithoutHeader"]:
            yield "table", f"“{table['caption']}” lacks column or row headers"
    for what, count in [("tabs", facts["tabs"]), ("disabled check boxes", facts["checkboxes"])]:
        if count:
            yield "pattern", f"{count} {what}"
    if facts["softHyphens"]:
        yield "pattern", "a soft hyphen in the text"
    for what in facts["brokenWords"]:
        yield "broken-words", what
    for feature in MEDIA_FEATURES:
        if feature not in facts["mediaFeatures"]:
            yield "style", f"no style rules for {feature}"
    for size in facts["pixelFonts"]:
        yield "style", f"a font size in pixels: {size}"
    for what in facts["hardToRead"]:
        yield "reading", what


def _links(links: list[dict[str, str]]) -> Iterator[tuple[str, str]]:
    places: dict[str, str] = {}
    for link in links:
        # A year is meaningful; "1" and "↩" are not.
        if not re.search(r"[^\W\d_]|\d{4}", link["name"]):
            yield "link-name", f"a link is only named “{link['name']}”"
        if places.setdefault(link["name"], link["href"]) != link["href"]:
            yield "link-purpose", f"“{link['name']}” has two targets on this page"


def _headings(headings: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    if sum(heading["level"] == 1 for heading in headings) != 1:
        yield "heading", "the page doesn't have exactly one heading of level 1"
    elif headings[0]["level"] != 1:
        yield "heading", f"“{headings[0]['text']}” comes before the title"
    previous = 1
    for heading in headings:
        if heading["level"] > previous + 1:
            yield "heading", f"“{heading['text']}” skips a level"
        if heading["holdsControl"]:
            yield "heading", f"there is a control inside “{heading['text']}”"
        previous = heading["level"]


def _landmarks(facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for what in ("mains", "banners", "footers"):
        if facts[what] != 1:
            yield "landmark", f"{facts[what]} {what}"
    names = [nav["name"] for nav in facts["navs"]]
    for nav in facts["navs"]:
        if not nav["name"] or names.count(nav["name"]) > 1:
            yield "landmark", f"a nav is named “{nav['name']}”"
        if re.search("navigation|навигация|תפריט ניווט", nav["name"], re.IGNORECASE):
            yield "landmark", f"“{nav['name']}” repeats the role that screen readers say"
        if nav["current"] > 1 or (nav["linksHere"] and not nav["current"]):
            yield "landmark", f"“{nav['name']}” doesn't mark the current page"
