/// All words that the model speaks and understands in a language, with their sources.
///
/// Use it to review the words of a language, for example to compare them with a phone.
public struct SpeechVocabulary: Hashable, Codable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The words, in the order of the source file of the language.
  public let entries: [Entry]

  /// A word and its purpose.
  public struct Entry: Hashable, Codable, Sendable {
    /// The purpose of the word, such as `traits.button`.
    public let name: String
    /// The word, with its certainty and source.
    public let word: Word
  }

  /// The vocabularies of all supported languages.
  public static let all: [SpeechVocabulary] = SpeechWords.all.map { words in
    SpeechVocabulary(language: words.language, entries: entries(of: words, named: ""))
  }

  /// Collects the words in a value's properties, at any depth.
  private static func entries(of value: Any, named name: String) -> [Entry] {
    if let word = value as? Word { return [Entry(name: name, word: word)] }
    return Mirror(reflecting: value).children.flatMap { child in
      entries(of: child.value, named: [name, child.label ?? ""].joinedByDot)
    }
  }
}

extension [String] {
  fileprivate var joinedByDot: String { filter { !$0.isEmpty }.joined(separator: ".") }
}
