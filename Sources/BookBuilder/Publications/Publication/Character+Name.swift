extension Character {
  /// The name that Unicode has for a character, in small letters and parentheses.
  var nameInUnicode: String {
    let names = unicodeScalars.compactMap(\.properties.name)
    return names.isEmpty ? "?" : "(\(names.joined(separator: ", ").lowercased()))"
  }
}
