import BookModel
import Diagnostics
import YAMLReading
import Yams

/// Reads the list of words that readers look for and pages do not use.
struct SearchAliasReader {
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

  /// The aliases by language.
  mutating func read(_ text: String) -> [String: [SearchAlias]] {
    guard let lists = yaml.document(text, keys: languages, required: []) else { return [:] }
    var aliases: [String: [SearchAlias]] = [:]
    for language in languages {
      var known: [String: String] = [:]
      for item in yaml.items(lists[language]) {
        guard let alias = alias(item) else { continue }
        for phrase in alias.said {
          if let other = known.updateValue(alias.means, forKey: phrase.lowercased()) {
            let summary = "'\(phrase)' means '\(other)' already"
            let help = "keep one of the two, or name both meanings in 'means' of one"
            yaml.report(.duplicateID, at: item, summary, help: help)
          }
        }
        aliases[language, default: []].append(alias)
      }
    }
    return aliases
  }

  private mutating func alias(_ item: Node) -> SearchAlias? {
    let keys = ["means", "said"]
    guard let entry = yaml.mapping(item, keys: keys, required: keys),
      let means = yaml.string(entry["means"])
    else { return nil }
    return SearchAlias(means: means, said: yaml.strings(entry["said"]))
  }
}
