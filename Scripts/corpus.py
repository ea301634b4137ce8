#!/usr/bin/env python3
"""Writes a reproducible book of ordinary pages for benchmarks.

  Scripts/corpus.py PAGES FOLDER

Half of the pages are in English, half in Russian. Each has about 1,000 words, ten headings, nested
lists, a table, three footnotes, links to other pages, a picture and three unchecked Swift listings.
"""

import pathlib
import sys

ENGLISH = """
screen reader element label value trait hint button heading list table rotor gesture focus order group
container action notice announcement caption voice speech touch finger swipe contrast colour size text
keyboard switch scanner person listener developer tester designer app view controller layout frame point
reads speaks moves finds opens closes chooses names describes repeats skips hears waits asks answers shows
every each one two first last next long short clear plain quiet loud careful useful whole small large
""".split()
RUSSIAN = """
экран скринридер элемент метка значение трейт подсказка кнопка заголовок список таблица ротор жест фокус
порядок группа контейнер действие уведомление объявление субтитры голос речь касание палец смахивание цвет
размер текст клавиатура переключатель человек слушатель разработчик тестировщик дизайнер приложение вид
читает говорит движется находит открывает закрывает выбирает называет описывает повторяет пропускает слышит
каждый один первый последний следующий длинный короткий ясный простой тихий громкий внимательный полезный
""".split()

WORDS = {
    "en": {"words": ENGLISH, "summary": "Summary", "anchor": "#summary", "note": "Note", "table": "What was counted", "see": "See the chapter"},
    "ru": {"words": RUSSIAN, "summary": "Итог", "anchor": "#итог", "note": "Примечание", "table": "Что посчитано", "see": "Смотрите главу"},
}

CODE = [
    """import UIKit

final class Cell{n}: UITableViewCell {{
  let title = UILabel()

  /// What VoiceOver says: the text of the title.
  override var accessibilityLabel: String? {{
    get {{ title.text ?? "Item {n}" }}
    set {{ title.text = newValue }}
  }}
}}""",
    """let prices = [{n}, 2, 3].map {{ price in
  price > 1 ? "\\(price) points" : "one point"
}}
print(prices.joined(separator: ", ")) // Numbers above one take the plural.""",
    """@MainActor
func increment(_ slider: UISlider, by step: Float = 0.{n}) async throws {{
  guard slider.value + step <= slider.maximumValue else {{ return }}
  slider.value += step
  UIAccessibility.post(notification: .layoutChanged, argument: slider)
}}""",
]


class Numbers:
    """Reproducible pseudorandom numbers (Marsaglia's xorshift, 64 bits)."""

    def __init__(self, seed):
        self.state = seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF or 1

    def below(self, bound):
        state = self.state
        state ^= state << 13 & 0xFFFFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= state << 17 & 0xFFFFFFFFFFFFFFFF
        self.state = state
        return state % bound


