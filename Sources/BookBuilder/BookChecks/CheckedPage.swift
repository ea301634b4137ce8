package import Articles
package import BookModel
import Diagnostics
package import Localization
package import Markdown
import SnippetNotation
import SourceText

/// A page prepared for the checks.
///
/// Blocks and inlines are flattened: both arrays include nested elements, in the order of the file.
/// `texts` has an entry for each block and for each value of the front matter.
package struct CheckedPage: Sendable {
  let edition: ChapterEdition
  let words: SharedInterfaceText
  let document: MarkdownDocument
  let blocks: [Block]
  package let inlines: [Inline]
  let links: [Link]
  let texts: [RunningText]
  private let longLines: LongLines
  /// Whether the file is outside a book, and its title therefore in its text.
  var isLoose = false

  /// Whether the speech model speaks the language of the page.
  var isSpoken: Bool { SpokenLanguage.supported(language) != nil }

  struct Link: Hashable, Sendable {
    /// The destination as written.
    var destination: String
    /// The resolved destination; `nil` if the book has no such file.
    var target: LinkTarget?
    var content: [Inline]
    var position: SourcePosition
  }

  /// Parses and walks a page.
  ///
  /// - Parameters:
  ///   - resolver: resolves the destinations of links.
  ///   - words: the interface text in the page's language.
  package init(_ edition: ChapterEdition, _ resolver: LinkResolver, _ words: SharedInterfaceText) {
    self.edition = edition
    self.words = words
    document = edition.document
    blocks = document.allBlocks
    longLines = LongLines(document.lines)
    var inlines: [Inline] = []
    var texts: [RunningText] = []
    for passage in edition.frontMatter.passages {
      let text = passage.inlines
      inlines.append(withInner: text)
      texts.append(RunningText(text, isName: passage.isName))
    }
    for block in blocks {
      for text in block.runningTexts {
        inlines.append(withInner: text)
        texts.append(RunningText(text))
      }
    }
    self.inlines = inlines
    links = inlines.compactMap { inline in
      guard case .link(let destination, _, let content) = inline.kind else { return nil }
      return Link(
        destination: destination,
        target: resolver.target(of: destination, from: edition.path),
        content: content,
        position: inline.position
      )
    }
    self.texts = texts
  }

  var path: String { edition.path }
  var language: String { edition.language }
  var lines: SourceLines { document.lines }

  /// The line with a number, counted from 1; `nil` if there is none.
  func line(_ number: Int) -> Substring? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  func rest(from position: SourcePosition) -> Substring? {
    line(position.line).map { line in
      longLines.rest(of: line, number: position.line, from: position.column)
    }
  }

  func info(of code: CodeBlock, at position: SourcePosition) -> FenceInfo {
    guard code.isFenced, lines.indices.contains(position.line - 1) else {
      return FenceInfo(code.info)
    }
    return FenceInfo(code, openingLine: lines[position.line - 1])
  }

  func location(_ position: SourcePosition) -> SourceLocation {
    edition.location(position)
  }
}

extension ChapterFrontMatter.Passage {
  var inlines: [Inline] {
    // Most values contain no Markdown, and parsing is slower than looking for its characters.
    guard text.containsByte(where: Self.marks.contains) else {
      return [Inline(.text(text), at: position)]
    }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return [Inline(.text(text), at: position)]
    }
    // Each value is on one line of YAML.
    return inlines.map { inline in
      inline.moved { place in
        SourcePosition(line: position.line, column: position.column + place.column - 1)
      }
    }
  }

  private static let marks = Array("[]*_`<>!~\\&".utf8)
}

extension ChapterEdition {
  /// The location of text in the front matter, searched from a key such as `rows` on.
  ///
  /// Falls back to the line of the key if the text isn't found.
  func frontMatterLocation(of words: String, after key: String) -> SourceLocation {
    let lines = lines
    let end = lines.dropFirst().firstIndex(of: "---") ?? 0
    let start = lines[..<end].firstIndex { $0.hasPrefix("\(key):") } ?? 0
    for index in start..<max(start, end) {
      let from = index == start ? key.utf8.count + 1 : 0
      guard let found = lines[index].dropFirst(from).firstRange(of: words) else { continue }
      let column = lines[index].distance(from: lines[index].startIndex, to: found.lowerBound) + 1
      return SourceLocation(path: path, line: index + 1, column: column)
    }
    return SourceLocation(path: path, line: start + 1)
  }
}
