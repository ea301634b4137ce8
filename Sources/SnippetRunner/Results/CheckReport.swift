/// What a check of a book came to, in numbers, by the language of the chapters and in all.
package struct CheckReport: Hashable, Codable, Sendable {
  /// The languages of the chapters, in the order in which they come first.
  package var languages: [Edition]
  /// The numbers of all languages together.
  package var all: Counts

  /// The numbers of the chapters of one language.
  package struct Edition: Hashable, Codable, Sendable {
    /// The language, as a BCP 47 tag.
    package var language: String
    /// The numbers.
    package var counts: Counts
    /// The blocks that are shown without a check, in the order of path and line.
    package var shown: [Shown]
  }

  /// A block of Swift code that is shown without a check.
  package struct Shown: Hashable, Codable, Sendable {
    /// The path of its file, relative to the book.
    package var path: String
    /// The line of its opening fence, from 1.
    package var line: Int
    /// Why it is not checked.
    package var reason: String
  }

  /// How often each verdict was given.
  package struct Counts: Hashable, Codable, Sendable {
    /// Blocks of Swift code that compiled and ran to their end.
    package var ran: Int
    /// Blocks of Swift code that compiled and were not to be run.
    package var compiled: Int
    /// Blocks of Swift code that the compiler rejected, as they promise.
    package var rejected: Int
    /// Blocks of Swift code that are shown without a check.
    package var shown: Int
    /// Transcripts of VoiceOver that are what was computed.
    package var voiceOver: Int
    /// Transcripts of Voice Control that are what was computed.
    package var voiceControl: Int
    /// Outputs of programs and messages of the compiler that are what was computed.
    package var matched: Int
    /// Promises that do not hold, of any kind.
    package var broken: Int

    /// Creates numbers; zeros unless given.
    package init(
      ran: Int = 0,
      compiled: Int = 0,
      rejected: Int = 0,
      shown: Int = 0,
      voiceOver: Int = 0,
      voiceControl: Int = 0,
      matched: Int = 0,
      broken: Int = 0
    ) {
      self.ran = ran
      self.compiled = compiled
      self.rejected = rejected
      self.shown = shown
      self.voiceOver = voiceOver
      self.voiceControl = voiceControl
      self.matched = matched
      self.broken = broken
    }
  }
}
