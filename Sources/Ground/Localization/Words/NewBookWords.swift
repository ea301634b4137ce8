import Yams

/// The text of a new book in one language.
package struct NewBookWords: Decodable, Sendable {
  /// The language of transcripts, as a BCP 47 tag.
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
  /// The title of a button, and what VoiceOver says for it.
  package var buy: String
  package var spoken: String
}

extension NewBookWords {
  /// The text in a language, or in English if it isn't built in.
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
      // Fails only if a string is missing in the built-in file, which tests check.
      preconditionFailure("\(language.path) does not have every word: \(error)")
    }
  }
}
