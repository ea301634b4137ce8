import Diagnostics
import YAMLReading
import Yams

extension BookConfigurationReader {
  mutating func parts(
    _ node: Node?,
    languages: [String]
  ) -> (parts: [Part], brokenParts: [InvalidPart]) {
    var parts: [Part] = []
    var brokenParts: [InvalidPart] = []
    var (ids, slugs) = (Set<String>(), Set<String>())
    for item in yaml.items(node) {
      let findings = yaml.diagnostics.count
      if let part = part(item, after: ids, slugs, languages: languages) {
        parts.append(part)
        ids.insert(part.id)
        slugs.formUnion(part.slugs)
      }
      if yaml.diagnostics.count > findings { brokenParts.append(InvalidPart(item)) }
    }
    return (parts, brokenParts)
  }

  private mutating func part(
    _ item: Node,
    after ids: Set<String>,
    _ slugs: Set<String>,
    languages: [String]
  ) -> Part? {
    let keys = ["id", "title", "chapters"]
    guard let part = yaml.partialMapping(item, keys: keys, required: keys),
      let id = addressName(part["id"])
    else { return nil }
    // Without a valid title, its chapters can still be checked.
    let title =
      yaml.localizedText(part["title"], languages: languages)
      ?? LocalizedText(Dictionary(uniqueKeysWithValues: languages.map { ($0, id) }))
    if ids.contains(id) {
      let help = "give one of the two another id, which is the folder of its chapters"
      yaml.report(.duplicateID, at: part["id"], "the part '\(id)' already exists", help: help)
    }
    let (chapters, repeated) = chapters(part["chapters"], after: slugs)
    if let list = part["chapters"], list.sequence?.isEmpty == true {
      let help = "list its chapters, as in 'chapters: [first-button]', or remove the part"
      yaml.report(.wrongValue, at: list, "the part '\(id)' has no chapters", help: help)
    }
    return Part(
      id: id,
      title: title,
      place: yaml.location(of: part["id"]),
      slugs: chapters.map(\.slug),
      places: Dictionary(uniqueKeysWithValues: chapters.map { ($0.slug, $0.place) }),
      repeated: repeated
    )
  }

  /// The name of a chapter that may be listed as a file; reports the ending.
  private mutating func withoutEnding(_ name: String, at node: Node) -> String {
    guard name.hasSuffix(".md"), name.count > 3 else { return name }
    let slug = String(name.dropLast(3))
    let summary = "the name of the chapter ends in '.md'"
    yaml.report(.wrongValue, at: node, summary, help: "write '\(slug)', without '.md'")
    return slug
  }

  private mutating func chapters(
    _ node: Node?,
    after elsewhere: Set<String>
  ) -> (listed: [(slug: String, place: SourceLocation)], repeated: Set<String>) {
    var repeated: Set<String> = []
    var chapters: [(slug: String, place: SourceLocation)] = []
    var own: Set<String> = []
    for chapter in yaml.items(node) {
      guard let name = addressName(chapter) else { continue }
      let slug = withoutEnding(name, at: chapter)
      guard !isReserved(slug, at: chapter) else { continue }
      let isTwiceHere = own.contains(slug)
      guard isTwiceHere || elsewhere.contains(slug) else {
        own.insert(slug)
        chapters.append((slug, yaml.location(of: chapter)))
        continue
      }
      let help =
        isTwiceHere
        ? "remove one of the two"
        : "remove it from one of the parts; two chapters need two names, as the name is the address"
      let summary = "the chapter '\(slug)' is already listed"
      if !isTwiceHere { repeated.insert(slug) }
      yaml.report(.duplicateID, at: chapter, summary, help: help)
    }
    return (chapters, repeated)
  }
}

/// The files that a part with errors probably contains.
///
/// They are neither chapters nor unlisted: the part itself is already reported.
struct InvalidPart: Hashable, Sendable {
  let folder: String?
  let slugs: Set<String>

  init(_ node: Node) {
    folder = (node.mapping?["id"] ?? node).string
    slugs = Set(node.mapping?["chapters"]?.sequence?.compactMap(\.string) ?? [])
  }

  func includes(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard let file = names.last else { return false }
    let isInFolder = folder != nil && names.dropLast().last == folder
    return isInFolder || slugs.contains(String(file.dropLast(".md".count)))
  }
}
