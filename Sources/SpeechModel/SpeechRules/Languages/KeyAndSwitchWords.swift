/// The names of keys, as a page prints them.
package struct KeyWords: Sendable {
  package let tab: Word
  package let shiftTab: Word
  package let up: Word
  package let down: Word
  package let left: Word
  package let right: Word
  package let space: Word
  package let escape: Word
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
