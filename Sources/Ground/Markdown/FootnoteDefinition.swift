/// The text of a footnote.
package struct FootnoteDefinition: Hashable, Sendable {
  /// The number, from 1, in the order of reference.
  package var number: Int
  /// The content.
  package var blocks: [Block]
}
