import SourceText

/// Where a link goes.
package enum LinkTarget: Hashable, Sendable {
  /// To another site.
  case external(String)
  /// To a page of the book, or to a place in it.
  case page(PagePath, anchor: String?)
  /// To a place on the same page.
  case anchor(String)
  /// To a file of the book, by its path relative to the root.
  case asset(String)
  case file(PagePath)
}

/// The names on a page that links may refer to, in the order of the page.
///
/// They are kept as one text: a long book has a hundred thousand, which would take a piece of memory
/// each.
package struct PageAnchors: Hashable, Sendable {
  /// The names with a line feed, which none of them holds, before the first and after each.
  private let text: String

  package init(_ names: [String]) {
    text = names.reduce(into: "\n") { $0 += $1 + "\n" }
  }

  package var isEmpty: Bool { text == "\n" }

  package var names: [String] { text.split(separator: "\n").map(String.init) }

  package func contains(_ name: String) -> Bool {
    text.holds("\n\(name)\n")
  }
}

/// The kinds of pages that take a reader to the text in their own ways: the templates of the site.
package enum PageKind: String, Hashable, CaseIterable, Sendable {
  /// The page that opens the book.
  case home
  case chapter
  /// A table of facts, or a page made of facts and front matter.
  case reference
  /// A page about the site and the book: what was checked, the plain texts.
  case about
  case search
  /// The form in which readers try out an element.
  case tryout
  /// The page for missing pages.
  case notFound
}
