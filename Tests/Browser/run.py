#!/usr/bin/env python3
"""Checks every page of finished sites in Chromium, from the perspective of readers with different needs.

Usage: run.py SITE… [--sample] [--pages GLOB] [--publications FOLDER] [--browsers N]
       run.py --broken [SITE…]

With --broken it also checks pages with one fault each, and broken versions of the first site's scripts,
and fails if a fault isn't found. With --sample it checks the fewest pages that together have all features,
and some of the broken scripts. The exit status is 0 if there are no faults, and 1 otherwise.
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
from publication_test import check_publication, undetected_in_publication
from script_tests import test_scripts, undetected_scripts
from site_server import serve
from style_names import unused_classes

BROKEN = Path(__file__).parent / "Broken"
# Language links lead to the current page in other languages.
LANGUAGES = {"English", "Русский", "עברית"}


def pages(site: Path, pattern: str) -> list[str]:
    """Return the pages of a site, without redirects."""
    names = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    return [
        name
        for name in names
        if fnmatch.fnmatch(name, pattern)
        and not re.search('http-equiv="?refresh', (site / name).read_text(encoding="utf-8")[:2000])
    ]


def check_site(site: Path, names: list[str], browsers: Browsers, tests_scripts: bool) -> list[Finding]:
    """Return all faults of pages of a site, and of its scripts."""
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
                # Links with the same text must have the same target on all pages of a language.
                if name.endswith("404.html") or "#" in link["href"] or "/edit/" in link["href"]:
                    continue
                key = (facts["language"], link["name"])
                href, page = targets.setdefault(key, (link["href"], name))
                is_edition = link["href"].endswith(".txt") and href.endswith(".txt")
                if href != link["href"] and not is_edition and link["name"] not in LANGUAGES:
                    found.append(
                        Finding(name, "link-purpose", f"“{link['name']}” has another target on '{page}'")
                    )
        if tests_scripts:
            found += test_scripts(browsers, site, base)
    print(f"test-browser: {site}: {len(names)} pages, {len(found)} findings")
    return found


def undetected_faults(browsers: Browsers) -> list[str]:
    """Return the faults of the broken pages that were not found."""
    missed: list[str] = []
    names = pages(BROKEN, "*")
    with serve(BROKEN) as base:
        visits = browsers.each(visit, [(base, name) for name in names], "broken pages")
        for name, (findings, _) in zip(names, visits, strict=True):
            text = (BROKEN / name).read_text(encoding="utf-8")
            expected = re.findall(r"<!-- expect: (\S+) -->", text)
            checks = {finding.check for finding in findings}
            if not expected and checks:
                missed.append(f"{name}: this page has no fault, but {', '.join(sorted(checks))} was reported")
            missed += [f"{name}: {check} was not found" for check in expected if check not in checks]
    print(f"test-browser: {len(names)} broken pages, {len(missed)} faults missed")
    return missed


def main() -> int:
    """Run the checks, report, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sites", nargs="*", type=Path, metavar="SITE")
    parser.add_argument("--sample", action="store_true", help="only pages that together have all features")
    parser.add_argument("--pages", default="*", metavar="GLOB", help="only pages whose paths match")
    parser.add_argument("--publications", type=Path, metavar="FOLDER", help="also check the EPUBs in a folder")
    parser.add_argument("--browsers", type=int, default=0, metavar="N", help="the number of parallel browsers")
    parser.add_argument("--broken", action="store_true", help="check that faults of broken pages are found")
    arguments = parser.parse_args()
    started = time.monotonic()
    problems: list[str] = []
    # The features of the pages that were chosen so far.
    known: set[str] = set()
    with Browsers(arguments.browsers) as browsers:
        if arguments.broken:
            problems += undetected_faults(browsers)
            if arguments.sites:
                problems += undetected_scripts(browsers, arguments.sites[0], arguments.sample)
        for site in arguments.sites:
            # The small books have too few words for searches.
            is_whole = arguments.pages == "*" and site == arguments.sites[0]
            names = pages(site, arguments.pages)
            if not names:
                raise SystemExit(f"test-browser: no pages in '{site}'; run 'make book'")
            chosen = sample(site, names, browsers, known) if arguments.sample else names
            problems += map(str, check_site(site, chosen, browsers, is_whole))
        # A small book covers features that the book lacks.
        if len(arguments.sites) > 1:
            problems += map(str, unused_classes(arguments.sites))
        if arguments.publications:
            publications = sorted(arguments.publications.glob("*.epub"))
            if not publications:
                raise SystemExit(f"test-browser: no EPUBs in '{arguments.publications}'")
            if arguments.broken:
                problems += undetected_in_publication(publications[0], browsers)
            known = set()
            for publication in publications:
                found = check_publication(publication, browsers, known if arguments.sample else None)
                problems += map(str, found)
    for problem in problems:
        print(problem)
    print(f"test-browser: {time.monotonic() - started:.0f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
