import SourceText

/// Writes findings as workflow commands, which GitHub shows next to a line of a pull request.
///
/// Source: GitHub Docs, “Workflow commands for GitHub Actions”.
package struct GitHubDiagnosticWriter: Sendable {
  package init() {}

  package func write(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=\(escapeProperty(location.path))")
      if let line = location.line { properties.append("line=\(line)") }
      if let column = location.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(escapeProperty(diagnostic.id))")
    var message = diagnostic.summary
    if !diagnostic.details.isEmpty {
      message += "\n" + diagnostic.details.joined(separator: "\n")
    }
    if let help = diagnostic.help {
      message += "\nhelp: \(help)"
    }
    let command = diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(escape(message.withShortLines))\n"
  }

  /// Replaces scalars, since a character with a combining mark is another character.
  private func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "\t": "\t"
      default: scalar.visibleSymbol
      }
    }
    .joined()
  }

  private func escapeProperty(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: escape(String(Character(scalar)))
      }
    }
    .joined()
  }
}
