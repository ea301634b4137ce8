import Plurals
import YAMLReading
import Yams

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

  /// The file of a language that comes with the tool.
  init(_ language: BuiltInLanguage) {
    var reader = YAMLReader(path: "\(language.rawValue).yml")
    var mapping = reader.node(language.yaml)?.mapping
    newBook = mapping?[Self.newBookKey]
    mapping?[Self.newBookKey] = nil
    words = mapping.map { .mapping($0) }
  }

  static var english: LanguageFile { LanguageFile(.english) }

  /// The words as values that code asks for by their names.
  func decode(language: String) throws -> InterfaceWords {
    var mapping = words?.mapping ?? [:]
    mapping["language"] = Node(language)
    let rule = CodingUserInfoKey.pluralRule.map { [$0: PluralRule(language: language)] } ?? [:]
    return try YAMLDecoder().decode(from: .mapping(mapping), userInfo: rule)
  }
}
