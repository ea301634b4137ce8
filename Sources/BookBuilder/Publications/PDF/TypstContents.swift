import Articles

/// The list of what a book holds: its parts, their chapters and the pages of the reference, with the
/// pages on which they begin.
///
/// The bookmarks, which Typst makes of all headings, name every page.
struct TypstContents {
  /// The book.
  let publication: Publication
  /// What it can be printed with.
  let fonts: TypstFonts

  /// The list.
  var text: String {
    func literal(_ text: String) -> String { TypstText(text, in: fonts).literal }
    let contents = publication.contents
    let starts = contents.map { $0.pages.first.map { literal($0.name) } ?? "" } + [nil]
    let parts = contents.enumerated().map { index, part -> String in
      let title =
        part.part.map { "#heading(level: 2, \(Self.unlisted))[#\(literal($0.title))]\n" } ?? ""
      let start = ".after(label(\(starts[index] ?? "")))"
      let end = starts[index + 1].map { ".before(label(\($0)))" } ?? ""
      let target = "heading.where(level: 1, outlined: true)\(start)\(end)"
      return "\(title)#outline(title: none, target: \(target))\n"
    }
    return "#heading(level: 1, outlined: false)[#\(literal(publication.contentsWord))]\n"
      + parts.joined()
  }

  /// What a heading says of itself that neither the list nor the bookmarks name.
  private static let unlisted = "outlined: false, bookmarked: false"
}
