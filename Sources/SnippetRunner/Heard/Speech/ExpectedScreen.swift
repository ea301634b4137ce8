package import AssistiveTechnology
import SnippetMessages
package import SnippetNotation
import SpeechRules

/// A screen to record, with its computed lines.
package struct ExpectedScreen: Hashable, Codable, Sendable {
  package var id: String
  package var path: String
  package var line: Int
  package var language: String
  package var lines: [Line]

  package init(id: String, path: String, line: Int, language: String, lines: [Line]) {
    self.id = id
    self.path = path
    self.line = line
    self.language = language
    self.lines = lines
  }

  package struct Line: Hashable, Codable, Sendable {
    package var parts: [Part]
    /// The line as the caption panel shows it.
    package var caption: String

    package init(parts: [Part], caption: String) {
      self.parts = parts
      self.caption = caption
    }

    var words: String { parts.map(\.text).joined(separator: " ") }
  }

  package struct Part: Hashable, Codable, Sendable {
    package var role: String
    package var text: String

    package init(role: String, text: String) {
      self.role = role
      self.text = text
    }
  }
}

extension ExpectedScreen {
  /// Returns the screens of some chapters that can be recorded and whose lines are in a report.
  package static func all(in chapters: [ChapterSource], _ report: SnippetReport) -> [Self] {
    RecordableScreen.all(in: chapters).walks.compactMap { walk in
      switch report.verdicts[walk.transcript.fence.place] {
      case .spoken(let computed), .drawn(_, let computed): Self(walk, computed: computed)
      default: nil
      }
    }
  }

  package init(_ walk: RecordableScreen, computed: Walkthrough) {
    self.init(
      id: walk.id,
      path: walk.transcript.fence.place.path,
      line: walk.transcript.fence.place.line,
      language: walk.transcript.screen.settings.language,
      transcript: computed.transcript
    )
  }

  package init(id: String, path: String, line: Int, language: String, transcript: Transcript) {
    self.init(
      id: id,
      path: path,
      line: line,
      language: language,
      lines: transcript.entries.compactMap { entry in
        guard case .spoken(let utterance, _) = entry else { return nil }
        let parts = utterance.parts.map { Part(role: $0.role.rawValue, text: $0.text) }
        return Line(parts: parts, caption: utterance.caption)
      }
    )
  }

  package func compared(with screen: RecordedScreen, channel: String) -> RecordingComparison {
    RecordingComparison(lines.map(\.words), screen, channel: channel)
  }
}

/// The content of `expected.json` in an exported project.
package struct ExpectedLines: Hashable, Codable, Sendable {
  package var version = 1
  package var screens: [ExpectedScreen]

  package init(screens: [ExpectedScreen]) {
    self.screens = screens
  }
}
