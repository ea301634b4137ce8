extension StringProtocol {
  /// Whether words of another language are a name, or too few to be a phrase.
  ///
  /// Each word of a name has a capital letter or a digit; in a short one, such as “White on Black”,
  /// the small words between the others have none.
  package var isNameOrShort: Bool {
    let words = split(separator: " ")
    if words.count < 3 || words.allSatisfy({ $0.contains { $0.isUppercase || $0.isNumber } }) {
      return true
    }
    return words.count <= 5
      && words.allSatisfy { $0.contains(where: \.isUppercase) || smallWords.contains(String($0)) }
  }

  /// Whether words of another language are a short title: small words and numbers stand between
  /// words with capital letters, as in “24 Hours with the iPad”.
  ///
  /// One capital letter makes no title: “Page 2 of 5”.
  package var isShortTitle: Bool {
    let words = split(separator: " ")
    return words.count <= 5 && words.count { $0.contains(where: \.isUppercase) } > 1
      && words.allSatisfy {
        $0.contains { $0.isUppercase || $0.isNumber } || smallWords.contains(String($0))
      }
  }
}

/// The English words that names of works and functions write small.
private let smallWords: Set<String> = [
  "&", "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to",
  "with",
]
