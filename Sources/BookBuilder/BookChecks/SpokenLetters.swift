import BookModel
import SourceText

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
