import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let glance = Check(
    onEachPage: .glanceNotHeard,
    .glanceNotShown,
    .incompleteGlance,
    .longGlance,
    .bareGlance
  ) { page in
    let glances = page.edition.frontMatter.glances
    guard !glances.isEmpty else { return [] }
    let quotable = QuotableLines(on: page)
    return glances.flatMap { findings(in: $0, quotable, on: page) }
  }

  private static func findings(
    in glance: ChapterFrontMatter.Glance,
    _ quotable: QuotableLines,
    on page: CheckedPage
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (line, time) in [(glance.heard, "before"), (glance.after, "after")] {
      guard let line, !QuotableLines.isQuoted(line.text, from: quotable.transcripts) else {
        continue
      }
      findings.append(
        Diagnostic(
          .glanceNotHeard,
          at: page.location(line.position),
          "no transcript of the chapter contains '\(line.text)'",
          help: "quote a spoken line from \(time) the fix, or a part of one"
        )
      )
    }
    if let heard = glance.heard, isBare(heard.text, before: glance.after?.text) {
      findings.append(
        Diagnostic(
          .bareGlance,
          at: page.location(heard.position),
          "'\(heard.text)' does not say by itself what is wrong",
          help: "quote more of the line, or the same element in 'after'"
        )
      )
    }
    if let code = glance.code, !QuotableLines.isQuoted(code.text, from: quotable.code) {
      findings.append(
        Diagnostic(
          .glanceNotShown,
          at: page.location(code.position),
          "no Swift block of the chapter contains '\(code.text)'",
          help: "quote a line of the fix, or a part of one"
        )
      )
    }
    let location = page.location(glance.position)
    if glance.heard == nil, !quotable.transcripts.isEmpty {
      findings.append(incomplete("heard", "transcripts", at: location))
    }
    if glance.code == nil, !quotable.code.isEmpty {
      findings.append(incomplete("code", "Swift code", at: location))
    }
    if glance.wordCount > glanceLimit {
      findings.append(
        Diagnostic(
          .longGlance,
          at: location,
          "the glance has \(glance.wordCount) words, but only \(glanceLimit) are allowed",
          help: "move the reasons into the chapter"
        )
      )
    }
    return findings
  }

  private static let glanceLimit = 80

  /// Whether a line has one part and nothing in common with the line after the fix; an event such
  /// as “[nothing happens]” speaks for itself.
  private static func isBare(_ line: String, before after: String?) -> Bool {
    guard !line.contains(","), !line.contains(" · "), !line.hasPrefix("[") else { return false }
    return words(of: line).isDisjoint(with: words(of: after ?? ""))
  }

  private static func words(of line: String) -> Set<Substring> {
    Set(line.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  private static func incomplete(
    _ key: String,
    _ content: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .incompleteGlance,
      at: place,
      "the chapter has \(content), but 'glance' has no '\(key)'",
      help: "add '\(key): …' to 'glance'"
    )
  }
}

extension Rule {
  static let glanceNotHeard = Rule(
    id: "glance-not-heard",
    explanation: """
      In the 'glance' of the front matter, 'heard' quotes the problem as VoiceOver speaks it, and 'after' the line after the fix. The quotation \
      must be a line, or a part of one, of a transcript in the chapter, because transcripts are computed.
      """,
    readers: """
      The line opens the page and appears in the list of chapters and in search results, but readers \
      would not find it in the chapter.
      """,
    wrong: "heard: Button, which is in no transcript of the chapter",
    right: "heard: \"ic_close_24, Button\", and a transcript with this line"
  )
  static let glanceNotShown = Rule(
    id: "glance-not-shown",
    explanation: """
      In the 'glance' of the front matter, 'code' quotes the line that fixes the problem. The quotation \
      must be a line, or a part of one, of a Swift block in the chapter, because those are compiled. \
      Spaces don't matter.
      """,
    readers: "Readers would copy code from the top of the page that was never compiled.",
    wrong: "code: button.label = \"Close\", which is in no Swift block",
    right: "code: close.accessibilityLabel = \"Close\", and a Swift block with this line"
  )
  static let incompleteGlance = Rule(
    id: "incomplete-glance",
    explanation: """
      In a chapter with transcripts, 'glance' says what is heard; in one with Swift blocks, it quotes \
      the line that fixes the problem. 'rule' and 'check' are always required.
      """,
    readers: """
      Readers with a minute would get a rule, but not the symptom to recognise the problem by, or not \
      the line of code that they came for.
      """,
    wrong: "glance: {rule: …, check: …}, in a chapter with transcripts and code",
    right: "glance: {heard: …, rule: …, code: …, check: …}"
  )
  static let longGlance = Rule(
    id: "long-glance",
    explanation: "The lines of each summary in a glance have at most eighty words in total.",
    readers: """
      A listener hears them at the top of the page, and half a minute is too long for a glance.
      """,
    wrong: "rule: three sentences with reasons and exceptions",
    right: "rule: A control without visible text needs a label that says what it does."
  )

  static let bareGlance = Rule(
    id: "bare-glance",
    canBeAllowed: true,
    explanation: """
      A 'heard' of one part, such as “Pepperoni”, does not show what is wrong. It has at least two parts, \
      or 'after' shows how the same element sounds after the fix.
      """,
    readers: """
      The line stands alone in the list of chapters and in search results; readers could not tell the \
      problem from a line that is right.
      """,
    wrong: "heard: Pepperoni, after: 25 cm",
    right: "heard: Pepperoni, after: \"Pepperoni, 25 cm\""
  )
}

extension Check {
  static let glances = Check(.missingGlance, scope: .book) { checked in
    let editions = checked.book.chapters.flatMap { chapter in
      checked.book.languages.compactMap { chapter.editions[$0] }
    }
    guard editions.contains(where: { !$0.frontMatter.glances.isEmpty }) else { return [] }
    return editions.filter { $0.frontMatter.glances.isEmpty }.map { edition in
      Diagnostic(
        .missingGlance,
        at: SourceLocation(path: edition.path, line: 1),
        "the chapter has no 'glance'",
        help: "add 'glance' with 'heard', 'rule', 'code' and 'check' to the front matter"
      )
    }
  }
}

extension Rule {
  static let missingGlance = Rule(
    id: "missing-glance",
    explanation: """
      If one chapter of a book has a 'glance' in its front matter, all chapters need one: what is \
      heard, the rule, the code and the check.
      """,
    readers: """
      Readers who learn on one page that the answer comes first would look for it on the next and not \
      find it, and the list of chapters would be uneven.
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
    let words = words.collapsingWhitespace
    // Most quotations are exact, and bytes are quicker to compare than characters.
    return texts.contains { $0.includes(words) }
      || texts.contains { text in
        text.split(whereSeparator: \.isNewline).contains { $0.collapsingWhitespace.contains(words) }
      }
  }
}
