package import Diagnostics
import Text
import YAMLReading
import Yams

/// A language whose words come with the tool: one file each, YAML inside of Swift, so that the program
/// needs no folder beside it.
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

  /// The lines of Swift before the YAML.
  static let lineOffset = 2

  var file: LanguageFile {
    var reader = YAMLReader(path: path, lineOffset: Self.lineOffset)
    return LanguageFile(reader.node(yaml)?.mapping)
  }

  /// The words as the file has them, and what is wrong with it.
  package func read() -> (words: InterfaceWords, findings: [Diagnostic]) {
    var reader = WordsReader(path: path, lineOffset: Self.lineOffset, language: rawValue)
    let words = reader.read(file.words)
    return (words, reader.diagnostics)
  }
}

/// The words of one language as its file writes them.
struct LanguageFile {
  /// The words around the text.
  let words: Node?
  /// The words of a book that has just begun; only the tool's own files have them.
  let newBook: Node?

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

  /// The words as values that code asks for by their names.
  func decode(language: String) throws -> InterfaceWords {
    var mapping = words?.mapping ?? [:]
    mapping["language"] = Node(language)
    let rule = CodingUserInfoKey.pluralRule.map { [$0: PluralRule(language: language)] } ?? [:]
    return try YAMLDecoder().decode(from: .mapping(mapping), userInfo: rule)
  }
}

extension InterfaceWords {
  package static let english: InterfaceWords = {
    do {
      return try LanguageFile.english.decode(language: BuiltInLanguage.english.rawValue)
    } catch {
      // Only a word without its line in the tool's own file leads here, and tests ask for it.
      preconditionFailure("English.swift does not have every word: \(error)")
    }
  }()

  package static let russian: InterfaceWords = BuiltInLanguage.russian.read().words
}
