/// A file of a book that isn't a page, whose text grows.
package struct DataShape: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let text: TextShape

  package var description: String { "\(text) in \(path)" }

  private init(_ path: String, _ text: TextShape) {
    self.path = path
    self.text = text
  }

  package static let all =
    tables.map { DataShape("Content/data/table.yml", $0) }
    + components.map { DataShape("Content/data/components/group.yml", $0) }
    + configurations.map { DataShape("Content/book.yml", $0) }
    + lists.map { DataShape("Content/data/aliases.yml", $0) }
    + words.map { DataShape("Content/words-to-avoid.yml", $0) }
    + texts.map { DataShape("Content/en/words.yml", $0) }

  private static let table =
    "caption: A\nlink: row\nabout: B.\ncolumns:\n  - {key: name, title: Name}\nfacts: [chapter]\n"

  private static let tables = [
    TextShape("rows", "  - {id: a#N, name: B}\n", opening: table + "rows:\n"),
    TextShape("repeated rows", "  - {id: a, name: B}\n", opening: table + "rows:\n"),
    TextShape("rows without a key", "  - {name: B}\n", opening: table + "rows:\n"),
    TextShape("rows with unknown keys", "  - {id: a#N, nme: B}\n", opening: table + "rows:\n"),
    TextShape("keys of a row", "    k#N: b\n", opening: table + "rows:\n  - id: a\n"),
    TextShape("broken links", "  - {id: a#N, name: '[b](c#N.md)'}\n", opening: table + "rows:\n"),
    TextShape("unknown chapters", "  - {id: a#N, chapter: b#N}\n", opening: table + "rows:\n"),
    TextShape(
      "columns",
      "  - {key: a#N, title: B}\n",
      opening: "caption: A\ncolumns:\n",
      closing: "rows:\n  - {id: a}\n"
    ),
    TextShape(
      "words of a column",
      "      a#N: B\n",
      opening: "caption: A\ncolumns:\n  - key: name\n    title: B\n    words:\n",
      closing: "rows:\n  - {id: a, name: b}\n"
    ),
    TextShape(
      "unknown words",
      "  - {id: a#N, name: d#N}\n",
      opening: "caption: A\ncolumns:\n  - {key: name, title: B, words: {c: D}}\nrows:\n"
    ),
    TextShape(
      "a list in a row",
      "b, ",
      opening: table + "rows:\n  - {id: a, name: [",
      closing: "]}\n"
    ),
    TextShape("mixed words", "  - {id: a#N, name: \u{430}b}\n", opening: table + "rows:\n"),
    TextShape("comments", "# a\n", opening: table, closing: "rows:\n  - {id: a}\n"),
    TextShape("texts that end early", "  - {id: a#N, name: b #c}\n", opening: table + "rows:\n"),
    TextShape("lists in lists", "[", opening: table + "rows: "),
    TextShape("open quotation marks", "  - {id: a#N, name: \"b}\n", opening: table + "rows:\n"),
  ]

  private static let group = "group: a\ntitle: {en: A}\ncomponents:\n"

  private static let components = [
    TextShape("components", component(id: "a#N"), opening: group),
    TextShape("repeated components", component(id: "a"), opening: group),
    TextShape("components without keys", "  - {id: a#N}\n", opening: group),
    TextShape(
      "lines of code",
      "        a()\n",
      opening: group + component(id: "a") + "      uikit: |\n"
    ),
    TextShape(
      "texts of a component",
      "        t#N: {en: A}\n",
      opening: group + component(id: "a") + "    texts:\n"
    ),
  ]

  private static func component(id: String) -> String {
    "  - id: \(id)\n    name: {en: A}\n    about: {en: B.}\n    uikit: |\n      a()\n"
  }

  private static let book = "title: {en: A}\ndescription: {en: A}\nlanguages: [en]\n"
  private static let parts = "parts:\n  - {id: basics, title: {en: A}, chapters: [labels]}\n"

  private static let configurations = [
    TextShape("parts", "  - {id: p#N, title: {en: A}, chapters: []}\n", opening: book + parts),
    TextShape(
      "repeated parts",
      "  - {id: p, title: {en: A}, chapters: []}\n",
      opening: book + parts
    ),
    TextShape("redirects", "  r#N: labels\n", opening: book + parts + "redirects:\n"),
    TextShape("redirects to nothing", "  r#N: n#N\n", opening: book + parts + "redirects:\n"),
    TextShape("chained redirects", "  r#N: r#M\n", opening: book + parts + "redirects:\n"),
    TextShape("unknown keys", "k#N: v\n", opening: book + parts),
    TextShape(
      "languages",
      "x#N, ",
      opening: "title: A\ndescription: A\n" + parts + "languages: [en, ",
      closing: "]\n"
    ),
    TextShape(
      "repeated chapters",
      "labels, ",
      opening: book + "parts:\n  - {id: basics, title: {en: A}, chapters: [",
      closing: "labels]}\n"
    ),
    TextShape("merge conflicts", "<<<<<<< HEAD\n", opening: book + parts),
    TextShape("comments", "# a\n", opening: book + parts),
  ]

  private static let lists = [
    TextShape("aliases", "  - {term: a#N, queries: [b#N]}\n", opening: "en:\n"),
    TextShape("repeated aliases", "  - {term: a#N, queries: [b]}\n", opening: "en:\n"),
    TextShape("queries", "b#N, ", opening: "en:\n  - {term: a, queries: [", closing: "]}\n"),
  ]

  private static let words = [
    TextShape("words to avoid", "  - {word: a#N, better: b}\n", opening: "en:\n"),
    TextShape("forms of a word", "a#N, ", opening: "en:\n  - {better: b, word: [", closing: "]}\n"),
    TextShape("words without a better one", "  - {word: a#N}\n", opening: "en:\n"),
  ]

  private static let texts = [
    TextShape("unknown texts", "k#N: A\n"), TextShape("repeated texts", "contents: A\n"),
    TextShape("a long text", "A ", opening: "contents: \"", closing: "\"\n"),
  ]
}
