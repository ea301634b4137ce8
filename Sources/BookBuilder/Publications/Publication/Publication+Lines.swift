import PlainText

extension Publication {
  /// The book as plain text: the first page, the contents, and all other pages.
  var lines: [TextLine] {
    let rest = pages.dropFirst()
    return (pages.first?.lines ?? []) + contents(of: rest) + rest.flatMap { Self.gap + $0.lines }
  }

  private static let gap = [TextLine.added(""), .added("")]

  private func contents(of pages: ArraySlice<PublicationPage>) -> [TextLine] {
    var heading = TextLine.added(contentsWord + ".")
    heading.kind = .heading
    return Self.gap + [heading, .added("")]
      + pages.enumerated().map { index, page in .added("\(index + 1). \(page.title)") }
  }
}
