extension String {
  /// The text with a capital letter in front.
  ///
  /// A code name or a name such as `iOS` is another one with a capital letter, so it is left alone.
  package var capitalizedFirst: String {
    let word = prefix { !$0.isWhitespace }
    let isName = first == "`" || word.dropFirst().contains { $0.isUppercase || "_(".contains($0) }
    return isName ? self : prefix(1).uppercased() + dropFirst()
  }

  /// The text with a small letter in front.
  package var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
