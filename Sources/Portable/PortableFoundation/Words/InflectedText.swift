import Foundation

/// Words between `^[` and `](inflect: true)`, whose noun agrees with their number.
///
/// Source: Apple's documentation of automatic grammar agreement; certainty A for the notation. The
/// plurals are those of common English nouns; words in other languages stay as they are: certainty
/// C.
struct InflectedText {
  let text: String
  /// The number of characters, with the markup.
  let length: Int

  /// Returns `nil` if the text doesn't begin with such words.
  init?(opening text: Substring) {
    guard text.hasPrefix("^["), let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = String(text.dropFirst(2)[..<middle.lowerBound])
    let agrees = text[middle.upperBound..<end].contains("inflect: true")
    self.text = agrees ? Self.agreeing(words) : words
    length = text.distance(from: text.startIndex, to: end) + 1
  }

  private static func agreeing(_ text: String) -> String {
    var words = text.components(separatedBy: " ")
    guard let numbered = words.firstIndex(where: { $0.first?.isNumber == true }),
      numbered + 1 < words.count
    else { return text }
    // The noun is the last word, or the last one before “of chips” or “in the box”.
    let prepositions: Set = ["of", "in", "on", "for", "from", "with", "to", "at"]
    let end = words[(numbered + 1)...].firstIndex { prepositions.contains($0) } ?? words.endIndex
    guard end > numbered + 1 else { return text }
    if words[numbered] == "1" { return text }
    words[end - 1] = EnglishNoun(words[end - 1]).plural
    return words.joined(separator: " ")
  }
}

/// A noun in the singular.
struct EnglishNoun {
  let singular: String

  init(_ singular: String) { self.singular = singular }

  var plural: String {
    let word = singular.lowercased()
    if let irregular = Self.irregular[word] {
      return String(singular.prefix(1)) + irregular.dropFirst()
    }
    guard word.last?.isASCII == true, word.last?.isLetter == true,
      !Self.unchanged.contains(word), !Self.isPlural(word)
    else { return singular }
    if word.hasSuffix("y"), let former = word.dropLast().last, !"aeiou".contains(former) {
      return String(singular.dropLast()) + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return singular + (hisses || Self.withE.contains(word) ? "es" : "s")
  }

  private static func isPlural(_ word: String) -> Bool {
    irregular.values.contains(word)
      || word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
        && !["bus", "gas", "lens", "atlas", "canvas", "bias"].contains(word)
  }

  private static let unchanged: Set = ["sheep", "fish", "deer", "series", "species", "aircraft"]
  private static let withE: Set = ["potato", "tomato", "hero", "echo"]
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "shelf": "shelves",
    "half": "halves", "life": "lives", "knife": "knives", "wife": "wives", "wolf": "wolves",
    "loaf": "loaves", "analysis": "analyses",
  ]
}
