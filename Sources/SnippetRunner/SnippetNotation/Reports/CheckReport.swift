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
    package var ran = 0
    package var compiled = 0
    package var rejected = 0
    package var shown = 0
    package var voiceOver = TranscriptCounts()
    package var voiceControl = TranscriptCounts()
    package var switchControl = TranscriptCounts()
    package var fullKeyboardAccess = TranscriptCounts()
    package var screens = 0
    /// The lines that assistive technologies say or display in all of these.
    package var lines = 0
    package var matched = 0
    package var broken = 0

    package init() {}
  }
}
