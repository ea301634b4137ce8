import BookModel
import Markdown
import SourceText

/// Turns inline Markdown into runs, resolving links and marking changes of language.
///
/// It counts references to footnotes, so one composer has to read a page from start to end.
struct InlineComposer {
  let path: String
  let language: String
  private let quotationMarks: String
  let links: LinkResolver
  private let scripts: ScriptRuns
  /// The number of references to each footnote so far, by its number.
  private(set) var references: [Int: Int] = [:]
  /// The numbers of the footnotes that were referenced so far, in order.
  private(set) var referencedNotes: [Int] = []

  init(path: String, language: String, quotationMarks: String, links: LinkResolver) {
    self.path = path
    self.language = language
    self.quotationMarks = quotationMarks
    self.links = links
    scripts = ScriptRuns(language: language)
  }

  mutating func runs(of inlines: [Inline]) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(inlines.count)
    // cmark splits text at every special character, so pieces are collected before they are
    // analysed.
    var text = ""
    for inline in inlines {
      switch inline.kind {
      case .text(let words): text += words
      case .softBreak: text += " "
      case .link(let destination, _, let content):
        let target = links.target(of: destination, from: path)
        let isTitle = inlines.count > 1 && isUnquotedTitle(content, of: target, after: text)
        let marks = isTitle ? quotationMarks : ""
        scripts.add(text + marks.prefix(1), to: &runs)
        let words = self.runs(of: content)
        runs += target.map { [.link($0, words)] } ?? words
        text = String(marks.suffix(1))
      default:
        scripts.add(text, to: &runs)
        text = ""
        add(inline, to: &runs)
      }
    }
    scripts.add(text, to: &runs)
    return runs
  }

  /// Whether the text of a link is a chapter title without quotation marks.
  ///
  /// Such titles get quotation marks, without which listeners can't hear where they begin and end.
  private func isUnquotedTitle(
    _ content: [Inline],
    of target: LinkTarget?,
    after text: String
  ) -> Bool {
    if let last = text.last, "“«„\"".contains(last) { return false }
    return target.map { links.isTitle(content.plainText, of: $0) } ?? false
  }

  /// Counts footnote references, as `runs(of:)` does, without making runs.
  mutating func countReferences(in inlines: [Inline]) {
    for inline in inlines {
      switch inline.kind {
      case .footnoteReference(let number): _ = countReference(number)
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        countReferences(in: content)
      case .text, .softBreak, .lineBreak, .code, .html, .image: continue
      }
    }
  }

  func runs(of words: String) -> [Run] {
    scripts.runs(of: words)
  }

  mutating func runs(ofLine text: String) -> [Run] {
    // Most lines are plain, and a check is much cheaper than parsing.
    guard mayContainMarkup(text) else { return runs(of: text) }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return runs(of: text)
    }
    return runs(of: inlines)
  }

  private func mayContainMarkup(_ text: String) -> Bool {
    text.containsByte { Self.isMarkup[Int($0)] } || text.includes("//") || text.includes("www.")
      || text.utf8.first.map { $0 <= 0x20 } ?? true || text.utf8.last.map { $0 <= 0x20 } ?? true
  }

  private static let isMarkup: [Bool] = (0...UInt8.max).map { byte in
    "[]*_`<>!~\\&@\n\r\t\0".utf8.contains(byte)
  }

  private mutating func add(_ inline: Inline, to runs: inout [Run]) {
    switch inline.kind {
    case .text, .softBreak, .html, .link: break
    case .lineBreak: runs.append(.lineBreak)
    case .code(let code): runs.append(.code(code))
    case .emphasis(let content): runs.append(.emphasis(self.runs(of: content)))
    case .strong(let content): runs.append(.strong(self.runs(of: content)))
    case .strikethrough(let content): runs.append(.deletion(self.runs(of: content)))
    case .image(let source, let title, let width, let content):
      guard case .asset(let file)? = links.target(of: source, from: path) else { return }
      let words = content.plainText
      let isDecorative = title == "decorative" && words.isEmpty
      runs.append(
        .picture(
          path: file,
          alternative: isDecorative ? nil : words,
          title: isDecorative ? "" : title,
          width: width
        )
      )
    case .footnoteReference(let number): runs.append(noteReference(number))
    }
  }

  private mutating func noteReference(_ number: Int) -> Run {
    .noteReference(number: number, occurrence: countReference(number))
  }

  /// The number of references to the footnote so far, including this one.
  private mutating func countReference(_ number: Int) -> Int {
    let count = references[number, default: 0] + 1
    references[number] = count
    if count == 1 { referencedNotes.append(number) }
    return count
  }
}
