import Markdown

extension ForeignPageReader {
  /// Converts a code block: its fence keeps only the language, and hidden lines are removed.
  mutating func code(_ code: CodeBlock, line: Int) -> CodeBlock {
    var code = code
    let line = source.number(of: htmlBlockLine ?? line)
    let words = code.info.split { $0 == "," || $0.isWhitespace || $0 == "{" }.map(String.init)
    let language = words.first ?? ""
    if kind == .mdBook, let prefix = hidingPrefix(language, words) {
      code.text = Self.withoutHidden(code.text, prefix: prefix, isRust: language == "rust")
    }
    switch language.lowercased() {
    case "swift":
      source.report(.importCode, line, "the Swift code is shown unchecked")
      code.info = "swift shown reason=\"Imported, and not checked yet.\""
    case let name where Self.notations.contains(name):
      source.report(.importCode, line, "'\(language)' has another meaning in a chapter")
      code.info = "text"
    case "ignore", "no_run", "should_panic", "editable":
      // In mdBook, fences with these words contain Rust.
      code.info = "rust"
    case "shellsession", "sh-session", "shell-session", "cmd", "bat", "terminal":
      code.info = "console"
    case "handlebars", "hbs", "jinja", "html5":
      code.info = "html"
    default:
      code.info = language
    }
    return code
  }

  private static let notations: Set = [
    "voiceover", "voicecontrol", "switchcontrol", "keyboard", "table", "output", "error", "screen",
  ]

  private func hidingPrefix(_ language: String, _ words: [String]) -> String? {
    if let word = words.first(where: { $0.hasPrefix("hidelines=") }) {
      return String(word.dropFirst("hidelines=".count))
    }
    return hiddenLines[language] ?? (language == "rust" ? "#" : nil)
  }

  private static func withoutHidden(_ text: String, prefix: String, isRust: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line.dropFirst(indent.count)
      guard rest.hasPrefix(prefix) else { return String(line) }
      let after = rest.dropFirst(prefix.count)
      guard isRust else { return nil }
      if after.isEmpty || after.first == " " { return nil }
      // A doubled `#` is an escaped one.
      return after.hasPrefix("#") ? String(indent + after) : String(line)
    }
    .joined(separator: "\n")
  }
}
