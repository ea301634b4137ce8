import Markdown
import SourceText

extension MarkdownWriter {
  /// Running text with the line breaks of the source.
  func text(of inlines: [Inline]) -> String {
    var text = ""
    for (index, inline) in inlines.enumerated() {
      // An exclamation mark before a link would turn it into an image.
      if case .link = inline.kind, text.last == "!" {
        text.removeLast()
        text += "\\!"
      }
      text += self.text(of: inline, isLast: index == inlines.count - 1)
    }
    return text
  }

  func line(of inlines: [Inline]) -> String {
    text(of: inlines.map(\.onOneLine)).collapsingWhitespace
  }

  private func text(of inline: Inline, isLast: Bool) -> String {
    switch inline.kind {
    case .text(let text): MarkdownText(text).escaped
    case .softBreak: "\n"
    case .lineBreak: isLast ? "" : "\\\n"
    case .code(let code): self.code(code)
    case .emphasis(let content): marked(content, "*")
    case .strong(let content): marked(content, "**")
    case .strikethrough(let content): marked(content, "~~")
    case .link(let destination, let title, let content):
      link(destination, title, content)
    case .image(let source, let title, let width, let content):
      "![\(line(of: content))](\(address(source))\(self.title(title)))"
        + (width.map { "{width=\($0)}" } ?? "")
    case .html: ""
    case .footnoteReference(let number): "[^\(number)]"
    }
  }

  /// Surrounds content with delimiters, which Markdown requires to touch its first and last
  /// character.
  private func marked(_ content: [Inline], _ delimiter: String) -> String {
    let text = text(of: content)
    let start = text.prefix(while: \.isWhitespace)
    let rest = text.dropFirst(start.count)
    let end = rest.reversed().prefix(while: \.isWhitespace).reversed()
    let core = rest.dropLast(end.count)
    return core.isEmpty ? text : start + delimiter + core + delimiter + String(end)
  }

  private func link(_ destination: String, _ title: String, _ content: [Inline]) -> String {
    let isOwnName = content.plainText == destination || "mailto:" + content.plainText == destination
    if isOwnName, title.isEmpty, destination.contains(":"),
      !destination.contains(where: \.isSpaceOrAngle)
    {
      return "<\(content.plainText)>"
    }
    return "[\(text(of: content))](\(address(destination))\(self.title(title)))"
  }

  private func address(_ address: String) -> String {
    guard address.isEmpty || address.contains(where: { $0.isSpaceOrAngle || "()".contains($0) })
    else { return address.replacing("\\", with: "\\\\") }
    let text = address.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
      .replacing(">", with: "\\>")
    return "<\(text)>"
  }

  private func title(_ title: String) -> String {
    guard !title.isEmpty else { return "" }
    let text = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    return " \"\(text)\""
  }

  private func code(_ code: String) -> String {
    let code = isInTable ? code.replacing("|", with: "\\|") : code
    let delimiter = String(repeating: "`", count: code.longestRun(of: "`") + 1)
    let needsSpace = code.first == "`" || code.last == "`" || code.first == " " && code.last == " "
    return needsSpace ? "\(delimiter) \(code) \(delimiter)" : delimiter + code + delimiter
  }
}

extension Inline {
  fileprivate var onOneLine: Inline {
    switch kind {
    case .softBreak, .lineBreak: Inline(.text(" "), at: position)
    default: self
    }
  }
}

extension Character {
  fileprivate var isSpaceOrAngle: Bool { isWhitespace || self == "<" || self == ">" }
}

extension StringProtocol {
  func longestRun(of character: Character) -> Int {
    var (longest, count) = (0, 0)
    for each in self {
      count = each == character ? count + 1 : 0
      longest = Swift.max(longest, count)
    }
    return longest
  }
}
