import Articles
import BookModel

struct ContentsEntry: Hashable, Sendable {
  var kind: Kind
  /// The text: a chapter with its number, a part with a colon.
  var line: TextLine
  var page: Int?

  enum Kind: Hashable, Sendable {
    case part
    case page
    case subpage
  }
}

struct ContentsPart: Hashable, Sendable {
  var part: PublicationPage.Part?
  var pages: [PublicationPage]
}

extension Publication {
  var contents: [ContentsPart] {
    var contents: [ContentsPart] = []
    for page in pages {
      if page.part == contents.last?.part, !contents.isEmpty {
        contents[contents.count - 1].pages.append(page)
      } else {
        contents.append(ContentsPart(part: page.part, pages: [page]))
      }
    }
    return contents
  }

  /// The pages below other pages, such as those of components.
  ///
  /// Contents omit them: hundreds of such entries would hide the chapters.
  var subpages: Set<PagePath> {
    let included = Set(pages.dropFirst().map(\.article.page))
    let below = pages.filter { page in
      (page.article.location ?? []).contains { run in
        guard case .link(.page(let above, _), _) = run else { return false }
        return above != page.article.page && included.contains(above)
      }
    }
    return Set(below.map(\.article.page))
  }

  /// The book as plain text: the introduction, the contents, and all other pages.
  ///
  /// The contents omit subpages, as no one would listen to all of them.
  var lines: [TextLine] {
    let entries = contentsEntries.filter { $0.kind != .subpage }.flatMap { entry in
      entry.kind == .part ? [.added(""), entry.line] : [entry.line]
    }
    return (pages.first?.lines ?? []) + Self.gap + [contentsHeading]
      + (entries.first?.text.isEmpty == true ? [] : [.added("")]) + entries
      + pages.dropFirst().flatMap { Self.gap + $0.lines }
  }

  var contentsHeading: TextLine {
    var heading = TextLine.added(contentsTitle + ".")
    heading.kind = .heading
    return heading
  }

  /// A line for each page after the first, and one for each part before its pages.
  var contentsEntries: [ContentsEntry] {
    let below = subpages
    var entries: [ContentsEntry] = []
    var part: PublicationPage.Part?
    var chapters = 0
    for (index, page) in pages.enumerated().dropFirst() {
      if let title = page.part?.title, page.part != part {
        entries.append(ContentsEntry(kind: .part, line: .added(title + ":"), page: nil))
      }
      part = page.part
      if page.kind == .chapter { chapters += 1 }
      let prefix = page.kind == .chapter ? "\(chapters). " : "- "
      let kind: ContentsEntry.Kind = below.contains(page.article.page) ? .subpage : .page
      entries.append(ContentsEntry(kind: kind, line: .added(prefix + page.title), page: index))
    }
    return entries
  }

  private static let gap = [TextLine.added(""), .added("")]
}
