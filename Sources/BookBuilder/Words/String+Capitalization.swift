extension String {
  /// The text with a capital letter in front.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
