"""Tries what scripts add to a site, and proves that the trials find scripts that do it wrongly."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browsers import Browsers
from checklist_trial import ChecklistTrial
from finding import Finding
from hear_trial import HearTrial
from page_trial import PageTrial
from player_trial import PlayerTrial
from search_trial import SearchTrial
from site_server import serve
from try_trial import TryTrial

# The scripts as their authors write them.
SCRIPTS = Path(__file__).resolve().parents[2] / "Site"

# A class of trials, and what it is made of after the browser.
Trial = tuple[Any, ...]


def trials(site: Path, base: str, only: str = "") -> list[Trial]:
    """Give the trials of what scripts do on a site."""
    found: list[Trial] = []
    if only == "" or only.startswith("search"):
        languages = [path.parent.parent.name for path in sorted(site.glob("*/search/index.html"))]
        found += [(SearchTrial, site, base, language) for language in languages]
    if only in ("", "try.js", "try-link.js"):
        languages = [path.parent.parent.name for path in sorted(site.glob("*/try/index.html"))]
        found += [(TryTrial, site, language) for language in languages]
    if only in ("", "player.js"):
        found += [(PlayerTrial, base, name) for name in pages_with_players(site)]
        found += [(HearTrial, base, name) for name in homes_with_screens(site)]
    if only in ("", "page.js"):
        found += [(PageTrial, base, name) for name in pages_with_listings(site)[:2]]
        # A page of the reference has its contents beside it as well, as a list of another kind.
        found += [(PageTrial, base, name) for name in pages_with_numbered_contents(site)[:1]]
    if only in ("", "checklist.js"):
        # The page of all lists or the first of its parts, and one of those that take items from it.
        for folder in sorted(site.glob("*/checklists")):
            all_lists = [folder / "index.html", *sorted(folder.glob("part-*/index.html"))]
            for path in [
                next(path for path in all_lists if "checklist-" in path.read_text(encoding="utf-8")),
                *folder.glob("editor/index.html"),
            ]:
                found.append((ChecklistTrial, base, path.relative_to(site).as_posix()))
    return found


def try_one(browser: Any, trial: Any, *parts: Any) -> list[Finding]:
    """Give everything that a trial finds."""
    return trial(browser, *parts).findings()


def try_scripts(browsers: Browsers, site: Path, base: str) -> list[Finding]:
    """Give everything that is wrong with what scripts do on a site."""
    return [item for found in browsers.each(try_one, trials(site, base), "scripts") for item in found]


def pages_with_players(site: Path) -> list[str]:
    """Give pages with players that together have all there is to step through; short ones, if there is a choice."""
    texts = {path: path.read_text(encoding="utf-8") for path in site.glob("*/*/index.html")}

    def offered(text: str) -> set[str]:
        panes = re.search('class="?panes.*?</figure>', text, re.DOTALL)
        lists = [part.count("<li") for part in panes[0].split("</ol>")[:-1]] if panes else []
        alone = re.search('id="?screen-\\d+"?><figcaption>[^\\n]*?</figcaption>\\s*<div class="?played', text)
        found = {
            # A list of one line is at its end at every step, whatever a script does.
            "pair": len(set(lists)) > 1 and min(lists) > 1, "screen": alone,
            "gestures": "data-do=" in text, "parts": "data-is=" in text, "overlay": "data-steps=" in text,
            "announcements": announced(text),
        }
        return {name for name, isThere in found.items() if isThere}

    def announced(text: str) -> bool:
        # The first of its kind is the one that is walked through.
        figures = re.findall('<figure class="?transcript(?! screen).*?</figure>', text, re.DOTALL)
        walked = next((figure for figure in figures if "data-do=" in figure and "<svg" in figure), "")
        return bool(re.search('<li class="?event[^<]*<b', walked))

    offers = {path: offered(text) for path, text in texts.items() if re.search('id="?player', text)}
    chosen: list[Path] = []
    while wanted := set().union(*offers.values()) - set().union(*(offers[path] for path in chosen)):
        chosen.append(min(offers, key=lambda path: (-len(offers[path] & wanted), len(texts[path]))))
    return [path.relative_to(site).as_posix() for path in chosen]


def homes_with_screens(site: Path) -> list[str]:
    """Give the pages that open the book with screens around the code that makes the difference."""
    return [
        path.relative_to(site).as_posix()
        for path in sorted(site.glob("*/index.html"))
        if re.search('class="?change', path.read_text(encoding="utf-8"))
    ]


def pages_with_numbered_contents(site: Path) -> list[str]:
    """Give pages whose contents the browser numbers, as those of the reference, and that have many sections."""

    def sections(path: Path) -> int:
        text = path.read_text(encoding="utf-8")
        contents = re.search('class="?contents"?><p[^>]*>[^<]*(?:</p>)?\\s*<ol>(.*?)</ol>', text, re.DOTALL)
        return contents[1].count("<li") if contents else 0

    paths = sorted(site.glob("*/*/index.html"))
    return [path.relative_to(site).as_posix() for path in paths if sections(path) > 6]


def pages_with_listings(site: Path) -> list[str]:
    """Give the pages with contents and listings."""
    texts = {path: path.read_text(encoding="utf-8") for path in site.glob("*/*/index.html")}
    return [
        path.relative_to(site).as_posix()
        for path, text in sorted(texts.items())
        if re.search('class="?contents', text) and re.search('class="?listing', text)
    ]


@dataclass(frozen=True)
class Sabotage:
    """A change to a script that a trial must notice."""

    script: str
    old: str
    new: str
    check: str


SABOTAGES = [
    Sabotage("search-words.js", '.replaceAll("ё", "е")', "", "search/yo"),
    Sabotage("search-index.js", "words.set(root + ending, stem)", "words.set(root + ending, words.size % 7)", "search/stem"),
    Sabotage("search-words.js", "text.toLowerCase().replaceAll", "text.replaceAll", "search/case"),
    Sabotage("search-ranking.js", "const more = resultsOf(other, source)", "const more = []", "search/keyboard"),
    Sabotage("search-ranking.js", "? word : inCyrillic(word)", "? word : word", "search/letters"),
    Sabotage("search-ranking.js", 'better ? "corrected" : "similar"', '"similar"', "search/misspelt"),
    Sabotage("search-ranking.js", "of source.aliases ?? []", "of []", "search/wanted"),
    Sabotage("search-words.js", "soundsLike(word, other)", "false", "search/wanted"),
    Sabotage("search-words.js", '" not"', '" nt"', "search/short"),
    Sabotage("search-ranking.js", "score > least", "false", "search/wanted"),
    Sabotage("search-ranking.js", "const inTitle = title ?", "const inTitle = false ?", "search/terms"),
    Sabotage("search-ranking.js", "entries > 1 ?", "entries > 99 ?", "search/wanted"),
    Sabotage("search-ranking.js", "source.pages[page][2] === 2", "true", "search/wanted"),
    Sabotage("search-ranking.js", "hits.slice(0, 3)", "hits.slice(0, 9)", "search/quoted"),
    Sabotage("search-sentence.js", "(isProse ? 1 : 100)", "1", "search/quoted"),
    Sabotage("search.js", "found.add(range);", "", "search/marked"),
    Sabotage("search.js", 'sections[number] ?? ""', '""', "search/quoted"),
    Sabotage("search.js", ".querySelector(\"a\").focus()", "", "search/more"),
    Sabotage("search.js", 'element("h2",', 'element("p",', "search/results"),
    Sabotage("search.js", "of text.matchAll(foreign)", "of []", "search/language"),
    Sabotage("search.js", "phrase.replace(\"#\", results.length)", "phrase", "search/results"),
    Sabotage("search.js", 'main.querySelector("ul").before(element("p", words.advice));', "", "search/nothing"),
    Sabotage("search.js", "if (!main || !query) return", "if (!main) return", "search/nothing"),
    Sabotage("search.js", "[...model, main.dataset.index]", "model", "search/lazy"),
    Sabotage("try.js", 'for (const name of single) if (field(name).value)', "for (const name of []) if (0)", "try/line"),
    Sabotage("try.js", 'history.replaceState(null, "", address());', "", "try/address"),
    Sabotage("try.js", '"aria-live": "polite", ', "", "try/live"),
    Sabotage("try.js", "#rule-${rule}", "#${rule}", "try/rule"),
    Sabotage("try.js", "if (isNew) choose();", "", "try/from"),
    Sabotage("try.js", 'isPart ? caption : ""', '""', "try/from"),
    Sabotage("try.js", 'const way = from ? "&from="', 'const way = !from ? "&from="', "try/address"),
    Sabotage("try.js", "take(queries(groups[group].components[item])[number]);", "", "try/begin"),
    Sabotage("try.js", "field(name).value || 0", "field(name).value || 1", "try/table"),
    Sabotage("try.js", "hidden = !places[place]?.includes(name)", "hidden = false", "try/table"),
    Sabotage("try.js", 'of("answers").flatMap(', 'of("answers").slice(1).flatMap(', "try/names"),
    Sabotage("try.js", 'document.execCommand("copy");', "", "try/copy"),
    Sabotage("try.js", "status.textContent = words.copied;", "", "try/copy"),
    Sabotage("try.js", "...traits, ...hidden", "...traits", "try/form"),
    Sabotage("try.js", "of rest) given.append", "of []) given.append", "try/form"),
    Sabotage("try-link.js", "&line=${figure.id}.${number}", "", "try/from"),
    Sabotage("try-link.js", "new MutationObserver(lead)", "new MutationObserver(() => 0)", "try/from"),
    Sabotage("try-link.js", "${name}${now", "${now", "try/from"),
    Sabotage("player.js", 'isAsked && isOn("speak")', "isAsked", "player/silent"),
    Sabotage("player.js", 'isAsked && isOn("speak")', 'isOn("speak")', "player/silent"),
    Sabotage("player.js", 'this.box.addEventListener("keydown"', 'document.addEventListener("keydown"',
             "player/keys"),
    Sabotage("player.js", 'if (event.key === "Escape")', "if (0)", "player/keys"),
    Sabotage("player.js", 'End: "end"', 'End: "next"', "player/keys"),
    Sabotage("player.js", "this.said.replaceChildren(", "this.said.normalize(", "player/caption"),
    Sabotage("player.js", "this.steps.indexOf(step) + 1", "this.steps.indexOf(step)", "player/count"),
    Sabotage("player.js", "isEnd ? `${place}. ${phrases.end}` : place", "place", "player/count"),
    Sabotage("player.js", "start: 0", "start: 1", "player/buttons"),
    Sabotage("player.js", "if (sign)", "if (0)", "player/sign"),
    Sabotage("player.js", "this.sizes.replaceChildren(", "this.sizes.normalize(", "player/still"),
    Sabotage("player.js", 'aria(button, "disabled", this.target(button.value) === undefined);',
             'aria(button, "disabled", this.target(button.value) === undefined); '
             'button.style.paddingInline = this.target(button.value) === undefined ? "0" : "2rem";',
             "player/narrow"),
    Sabotage("player.js", 'this.frames.get(spoken) ?? ""', '""', "player/highlight"),
    Sabotage("player.js", "[-2, -2, 4, 4, -4][part++]", "0", "player/highlight"),
    Sabotage("player.js", "line.toggleAttribute(", "void (", "player/highlight"),
    Sabotage("player.js", "view.mark(until, at)", "view.mark(until, 0)", "player/overlay"),
    Sabotage("player.js", '[data-steps~="${step}"]', "*", "player/overlay"),
    Sabotage("player.js", "roles.get(kind(part))", '""', "player/parts"),
    Sabotage("player.js", "part.dataset.is", '""', "player/parts"),
    Sabotage("player.js", "utterance.lang = language;", "", "player/voice"),
    Sabotage("player.js", "if (voice) utterance.voice = voice;", "", "player/voice"),
    Sabotage("player.js", "if (!voice && voices.length) return;", "", "player/voice"),
    Sabotage("player.js", "if (!voice) onMute(language);", "", "player/voice"),
    Sabotage("player.js", '? "off" : "polite"', '? "polite" : "polite"', "player/voice"),
    Sabotage("player.js", "if (track.name) this.say(", "if (0) this.say(", "player/voice"),
    Sabotage("player.js", "[...line.querySelectorAll(\"b\")]", "[]", "player/voice"),
    Sabotage("player.js", "isEnd && track === this.tracks.at(-1)", "isEnd", "player/pair"),
    Sabotage("player.js", "if (this.change && canSpeak)", "if (0)", "page/hear"),
    Sabotage("player.js", "if (this.change) return;", "", "page/hear"),
    Sabotage("player.js", "if (!isAsked) return;", "", "page/hear"),
    Sabotage("player.js", "words === this.last && stop()", "0", "page/hear"),
    Sabotage("player.js", "other === track ? track.show(index) : other.hide()", "track.show(index)", "hear/place"),
    Sabotage("player.js", "for (const view of this.views) view.mark([]);", "", "hear/place"),
    Sabotage("player.js", "if (!this.last) stop();", "", "hear/mute"),
    Sabotage("player.js", "Math.min(index, this.steps.length - 1)", "index % this.steps.length", "player/pair"),
    Sabotage("player.js", "if (view) line = view.lineAt(event);", "", "player/touch"),
    Sabotage("player.js", 'event.target.closest("li")', "null", "player/touch"),
    Sabotage("player.js", "memory = sessionStorage", "memory = localStorage", "player/memory"),
    Sabotage("player.js", "memory = sessionStorage", "memory = {}", "player/memory"),
    Sabotage("player.js", "else this.addOpener();", "", "player/whole"),
    Sabotage("checklist.js", 'storage.setItem(box.name, "done")', "0", "checklist"),
    Sabotage("checklist.js", "storage.removeItem(box.name)", "0", "checklist"),
    Sabotage("checklist.js", 'box.addEventListener("change"', 'box.addEventListener("input", show); '
             'box.addEventListener("never"', "checklist"),
    Sabotage("checklist.js", "filter((box) => box.checked).length", "length", "checklist"),
    Sabotage("checklist.js", "button.hidden = !done", "button.hidden = false", "checklist"),
    Sabotage("checklist.js", "back.length ? []", "back.length ? back", "checklist"),
    Sabotage("checklist.js", '.filter((node) => node.nodeName !== "P")', "", "checklist"),
    Sabotage("page.js", 'now?.setAttribute("aria-current", "true");', "", "page/place"),
    Sabotage("page.js", 'now?.removeAttribute("aria-current");', "", "page/place"),
    Sabotage("page.js", ":is(ul, ol)", "ul", "page/place"),
    Sabotage("page.js", "now = links[place];", "now = links[place]; now?.focus();", "page/place"),
    Sabotage("page.js", '"#" + heading.id', '"#"', "page/link"),
    Sabotage("page.js", "row.append(heading, link)", "row.append(link, heading)", "page/link"),
    Sabotage("page.js", "?? figure).append(row)", "?? figure).prepend(row)", "page/copy"),
    Sabotage("page.js", "status.textContent = words.copied;", "", "page/copy"),
    Sabotage("page.js", 'figure.id.split("-").pop()', '""', "page/copy"),
]


def try_sabotage(browser: Any, sabotage: Sabotage, site: Path) -> str | None:
    """Say what nobody noticed of a wrong script."""
    text = (SCRIPTS / sabotage.script).read_text(encoding="utf-8")
    if sabotage.old not in text:
        return f"{sabotage.script}: there is no '{sabotage.old}' to change"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "site"
        shutil.copytree(site.resolve(), copy, copy_function=os.symlink)
        (copy / sabotage.script).unlink()
        wrong = text.replace(sabotage.old, sabotage.new)
        (copy / sabotage.script).write_text(wrong, encoding="utf-8")
        with serve(copy) as base:
            for trial in trials(copy, base, sabotage.script):
                if any(item.check == sabotage.check for item in try_one(browser, *trial)):
                    return None
    return f"{sabotage.script}: nobody noticed '{sabotage.new}'"


def missed_sabotages(browsers: Browsers, site: Path) -> list[str]:
    """Give the wrong scripts that no trial notices."""
    items = [(sabotage, site) for sabotage in SABOTAGES]
    missed = [words for words in browsers.each(try_sabotage, items, "wrong scripts") if words]
    print(f"test-browser: {len(SABOTAGES)} wrong scripts, {len(missed)} missed")
    return missed
