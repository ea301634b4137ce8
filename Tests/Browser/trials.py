"""Tries what scripts add to a site, and proves that the trials find scripts that do it wrongly."""

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

# The scripts as their authors write them; the model of speech is made by a compiler.
SCRIPTS = [path for path in Path(__file__).resolve().parents[2].glob("Site/*.js") if path.name != "speech.js"]
# Of so many ways to make a script do wrong a sample has one.
SAMPLED = 8

# A class of trials, and the page that it tries.
Trial = tuple[Any, str]


def trials(site: Path) -> list[Trial]:
    """Give the trials of what scripts do on a site."""
    names = {
        SearchTrial: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/search/index.html"))],
        TryTrial: [path.relative_to(site).as_posix() for path in sorted(site.glob("*/try/index.html"))],
        PlayerTrial: pages_with_players(site),
        HearTrial: homes_with_screens(site),
        # A page of the reference has its contents beside it as well, as a list of another kind.
        PageTrial: pages_with_listings(site)[:2] + pages_with_numbered_contents(site)[:1],
        ChecklistTrial: pages_with_checklists(site),
    }
    return [(trial, name) for trial, pages in names.items() for name in pages]


def attempts(browser: Any, trial: Any, name: str, site: Path, base: str) -> Generator[Finding, None, None]:
    """Give what a trial finds, one after another; whoever has seen enough may stop it."""
    tried = trial(browser, site, base, name)
    try:
        for pair in tried.faults():
            yield Finding(name, *pair)
    finally:
        for page in (tried.page, getattr(tried, "bare", None)):
            if page:
                page.context.close()


def try_one(browser: Any, *parts: Any) -> list[Finding]:
    """Give everything that a trial finds."""
    return list(attempts(browser, *parts))


def try_scripts(browsers: Browsers, site: Path, base: str) -> list[Finding]:
    """Give everything that is wrong with what scripts do on a site."""
    items = [(*trial, site, base) for trial in trials(site)]
    return [item for found in browsers.each(try_one, items, "scripts") for item in found]


def try_sabotage(browser: Any, sabotage: Sabotage, site: Path, tried: list[Trial]) -> str | None:
    """Say what nobody noticed of a wrong script."""
    script = next(path for path in SCRIPTS if path.name == sabotage.script)
    text = script.read_text(encoding="utf-8")
    if sabotage.old not in text:
        return f"{sabotage.script}: there is no '{sabotage.old}' to change"
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
                # Closed here: the browser must not be spoken to whenever Python gets to it.
                with closing(attempts(browser, trial, name, copy, base)) as found:
                    if any(item.check == sabotage.check for item in found):
                        return None
    return f"{sabotage.script}: nobody noticed '{sabotage.new}'"


def missed_sabotages(browsers: Browsers, site: Path, is_sample: bool) -> list[str]:
    """Give the wrong scripts that no trial notices, and the scripts that are never made to do wrong."""
    of_scripts = {path.name: [item for item in SABOTAGES if item.script == path.name] for path in SCRIPTS}
    chosen = [item for items in of_scripts.values() for item in items[:: SAMPLED if is_sample else 1]]
    tried = trials(site)
    found = browsers.each(try_sabotage, [(item, site, tried) for item in chosen], "wrong scripts")
    missed = [words for words in found if words]
    missed += [f"{item.script}: there is no such script" for item in SABOTAGES if item.script not in of_scripts]
    missed += [f"{name}: nobody makes this script do wrong" for name, items in of_scripts.items() if not items]
    print(f"test-browser: {len(chosen)} wrong scripts, {len(missed)} missed")
    return missed
