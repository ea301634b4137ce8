/// The words for whether an element shows what it holds.
struct ExpansionWords: Sendable {
  /// It shows what it holds.
  let expanded: Word
  /// It hides what it holds.
  let collapsed: Word
}
