#!/usr/bin/env python3
"""Looks at every page of finished sites in Chromium, as readers with different needs would.

Usage: run.py SITE… [--pages GLOB] [--publications FOLDER]
       run.py --broken [SITE…]

With --broken it looks at pages with a fault each and at scripts of the first site that were made to do
wrong, and fails if it misses one. The exit status is 0 if
all is well and 1 if not.
"""

from __future__ import annotations

import argparse
import fnmatch
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from finding import Finding
from page_visit import PageVisit
from playwright.sync_api import sync_playwright
from progress import counted
from publication_trial import look_at_publication, missed_in_publication
from site_server import serve
from trials import missed_sabotages, try_scripts

CHROMIUM = "/usr/bin/chromium"
BROKEN = Path(__file__).parent / "Broken"
# The name of a language leads to the page at hand in that language.
LANGUAGES = {"English", "Русский", "עברית"}


@contextmanager
def browser() -> Iterator[Any]:
    """Start the system's Chromium; every other host is unknown to it."""
    if not Path(CHROMIUM).exists():
        raise SystemExit("test-browser: there is no Chromium; run 'make setup-browser'")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
            ],
        )
        try:
            yield chromium
        finally:
            chromium.close()


def pages(site: Path, pattern: str) -> list[str]:
    """Give the pages of a site; those that only send readers on are left out."""
    names = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    return [
        name
        for name in names
        if fnmatch.fnmatch(name, pattern)
        and not re.search('http-equiv="?refresh', (site / name).read_text(encoding="utf-8")[:2000])
    ]


def look_at(site: Path, pattern: str, chromium: Any, tries_scripts: bool) -> list[Finding]:
    """Give everything that is wrong with a site."""
    found: list[Finding] = []
    titles: dict[str, str] = {}
    targets: dict[tuple[str, str], tuple[str, str]] = {}
    names = pages(site, pattern)
    if not names:
        raise SystemExit(f"test-browser: there is no page in '{site}'; run 'make book'")
    with serve(site) as base:
        visit = PageVisit(chromium, base)
        for name in counted(names, f"{site}, pages"):
            found += visit.findings(name)
            facts = visit.facts
            other = titles.setdefault(facts["title"], name)
            if other != name:
                found.append(Finding(name, "title", f"'{other}' has the same title"))
            for link in facts["links"]:
                # A link of the same words goes to the same place on all pages of a language.
                if name.endswith("404.html") or "#" in link["href"] or "/edit/" in link["href"]:
                    continue
                key = (facts["language"], link["name"])
                href, page = targets.setdefault(key, (link["href"], name))
                is_edition = link["href"].endswith(".txt") and href.endswith(".txt")
                if href != link["href"] and not is_edition and link["name"] not in LANGUAGES:
                    found.append(
                        Finding(name, "link-purpose", f"“{link['name']}” goes elsewhere on '{page}'")
                    )
        if tries_scripts:
            found += try_scripts(chromium, site, base)
    print(f"test-browser: {site}: {len(names)} pages, {len(found)} findings")
    return found


def missed_faults(chromium: Any) -> list[str]:
    """Give the faults of the broken pages that nobody noticed."""
    missed: list[str] = []
    names = pages(BROKEN, "*")
    with serve(BROKEN) as base:
        visit = PageVisit(chromium, base)
        for name in counted(names, "broken pages"):
            text = (BROKEN / name).read_text(encoding="utf-8")
            expected = re.findall(r"<!-- expect: (\S+) -->", text)
            checks = {finding.check for finding in visit.findings(name)}
            if not expected and checks:
                missed.append(f"{name}: this page is whole, but {', '.join(sorted(checks))} was found")
            missed += [f"{name}: nobody noticed {check}" for check in expected if check not in checks]
    print(f"test-browser: {len(names)} broken pages, {len(missed)} faults missed")
    return missed


def main() -> int:
    """Look, report, and say by the exit status whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sites", nargs="*", type=Path, metavar="SITE")
    parser.add_argument("--pages", default="*", metavar="GLOB", help="only pages of such a path")
    parser.add_argument("--publications", type=Path, metavar="FOLDER", help="EPUBs in a folder, too")
    parser.add_argument("--broken", action="store_true", help="look at the broken pages")
    arguments = parser.parse_args()
    started = time.monotonic()
    problems: list[str] = []
    with browser() as chromium:
        if arguments.broken:
            problems += missed_faults(chromium)
            if arguments.sites:
                problems += missed_sabotages(chromium, arguments.sites[0])
        for site in arguments.sites:
            # The little books hold too few words to be searched for.
            is_whole = arguments.pages == "*" and site == arguments.sites[0]
            problems += map(str, look_at(site, arguments.pages, chromium, is_whole))
        if arguments.publications:
            publications = sorted(arguments.publications.glob("*.epub"))
            if not publications:
                raise SystemExit(f"test-browser: there is no EPUB in '{arguments.publications}'")
            if arguments.broken:
                problems += missed_in_publication(publications[0], chromium)
            for publication in publications:
                problems += map(str, look_at_publication(publication, chromium))
    for problem in problems:
        print(problem)
    print(f"test-browser: {time.monotonic() - started:.0f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
