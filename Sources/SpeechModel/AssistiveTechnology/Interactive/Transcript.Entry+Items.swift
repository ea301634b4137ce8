extension Transcript.Entry {
  /// The names of elements, with or without numbers.
  static func names(of elements: [NamedElement], numbered: Bool) -> Self {
    let names = elements.map(\.part)
    return numbered ? .numbered(names) : .listed(names)
  }

  /// What Switch Control or a keyboard is at.
  static func shown(_ item: ScanItem) -> Self {
    .shown(item.line, parts: item.parts)
  }
}
