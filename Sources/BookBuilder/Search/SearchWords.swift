import Stemming

/// Cuts text into the words that search finds, each with its stem.
struct SearchWords {
  private let latin = Stemmer(language: "en")
  private let cyrillic = Stemmer(language: "ru")
  private var stems: [String: String] = [:]

  /// The words of a text in small letters, the parts of code names beside the whole.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let whole = normal(run)
      words.append(whole)
      let parts = parts(of: run)
      if parts.count > 1 { words += parts.filter { $0.count > 1 }.map(normal) }
    }
    return words
  }

  /// A word as it is looked up: small letters, and ё as е.
  static func normal(_ word: some StringProtocol) -> String {
    word.lowercased().replacing("ё", with: "е")
  }

  /// The parts of a code name, cut before each capital letter that follows or precedes a small one.
  private static func parts(of name: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let next = name.index(after: index)
      let startsWord = next < name.endIndex && name[next].isLowercase
      if name[name.index(before: index)].isLowercase || startsWord {
        parts.append(name[start..<index])
        start = index
      }
    }
    return parts + [name[start...]]
  }

  /// The stem of a word.
  mutating func stem(_ word: String) -> String {
    if let known = stems[word] { return known }
    let isCyrillic = word.unicodeScalars.contains { ("\u{400}"..."\u{52F}").contains($0) }
    let stem = (isCyrillic ? cyrillic : latin).stem(word)
    stems[word] = stem
    return stem
  }
}
