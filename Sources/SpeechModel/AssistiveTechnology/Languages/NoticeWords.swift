/// The notes that an element has more to offer.
struct NoticeWords: Sendable {
  /// There are custom actions.
  let actions: Word
  /// There is content on demand.
  let content: Word
}
