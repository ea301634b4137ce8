extension InterfaceWords {
  /// The words in English.
  package static let english: InterfaceWords = {
    do {
      return try LanguageFile.english.decode(language: BuiltInLanguage.english.rawValue)
    } catch {
      // Only a word without its line in the tool's own file leads here, and tests ask for it.
      preconditionFailure("en.yml does not have every word: \(error)")
    }
  }()

  /// The words in Russian.
  package static let russian: InterfaceWords = BuiltInLanguage.russian.read().words
}
