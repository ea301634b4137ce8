/// The names of keys, as a page prints them.
package struct KeyWords: Sendable {
  /// The tabulator.
  package let tab: Word
  /// The tabulator with the shift key.
  package let shiftTab: Word
  /// The arrow up.
  package let up: Word
  /// The arrow down.
  package let down: Word
  /// The arrow to the left.
  package let left: Word
  /// The arrow to the right.
  package let right: Word
  /// The space bar.
  package let space: Word
  /// The escape key.
  package let escape: Word
  /// The keys that go back.
  package let back: Word
  /// The keys that show the actions of an element.
  package let actions: Word
  /// To choose an entry of a menu; its name follows.
  package let choose: Word
  /// To type; the text follows.
  package let type: Word
}

/// The words of Switch Control.
package struct SwitchWords: Sendable {
  /// The entry of an item's menu that taps it.
  package let tap: Word
  /// The entry that raises a value.
  package let increment: Word
  /// The entry that lowers a value.
  package let decrement: Word
  /// To go to the next item, as a page prints it.
  package let next: Word
  /// To go to the item before.
  package let previous: Word
  /// To select the highlighted item.
  package let select: Word
  /// To choose an entry of a menu; its name follows.
  package let choose: Word
  /// To close the menu or leave the group.
  package let cancel: Word
}
