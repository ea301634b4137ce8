"""Steps through the players of a page by buttons and keys, and listens to what they speak."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from finding import Finding

MOST_STEPS = 60
# What the browser is asked to speak is kept instead of spoken.
KEEP_SPEECH = """
  window.spoken = [];
  speechSynthesis.speak = (words) => window.spoken.push([words.text, words.lang]);
"""
STATE = """(block) => ({
  caption: [...block.querySelectorAll(".panel > p:not(.remark)")].map((line) => line.textContent),
  languages: [...block.querySelectorAll(".panel > p:not(.remark)")].map((line) => line.lang),
  remark: block.querySelector(".remark")?.textContent ?? "",
  marked: [...block.querySelectorAll("ol > li")].flatMap((line, at) =>
    line.hasAttribute("data-now") ? [at] : []),
  frame: block.querySelector("svg .focus")?.getAttribute("d") ?? "",
  spoken: window.spoken,
})"""


class PlayerTrial:
    """Tries the players of one page."""

    def __init__(self, browser: Any, base: str, name: str) -> None:
        self.name = name
        self.address = base + quote(name)
        self.page = browser.new_context().new_page()
        self.page.add_init_script(KEEP_SPEECH)
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def findings(self) -> list[Finding]:
        """Give everything that is wrong with the players."""
        self.bare.goto(self.address, wait_until="load")
        self.page.goto(self.address, wait_until="load")
        found = [Finding(self.name, *pair) for pair in self._closed()]
        blocks = self.page.locator("[data-player]")
        walks = [at for at in range(blocks.count()) if not blocks.nth(at).locator("[data-do]").count()]
        performances = [at for at in range(blocks.count()) if at not in walks]
        for at in walks[:2]:
            found += [Finding(self.name, *pair) for pair in self._walk(blocks.nth(at), at)]
        for at in performances[:2]:
            found += [Finding(self.name, *pair) for pair in self._performance(blocks.nth(at), at)]
        self.page.context.close()
        self.bare.context.close()
        return found

    def _closed(self) -> Iterator[tuple[str, str]]:
        if self.bare.locator("[data-player] button").count():
            yield "player/whole", "without a script there is a button that does nothing"
        openers = self.page.locator(".opener")
        names = openers.all_text_contents()
        if len(set(names)) != len(names) or not all(names):
            yield "player/buttons", "two players have the same name"
        if self.page.locator("[data-player] .player").count():
            yield "player/buttons", "a player is open before anybody asks for it"

    def _open(self, block: Any) -> None:
        block.locator(".opener").click()
        self.page.wait_for_timeout(150)

    def _lines(self, at: int) -> list[str]:
        return self.bare.locator("[data-player]").nth(at).locator("ol > li").all_text_contents()

    def _walk(self, block: Any, at: int) -> Iterator[tuple[str, str]]:
        """Go through a list of stops, one swipe at a time."""
        lines = self._lines(at)
        self._open(block)
        frames: list[str] = []
        for step in range(min(len(lines), MOST_STEPS)):
            state = block.evaluate(STATE)
            if state["caption"] != [lines[step]] or not all(state["languages"]):
                yield "player/caption", f"step {step + 1} shows {state['caption']}, not {lines[step]}"
                return
            if state["marked"] != [step]:
                yield "player/highlight", f"step {step + 1} marks the lines {state['marked']}"
            frames.append(state["frame"])
            if state["spoken"]:
                yield "player/silent", f"something is spoken unasked: {state['spoken'][0][0]}"
                return
            block.locator("[value=next]").click(force=True)
        if len(lines) > 1 and (not all(frames) or len(set(frames)) < 2):
            yield "player/highlight", "the frame on the picture does not follow the walk"
        if not block.evaluate(STATE)["remark"]:
            yield "player/buttons", "nothing says that the walk is at its end"
        block.locator("[value=start]").click(force=True)
        if block.evaluate(STATE)["caption"] != lines[:1]:
            yield "player/buttons", "“Start again” does not lead to the first line"
        yield from self._keys(block, lines)
        yield from self._voice(block)
        yield from self._close(block)

    def _keys(self, block: Any, lines: list[str]) -> Iterator[tuple[str, str]]:
        if len(lines) < 2:
            return
        keyboard = self.page.keyboard
        block.locator("[value=next]").focus()
        keyboard.press("ArrowRight")
        if block.evaluate(STATE)["caption"] != [lines[1]]:
            yield "player/keys", "the right arrow does not do what “Next” does"
        keyboard.press("ArrowLeft")
        back = block.locator("ol > li").first.get_attribute("data-back") or lines[0]
        if block.evaluate(STATE)["caption"] != [back]:
            yield "player/keys", "the left arrow does not do what “Previous” does"
        keyboard.press("ArrowUp")
        if not block.evaluate(STATE)["remark"]:
            yield "player/keys", "nothing says that the walk does not go where the up arrow leads"
        self.page.locator("main").focus()
        keyboard.press("ArrowRight")
        self.page.locator("header a").first.focus()
        keyboard.press("ArrowRight")
        if block.evaluate(STATE)["caption"] != [back]:
            yield "player/keys", "a key pressed outside of the player moves it"

    def _voice(self, block: Any) -> Iterator[tuple[str, str]]:
        box = block.locator(".speak input")
        box.check()
        state = block.evaluate(STATE)
        if [words for words, _ in state["spoken"]] != state["caption"]:
            yield "player/voice", f"“{state['caption']}” is shown and {state['spoken']} is spoken"
        if [language for _, language in state["spoken"]] != state["languages"]:
            yield "player/voice", f"it is spoken with the voice of {state['spoken']}"
        if block.locator(".panel").get_attribute("aria-live") != "off":
            yield "player/voice", "a screen reader says again what the browser speaks"
        box.uncheck()
        self.page.evaluate("window.spoken.length = 0")

    def _close(self, block: Any) -> Iterator[tuple[str, str]]:
        block.locator("[value=next]").focus()
        self.page.keyboard.press("Escape")
        opener = block.locator(".opener")
        if block.locator(".player").count() or opener.get_attribute("aria-expanded") != "false":
            yield "player/keys", "Escape does not close the player"
        if not opener.evaluate("(button) => button === document.activeElement"):
            yield "player/keys", "the focus does not return to the button that opens the player"
        state = block.evaluate(STATE)
        if state["marked"] or state["frame"]:
            yield "player/highlight", "something stays marked after the player is closed"

    def _performance(self, block: Any, at: int) -> Iterator[tuple[str, str]]:
        """Do what a transcript with gestures does, gesture by gesture."""
        lines = self._lines(at)
        moves = block.locator("ol > li").evaluate_all("lines => lines.map((line) => line.dataset.do)")
        self._open(block)
        said = list(block.evaluate(STATE)["caption"])
        for move in [move for move in moves[1 if moves[0] else 0:] if move]:
            other = "up" if move == "down" else "down"
            before = block.evaluate(STATE)["caption"]
            block.locator(f"[value={other}]").click(force=True)
            state = block.evaluate(STATE)
            if state["caption"] != before or not state["remark"]:
                yield "player/buttons", f"“{other}” moves a walkthrough that goes “{move}”"
                return
            block.locator(f"[value={move}]").click(force=True)
            said += block.evaluate(STATE)["caption"]
        if said != lines:
            yield "player/caption", f"the steps show {len(said)} lines of {len(lines)}, or others"
        if block.evaluate(STATE)["spoken"]:
            yield "player/silent", "something is spoken unasked"
        block.locator(".opener").click()
