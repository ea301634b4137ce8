extension Transcript.Entry {
  /// A name with its value.
  static func shown(_ name: String, value: String?) -> Self {
    .shown([name, value].compactMap(\.self).joined(separator: ": "))
  }

  /// A line of names.
  static func listed(_ names: [String], guesses: [String] = []) -> Self {
    .shown(names.joined(separator: " · "), guesses: guesses)
  }

  /// A line of names with their numbers, from 1.
  static func numbered(_ names: [String], guesses: [String] = []) -> Self {
    listed(names.enumerated().map { "\($0.offset + 1) \($0.element)" }, guesses: guesses)
  }
}
