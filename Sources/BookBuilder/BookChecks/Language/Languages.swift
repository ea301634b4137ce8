import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  static let languages = Check(onEachPage: .unmarkedLanguage, .untranslatedText) { page in
    page.texts.flatMap { text in
      unmarkedWords(text, on: page) + untranslated(text, on: page)
    } + alternativeTexts(on: page)
  }

  private static func unmarkedWords(_ text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    // Letters of English and Russian can be marked, and make up most words.
    text.words.compactMap { word -> Diagnostic? in
      guard !word.isASCIIOrRussian else { return nil }
      let letters = text.letters(of: word)
      guard letters.count > 1,
        let name = UnmarkedScript.unmarkedName(of: letters, onPageIn: page.language)
      else { return nil }
      return Diagnostic(
        .unmarkedLanguage,
        at: page.location(text.position(of: letters.startIndex)),
        "the word '\(letters)' is in \(name), which pages cannot mark with a language",
        help: "transliterate it into the alphabet of the page"
      )
    }
  }

  private static func alternativeTexts(on page: CheckedPage) -> [Diagnostic] {
    guard Script(writing: page.language) != .cyrillic else { return [] }
    return page.inlines.compactMap { inline -> Diagnostic? in
      guard case .image(_, _, _, let content) = inline.kind,
        ScriptRuns.containsCyrillic(content.plainText)
      else { return nil }
      return Diagnostic(
        .unmarkedLanguage,
        at: page.location(inline.position),
        "the alternative text contains Cyrillic letters, but one voice reads all of it",
        help: "describe the picture in the language of the page"
      )
    }
  }

  /// The number of consecutive words from which on a text counts as a sentence, not a name.
  private static let sentence = 6

  private static func untranslated(_ text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    guard let other = Script.other(than: page.language),
      text.words.count(where: { $0.script == other }) >= sentence
    else { return [] }
    var findings: [Diagnostic] = []
    var first: RunningText.Word?
    var count = 0
    let quotations = QuotedRanges(text.text)
    func end() {
      if count >= sentence, let first {
        findings.append(
          Diagnostic(
            .untranslatedText,
            at: page.location(text.position(of: text.letters(of: first).startIndex)),
            "\(count) words in a row are in another language than the page",
            help: "translate them, or put a quotation in quotation marks"
          )
        )
      }
      (first, count) = (nil, 0)
    }
    for word in text.words {
      let script = word.script
      // Enumerations of names, such as those of assistive technologies, contain commas.
      if word.followsPunctuation { end() }
      guard script == other, !word.isMarked,
        !quotations.contain(text.letters(of: word).startIndex)
      else {
        if script != nil { end() }
        continue
      }
      if count == 0 { first = word }
      count += 1
    }
    end()
    return findings
  }
}

extension Script {
  fileprivate static func other(than language: String) -> Script? {
    switch language {
    case Script.cyrillic.language: .latin
    case Script.latin.language: .cyrillic
    default: nil
    }
  }
}

extension Rule {
  static let unmarkedLanguage = Rule(
    id: "unmarked-language",
    canBeAllowed: true,
    explanation: """
      A page marks Latin, Russian and Chinese words with their language automatically. Words in other \
      scripts than that of the page, and words inside the alternative text of a picture, cannot be \
      marked. Source: WCAG 2.2, 3.1.2.
      """,
    readers: """
      A screen reader reads an unmarked word with the voice of the page: an English voice spells \
      Greek letter by letter, or says nothing.
      """,
    wrong: "The word comes from φωνή.",
    right: "The word comes from the Greek phōnē."
  )
  static let untranslatedText = Rule(
    id: "untranslated-text",
    canBeAllowed: true,
    explanation: """
      A whole sentence is in another language than the page and is not marked as a quotation. Usually \
      the translation was forgotten. The page marks the language of such text, so that names and \
      quotations are pronounced correctly.
      """,
    readers: "Readers who chose this language may not know the other one.",
    wrong: "Метка нужна. The label is what VoiceOver says first.",
    right: "Метка нужна. Её VoiceOver произносит первой."
  )
}
