"""Tests the scripts of a site, and checks that the tests detect broken scripts."""

from __future__ import annotations

import tempfile
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from broken_scripts import BROKEN_SCRIPTS, BrokenScript
from browsers import Browsers
from checklist_test import ChecklistTest
from component_test import ComponentTest
from finding import Finding
from hear_test import HearTest
from language_test import LanguageTest
from page_test import PageTest
from player_test import PlayerTest
from search_test import SearchTest
from site_server import serve
from teaser_test import TeaserTest
from test_pages import (
    homes_with_forms,
    homes_with_screens,
    pages_with_checklists,
    pages_with_components,
    pages_with_listings,
    pages_with_numbered_contents,
    pages_with_players,
)
from try_test import TryTest

# The scripts in the sources; the speech model is compiled.
SCRIPTS = [path for path in Path(__file__).resolve().parents[2].glob("Site/*.js") if path.name != "speech.js"]
# A sample tests one of this number of broken scripts.
SAMPLED = 8

# A class of tests, and the page that it tests.
ScriptTest = tuple[Any, str]


def script_tests(site: Path) -> list[ScriptTest]:
    """Return the tests of a site's scripts."""
    names = {
        SearchTest: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/search/index.html"))],
        LanguageTest: ["index.html"] if len(list(site.glob("*/index.html"))) > 1 else [],
        TryTest: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/try/index.html"))],
        PlayerTest: pages_with_players(site),
        HearTest: homes_with_screens(site),
        TeaserTest: homes_with_forms(site),
        # Reference pages have contents in the margin as well, as another kind of list.
        PageTest: pages_with_listings(site)[:2] + pages_with_numbered_contents(site)[:1],
        ChecklistTest: pages_with_checklists(site),
        ComponentTest: pages_with_components(site),
    }
    return [(test, name) for test, pages in names.items() for name in pages]


def findings_of(
    browser: Any, test: Any, name: str, site: Path, base: str, check: str = ""
) -> Generator[Finding, None, None]:
    """Yield the findings of a test, or of its cases with one check, one by one, so that the caller may stop early."""
    running = test(browser, site, base, name)
    running.check = check
    try:
        for pair in running.faults():
            yield Finding(name, *pair)
    finally:
        for page in (running.page, getattr(running, "bare", None)):
            if page:
                page.context.close()


def all_findings(browser: Any, *parts: Any) -> list[Finding]:
    """Return all findings of a test."""
    return list(findings_of(browser, *parts))


def test_scripts(browsers: Browsers, site: Path, base: str) -> list[Finding]:
    """Return all faults of a site's scripts."""
    items = [(*test, site, base) for test in script_tests(site)]
    return [item for found in browsers.each(all_findings, items, "scripts") for item in found]


def link(folder: Path, copy: Path) -> None:
    """Make a folder whose contents are links to those of another one."""
    copy.mkdir(exist_ok=True)
    for path in folder.iterdir():
        (copy / path.name).symlink_to(path)


def break_search(copy: Path, broken: BrokenScript) -> bool:
    """Break a script that is part of the search of each language; returns whether it was found there."""
    is_found = False
    for index in sorted(copy.glob("*/search/index.js")):
        language = index.parents[1]
        source = language.resolve()
        language.unlink()
        link(source, language)
        (language / "search").unlink()
        link(source / "search", language / "search")
        text = index.read_text(encoding="utf-8")
        is_found = is_found or broken.old in text
        index.unlink()
        index.write_text(text.replace(broken.old, broken.new), encoding="utf-8")
    return is_found


def test_broken_script(browser: Any, broken: BrokenScript, site: Path, tests: list[ScriptTest]) -> str | None:
    """Return a message if no test detects a broken script."""
    script = next(path for path in SCRIPTS if path.name == broken.script)
    text = script.read_text(encoding="utf-8")
    if broken.old not in text:
        return f"{broken.script}: '{broken.old}' doesn't occur"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        link(site.resolve(), copy)
        if (copy / script.name).exists():
            (copy / script.name).unlink()
            (copy / script.name).write_text(text.replace(broken.old, broken.new), encoding="utf-8")
        elif not break_search(copy, broken):
            return f"{broken.script}: '{broken.old}' isn't published"
        with serve(copy) as base:
            for test, name in tests:
                if not broken.check.startswith(test.CHECKS):
                    continue
                # Closes the generator here, as Python must not call the browser at an arbitrary time.
                with closing(findings_of(browser, test, name, copy, base, broken.check)) as found:
                    if any(item.check == broken.check for item in found):
                        return None
    return f"{broken.script}: no test detected '{broken.new}'"


def undetected_scripts(browsers: Browsers, site: Path, is_sample: bool) -> list[str]:
    """Return the broken scripts that no test detects, and the scripts that are never broken."""
    of_scripts = {path.name: [item for item in BROKEN_SCRIPTS if item.script == path.name] for path in SCRIPTS}
    chosen = [item for items in of_scripts.values() for item in items[:: SAMPLED if is_sample else 1]]
    tests = script_tests(site)
    found = browsers.each(test_broken_script, [(item, site, tests) for item in chosen], "broken scripts")
    missed = [message for message in found if message]
    missed += [f"{item.script}: this script doesn't exist" for item in BROKEN_SCRIPTS if item.script not in of_scripts]
    missed += [f"{name}: no test breaks this script" for name, items in of_scripts.items() if not items]
    print(f"test-browser: {len(chosen)} broken scripts, {len(missed)} missed")
    return missed
