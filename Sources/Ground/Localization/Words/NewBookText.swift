import Yams

package struct NewBookText: Decodable, Sendable {
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
  package var rule: String
  package var check: String
  package var buy: String
  package var spoken: String

  package static func words(for language: String) -> NewBookText {
    switch BuiltInLanguage(rawValue: language) {
    case .russian: russian
    case .english, nil: english
    }
  }

  private static let english = words(in: .english)
  private static let russian = words(in: .russian)

  private static func words(in language: BuiltInLanguage) -> NewBookText {
    do {
      return try YAMLDecoder().decode(from: language.file.newBook ?? Node("newBook"))
    } catch {
      // Fails only if a string is missing in the built-in file, which tests check.
      preconditionFailure("\(language.path) does not have every word: \(error)")
    }
  }
}
