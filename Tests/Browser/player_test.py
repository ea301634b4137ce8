"""Steps through the players of a page with buttons, keys and touches, and records their speech."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

MOST_STEPS = 60
# Records speech instead of playing it; there is a voice for each language but one.
KEEP_SPEECH = """
  window.spoken = [];
  window.voices = ["en-GB", "ru_RU", "de-DE", "he-IL"].map((lang) => ({ lang, name: lang }));
  speechSynthesis.getVoices = () => window.voices;
  Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { writable: true, value: null });
  speechSynthesis.speak = (words) => window.spoken.push([words.text, words.lang, words.voice?.lang ?? ""]);
"""
# The content of a figure's panels, and the marked positions: one value per list of lines.
STATE = """(figure) => [...figure.querySelectorAll(".panel")].map((panel, at) => {
  const block = [...figure.querySelectorAll(".played:has(ol)")][at] ?? figure;
  const lines = [...panel.querySelectorAll(".said > p:not(.count, .pane, .parts)")];
  const text = (name) => panel.querySelector(".said > " + name)?.textContent ?? "";
  return {
    caption: lines.map((line) => line.textContent),
    languages: lines.map((line) => line.lang),
    spoken: lines.flatMap((line) => (line.className ? [...line.querySelectorAll("b")] : [line])
      .map((words) => [words.textContent, words.closest("[lang]").lang])),
    isAnnounced: lines.some((line) => line.querySelector("b") && line.className === "event"),
    signs: lines.filter((line) => line.className === "gesture").map((line) =>
      line.querySelector("svg[aria-hidden=true]")?.dataset.sign ?? ""),
    count: text(".count"),
    pane: text(".pane"),
    parts: [...panel.querySelectorAll(".said > .parts")].map((line) => line.textContent),
    marked: [...block.querySelectorAll("ol > li")].flatMap((line, at) =>
      line.hasAttribute("data-now") ? [at] : []),
    frames: [...block.querySelectorAll("svg .focus")].map((focus) => focus.getAttribute("d")),
    laid: [...block.querySelectorAll("svg .marks")].filter((marks) => getComputedStyle(marks).display !== "none")
      .map((marks) => marks.dataset.steps).join(),
    live: panel.querySelector("[role=status]")?.getAttribute("aria-live"),
  };
})"""
# The lines without a script, as steps: from gesture to gesture, or one by one.
STEPS = """(figure) => [...figure.querySelectorAll("ol")].map((list) => {
  const lines = [...list.children];
  const isWalk = !lines.some((line) => line.className === "gesture");
  const steps = [];
  for (const line of lines) {
    if (isWalk || line.className === "gesture" || !steps.length) steps.push([]);
    steps.at(-1).push([line.textContent, line.dataset.do ?? "", line.dataset.back ?? ""]);
  }
  return steps;
})"""
# The names of the parts of each line, by the style that the legend explains.
PARTS = """(figure) => [...figure.querySelectorAll("ol > li")].map((line) => {
  const look = (part) => [part.localName, part.className, part.dataset.is ?? ""].join();
  const names = new Map([...document.querySelectorAll(".legend > *")].map((part) =>
    [look(part), part.textContent]));
  return [...line.children].filter((part) => names.has(look(part)))
    .map((part) => `${names.get(look(part))}: ${part.textContent}`).join("; ");
})"""
PLACE = """(figure) => {
  const box = figure.querySelector(".player").getBoundingClientRect();
  return [box.top + scrollY, box.height, figure.offsetHeight].map(Math.round);
}"""


class PlayerTest:
    """Tests the players of one page."""

    CHECKS = ("player/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        self.page = context.new_page()
        self.page.add_init_script(KEEP_SPEECH)
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the players."""
        self.bare.goto(self.address, wait_until="load")
        self.page.goto(self.address, wait_until="load")
        closed = list(self._closed())
        yield from closed
        # Skips features that the page doesn't have.
        for figures, case in self._cases() if not closed else ():
            for at in figures:
                self.page.evaluate("sessionStorage.clear()")
                self.page.goto(self.address, wait_until="load")
                yield from case(self._figure(at), at)

    def _cases(self) -> Iterator[tuple[list[int], Any]]:
        """Return the tests, each with its figure."""
        figures = self.bare.locator("figure.transcript:has(ol > li)")
        kinds = figures.evaluate_all(
            """figures => figures.map((figure) => ({
              isSeen: !!figure.querySelector(".played"), isTwo: figure.querySelectorAll("ol").length > 1,
              isLaid: !!figure.querySelector(".marks"), isDone: !!figure.querySelector(".gesture"),
              steps: figure.querySelectorAll(
                figure.querySelector(".gesture") ? ".gesture, ol > :first-child" : "ol > li").length,
            }))"""
        )
        def places(**wanted: bool) -> list[int]:
            return [at for at, kind in enumerate(kinds)
                    if kind["steps"] > 1 and all(kind[key] == value for key, value in wanted.items())]
        yield places(isTwo=False, isDone=False, isSeen=True)[:1], self._walk
        yield places(isTwo=False, isDone=False, isSeen=False)[:1], self._walk
        yield places(isTwo=False, isDone=True, isSeen=True, isLaid=False)[:1], self._walk
        yield places(isTwo=False, isLaid=True)[:1], self._walk
        yield places(isTwo=False, isDone=True, isSeen=False)[:1], self._walk
        yield places(isTwo=True)[:1], self._pair
        yield places(isSeen=True, isTwo=True)[:1] or places(isSeen=True)[:1], self._narrow
        yield (places(isSeen=True, isLaid=False) or places(isSeen=True))[:1], self._touch
        yield (places(isSeen=False) or places(isSeen=True))[:1], self._memory

    def _figure(self, at: int) -> Any:
        return self.page.locator("figure.transcript:has(ol > li)").nth(at)

    def _steps(self, at: int) -> list[list[list[list[str]]]]:
        return self.bare.locator("figure.transcript:has(ol > li)").nth(at).evaluate(STEPS)

    def _closed(self) -> Iterator[tuple[str, str]]:
        if self.bare.locator("figure.transcript button, .panel").count():
            yield "player/whole", "without a script, the page has elements that need one"
        if self.page.locator(".played .player, .panes .player").count() != self.page.locator(
            "figure.transcript:has(.played ol)"
        ).count():
            yield "player/whole", "a drawing doesn't have exactly one player"
        names = self.page.locator(".opener").all_text_contents() + self.page.locator(
            ".player"
        ).evaluate_all("players => players.map((player) => player.getAttribute('aria-label') ?? '')")
        if len(set(names)) != len(names) or not all(names):
            yield "player/buttons", "two players have the same name"
        if self.page.locator("figure.transcript:not(:has(.played)) .player").count():
            yield "player/buttons", "a transcript without a drawing is open without a request"
        if self.page.evaluate("window.spoken.length"):
            yield "player/silent", "something is spoken without a request"

    def _open(self, figure: Any) -> None:
        opener = figure.locator(".opener")
        if opener.count():
            opener.click()

    @staticmethod
    def _press(figure: Any, button: str) -> None:
        figure.evaluate("(figure, name) => figure.querySelector(`[value=${name}]`).click()", button)

    def _walk(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Step through to the end and back."""
        [steps] = self._steps(at)
        self._open(figure)
        if not figure.locator(".player").count():
            yield "player/whole", "there are no buttons for stepping"
            return
        isSeen = figure.locator(".played").count() > 0
        frames: list[str] = []
        done = 0
        overlays = figure.locator("svg .marks").evaluate_all("all => all.map((marks) => marks.dataset.steps)")
        place = figure.evaluate(PLACE)
        for number, step in enumerate(steps[:MOST_STEPS]):
            [state] = figure.evaluate(STATE)
            lines = [text for text, _, _ in step]
            if state["caption"] != lines or not all(state["languages"]):
                yield "player/caption", f"step {number + 1} shows {state['caption']}, not {lines}"
                return
            if state["marked"] != list(range(done, done + len(lines))):
                yield "player/highlight", f"step {number + 1} marks the lines {state['marked']}"
            if state["signs"] != [sign for _, sign, _ in step if sign or len(step) > 1][: len(state["signs"])]:
                yield "player/sign", f"step {number + 1} draws {state['signs']}"
            if not state["count"].startswith(str(number + 1)) or str(len(steps)) not in state["count"]:
                yield "player/count", f"step {number + 1} of {len(steps)} is named “{state['count']}”"
            done += len(lines)
            frames += state["frames"]
            laid = ",".join(steps for steps in overlays if str(number) in steps.split())
            if state["laid"] != laid:
                yield "player/overlay", f"step {number + 1} shows the overlay of {state['laid']}, not of {laid}"
            if self.page.evaluate("window.spoken.length"):
                yield "player/silent", f"something is spoken without a request at step {number + 1}"
                return
            if figure.evaluate(PLACE) != place:
                yield "player/still", f"step {number + 1} moves the content below it"
                return
            self._press(figure, "next")
        least = min(len(steps), figure.locator("svg .stops").evaluate_all(
            "stops => Math.max(0, ...stops.map((stop) => stop.getAttribute('d').split('M').length - 1))"
        ), 2)
        if isSeen and not overlays and (not any(frames) or len(set(frames)) < least):
            yield "player/highlight", "the frame on the picture doesn't follow the steps"
        bare = figure.locator("svg .stops").evaluate_all(
            "stops => stops.flatMap((stop) => stop.getAttribute('d').match(/M[^M]*/g) ?? [])"
        )
        if {frame for frame in frames if frame} & set(bare):
            yield "player/highlight", "the focus frame covers the content of its element"
        [state] = figure.evaluate(STATE)
        if len(state["count"]) < 12:
            yield "player/count", "the end of the transcript is not shown"
        if figure.evaluate(PLACE) != place:
            yield "player/still", "the text about the end moves the content below it"
        self._press(figure, "start")
        if figure.evaluate(STATE)[0]["caption"] != [text for text, _, _ in steps[0]]:
            yield "player/buttons", "“Start over” doesn't lead to the first step"
        yield from self._keys(figure, steps)
        yield from self._parts(figure)
        yield from self._voice(figure)
        yield from self._close(figure)

    def _keys(self, figure: Any, steps: list[list[list[str]]]) -> Iterator[tuple[str, str]]:
        if len(steps) < 2:
            return
        keyboard = self.page.keyboard
        lines = [[text for text, _, _ in step] for step in steps]
        figure.locator("[value=next]").focus()
        keyboard.press("ArrowRight")
        if figure.evaluate(STATE)[0]["caption"] != lines[1]:
            yield "player/keys", "the right arrow doesn't act like “Next step”"
        keyboard.press("ArrowLeft")
        isWalk = all(len(step) == 1 for step in steps) and not any(step[0][1] for step in steps)
        back = [steps[0][0][2] or lines[0][0]] if isWalk else lines[0]
        if figure.evaluate(STATE)[0]["caption"] != back:
            yield "player/keys", "the left arrow doesn't act like “Previous step”"
        keyboard.press("End")
        if figure.evaluate(STATE)[0]["caption"] != lines[-1]:
            yield "player/keys", "the End key doesn't lead to the last step"
        keyboard.press("Home")
        self.page.locator("main").focus()
        keyboard.press("ArrowRight")
        self.page.locator("header a").first.focus()
        keyboard.press("ArrowRight")
        if figure.evaluate(STATE)[0]["caption"] != lines[0]:
            yield "player/keys", "a key pressed outside the player controls it"

    def _parts(self, figure: Any) -> Iterator[tuple[str, str]]:
        """Check the names of the parts of the first step."""
        names = figure.evaluate(PARTS)
        box = figure.locator("[name=parts]")
        if bool(box.count()) != any(names):
            yield "player/parts", "the switch for the parts is missing, or has nothing to name"
        if not box.count():
            return
        if figure.evaluate(STATE)[0]["parts"]:
            yield "player/parts", "parts are named without a request"
        box.check()
        for _ in range(MOST_STEPS):
            [state] = figure.evaluate(STATE)
            wanted = [names[at] for at in state["marked"] if names[at]]
            if state["parts"] != wanted:
                yield "player/parts", f"the parts of “{wanted}” are named {state['parts']}"
                break
            if figure.locator("[value=next]").get_attribute("aria-disabled") == "true":
                break
            self._press(figure, "next")
        self._press(figure, "start")
        box.uncheck()

    def _voice(self, figure: Any) -> Iterator[tuple[str, str]]:
        box = figure.locator("[name=speak]")
        [state] = figure.evaluate(STATE)
        if not box.count():
            if state["spoken"]:
                yield "player/voice", "there is no switch for the voice"
            return
        if box.is_checked():
            yield "player/silent", "the voice is on without a request"
        box.check()
        spoken = self.page.evaluate("window.spoken")
        if [words[:2] for words in spoken] != state["spoken"]:
            yield "player/voice", f"“{state['spoken']}” is shown, but {spoken} is spoken"
        if any(language[:2] != voice[:2] for _, language, voice in spoken):
            yield "player/voice", f"it is spoken with the voice of {spoken}"
        if figure.evaluate(STATE)[0]["live"] != "off":
            yield "player/voice", "a screen reader repeats what the browser speaks"
        if figure.locator(".mute").text_content():
            yield "player/voice", "a missing voice is reported although there is one"
        yield from self._announcements(figure)
        self._press(figure, "start")
        self.page.evaluate("window.spoken.length = 0; window.voices = [{ lang: 'xx', name: 'x' }]")
        has_words = False
        for _ in range(4):
            self._press(figure, "next")
            has_words = has_words or bool(figure.evaluate(STATE)[0]["spoken"])
            if has_words:
                break
        if self.page.evaluate("window.spoken.length"):
            yield "player/voice", "a text is spoken with the voice of another language"
        if has_words and not figure.locator(".mute").text_content():
            yield "player/voice", "the page doesn't say that there is no voice for the language"
        box.uncheck()
        if figure.evaluate(STATE)[0]["live"] != "polite":
            yield "player/voice", "a screen reader doesn't announce what is shown"

    def _announcements(self, figure: Any) -> Iterator[tuple[str, str]]:
        """Step on to an announcement of the app, which is spoken as well."""
        for _ in range(MOST_STEPS):
            self.page.evaluate("window.spoken.length = 0")
            self._press(figure, "next")
            [state] = figure.evaluate(STATE)
            spoken = [words[:2] for words in self.page.evaluate("window.spoken")]
            if state["isAnnounced"] and spoken != state["spoken"]:
                yield "player/voice", f"“{state['spoken']}” is announced, but {spoken} is spoken"
                return
            if figure.locator("[value=next]").get_attribute("aria-disabled") == "true":
                return

    def _close(self, figure: Any) -> Iterator[tuple[str, str]]:
        opener = figure.locator(".opener")
        if not opener.count():
            return
        figure.locator(".player button").first.focus()
        self.page.keyboard.press("Escape")
        if figure.locator(".player").count() or opener.get_attribute("aria-expanded") != "false":
            yield "player/keys", "Escape doesn't close the player"
        if not opener.evaluate("(button) => button === document.activeElement"):
            yield "player/keys", "the focus doesn't return to the button that opens the player"
        if figure.locator("[data-now]").count():
            yield "player/highlight", "something stays marked after the player is closed"

    def _pair(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Step through several screens with one player."""
        lists = self._steps(at)
        if figure.locator(".player").count() != 1:
            yield "player/pair", "screens that belong together have several players"
            return
        states = figure.evaluate(STATE)
        if not all(state["pane"] for state in states) or len({state["pane"] for state in states}) < 2:
            yield "player/pair", "the page doesn't show which of the screens it is"
        # Until one of the lists is at its end.
        for number in range(min(max(map(len, lists)), min(map(len, lists)) + 2)):
            states = figure.evaluate(STATE)
            for steps, state in zip(lists, states, strict=True):
                lines = [text for text, _, _ in steps[min(number, len(steps) - 1)]]
                if state["caption"] != lines:
                    yield "player/pair", f"step {number + 1} of “{state['pane']}” shows {state['caption']}"
                    return
            self._press(figure, "next")
        figure.locator("[value=next]").focus()
        self.page.keyboard.press("End")
        self._press(figure, "next")
        ends = [state["count"] for state in figure.evaluate(STATE) if len(state["count"]) > 12]
        if len(ends) != 1:
            yield "player/pair", f"the end of the transcript is announced {len(ends)} times"
        self._press(figure, "start")
        figure.locator("[name=speak]").check()
        wanted = [
            [words, language]
            for state in figure.evaluate(STATE)
            for words, language in [[state["pane"], self.page.locator("html").get_attribute("lang")],
                                    *state["spoken"]]
        ]
        spoken = [words[:2] for words in self.page.evaluate("window.spoken")]
        if spoken != wanted:
            yield "player/voice", f"{wanted} is shown, but {spoken} is spoken"

    def _narrow(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Step in the narrowest window: the buttons must wrap in the same way at each step."""
        self.page.set_viewport_size({"width": 320, "height": 900})
        place = figure.evaluate(PLACE)
        for number in range(1, min(max(map(len, self._steps(at))), MOST_STEPS)):
            self._press(figure, "next")
            if figure.evaluate(PLACE) != place:
                yield "player/narrow", f"step {number + 1} moves the content below it in a narrow window"
                break
        self.page.set_viewport_size({"width": 1280, "height": 900})

    def _touch(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Touch the last line, and the first frame on the phone."""
        steps = self._steps(at)[0]
        if len(steps) < 2:
            return
        figure.locator("ol").first.locator("li").last.click()
        if figure.evaluate(STATE)[0]["caption"] != [text for text, _, _ in steps[-1]]:
            yield "player/touch", "touching a line doesn't lead to its step"
        self._press(figure, "start")
        picture = figure.locator("svg.wire").first
        focus = figure.locator("svg .focus")
        frame, whole = focus.first.bounding_box() if focus.count() else None, picture.bounding_box()
        self._press(figure, "next")
        if frame and whole and frame["width"]:
            place = (frame["x"] - whole["x"] + 5, frame["y"] - whole["y"] + frame["height"] / 2)
            picture.click(position=dict(zip("xy", place)))
            if figure.evaluate(STATE)[0]["marked"][:1] != [0]:
                yield "player/touch", "touching the phone doesn't lead to the touched element"

    def _memory(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Check that the switch for the voice is stored until the window is closed."""
        self._open(figure)
        box = figure.locator("[name=speak]")
        if not box.count():
            return
        box.check()
        self.page.goto(self.address, wait_until="load")
        if self.page.evaluate("window.spoken.length"):
            yield "player/silent", "a page speaks when it is opened"
        self._open(figure)
        if not box.is_checked():
            yield "player/memory", "the switch isn't stored while the window is open"
        if self.page.evaluate("localStorage.length"):
            yield "player/memory", "the switch is stored after its window is closed"
