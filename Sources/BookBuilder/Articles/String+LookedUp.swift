import SourceText

extension String {
  /// A word as it is looked up: small letters, and ё as е.
  package var lookedUp: String { self[...].lookedUp }
}

extension Substring {
  /// A word as it is looked up: small letters, and ё as е.
  package var lookedUp: String {
    let small = inSmallLetters
    return small.holds("ё") ? small.replacing("ё", with: "е") : small
  }
}
