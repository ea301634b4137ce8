/// How many transcripts of an assistive technology are what was computed, by how sure they are.
package struct TranscriptCounts: Hashable, Codable, Sendable {
  /// Transcripts of which a device said every stop.
  package var heard: Int
  /// Transcripts whose rules and words are documented, or were heard.
  package var computed: Int
  /// Transcripts with a rule or word that nobody has reported.
  package var guessed: Int

  /// Creates numbers; zeros unless given.
  package init(heard: Int = 0, computed: Int = 0, guessed: Int = 0) {
    self.heard = heard
    self.computed = computed
    self.guessed = guessed
  }

  package var all: Int { heard + computed + guessed }

  package mutating func add(_ walkthrough: Walkthrough) {
    if walkthrough.heardOn != nil {
      heard += 1
    } else if walkthrough.guesses.isEmpty {
      computed += 1
    } else {
      guessed += 1
    }
  }

  /// Adds what was counted elsewhere.
  package static func += (sum: inout Self, other: Self) {
    sum.heard += other.heard
    sum.computed += other.computed
    sum.guessed += other.guessed
  }
}
