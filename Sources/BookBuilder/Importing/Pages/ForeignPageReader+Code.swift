import Markdown

extension ForeignPageReader {
  /// Code as a chapter has it: a language and nothing else after its fence, and no hidden lines.
  mutating func code(_ code: CodeBlock, line: Int) -> CodeBlock {
    var code = code
    let line = source.number(of: outerLine ?? line)
    let words = code.info.split { $0 == "," || $0.isWhitespace || $0 == "{" }.map(String.init)
    let language = words.first ?? ""
    if kind == .mdBook, let sign = hiddenSign(language, words) {
      code.text = Self.withoutHidden(code.text, sign: sign, isRust: language == "rust")
    }
    switch language.lowercased() {
    case "swift":
      source.report(.importCode, line, "the Swift code is shown without a check")
      code.info = "swift shown reason=\"Imported, and not checked yet.\""
    case let name where Self.notations.contains(name):
      source.report(.importCode, line, "'\(language)' means something else in a chapter")
      code.info = "text"
    case "ignore", "no_run", "should_panic", "editable":
      // Rust is what a fence of these words has in the other tool.
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

  /// The names of fences that a chapter takes for its own.
  private static let notations: Set = [
    "voiceover", "voicecontrol", "switchcontrol", "keyboard", "table", "output", "error", "screen",
  ]

  private func hiddenSign(_ language: String, _ words: [String]) -> String? {
    if let word = words.first(where: { $0.hasPrefix("hidelines=") }) {
      return String(word.dropFirst("hidelines=".count))
    }
    return hiddenLines[language] ?? (language == "rust" ? "#" : nil)
  }

  private static func withoutHidden(_ text: String, sign: String, isRust: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line.dropFirst(indent.count)
      guard rest.hasPrefix(sign) else { return String(line) }
      let after = rest.dropFirst(sign.count)
      guard isRust else { return nil }
      if after.isEmpty || after.first == " " { return nil }
      // Two signs stand for one.
      return after.hasPrefix("#") ? String(indent + after) : String(line)
    }
    .joined(separator: "\n")
  }
}
