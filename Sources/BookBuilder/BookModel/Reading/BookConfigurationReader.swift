import AccessibilityTree
import Diagnostics
import Localization
import SourceText
import YAMLReading
import Yams

/// Reads `Content/book.yml`.
struct BookConfigurationReader {
  private let text: String
  /// Reads values and keeps what was wrong with them.
  var yaml = YAMLReader(path: BookConfiguration.path)

  /// The languages whose words the book brings along.
  let ownLanguages: [String]

  /// Creates a reader; the book brings the words of its own languages along.
  init(text: String, ownLanguages: [String] = []) {
    self.text = text
    self.ownLanguages = ownLanguages
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The configuration; `nil` if something it cannot do without is missing.
  mutating func read() -> BookConfiguration? {
    let required = ["title", "description", "languages", "parts"]
    let keys =
      required
      + [
        "author", "repository", "address", "edit", "redirects", "partial", "certified", "lexicon",
        "look",
      ]
    guard let book = yaml.document(text, keys: keys, required: required) else { return nil }
    let languages = languages(book["languages"])
    guard !languages.isEmpty else { return nil }
    let title = yaml.localizedText(book["title"], languages: languages)
    let description = yaml.localizedText(book["description"], languages: languages)
    let (parts, claims) = parts(book["parts"], languages: languages)
    let slugs = Set(parts.flatMap(\.slugs)).union(claims.flatMap(\.slugs))
    let redirects = redirects(book["redirects"], slugs: slugs)
    guard let title, let description else { return nil }
    let sitePath = sitePath(book["address"])
    return BookConfiguration(
      title: title,
      description: description,
      author: yaml.localizedText(book["author"], languages: languages),
      languages: languages,
      partialLanguages: Set(self.languages(book["partial"])),
      repository: webAddress(book["repository"]),
      address: sitePath == nil ? webAddress(book["address"]).map(SiteAddress.folder) : nil,
      sitePath: sitePath,
      editAddress: webAddress(book["edit"]).map(SiteAddress.folder),
      certification: certification(book["certified"]),
      listsSpokenWords: yaml.flag(book["lexicon"]) ?? false,
      look: look(book["look"]),
      redirects: redirects,
      parts: parts,
      claims: claims
    )
  }

  /// The look of the system on screens, which is that of iOS 26 unless the book says otherwise.
  private mutating func look(_ node: Node?) -> SystemLook {
    guard let node else { return .iOS26 }
    if let look = node.int.flatMap(SystemLook.init) { return look }
    let values = SystemLook.allCases.map { "'look: \($0.rawValue)'" }.joined(separator: " or ")
    let summary = "there is no such look of the system"
    yaml.report(.wrongValue, at: node, summary, help: "write \(values)")
    return .iOS26
  }
}

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

extension BookConfigurationReader {
  /// Who found the book accessible, and how far.
  mutating func certification(_ node: Node?) -> Certification? {
    let keys = ["by", "level"]
    guard let node, let mapping = yaml.mapping(node, keys: keys, required: keys),
      let certifier = yaml.string(mapping["by"]), let name = yaml.string(mapping["level"])
    else { return nil }
    guard let level = Certification.Level(rawValue: name) else {
      yaml.report(
        .wrongValue,
        at: mapping["level"],
        "'\(name)' is no level of WCAG",
        help: "write A, AA or AAA"
      )
      return nil
    }
    return Certification(certifier: certifier, level: level)
  }
}
