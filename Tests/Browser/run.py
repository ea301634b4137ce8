#!/usr/bin/env python3
"""Looks at every page of finished sites in Chromium, as readers with different needs would.

Usage: run.py SITE… [--sample] [--pages GLOB] [--publications FOLDER] [--browsers N]
       run.py --broken [SITE…]

With --broken it looks at pages with a fault each and at scripts of the first site that were made to do
wrong, and fails if it misses one. With --sample it looks at the fewest pages that together have all
that pages are made of, and at some of the wrong scripts. The exit status is 0 if all is well and 1 if not.
"""

from __future__ import annotations

import argparse
import fnmatch
import re
import sys
import time
from pathlib import Path

from browsers import Browsers
from finding import Finding
from page_sample import sample
from page_visit import visit
from publication_trial import look_at_publication, missed_in_publication
from site_server import serve
from style_names import forgotten_classes
from trials import missed_sabotages, try_scripts

BROKEN = Path(__file__).parent / "Broken"
# The name of a language leads to the page at hand in that language.
LANGUAGES = {"English", "Русский", "עברית"}


def pages(site: Path, pattern: str) -> list[str]:
    """Give the pages of a site; those that only send readers on are left out."""
    names = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    return [
        name
        for name in names
        if fnmatch.fnmatch(name, pattern)
        and not re.search('http-equiv="?refresh', (site / name).read_text(encoding="utf-8")[:2000])
    ]


def look_at(site: Path, names: list[str], browsers: Browsers, tries_scripts: bool) -> list[Finding]:
    """Give everything that is wrong with pages of a site, and with its scripts."""
    found: list[Finding] = []
    titles: dict[str, str] = {}
    targets: dict[tuple[str, str], tuple[str, str]] = {}
    with serve(site) as base:
        visits = browsers.each(visit, [(base, name) for name in names], f"{site}, pages")
        for name, (findings, facts) in zip(names, visits, strict=True):
            found += findings
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
            found += try_scripts(browsers, site, base)
    print(f"test-browser: {site}: {len(names)} pages, {len(found)} findings")
    return found


def missed_faults(browsers: Browsers) -> list[str]:
    """Give the faults of the broken pages that nobody noticed."""
    missed: list[str] = []
    names = pages(BROKEN, "*")
    with serve(BROKEN) as base:
        visits = browsers.each(visit, [(base, name) for name in names], "broken pages")
        for name, (findings, _) in zip(names, visits, strict=True):
            text = (BROKEN / name).read_text(encoding="utf-8")
            expected = re.findall(r"<!-- expect: (\S+) -->", text)
            checks = {finding.check for finding in findings}
            if not expected and checks:
                missed.append(f"{name}: this page is whole, but {', '.join(sorted(checks))} was found")
            missed += [f"{name}: nobody noticed {check}" for check in expected if check not in checks]
    print(f"test-browser: {len(names)} broken pages, {len(missed)} faults missed")
    return missed


def main() -> int:
    """Look, report, and say by the exit status whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sites", nargs="*", type=Path, metavar="SITE")
    parser.add_argument("--sample", action="store_true", help="only pages that together have everything")
    parser.add_argument("--pages", default="*", metavar="GLOB", help="only pages of such a path")
    parser.add_argument("--publications", type=Path, metavar="FOLDER", help="EPUBs in a folder, too")
    parser.add_argument("--browsers", type=int, default=0, metavar="N", help="so many side by side")
    parser.add_argument("--broken", action="store_true", help="look at the broken pages")
    arguments = parser.parse_args()
    started = time.monotonic()
    problems: list[str] = []
    # What the pages chosen so far are made of.
    known: set[str] = set()
    with Browsers(arguments.browsers) as browsers:
        if arguments.broken:
            problems += missed_faults(browsers)
            if arguments.sites:
                problems += missed_sabotages(browsers, arguments.sites[0], arguments.sample)
        for site in arguments.sites:
            # The little books hold too few words to be searched for.
            is_whole = arguments.pages == "*" and site == arguments.sites[0]
            names = pages(site, arguments.pages)
            if not names:
                raise SystemExit(f"test-browser: there is no page in '{site}'; run 'make book'")
            chosen = sample(site, names, browsers, known) if arguments.sample else names
            problems += map(str, look_at(site, chosen, browsers, is_whole))
        # What the book does not show, a little book does.
        if len(arguments.sites) > 1:
            problems += map(str, forgotten_classes(arguments.sites))
        if arguments.publications:
            publications = sorted(arguments.publications.glob("*.epub"))
            if not publications:
                raise SystemExit(f"test-browser: there is no EPUB in '{arguments.publications}'")
            if arguments.broken:
                problems += missed_in_publication(publications[0], browsers)
            for publication in publications:
                problems += map(str, look_at_publication(publication, browsers, arguments.sample))
    for problem in problems:
        print(problem)
    print(f"test-browser: {time.monotonic() - started:.0f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
