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
