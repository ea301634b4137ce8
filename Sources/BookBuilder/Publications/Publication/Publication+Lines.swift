import Articles
import BookModel
import PlainText

extension Publication {
  /// The book as plain text: the first page, the contents, and all other pages.
  ///
  /// The contents leave out the pages that stand below others, as nobody would listen to all of them.
  var lines: [TextLine] {
    let entries = contentsEntries.filter { $0.kind != .pageBelow }.flatMap { entry in
      entry.kind == .part ? [.added(""), entry.line] : [entry.line]
    }
    return (pages.first?.lines ?? []) + Self.gap + [contentsHeading]
      + (entries.first?.text.isEmpty == true ? [] : [.added("")]) + entries
      + pages.dropFirst().flatMap { Self.gap + $0.lines }
  }

  /// The heading of the contents.
  var contentsHeading: TextLine {
    var heading = TextLine.added(contentsWord + ".")
    heading.kind = .heading
    return heading
  }

  /// A line for each page after the first, and one for each part before its pages.
  var contentsEntries: [ContentsEntry] {
    let below = pagesBelowOthers
    var entries: [ContentsEntry] = []
    var part: PublicationPage.Part?
    var chapters = 0
    for (index, page) in pages.enumerated().dropFirst() {
      if let title = page.part?.title, page.part != part {
        entries.append(ContentsEntry(kind: .part, line: .added(title + ":"), page: nil))
      }
      part = page.part
      if page.kind == .chapter { chapters += 1 }
      let mark = page.kind == .chapter ? "\(chapters). " : "- "
      let kind: ContentsEntry.Kind = below.contains(page.article.page) ? .pageBelow : .page
      entries.append(ContentsEntry(kind: kind, line: .added(mark + page.title), page: index))
    }
    return entries
  }

  private static let gap = [TextLine.added(""), .added("")]
}
