/// The names of keys, as a page prints them.
struct KeyWords: Sendable {
  /// The tabulator.
  let tab: Word
  /// The tabulator with the shift key.
  let shiftTab: Word
  /// The arrow up.
  let up: Word
  /// The arrow down.
  let down: Word
  /// The arrow to the left.
  let left: Word
  /// The arrow to the right.
  let right: Word
  /// The space bar.
  let space: Word
  /// The escape key.
  let escape: Word
  /// The keys that go back.
  let back: Word
  /// The keys that show the actions of an element.
  let actions: Word
  /// To choose an entry of a menu; its name follows.
  let choose: Word
  /// To type; the text follows.
  let type: Word
}
