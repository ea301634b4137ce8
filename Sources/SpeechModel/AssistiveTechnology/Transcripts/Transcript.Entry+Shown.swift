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

  /// The names of elements, with or without numbers.
  static func names(of elements: [NamedElement], numbered: Bool) -> Self {
    let names = elements.map(\.name)
    let guesses = elements.filter(\.isNamedByKind).map(\.name)
    return numbered ? .numbered(names, guesses: guesses) : .listed(names, guesses: guesses)
  }

  /// What Switch Control or a keyboard is at.
  static func shown(_ item: ScanItem) -> Self {
    .shown(item.line, guesses: item.guesses)
  }
}
