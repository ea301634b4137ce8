/// The texts that a language lacks, and that are therefore shown in English.
package struct EnglishTexts: Decodable, Sendable {
  private var whole: Set<String> = []
  /// The parts between the placeholders of each phrase.
  private var phrases: [[Substring]] = []

  package var isEmpty: Bool { whole.isEmpty && phrases.isEmpty }

  package init(from decoder: any Decoder) throws {
    for text in try decoder.singleValueContainer().decode([String].self) {
      let parts = text.split(
        separator: /\{[0-9]+(?::lowercase)?\}/,
        omittingEmptySubsequences: false
      )
      if parts.count == 1 {
        whole.insert(text)
      } else if parts.contains(where: { $0.contains(/[a-z]{2}/) }) {
        phrases.append(parts)
      }
    }
  }

  /// Whether this is one of the texts, with any values for its placeholders.
  ///
  /// Numbers only if it begins with one: the words in '{1} image' or '{1} to {2}' are also words of
  /// other languages.
  package func contains(_ text: String) -> Bool {
    // A colon and a space may precede what follows.
    ["", " ", ":", ": "].contains { end in
      text.hasSuffix(end) && whole.contains(String(text.dropLast(end.count)))
    }
      || phrases.contains { Self.isMade(text, of: $0) }
  }

  private static func isMade(_ text: String, of parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first),
      text.dropFirst(first.count).hasSuffix(last)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    var values = ""
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      values += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
    }
    return !first.isEmpty || !(values + rest).contains(where: \.isLetter)
  }
}
