import SnippetCompiling

extension CompilerMessage {
  /// The message where `#sourceLocation` says it is.
  ///
  /// The compiler gives lines of the generated file for code that a macro took over.
  ///
  /// - Parameter texts: the generated files, by the ends of their paths.
  func located(in texts: [String: String]) -> CompilerMessage {
    guard let text = texts.first(where: { path.hasSuffix($0.key) })?.value else { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
    guard let mark = lines.lastIndex(where: { $0.hasPrefix("#sourceLocation(") }),
      let match = lines[mark].wholeMatch(of: #/#sourceLocation\(file: "(.*)", line: (\d+)\)/#),
      let first = Int(match.2)
    else { return self }
    var message = self
    message.path = String(match.1)
    message.line = line - 1 - (mark + 1) + first
    return message
  }
}
