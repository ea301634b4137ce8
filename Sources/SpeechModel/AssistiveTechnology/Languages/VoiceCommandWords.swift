/// What Voice Control understands.
///
/// A pattern holds what is said, alternatives divided by `|`; the first one is shown. Words in square
/// brackets may be left out. `{name}` stands for a name or number, `{count}` for a number, `{text}`
/// for what is to be typed. Apple's own tables are written so.
struct VoiceCommandWords: Sendable {
  /// Show names until the next command.
  let showNames: Word
  /// Show numbers until the next command.
  let showNumbers: Word
  /// Show the grid until the next command.
  let showGrid: Word
  /// Show names and keep them.
  let showNamesContinuously: Word
  /// Show numbers and keep them.
  let showNumbersContinuously: Word
  /// Show the grid and keep it.
  let showGridContinuously: Word
  /// Hide names.
  let hideNames: Word
  /// Hide numbers.
  let hideNumbers: Word
  /// Hide the grid.
  let hideGrid: Word
  /// Hide whatever lies over the screen.
  let hideOverlays: Word
  /// Show every command.
  let showCommands: Word
  /// Show what can be said here.
  let showWhatToSay: Word
  /// Show the custom actions of an element.
  let showActions: Word
  /// Choose what carries a number.
  let choose: Word
  /// Tap.
  let tap: Word
  /// Tap twice.
  let doubleTap: Word
  /// Touch for a while.
  let longPress: Word
  /// Touch and stay; the same as ``longPress`` to us.
  let tapAndHold: Word
  /// Raise a value by one step.
  let increment: Word
  /// Raise a value by several steps.
  let incrementBy: Word
  /// Lower a value by one step.
  let decrement: Word
  /// Lower a value by several steps.
  let decrementBy: Word
  /// Swipe in the four directions.
  let swipe: Directions
  /// Swipe at an element, in the four directions.
  let swipeAt: Directions
  /// Scroll by a page, in the four directions.
  let scroll: Directions
  /// Scroll to the end, in the four directions.
  let scrollToEdge: Directions
  /// Go back.
  let goBack: Word
  /// Leave the app.
  let goHome: Word
  /// Stop listening.
  let sleep: Word
  /// Listen again.
  let wakeUp: Word
  /// Lock the device.
  let lockScreen: Word
  /// Do the last command again.
  let repeatThat: Word
  /// Do the last command several times.
  let repeatTimes: Word
  /// Type a text.
  let type: Word
  /// Delete what was typed last.
  let deleteThat: Word
  /// Delete the whole text.
  let deleteAll: Word
  /// The words for the numbers from one on, a blank between two of them.
  let numbers: Word

  /// A pattern for each direction.
  struct Directions: Sendable {
    /// To the right.
    let right: Word
    /// To the left.
    let left: Word
    /// To the top.
    let up: Word
    /// To the bottom.
    let down: Word
  }
}
