#!/usr/bin/env python3
"""Draws the picture that other sites show next to a link: a book's title, description and first screen.

usage: social-card.py SITE/LANGUAGE PICTURE

Needs Playwright and Chromium (make setup-browser). Name the picture, a file in 'Site', as 'card' in
'Content/book.yml'.
"""

import argparse
import importlib
import pathlib
import re
import sys

sheet = importlib.import_module("contact-sheet")
STYLE = """
body { display: grid; grid-template-columns: 1fr 500px; gap: 50px; align-items: center; width: 1200px;
  height: 630px; max-width: none; margin: 0; padding: 60px; font-family: var(--sans); overflow: hidden; }
h1 { margin: 0 0 24px; font-size: 84px; line-height: 1; }
p { margin: 0; font-size: 32px; line-height: 1.35; }
svg.wire { max-width: none; max-height: 570px; }
"""


def card(folder):
    """Return the source of the card."""
    home = (folder / "index.html").read_text("utf-8")
    pages = [folder / "index.html", *sorted(folder.rglob("index.html"))]
    drawing = next((found for page in pages for found in sheet.drawings(page.read_text("utf-8"))), "")
    title = re.search(r'<p class="?book"?><a [^>]*>(?:<img[^>]*>)?(.*?)</a>', home)[1]
    description = re.search(r'<meta name="?description"?[^>]* content="([^"]*)"', home)[1]
    styles = "".join(
        f'<link rel="stylesheet" href="{(folder.parent / name).as_uri()}">'
        for name in ("style.css", "screens.css", "book.css") if (folder.parent / name).exists()
    )
    return (f'<!doctype html><meta charset="utf-8">{styles}<style>{STYLE}</style>'
            f"<div><h1>{title}</h1><p>{description}</p></div>{drawing}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, metavar="SITE/LANGUAGE")
    parser.add_argument("picture", type=pathlib.Path)
    options = parser.parse_args()
    if not (options.folder / "index.html").exists():
        sys.exit(f"'{options.folder}' has no index.html: build the book first")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=sheet.CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.goto((options.folder.resolve() / "index.html").as_uri())
        page.set_content(card(options.folder.resolve()), wait_until="load")
        page.screenshot(path=options.picture)
        browser.close()


if __name__ == "__main__":
    main()
