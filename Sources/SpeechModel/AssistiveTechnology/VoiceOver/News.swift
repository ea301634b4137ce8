/// What an app made known of its own accord, and what followed from it.
struct News {
  /// The lines of the transcript.
  var entries: [Transcript.Entry] = []
  /// Announcements that wait until everything else has been spoken.
  var queued: [Transcript.Entry] = []
  /// Whether the focus was moved, so that nothing more is to be said of the old element.
  var movedFocus = false
  /// Whether a screen appeared or went away.
  var leftScreen = false

  /// Adds what came later.
  mutating func append(_ other: News) {
    entries += other.entries
    queued += other.queued
    movedFocus = movedFocus || other.movedFocus
    leftScreen = leftScreen || other.leftScreen
  }
}
