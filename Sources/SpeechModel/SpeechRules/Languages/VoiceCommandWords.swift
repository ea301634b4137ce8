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
  package let showNamesContinuously: Word
  package let showNumbersContinuously: Word
  package let showGridContinuously: Word
  package let hideNames: Word
  package let hideNumbers: Word
  package let hideGrid: Word
  /// Hide whatever lies over the screen.
  package let hideOverlays: Word
  package let showCommands: Word
  package let showWhatToSay: Word
  /// Show the custom actions of an element.
  package let showActions: Word
  /// Choose what carries a number.
  package let choose: Word
  package let tap: Word
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
  package let swipe: Directions
  /// Swipe at an element, in the four directions.
  package let swipeAt: Directions
  /// Scroll by a page, in the four directions.
  package let scroll: Directions
  /// Scroll to the end, in the four directions.
  package let scrollToEdge: Directions
  package let goBack: Word
  /// Leave the app.
  package let goHome: Word
  /// Stop listening.
  package let sleep: Word
  /// Listen again.
  package let wakeUp: Word
  package let lockScreen: Word
  /// Do the last command again.
  package let repeatThat: Word
  /// Do the last command several times.
  package let repeatTimes: Word
  package let type: Word
  /// Delete what was typed last.
  package let deleteThat: Word
  package let deleteAll: Word
  /// The words for the numbers from one on, a blank between two of them.
  package let numbers: Word

  /// A pattern for each direction.
  package struct Directions: Sendable {
    package let right: Word
    package let left: Word
    package let up: Word
    package let down: Word
  }
}
