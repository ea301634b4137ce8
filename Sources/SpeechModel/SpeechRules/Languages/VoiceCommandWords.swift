/// What Voice Control understands.
///
/// A pattern holds what is said, alternatives divided by `|`; the first one is shown. Words in square
/// brackets may be left out. `{name}` stands for a name or number, `{count}` for a number, `{text}`
/// for what is to be typed. Apple's own tables are written so.
package struct VoiceCommandWords: Sendable {
  /// Show names until the next command.
  package let showNames: Word
  /// Show numbers until the next command.
  package let showNumbers: Word
  /// Show the grid until the next command.
  package let showGrid: Word
  /// Show names and keep them.
  package let showNamesContinuously: Word
  /// Show numbers and keep them.
  package let showNumbersContinuously: Word
  /// Show the grid and keep it.
  package let showGridContinuously: Word
  /// Hide names.
  package let hideNames: Word
  /// Hide numbers.
  package let hideNumbers: Word
  /// Hide the grid.
  package let hideGrid: Word
  /// Hide whatever lies over the screen.
  package let hideOverlays: Word
  /// Show every command.
  package let showCommands: Word
  /// Show what can be said here.
  package let showWhatToSay: Word
  /// Show the custom actions of an element.
  package let showActions: Word
  /// Choose what carries a number.
  package let choose: Word
  /// Tap.
  package let tap: Word
  /// Tap twice.
  package let doubleTap: Word
  /// Touch for a while.
  package let longPress: Word
  /// Touch and stay; the same as ``longPress`` to us.
  package let tapAndHold: Word
  /// Raise a value by one step.
  package let increment: Word
  /// Raise a value by several steps.
  package let incrementBy: Word
  /// Lower a value by one step.
  package let decrement: Word
  /// Lower a value by several steps.
  package let decrementBy: Word
  /// Swipe in the four directions.
  package let swipe: Directions
  /// Swipe at an element, in the four directions.
  package let swipeAt: Directions
  /// Scroll by a page, in the four directions.
  package let scroll: Directions
  /// Scroll to the end, in the four directions.
  package let scrollToEdge: Directions
  /// Go back.
  package let goBack: Word
  /// Leave the app.
  package let goHome: Word
  /// Stop listening.
  package let sleep: Word
  /// Listen again.
  package let wakeUp: Word
  /// Lock the device.
  package let lockScreen: Word
  /// Do the last command again.
  package let repeatThat: Word
  /// Do the last command several times.
  package let repeatTimes: Word
  /// Type a text.
  package let type: Word
  /// Delete what was typed last.
  package let deleteThat: Word
  /// Delete the whole text.
  package let deleteAll: Word
  /// The words for the numbers from one on, a blank between two of them.
  package let numbers: Word

  /// A pattern for each direction.
  package struct Directions: Sendable {
    /// To the right.
    package let right: Word
    /// To the left.
    package let left: Word
    /// To the top.
    package let up: Word
    /// To the bottom.
    package let down: Word
  }
}
