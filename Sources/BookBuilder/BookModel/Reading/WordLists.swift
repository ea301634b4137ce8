import Diagnostics
import YAMLReading
import Yams

// Lists with one key for each language.
extension YAMLReader {
  mutating func searchAliases(_ text: String, _ languages: [String]) -> [String: [SearchAlias]] {
    lists(text, languages) { reader, items in
      var known: [String: String] = [:]
      return items.compactMap { item in
        guard let alias = reader.searchAlias(item) else { return nil }
        for phrase in alias.queries {
          if let other = known.updateValue(alias.term, forKey: phrase.lowercased()) {
            let summary = "'\(phrase)' already means '\(other)'"
            let help = "remove one of the two, or name both meanings in a single 'term'"
            reader.report(.duplicateID, at: item, summary, help: help)
          }
        }
        return alias
      }
    }
  }

  private mutating func searchAlias(_ item: Node) -> SearchAlias? {
    let keys = ["term", "queries"]
    guard let entry = mapping(item, keys: keys, required: keys), let term = string(entry["term"])
    else { return nil }
    return SearchAlias(term: term, queries: strings(entry["queries"]))
  }

  mutating func wordsToAvoid(_ text: String, _ languages: [String]) -> [String: [WordToAvoid]] {
    lists(text, languages) { reader, items in items.compactMap { reader.wordToAvoid($0) } }
  }

  private mutating func wordToAvoid(_ item: Node) -> WordToAvoid? {
    let required = ["word", "better"]
    guard let entry = mapping(item, keys: required + ["why", "exact"], required: required),
      let better = string(entry["better"])
    else { return nil }
    let forms =
      entry["word"]?.sequence == nil
      ? [string(entry["word"])].compactMap(\.self) : strings(entry["word"])
    return WordToAvoid(
      forms: forms,
      better: better,
      why: string(entry["why"]),
      isExact: flag(entry["exact"]) ?? false,
      location: location(of: item)
    )
  }

  private mutating func lists<Item>(
    _ text: String,
    _ languages: [String],
    _ read: (inout YAMLReader, [Node]) -> [Item]
  ) -> [String: [Item]] {
    guard let lists = document(text, keys: languages, required: []) else { return [:] }
    var items: [String: [Item]] = [:]
    for language in languages {
      let own = read(&self, self.items(lists[language]))
      if !own.isEmpty { items[language] = own }
    }
    return items
  }

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
