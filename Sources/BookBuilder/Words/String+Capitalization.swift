extension String {
  /// The text with a capital letter in front.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// The text with a small letter in front.
  var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
