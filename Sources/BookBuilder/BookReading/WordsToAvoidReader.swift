import BookModel
import Diagnostics
import YAMLReading
import Yams

/// Reads the list of words that a book does not use.
struct WordsToAvoidReader {
  private let languages: [String]
  private var yaml: YAMLReader

  /// Creates a reader for a file.
  ///
  /// - Parameter languages: the languages of the book.
  init(path: String, languages: [String]) {
    self.languages = languages
    yaml = YAMLReader(path: path)
  }

  /// What was wrong.
  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The words by language.
  mutating func read(_ text: String) -> [String: [WordToAvoid]] {
    guard let lists = yaml.document(text, keys: languages, required: []) else { return [:] }
    var words: [String: [WordToAvoid]] = [:]
    for language in languages {
      for item in yaml.items(lists[language]) {
        if let word = word(item) { words[language, default: []].append(word) }
      }
    }
    return words
  }

  private mutating func word(_ item: Node) -> WordToAvoid? {
    let required = ["word", "better"]
    guard let entry = yaml.mapping(item, keys: required + ["why", "exact"], required: required),
      let better = yaml.string(entry["better"])
    else { return nil }
    let forms =
      entry["word"]?.sequence == nil
      ? [yaml.string(entry["word"])].compactMap(\.self) : yaml.strings(entry["word"])
    return WordToAvoid(
      forms: forms,
      better: better,
      why: yaml.string(entry["why"]),
      isExact: yaml.flag(entry["exact"]) ?? false,
      location: yaml.location(of: item)
    )
  }
}
