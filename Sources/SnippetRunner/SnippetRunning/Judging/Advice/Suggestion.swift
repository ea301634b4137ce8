import Text

/// A name that the compiler suggests instead of an unknown one.
enum Suggestion {
  /// Whether the suggested name can be meant.
  ///
  /// The compiler also suggests names that the author never sees, such as 'servent' of the C
  /// library, and names that have little in common with the unknown one.
  ///
  /// - Parameters:
  ///   - suggestion: The message that suggests a name; a message without one is plausible.
  ///   - message: The message about the unknown name.
  static func isPlausible(_ suggestion: String, for message: String) -> Bool {
    guard let suggested = suggestion.firstMatch(of: #/did you mean (?:.*)'(\w+)'/#),
      let written = message.firstMatch(
        of: #/(?:cannot find (?:type )?|has no member )'(\w+)'/#
      )
    else { return true }
    guard suggested.1.first?.isUppercase == written.1.first?.isUppercase,
      let distance = EditDistance.typoDistance(
        from: String(suggested.1),
        to: String(written.1)
      )
    else { return false }
    // Of four letters, two match by chance, as in 'Cart' and 'CInt'.
    return 2 * distance < max(suggested.1.count, written.1.count)
  }
}
