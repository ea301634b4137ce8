public import SpeechRules

extension Transcript {
  /// The lines in notation; a silent stop is written as `[silence]`.
  public var lines: [String] { lines(in: .caption) }

  /// Returns the lines with speech in a notation.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let news = UISwitch()
  /// news.accessibilityLabel = "News"
  /// let heard = await SimulatedScreen(showing: news).walk()
  /// for notation in SpeechNotation.allCases { print(heard.lines(in: notation)) }
  /// ```
  ///
  /// ```output
  /// ["News, Switch button, off, Double tap to toggle setting"]
  /// ["News Switch button off Double tap to toggle setting."]
  /// ["News. Switch Button. Off. Double tap to toggle setting."]
  /// ```
  public func lines(in notation: SpeechNotation) -> [String] {
    entries.map { $0.line(in: notation) }
  }
}

extension Transcript.Entry {
  private static let commandSign = "> "
  private static let silence = "[silence]"

  package var line: String { line(in: .caption) }

  func line(in notation: SpeechNotation) -> String {
    switch self {
    case .command(_, let words): Self.commandSign + words
    case .spoken(let utterance, _):
      utterance.parts.isEmpty ? Self.silence : utterance.text(in: notation)
    case .event(let event, let text, rule: _, parts: _): event.line(with: text)
    case .shown(let line, _): line
    }
  }

  /// Returns the words of a command in a line, or `nil` for any other line.
  package static func command(in line: some StringProtocol) -> String? {
    line.hasPrefix(commandSign) ? String(line.dropFirst(commandSign.count)) : nil
  }

  /// Parses a line; one without any notation is speech in a single part.
  ///
  /// - Parameters:
  ///   - line: A line of a transcript.
  ///   - technology: The assistive technology of the transcript.
  ///   - language: The language of the speech, as a BCP 47 tag.
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  package init(
    parsing line: String,
    of technology: TechnologyKind,
    language: String
  ) throws(UnknownCommand) {
    if let words = Self.command(in: line) {
      self = .command(try UserCommand(parsing: words, for: technology), words: words)
    } else if line == Self.silence {
      self = .spoken(Utterance(parts: [], language: language), element: nil)
    } else if let (event, text) = Transcript.Event.parse(line) {
      self = .event(event, text)
    } else {
      let parts = [UtterancePart(.label, line)]
      self = .spoken(Utterance(parts: parts, language: language), element: nil)
    }
  }
}

extension Transcript.Event {
  /// The separator before a text inside the brackets; `nil` if the text follows the brackets.
  private var joint: String? {
    switch self {
    case .activated: " "
    case .scrolled: ", "
    default: nil
    }
  }

  /// Whether a text of the event is written inside the brackets.
  package var enclosesText: Bool { joint != nil }

  func line(with text: String?) -> String {
    guard let text else { return "[\(rawValue)]" }
    return joint.map { "[\(rawValue)\($0)\(text)]" } ?? "[\(rawValue)] \(text)"
  }

  package static func parse(_ line: String) -> (event: Self, text: String?)? {
    guard line.first == "[" else { return nil }
    for event in allCases {
      if line == event.line(with: nil) { return (event, nil) }
      let empty = event.line(with: "")
      let (start, end) = event.enclosesText ? (String(empty.dropLast()), "]") : (empty, "")
      if line.hasPrefix(start), line.hasSuffix(end) {
        return (event, String(line.dropFirst(start.count).dropLast(end.count)))
      }
    }
    return nil
  }
}
