/// The number of correct transcripts of an assistive technology, by certainty.
///
/// A transcript is `heard` if a device spoke every line, `guessed` if any of its rules or words is
/// a guess, and otherwise `computed`: its rules and words are documented or were heard elsewhere.
package struct TranscriptCounts: Hashable, Codable, Sendable {
  package var heard: Int
  package var computed: Int
  package var guessed: Int

  package init(heard: Int = 0, computed: Int = 0, guessed: Int = 0) {
    self.heard = heard
    self.computed = computed
    self.guessed = guessed
  }

  package mutating func add(_ walkthrough: Walkthrough) {
    if walkthrough.heardOn != nil {
      heard += 1
    } else if walkthrough.guesses.isEmpty {
      computed += 1
    } else {
      guessed += 1
    }
  }

  package static func += (left: inout Self, right: Self) {
    left.heard += right.heard
    left.computed += right.computed
    left.guessed += right.guessed
  }
}
