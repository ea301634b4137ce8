import AssistiveTechnology
import FileSpeech
import SnippetMessages

/// A button, and what is said after it was pressed on a screen that was just opened.
struct HeardButton: Hashable, Codable, Sendable {
  var name: String
  /// Empty if nothing is said; `nil` if the program ended, or did not answer in time.
  var lines: [String]?

  static func all(of screen: SpokenScreen) -> [HeardButton] {
    screen.presses.map { HeardButton(name: $0.name, lines: $0.lines) }
  }

  var sentence: String {
    guard let lines else { return "the program ends, or does not answer" }
    if lines.isEmpty { return "nothing happens" }
    let heard = lines.compactMap(Self.words)
    return heard.isEmpty ? "nothing is said" : heard.joined(separator: "; ")
  }

  /// `[announcement] Saved` as `announcement: Saved`; `nil` for the activation itself.
  private static func words(_ line: String) -> String? {
    if line.hasPrefix("[activated") { return nil }
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]"),
      case let event = String(line[..<end].dropFirst()), Transcript.Event(rawValue: event) != nil
    else { return line }
    let text = line[end...].dropFirst(2)
    return text.isEmpty ? event : "\(event): \(text)"
  }
}

/// A button that a change affects.
struct ChangedButton: Encodable, Sendable {
  var name: String
  /// `nil` if it is on one side only.
  var before: HeardButton?
  var after: HeardButton?

  /// Those that differ; buttons with the same name belong together, in their order.
  static func all(before: [HeardButton], after: [HeardButton]) -> [ChangedButton] {
    var left = before
    var changed: [ChangedButton] = []
    for new in after {
      let old = left.firstIndex { $0.name == new.name }.map { left.remove(at: $0) }
      if old != new { changed.append(ChangedButton(name: new.name, before: old, after: new)) }
    }
    return changed + left.map { ChangedButton(name: $0.name, before: $0, after: nil) }
  }

  var sentence: String {
    let called = name.isEmpty ? "without a name" : "'\(name)'"
    let pressed = name.isEmpty ? "a button without a name" : called
    return switch (before, after) {
    case (let before?, let after?):
      "after pressing \(pressed): \(after.sentence) (before: \(before.sentence))"
    case (nil, let after?):
      "after pressing \(pressed), which is new: \(after.sentence)"
    default: "there is no button \(called) any more"
    }
  }
}
