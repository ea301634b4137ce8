import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds transcripts and screens that speak another language than their page.
  static let foreignTranscripts = Check(onEachPage: .foreignTranscript) { page in
    page.blocks.compactMap { block -> Diagnostic? in
      guard case .code(let code) = block.kind, code.isSpoken else { return nil }
      let info = page.info(of: code, at: block.position)
      var position = block.position
      let summary: String
      if let option = info.words.last(where: { $0.key == "lang" }), let language = option.value,
        !language.isSameLanguage(as: page.language)
      {
        position.column = option.column
        summary = "the fence speaks '\(language)' on a page in '\(page.language)'"
      } else if info.name != FenceKind.screen.rawValue,
        SpokenLetters(of: code.text, on: page.language).areForeign
      {
        summary = "most lines are in another alphabet than that of the page"
      } else {
        return nil
      }
      return Diagnostic(
        .foreignTranscript,
        at: page.location(position),
        summary,
        help: "let the example speak the language of the page, or put before the fence "
          + "'<!-- allow: foreign-transcript REASON -->'"
      )
    }
  }

  /// Finds languages of a book in which many fences may speak another one.
  static let allowedForeignTranscripts = Check(.tooManyForeignTranscripts, scope: .book) {
    checked in
    checked.book.languages.compactMap { language in
      let editions = checked.book.editions.filter { $0.language == language }
      let allowed = editions.flatMap(\.allowances).count { $0.id == Rule.foreignTranscript.id }
      // One is never too many, also in a little book.
      guard allowed > 1 else { return nil }
      let fences = editions.reduce(0) { $0 + $1.document.spokenFences }
      guard allowed * 100 > fences * foreignShare else { return nil }
      return Diagnostic(
        .tooManyForeignTranscripts,
        at: SourceLocation(path: "Content/\(language)"),
        "\(allowed) of \(fences) fences may speak another language than their page; "
          + "\(fences * foreignShare / 100) are allowed",
        help: "keep those where the other language is the subject"
      )
    }
  }

  /// The largest share of an edition's fences that may speak another language, in percent.
  private static let foreignShare = 5
}

extension MarkdownDocument {
  /// How many fences show what is heard.
  fileprivate var spokenFences: Int {
    allBlocks.count { block in
      if case .code(let code) = block.kind { code.isSpoken } else { false }
    }
  }
}

extension CodeBlock {
  /// Whether the block shows what is heard, as lines or as a screen with its stops.
  fileprivate var isSpoken: Bool {
    guard isFenced, let kind = FenceKind(rawValue: language) else { return false }
    return kind.isTranscript || kind == .screen
  }
}

extension String {
  /// Whether two BCP 47 tags name the same language, countries and scripts apart.
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
      A transcript or a screen speaks another language than its page: it says so with 'lang=', or most \
      of its lines are in another alphabet. Commands, events and names such as 'ic_close_24' do not \
      count, nor does a name in a line that has words of the page. Texts in the quotation marks of \
      code may differ between languages. Where the other language is the subject, or a source is \
      quoted, a comment before the fence says so: '<!-- allow: foreign-transcript REASON -->'.
      """,
    readers: """
      Readers who chose this language may not know the other one, and a listener gets the line in \
      another voice, which may not be installed.
      """,
    wrong: "```voiceover close lang=ru\nЗакрыть, Кнопка\n```",
    right: "```voiceover close\nClose, Button\n```"
  )
  static let tooManyForeignTranscripts = Rule(
    id: "too-many-foreign-transcripts",
    explanation: """
      More than 5 in 100 transcripts and screens of an edition have a comment that allows them to \
      speak another language.
      """,
    readers: """
      Each of the reasons may be good: together they make a book in two languages, of which readers \
      chose one.
      """,
    wrong: "<!-- allow: foreign-transcript the source is Russian -->, before every tenth fence",
    right: "the source quoted once, and examples in the language of the page"
  )
}

/// Whether the lines of a transcript are in the alphabet of their page.
struct SpokenLetters {
  private var foreignLines = 0
  private var ownLines = 0

  /// Counts the letters of a transcript line by line.
  ///
  /// - Parameters:
  ///   - text: the lines of the fence.
  ///   - language: the language of the page, as a BCP 47 tag.
  init(of text: String, on language: String) {
    let own = Script(writing: language)
    for line in text.split(whereSeparator: \.isNewline) {
      guard let speech = Self.speech(in: line) else { continue }
      var (ownLetters, foreignLetters) = (0, 0)
      for word in speech.split(whereSeparator: \.isWhitespace) where !Self.isIdentifier(word) {
        for scalar in word.unicodeScalars {
          guard let script = Script(of: scalar) else { continue }
          if script == own { ownLetters += 1 } else { foreignLetters += 1 }
        }
      }
      guard ownLetters + foreignLetters > 0 else { continue }
      // A name of the other alphabet is often longer than the word for a button after it.
      if foreignLetters > 3 * ownLetters { foreignLines += 1 } else { ownLines += 1 }
    }
  }

  /// Whether most lines that hold words are in another alphabet.
  var areForeign: Bool { foreignLines > ownLines }

  /// What is spoken or shown in a line; `nil` for a command or an event without words after it.
  private static func speech(in line: Substring) -> Substring? {
    let line = line.drop(while: \.isWhitespace)
    guard line.first != ">" else { return nil }
    guard line.first == "[" else { return line }
    let words = line.drop { $0 != "]" }.dropFirst()
    return words.isEmpty ? nil : words
  }

  /// Whether a word is a name of code, of a file or of a product, which has the same letters in every
  /// language: it holds a digit, an underscore, a dot or a capital letter inside.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let letters = word.drop { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let last = letters.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return false }
    let name = letters[...last]
    if name.contains(where: { $0.isNumber || "_.".contains($0) }) { return true }
    return zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
