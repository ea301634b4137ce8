import Articles
import BookModel
import Localization
import SnippetNotation

/// The Atom feed of the changes that authors note in front matter, newest first.
///
/// Days come from the front matter of chapters, never from a clock, so the same book produces the
/// same file. Source: RFC 4287, The Atom Syndication Format.
struct ChangeFeed {
  let book: Book
  let language: String

  var file: OutputFile? {
    let changes = changes
    guard let newest = changes.first else { return nil }
    let page = PagePath.feed(language: language)
    let home = PagePath.home(language: language)
    let feed = XML(
      "feed",
      ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": language],
      children: [
        XML("title", text: "\(book.title[language]): \(words.site.changes)"),
        XML("subtitle", text: book.description[language]),
        XML("id", text: identifier("feed", language)),
        XML("updated", text: newest.timestamp),
        XML("author", children: [XML("name", text: (book.author ?? book.title)[language])]),
        link(to: home, from: page, rel: "alternate"),
      ]
        + changes.map { change in
          XML(
            "entry",
            children: [
              XML("title", text: change.title),
              XML("id", text: identifier(change.page.path, change.date, change.note)),
              XML("updated", text: change.timestamp),
              link(to: change.page, from: page, rel: "alternate"),
              XML("summary", text: change.note),
            ] + content(of: change)
          )
        }
    )
    return OutputFile(path: page.path, text: feed.document)
  }

  private var words: SharedInterfaceText { book.words[language] }

  private struct Change {
    var date: String
    var note: String
    var title: String
    var page: PagePath
    /// The chapter's summary, if this is its newest change.
    var glance: [String]
    var timestamp: String { date + "T00:00:00Z" }
  }

  private var changes: [Change] {
    book.pages(in: language).flatMap { edition, page in
      let frontMatter = edition.frontMatter
      let newest = frontMatter.changes.first { $0.date == frontMatter.lastChange }
      return frontMatter.changes.map { change in
        Change(
          date: change.date,
          note: change.note,
          title: frontMatter.title,
          page: page,
          glance: change == newest ? frontMatter.glances.flatMap { $0.sentences(in: words) } : []
        )
      }
    }
    .enumerated()
    .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }
    .map(\.element)
  }

  /// The note followed by the summary; feed readers show it instead of the note alone.
  private func content(of change: Change) -> [XML] {
    guard !change.glance.isEmpty else { return [] }
    let lines = [change.note] + change.glance
    return [XML("content", ["type": "text"], text: lines.joined(separator: "\n"))]
  }

  private func link(to target: PagePath, from page: PagePath, rel: String) -> XML {
    let href = SiteAddress(of: book)?.address(of: target) ?? page.href(to: target)
    return XML("link", ["rel": rel, "type": "text/html", "href": href])
  }

  /// A URN that depends only on its parts, so it stays the same from build to build.
  ///
  /// Source: RFC 9562, 5.8, which lets the implementation choose the digits of version 8.
  private func identifier(_ parts: String...) -> String {
    var fingerprint = Fingerprint()
    for part in [book.title["en"]] + parts { fingerprint.add(part) }
    var digits = Array(fingerprint.text)
    (digits[12], digits[16]) = ("8", "8")
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}

extension Book {
  func hasChanges(in language: String) -> Bool {
    introductions[language]?.frontMatter.changes.isEmpty == false
      || chapters.contains { $0.editions[language]?.frontMatter.changes.isEmpty == false }
  }
}

extension ChapterFrontMatter.Glance {
  func sentences(in words: SharedInterfaceText) -> [String] {
    let first = after == nil ? words.glance.heard : words.glance.heardBefore
    return [
      heard.map { "\(first): \(words.quotation(ofHeard: $0.text))." },
      after.map { "\(words.glance.heardAfter): \(words.quotation(ofHeard: $0.text))." },
      "\(words.glance.rule): \(rule.text)",
      code.map { "\(words.glance.code): `\($0.text)`." },
      "\(words.glance.check): \(check.text)",
    ].compactMap(\.self)
  }
}
