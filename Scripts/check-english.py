#!/usr/bin/env python3
"""Finds words of the project's former dialect, which newcomers had to learn, and suggests plain English.

Usage: check-english.py [--self-test]

Checks comments, test names and strings of Swift, comments of scripts, style sheets and configuration files,
descriptions in JSON schemas, and the text of documents and of the English edition. Skips code, quotations in
“…” or «…», titles of sources, the words that VoiceOver says, and everything in Russian. Prints one finding per
line and exits with status 1 if there are any. --self-test checks that each pattern finds what it should.
"""

import os
import pathlib
import re
import sys
import typing


class Pattern(typing.NamedTuple):
    # Lowercase texts, separated by '|'. A file without any of them is not searched for the expression.
    needles: str
    # A space matches any gap between words, including a line break inside a comment.
    regex: str
    replacement: str
    # A sentence with one finding, and one without any.
    bad: str
    good: str


PATTERNS = [
    Pattern("mend", r"\bmend(?:s|ed|ing)?\b", "fix", "How to mend it.", "I recommend an amendment."),
    Pattern("anew", r"\banew\b", "again", "Compiles everything anew.", "Compiles a new file."),
    Pattern("whoever", r"\bwhoever\b", "anyone who", "Whoever wrote it.", "Anyone who wrote it."),
    Pattern("nobody", r"\bnobody\b", "no one", "Nobody reads it.", "No one reads it."),
    Pattern("somebody", r"\bsomebody\b", "someone", "If somebody asks.", "If someone asks."),
    Pattern(
        "beside", r"(?<![-\w\"])beside\b(?![-\"])", "next to",
        "The file beside it.", "Nothing besides `beside`, see voice-beside-screen.",
    ),
    Pattern(
        "unless given", r"\bunless given\b", "default:",
        "The folder; build unless given.", "Skipped unless it is given.",
    ),
    Pattern(
        " told |tells | tell ",
        r"\b(?:tool|program|command|build|check|compiler|message|error|finding|summary|log|option)s? (?:tells|told)\b"
        r"|\b(?:is|are|was|were|be|been) told (?:by|from|in|as)\b|\btells? (?:of|more)\b",
        "report, list, say or describe",
        "The build tells which pages changed.", "It lets the build tell files apart, and a person told a story.",
    ),
    Pattern(
        " stand |stands |stood | lie |lies | lay ",
        r"\b(?:stands?|stood|lies?|lay) (?:in|at|on|here|there|before|after|behind|between|below|above|under|outside)\b"
        r"(?! for\b| (?:a|the) (?:bed|chair|desk|floor|sofa|table)\b)",
        "is",
        "The rule stands in the file.", "One person lies on a sofa; the title stands in for the label.",
    ),
    Pattern(
        "be had", r"\bbe had\b", "be available", "It cannot be had on Linux.", "It would be hard.",
    ),
    Pattern(
        "in vain", r"\bin vain\b", "without success", "Waits for it in vain.", "In vein.",
    ),
    Pattern("turn about", r"\bturn about\b", "in turn", "Runs both turn about.", "Turn around."),
    Pattern(
        "so many|so often|so few", r"(?-i:\bSo (?:many|often|few)\b)", "the number of",
        "So many stops are on the page.", "There are so many that we lost count.",
    ),
    Pattern(
        "by the e|by eye|by ear",
        r"\bby the (?:eye|ear)s?\b|(?-i:\bby (?:eye|ear)\b)",
        "visually, or by listening",
        "Checked by the eye.", "By Ear, or by-ear, is about writing for the ear.",
    ),
    Pattern("given back", r"\bgiven back\b", "returned", "The value given back.", "The value given."),
    Pattern(
        "as good as n", r"\bas good as (?:none|no|nothing)\b", "hardly any",
        "There are as good as none.", "It is as good as new.",
    ),
    Pattern(
        "of no", r"\b(?:is|are|was|were|be) of no\b|\bof no (?:book|chapter|page|file|part|use|kind)\b",
        "has no, or outside",
        "A page of no book.", "We know of no report.",
    ),
    Pattern(
        ", too", r", too(?=[.;:!?])", "also", "The second, too.", "Too short, too long.",
    ),
    Pattern(
        "comes to|came to",
        r"\bwhat (?:\w+ ){0,3}(?:comes|came) to\b|\b(?:comes|came) to(?=[.,;:]| nothing\b| \d)",
        "results in",
        "Given what its snippets came to.", "VoiceOver came to the phone, and comes to an end.",
    ),
    Pattern(
        "such as it", r"\bsuch as (?:it|they) (?:is|are)\b", "as it is",
        "The list, such as it is.", "Errors such as these.",
    ),
    Pattern("tabulator", r"(?-i:\btabulator\b)", "Tab key", "Moves the tabulator.", "The German trait Tabulator."),
]

