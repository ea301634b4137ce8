import SourceText

package enum LinkTarget: Hashable, Sendable {
  case external(String)
  case page(PagePath, anchor: String?)
  case anchor(String)
  case asset(String)
  case file(PagePath)
}

/// The anchors of a page, in the order of the page.
///
/// They are stored as one string: a long book has a hundred thousand anchors, and separate strings
/// would each need an allocation.
package struct PageAnchors: Hashable, Sendable {
  /// The anchors, each followed by a line feed, after an initial line feed.
  private let text: String

  package init(_ names: [String]) {
    text = names.reduce(into: "\n") { $0 += $1 + "\n" }
  }

  package var isEmpty: Bool { text == "\n" }

  package var names: [String] { text.split(separator: "\n").map(String.init) }

  package func contains(_ name: String) -> Bool {
    text.includes("\n\(name)\n")
  }
}

/// The kinds of pages, by the template that lays them out.
package enum PageKind: String, Hashable, CaseIterable, Sendable {
  case home
  case chapter
  /// A data table, or a page generated from data and front matter.
  case reference
  /// A page about the site and the book, such as the report and the list of plain texts.
  case about
  case search
  case tryout
  case notFound
}
