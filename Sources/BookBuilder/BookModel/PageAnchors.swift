import SourceText

/// The names on a page that links may refer to, in the order of the page.
///
/// They are kept as one text: a long book has a hundred thousand, which would take a piece of memory
/// each.
package struct PageAnchors: Hashable, Sendable {
  /// The names with a line feed, which none of them holds, before the first and after each.
  private let text: String

  /// Creates the list out of the names.
  package init(_ names: [String]) {
    text = names.reduce(into: "\n") { $0 += $1 + "\n" }
  }

  /// Whether there is none.
  package var isEmpty: Bool { text == "\n" }

  /// The names.
  package var names: [String] { text.split(separator: "\n").map(String.init) }

  /// Whether a name is among them.
  package func contains(_ name: String) -> Bool {
    text.holds("\n\(name)\n")
  }
}
