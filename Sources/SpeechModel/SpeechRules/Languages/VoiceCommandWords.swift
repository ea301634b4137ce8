/// The commands that Voice Control understands, as patterns.
///
/// A pattern lists alternatives separated by `|`; the first is the one shown. Words in square
/// brackets are optional. `{name}` matches a name or number, `{count}` a number and `{text}` the
/// text to type. Apple's tables use the same notation.
package struct VoiceCommandWords: Sendable {
  package let showNames: Word
  package let showNumbers: Word
  package let showGrid: Word
  package let showNamesContinuously: Word
  package let showNumbersContinuously: Word
  package let showGridContinuously: Word
  package let hideNames: Word
  package let hideNumbers: Word
  package let hideGrid: Word
  package let hideOverlays: Word
  package let showCommands: Word
  package let showWhatToSay: Word
  package let showActions: Word
  package let choose: Word
  package let tap: Word
  package let doubleTap: Word
  package let longPress: Word
  /// Treated like ``longPress``.
  package let tapAndHold: Word
  package let increment: Word
  package let incrementBy: Word
  package let decrement: Word
  package let decrementBy: Word
  package let swipe: Directions
  package let swipeAt: Directions
  package let scroll: Directions
  package let scrollToEdge: Directions
  package let goBack: Word
  package let goHome: Word
  package let sleep: Word
  package let wakeUp: Word
  package let lockScreen: Word
  package let repeatThat: Word
  package let repeatTimes: Word
  package let type: Word
  package let deleteThat: Word
  package let deleteAll: Word
  /// The words for the numbers from one, separated by spaces.
  ///
  /// Alternatives for a number are separated by `|`.
  package let numbers: Word

  package struct Directions: Sendable {
    package let right: Word
    package let left: Word
    package let up: Word
    package let down: Word
  }
}
