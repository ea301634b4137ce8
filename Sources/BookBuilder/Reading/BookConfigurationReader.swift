import Diagnostics
import Yams

/// Reads `Content/book.yml`.
struct BookConfigurationReader {
  private let text: String
  private var yaml = YAMLReader(path: BookConfiguration.path)

  init(text: String) {
    self.text = text
  }

  /// What was wrong.
  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The configuration; `nil` if something it cannot do without is missing.
  mutating func read() -> BookConfiguration? {
    let required = ["title", "description", "languages", "parts"]
    let keys = required + ["repository", "address"]
    guard let book = yaml.document(text, keys: keys, required: required) else { return nil }
    let languages = languages(book["languages"])
    guard !languages.isEmpty else { return nil }
    let title = yaml.localizedText(book["title"], languages: languages)
    let description = yaml.localizedText(book["description"], languages: languages)
    let parts = parts(book["parts"], languages: languages)
    guard let title, let description else { return nil }
    return BookConfiguration(
      title: title,
      description: description,
      languages: languages,
      repository: yaml.string(book["repository"]),
      address: yaml.string(book["address"]).map { $0.hasSuffix("/") ? $0 : $0 + "/" },
      parts: parts
    )
  }

  private mutating func languages(_ node: Node?) -> [String] {
    var languages: [String] = []
    let known = InterfaceWords.all.map(\.language)
    for item in yaml.items(node) {
      guard let language = yaml.string(item) else { continue }
      if known.contains(language) {
        languages.append(language)
      } else {
        let help = Suggestion(among: known).sentence(for: language)
        yaml.report(
          .unknownLanguage,
          at: item,
          "no words for the language '\(language)'",
          help: help
        )
      }
    }
    return languages
  }

  private mutating func parts(_ node: Node?, languages: [String]) -> [Part] {
    var parts: [Part] = []
    var slugs: Set<String> = []
    let keys = ["id", "title", "chapters"]
    for item in yaml.items(node) {
      guard let part = yaml.mapping(item, keys: keys, required: keys) else { continue }
      guard let id = yaml.string(part["id"]),
        let title = yaml.localizedText(part["title"], languages: languages)
      else { continue }
      if parts.contains(where: { $0.id == id }) {
        yaml.report(.duplicateName, at: part["id"], "there is a part '\(id)' already")
      }
      var chapters: [String] = []
      for chapter in yaml.items(part["chapters"]) {
        guard let slug = yaml.string(chapter) else { continue }
        if slug == PagePath.reportName {
          yaml.report(
            .duplicateName,
            at: chapter,
            "'\(slug)' is the page that says what was checked",
            help: "give the chapter another name"
          )
        } else if slugs.insert(slug).inserted {
          chapters.append(slug)
        } else {
          yaml.report(.duplicateName, at: chapter, "there is a chapter '\(slug)' already")
        }
      }
      parts.append(Part(id: id, title: title, slugs: chapters))
    }
    return parts
  }
}
