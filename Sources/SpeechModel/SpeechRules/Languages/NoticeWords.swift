/// The notes that an element has more to offer.
package struct NoticeWords: Sendable {
  /// There are custom actions.
  package var actions: Word
  /// There is content on demand.
  package var content: Word
}
