"""Finds classes in style sheets that no page uses, such as those renamed in one place only."""

from __future__ import annotations

import re
from pathlib import Path

from finding import Finding


def unused_classes(sites: list[Path]) -> list[Finding]:
    """Return the classes in the style sheets of the first site that no page or script of the sites uses."""
    sheets = [sheet.read_text(encoding="utf-8") for sheet in sorted(sites[0].glob("style*.css"))]
    style = re.sub(r'"[^"]*"', "", "".join(sheets))
    used: set[str] = set()
    for site in sites:
        for page in site.rglob("*.html"):
            for names in re.findall(r'class="?([^">]*)', page.read_text(encoding="utf-8")):
                used.update(names.split())
        for script in site.glob("*.js"):
            used.update(re.findall(r"[\w-]+", script.read_text(encoding="utf-8")))
    named = set(re.findall(r"\.([a-zA-Z][\w-]*)", style))
    return [
        Finding("style.css", "style/classes", f"no page has the class “{name}”")
        for name in sorted(named - used)
    ]
