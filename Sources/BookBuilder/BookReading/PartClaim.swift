import Yams

/// Which files a part of the book means, told from its words alone, as something is wrong with them.
///
/// What becomes of those files is no fault of theirs: the part has a finding already.
struct PartClaim: Hashable, Sendable {
  /// The folder; `nil` where nobody can tell it.
  let folder: String?
  /// The names of chapters.
  let slugs: Set<String>

  /// Takes a part as its author wrote it.
  init(_ node: Node) {
    folder = (node.mapping?["id"] ?? node).string
    slugs = Set(node.mapping?["chapters"]?.sequence?.compactMap(\.string) ?? [])
  }

  /// Whether a Markdown file under `Content` may belong to the part.
  func holds(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard let file = names.last else { return false }
    let isInFolder = folder != nil && names.dropLast().last == folder
    return isInFolder || slugs.contains(String(file.dropLast(".md".count)))
  }
}
