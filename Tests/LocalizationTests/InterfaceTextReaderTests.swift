import Diagnostics
import Localization
import Testing

/// Interface text in a language that isn't built in.
struct InterfaceTextReaderTests {
  private static let path = "Content/xx/words.yml"

  /// Reads a short file, in Polish by default, and ignores missing keys.
  private func read(
    _ yaml: String,
    language: String = "pl"
  ) -> (words: InterfaceText, findings: [String]) {
    var reader = InterfaceTextReader(path: Self.path, language: language)
    let words = reader.read(yaml)
    let findings = reader.diagnostics.filter { $0.id != "missing-interface-text" }
    return (
      words,
      findings.map {
        "\($0.id) \($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.summary)"
      }
    )
  }

  @Test(arguments: ["ja", "pl", "ru", "xx"])
  func `English forms that replace missing ones follow the rule of English`(language: String) {
    let words = read("contents: A\n", language: language).words
    #expect([0, 1, 2, 5].map { words.lines($0) } == ["0 lines", "1 line", "2 lines", "5 lines"])
  }

  @Test(arguments: [
    ("Skip to content", true), ("Chapter 2 of 9", true), ("1 line", true), ("2 lines", true),
    ("Chapter two", false), ("Treść", false), ("", false), ("Of 2", false), ("15", false),
    ("Read this page as ", true), ("Skip to content: ", true), (": ", false), (" ", false),
    ("Dodaj image", false), ("links of rechts", false), ("Głos to nie wszystko", false),
  ])
  func `English texts that replace missing ones are known, with their values`(
    text: String,
    isKnown: Bool
  ) {
    #expect(read("contents: Treść\n").words.english.contains(text) == isKnown)
  }

  @Test func `a complete language has no English texts`() {
    #expect(InterfaceText.english.english.isEmpty)
    #expect(InterfaceText.russian.english.isEmpty)
  }

  @Test func `forms of a language without plurals follow its own rule`() {
    let words = read("lines: {other: \"{1} 行\"}\n", language: "ja").words
    #expect([1, 2].map { words.lines($0) } == ["1 行", "2 行"])
    #expect(words.lines.forms == ["other": "{1} 行"])
  }

  @Test func `texts replace the English ones`() {
    let (words, findings) = read(
      """
      contents: Spis treści
      chapterOf: "{1}. rozdział z {2}"
      search: {title: Szukaj}
      """
    )
    #expect(findings == [])
    #expect(words.language == "pl")
    #expect(words.contents == "Spis treści")
    #expect(words.chapterOf(2, 9) == "2. rozdział z 9")
    #expect(words.search.title == "Szukaj")
    #expect(words.search.button == "Search")
  }

  @Test func `a number selects the plural form`() {
    let (words, findings) = read(
      """
      lines: {one: "{1} wiersz", few: "{1} wiersze", many: "{1} wierszy", other: "{1} wiersza"}
      screens: {became: {one: "było {1}, jest {2}", other: "były {1}, są {2}"}}
      rows: "wiersze: {1}"
      """
    )
    #expect(findings == [])
    #expect(
      [1, 3, 5, 21].map { words.lines($0) } == ["1 wiersz", "3 wiersze", "5 wierszy", "21 wierszy"]
    )
    #expect(words.screens.became(1, 4) == "było 1, jest 4")
    #expect(words.screens.became(3, 4) == "były 3, są 4")
    #expect(words.rows(1) == "wiersze: 1")
  }

  @Test func `a name selects its text, and other names share one`() {
    let (words, findings) = read("inLanguage: {en: po angielsku, other: \"w języku {1}\"}")
    #expect(findings == [])
    #expect(words.inLanguage("en") == "po angielsku")
    #expect(words.inLanguage("eo") == "w języku eo")
  }

  @Test func `a date has the name of the month`() {
    #expect(InterfaceText.english.day("2026-11-03") == "3 November 2026")
    #expect(InterfaceText.russian.day("2026-11-21") == "21 ноября 2026 года")
    #expect(InterfaceText.english.day("2026-13-03") == "2026-13-03")
    #expect(InterfaceText.english.day("soon") == "soon")
  }

  @Test func `a placeholder can begin with a lowercase letter`() {
    #expect(InterfaceText.english.knowledge.eventsOf("Blind people") == "Timeline: blind people")
  }

  @Test func `an unknown key is reported with a suggestion`() {
    var reader = InterfaceTextReader(path: Self.path, language: "xx")
    _ = reader.read("contents: Xx\nsearch:\n  titel: Yy\n")
    let finding = reader.diagnostics.first { $0.id == "unknown-key" }
    #expect(finding?.summary == "unknown key 'search.titel'")
    #expect(finding?.location?.line == 3)
    #expect(finding?.location?.column == 3)
    #expect(finding?.help?.contains("search.title") == true)
  }

  @Test func `many missing keys are counted, and three of them named`() throws {
    var reader = InterfaceTextReader(path: Self.path, language: "xx")
    _ = reader.read("skipToContent: Xx\n")
    #expect(reader.diagnostics.map(\.id) == ["missing-interface-text"])
    let finding = try #require(reader.diagnostics.first)
    let count = try #require(Int(finding.summary.prefix { $0.isNumber }))
    #expect(count > 500)
    #expect(finding.summary == "\(count) texts are missing and will be in English")
    #expect(finding.details == ["languageName, languages, contents and \(count - 3) others"])
  }

  @Test func `keys without a value are missing`() {
    let (words, findings) = read("contents:\nlines:\n  one:\n  other:\nsearch:\nday:\n  months:\n")
    #expect(findings == [])
    #expect(words.contents == "Contents")
    #expect(words.lines(1) == "1 line")
    #expect(words.search.title == "Search")
  }

  @Test(
    arguments: [
      ("contents: [a, b]", "wrong-value 1:11 a text is expected here"),
      ("search: Xx", "wrong-value 1:9 a mapping is expected here"),
      (
        "lines: {one: a, three: b, other: c}",
        "unknown-key 1:17 there is no plural category 'three'"
      ),
      ("note: \"{2}\"", "wrong-value 1:7 there is no value for a placeholder in 'note'"),
      ("contents: ''", "wrong-value 1:11 the text is empty"),
      ("contents: a: b", "yaml-syntax 1:12 YAML: mapping values are not allowed in this context"),
    ]
  )
  func `a value of the wrong type is reported at its location`(yaml: String, finding: String) {
    #expect(read(yaml).findings == [finding])
  }

  @Test func `texts with several forms need the form other`() {
    var reader = InterfaceTextReader(path: Self.path, language: "xx")
    let words = reader.read("lines: {one: \"{1} line\"}")
    #expect(reader.diagnostics.map(\.id) == ["missing-interface-text"])
    #expect(words.lines(1) == "1 line")
    #expect(words.lines(2) == "2 lines")
  }
}
