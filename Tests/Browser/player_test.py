"""Uses the controls of transcripts: hears, steps with buttons, keys and touches, and records the speech."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cases import makes, matters
from waiting import eventually

MOST_STEPS = 60
# Records speech instead of playing it; there is a voice for each language but one.
KEEP_SPEECH = """
  window.spoken = [];
  window.voices = ["en-GB", "ru_RU", "de-DE", "he-IL"].map((lang) => ({ lang, name: lang }));
  speechSynthesis.getVoices = () => window.voices;
  Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { writable: true, value: null });
  speechSynthesis.speak = (words) => {
    window.spoken.push([words.text, words.lang, words.voice?.lang ?? "", words.rate]);
    window.lit ??= [];
    // Reports the last word, and the end after a moment.
    const start = words.text.lastIndexOf(" ") + 1;
    setTimeout(() => {
      words.onboundary({ charIndex: start, charLength: words.text.length - start, name: "word" });
      window.lit.push([...CSS.highlights.get("spoken") ?? []].map(String).join());
      words.onend({});
    });
  };
"""
# Where the player is, and how much room it and its figure take.
PLACE = """(figure) => {
  const box = figure.querySelector(".player").getBoundingClientRect();
  return [box.top + scrollY, box.height, figure.offsetHeight].map(Math.round);
}"""
# Where the controls are, and how wide, without those that appear.
BAR_PLACES = """(figure) => [...figure.querySelectorAll(".bar > :is(a, button:not([value=speed]))")].map((item) => {
  const { x, y, width } = item.getBoundingClientRect();
  return [x, y + scrollY, width].map(Math.round).join();
})"""
# What the status of a figure says, the marked positions of the list that is shown, and how many texts were spoken.
STATE = """(figure) => [...figure.querySelectorAll(".said")].map((panel) => {
  const block = figure.querySelector(".played:not([data-off]):has(ol)") ?? figure;
  const lines = [...panel.querySelectorAll(":scope > p:not(.count, .pane)")];
  const text = (name) => panel.querySelector(":scope > " + name)?.textContent ?? "";
  return {
    caption: lines.map((line) => line.textContent.replace(line.querySelector(".parts")?.textContent ?? "", "")),
    languages: lines.map((line) => line.lang),
    spoken: lines.flatMap((line) => (line.className ? [...line.querySelectorAll("b")] : [line])
      .map((words) => [words.textContent.replace(words.querySelector(".parts")?.textContent ?? "", ""),
        words.closest("[lang]").lang])),
    isAnnounced: lines.some((line) => line.querySelector("b") && line.className === "event"),
    signs: [...block.querySelectorAll("li.gesture[data-now]")].map((line) =>
      line.querySelector("svg[aria-hidden=true]")?.dataset.sign ?? ""),
    count: text(".count"),
    pane: text(".pane"),
    place: figure.querySelector(".place").textContent,
    parts: [...block.querySelectorAll("li[data-now] .parts")].map((line) => line.textContent),
    marked: [...block.querySelectorAll("ol > li")].flatMap((line, at) =>
      line.hasAttribute("data-now") ? [at] : []),
    frames: [...block.querySelectorAll("svg .focus")].map((focus) => focus.getAttribute("d")),
    laid: [...block.querySelectorAll("svg .marks")].filter((marks) => getComputedStyle(marks).display !== "none")
      .map((marks) => marks.dataset.steps).join(),
    live: panel.matches("[role=status]") ? panel.getAttribute("aria-live") : null,
    heard: window.spoken.length,
    room: (""" + PLACE + """)(figure),
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
            for at in figures if matters(case, self.check) else ():
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
              isChange: !!figure.querySelector(".change"),
              steps: figure.querySelectorAll(
                figure.querySelector(".gesture") ? ".gesture, ol > :first-child" : "ol > li").length,
            }))"""
        )
        def places(**wanted: bool) -> list[int]:
            return [at for at, kind in enumerate(kinds)
                    if kind["steps"] > 1 and not kind["isChange"] and all(kind[key] == value for key, value in wanted.items())]
        yield places()[:1], self._bar
        yield places(isTwo=False, isDone=False, isSeen=True)[:1], self._walk
        yield places(isTwo=False, isDone=False, isSeen=False)[:1], self._walk
        yield places(isTwo=False, isDone=True, isSeen=True, isLaid=False)[:1], self._walk
        yield places(isTwo=False, isLaid=True)[:1], self._walk
        yield places(isTwo=False, isDone=True, isSeen=False)[:1], self._walk
        yield places(isTwo=True)[:1], self._pair
        yield places(isSeen=True)[:1], self._curtain
        yield places()[:1], self._hear
        yield places(isSeen=True, isTwo=True)[:1] or places(isSeen=True)[:1], self._narrow
        yield (places(isSeen=True, isLaid=False) or places(isSeen=True))[:1], self._touch
        yield (places(isSeen=False) or places(isSeen=True))[:1], self._memory

    def _figure(self, at: int) -> Any:
        return self.page.locator("figure.transcript:has(ol > li)").nth(at)

    def _steps(self, at: int) -> list[list[list[list[str]]]]:
        return self.bare.locator("figure.transcript:has(ol > li)").nth(at).evaluate(STEPS)

    def _closed(self) -> Iterator[tuple[str, str]]:
        if self.bare.locator("main .exhibit :is(button, .bar, .said)").count():
            yield "player/whole", "without a script, the page has elements that need one"
        if self.bare.locator("[data-off], [data-folded]").count():
            yield "player/whole", "without a script, a part of an exhibit is hidden"
        if self.page.locator("figure.transcript:not(:has(.change)):has(ol > li + li):not(:has([value=step]))").count():
            yield "player/whole", "a transcript can't be stepped through"
        names = self.page.locator(".bar :is(button:not([value=pane], [hidden]), a)").evaluate_all(
            "items => items.map((item) => [item.dataset.word ?? item.textContent, item.ariaLabel ?? item.textContent])"
        )
        if len({name for _, name in names}) != len(names) or not all(name for _, name in names):
            yield "player/buttons", "two controls of the page have the same name"
        words = [(word, name) for word, name in names if word.split()[0].lower() not in name.lower()]
        if words:
            yield "player/buttons", f"the name of a control doesn't contain its words: {words}"
        if self.page.locator(".bar > a").count() and self.page.locator("main > .try").is_visible():
            yield "player/link", "the page has a link that each row of controls has already"
        if self.page.locator(".player, .said").count():
            yield "player/buttons", "a transcript is open without a request"
        stops = self.page.locator(".bar").evaluate_all(
            "bars => bars.map((bar) => [...bar.querySelectorAll('a, button')].filter((item) =>"
            " item.checkVisibility() && item.tabIndex >= 0).length)"
        )
        if set(stops) - {1}:
            yield "player/stops", f"the controls of exhibits are {stops} Tab stops instead of one each"
        if self.page.evaluate("window.spoken.length"):
            yield "player/silent", "something is spoken without a request"

    def _open(self, figure: Any) -> None:
        figure.locator("[value=step]").evaluate("(button) => button.click()")
        eventually(self.page, lambda: figure.locator(".player").count() == 1)

    def _spoken(self, count: int = 1) -> list[list[str]]:
        """Return what was spoken, once there are as many texts."""
        eventually(self.page, lambda: self.page.evaluate("window.spoken.length") >= count)
        return [words[:3] for words in self.page.evaluate("window.spoken")]

    @staticmethod
    def _press(figure: Any, button: str) -> None:
        figure.evaluate("(figure, name) => figure.querySelector(`[value=${name}]`).click()", button)

    @makes(
        "player/whole", "player/caption", "player/highlight", "player/sign", "player/count", "player/overlay",
        "player/silent", "player/still", "player/buttons", "player/keys", "player/parts", "player/voice",
    )
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
        room = figure.evaluate(PLACE)
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
            if state["place"] != state["count"] or not state["count"].startswith(str(number + 1)) or str(len(steps)) not in state["count"]:
                yield "player/count", f"step {number + 1} of {len(steps)} is named “{state['count']}”"
            done += len(lines)
            frames += state["frames"]
            laid = ",".join(steps for steps in overlays if str(number) in steps.split())
            if state["laid"] != laid:
                yield "player/overlay", f"step {number + 1} shows the overlay of {state['laid']}, not of {laid}"
            if state["heard"]:
                yield "player/silent", f"something is spoken without a request at step {number + 1}"
                return
            if state["room"] != room:
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
        if state["room"] != room:
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
        figure.locator("[value=line]").click()
        spoken = self._spoken(len(state["spoken"]))
        if [words[:2] for words in spoken] != state["spoken"]:
            yield "player/voice", f"the button for the line “{state['spoken']}” speaks {spoken}"
        self.page.evaluate("window.spoken.length = 0")
        # The names of parts are shown, not spoken.
        parts = figure.locator("[name=parts]")
        if parts.count():
            parts.check()
        box.check()
        spoken = self._spoken(len(state["spoken"]))
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
        self.page.wait_for_timeout(100)
        if self.page.evaluate("window.spoken.length"):
            yield "player/voice", "a text is spoken with the voice of another language"
        if has_words and not figure.locator(".mute").text_content():
            yield "player/voice", "the page doesn't say that there is no voice for the language"
        box.uncheck()
        if parts.count():
            parts.uncheck()
        if figure.evaluate(STATE)[0]["live"] != "polite":
            yield "player/voice", "a screen reader doesn't announce what is shown"

    def _announcements(self, figure: Any) -> Iterator[tuple[str, str]]:
        """Step on to an announcement of the app, which is spoken as well."""
        for _ in range(MOST_STEPS):
            self.page.evaluate("window.spoken.length = 0")
            self._press(figure, "next")
            [state] = figure.evaluate(STATE)
            spoken = [words[:2] for words in self._spoken(len(state["spoken"]))]
            if state["isAnnounced"] and spoken != state["spoken"]:
                yield "player/voice", f"“{state['spoken']}” is announced, but {spoken} is spoken"
                return
            if figure.locator("[value=next]").get_attribute("aria-disabled") == "true":
                return

    def _close(self, figure: Any) -> Iterator[tuple[str, str]]:
        opener = figure.locator("[value=step]")
        figure.locator(".player button").first.focus()
        self.page.keyboard.press("Escape")
        if figure.locator(".player").count() or opener.get_attribute("aria-expanded") != "false":
            yield "player/keys", "Escape doesn't close the player"
        if not opener.evaluate("(button) => button === document.activeElement"):
            yield "player/keys", "the focus doesn't return to the button that opens the player"
        if figure.locator("[data-now]").count():
            yield "player/highlight", "something stays marked after the player is closed"

    @makes("player/pair")
    def _pair(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Switch between the screens of a figure, and step through each."""
        lists = self._steps(at)
        switches = figure.locator(".bar [value=pane]")
        if switches.count() != len(lists):
            yield "player/pair", f"{switches.count()} buttons switch between {len(lists)} screens"
            return
        yield from self._trial(figure, lists)
        self._open(figure)
        if len(lists) == 2 and not figure.locator("ol > [data-new]").count():
            yield "player/pair", "the lines that differ are not marked"
        for number, steps in enumerate(lists):
            switches.nth(number).evaluate("(button) => button.click()")
            shown = figure.locator(".played:has(ol)").evaluate_all("all => all.map((block) => block.checkVisibility())")
            if shown != [other == number for other in range(len(lists))]:
                yield "player/pair", f"screen {number + 1} is chosen, and {shown} are shown"
            if switches.nth(number).get_attribute("aria-pressed") != "true":
                yield "player/pair", "the chosen screen is not marked as pressed"
            marked = figure.evaluate(
                """(figure) => [...figure.closest(".exhibit")?.querySelectorAll(".listing") ?? []].map((listing) =>
                  [listing.querySelector("code").textContent.startsWith("import "), listing.matches("[data-added]")])"""
            )
            if any(is_marked != (len(lists) == 2 and number == 1 and not is_whole) for is_whole, is_marked in marked):
                yield "player/pair", f"screen {number + 1} is chosen, and the code that it adds is not the marked one"
            for step in steps[:MOST_STEPS]:
                [state] = figure.evaluate(STATE)
                if state["caption"] != [text for text, _, _ in step] or not state["pane"]:
                    yield "player/pair", f"a step of screen {number + 1} shows {state['caption']}"
                    return
                self._press(figure, "next")

    def _trial(self, figure: Any, lists: list[list[list[list[str]]]]) -> Iterator[tuple[str, str]]:
        """“Try” opens a line of the screen that is shown."""
        link = figure.locator(".bar > a")
        if not link.count():
            return
        for number in reversed(range(len(lists))):
            figure.locator(".bar [value=pane]").nth(number).evaluate("(button) => button.click()")
            before = sum(len(step) for other in lists[:number] for step in other)
            line = (link.get_attribute("href") or "").rpartition(".")[2]
            if not before < int(line) <= before + sum(map(len, lists[number])):
                yield "player/pair", f"with screen {number + 1}, “Try” opens line {line} of another one"

    @makes("player/hear", "player/lit", "player/speed")
    def _hear(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Hear all lines with one button, and one line by touching it."""
        hear = figure.locator(".bar [value=hear]")
        if not hear.count():
            # What Switch Control and the keyboard show is not spoken.
            if figure.locator("ol > li:not([class])").count():
                yield "player/hear", "there is no button to hear the lines"
            return
        wanted = figure.evaluate(
            """(figure) => [...figure.querySelector("ol").children].flatMap((line) =>
              (line.className ? [...line.querySelectorAll("b")] : [line])
                .map((words) => [words.textContent, words.closest("[lang]").lang]))"""
        )
        places = figure.evaluate(BAR_PLACES)
        hear.evaluate("(button) => button.click()")
        eventually(self.page, lambda: hear.get_attribute("aria-pressed") == "true")
        if figure.evaluate(BAR_PLACES) != places:
            yield "player/hear", "the controls move when the speech begins"
        spoken = [words[:2] for words in self._spoken(len(wanted))]
        if spoken != wanted:
            yield "player/hear", f"{wanted} is shown, and {spoken} is spoken"
        words = [text.split(" ")[-1] for text, _ in wanted]
        if not eventually(self.page, lambda: self.page.evaluate("window.lit") == words):
            yield "player/lit", f"{self.page.evaluate('window.lit')} are marked while {words} are spoken"
        if not eventually(self.page, lambda: hear.get_attribute("aria-pressed") == "false"):
            yield "player/hear", "the button doesn't show that the speech has ended"
        if figure.locator("[data-now]").count() or self.page.evaluate("CSS.highlights.has('spoken')"):
            yield "player/hear", "something stays marked after the speech"
        speed = figure.locator(".bar [value=speed]")
        for _ in range(4):
            speed.evaluate("(button) => button.click()")
        line = figure.locator("ol").first.locator("li:not([class])").first
        self.page.evaluate("window.spoken.length = 0")
        line.click()
        self._spoken()
        if self.page.evaluate("window.spoken") and self.page.evaluate("window.spoken[0][3]") != 3:
            yield "player/speed", f"the speed is {self.page.evaluate('window.spoken[0][3]')} instead of 3"
        if [words[:2] for words in self._spoken()] != wanted[:1]:
            yield "player/hear", "touching a line doesn't speak it"
        if "3" not in (speed.text_content() or ""):
            yield "player/speed", "the button doesn't show the speed"

    @makes("player/stops", "player/keys")
    def _bar(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Reach each control from the keyboard, and open the steps."""
        items = figure.locator(".bar :is(a, button):not([hidden])")
        items.first.focus()
        for number in range(1, items.count()):
            self.page.keyboard.press("ArrowRight")
            if not items.nth(number).evaluate("(item) => item === document.activeElement && item.tabIndex === 0"):
                yield "player/stops", f"arrow keys don't lead to control {number + 1}"
        self.page.keyboard.press("Home")
        figure.locator("[value=step]").focus()
        self.page.keyboard.press("Enter")
        if not eventually(self.page, lambda: figure.locator("[value=next]:focus").count() == 1):
            yield "player/keys", "the steps don't open from the keyboard, or don't get the focus"

    @makes("player/curtain")
    def _curtain(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Hide the drawing, and show it again."""
        curtain = figure.locator("[value=curtain]")
        if not curtain.count():
            yield "player/curtain", "there is no curtain"
            return
        for is_hidden in (True, False):
            curtain.evaluate("(button) => button.click()")
            seen = figure.locator("svg.wire .stops, svg.wire text").first.evaluate(
                "(part) => getComputedStyle(part).visibility")
            told = figure.locator("ol > li").first.evaluate("(line) => getComputedStyle(line).opacity")
            if (told == "0") != is_hidden:
                yield "player/curtain", f"the lines have the opacity {told} after the curtain has been pressed"
            if (seen == "hidden") != is_hidden or curtain.get_attribute("aria-pressed") != str(is_hidden).lower():
                yield "player/curtain", f"the drawing is {seen} after the curtain has been pressed"

    @makes("player/narrow")
    def _narrow(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Step in the narrowest window: the buttons must wrap in the same way at each step."""
        self.page.set_viewport_size({"width": 320, "height": 900})
        self._open(figure)
        place = figure.evaluate(PLACE)
        for number in range(1, min(max(map(len, self._steps(at))), MOST_STEPS)):
            self._press(figure, "next")
            box, line = (figure.locator(name).first.bounding_box() for name in (".player", "[data-now]"))
            if not box or not line or box["height"] + line["height"] > 450:
                yield "player/narrow", f"step {number + 1} takes more than half of a phone"
                break
            if figure.evaluate(PLACE) != place:
                yield "player/narrow", f"step {number + 1} moves the content below it in a narrow window"
                break
        self.page.set_viewport_size({"width": 1280, "height": 900})

    @makes("player/touch")
    def _touch(self, figure: Any, at: int) -> Iterator[tuple[str, str]]:
        """Touch the last line, and the first frame on the phone."""
        steps = self._steps(at)[0]
        if len(steps) < 2:
            return
        self._open(figure)
        figure.locator("ol").first.locator("li").last.click()
        if not eventually(self.page, lambda: figure.evaluate(STATE)[0]["caption"] == [text for text, _, _ in steps[-1]]):
            yield "player/touch", "touching a line doesn't lead to its step"
        self._press(figure, "start")
        picture = figure.locator("svg.wire").first
        focus = figure.locator("svg .focus")
        frame, whole = focus.first.bounding_box() if focus.count() else None, picture.bounding_box()
        self._press(figure, "next")
        if frame and whole and frame["width"]:
            place = (frame["x"] - whole["x"] + 5, frame["y"] - whole["y"] + frame["height"] / 2)
            picture.click(position=dict(zip("xy", place)))
            if not eventually(self.page, lambda: figure.evaluate(STATE)[0]["marked"][:1] == [0]):
                yield "player/touch", "touching the phone doesn't lead to the touched element"

    @makes("player/silent", "player/memory")
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
