"""Tries what scripts add to a site, and proves that the trials find scripts that do it wrongly."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from checklist_trial import ChecklistTrial
from finding import Finding
from player_trial import PlayerTrial
from progress import counted
from search_trial import SearchTrial
from site_server import serve


def try_scripts(browser: Any, site: Path, base: str, only: str = "") -> list[Finding]:
    """Give everything that is wrong with what scripts do on a site."""
    found: list[Finding] = []
    languages = [path.parent.parent.name for path in sorted(site.glob("*/search/index.html"))]
    if only in ("", "search.js"):
        for language in languages:
            found += SearchTrial(browser, site, base, language).findings()
    if only in ("", "player.js"):
        for name in pages_with_players(site)[:2]:
            found += PlayerTrial(browser, base, name).findings()
    if only in ("", "checklist.js"):
        for path in sorted(site.glob("*/checklists/index.html")):
            name = path.relative_to(site).as_posix()
            found += ChecklistTrial(browser, base, name).findings()
    return found


def pages_with_players(site: Path) -> list[str]:
    """Give the pages with players, those that step by gestures first."""
    texts = {path: path.read_text(encoding="utf-8") for path in site.glob("*/*/index.html")}
    return [
        path.relative_to(site).as_posix()
        for path in sorted(texts, key=lambda path: ("data-do=" not in texts[path], path))
        if "data-player=" in texts[path]
    ]


@dataclass(frozen=True)
class Sabotage:
    """A change to a script that a trial must notice."""

    script: str
    old: str
    new: str
    check: str


SABOTAGES = [
    Sabotage("search.js", '.replaceAll("ё", "е")', "", "search/yo"),
    Sabotage("search.js", "words.set(word, last)", "words.set(word, list.length % 7)", "search/stem"),
    Sabotage("search.js", "word.toLowerCase()", "word", "search/case"),
    Sabotage("search.js", "const more = search(other, source)", "const more = []", "search/keyboard"),
    Sabotage("search.js", 'element("h2",', 'element("p",', "search/results"),
    Sabotage("search.js", "of text.matchAll(foreign)", "of []", "search/language"),
    Sabotage("search.js", "phrase.replace(\"#\", results.length)", "phrase", "search/results"),
    Sabotage("search.js", 'indexes.before(element("p", words.advice));', "", "search/nothing"),
    Sabotage("search.js", "if (!main || !query) return", "if (!main) return", "search/nothing"),
    Sabotage("search.js", "{ src: main.dataset.index }", "{}", "search/lazy"),
    Sabotage("player.js", "if (this.voice.checked) this.speak();\n    }", "this.speak();\n    }",
             "player/silent"),
    Sabotage("player.js", "this.box.addEventListener(\"keydown\"", "document.addEventListener(\"keydown\"",
             "player/keys"),
    Sabotage("player.js", "if (event.key === \"Escape\") this.close();\n      else if", "if",
             "player/keys"),
    Sabotage("player.js", "this.panel.replaceChildren(...this.said);", "", "player/caption"),
    Sabotage("player.js", "(move === \"start\") return 0", "(move === \"start\") return 1",
             "player/buttons"),
    Sabotage("player.js", "steps[this.index + 1]?.move === move ?", "steps[this.index + 1] ?",
             "player/buttons"),
    Sabotage("player.js", "this.frames.get(spoken) ?? \"\"", "\"\"", "player/highlight"),
    Sabotage("player.js", "utterance.lang = line.lang;", "", "player/voice"),
    Sabotage("checklist.js", 'localStorage.setItem(key, "done")', "0", "checklist"),
    Sabotage("checklist.js", "localStorage.removeItem(key)", "0", "checklist"),
]


def missed_sabotages(browser: Any, site: Path) -> list[str]:
    """Give the wrong scripts that no trial notices."""
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "site"
        shutil.copytree(site, copy)
        with serve(copy) as base:
            for sabotage in counted(SABOTAGES, "wrong scripts"):
                script = copy / sabotage.script
                text = script.read_text(encoding="utf-8")
                if sabotage.old not in text:
                    missed.append(f"{sabotage.script}: there is no '{sabotage.old}' to change")
                    continue
                script.write_text(text.replace(sabotage.old, sabotage.new), encoding="utf-8")
                checks = {item.check for item in try_scripts(browser, copy, base, sabotage.script)}
                script.write_text(text, encoding="utf-8")
                if sabotage.check not in checks:
                    missed.append(f"{sabotage.script}: nobody noticed '{sabotage.new}'")
    print(f"test-browser: {len(SABOTAGES)} wrong scripts, {len(missed)} missed")
    return missed
