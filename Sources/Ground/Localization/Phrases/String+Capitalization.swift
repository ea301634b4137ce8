extension String {
  /// The text with a capital letter in front.
  ///
  /// A code name or a name such as `iOS` is another one with a capital letter, so it is left alone.
  package var capitalizedFirst: String {
    beginsWithName ? self : prefix(1).uppercased() + dropFirst()
  }

  /// The text with a small letter in front.
  ///
  /// A name such as `SwiftUI` is written one way wherever it stands, so it is left alone.
  package var lowercasedFirst: String {
    beginsWithName ? self : prefix(1).lowercased() + dropFirst()
  }

  /// Whether the first word is a code name or has capital letters of its own.
  private var beginsWithName: Bool {
    let word = prefix { !$0.isWhitespace }
    return first == "`" || word.dropFirst().contains { $0.isUppercase || "_(".contains($0) }
  }
}
