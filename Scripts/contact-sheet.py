#!/usr/bin/env python3
"""Puts all drawings of a built site on one page, to look at them side by side.

usage: contact-sheet.py SITE OUTPUT [--images]

Writes OUTPUT/index.html, a page with each drawing, its page and its number, which uses the style sheets
of the site. With --images also writes it as light-N.png and dark-N.png, which needs Playwright and
Chromium (make setup-browser). Needs only Python otherwise.
"""

import argparse
import html
import pathlib
import re
import sys

DRAWING = re.compile(r'<svg class="wire\b')
TAG = re.compile(r"<svg\b|</svg>")
STYLE = """
body { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1rem; max-width: none; padding: 1rem; }
h1 { grid-column: 1 / -1; }
figure { margin: 0; min-width: 0; }
figcaption { float: none; width: auto; margin: 0.25rem 0 0; font: 0.75rem/1.3 sans-serif; }
"""
CHROMIUM = "/usr/bin/chromium-headless-shell"
# The height of an image, in pixels.
STEP = 2400


def drawings(page):
    """The source of each drawing of a page; a drawing contains further svg elements."""
    for start in DRAWING.finditer(page):
        depth = 0
        for tag in TAG.finditer(page, start.start()):
            depth += 1 if tag.group() == "<svg" else -1
            if depth == 0:
                yield page[start.start():tag.end()]
                break


def figures(site):
    for path in sorted(site.rglob("index.html")):
        name = path.parent.relative_to(site).as_posix()
        for number, drawing in enumerate(drawings(path.read_text("utf-8")), start=1):
            caption = html.escape(f"{name} {number}")
            yield f"<figure>{drawing}<figcaption>{caption}</figcaption></figure>"


def sheet(site):
    found = list(figures(site))
    links = "".join(
        f'<link rel="stylesheet" href="{(site / name).as_uri()}">' for name in ("style.css", "screens.css")
    )
    return len(found), (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title>'
        f'<meta name="color-scheme" content="light dark">{links}<style>{STYLE}</style>'
        f"<h1>{len(found)} drawings</h1>" + "\n".join(found) + "</html>\n"
    )


def photograph(page, folder):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            context = browser.new_context(viewport={"width": 1500, "height": STEP}, color_scheme=scheme)
            tab = context.new_page()
            tab.goto(page.as_uri())
            height = tab.evaluate("document.documentElement.scrollHeight")
            for number, top in enumerate(range(0, height, STEP), start=1):
                tab.evaluate(f"scrollTo(0, {top})")
                tab.screenshot(path=folder / f"{scheme}-{number}.png")
        browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--images", action="store_true", help="also write images of the page")
    options = parser.parse_args()
    count, text = sheet(options.site.resolve())
    if not count:
        sys.exit(f"{options.site} has no drawings: build the book first")
    options.output.mkdir(parents=True, exist_ok=True)
    page = options.output.resolve() / "index.html"
    page.write_text(text, "utf-8")
    if options.images:
        photograph(page, options.output)
    print(f"{count} drawings on {page}")


if __name__ == "__main__":
    main()
