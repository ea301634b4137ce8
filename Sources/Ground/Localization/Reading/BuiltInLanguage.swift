package import Diagnostics
import Text
import YAMLReading
import Yams

/// A language whose interface text is part of the tool.
///
/// The YAML is embedded in a Swift string, so that the executable needs no resource folder.
package enum BuiltInLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"

  private var yaml: String {
    switch self {
    case .english: englishWords
    case .russian: russianWords
    }
  }

  var path: String { "Languages/\(self == .english ? "English" : "Russian").swift" }

  static let lineOffset = 2

  var file: LanguageFile {
    var reader = YAMLReader(path: path, lineOffset: Self.lineOffset)
    return LanguageFile(reader.node(yaml)?.mapping)
  }

  /// Reads the text with findings; only tests need the findings.
  package func read() -> (words: InterfaceText, findings: [Diagnostic]) {
    var reader = InterfaceTextReader(path: path, lineOffset: Self.lineOffset, language: rawValue)
    let words = reader.read(file.words)
    return (words, reader.diagnostics)
  }
}

struct LanguageFile {
  let words: Node?
  let newBook: Node?
  var englishTexts: [String] = []

  private static let newBookKey = "newBook"

  init(words: Node) {
    self.words = words
    newBook = nil
  }

  fileprivate init(_ file: Node.Mapping?) {
    var mapping = file
    newBook = mapping?[Self.newBookKey]
    mapping?[Self.newBookKey] = nil
    words = mapping.map { .mapping($0) }
  }

  static var english: LanguageFile { BuiltInLanguage.english.file }

  func decode(language: String) throws -> InterfaceText {
    var mapping = words?.mapping ?? [:]
    mapping["language"] = Node(language)
    mapping["english"] = Node(englishTexts.map { Node($0) })
    let rule = CodingUserInfoKey.pluralRule.map { [$0: PluralRule(language: language)] } ?? [:]
    return try YAMLDecoder().decode(from: .mapping(mapping), userInfo: rule)
  }
}

extension InterfaceText {
  package static let english: InterfaceText = {
    do {
      return try LanguageFile.english.decode(language: BuiltInLanguage.english.rawValue)
    } catch {
      // Fails only if a string is missing in the built-in file, which tests check.
      preconditionFailure("English.swift does not have every word: \(error)")
    }
  }()

  package static let russian: InterfaceText = BuiltInLanguage.russian.read().words
}
