"""Chooses the fewest pages that together have all features of a site's pages.

So a change is tested on one page of each kind, without a list of kinds that could go out of date: the
features of pages, and the structure of generated pages, are read from the pages themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browsers import Browsers

# The features of a page: its language, scripts and styles, each kind of element inside each other, and, unless
# an author wrote it, the sequence of its parts. Chapters have any sequence of parts.
PARTS = """(texts) => texts.map(([text, type]) => {
  const page = new DOMParser().parseFromString(text, type);
  const root = page.documentElement;
  const look = (element) => [element.localName, ...element.classList].join(".");
  const main = page.querySelector("main");
  const isArticle = page.querySelector("meta[property='og:type'][content=article]");
  return [...new Set([
    [root.lang, root.dir].join(),
    ...[...page.querySelectorAll("link[rel=stylesheet], script[src]")].map((file) =>
      (file.getAttribute("href") ?? file.getAttribute("src")).split("/").pop()),
    ...[...page.body.querySelectorAll("*:not(svg *)")].map((element) =>
      `${look(element.parentElement)} > ${look(element)}`),
    ...(main && !isArticle ? [[...new Set([...main.children].map(look))].sort().join(" + ")] : []),
  ])];
})"""


def parts(browser: Any, folder: Path, names: list[str]) -> list[list[str]]:
    """Return the features of pages."""
    page = browser.new_page()
    kinds = {".xhtml": "application/xhtml+xml"}
    found = page.evaluate(
        PARTS, [[(folder / name).read_text("utf-8"), kinds.get(Path(name).suffix, "text/html")] for name in names]
    )
    page.close()
    return found


def sample(folder: Path, names: list[str], browsers: Browsers, known: set[str]) -> list[str]:
    """Return pages that together have all features of all pages except known ones, and add theirs to the known ones."""
    shares = [names[start::8] for start in range(8)]
    results = browsers.each(parts, [(folder, share) for share in shares], f"{folder}, kinds of pages")
    pages = {
        name: set(made_of)
        for share, result in zip(shares, results, strict=True)
        for name, made_of in zip(share, result, strict=True)
    }
    chosen: list[str] = []
    while missing := set().union(*pages.values()) - known:
        # Among pages with equally many missing features, take the smallest.
        best = min(pages, key=lambda name: (-len(pages[name] & missing), (folder / name).stat().st_size, name))
        chosen.append(best)
        known |= pages[best]
    return chosen
