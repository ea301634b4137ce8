public import SpeechRules

extension Transcript {
  /// The lines as the notation writes them; a stop without a word is written as silence.
  public var lines: [String] { lines(in: .caption) }

  /// Returns the lines with what is spoken in a notation.
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
  /// What stands before a command.
  private static let commandSign = "> "
  /// The line of a stop at which nothing is said.
  private static let silence = "[silence]"

  /// The line as pages write it.
  package var line: String { line(in: .caption) }

  /// Returns the line with what is spoken in a notation.
  func line(in notation: SpeechNotation) -> String {
    switch self {
    case .command(_, let words): Self.commandSign + words
    case .spoken(let utterance, _):
      utterance.parts.isEmpty ? Self.silence : utterance.text(in: notation)
    case .event(let event, let text, rule: _, parts: _): event.line(with: text)
    case .shown(let line, _): line
    }
  }

  /// Returns the words of a command as a line holds them; nothing if the line is no command.
  package static func command(in line: some StringProtocol) -> String? {
    line.hasPrefix(commandSign) ? String(line.dropFirst(commandSign.count)) : nil
  }

  /// Reads a line; one without a sign is taken as spoken, in one piece.
  ///
  /// - Parameters:
  ///   - line: A line of a transcript.
  ///   - technology: The assistive technology of the transcript.
  ///   - language: The language of what is spoken, as a BCP 47 tag.
  /// - Throws: ``UnknownCommand`` with the nearest known one.
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
  /// What joins the name to a text that stands within the brackets, too; nothing where the text
  /// follows them.
  private var joint: String? {
    switch self {
    case .activated: " "
    case .scrolled: ", "
    default: nil
    }
  }

  /// Whether a text of the event stands within the brackets, as a part of what happened.
  package var enclosesText: Bool { joint != nil }

  /// Returns the event as a line.
  func line(with text: String?) -> String {
    guard let text else { return "[\(rawValue)]" }
    return joint.map { "[\(rawValue)\($0)\(text)]" } ?? "[\(rawValue)] \(text)"
  }

  /// Reads a line; nothing if it holds no event.
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
