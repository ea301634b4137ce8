/// The notes that an element has more to offer.
package struct NoticeWords: Sendable {
  /// There are custom actions.
  package let actions: Word
  /// There is content on demand.
  package let content: Word
}
