/// What was heard on one screen, as it was caught.
package struct HeardScreen: Hashable, Codable, Sendable {
  /// The name of the exported screen; `nil` for a screen of somebody else's app.
  package var id: String?
  /// What was heard, step by step.
  package var lines: [HeardLine]
  /// Why a difference from the computed lines stands; with it, `book check` has no finding.
  package var note: String?

  /// Creates a screen.
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
    var walk = said.filter { [nil, .current, .forward].contains($0.step) }
    if let last = walk.last, last.step == .forward {
      let repeats = walk.reversed().prefix { $0.step == .forward && $0.utterance == last.utterance }
      // Two stops may say the same; what is said three times at the end is the end.
      if repeats.count > 2 { walk.removeLast(repeats.count - 1) }
    }
    let first = said.last { $0.step == .backward }
    if let first {
      if walk.first?.step == .current { walk.removeFirst() }
      walk.insert(first, at: 0)
    }
    return walk
  }
}
