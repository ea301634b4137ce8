extension StringProtocol {
  /// Whether words of another language are a name, or too few to be a phrase.
  ///
  /// Each word of a name has a capital letter or a digit; in a short one, such as “White on Black”,
  /// the small words between the others have none.
  var isNameOrShort: Bool {
    let words = split(separator: " ")
    if words.count < 3 || words.allSatisfy({ $0.contains { $0.isUppercase || $0.isNumber } }) {
      return true
    }
    return words.count <= 5
      && words.allSatisfy { $0.contains(where: \.isUppercase) || smallWords.contains(String($0)) }
  }
}

/// The English words that names of works and functions write small.
private let smallWords: Set<String> = [
  "&", "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to",
  "with",
]
