extension UIImage {
  /// The name of the file or symbol, for drawings of screens.
  package var shownName: String? { name }
}
