"""Tries an element out on the page of a finished site that runs the speech model, as a reader would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from finding import Finding

# What a browser without a network turns a file name into.
BEFORE = ("label=ic_close_24&traits=button&device=en", "ic_close_24, Button")
AFTER = ("Close", "Close, Button")


class TryTrial:
    """Tries the page of one language."""

    def __init__(self, browser: Any, folder: Path, language: str) -> None:
        self.name = f"{language}/try/index.html"
        self.address = f"{folder.resolve().as_uri()}/{self.name}"
        context = browser.new_context(offline=True)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = context.new_page()

    def findings(self) -> list[Finding]:
        """Give everything that is wrong with the page."""
        found = [Finding(self.name, *pair) for trial in (self._types, self._examples) for pair in trial()]
        self.page.context.close()
        return found

    def _line(self, query: str) -> str:
        self.page.goto(f"{self.address}?{query}", wait_until="load")
        try:
            self.page.wait_for_selector("#try", state="visible", timeout=8000)
        except Exception:  # noqa: BLE001 - whatever it is, the page does not work
            return ""
        return self.page.locator("output").text_content()

    def _types(self) -> Iterator[tuple[str, str]]:
        """Change the label by the keyboard, and read the line, its reasons and its address."""
        if (line := self._line(BEFORE[0])) != BEFORE[1]:
            yield "try/line", f"“{line}” is heard in place of “{BEFORE[1]}”"
            return
        self.page.locator("input[name=label]").focus()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(AFTER[0])
        self.page.wait_for_timeout(900)
        line = self.page.locator("output").text_content()
        if line != AFTER[1]:
            yield "try/line", f"“{line}” is heard in place of “{AFTER[1]}”"
        if self.page.evaluate("document.activeElement.name") != "label":
            yield "try/focus", "the focus left the field while somebody typed"
        if f"label={AFTER[0]}" not in self.page.url:
            yield "try/address", f"the address does not hold what was typed: {self.page.url}"
        if self.page.locator("output[aria-live=polite]").count() != 1:
            yield "try/live", "no polite region says the line"
        if self.page.locator("#result tbody th[scope=row]").all_text_contents() != AFTER[1].split(", "):
            yield "try/parts", "the parts are not told apart"
        links = self.page.locator("#result tbody a").evaluate_all("links => links.map((link) => link.href)")
        for link in links:
            page, place = link.split("#")
            if not Path(page.removeprefix("file://")).exists():
                yield "try/rule", f"the rule behind a word leads nowhere: {link}"
                continue
            self.page.goto(page, wait_until="load")
            if self.page.locator(f"[id='{place}']").count() != 1:
                yield "try/rule", f"the rule behind a word leads nowhere: {link}"

    def _examples(self) -> Iterator[tuple[str, str]]:
        """Compare each line that the build computed with that of the model in the browser."""
        self.page.goto(self.address, wait_until="load")
        examples = self.page.locator("main > ul > li").evaluate_all(
            "items => items.map((item) => [item.querySelector('a').search, item.querySelector('span').textContent])"
        )
        for query, expected in examples:
            if (line := self._line(query.removeprefix("?"))) != expected:
                yield "try/example", f"“{line}” is heard in place of “{expected}”"
