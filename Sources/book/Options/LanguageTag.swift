/// The tag of a language on the command line.
enum LanguageTag {
  /// Whether a text has the form of a BCP 47 tag, such as `de` or `zh-Hans`.
  static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLowercase }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
