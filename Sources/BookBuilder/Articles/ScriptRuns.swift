import BookModel

/// Cuts text where it changes to another script, so that a screen reader changes its voice there.
package struct ScriptRuns {
  /// The language of the text around, as a BCP 47 tag.
  let language: String
  private let common: CommonLetters

  /// Creates a cutter of text in a language, given as a BCP 47 tag.
  package init(language: String) {
    self.language = language
    switch language {
    case "en": common = .english
    case "ru": common = .russian
    default: common = .unknown
    }
  }

  /// The letters that need no look at their script, as they are those of the language.
  private enum CommonLetters {
    case english, russian, unknown
  }

  /// The pieces; joined they are the text.
  package func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    add(text, to: &runs)
    return runs
  }

  /// Adds the pieces; joined they are the text.
  func add(_ text: String, to runs: inout [Run]) {
    guard mayHoldForeignLetters(text) else {
      if !text.isEmpty { runs.append(.text(text)) }
      return
    }
    // Where the words begin that are in no run yet.
    var plain = text.startIndex
    var index = text.startIndex
    // Stretches without foreign letters are taken over whole.
    while let start = text.utf8[index...].firstIndex(where: mayBeginForeignLetter) {
      guard let script = Script(of: text[start]), script != Script(writing: language) else {
        index = text.index(after: start)
        continue
      }
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

  /// Whether a byte of a text can begin a letter of another script; most texts have none, and bytes
  /// are quick to look at.
  private func mayHoldForeignLetters(_ text: String) -> Bool {
    switch common {
    case .english: text.utf8.contains(where: Self.mayBeginForeignLetterInEnglish)
    case .russian: text.utf8.contains(where: Self.mayBeginForeignLetterInRussian)
    case .unknown: !text.isEmpty
    }
  }

  private func mayBeginForeignLetter(_ byte: UInt8) -> Bool {
    switch common {
    case .english: Self.mayBeginForeignLetterInEnglish(byte)
    case .russian: Self.mayBeginForeignLetterInRussian(byte)
    // Every first byte of a character.
    case .unknown: byte < 0x80 || byte >= 0xC0
    }
  }

  /// Whether a byte is other than ASCII and those that begin U+0080…U+00BF and U+2000…U+2FFF, which
  /// are signs.
  private static func mayBeginForeignLetterInEnglish(_ byte: UInt8) -> Bool {
    byte >= 0xC3 && byte != 0xE2
  }

  /// Whether a byte is a Latin letter or other than those that begin signs and U+0400…U+04FF, which
  /// are Cyrillic.
  private static func mayBeginForeignLetterInRussian(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case 0xC3...0xCF, 0xD4...0xE1, 0xE3...: true
    default: false
    }
  }

  /// Whether a text holds Cyrillic letters.
  package static func containsCyrillic(_ text: String) -> Bool {
    text.utf8.contains { (0xD0...0xD4).contains($0) }
      && text.contains { Script(of: $0) == .cyrillic }
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
