import Diagnostics
import SourceText

/// Replaces the directives and symbol links of DocC by Markdown.
struct DocCDirectives {
  let files: ForeignFiles
  /// The articles of the catalogue, to which links to symbols may lead.
  var articles: DocCArticles?

  /// Directives around content, which stays without them.
  private static let wrappers: Set = [
    "Row", "Column", "TabNavigator", "Tab", "Small", "Links", "Available",
  ]
  /// Directives that say something about the page and nothing in it.
  private static let silent: Set = [
    "Comment", "Metadata", "Options", "Redirected",
  ]

  /// The page without directives.
  func replace(_ page: PreparedText) -> PreparedText {
    var page = page
    page.lines = apart(page.lines)
    var lines: [PreparedText.Line] = []
    var fence = FenceTracker()
    /// How far the content of each open directive is moved to the right.
    var indents: [Int?] = []
    var index = 0
    while index < page.lines.count {
      var line = page.lines[index]
      index += 1
      let isCode = fence.isCode(line.text)
      let text = line.text.trimmingWhitespace()
      if !isCode, text == "}", !indents.isEmpty {
        indents.removeLast()
        lines.append(PreparedText.Line(text: "", number: line.number))
        continue
      }
      if !isCode, let directive = directive(at: index - 1, in: page) {
        index = directive.end
        if Self.silent.contains(directive.name) {
          index = skip(directive, in: page)
          tellTitle(directive, until: index, &page)
        } else {
          lines += markdown(for: directive, line.number, &page).map {
            PreparedText.Line(text: $0, number: line.number)
          }
          if directive.opens { indents.append(nil) }
        }
        continue
      }
      if let last = indents.indices.last {
        let blanks = line.text.prefix { $0 == " " }.count
        if indents[last] == nil, !text.isEmpty { indents[last] = blanks }
        line.text = String(line.text.dropFirst(min(blanks, indents[last] ?? 0)))
      }
      if !isCode { line.text = withoutSymbolLinks(line.text, line.number, &page) }
      lines.append(line)
    }
    page.lines = lines
    return page
  }

  /// The lines, with directives that open and close on one line taken apart.
  private func apart(_ lines: [PreparedText.Line]) -> [PreparedText.Line] {
    var fence = FenceTracker()
    return lines.flatMap { line in
      guard !fence.isCode(line.text), let parts = OneLineDirective.lines(of: line.text) else {
        return [line]
      }
      return parts.map { PreparedText.Line(text: $0, number: line.number) }
    }
  }

  private struct Directive {
    var name: String
    var arguments: String
    /// Whether content in braces follows.
    var opens: Bool
    /// The index of the line after it.
    var end: Int

    /// The value of an argument with a name, without quotation marks.
    func value(_ key: String) -> String? {
      guard let range = arguments.firstRange(of: key + ":") else { return nil }
      let rest = arguments[range.upperBound...].drop(while: \.isWhitespace)
      guard rest.first == "\"" else {
        return rest.prefix { $0 != "," && $0 != ")" }.trimmingWhitespace()
      }
      return String(rest.dropFirst().prefix { $0 != "\"" })
    }

    /// The first argument, which has no name.
    var firstValue: String {
      let text = arguments.drop { $0 == "\"" || $0.isWhitespace }
      return String(text.prefix { $0 != "\"" })
    }
  }

