import SourceText
import Text
import YAMLReading
import Yams

/// Generates a language file for translators, with the English in comments.
///
/// Existing translations are kept, and generating the file again gives the same text.
package struct InterfaceTextTemplate {
  private let language: String
  private let translated: Node?

  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - translated: an existing file whose translations are kept; by default the built-in one.
  package init(language: String, translated: String? = nil) {
    self.language = language
    if let translated {
      // An unreadable file has no translations; reading the book reports its errors.
      self.translated = YAMLReader.soundNode(translated)
    } else {
      self.translated = BuiltInLanguage(rawValue: language).flatMap(\.file.words)
    }
  }

  package var text: String {
    """
    # The interface text in '\(language)', in the order of pages, with the English above each line.
    # Write the translation after the colon. Empty lines are shown in English, with a warning.
    # {1} and {2} are replaced by numbers and names; {1:lowercase} begins with a lowercase letter.

    """ + lines.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    guard let english = LanguageFile.english.words else { return [] }
    return lines(of: english, translated, indent: "")
  }

  private func lines(of english: Node, _ translated: Node?, indent: String) -> [String] {
    guard let mapping = english.mapping else { return [] }
    return mapping.flatMap { key, english -> [String] in
      let name = key.string ?? ""
      return entry(name, english, translated?.mapping?[name], indent: indent)
    }
  }

  private func entry(
    _ name: String,
    _ english: Node,
    _ translated: Node?,
    indent: String
  ) -> [String] {
    let inner = indent + "  "
    switch english {
    case .mapping(let cases) where cases["other"] != nil:
      let comment = cases.map { "\($0.key.string ?? ""): \(Self.line($0.value))" }
      // A single text is used for all forms.
      if let text = translated?.scalar?.string, !text.isEmpty {
        return comment.map { "\(indent)# \($0)" } + ["\(indent)\(name): \(Self.quoted(text))"]
      }
      return comment.map { "\(indent)# \($0)" } + ["\(indent)\(name):"]
        + names(of: cases, translated).map { form in
          value(form, translated?.mapping?[form], indent: inner)
        }
    case .mapping:
      return ["\(indent)\(name):"] + lines(of: english, translated, indent: inner)
    case .sequence(let texts):
      let words = texts.map(Self.line)
      let own = translated?.sequence.map { $0.map { Self.quoted(Self.line($0)) } }
      let list = own.map { " [\($0.joined(separator: ", "))]" } ?? ""
      return words.map { "\(indent)# - \($0)" } + ["\(indent)\(name):\(list)"]
    default:
      return ["\(indent)# \(Self.line(english))", value(name, translated, indent: indent)]
    }
  }

  /// The forms of a text: the plural categories of the language, or the names in either file.
  private func names(of cases: Node.Mapping, _ translated: Node?) -> [String] {
    let english = cases.keys.compactMap(\.string)
    let own = translated?.mapping?.keys.compactMap(\.string) ?? []
    guard english.allSatisfy({ PluralCategory(rawValue: $0) != nil }) else {
      return english + own.filter { !english.contains($0) }
    }
    let needed = PluralRule(language: language).categories.union([.other])
    return PluralCategory.allCases.filter { needed.contains($0) || own.contains($0.rawValue) }
      .map(\.rawValue)
  }

  private func value(_ name: String, _ translated: Node?, indent: String) -> String {
    guard let text = translated?.scalar?.string, !text.isEmpty else { return "\(indent)\(name):" }
    return "\(indent)\(name): \(Self.quoted(text))"
  }

  private static func line(_ node: Node) -> String {
    (node.scalar?.string ?? "").collapsingWhitespace
  }

  private static func quoted(_ text: String) -> String {
    let text = text.collapsingWhitespace.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }
}
