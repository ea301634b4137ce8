import Diagnostics
import YAMLReading
import Yams

struct SearchAliasReader {
  private let languages: [String]
  private var yaml: YAMLReader

  init(path: String, languages: [String]) {
    self.languages = languages
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  mutating func read(_ text: String) -> [String: [SearchAlias]] {
    guard let lists = yaml.document(text, keys: languages, required: []) else { return [:] }
    var aliases: [String: [SearchAlias]] = [:]
    for language in languages {
      var known: [String: String] = [:]
      for item in yaml.items(lists[language]) {
        guard let alias = alias(item) else { continue }
        for phrase in alias.queries {
          if let other = known.updateValue(alias.term, forKey: phrase.lowercased()) {
            let summary = "'\(phrase)' already means '\(other)'"
            let help = "remove one of the two, or name both meanings in a single 'term'"
            yaml.report(.duplicateID, at: item, summary, help: help)
          }
        }
        aliases[language, default: []].append(alias)
      }
    }
    return aliases
  }

  private mutating func alias(_ item: Node) -> SearchAlias? {
    let keys = ["term", "queries"]
    guard let entry = yaml.mapping(item, keys: keys, required: keys),
      let term = yaml.string(entry["term"])
    else { return nil }
    return SearchAlias(term: term, queries: yaml.strings(entry["queries"]))
  }
}

struct WordsToAvoidReader {
  private let languages: [String]
  private var yaml: YAMLReader

  init(path: String, languages: [String]) {
    self.languages = languages
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

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

extension YAMLReader {
  mutating func localizedText(_ node: Node?, languages: [String]) -> LocalizedText? {
    guard let node else { return nil }
    if node.scalar != nil {
      return string(node).map { text in
        LocalizedText(Dictionary(uniqueKeysWithValues: languages.map { ($0, text) }))
      }
    }
    guard let mapping = mapping(node, keys: languages, required: languages) else { return nil }
    var texts: [String: String] = [:]
    for language in languages {
      texts[language] = string(mapping[language])
    }
    return LocalizedText(texts)
  }
}
