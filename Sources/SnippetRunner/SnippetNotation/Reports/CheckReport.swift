/// The results of checking a book in numbers, by language and in total.
///
/// `book check` writes it to `build/check.json`, so the property names are part of a file format.
/// Paths are relative to the book, line numbers are 1-based, and lists are sorted by path and line.
/// Languages are BCP 47 tags, in order of first appearance.
package struct CheckReport: Hashable, Codable, Sendable {
  package var languages: [LanguageReport]
  package var all: Counts

  package struct LanguageReport: Hashable, Codable, Sendable {
    package var language: String
    package var counts: Counts
    package var shown: [Shown]
    package var allowed: [Allowed]
  }

  package struct Allowed: Hashable, Codable, Sendable {
    package var path: String
    package var line: Int
    package var id: String
    package var reason: String

    package init(path: String, line: Int, id: String, reason: String) {
      self.path = path
      self.line = line
      self.id = id
      self.reason = reason
    }
  }

  package struct Shown: Hashable, Codable, Sendable {
    package var path: String
    package var line: Int
    package var reason: String
  }

  /// How many fences ended with each verdict.
  ///
  /// `ran`, `compiled`, `rejected` and `shown` count Swift blocks without an option and those with
  /// the options `compiles`, `fails` and `shown`; `matched` counts program outputs and compiler
  /// messages, and `broken` counts failed checks of any kind.
  package struct Counts: Hashable, Codable, Sendable {
    package var ran: Int
    package var compiled: Int
    package var rejected: Int
    package var shown: Int
    package var voiceOver: TranscriptCounts
    package var voiceControl: TranscriptCounts
    package var switchControl: TranscriptCounts
    package var fullKeyboardAccess: TranscriptCounts
    package var screens: Int
    /// The lines that assistive technologies say or display in all of these.
    package var lines: Int
    package var matched: Int
    package var broken: Int

    package init(
      ran: Int = 0,
      compiled: Int = 0,
      rejected: Int = 0,
      shown: Int = 0,
      voiceOver: TranscriptCounts = TranscriptCounts(),
      voiceControl: TranscriptCounts = TranscriptCounts(),
      switchControl: TranscriptCounts = TranscriptCounts(),
      fullKeyboardAccess: TranscriptCounts = TranscriptCounts(),
      screens: Int = 0,
      lines: Int = 0,
      matched: Int = 0,
      broken: Int = 0
    ) {
      self.ran = ran
      self.compiled = compiled
      self.rejected = rejected
      self.shown = shown
      self.voiceOver = voiceOver
      self.voiceControl = voiceControl
      self.switchControl = switchControl
      self.fullKeyboardAccess = fullKeyboardAccess
      self.screens = screens
      self.lines = lines
      self.matched = matched
      self.broken = broken
    }
  }
}
