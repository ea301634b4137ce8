package import SnippetNotation
package import SpeechRules

/// What an assistive technology says and does, line by line, with its caption.
package struct SpokenFigure: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// Who speaks, how many stops there are, and how sure it is.
  package var caption: [Run]
  /// Whether the lines are what was computed, in this build or in an earlier one of the same inputs.
  package var isComputed: Bool
  /// The lines as they were computed, with their reasons; `nil` of what nobody computed, and of what
  /// is only counted.
  package var computed: Walkthrough?
  /// The lines.
  package var lines: [Line]
  /// What a player needs; `nil` where nobody asked for one.
  package var player: Player?

  /// The name that links refer to.
  package var anchor: String { "transcript-\(number)" }

  /// A line.
  package enum Line: Hashable, Sendable {
    /// Something spoken, in pieces, in a language.
    case spoken([UtterancePart], language: String)
    /// Something spoken whose pieces are not known.
    case quoted(String, language: String)
    /// A stop at which nothing is said, in the words of the page.
    case silent(String)
    /// Something shown on the screen, such as Voice Control's names.
    case shown(String, language: String)
    /// Something the user does.
    case gesture([Run], sign: GestureSign?)
    /// A sound or event, and an announcement's text if there is one.
    case event(String, announcement: Announcement?, language: String)

    /// What an app made known.
    package struct Announcement: Hashable, Sendable {
      /// The words.
      package var text: String
      /// Whether the assistive technology says them; others are likely lost.
      package var isSpoken: Bool
    }

    /// Whether the line is a stop or another sentence of the assistive technology.
    package var isSpoken: Bool {
      switch self {
      case .spoken, .quoted, .silent: true
      case .shown, .gesture, .event: false
      }
    }
  }
}
