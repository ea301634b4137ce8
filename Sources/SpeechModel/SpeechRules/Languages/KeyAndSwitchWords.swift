/// The names of keys, as pages print them.
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
  package let actions: Word
  /// Choosing a menu item; the format takes its name.
  package let choose: Word
  /// Typing; the format takes the text.
  package let type: Word
}

/// The words of Switch Control, as its menu and pages show them.
package struct SwitchWords: Sendable {
  package let tap: Word
  package let increment: Word
  package let decrement: Word
  package let next: Word
  package let previous: Word
  package let select: Word
  /// Choosing a menu item; the format takes its name.
  package let choose: Word
  /// Closing the menu or leaving the group.
  package let cancel: Word
}
