/// A table of a Markdown document.
package struct MarkdownTable: Hashable, Sendable {
  /// The cells of the head row.
  package var header: [[Inline]]
  /// The cells of the other rows; each row has as many as the head.
  package var rows: [[[Inline]]]
}
