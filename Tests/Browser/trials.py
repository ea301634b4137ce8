"""Tests the scripts of a site, and checks that the tests detect broken scripts."""

from __future__ import annotations

import tempfile
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from browsers import Browsers
from checklist_trial import ChecklistTrial
from finding import Finding
from hear_trial import HearTrial
from page_trial import PageTrial
from player_trial import PlayerTrial
from sabotages import SABOTAGES, Sabotage
from search_trial import SearchTrial
from site_server import serve
from trial_pages import (
    homes_with_screens,
    pages_with_checklists,
    pages_with_listings,
    pages_with_numbered_contents,
    pages_with_players,
)
from try_trial import TryTrial

# The scripts in the sources; the speech model is compiled.
SCRIPTS = [path for path in Path(__file__).resolve().parents[2].glob("Site/*.js") if path.name != "speech.js"]
# A sample tests one of this number of broken scripts.
SAMPLED = 8

# A class of tests, and the page that it tests.
Trial = tuple[Any, str]


def trials(site: Path) -> list[Trial]:
    """Return the tests of a site's scripts."""
    names = {
        SearchTrial: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/search/index.html"))],
        TryTrial: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/try/index.html"))],
        PlayerTrial: pages_with_players(site),
        HearTrial: homes_with_screens(site),
        # Reference pages have contents in the margin as well, as another kind of list.
        PageTrial: pages_with_listings(site)[:2] + pages_with_numbered_contents(site)[:1],
        ChecklistTrial: pages_with_checklists(site),
    }
    return [(trial, name) for trial, pages in names.items() for name in pages]


def attempts(browser: Any, trial: Any, name: str, site: Path, base: str) -> Generator[Finding, None, None]:
    """Yield the findings of a test one by one, so that the caller may stop early."""
    tried = trial(browser, site, base, name)
    try:
        for pair in tried.faults():
            yield Finding(name, *pair)
    finally:
        for page in (tried.page, getattr(tried, "bare", None)):
            if page:
                page.context.close()


def try_one(browser: Any, *parts: Any) -> list[Finding]:
    """Return all findings of a test."""
    return list(attempts(browser, *parts))


def try_scripts(browsers: Browsers, site: Path, base: str) -> list[Finding]:
    """Return all faults of a site's scripts."""
    items = [(*trial, site, base) for trial in trials(site)]
    return [item for found in browsers.each(try_one, items, "scripts") for item in found]


def try_sabotage(browser: Any, sabotage: Sabotage, site: Path, tried: list[Trial]) -> str | None:
    """Return a message if no test detects a broken script."""
    script = next(path for path in SCRIPTS if path.name == sabotage.script)
    text = script.read_text(encoding="utf-8")
    if sabotage.old not in text:
        return f"{sabotage.script}: '{sabotage.old}' doesn't occur"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for path in site.resolve().iterdir():
            (copy / path.name).symlink_to(path)
        (copy / script.name).unlink()
        (copy / script.name).write_text(text.replace(sabotage.old, sabotage.new), encoding="utf-8")
        with serve(copy) as base:
            for trial, name in tried:
                if not sabotage.check.startswith(trial.CHECKS):
                    continue
                # Closes the generator here, as Python must not call the browser at an arbitrary time.
                with closing(attempts(browser, trial, name, copy, base)) as found:
                    if any(item.check == sabotage.check for item in found):
                        return None
    return f"{sabotage.script}: no test detected '{sabotage.new}'"


def missed_sabotages(browsers: Browsers, site: Path, is_sample: bool) -> list[str]:
    """Return the broken scripts that no test detects, and the scripts that are never broken."""
    of_scripts = {path.name: [item for item in SABOTAGES if item.script == path.name] for path in SCRIPTS}
    chosen = [item for items in of_scripts.values() for item in items[:: SAMPLED if is_sample else 1]]
    tried = trials(site)
    found = browsers.each(try_sabotage, [(item, site, tried) for item in chosen], "wrong scripts")
    missed = [words for words in found if words]
    missed += [f"{item.script}: this script doesn't exist" for item in SABOTAGES if item.script not in of_scripts]
    missed += [f"{name}: no test breaks this script" for name, items in of_scripts.items() if not items]
    print(f"test-browser: {len(chosen)} broken scripts, {len(missed)} missed")
    return missed
