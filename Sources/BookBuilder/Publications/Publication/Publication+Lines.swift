import PlainText

extension Publication {
  /// The book as plain text: the first page, the contents, and all other pages.
  var lines: [TextLine] {
    let rest = pages.dropFirst()
    return (pages.first?.lines ?? []) + Self.gap + [contentsHeading, .added("")] + contentsEntries
      + rest.flatMap { Self.gap + $0.lines }
  }

  /// The heading of the contents.
  var contentsHeading: TextLine {
    var heading = TextLine.added(contentsWord + ".")
    heading.kind = .heading
    return heading
  }

  /// A line for each page after the first.
  var contentsEntries: [TextLine] {
    pages.dropFirst().enumerated().map { index, page in .added("\(index + 1). \(page.title)") }
  }

  private static let gap = [TextLine.added(""), .added("")]
}
