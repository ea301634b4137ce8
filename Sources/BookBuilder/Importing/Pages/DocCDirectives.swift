import Diagnostics
import SourceText

/// Replaces the directives and symbol links of DocC with Markdown.
///
/// It works on lines before the page is parsed, as Markdown has no directives. Those without an
/// equivalent are reported.
struct DocCDirectives {
  let files: ForeignFiles
  var articles: DocCArticles?

  private static let wrappers: Set = [
    "Row", "Column", "TabNavigator", "Tab", "Small", "Links", "Available",
  ]
  private static let dropped: Set = [
    "Comment", "Metadata", "Options", "Redirected",
  ]

  func replace(_ page: PreparedText) -> PreparedText {
    var page = page
    page.lines = expanded(page.lines)
    var lines: [PreparedText.Line] = []
    var fence = FenceTracker()
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
      if !isCode, let directive = DocCDirective(at: index - 1, in: page) {
        index = directive.end
        if Self.dropped.contains(directive.name) {
          index = directive.endOfContent(in: page)
          readTitle(directive, until: index, &page)
        } else {
          lines += markdown(for: directive, line.number, &page).map {
            PreparedText.Line(text: $0, number: line.number)
          }
          if directive.hasContent { indents.append(nil) }
        }
        continue
      }
      if let last = indents.indices.last {
        let blanks = line.text.prefix { $0 == " " }.count
        if indents[last] == nil, !text.isEmpty { indents[last] = blanks }
        line.text = String(line.text.dropFirst(min(blanks, indents[last] ?? 0)))
      }
      if !isCode { replaceSymbolLinks(in: &line, of: &page) }
      lines.append(line)
    }
    page.lines = lines
    return page
  }

  private func expanded(_ lines: [PreparedText.Line]) -> [PreparedText.Line] {
    var fence = FenceTracker()
    return lines.flatMap { line in
      guard !fence.isCode(line.text), let parts = OneLineDirective.lines(of: line.text) else {
        return [line]
      }
      return parts.map { PreparedText.Line(text: $0, number: line.number) }
    }
  }

  /// Replaces symbol links with the symbol's name as code, linked if the catalog has a page about
  /// the symbol.
  private func replaceSymbolLinks(in line: inout PreparedText.Line, of page: inout PreparedText) {
    let isHeading = line.text.hasPrefix("#")
    let (text, lost) = SymbolLink.replaced(in: line.text) { symbol in
      isHeading ? nil : articles?.address(ofSymbol: symbol)
    }
    // In a title, the name of a symbol isn't a link.
    if !line.text.hasPrefix("# ") {
      for _ in 0..<lost {
        page.report(.importLink, line.number, "a symbol link is replaced by the symbol's name")
      }
    }
    line.text = text
  }

  private func readTitle(_ directive: DocCDirective, until end: Int, _ page: inout PreparedText) {
    guard directive.name == "Metadata", directive.end < end else { return }
    for index in directive.end..<end {
      if let inner = DocCDirective(at: index, in: page), inner.name == "DisplayName" {
        page.title = inner.firstValue
      }
    }
  }

  private func markdown(
    for directive: DocCDirective,
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
      page.report(.importMarkup, line, "'@\(directive.name)' has no equivalent in a chapter")
      return [""]
    }
  }

  private func snippet(
    _ directive: DocCDirective,
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
        if let lines = FileExcerpt(text).slice(named: directive.value("slice")) {
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
}