  private func directive(at index: Int, in page: PreparedText) -> Directive? {
    let text = page.lines[index].text.trimmingWhitespace()
    guard text.first == "@", text.dropFirst().first?.isUppercase == true else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter }
    var rest = text.dropFirst(name.count + 1).drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.first == "(" || rest.first == "{" else { return nil }
    var end = index + 1
    var arguments = ""
    if rest.first == "(" {
      // Arguments may go on over several lines.
      while rest.firstIndex(of: ")") == nil, end < page.lines.count, end < index + 12 {
        rest += " " + page.lines[end].text
        end += 1
      }
      guard let close = rest.lastIndex(of: ")") else { return nil }
      arguments = String(rest[..<close].dropFirst())
      rest = rest[close...].dropFirst()
    }
    let opens = rest.contains("{")
    // What opens and closes on one line has no content of its own.
    let closes = rest.contains("}")
    return Directive(
      name: String(name),
      arguments: arguments,
      opens: opens && !closes,
      end: end
    )
  }

  /// The index of the line after the content of a directive that is left out.
  private func skip(_ directive: Directive, in page: PreparedText) -> Int {
    guard directive.opens else { return directive.end }
    var depth = 1
    var index = directive.end
    while index < page.lines.count, depth > 0 {
      for character in page.lines[index].text {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      index += 1
    }
    return index
  }

  /// Takes the title over that a page's metadata gives it.
  private func tellTitle(_ directive: Directive, until end: Int, _ page: inout PreparedText) {
    guard directive.name == "Metadata", directive.end < end else { return }
    for index in directive.end..<end {
      if let inner = self.directive(at: index, in: page), inner.name == "DisplayName" {
        page.title = inner.firstValue
      }
    }
  }

  private func markdown(
    for directive: Directive,
    _ line: Int,
    _ page: inout PreparedText
  ) -> [String] {
    switch directive.name {
    case "Image":
      let source = directive.value("source") ?? ""
      return ["", "![\(MarkdownText(directive.value("alt") ?? "").escaped)](<\(source)>)", ""]
    case "Snippet":
      return snippet(directive, line, &page)
    case "Tab":
      return ["", "**\(MarkdownText(directive.firstValue).escaped):**", ""]
    case let name where Self.wrappers.contains(name):
      return [""]
    default:
      page.report(.importMarkup, line, "'@\(directive.name)' stands for nothing in a chapter")
      return [""]
    }
  }

  /// The code of a snippet, from the folder `Snippets` of the package.
  private func snippet(
    _ directive: Directive,
    _ line: Int,
    _ page: inout PreparedText
  ) -> [String] {
    let name = directive.value("path") ?? ""
    let parts = name.split(separator: "/").map(String.init)
    let inner = parts.firstIndex(of: "Snippets").map { Array(parts[($0 + 1)...]) } ?? parts
    var folder = page.path.parentPath
    while true {
      let path = ([folder, "Snippets"].filter { !$0.isEmpty } + inner).joined(separator: "/")
      if let text = files.text(at: path + ".swift") ?? files.text(at: path) {
        if let lines = FilePiece(text).slice(named: directive.value("slice")) {
          return ["", "```swift"] + lines + ["```", ""]
        }
        break
      }
      if folder.isEmpty { break }
      folder = folder.parentPath
    }
    page.report(.importInclude, line, "the snippet '\(name)' is left out: it was not found")
    return [""]
  }

  /// A line whose links to symbols are the names of the symbols, as code, with a link where the catalogue
  /// has a page about the symbol.
  private func withoutSymbolLinks(
    _ text: String,
    _ number: Int,
    _ page: inout PreparedText
  ) -> String {
    guard text.contains("``") else { return text }
    var replaced = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "``") {
      let after = rest[start.upperBound...]
      guard after.first != "`", let end = after.firstRange(of: "``"),
        !rest[end.upperBound...].hasPrefix("`"),
        !after[..<end.lowerBound].contains(where: { $0.isWhitespace || $0 == "`" })
      else {
        let run = rest[start.lowerBound...].prefix { $0 == "`" }
        replaced += rest[..<start.lowerBound] + run
        rest = rest[run.endIndex...]
        continue
      }
      let path = String(after[..<end.lowerBound])
      let name = "`\(Self.symbolName(path))`"
      if !text.hasPrefix("#"), let address = articles?.address(ofSymbol: path) {
        replaced += rest[..<start.lowerBound] + "[\(name)](<\(address)>)"
      } else {
        replaced += rest[..<start.lowerBound] + name
        // A title that is the name of a symbol leads nowhere.
        if !text.hasPrefix("# ") {
          page.report(.importLink, number, "a link to a symbol is the name of the symbol only")
        }
      }
      rest = rest[end.upperBound...]
    }
    return replaced + rest
  }

  /// The name of a symbol: the last part of its path, without what tells it from others of that name.
  static func symbolName(_ path: String) -> String {
    // A slash within parentheses is an operator.
    let head = path.prefix { $0 != "(" }
    let name = path[(head.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex else {
      return String(name)
    }
    let mark = name[hyphen...].dropFirst()
    let isMark = !mark.isEmpty && mark.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return isMark ? String(name[..<hyphen]) : String(name)
  }
}
