/// What a check of a book came to, in numbers, by the language of the chapters and in all.
package struct CheckReport: Hashable, Codable, Sendable {
  /// The languages of the chapters, in the order in which they come first.
  package var languages: [LanguageReport]
  /// The numbers of all languages together.
  package var all: Counts

  package init(languages: [LanguageReport], all: Counts) {
    self.languages = languages
    self.all = all
  }

  /// The numbers of the chapters of one language.
  package struct LanguageReport: Hashable, Codable, Sendable {
    /// The language, as a BCP 47 tag.
    package var language: String
    package var counts: Counts
    /// The blocks that are shown without a check, in the order of path and line.
    package var shown: [Shown]
    /// The findings that their authors let stand, in the order of path and line.
    package var allowed: [Allowed]

    package init(language: String, counts: Counts, shown: [Shown], allowed: [Allowed]) {
      self.language = language
      self.counts = counts
      self.shown = shown
      self.allowed = allowed
    }
  }

  /// A finding about the text of a chapter that its author let stand.
  package struct Allowed: Hashable, Codable, Sendable {
    /// The path of its file, relative to the book.
    package var path: String
    /// The line of the comment that allows it, from 1.
    package var line: Int
    /// The name of the kind of finding.
    package var id: String
    /// Why it stands.
    package var reason: String

    /// Creates a finding that stands.
    package init(path: String, line: Int, id: String, reason: String) {
      self.path = path
      self.line = line
      self.id = id
      self.reason = reason
    }
  }

  /// A block of Swift code that is shown without a check.
  package struct Shown: Hashable, Codable, Sendable {
    /// The path of its file, relative to the book.
    package var path: String
    /// The line of its opening fence, from 1.
    package var line: Int
    package var reason: String

    /// Creates a block that is shown.
    package init(path: String, line: Int, reason: String) {
      self.path = path
      self.line = line
      self.reason = reason
    }
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
    package var voiceOver: TranscriptCounts
    package var voiceControl: TranscriptCounts
    package var switchControl: TranscriptCounts
    package var fullKeyboardAccess: TranscriptCounts
    /// Screens that were drawn as they were computed.
    package var screens: Int
    /// Lines in all of these that an assistive technology says or shows.
    package var lines: Int
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
