import AccessibilityTree
import AssistiveTechnology
import FileSpeech
import SourceText
import SpeechRules

/// Formats the speech of screens as text for people.
///
/// Without parts, numbers and frames, the output is the body of a transcript and can be pasted into
/// a page.
struct SpeechWriter {
  let style: Style

  struct Style {
    var showsParts: Bool
    var notation: SpeechNotation
    var explains: Bool
    var showsNumbers: Bool
    var showsFrames: Bool
    /// Whether to name a single screen.
    ///
    /// Several screens always have names.
    var showsNames: Bool
    /// Whether to use colour, which never carries information of its own.
    var usesColor: Bool
  }

  func write(_ screens: [SpokenScreen]) -> String {
    screens.map { screen in
      let isNamed = style.showsNames || screens.count > 1
      return (isNamed ? heading(of: screen) : "") + body(of: screen)
    }
    .joined(separator: "\n")
  }

  private func heading(of screen: SpokenScreen) -> String {
    let name = screen.name.visibleLine
    guard style.showsParts || style.showsNumbers else { return "# \(name)\n" }
    let stops = screen.stops == 1 ? "1 stop" : "\(screen.stops) stops"
    return "\(paint(name, "1"))  \("\(screen.location)".visibleLine), \(stops)\n"
  }

  private func body(of screen: SpokenScreen) -> String {
    guard !style.explains else { return screen.transcript.explanation.printable + "\n" }
    var number = 0
    let lines = screen.transcript.lines(in: style.notation).map(\.printable)
    return zip(screen.transcript.entries, lines).map { entry, line in
      guard case .spoken(let utterance, let element) = entry else {
        return "\(gutter(nil))\(line)\n"
      }
      number += 1
      let words = style.showsParts && !utterance.parts.isEmpty ? parts(of: utterance) : line
      return "\(gutter(number))\(words)\n\(frame(of: element))"
    }
    .joined()
  }

  private func gutter(_ number: Int?) -> String {
    guard style.showsNumbers else { return "" }
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 3 - text.count)) + text + "  "
  }

  private func parts(of utterance: Utterance) -> String {
    utterance.captionParts.map { part in
      let words = part.text.printable
      let text = part.role == .label ? paint(words, "1") : words
      let name = part.isGuess ? "\(part.role.name) (a guess)" : part.role.name
      return "\(paint("\(name):", "2")) \(text)"
    }
    .joined(separator: " · ")
  }

  private func frame(of element: AccessibilityElement?) -> String {
    guard style.showsFrames, let element else { return "" }
    let frame = element.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.points)
    let indent = style.showsNumbers ? "     " : "  "
    return "\(indent)frame: x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3]) pt\n"
  }

  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private func paint(_ text: String, _ code: String) -> String {
    style.usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension UtterancePart.Role {
  var name: String {
    switch self {
    case .selected: "state"
    case .tableHeader: "table header"
    case .tablePosition: "table position"
    default: rawValue
    }
  }
}
