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
      if !isCode, let directive = DocCDirective(at: index - 1, in: page) {
        index = directive.end
        if Self.silent.contains(directive.name) {
          index = directive.endOfContent(in: page)
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
      if !isCode { nameSymbols(in: &line, of: &page) }
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

  /// Makes the names of symbols, as code, of the links to them in a line, with a link where the catalogue
  /// has a page about the symbol.
  private func nameSymbols(in line: inout PreparedText.Line, of page: inout PreparedText) {
    let isHeading = line.text.hasPrefix("#")
    let (text, lost) = SymbolLink.replaced(in: line.text) { symbol in
      isHeading ? nil : articles?.address(ofSymbol: symbol)
    }
    // A title that is the name of a symbol leads nowhere.
    if !line.text.hasPrefix("# ") {
      for _ in 0..<lost {
        page.report(.importLink, line.number, "a link to a symbol is the name of the symbol only")
      }
    }
    line.text = text
  }

  /// Takes the title over that a page's metadata gives it.
  private func tellTitle(_ directive: DocCDirective, until end: Int, _ page: inout PreparedText) {
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
      page.report(.importMarkup, line, "'@\(directive.name)' stands for nothing in a chapter")
      return [""]
    }
  }

  /// The code of a snippet, from the folder `Snippets` of the package.
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
}
