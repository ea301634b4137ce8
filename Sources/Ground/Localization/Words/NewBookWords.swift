import Yams

/// The words of a book that has just begun, in one language.
package struct NewBookWords: Decodable, Sendable {
  /// The language in which transcripts speak, as a BCP 47 tag.
  package var spokenLanguage: String
  package var book: String
  package var bookDescription: String
  package var part: String
  package var firstChapter: String
  package var firstDescription: String
  package var introduction: String
  package var newChapter: String
  package var newDescription: String
  package var chapterText: String
  /// The rule of a new chapter, and how to check it.
  package var rule: String
  package var check: String
  /// The title of a button, and what VoiceOver says about it.
  package var buy: String
  package var spoken: String
}

extension NewBookWords {
  /// The words of a language; English in default of them.
  package static func words(for language: String) -> NewBookWords {
    switch BuiltInLanguage(rawValue: language) {
    case .russian: russian
    case .english, nil: english
    }
  }

  private static let english = words(in: .english)
  private static let russian = words(in: .russian)

  private static func words(in language: BuiltInLanguage) -> NewBookWords {
    do {
      return try YAMLDecoder().decode(from: language.file.newBook ?? Node("newBook"))
    } catch {
      // Only a word without its line in the tool's own file leads here, and tests ask for it.
      preconditionFailure("\(language.path) does not have every word: \(error)")
    }
  }
}
