import Diagnostics
import Localization
import YAMLReading
import Yams

extension BookConfigurationReader {
  /// The languages that a list names and for which there are words.
  mutating func languages(_ node: Node?) -> [String] {
    var languages: [String] = []
    let known = BuiltInLanguage.allCases.map(\.rawValue) + ownLanguages
    for item in yaml.items(node) {
      guard let language = yaml.string(item) else { continue }
      if languages.contains(language) {
        // Its pages and its link in the banner would be there twice.
        let summary = "the language '\(language)' is there already"
        yaml.report(.duplicateID, at: item, summary, help: "take one of the two out")
      } else if known.contains(language) {
        languages.append(language)
      } else {
        yaml.report(
          .unknownLanguage,
          at: item,
          "no words for the language '\(language)'",
          help: help(forUnknown: language, known)
        )
        // So that what is written in it is not told to be unknown as well.
        if let meant = meant(by: language, known), !languages.contains(meant) {
          languages.append(meant)
        }
      }
    }
    return languages
  }

  /// The nearest language that the tool knows, or the way to teach it another one.
  private func help(forUnknown language: String, _ known: [String]) -> String {
    if let meant = meant(by: language, known) { return "did you mean '\(meant)'?" }
    guard AddressName(language) != nil else {
      return Suggestion(among: known).sentence(for: language)
    }
    return "write its words into 'Content/\(language)/words.yml', "
      + "or use one of: \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The language that was meant: one of almost this name, or the one of which this is a kind, as 'en' is
  /// of 'en_US'.
  private func meant(by language: String, _ known: [String]) -> String? {
    let base = language.split { $0 == "_" }.first.map(String.init) ?? language
    return known.contains(base) ? base : Suggestion(among: known).nearest(to: language)
  }
}
