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
