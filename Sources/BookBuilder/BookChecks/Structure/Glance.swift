import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds lines at a glance that the chapter does not bear out.
  static let glance = Check(
    onEachPage: .unheardGlance,
    .unshownGlance,
    .incompleteGlance,
    .longGlance
  ) { page in
    guard let glance = page.edition.frontMatter.glance else { return [] }
    let quotable = QuotableLines(on: page)
    var findings: [Diagnostic] = []
    if let heard = glance.heard, !QuotableLines.isQuoted(heard.text, from: quotable.transcripts) {
      findings.append(
        Diagnostic(
          .unheardGlance,
          at: page.location(heard.position),
          "'\(heard.text)' occurs in no line of a transcript of the chapter",
          help: "quote a line that the chapter shows before the fix, or a part of one"
        )
      )
    }
    if let code = glance.code, !QuotableLines.isQuoted(code.text, from: quotable.code) {
      findings.append(
        Diagnostic(
          .unshownGlance,
          at: page.location(code.position),
          "'\(code.text)' occurs in no line of the chapter's Swift code",
          help: "quote a line of the fix, or a part of one"
        )
      )
    }
    let place = page.location(glance.position)
    if glance.heard == nil, !quotable.transcripts.isEmpty {
      findings.append(incomplete("heard", "transcripts", at: place))
    }
    if glance.code == nil, !quotable.code.isEmpty {
      findings.append(incomplete("code", "Swift code", at: place))
    }
    if glance.wordCount > glanceLimit {
      findings.append(
        Diagnostic(
          .longGlance,
          at: place,
          "the lines at a glance have \(glance.wordCount) words; \(glanceLimit) are allowed",
          help: "leave the reasons to the chapter"
        )
      )
    }
    return findings
  }

  /// The most words that the lines at a glance of a chapter may have together.
  private static let glanceLimit = 80

  private static func incomplete(
    _ key: String,
    _ content: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .incompleteGlance,
      at: place,
      "the chapter has \(content), and 'glance' lacks '\(key)'",
      help: "add '\(key): …' to 'glance'"
    )
  }
}

extension Rule {
  static let unheardGlance = Rule(
    id: "unheard-glance",
    explanation: """
      The 'glance' of a front matter quotes in 'heard' what is wrong as it is heard. The quotation \
      stands, as a line or a part of one, in a transcript of the chapter, where it is computed.
      """,
    readers: """
      The line opens the page, and stands in the list of chapters and in results of search: readers \
      would look for it in the chapter in vain.
      """,
    wrong: "heard: Button, where no transcript of the chapter has it",
    right: "heard: \"ic_close_24, Button\", and a transcript with this line"
  )
  static let unshownGlance = Rule(
    id: "unshown-glance",
    explanation: """
      The 'glance' of a front matter quotes in 'code' the line that mends it. The quotation stands, as a \
      line or a part of one, in a Swift block of the chapter, where it is compiled. Spaces do not count.
      """,
    readers: """
      Readers would copy code from the top of the page that nobody compiled.
      """,
    wrong: "code: button.label = \"Close\", where no Swift block has it",
    right: "code: close.accessibilityLabel = \"Close\", and a Swift block with it"
  )
  static let incompleteGlance = Rule(
    id: "incomplete-glance",
    explanation: """
      A chapter with transcripts says in its 'glance' what is heard, and one with Swift blocks quotes \
      the line that mends it. 'rule' and 'check' are never missing.
      """,
    readers: """
      Readers with a minute would get a rule, but neither the problem by which they know it nor the \
      line that they came for.
      """,
    wrong: "glance: {rule: …, check: …}, in a chapter with transcripts and code",
    right: "glance: {heard: …, rule: …, code: …, check: …}"
  )
  static let longGlance = Rule(
    id: "long-glance",
    explanation: """
      The four lines at a glance have at most eighty words together.
      """,
    readers: """
      A listener hears them at the top of the page: after half a minute they are no glance any more.
      """,
    wrong: "rule: three sentences with reasons and exceptions",
    right: "rule: A control that shows no words needs a label that says what it does."
  )
}

extension Check {
  /// Finds chapters without lines at a glance in a book that has them.
  static let glances = Check(.missingGlance, scope: .book) { checked in
    let editions = checked.book.chapters.flatMap { chapter in
      checked.book.languages.compactMap { chapter.editions[$0] }
    }
    guard editions.contains(where: { $0.frontMatter.glance != nil }) else { return [] }
    return editions.filter { $0.frontMatter.glance == nil }.map { edition in
      Diagnostic(
        .missingGlance,
        at: SourceLocation(path: edition.path, line: 1),
        "the chapter has no lines at a glance",
        help: "add 'glance' with 'heard', 'rule', 'code' and 'check' to the front matter"
      )
    }
  }
}

extension Rule {
  static let missingGlance = Rule(
    id: "missing-glance",
    explanation: """
      Once a chapter of a book has a 'glance' in its front matter, all chapters have one: what is \
      heard, the rule, the code and the check.
      """,
    readers: """
      Readers who learn from one page that the answer stands first look for it in vain on the next, \
      and the list of chapters is uneven.
      """,
    wrong: "a chapter with 'glance', and one without",
    right: "both with 'glance: {heard, rule, code, check}'"
  )
}

/// The transcripts and the Swift code of a chapter, a line of which `glance` may quote.
struct QuotableLines {
  private(set) var transcripts: [String] = []
  private(set) var code: [String] = []

  init(on page: CheckedPage) {
    for block in page.blocks {
      guard case .code(let code) = block.kind, let kind = FenceKind(rawValue: code.language),
        !code.text.allSatisfy(\.isWhitespace)
      else { continue }
      if kind.isTranscript { transcripts.append(code.text) }
      if kind == .swift { self.code.append(code.text) }
    }
  }

  /// Whether a line of the texts contains the quoted words; the number of spaces doesn't matter.
  static func isQuoted(_ words: String, from texts: [String]) -> Bool {
    let words = words.foldingSpace
    // Most quotations are exact, and bytes are quicker to compare than characters.
    return texts.contains { $0.holds(words) }
      || texts.contains { text in
        text.split(whereSeparator: \.isNewline).contains { $0.foldingSpace.contains(words) }
      }
  }
}
