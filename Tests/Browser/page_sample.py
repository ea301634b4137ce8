"""Chooses the fewest pages that together have everything that the pages of a site are made of.

So a change is judged by one page of each kind, and no list of kinds can go out of date: what a page is
made of and the ways in which the book's own pages are put together are read from the pages themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browsers import Browsers

# What a page has: its language, its scripts and styles, every element in every other, and, if no author
# wrote it, the parts that its text is put together from. An author's chapter is put together at will.
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
    """Give what pages are made of."""
    page = browser.new_page()
    kinds = {".xhtml": "application/xhtml+xml"}
    found = page.evaluate(
        PARTS, [[(folder / name).read_text("utf-8"), kinds.get(Path(name).suffix, "text/html")] for name in names]
    )
    page.close()
    return found


def sample(folder: Path, names: list[str], browsers: Browsers, known: set[str]) -> list[str]:
    """Give pages that together have all parts of all pages but those that are known, which then they are, too."""
    shares = [names[start::8] for start in range(8)]
    results = browsers.each(parts, [(folder, share) for share in shares], f"{folder}, kinds of pages")
    pages = {
        name: set(made_of)
        for share, result in zip(shares, results, strict=True)
        for name, made_of in zip(share, result, strict=True)
    }
    chosen: list[str] = []
    while missing := set().union(*pages.values()) - known:
        # Where several have as much that is missing, the one with the shortest address.
        best = min(pages, key=lambda name: (-len(pages[name] & missing), len(name), name))
        chosen.append(best)
        known |= pages[best]
    return chosen
