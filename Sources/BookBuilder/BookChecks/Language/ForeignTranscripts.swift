import BookModel
import Diagnostics
import Markdown
import SnippetNotation

extension Check {
  static let foreignTranscripts = Check(onEachPage: .foreignTranscript) { page in
    guard page.isSpoken else { return [] }
    return page.blocks.compactMap { block -> Diagnostic? in
      guard case .code(let code) = block.kind, code.isSpoken else { return nil }
      let info = page.info(of: code, at: block.position)
      var position = block.position
      let summary: String
      if let option = info.words.last(where: { $0.key == "lang" }), let language = option.value,
        !language.isSameLanguage(as: page.language),
        // An unknown language is reported as such.
        SpokenLanguage.supported(language) != nil
      {
        position.column = option.column
        summary = "the fence is in '\(language)' on a page in '\(page.language)'"
      } else if info.name != FenceKind.screen.rawValue,
        TranscriptAlphabet(of: code.text, on: page.language).isForeign
      {
        summary = "most lines are in another alphabet than the page"
      } else {
        return nil
      }
      return Diagnostic(
        .foreignTranscript,
        at: page.location(position),
        summary,
        help: "write the example in the language of the page, or put before the fence "
          + "'<!-- allow: foreign-transcript REASON -->'"
      )
    }
  }

  static let allowedForeignTranscripts = Check(.tooManyForeignTranscripts, scope: .book) {
    checked in
    checked.book.languages.compactMap { language in
      let editions = checked.book.editions.filter { $0.language == language }
      let allowed = editions.flatMap(\.allowances).count { $0.id == Rule.foreignTranscript.id }
      // One is always fine, even in a small book.
      guard allowed > 1 else { return nil }
      let fences = editions.reduce(0) { $0 + $1.document.spokenFences }
      guard allowed * 100 > fences * foreignShare else { return nil }
      return Diagnostic(
        .tooManyForeignTranscripts,
        at: SourceLocation(path: "Content/\(language)"),
        "\(allowed) of \(fences) fences are allowed to be in another language than their page; "
          + "at most \(fences * foreignShare / 100) may be",
        help: "keep only those where the other language is the subject"
      )
    }
  }

  /// The largest share of an edition's fences that may be in another language, in percent.
  private static let foreignShare = 5
}

extension MarkdownDocument {
  fileprivate var spokenFences: Int {
    allBlocks.count { block in
      if case .code(let code) = block.kind { code.isSpoken } else { false }
    }
  }
}

extension CodeBlock {
  fileprivate var isSpoken: Bool {
    guard isFenced, let kind = FenceKind(rawValue: language) else { return false }
    return kind.isTranscript || kind == .screen
  }
}

extension String {
  /// Whether two BCP 47 tags name the same language, ignoring regions and scripts.
  fileprivate func isSameLanguage(as other: String) -> Bool {
    let (own, others) = (prefix { $0 != "-" }, other.prefix { $0 != "-" })
    return own.lowercased() == others.lowercased()
  }
}

extension Rule {
  static let foreignTranscript = Rule(
    id: "foreign-transcript",
    canBeAllowed: true,
    explanation: """
      A transcript or a screen is in another language than its page: its 'lang=' says so, or most of \
      its lines are in another alphabet. Commands, events and names such as 'ic_close_24' do not \
      count, nor does a name in a line with words in the page's language. String literals may differ \
      between languages. Pages in a language that the speech model does not speak may have \
      transcripts in any that it speaks. Where the other language is the subject, or a source is \
      quoted, put a comment before the fence: '<!-- allow: foreign-transcript REASON -->'.
      """,
    readers: """
      Readers who chose this language may not know the other one, and a screen reader reads the line in \
      another voice, which may not be installed.
      """,
    wrong: "```voiceover close lang=ru\nЗакрыть, Кнопка\n```",
    right: "```voiceover close\nClose, Button\n```"
  )
  static let tooManyForeignTranscripts = Rule(
    id: "too-many-foreign-transcripts",
    explanation: """
      More than 5 % of the transcripts and screens of an edition have a comment that allows them to be \
      in another language.
      """,
    readers: """
      Each reason may be good, but together they make a book in two languages when readers chose one.
      """,
    wrong: "<!-- allow: foreign-transcript the source is Russian -->, before every tenth fence",
    right: "the source quoted once, and examples in the language of the page"
  )
}

/// Compares the alphabet of a transcript with that of its page, line by line.
///
/// Identifiers are skipped. A line counts as foreign if more than three quarters of its letters
/// are, and a transcript if most of its lines are.
struct TranscriptAlphabet {
  private var foreignLines = 0
  private var ownLines = 0

  /// Counts the letters of a transcript line by line.
  ///
  /// - Parameters:
  ///   - text: the lines of the fence.
  ///   - language: the language of the page, as a BCP 47 tag.
  init(of text: String, on language: String) {
    let pageScript = Script(writing: language) ?? .latin
    for line in text.split(whereSeparator: \.isNewline) {
      guard let speech = Self.speech(in: line) else { continue }
      var (ownLetters, foreignLetters) = (0, 0)
      for word in speech.split(whereSeparator: \.isWhitespace) where !Self.isIdentifier(word) {
        for scalar in word.unicodeScalars {
          guard let script = Script(of: scalar) else { continue }
          if script == pageScript { ownLetters += 1 } else { foreignLetters += 1 }
        }
      }
      guard ownLetters + foreignLetters > 0 else { continue }
      // A foreign name is often longer than the word for its role, such as “Button”, after it.
      if foreignLetters > 3 * ownLetters { foreignLines += 1 } else { ownLines += 1 }
    }
  }

  var isForeign: Bool { foreignLines > ownLines }

  /// The spoken or shown part of a line; `nil` for a command or an event without text.
  private static func speech(in line: Substring) -> Substring? {
    let line = line.drop(while: \.isWhitespace)
    guard line.first != ">" else { return nil }
    guard line.first == "[" else { return line }
    let words = line.drop { $0 != "]" }.dropFirst()
    return words.isEmpty ? nil : words
  }

  /// Whether a word names code, a file or a product, which is spelled the same in every language:
  /// it contains a digit, an underscore, a dot or an inner capital letter.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let letters = word.drop { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let last = letters.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return false }
    let name = letters[...last]
    if name.contains(where: { $0.isNumber || "_.".contains($0) }) { return true }
    return zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
