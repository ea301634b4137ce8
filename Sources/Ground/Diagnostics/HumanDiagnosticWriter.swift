import SourceText

/// Writes findings for people: the place, the sentence, the line of the source with a mark.
package struct HumanDiagnosticWriter: Sendable {
  /// Whether colour may be used; it repeats what the words say.
  package var usesColor: Bool
  /// Gives the text of a file by its path, to show the line.
  package var source: @Sendable (String) -> String?

  /// Creates a writer.
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
