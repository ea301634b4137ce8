/// Cuts text where it changes to another script, so that a screen reader changes its voice there.
struct ScriptRuns {
  /// The language of the text around, as a BCP 47 tag.
  let language: String
  private let common: CommonLetters

  /// Creates a cutter of text in a language, given as a BCP 47 tag.
  init(language: String) {
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
  func runs(of text: String) -> [Run] {
    guard mayHoldForeignLetters(text) else { return text.isEmpty ? [] : [.text(text)] }
    var runs: [Run] = []
    var plain = ""
    var rest = text[...]
    while true {
      // Stretches without foreign letters are taken over whole.
      let start = rest.utf8.firstIndex(where: mayBeginForeignLetter) ?? rest.endIndex
      plain += rest[..<start]
      rest = rest[start...]
      guard let first = rest.first else { break }
      let script = Script(of: first)
      guard let script, script != Script(writing: language) else {
        plain.append(rest.removeFirst())
        continue
      }
      let run = foreignRun(at: rest, script: script)
      if run.filter({ Script(of: $0) == script }).count >= script.leastLetters {
        if !plain.isEmpty { runs.append(.text(plain)) }
        plain = ""
        runs.append(.text(String(run), language: script.language))
      } else {
        plain += run
      }
      rest = rest.dropFirst(run.count)
    }
    if !plain.isEmpty { runs.append(.text(plain)) }
    return runs
  }

  /// Whether a byte of a text can begin a letter of another script; most texts have none, and bytes
  /// are quick to look at.
  private func mayHoldForeignLetters(_ text: String) -> Bool {
    text.utf8.contains(where: mayBeginForeignLetter)
  }

  private func mayBeginForeignLetter(_ byte: UInt8) -> Bool {
    switch common {
    // Other than ASCII, U+0080…U+00BF and U+2000…U+2FFF, which are signs.
    case .english: byte >= 0xC3 && byte != 0xE2
    case .russian:
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      // Other than those and U+0400…U+04FF, which are Cyrillic.
      case 0xC3...0xCF, 0xD4...0xE1, 0xE3...: true
      default: false
      }
    // Every first byte of a character.
    case .unknown: byte < 0x80 || byte >= 0xC0
    }
  }

  /// Whether a text holds Cyrillic letters.
  static func containsCyrillic(_ text: String) -> Bool {
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
