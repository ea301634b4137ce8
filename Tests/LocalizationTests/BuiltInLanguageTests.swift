import Diagnostics
import Localization
import Testing
import Text

/// The built-in interface text.
struct BuiltInLanguageTests {
  @Test(arguments: BuiltInLanguage.allCases)
  func `a language has every key and no unknown ones`(language: BuiltInLanguage) {
    let (words, findings) = language.read()
    #expect(findings.map { "\($0.location?.line ?? 0): \($0.summary)" } == [])
    #expect(words.language == language.rawValue)
  }

  @Test func `the keys of the English file are the properties of the code`() {
    var lines: [String] = []
    func collect(_ value: Any, under prefix: String) {
      for child in Mirror(reflecting: value).children {
        guard let label = child.label, !["english", "language"].contains(prefix + label)
        else { continue }
        let name = prefix + label
        switch child.value {
        case let others as [String: String]: lines += others.keys.map { "\(name).\($0): x" }
        case is String, is [String], is Plural, is Choice: lines.append("\(name): x")
        case let value where "\(type(of: value))".hasPrefix("Phrase<"): lines.append("\(name): x")
        default: collect(child.value, under: "\(name).")
        }
      }
    }
    collect(InterfaceText.english, under: "")
    #expect(lines.count > 200)
    var reader = InterfaceTextReader(path: "Content/xx/words.yml", language: "xx")
    _ = reader.read(Self.nested(lines))
    #expect(reader.diagnostics.map(\.summary) == [])
  }

  /// Converts lines such as `a.b: x` to nested YAML.
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
  func `each noun has the plural forms of its language`(language: BuiltInLanguage) {
    let rule = PluralRule(language: language.rawValue)
    let categories = Set(rule.categories.map(\.rawValue)).union(["other"])
    let words = language.read().words
    for noun in [words.lines, words.rows, words.columns, words.stops, words.search.results] {
      #expect(Set(noun.forms.keys) == categories)
    }
  }
}
