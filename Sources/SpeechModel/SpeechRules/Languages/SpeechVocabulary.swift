/// All words of a language with their proof, to be looked through.
public struct SpeechVocabulary: Hashable, Codable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The words, in the order of the language's file.
  public let entries: [Entry]

  /// A word with its place among the others.
  public struct Entry: Hashable, Codable, Sendable {
    /// What the word is for, such as `traits.button`.
    public let name: String
    /// The word.
    public let word: Word
  }

  /// The vocabulary of every language there are words for.
  public static let all: [SpeechVocabulary] = SpeechWords.all.map { words in
    SpeechVocabulary(language: words.language, entries: entries(of: words, named: ""))
  }

  /// Gathers the words among the properties of a value, and of what it holds.
  private static func entries(of value: Any, named name: String) -> [Entry] {
    if let word = value as? Word { return [Entry(name: name, word: word)] }
    return Mirror(reflecting: value).children.flatMap { child in
      entries(of: child.value, named: [name, child.label ?? ""].joinedByDot)
    }
  }
}

extension [String] {
  /// The texts that are not empty, a dot between them.
  fileprivate var joinedByDot: String { filter { !$0.isEmpty }.joined(separator: ".") }
}
