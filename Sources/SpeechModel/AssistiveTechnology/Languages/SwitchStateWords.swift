/// The words for the state of a switch.
struct SwitchStateWords: Sendable {
  /// The word for the value “1”.
  let on: Word
  /// The word for the value “0”.
  let off: Word
  /// The word for the value “2”.
  let mixed: Word
}
