import Diagnostics
import Localization
import Testing

/// The language file for translators.
struct InterfaceTextTemplateTests {
  private func lines(_ language: String, _ translated: String? = nil) -> [String] {
    InterfaceTextTemplate(language: language, translated: translated).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A number of lines, from a given one on.
  private func lines(
    _ language: String,
    _ translated: String? = nil,
    from start: String,
    _ count: Int
  )
    -> [String]
  {
    Array(lines(language, translated).drop { $0 != start }.prefix(count))
  }

  @Test func `each key has the English above it and no value`() {
    #expect(lines("de", from: "# Contents", 2) == ["# Contents", "contents:"])
  }

  @Test(arguments: [
    ("de", ["one", "other"]), ("pl", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("ja", ["other"]),
  ])
  func `a plural has the forms of the language`(language: String, forms: [String]) {
    let start = ["# one: {1} line", "# other: {1} lines", "lines:"]
    let file = lines(language, from: start[0], start.count + forms.count)
    #expect(file == start + forms.map { "  \($0):" })
  }

  @Test func `existing translations are kept`() {
    let own = """
      contents: "Inhalt: \\"alles\\""
      lines: {one: "{1} Zeile", other: "{1} Zeilen", few: x}
      search: {button: Los}
      day: {months: [Januar, Februar]}
      inLanguage: {eo: auf Esperanto}
      rows: "Zeilen: {1}"
      """
    let file = lines("de", own)
    #expect(file.contains("contents: \"Inhalt: \\\"alles\\\"\""))
    #expect(file.contains("  one: \"{1} Zeile\""))
    #expect(file.contains("  few: \"x\""))
    #expect(file.contains("  button: \"Los\""))
    #expect(file.contains("  months: [\"Januar\", \"Februar\"]"))
    #expect(file.contains("  eo: \"auf Esperanto\""))
    #expect(file.contains("rows: \"Zeilen: {1}\""))
    // Generated again, the file is the same.
    #expect(lines("de", file.joined(separator: "\n")) == file)
  }

  @Test(arguments: ["xx", "ar", "zh-Hans"])
  func `the generated file has no findings except missing texts`(language: String) {
    var reader = InterfaceTextReader(path: "words.yml", language: language)
    let words = reader.read(InterfaceTextTemplate(language: language).text)
    #expect(reader.diagnostics.map(\.id) == ["missing-interface-text"])
    #expect(words.contents == "Contents")
  }

  @Test func `the file of a built-in language is complete`() {
    var reader = InterfaceTextReader(path: "words.yml", language: "ru")
    let words = reader.read(InterfaceTextTemplate(language: "ru").text)
    #expect(reader.diagnostics == [])
    #expect(words.contents == InterfaceText.russian.contents)
    #expect(words.lines(2) == InterfaceText.russian.lines(2))
  }
}
