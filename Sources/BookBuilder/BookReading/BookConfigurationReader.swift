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

  /// A name for addresses; `nil` with a finding for one that could lead elsewhere.
  mutating func addressName(_ node: Node?) -> String? {
    guard let name = yaml.string(node) else { return nil }
    if AddressName(name) != nil { return name }
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let (shown, help) =
      name.count > AddressName.longest
      ? ("\(name.prefix(20))…", "use \(AddressName.longest) letters, digits and hyphens at most")
      : name.contains("/") && AddressName(last) != nil
        ? (name, "write '\(last)': the folder of a chapter is the id of its part")
        : (name, "use letters, digits and hyphens, such as 'first-button'")
    yaml.report(.wrongValue, at: node, "'\(shown)' cannot be a part of an address", help: help)
    return nil
  }

  /// Whether the tool makes a page of this name itself, with a finding.
  mutating func isTaken(_ name: String, at node: Node?) -> Bool {
    guard OwnPages.contains(name) else { return false }
    let summary = "'\(name)' is a page or file that the tool makes itself"
    yaml.report(.duplicateID, at: node, summary, help: OwnPages.sentence)
    return true
  }

  /// The path under which a server has the site, such as `/book/`; `nil` for a whole address, and for a
  /// path with what cannot stand in one.
  private func sitePath(_ node: Node?) -> String? {
    guard let path = node?.scalar?.string.trimmingWhitespace(), path.hasPrefix("/") else {
      return nil
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isPath = names.enumerated().allSatisfy { index, name in
      name.isEmpty ? index == names.count - 1 : AddressName(String(name)) != nil
    }
    return isPath ? SiteAddress.folder(path) : nil
  }

  /// An address of the web, to which pages link; `nil` with a finding for anything else, such as a
  /// script.
  private mutating func webAddress(_ node: Node?) -> String? {
    guard let address = yaml.string(node) else { return nil }
    if WebAddress(address) != nil { return address }
    let first = address.prefix { $0 != "/" }
    let help =
      first.isEmpty
      ? "write a path of letters, digits and hyphens, such as '/book/'"
      : first.contains(".") || AddressName(String(first)) == nil
        ? "begin it with 'https://'"
        : "begin it with 'https://'; the path of a site begins with a slash, as in '/\(first)/'"
    yaml.report(.wrongValue, at: node, "'\(address)' is no address of the web", help: help)
    return nil
  }

  private mutating func parts(
    _ node: Node?,
    languages: [String]
  ) -> (parts: [Part], claims: [PartClaim]) {
    var parts: [Part] = []
    var claims: [PartClaim] = []
    var slugs: Set<String> = []
    let keys = ["id", "title", "chapters"]
    for item in yaml.items(node) {
      let findings = yaml.diagnostics.count
      defer { if yaml.diagnostics.count > findings { claims.append(PartClaim(item)) } }
      guard let part = yaml.partialMapping(item, keys: keys, required: keys),
        let id = addressName(part["id"])
      else { continue }
      // Its chapters can be looked at without its name.
      let title =
        yaml.localizedText(part["title"], languages: languages)
        ?? LocalizedText(Dictionary(uniqueKeysWithValues: languages.map { ($0, id) }))
      if parts.contains(where: { $0.id == id }) {
        let help = "give one of the two another id; it is the folder of its chapters"
        yaml.report(.duplicateID, at: part["id"], "there is a part '\(id)' already", help: help)
      }
      var chapters: [String] = []
      var places: [String: SourceLocation] = [:]
      for chapter in yaml.items(part["chapters"]) {
        guard let slug = addressName(chapter), !isTaken(slug, at: chapter) else { continue }
        if slugs.insert(slug).inserted {
          chapters.append(slug)
          places[slug] = yaml.location(of: chapter)
        } else {
          let help =
            chapters.contains(slug)
            ? "take one of the two out"
            : "rename one of the two: the name is the address of its page, in whatever part it stands"
          let summary = "there is a chapter '\(slug)' already"
          yaml.report(.duplicateID, at: chapter, summary, help: help)
        }
      }
      if part["chapters"]?.sequence?.isEmpty == true {
        let help = "write its chapters, as in 'chapters: [first-button]', or take the part out"
        yaml.report(
          .wrongValue,
          at: part["chapters"],
          "the part '\(id)' has no chapters",
          help: help
        )
      }
      parts.append(
        Part(
          id: id,
          title: title,
          place: yaml.location(of: part["id"]),
          slugs: chapters,
          places: places
        )
      )
    }
    return (parts, claims)
  }
}
