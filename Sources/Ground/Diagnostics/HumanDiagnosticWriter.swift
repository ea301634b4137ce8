import SourceText

package struct HumanDiagnosticWriter: Sendable {
  package var usesColor: Bool
  package var source: @Sendable (String) -> String?

  package init(usesColor: Bool, source: @escaping @Sendable (String) -> String?) {
    self.usesColor = usesColor
    self.source = source
  }

  /// Writes findings; each file is read once.
  package func write(_ diagnostics: [Diagnostic]) -> [String] {
    var lines: [String: SourceLines] = [:]
    return diagnostics.map { diagnostic in
      guard let path = diagnostic.location?.path, diagnostic.location?.line != nil else {
        return write(diagnostic, in: nil)
      }
      if lines[path] == nil { lines[path] = source(path).map { SourceLines($0) } }
      return write(diagnostic, in: lines[path])
    }
  }

  package func write(_ diagnostic: Diagnostic) -> String {
    write([diagnostic]).joined()
  }

  private func write(_ diagnostic: Diagnostic, in lines: SourceLines?) -> String {
    let location = diagnostic.location.map { "\($0.description.visibleLine): " } ?? ""
    let kind = paint(diagnostic.severity.rawValue, diagnostic.severity == .error ? "31" : "33")
    let summary = diagnostic.summary.visibleLine.withShortLines
    let message = "\(location)\(kind): \(summary) [\(diagnostic.id)]"
    var text = message.withoutWorkflowCommands + "\n"
    text += excerpt(at: diagnostic.location, in: lines)
    for line in diagnostic.details.flatMap(\.visibleLines) {
      text += "    \(paintDifference(line.withShortLines.withoutWorkflowCommands))\n"
    }
    if let help = diagnostic.help {
      text += "  help: \(help.printable.withShortLines)\n"
    }
    return text
  }

  private func excerpt(at location: SourceLocation?, in lines: SourceLines?) -> String {
    guard let location, let number = location.line, let lines else { return "" }
    guard lines.indices.contains(number - 1) else { return "" }
    let line = SourceExcerpt(lines[number - 1], column: location.column)
    let gutter = String(repeating: " ", count: String(number).count)
    var excerpt = "\(number) | \(line.text)".withoutWorkflowCommands + "\n"
    if let indent = line.indent {
      // Each of these gets a backslash.
      let marks = line.text.prefix(indent.count).ranges(of: "##[").count
      let spaces = String(repeating: " ", count: marks)
      excerpt += "\(gutter) | \(indent)\(spaces)\(paint("^", "32"))\n"
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

package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case human
  case json
  case github
  case sarif
  case junit
}

/// A source line as shown in a finding.
///
/// At most 160 characters around the column; control characters are replaced by visible ones, so
/// that a file can't control the terminal.
struct SourceExcerpt: Hashable, Sendable {
  let text: String
  /// The whitespace before the caret, with the tabs of the line; `nil` if the column is beyond its
  /// end.
  let indent: String?

  private static let width = 160

  /// - Parameter column: the column to keep visible, from 1; `nil` for the start of the line.
  init(_ line: Substring, column: Int?) {
    let offset = (column ?? 1) - 1
    // Lines may have kilobytes, but most columns are near the start.
    let characters = Array(line.prefix(max(offset, 0) + Self.width + 1))
    let isInside = (0...characters.count).contains(offset)
    var first = 0
    if characters.count > Self.width, isInside {
      first = max(0, min(offset - Self.width / 2, characters.count - Self.width))
    }
    let end = min(characters.count, first + Self.width)
    let opening = first > 0 ? "…" : ""
    let shown = characters[first..<end].map(Self.symbol)
    text = opening + shown.joined() + (end < characters.count ? "…" : "")
    guard column != nil, isInside else {
      indent = nil
      return
    }
    let before = characters[first..<offset].map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: Self.symbol(of: character).count)
    }
    indent = (opening.isEmpty ? "" : " ") + before.joined()
  }

  private static func symbol(of character: Character) -> String {
    guard character != "\t", let scalar = character.unicodeScalars.first, scalar.isInvisibleControl
    else { return String(character) }
    return scalar.visibleSymbol
  }
}
