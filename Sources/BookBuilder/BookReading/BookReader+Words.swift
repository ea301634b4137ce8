import BookModel
import Localization

extension BookReader {
  /// The words of languages, with those that the book brings along.
  mutating func words(_ languages: [String]) -> BookWords {
    var words: [InterfaceWords] = []
    for language in languages {
      let path = WordsReader.path(language: language)
      guard files.bytes[path] != nil, let text = text(at: path) else { continue }
      var reader = WordsReader(path: path, language: language)
      words.append(reader.read(text))
      diagnostics += reader.diagnostics
    }
    return BookWords(words)
  }

  /// The words that the text does not use, if the book lists any.
  mutating func wordsToAvoid(_ languages: [String]) -> [String: [WordToAvoid]] {
    let path = WordToAvoid.path
    guard files.bytes[path] != nil, let text = text(at: path) else { return [:] }
    var reader = WordsToAvoidReader(path: path, languages: languages)
    let words = reader.read(text)
    diagnostics += reader.diagnostics
    return words
  }

  /// The words that readers look for and pages do not use, if the book lists any.
  mutating func aliases(_ languages: [String]) -> [String: [SearchAlias]] {
    let path = SearchAlias.path
    guard files.bytes[path] != nil, let text = text(at: path) else { return [:] }
    var reader = SearchAliasReader(path: path, languages: languages)
    let aliases = reader.read(text)
    diagnostics += reader.diagnostics
    return aliases
  }
}
