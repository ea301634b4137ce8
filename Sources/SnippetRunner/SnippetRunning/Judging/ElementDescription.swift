import AccessibilityTree
import AssistiveTechnology
import SpeechRules

/// What an author needs to know of the element behind a computed line.
struct ElementDescription {
  /// The transcript.
  let transcript: Transcript
  /// The index of the line, from 0.
  let line: Int

  /// The parts of the utterance and the frame of the element; empty if the line is no stop.
  var lines: [String] {
    guard transcript.entries.indices.contains(line),
      case .spoken(let utterance, let element) = transcript.entries[line]
    else { return [] }
    let parts = utterance.parts.map { "\($0.role.rawValue): \($0.text)" }
    let text = parts.isEmpty ? "no text" : parts.joined(separator: " · ")
    var lines = ["the element there: \(text)"]
    if let frame = element?.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      lines.append(
        "its frame: x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), height \(numbers[3])"
      )
    }
    return lines
  }
}
