/// What was heard on one screen, as it was caught.
package struct HeardScreen: Hashable, Codable, Sendable {
  /// The name of the exported screen; `nil` for a screen of somebody else's app.
  package var id: String?
  package var lines: [HeardLine]
  /// Why a difference from the computed lines stands; with it, `book check` has no finding.
  package var note: String?

  package init(id: String? = nil, lines: [HeardLine], note: String? = nil) {
    self.id = id
    self.lines = lines
    self.note = note
  }

  /// The lines of the walk from the first element to the last, each once.
  ///
  /// What VoiceOver says of itself, failed steps, announcements and the repeats at the end are left
  /// out. The first element is taken from the way back where there is one: there it is said without
  /// the name of the app, and after “VoiceOver on” it is said nowhere else.
  package var walk: [HeardLine] {
    let isOwn = { (line: HeardLine) in SpokenForm(line.utterance).text == "VoiceOver on" }
    let said = lines.filter { !$0.utterance.isEmpty && !isOwn($0) }
    let back = said.filter { $0.step == .backward }
    var walk = said.filter { [nil, .current, .forward].contains($0.step) }
    var hasEnd = false
    if let last = walk.last, last.step == .forward {
      let repeats = walk.reversed().prefix { $0.step == .forward && $0.utterance == last.utterance }
      // Two stops may say the same; what is said three times at the end is the end.
      if repeats.count > 2 {
        hasEnd = true
        walk.removeLast(repeats.count - Self.equals(of: last, at: back, atMost: repeats.count))
      }
    }
    if let first = back.last {
      if walk.first?.step == .current { walk.removeFirst() }
      // The only element of a screen is said on the way there already.
      let isAlone = hasEnd && walk.allSatisfy { $0.utterance == first.utterance }
      if !isAlone { walk.insert(first, at: 0) }
    }
    return walk
  }

  /// How many elements at the end say the same: one more than the way back says before another.
  private static func equals(of last: HeardLine, at back: [HeardLine], atMost: Int) -> Int {
    let equal = back.prefix { $0.utterance == last.utterance }.count
    return equal == back.count ? 1 : min(equal + 1, atMost)
  }
}
