import SourceText

/// Writes findings for people: the place, the sentence, the line of the source with a mark.
package struct HumanDiagnosticWriter: Sendable {
  /// Whether colour may be used; it repeats what the words say.
  package var usesColor: Bool
  /// Gives the text of a file by its path, to show the line.
  package var source: @Sendable (String) -> String?

  package init(usesColor: Bool, source: @escaping @Sendable (String) -> String?) {
    self.usesColor = usesColor
    self.source = source
  }

  /// The finding in its lines, each ended by a line feed.
  package func write(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    let kind = paint(diagnostic.severity.rawValue, diagnostic.severity == .error ? "31" : "33")
    var text = "\(place)\(kind): \(diagnostic.summary) [\(diagnostic.id)]\n"
    text += excerpt(at: diagnostic.location)
    for line in diagnostic.details {
      text += "    \(paintDifference(line))\n"
    }
    if let help = diagnostic.help {
      text += "  help: \(help)\n"
    }
    return text
  }

  /// The line of the source with a caret under the column.
  private func excerpt(at location: SourceLocation?) -> String {
    guard let location, let number = location.line, let text = source(location.path) else {
      return ""
    }
    let lines = SourceLines(text)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = SourceExcerpt(lines[number - 1], column: location.column)
    let gutter = String(repeating: " ", count: String(number).count)
    var excerpt = "\(number) | \(line.text)\n"
    if let indent = line.indent {
      excerpt += "\(gutter) | \(indent)\(paint("^", "32"))\n"
    }
    return excerpt
  }

  private func paintDifference(_ line: String) -> String {
    if line.hasPrefix("- ") { return paint(line, "31") }
    if line.hasPrefix("+ ") { return paint(line, "32") }
    return line
  }

  private func paint(_ text: String, _ color: String) -> String {
    usesColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

/// The ways findings are written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the place, the sentence, the line of the source with a mark.
  case human
  /// For programs: one JSON object with all findings.
  case json
  /// For pull requests on GitHub: workflow commands.
  case github
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// For CI services: JUnit's XML.
  case junit
}

/// A line of a source as a finding shows it: at most 160 characters around its place, with pictures for
/// characters that would command a terminal.
struct SourceExcerpt: Hashable, Sendable {
  /// The characters, with an ellipsis where the line goes on.
  let text: String
  /// What stands before the caret: blanks, and tabs where the line has them; `nil` for a place beyond
  /// the line.
  let indent: String?

  /// The number of characters of the line that are shown.
  private static let width = 160

  /// Cuts a line around a column, from 1; at its beginning without one.
  init(_ line: Substring, column: Int?) {
    let place = (column ?? 1) - 1
    // A line may have kilobytes, and most places are near its beginning.
    let characters = Array(line.prefix(max(place, 0) + Self.width + 1))
    let isInside = (0...characters.count).contains(place)
    var first = 0
    if characters.count > Self.width, isInside {
      first = max(0, min(place - Self.width / 2, characters.count - Self.width))
    }
    let end = min(characters.count, first + Self.width)
    let opening = first > 0 ? "…" : ""
    let shown = characters[first..<end].map(Self.picture)
    text = opening + shown.joined() + (end < characters.count ? "…" : "")
    guard column != nil, isInside else {
      indent = nil
      return
    }
    let before = characters[first..<place].map { $0 == "\t" ? "\t" : " " }
    indent = (opening.isEmpty ? "" : " ") + before.joined()
  }

  /// The character, or its picture: “␛” for the one that begins a command to a terminal.
  private static func picture(of character: Character) -> String {
    guard character != "\t", let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory == .control
    else { return String(character) }
    let picture = Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0x2421)
    return picture.map { String(Character($0)) } ?? "?"
  }
}
