import AccessibilityTree
import Diagnostics
import Foundation
import Localization
import YAMLReading
import Yams

struct BookConfigurationReader {
  private let text: String
  var yaml = YAMLReader(path: BookConfiguration.path)

  let ownLanguages: [String]
  /// The names of the files in `Site`.
  let siteFiles: Set<String>

  init(text: String, ownLanguages: [String] = [], siteFiles: Set<String> = []) {
    self.text = text
    self.ownLanguages = ownLanguages
    self.siteFiles = siteFiles
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The configuration; `nil` if a required value is missing.
  mutating func read() -> BookConfiguration? {
    let required = ["title", "description", "languages", "parts"]
    let keys =
      required
      + [
        "author", "repository", "address", "edit", "redirects", "old-addresses", "partial",
        "certified", "spoken-words", "look", "symptoms",
      ] + Self.appearanceKeys
    guard let book = yaml.document(text, keys: keys, required: required) else { return nil }
    let languages = languages(book["languages"])
    guard !languages.isEmpty else { return nil }
    let title = yaml.localizedText(book["title"], languages: languages)
    let description = yaml.localizedText(book["description"], languages: languages)
    let (parts, brokenParts) = parts(book["parts"], languages: languages)
    let slugs = Set(parts.flatMap(\.slugs)).union(brokenParts.flatMap(\.slugs))
    let redirects = redirects(book["redirects"], slugs: slugs)
    let oldAddresses = oldAddresses(book["old-addresses"], slugs: slugs, languages: languages)
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
      listsSpokenWords: yaml.flag(book["spoken-words"]) ?? false,
      look: look(book["look"]),
      symptoms: symptoms(book["symptoms"], slugs: slugs),
      appearance: appearance(book, languages: languages),
      redirects: redirects,
      oldAddresses: oldAddresses,
      parts: parts,
      brokenParts: brokenParts
    )
  }

  /// The chapter that the menu offers to readers who start from what is wrong.
  private mutating func symptoms(_ node: Node?, slugs: Set<String>) -> String? {
    guard let node, let slug = yaml.string(node) else { return nil }
    if slugs.contains(slug) { return slug }
    yaml.report(
      .wrongValue,
      at: node,
      "'\(slug)' is not a chapter",
      help: Suggestion(among: slugs.sorted()).sentence(for: slug)
    )
    return nil
  }

  private mutating func look(_ node: Node?) -> SystemLook {
    guard let node else { return .iOS26 }
    if let look = node.int.flatMap(SystemLook.init) { return look }
    let values = SystemLook.allCases.map { "'look: \($0.rawValue)'" }.joined(separator: " or ")
    let summary = "there is no such system look"
    yaml.report(.wrongValue, at: node, summary, help: "write \(values)")
    return .iOS26
  }

  mutating func languages(_ node: Node?) -> [String] {
    var languages: [String] = []
    let known = BuiltInLanguage.allCases.map(\.rawValue) + ownLanguages
    for item in yaml.items(node) {
      guard let language = yaml.string(item) else { continue }
      if languages.contains(language) {
        // Its pages, and its link in the banner, would exist twice.
        let summary = "the language '\(language)' is already listed"
        yaml.report(.duplicateID, at: item, summary, help: "remove one of the two")
      } else if known.contains(language) {
        languages.append(language)
      } else {
        yaml.report(
          .unknownLanguage,
          at: item,
          "there is no interface text in the language '\(language)'",
          help: help(forUnknown: language, known)
        )
        // Otherwise, texts in this language would also be reported.
        if let suggestion = suggestion(for: language, known), !languages.contains(suggestion) {
          languages.append(suggestion)
        }
      }
    }
    return languages
  }

  private func help(forUnknown language: String, _ known: [String]) -> String {
    if let suggestion = suggestion(for: language, known) { return "did you mean '\(suggestion)'?" }
    guard AddressName(language) != nil else {
      return Suggestion(among: known).sentence(for: language)
    }
    return "add its interface text as 'Content/\(language)/words.yml', "
      + "or use one of: \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Whether a text is the name of a language in English or in that language.
  private static func isName(_ text: String, of tag: String) -> Bool {
    [Locale(identifier: "en"), Locale(identifier: tag)].contains { locale in
      locale.localizedString(forLanguageCode: tag)?.lowercased() == text.lowercased()
    }
  }

  /// The language that was probably meant: one with this name, one with a similar name, or the base language, such as
  /// 'en' for 'en_US'.
  private func suggestion(for language: String, _ known: [String]) -> String? {
    let base = language.split { $0 == "_" }.first.map(String.init) ?? language
    if let named = known.first(where: { Self.isName(language, of: $0) }) { return named }
    return known.contains(base) ? base : Suggestion(among: known).nearest(to: language)
  }

  mutating func certification(_ node: Node?) -> Certification? {
    let keys = ["by", "level"]
    guard let node, let mapping = yaml.mapping(node, keys: keys, required: keys),
      let certifier = yaml.string(mapping["by"]), let name = yaml.string(mapping["level"])
    else { return nil }
    guard let level = Certification.Level(rawValue: name) else {
      yaml.report(
        .wrongValue,
        at: mapping["level"],
        "'\(name)' is not a WCAG level",
        help: "write A, AA or AAA"
      )
      return nil
    }
    return Certification(certifier: certifier, level: level)
  }
}
