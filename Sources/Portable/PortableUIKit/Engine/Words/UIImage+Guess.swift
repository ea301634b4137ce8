extension UIImage {
  /// Whether the spoken name is only the name of a symbol: Apple has words for many, and few are
  /// known.
  @MainActor package var isNameGuessed: Bool { isSymbol && name != nil && spokenLabel == nil }

  /// The name, if it is spoken and doesn't look like words for people.
  @MainActor package var spokenCodeName: String? {
    guard spokenLabel == nil, let name else { return nil }
    // Words, or letters such as “UK”.
    let isWritten = name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy {
      $0.wholeMatch(of: #/\p{L}\p{Ll}*|\p{Lu}+/#) != nil
    }
    return isSymbol || !isWritten ? name : nil
  }
}
