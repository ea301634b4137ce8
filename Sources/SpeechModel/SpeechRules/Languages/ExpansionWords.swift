/// The words for whether an element shows what it holds.
package struct ExpansionWords: Sendable {
  /// It shows what it holds.
  package let expanded: Word
  /// It hides what it holds.
  package let collapsed: Word
}
