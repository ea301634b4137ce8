extension Transcript.Entry {
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
