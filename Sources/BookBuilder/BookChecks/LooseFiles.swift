import Articles
package import BookModel
package import Markdown
package import SnippetNotation

/// Markdown files that belong to no book, and what their links find on the disk.
///
/// All paths begin at the root of the disk, without a solidus before them.
package struct LooseFiles: Sendable {
  /// The files that are looked at.
  package var pages: [ChapterSource]
  /// The other Markdown files to whose places they link.
  package var neighbours: [PagePath: MarkdownDocument]
  /// The Markdown files that links may name.
  package var known: Set<String>
  /// The other files and folders that links may name.
  package var others: Set<String>
  /// The folder that addresses beginning with `/` are relative to; `nil` if nobody knows it.
  package var root: String?

  /// Creates the value of its parts.
  package init(
    pages: [ChapterSource],
    neighbours: [PagePath: MarkdownDocument] = [:],
    known: Set<String> = [],
    others: Set<String> = [],
    root: String? = nil
  ) {
    self.pages = pages
    self.neighbours = neighbours
    self.known = known
    self.others = others
    self.root = root
  }

  /// Finds out where the links of the files go.
  var links: LinkResolver {
    LinkResolver(pages: known.union(pages.map(\.path)), others: others, root: root)
  }

  /// What the links of the files name, from the root of the disk, whether it is there or not.
  package var linked: [(path: String, hasPlace: Bool)] {
    let links = links
    return pages.flatMap { page in
      page.document.destinations.compactMap { destination in
        links.filePath(destination, from: page.path).map { ($0, destination.contains("#")) }
      }
    }
  }

  /// The number of links to what lies elsewhere, of which nobody knows here whether it is there.
  package var addressesElsewhere: Int {
    let links = links
    return pages.reduce(0) { count, page in
      count
        + page.document.destinations.count { destination in
          links.target(of: destination, from: page.path) == .external(destination)
        }
    }
  }
}

extension MarkdownDocument {
  /// Where the links and pictures of the text go, in their order.
  fileprivate var destinations: [String] {
    allBlocks.flatMap(\.runningTexts).joined().flatMap(\.withInnerInlines).compactMap { inline in
      switch inline.kind {
      case .link(let destination, _, _): destination
      case .image(let source, _, _): source
      default: nil
      }
    } + markupAddresses.map(\.destination)
  }
}
