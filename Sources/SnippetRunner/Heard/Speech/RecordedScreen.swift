/// The recorded speech of one screen, unfiltered.
package struct RecordedScreen: Hashable, Codable, Sendable {
  package var id: String?
  package var lines: [RecordedLine]
  /// Explains a difference from the computed lines, so that `book check` doesn't report it.
  package var note: String?

  package init(id: String? = nil, lines: [RecordedLine], note: String? = nil) {
    self.id = id
    self.lines = lines
    self.note = note
  }

  /// The lines of the walk from the first element to the last, without repetitions.
  ///
  /// Omits VoiceOver's own messages, failed steps, announcements and the repetitions at the end.
  /// The first line is taken from the way back if possible: there it doesn't include the name of
  /// the app, and it isn't lost after “VoiceOver on”.
  package var walk: [RecordedLine] {
    let isOwn = { (line: RecordedLine) in SpokenForm(line.utterance).text == "VoiceOver on" }
    let utterances = lines.filter { !$0.utterance.isEmpty && !isOwn($0) }
    let back = utterances.filter { $0.step == .backward }
    var walk = utterances.filter { [nil, .current, .forward].contains($0.step) }
    var hasEnd = false
    if let last = walk.last, last.step == .forward {
      let repeats = walk.reversed().prefix { $0.step == .forward && $0.utterance == last.utterance }
      // Two stops may have the same speech; three repetitions mean the end.
      if repeats.count > 2 {
        hasEnd = true
        walk.removeLast(repeats.count - Self.equals(of: last, at: back, atMost: repeats.count))
      }
    }
    if let first = back.last {
      if walk.first?.step == .current { walk.removeFirst() }
      // A screen's only element was already spoken on the way there.
      let isOnlyElement = hasEnd && walk.allSatisfy { $0.utterance == first.utterance }
      if !isOnlyElement { walk.insert(first, at: 0) }
    }
    return walk
  }

  /// The number of elements at the end with the same speech: one more than the way back begins
  /// with.
  private static func equals(of last: RecordedLine, at back: [RecordedLine], atMost: Int) -> Int {
    let equal = back.prefix { $0.utterance == last.utterance }.count
    return equal == back.count ? 1 : min(equal + 1, atMost)
  }
}
