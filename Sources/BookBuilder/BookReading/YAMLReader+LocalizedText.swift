import BookModel
import YAMLReading
import Yams

extension YAMLReader {
  /// A text in each language, or one text that serves for all.
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
