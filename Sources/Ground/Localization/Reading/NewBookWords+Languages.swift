import Yams

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
      return try YAMLDecoder().decode(from: LanguageFile(language).newBook ?? Node("newBook"))
    } catch {
      // Only a word without its line in the tool's own file leads here, and tests ask for it.
      preconditionFailure("\(language.rawValue).yml does not have every word: \(error)")
    }
  }
}
