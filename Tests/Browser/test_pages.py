"""Chooses the pages of a site on which scripts are tested."""

from __future__ import annotations

import re
from pathlib import Path


def pages_with_players(site: Path) -> list[str]:
    """Return pages with players that together have all features to step through, preferring short ones."""
    texts = {path: path.read_text(encoding="utf-8") for path in site.glob("*/*/index.html")}

    def offered(text: str) -> set[str]:
        panes = re.search('class="?panes.*?</figure>', text, re.DOTALL)
        lists = [part.count("<li") for part in panes[0].split("</ol>")[:-1]] if panes else []
        alone = re.search('id="?screen-\\d+"?><figcaption>[^\\n]*?</figcaption>\\s*<div class="?played', text)
        before = re.split('class="?exhibit', text[: panes.start()])[-1] if panes else ""
        code = re.search("<pre><code[^>]*>(?!<b>import)", before)
        found = {
            "added": code and "</div>" not in before,
            # A list of one line is at its end at every step, so it would hide errors.
            "pair": len(set(lists)) > 1 and min(lists) > 1, "screen": alone,
            "gestures": "data-do=" in text, "parts": "data-is=" in text, "overlay": "data-steps=" in text,
            "announcements": announced(text),
        }
        return {name for name, isThere in found.items() if isThere}

    def announced(text: str) -> bool:
        # The first figure of its kind is the one that is stepped through.
        figures = re.findall('<figure class="?transcript(?! screen).*?</figure>', text, re.DOTALL)
        walked = next((figure for figure in figures if "data-do=" in figure and "<svg" in figure), "")
        return bool(re.search('<li class="?event[^<]*<b', walked))

    offers = {path: offered(text) for path, text in texts.items() if re.search('id="?player', text)}
    chosen: list[Path] = []
    while wanted := set().union(*offers.values()) - set().union(*(offers[path] for path in chosen)):
        chosen.append(min(offers, key=lambda path: (-len(offers[path] & wanted), len(texts[path]))))
    return [path.relative_to(site).as_posix() for path in chosen]


def homes_with_screens(site: Path) -> list[str]:
    """Return the home pages with screens before and after code."""
    return [
        path.relative_to(site).as_posix()
        for path in sorted(site.glob("*/index.html"))
        if re.search('class="?change', path.read_text(encoding="utf-8"))
    ]


def homes_with_forms(site: Path) -> list[str]:
    """Return the home pages with the small form to try an element."""
    homes = sorted(site.glob("*/index.html"))
    texts = {path: path.read_text(encoding="utf-8") for path in homes}
    return [path.relative_to(site).as_posix() for path, text in texts.items() if re.search('class="?teaser', text)]


def pages_with_numbered_contents(site: Path) -> list[str]:
    """Return pages with contents numbered by the browser, such as reference pages, and with many sections."""

    def sections(path: Path) -> int:
        text = path.read_text(encoding="utf-8")
        contents = re.search('class="?contents"?><details><summary>[^<]*</summary>\\s*<ol>(.*?)</ol>', text, re.DOTALL)
        return contents[1].count("<li") if contents else 0

    paths = sorted(site.glob("*/*/index.html"))
    return [path.relative_to(site).as_posix() for path in paths if sections(path) > 6]


def pages_with_listings(site: Path) -> list[str]:
    """Return the pages with contents and listings."""
    texts = {path: path.read_text(encoding="utf-8") for path in site.glob("*/*/index.html")}
    return [
        path.relative_to(site).as_posix()
        for path, text in sorted(texts.items())
        if re.search('class="?contents', text) and re.search('class="?listing', text)
    ]


def pages_with_checklists(site: Path) -> list[str]:
    """Return for each language the page of all checklists or its first part, and one that shows some of the items."""
    found: list[Path] = []
    for folder in sorted(site.glob("*/checklists")):
        all_lists = [folder / "index.html", *sorted(folder.glob("part-*/index.html"))]
        found.append(next(path for path in all_lists if "checklist-" in path.read_text(encoding="utf-8")))
        found += folder.glob("editor/index.html")
    return [path.relative_to(site).as_posix() for path in found]


def pages_with_components(site: Path) -> list[str]:
    """Return for each language the list of components, and a page with the code of two frameworks."""
    found: list[Path] = []
    for folder in sorted(site.glob("*/components")):
        texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*/index.html"))}
        both = (path for path, text in texts.items() if all(re.search(f'id="?{id}', text) for id in ("uikit", "swiftui")))
        found += [folder / "index.html", *list(both)[:1]]
    return [path.relative_to(site).as_posix() for path in found]
