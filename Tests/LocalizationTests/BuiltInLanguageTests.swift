import Diagnostics
import Localization
import Testing
import Text

/// The files of words that come with the tool.
struct BuiltInLanguageTests {
  @Test(arguments: BuiltInLanguage.allCases)
  func `a language has every word, and no word that nobody says`(language: BuiltInLanguage) {
    let (words, findings) = language.read()
    #expect(findings.map { "\($0.location?.line ?? 0): \($0.summary)" } == [])
    #expect(words.language == language.rawValue)
  }

  @Test func `every word of the English file is one that code asks for, and the other way round`() {
    var lines: [String] = []
    func collect(_ value: Any, under prefix: String) {
      for child in Mirror(reflecting: value).children {
        guard let label = child.label, prefix + label != "language" else { continue }
        let name = prefix + label
        switch child.value {
        case let others as [String: String]: lines += others.keys.map { "\(name).\($0): x" }
        case is String, is [String], is Plural, is Choice: lines.append("\(name): x")
        case let value where "\(type(of: value))".hasPrefix("Phrase<"): lines.append("\(name): x")
        default: collect(child.value, under: "\(name).")
        }
      }
    }
    collect(InterfaceWords.english, under: "")
    #expect(lines.count > 200)
    var reader = WordsReader(path: "Content/xx/words.yml", language: "xx")
    _ = reader.read(Self.nested(lines))
    #expect(reader.diagnostics.map(\.summary) == [])
  }

  /// Lines such as `a.b: x` as YAML, in which they stand below each other.
  private static func nested(_ lines: [String]) -> String {
    var text = ""
    var open: [Substring] = []
    for line in lines {
      let path = line.split(separator: ".")
      let groups = Array(path.dropLast())
      let shared = zip(groups, open).prefix { $0 == $1 }.count
      for depth in shared..<groups.count {
        text += String(repeating: "  ", count: depth) + "\(groups[depth]):\n"
      }
      open = groups
      text += String(repeating: "  ", count: groups.count) + "\(path.last ?? "")\n"
    }
    return text
  }

  @Test(arguments: BuiltInLanguage.allCases)
  func `each noun has the forms that numbers ask for`(language: BuiltInLanguage) {
    let rule = PluralRule(language: language.rawValue)
    let categories = Set(rule.categories.map(\.rawValue)).union(["other"])
    let words = language.read().words
    for noun in [words.lines, words.rows, words.columns, words.stops, words.search.results] {
      #expect(Set(noun.forms.keys) == categories)
    }
  }
}
