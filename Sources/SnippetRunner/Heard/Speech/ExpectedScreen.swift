package import AssistiveTechnology
import SnippetMessages
package import SnippetNotation
import SpeechRules

/// A screen that can be heard, with the lines that were computed for it.
package struct ExpectedScreen: Hashable, Codable, Sendable {
  /// The name of the screen; it changes with the code, not with the text around it.
  package var id: String
  /// The file of its fence.
  package var path: String
  /// The line of its fence, from 1.
  package var line: Int
  /// The language of the device, as a BCP 47 tag.
  package var language: String
  package var lines: [Line]

  package init(id: String, path: String, line: Int, language: String, lines: [Line]) {
    self.id = id
    self.path = path
    self.line = line
    self.language = language
    self.lines = lines
  }

  /// A computed line: its parts, and how they are written as a caption.
  package struct Line: Hashable, Codable, Sendable {
    /// The parts in the order of speech.
    package var parts: [Part]
    /// The parts as the caption panel would show them.
    package var caption: String

    package init(parts: [Part], caption: String) {
      self.parts = parts
      self.caption = caption
    }

    var words: String { parts.map(\.text).joined(separator: " ") }
  }

  /// A piece of a computed line.
  package struct Part: Hashable, Codable, Sendable {
    /// What the piece is, such as `label` or `trait`.
    package var role: String
    package var text: String

    package init(role: String, text: String) {
      self.role = role
      self.text = text
    }
  }
}

extension ExpectedScreen {
  /// The screens of some chapters that a Mac can hear, with the lines that a report has for them.
  package static func all(in chapters: [ChapterSource], _ report: SnippetReport) -> [Self] {
    HearableWalk.all(in: chapters).walks.compactMap { walk in
      switch report.verdicts[walk.transcript.fence.place] {
      case .spoken(let computed), .drawn(_, let computed): Self(walk, computed: computed)
      default: nil
      }
    }
  }

  /// Takes the computed lines of a fence.
  package init(_ walk: HearableWalk, computed: Walkthrough) {
    self.init(
      id: walk.id,
      path: walk.transcript.fence.place.path,
      line: walk.transcript.fence.place.line,
      language: walk.transcript.settings.language,
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

  /// The lines beside what was heard.
  package func compared(with screen: HeardScreen, channel: String) -> HeardComparison {
    HeardComparison(lines.map(\.words), screen, channel: channel)
  }
}

/// The file `expected.json` of an export: every screen with its computed lines.
package struct ExpectedLines: Hashable, Codable, Sendable {
  package var version = 1
  /// The screens in the order of the book.
  package var screens: [ExpectedScreen]

  package init(screens: [ExpectedScreen]) {
    self.screens = screens
  }
}
