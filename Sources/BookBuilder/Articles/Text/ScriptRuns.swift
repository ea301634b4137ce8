import BookModel

/// Cuts text where it changes to another script, so that a screen reader changes its voice there.
package struct ScriptRuns {
  /// The language of the text around, as a BCP 47 tag.
  let language: String

  /// Creates a cutter of text in a language, given as a BCP 47 tag.
  package init(language: String) {
    self.language = language
  }

  /// The pieces; joined they are the text.
  package func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    add(text, to: &runs)
    return runs
  }

  /// Adds the pieces; joined they are the text.
  func add(_ text: String, to runs: inout [Run]) {
    let own = Script(writing: language)
    // Most English text is ASCII only, and bytes are quick to look through.
    if own == .latin, !text.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) {
      return runs.append(.text(text))
    }
    // Where the words begin that are in no run yet.
    var plain = text.startIndex
    var index = text.startIndex
    while let start = text.unicodeScalars[index...].firstIndex(where: { scalar in
      Script(of: scalar).map { $0 != own } ?? false
    }) {
      guard let script = Script(of: text[start]) else { break }
      let quotation = Quotation(around: start, after: plain, in: text)?.words
      let phrase = quotation.flatMap { isPhrase($0, in: script) ? $0 : nil }
      let run = phrase ?? foreignRun(at: text[start...], script: script)
      index = run.endIndex
      // A letter by itself may be a sign; one in quotation marks is a word of its language.
      guard
        phrase != nil || run.count(where: { Script(of: $0) == script }) >= script.leastLetters
      else { continue }
      if plain < run.startIndex { runs.append(.text(String(text[plain..<run.startIndex]))) }
      runs.append(.text(String(run), language: script.language))
      plain = run.endIndex
    }
    if plain < text.endIndex { runs.append(.text(String(text[plain...]))) }
  }

  /// Whether the words of a quotation are a phrase of a script as a whole, so that its numbers and
  /// signs are to be heard in the same voice.
  ///
  /// A Latin name keeps to its letters, as the number of a version is read in the language around:
  /// «iOS 26». A phrase in other letters may hold Latin names.
  private func isPhrase(_ words: Substring, in script: Script) -> Bool {
    let (own, strange) = words.reduce(into: (own: 0, strange: 0)) { count, character in
      switch Script(of: character) {
      case script: count.own += 1
      case nil: break
      default: count.strange += 1
      }
    }
    return script == .latin
      ? strange == 0 && !words.isNameOrShort
      : strange < own
  }

  /// Whether a text holds Cyrillic letters.
  package static func containsCyrillic(_ text: String) -> Bool {
    text.unicodeScalars.contains { Script(of: $0) == .cyrillic }
  }

  /// The longest piece from a letter of a script to the last letter of it, with only digits,
  /// spaces and signs between.
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

/// The words between two quotation marks.
struct Quotation {
  /// The words, without the marks.
  let words: Substring

  /// Finds the innermost quotation that a place in a text is inside of; `nil` if there is none.
  ///
  /// - Parameter start: where to stop looking for its beginning.
  init?(around place: String.Index, after start: String.Index, in text: String) {
    let scalars = text.unicodeScalars
    guard let mark = scalars[start..<place].lastIndex(where: Self.isMark),
      let end = Self.ends[scalars[mark]]
    else { return nil }
    var depth = 1
    var index = place
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == end {
        depth -= 1
      } else if scalar == scalars[mark] {
        depth += 1
      }
      if depth == 0 { break }
      index = scalars.index(after: index)
    }
    guard depth == 0 else { return nil }
    words = text[scalars.index(after: mark)..<index]
  }

  private static let ends: [Unicode.Scalar: Unicode.Scalar] = ["«": "»", "“": "”", "„": "“"]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "«", "»", "“", "”", "„": true
    default: false
    }
  }
}