class Page:
    def __init__(self, number, language, folders):
        self.numbers = Numbers(number * 2 + (language == "ru") + 1)
        self.number = number
        self.language = language
        self.folders = folders
        self.slugs = list(folders)
        self.words = WORDS[language]

    def sentence(self, length=None):
        chosen = [
            self.words["words"][self.numbers.below(len(self.words["words"]))]
            for _ in range(length or 8 + self.numbers.below(9))
        ]
        if self.numbers.below(3) == 0:
            chosen[len(chosen) // 2] = f"*{chosen[len(chosen) // 2]}*"
        if self.numbers.below(4) == 0:
            chosen[-1] = "`accessibilityLabel`"
        chosen[0] = chosen[0].capitalize()
        return " ".join(chosen) + "."

    def paragraph(self):
        return " ".join(self.sentence() for _ in range(4))

    def link(self):
        slug = self.slugs[self.numbers.below(len(self.slugs))]
        anchor = self.words["anchor"] if self.numbers.below(2) else ""
        number = slug.rsplit("-", 1)[1]
        return f"{self.words['see']} [{self.sentence(4)[:-1].replace('*', '').replace('`', '')} {number}](../{self.folders[slug]}/{slug}.md{anchor})."

    def text(self):
        title = self.sentence(3)[:-1].replace("*", "").replace("`", "")
        lines = ["---", f"title: {title} {self.number}", f"description: {self.sentence(8).replace('*', '').replace('`', '')}", "---", ""]
        for section in range(5):
            lines += [f"## {self.sentence(4)[:-1]} {section + 1}", "", self.paragraph(), ""]
            lines += [self.paragraph() + f"[^{section + 1}]" if section < 3 else self.paragraph(), ""]
            lines += [self.link(), ""]
            if section < 4:
                lines += [f"### {self.sentence(3)[:-1]} {self.number}.{section + 1}", "", self.paragraph(), ""]
            if section < 3:
                code = CODE[section].format(n=self.number)
                lines += ['```swift shown reason="it measures the speed of building"', code, "```", ""]
            if section == 1:
                lines += [f"- {self.sentence()}", f"  - {self.sentence()}", f"- {self.sentence()}", ""]
                lines += [f"1. {self.sentence()}", f"2. {self.sentence()}", ""]
            if section == 3:
                head = [self.sentence(1)[:-1] + f" {column}" for column in range(3)]
                lines += [self.words["table"] + ":", "", "| " + " | ".join(head) + " |", "|---|---|---|"]
                lines += ["| " + " | ".join(self.sentence(2)[:-1] for _ in range(3)) + " |" for _ in range(4)]
                lines += ["", f"![{self.sentence(6)[:-1].replace('*', '').replace('`', '')}](../../images/dot.png)", ""]
        lines += [f"## {self.words['summary']}", "", f"> {self.sentence()}", "", self.paragraph(), ""]
        lines += [f"[^{note + 1}]: {self.sentence()}" for note in range(3)]
        return "\n".join(lines) + "\n"


# A picture of one pixel.
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


def main():
    if len(sys.argv) != 3 or not sys.argv[1].isdigit() or int(sys.argv[1]) < 2:
        sys.exit(__doc__)
    count, folder = int(sys.argv[1]) // 2, pathlib.Path(sys.argv[2])
    slugs = [f"page-{number}" for number in range(1, count + 1)]
    content = folder / "Content"
    parts = []
    for start in range(0, count, 50):
        chapters = ", ".join(slugs[start : start + 50])
        name = f"Part {start // 50 + 1}"
        russian = f"Часть {start // 50 + 1}"
        identifier = "pages" if start == 0 else f"pages-{start // 50 + 1}"
        parts.append((identifier, name, russian, slugs[start : start + 50], chapters))
    config = ["title: {en: Measure, ru: Мера}", "description: {en: A book to measure., ru: Книга для измерений.}", "languages: [en, ru]", "parts:"]
    place = {slug: part[0] for part in parts for slug in part[3]}
    for identifier, name, russian, _, chapters in parts:
        config += [f"  - id: {identifier}", f"    title: {{en: {name}, ru: {russian}}}", f"    chapters: [{chapters}]"]
    content.mkdir(parents=True, exist_ok=True)
    (content / "book.yml").write_text("\n".join(config) + "\n", encoding="utf-8")
    (content / "images").mkdir(exist_ok=True)
    (content / "images" / "dot.png").write_bytes(DOT)
    (folder / "Site").mkdir(exist_ok=True)
    (folder / "Site" / "style.css").write_text("body { color: black }\n", encoding="utf-8")
    for language in ("en", "ru"):
        home = "Home" if language == "en" else "Начало"
        (content / language).mkdir(exist_ok=True)
        (content / language / "index.md").write_text(f"---\ntitle: {home}\ndescription: {home}.\n---\n\n{home}.\n", encoding="utf-8")
        for number, slug in enumerate(slugs, 1):
            path = content / language / place[slug] / f"{slug}.md"
            path.parent.mkdir(exist_ok=True)
            path.write_text(Page(number, language, place).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
