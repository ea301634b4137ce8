/// The words of Switch Control.
struct SwitchWords: Sendable {
  /// The entry of an item's menu that taps it.
  let tap: Word
  /// The entry that raises a value.
  let increment: Word
  /// The entry that lowers a value.
  let decrement: Word
  /// To go to the next item, as a page prints it.
  let next: Word
  /// To go to the item before.
  let previous: Word
  /// To select the highlighted item.
  let select: Word
  /// To choose an entry of a menu; its name follows.
  let choose: Word
  /// To close the menu or leave the group.
  let cancel: Word
}
