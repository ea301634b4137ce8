#!/usr/bin/env python3
"""Compares the speech of the Orca screen reader on each kind of page with recorded transcripts.

Usage: run.py SITE [--update] [--language LANGUAGE] [--sample]

The transcripts are in the folder Goldens: one line per utterance, with its language if that differs from the
page's. --update rewrites them; review the changes like those of a page. --sample reads one page per language.
The exit status is 0 if nothing differs, 1 if something does, and 2 if the test could not run.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from orca_session import CannotListen, OrcaSession

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Browser"))
GOLDENS = HERE / "Goldens"
# One page of each kind; reference pages are generated from data or front matter.
PAGES = {
    "home": "index.html",
    "chapter": "labels/index.html",
    "facts": "gestures/index.html",
    "timeline": "timeline-2008/index.html",
    "glossary": "glossary/index.html",
    "checklists": "checklists/index.html",
    "checklist": "checklists/tester/index.html",
    "a-z": "a-z/index.html",
    "search": "search/index.html",
    "results": "search/index.html?q=label",
    "try": "try/index.html?label=ic_close_24&traits=button",
    "text-pages": "plain-text/index.html",
    "statement": "accessibility/index.html",
    "missing": "404.html",
}
LOCALES = {"en": "C.UTF-8", "ru": "ru_RU.UTF-8"}
SAMPLE = {"en": "chapter", "ru": "home"}


def transcript(said: list[list[str | None]], language: str) -> list[str]:
    """Return the lines of a transcript."""
    return [
        f"{text} [{own}]" if own and own.split("-")[0] != language else str(text)
        for text, own in said
    ]


def listen(site: Path, language: str, kinds: list[str]) -> dict[str, list[str]]:
    """Let Orca read pages of some kinds in a session of its own."""
    with tempfile.TemporaryDirectory(prefix="listen-", ignore_cleanup_errors=True) as folder:
        keep = {"PATH", "LANG"}
        environment = {name: value for name, value in os.environ.items() if name in keep}
        for name, place in {
            "HOME": "home", "TMPDIR": "tmp", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config",
            "XDG_DATA_HOME": "data", "XDG_RUNTIME_DIR": "run",
        }.items():
            Path(folder, place).mkdir(mode=0o700)
            environment[name] = str(Path(folder, place))
        locale = LOCALES[language]
        environment |= {"LANG": locale, "LC_ALL": locale, "LANGUAGE": language}
        environment |= {"ACCESSIBILITY_ENABLED": "1", "GTK_MODULES": "gail:atk-bridge"}
        command = ["dbus-run-session", "--", sys.executable, "-B", __file__, str(site)]
        command += ["--language", language, "--inside", folder, "--kinds", *kinds]
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=1200, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CannotListen(str(error)) from error
        result = Path(folder, "result.json")
        if not result.exists():
            last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise CannotListen(last)
        said = json.loads(result.read_text(encoding="utf-8"))
    if not said:
        raise CannotListen(f"there is no page in {language}")
    return {name: transcript(pieces, language) for name, pieces in said.items()}


def listen_inside(site: Path, language: str, kinds: list[str], folder: Path) -> None:
    """Read the pages, inside the session."""
    from site_server import serve

    said = {}
    with serve(site) as base, OrcaSession(folder) as orca:
        for name in kinds:
            if (site / language / PAGES[name].split("?")[0]).exists():
                said[name] = orca.listen(f"{base}{language}/{PAGES[name]}")
    (folder / "result.json").write_text(json.dumps(said, ensure_ascii=False), encoding="utf-8")


def compare(language: str, said: dict[str, list[str]], update: bool) -> int:
    """Print or save the differences, and return the number of differing pages."""
    different = 0
    for name, lines in said.items():
        golden = GOLDENS / language / f"{name}.txt"
        before = golden.read_text(encoding="utf-8").splitlines() if golden.exists() else []
        if lines == before:
            continue
        different += 1
        for line in difflib.unified_diff(before, lines, f"{golden.name}, before", "now", lineterm=""):
            print(line)
        if update:
            golden.parent.mkdir(parents=True, exist_ok=True)
            golden.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"test-screen-reader: {language}: {len(said)} pages, {different} differ")
    return different


def main() -> int:
    """Read pages, compare, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path, metavar="SITE")
    parser.add_argument("--update", action="store_true", help="update the transcripts")
    parser.add_argument("--language", choices=sorted(LOCALES), help="only pages in this language")
    parser.add_argument("--sample", action="store_true", help="only one page per language")
    parser.add_argument("--kinds", nargs="*", help=argparse.SUPPRESS)
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    site = arguments.site.resolve()
    if arguments.inside:
        listen_inside(site, arguments.language, arguments.kinds, arguments.inside)
        return 0
    different = 0
    try:
        for language in [arguments.language] if arguments.language else sorted(LOCALES):
            kinds = [SAMPLE[language]] if arguments.sample else list(PAGES)
            different += compare(language, listen(site, language, kinds), arguments.update)
    except CannotListen as error:
        print(f"test-screen-reader: {error}", file=sys.stderr)
        return 2
    return 1 if different and not arguments.update else 0


if __name__ == "__main__":
    sys.exit(main())