# A gap between words: spaces, or a line break with the markers of a comment or a quote.
GAP = r"(?:[ \t]+|[ \t\\]*\n[ \t/#*>]*)"

COMPILED = [
    (pattern, pattern.needles.split("|"), re.compile(pattern.regex.replace(" ", GAP), re.IGNORECASE))
    for pattern in PATTERNS
]

# Each expression matches the tokens of a language; only the groups named 'text…' are prose.
SWIFT = re.compile(
    r"""(?P<text1>//[^\n]*)
    | /\*(?P<text2>.*?)\*/
    | (?P<raw>\#+)\"{3}(?P<text3>.*?)\"{3}(?P=raw)
    | (?P<line>\#+)"(?P<text4>[^\n]*?)"(?P=line)
    | \"{3}(?P<text5>(?:\\.|[^\\])*?)\"{3}
    | "(?P<text6>(?:\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()"\n]|"[^"\n]*")*\))*\)|\\[^(\n]|[^"\\\n])*)"
    | "(?P<text7>(?:\\.|[^"\\\n])*)"
    | `(?P<text8>[^`\n]+\x20[^`\n]+)`""",
    re.VERBOSE | re.DOTALL,
)
JAVASCRIPT = re.compile(
    r"""(?P<text1>//[^\n]*) | /\*(?P<text2>.*?)\*/
    | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' | `(?:\\.|[^`\\])*`""",
    re.VERBOSE | re.DOTALL,
)
CSS = re.compile(r"/\*(?P<text1>.*?)\*/", re.DOTALL)
PYTHON = re.compile(
    r"""^\s*\"{3}(?P<text1>.*?)\"{3} | (?P<text2>\#[^\n]*) | \"{3}.*?\"{3}
    | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
SHELL = re.compile(r"(?:^|(?<=\s))(?P<text1>#[^\n]*)", re.MULTILINE)
SCHEMA = re.compile(r'"description":\s*"(?P<text1>(?:\\.|[^"\\])*)"')
# Fences, hidden setup, and the parts of the front matter that quote sources or code.
MARKDOWN = re.compile(
    r"""^(?P<indent>[\x20>]*)(?P<fence>`{3,}|~{3,})[^\n]*\n.*?(?:^[\x20>]*(?P=fence)[`~]*\x20*$|\Z)
    | <!--\s*swift\b.*?-->
    | ^\s+(?:-\x20)?(?:heard|code|said|url):[^\n]*$
    | ^\s+-\x20title:[^\n]*$""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

# Quotations, code and addresses inside prose.
QUOTED = re.compile(
    r"""“[^”]*” | «[^»]*» | `[^`\n]*` | https?://[^\s)]+ | \]\([^)\n]*\)
    | \\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()"\n]|"[^"\n]*")*\))*\) | \\[^\n]""",
    re.VERBOSE,
)

# Folders and files with the language of their contents, by suffix.
LANGUAGES = {
    ".swift": SWIFT, ".md": MARKDOWN, ".py": PYTHON, ".js": JAVASCRIPT, ".css": CSS, ".sh": SHELL,
    ".yml": SHELL, ".json": SCHEMA, "": SHELL,
}
ROOTS = [
    ".ci", ".github", "CHANGELOG.md", "CONTRIBUTING.md", "Content/book.yml", "Content/data", "Content/en", "Examples",
    "Makefile", "Package.swift", "Packaging", "Plugins", "README.md", "Scripts", "Site", "Sources", "Tests", "docs",
]
SKIPPED = [
    # In Russian.
    "Sources/Ground/Localization/Languages/Russian.swift", "docs/writing-russian.md",
    # The words that VoiceOver and Voice Control say.
    "Sources/SpeechModel/SpeechRules/Languages", "Tests/Browser/Book", "Tests/ScreenReader/Book",
    "Tests/ScreenReader/Goldens",
]


def blank(text):
    return re.sub(r"\S", "\0", text)


def prose(text, language):
    """Return the text with everything that isn't prose replaced by null characters."""
    pieces = []
    end = 0
    for match in language.finditer(text):
        spans = [match.span(name) for name in match.groupdict() if name.startswith("text")]
        spans = [span for span in spans if span[0] >= 0]
        if language is MARKDOWN:
            pieces += [text[end:match.start()], blank(match.group())]
            end = match.end()
        elif spans:
            start, stop = spans[0]
            pieces += [blank(text[end:start]), text[start:stop]]
            end = stop
        else:
            pieces.append(blank(text[end:match.end()]))
            end = match.end()
    pieces.append(text[end:] if language is MARKDOWN else blank(text[end:]))
    return QUOTED.sub(lambda match: re.sub(r"[^\n]", "\0", match.group()), "".join(pieces))


