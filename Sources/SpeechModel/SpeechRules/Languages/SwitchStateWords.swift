/// The words for the state of a switch.
package struct SwitchStateWords: Sendable {
  /// The word for the value “1”.
  package var on: Word
  /// The word for the value “0”.
  package var off: Word
  /// The word for the value “2”.
  package var mixed: Word
}
