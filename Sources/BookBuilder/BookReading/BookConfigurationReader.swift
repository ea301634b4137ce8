import AccessibilityTree
import BookModel
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

  /// What was wrong.
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
