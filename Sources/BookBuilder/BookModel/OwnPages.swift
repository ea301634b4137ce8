/// The pages and files that the tool makes itself in the folder of a language.
///
/// No chapter, redirect or table of facts may have one of their names: one of the two would be lost.
package enum OwnPages {
  /// The names, in the order of the alphabet, as they are told to authors.
  package static let names = [
    "404.html", "a-z", "accessibility", "api", "book.txt", "chapters", "checklists", "components",
    "errata", "feed.xml", "glossary", "index.html", "index.txt", "lexicon", "lines.js",
    "plain-text", "report", "rules", "search", "sections", "text.js", "timeline", "try",
  ]

  /// How the names of further pages begin: one for each component, language of speech,
  /// year or subject.
  package static let beginnings = ["components-", "lexicon-", "timeline-"]

  /// Whether the tool may make a page of this name.
  ///
  /// Capital letters make no difference, as on the disks of Macs and Windows.
  package static func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }

  /// The names as a sentence for authors.
  package static var sentence: String {
    let taken = names.map { "'\($0)'" } + beginnings.map { "'\($0)…'" }
    return "give it another name; taken are \(taken.joined(separator: ", "))"
  }
}
