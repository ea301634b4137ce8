/// The words for the state of a switch.
package struct SwitchStateWords: Sendable {
  /// The word for the value “1”.
  package let on: Word
  /// The word for the value “0”.
  package let off: Word
  /// The word for the value “2”.
  package let mixed: Word
}
