import BookModel
import SourceText

package struct ScriptRuns {
  let language: String
  /// The language of the text around, which words in its script are assumed to be in.
  let surroundingLanguage: String

  package init(language: String, in surroundingLanguage: String? = nil) {
    self.language = language
    self.surroundingLanguage = surroundingLanguage ?? language
  }

  package func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    add(text, to: &runs)
    return runs
  }

  func add(_ text: String, to runs: inout [Run]) {
    let mainScript = Script(writing: language)
    // Most English text is ASCII only, and bytes are quick to look through.
    if mainScript == .latin, !text.isEmpty, !text.containsByte(where: { $0 >= 0x80 }) {
      return runs.append(.text(text))
    }
    // The start of the text that isn't in a run yet.
    var plain = text.startIndex
    var index = text.startIndex
    var quotations = QuotationFinder(text)
    lazy var hasKana = text.unicodeScalars.contains(where: \.isKana)
    while let start = text.unicodeScalars[index...].firstIndex(where: { scalar in
      Script(of: scalar).map { $0 != mainScript } ?? false
    }) {
      guard let script = Script(of: text[start]) else { break }
      let quotation = quotations.words(around: start, after: plain)
      let phrase = quotation.flatMap { isPhrase($0, in: script) ? $0 : nil }
      let run = phrase ?? foreignRun(at: text[start...], script: script)
      index = run.endIndex
      // A single letter may be a symbol, but in quotation marks it is a word.
      guard
        phrase != nil || run.count(where: { Script(of: $0) == script }) >= script.minimumLetters
      else { continue }
      if plain < run.startIndex { runs.append(.text(String(text[plain..<run.startIndex]))) }
      let isJapanese = script == .han && hasKana
      let language = isJapanese ? "ja" : script.language(near: surroundingLanguage)
      runs.append(.text(String(run), language: language))
      plain = run.endIndex
    }
    if plain < text.endIndex { runs.append(.text(String(text[plain...]))) }
  }

  /// Whether a quotation as a whole is in a script, so that its digits and symbols are spoken in
  /// the same voice.
  ///
  /// Latin quotations must not contain other letters and must be longer than a name, because the
  /// number in «iOS 26» is read in the surrounding language. Other quotations may contain Latin
  /// names.
  private func isPhrase(_ words: Substring, in script: Script) -> Bool {
    let (own, foreign) = words.reduce(into: (own: 0, foreign: 0)) { count, character in
      switch Script(of: character) {
      case script: count.own += 1
      case nil: break
      default: count.foreign += 1
      }
    }
    return script == .latin
      ? foreign == 0 && !words.isNameOrShort
      : foreign < own
  }

  package static func containsCyrillic(_ text: String) -> Bool {
    text.unicodeScalars.contains { Script(of: $0) == .cyrillic }
  }

  /// The text from a letter of a script to the last letter that is joined to it by only digits,
  /// spaces and symbols.
  private func foreignRun(at text: Substring, script: Script) -> Substring {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if Script(of: character) == script {
        end = text.index(after: index)
      } else if !script.joins(character) {
        break
      }
      index = text.index(after: index)
    }
    return text[..<end]
  }
}
