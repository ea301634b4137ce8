extension Publication {
  /// The path of a picture in the file of a publication, or beside it.
  ///
  /// - Parameter path: its path relative to the root of the book.
  static func file(ofAsset path: String) -> String {
    "assets/" + path.split(separator: "/").dropFirst().joined(separator: "/")
  }
}
