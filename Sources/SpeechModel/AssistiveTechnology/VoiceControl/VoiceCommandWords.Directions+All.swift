import SpeechRules

extension VoiceCommandWords.Directions {
  /// The patterns with their directions.
  var all: [(direction: Gesture.Direction, pattern: Word)] {
    [(.right, right), (.left, left), (.up, up), (.down, down)]
  }
}
