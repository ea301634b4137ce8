import BookModel
import Markdown
import SourceText

/// Turns Markdown's running text into runs with every word settled.
struct InlineComposer {
  /// The path of the file, from which links are counted.
  let path: String
  /// The language of the text, as a BCP 47 tag.
  let language: String
  /// The marks of the language before and after a title.
  private let quotationMarks: String
  let links: LinkResolver
  private let scripts: ScriptRuns
  /// How often each note was referred to so far, by its number on the page.
  private(set) var references: [Int: Int] = [:]

  init(path: String, language: String, quotationMarks: String, links: LinkResolver) {
    self.path = path
    self.language = language
    self.quotationMarks = quotationMarks
    self.links = links
    scripts = ScriptRuns(language: language)
  }

  /// The runs of running text.
  ///
  /// The title of a chapter in a sentence gets quotation marks: nothing else tells listeners of a
  /// text where it begins and ends.
  mutating func runs(of inlines: [Inline]) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(inlines.count)
    // A sentence's words may lie in several pieces, as cmark cuts at every sign.
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

  /// Whether the words of a link are the title of the chapter it leads to, and not in quotation
  /// marks yet.
  private func isUnquotedTitle(
    _ content: [Inline],
    of target: LinkTarget?,
    after text: String
  ) -> Bool {
    if let last = text.last, "“«„\"".contains(last) { return false }
    return target.map { links.isTitle(content.plainText, of: $0) } ?? false
  }

  /// Counts the references to notes in running text, as making its runs would.
  mutating func countReferences(in inlines: [Inline]) {
    for inline in inlines {
      switch inline.kind {
      case .footnoteReference(let number): references[number, default: 0] += 1
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        countReferences(in: content)
      case .text, .softBreak, .lineBreak, .code, .html, .image: continue
      }
    }
  }

  /// The runs of words that hold no marks.
  func runs(of words: String) -> [Run] {
    scripts.runs(of: words)
  }

  /// The runs of a text from a front matter, which may hold marks but no blocks.
  mutating func runs(ofLine text: String) -> [Run] {
    // Most lines hold no marks; reading Markdown costs more than looking.
    guard mayHoldMarks(text) else { return runs(of: text) }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return runs(of: text)
    }
    return runs(of: inlines)
  }

  /// Whether a line may hold more than words: marks, or an address that becomes a link by itself.
  private func mayHoldMarks(_ text: String) -> Bool {
    text.utf8.contains { Self.isMark[Int($0)] } || text.holds("//") || text.holds("www.")
      || text.utf8.first.map { $0 <= 0x20 } ?? true || text.utf8.last.map { $0 <= 0x20 } ?? true
  }

  private static let isMark: [Bool] = (0...UInt8.max).map { byte in
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
    case .image(let source, let title, let content):
      guard case .asset(let file)? = links.target(of: source, from: path) else { return }
      let words = content.plainText
      let isOrnament = title == "decorative" && words.isEmpty
      runs.append(.picture(path: file, alternative: isOrnament ? nil : words))
    case .footnoteReference(let number): runs.append(noteReference(number))
    }
  }

  private mutating func noteReference(_ number: Int) -> Run {
    references[number, default: 0] += 1
    return .noteReference(number: number, occurrence: references[number, default: 1])
  }
}
