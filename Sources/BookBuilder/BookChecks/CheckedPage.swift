package import Articles
package import BookModel
import Diagnostics
package import Localization
package import Markdown
import SnippetNotation
import SourceText

/// A page as checks see it: its blocks and its running text, laid out in one row.
package struct CheckedPage: Sendable {
  /// The page as its author wrote it.
  let edition: ChapterEdition
  let words: SharedWords
  /// The text, read.
  let document: MarkdownDocument
  /// All blocks, those inside of others too, in the order of the file.
  let blocks: [Block]
  /// All pieces of running text, those inside of others and those of the front matter too.
  package let inlines: [Inline]
  let links: [Link]
  /// The running text of each block and of each line of the front matter, in words.
  let texts: [RunningText]
  /// Whether the file belongs to no book, so that its title stands in its text.
  var isLoose = false

  /// A link.
  struct Link: Hashable, Sendable {
    /// Where it goes, as its author wrote it.
    var destination: String
    /// Where that is; `nil` if nothing of the book lies there.
    var target: LinkTarget?
    /// The words of the link.
    var content: [Inline]
    /// The place in the file.
    var position: SourcePosition
  }

  /// Walks a page.
  ///
  /// - Parameters:
  ///   - resolver: finds out where links go.
  ///   - words: the words of its language.
  package init(_ edition: ChapterEdition, _ resolver: LinkResolver, _ words: SharedWords) {
    self.edition = edition
    self.words = words
    document = edition.document
    blocks = document.allBlocks
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

  /// The path of the file, as in diagnostics.
  var path: String { edition.path }
  /// The language, as a BCP 47 tag.
  var language: String { edition.language }
  var lines: SourceLines { document.lines }

  /// A line of the file by its number, from 1; `nil` if there is none.
  func line(_ number: Int) -> Substring? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// The rest of a line from a place in the file on; `nil` if there is no such line.
  func rest(from position: SourcePosition) -> Substring? {
    line(position.line)?.dropFirst(position.column - 1)
  }

  /// The words after an opening fence, each with its column in the file.
  func info(of code: CodeBlock, at position: SourcePosition) -> FenceInfo {
    guard code.isFenced, lines.indices.contains(position.line - 1) else {
      return FenceInfo(code.info)
    }
    return FenceInfo(code, openingLine: lines[position.line - 1])
  }

  /// A place in the file.
  func location(_ position: SourcePosition) -> SourceLocation {
    edition.location(position)
  }
}

extension ChapterFrontMatter.Passage {
  /// The running text, each piece at its place in the file.
  var inlines: [Inline] {
    // Most lines hold no marks; reading Markdown costs more than looking.
    guard text.utf8.contains(where: Self.marks.contains) else {
      return [Inline(.text(text), at: position)]
    }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return [Inline(.text(text), at: position)]
    }
    // A text of YAML stands in one line.
    return inlines.map { inline in
      inline.moved { place in
        SourcePosition(line: position.line, column: position.column + place.column - 1)
      }
    }
  }

  private static let marks = Array("[]*_`<>!~\\&".utf8)
}

extension ChapterEdition {
  /// Where words of the front matter stand: those after a key that the words may be without, such as
  /// `rows`.
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