def findings(text, language):
    """Return the line, column, words and replacement of each finding, in the order of the text."""
    words = text.lower()
    for marker in "/#*>\\\"":
        words = words.replace(marker, " ")
    words = f" {' '.join(words.split())} "
    checked = None
    found = []
    for pattern, needles, regex in COMPILED:
        if not any(needle in words for needle in needles):
            continue
        for match in regex.finditer(text):
            checked = checked or prose(text, language)
            if "\0" in checked[match.start():match.end()]:
                continue
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            found.append((line, column, re.sub(GAP, " ", match.group()), pattern.replacement))
    return sorted(found)


def files():
    for root in ROOTS:
        if os.path.isfile(root):
            yield root
        for folder, folders, names in os.walk(root):
            folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "build")
            for name in sorted(names):
                path = os.path.join(folder, name)
                if pathlib.PurePath(name).suffix in LANGUAGES and not path.startswith(tuple(SKIPPED)):
                    yield path


def check():
    count = 0
    for path in files():
        try:
            text = pathlib.Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for line, column, words, replacement in findings(text, LANGUAGES[pathlib.PurePath(path).suffix]):
            print(f"{path}:{line}:{column}: '{words}' is not plain English; write '{replacement}'")
            count += 1
    if count:
        print(f"{count} {'finding' if count == 1 else 'findings'}")
    return 1 if count else 0


# A file in each language with the locations of the findings.
SAMPLES = [
    (SWIFT, '/// Fixes it\n/// anew, and `anew`.\nlet anew = "all \\(anew) anew"\n', [(2, 5), (3, 25)]),
    (SWIFT, "func `nobody answers`() { nobody() } // “anew”\n", [(1, 7)]),
    (SWIFT, 'let a = """\n  In \\\n  vain.\n  """\nlet b = #"anew "x" anew"#\n', [(2, 3), (5, 11), (5, 20)]),
    (SWIFT, "/// Compiled in\n  /// vain, or in «vain in vain».\n", [(1, 14)]),
    (MARKDOWN, "Anew.\n\n```swift\nanew()\n```\n\nSee [anew](anew.md), `anew`.\n", [(1, 1), (7, 6)]),
    (MARKDOWN, "````\n```\nanew\n```\nanew\n````\n\n<!-- swift\nanew()\n-->\nanew\n", [(11, 1)]),
    (MARKDOWN, "---\nsources:\n  - title: Anew\n    note: Anew\n---\n", [(4, 11)]),
    (PYTHON, '"""Anew."""\nanew = "anew"  # anew\n', [(1, 4), (2, 18)]),
    (JAVASCRIPT, 'const anew = "// anew"; // anew\n/* anew */\n', [(1, 28), (2, 4)]),
    (CSS, ".anew { color: red; } /* anew */\n", [(1, 26)]),
    (SHELL, "anew ${x#anew} # anew\n", [(1, 18)]),
    (SCHEMA, '{"anew": 1, "description": "Anew."}\n', [(1, 29)]),
]


def self_test():
    faults = []
    for pattern in PATTERNS:
        for text in [f"// {pattern.bad}\n", f'let a = "{pattern.bad}"\n']:
            found = [replacement for *_, replacement in findings(text, SWIFT)]
            if found != [pattern.replacement]:
                faults.append(f"'{pattern.bad}' gives {found}, expected ['{pattern.replacement}']")
        found = findings(f"// {pattern.good}\n", SWIFT)
        if found:
            faults.append(f"'{pattern.good}' gives {found}, expected nothing")
    for language, text, locations in SAMPLES:
        found = [(line, column) for line, column, *_ in findings(text, language)]
        if found != locations:
            faults.append(f"{text!r} gives {found}, expected {locations}")
    for fault in faults:
        print(f"check-english.py: {fault}")
    return 1 if faults else 0


def main():
    arguments = sys.argv[1:]
    if arguments in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    os.chdir(pathlib.Path(__file__).resolve().parent.parent)
    if arguments == ["--self-test"]:
        return self_test()
    if arguments:
        print("usage: check-english.py [--self-test]", file=sys.stderr)
        return 2
    return check()


if __name__ == "__main__":
    sys.exit(main())
