import AccessibilityTree
import AssistiveTechnology
import FileSpeech
import SpeechRules

/// Writes what is heard for people.
struct SpeechWriter {
  let style: Style

  /// What is shown beside the words.
  struct Style {
    /// Whether each part of a stop stands with its role, rather than all as one caption.
    var showsParts: Bool
    /// How stops are written where their parts are not shown.
    var notation: SpeechNotation
    var explains: Bool
    var showsNumbers: Bool
    /// Whether the frames of elements are shown.
    var showsFrames: Bool
    /// Whether a lone screen has its name before it; several always have.
    var showsNames: Bool
    /// Whether colour may be used; it repeats what the words say.
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
    guard style.showsParts || style.showsNumbers else { return "# \(screen.name)\n" }
    let stops = screen.stops == 1 ? "1 stop" : "\(screen.stops) stops"
    return "\(paint(screen.name, "1"))  \(screen.location), \(stops)\n"
  }

  private func body(of screen: SpokenScreen) -> String {
    guard !style.explains else { return screen.transcript.explanation + "\n" }
    var number = 0
    let lines = screen.transcript.lines(in: style.notation)
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

  /// The number of a stop, or as much blank space.
  private func gutter(_ number: Int?) -> String {
    guard style.showsNumbers else { return "" }
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 3 - text.count)) + text + "  "
  }

  private func parts(of utterance: Utterance) -> String {
    utterance.captionParts.map { part in
      let text = part.role == .label ? paint(part.text, "1") : part.text
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
  /// The role in a word for people.
  var name: String {
    switch self {
    case .selected: "state"
    case .tableHeader: "table header"
    case .tablePosition: "table position"
    default: rawValue
    }
  }
}
