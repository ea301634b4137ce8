import AccessibilityTree

extension VoiceControl {
  /// Why a target means no single element.
  enum Miss: Error {
    /// Nothing has this name or number.
    case noMatch
    /// Several elements have this name; a number will tell.
    case ambiguous([NamedElement])

    /// The lines of the transcript.
    var entries: [Transcript.Entry] {
      switch self {
      case .noMatch: [.event("no match", text: nil)]
      case .ambiguous(let found): [.event("ambiguous", text: nil), .numbered(found)]
      }
    }
  }

  /// Finds the element that a target means; several candidates wait for a number.
  ///
  /// A number means what is numbered on the screen; where nothing is, it may be a name.
  func find(_ target: VoiceCommand.Target) -> Result<NamedElement, Miss> {
    let numbered = numbered
    candidates = []
    if case .number(let number) = target, !numbered.isEmpty {
      let index = number - 1
      return numbered.indices.contains(index) ? .success(numbered[index]) : .failure(.noMatch)
    }
    let found = matches(for: SpokenWords(target.text))
    guard let first = found.first else { return .failure(.noMatch) }
    guard found.count > 1 else { return .success(first) }
    candidates = found
    return .failure(.ambiguous(found))
  }

  /// Returns the elements whose name is what was said, else those whose name contains it.
  ///
  /// Words may be left out but not exchanged. Source: AccessibilitySnapshot splits names into words;
  /// certainty B, for the preference of whole names C.
  private func matches(for spoken: SpokenWords) -> [NamedElement] {
    let named = elements.map { (element: $0, names: $0.names.map { SpokenWords($0) }) }
    let exact = named.filter { $0.names.contains { $0.folded == spoken.folded } }
    let partial = named.filter { $0.names.contains { $0.contains(spoken) } }
    return (exact.isEmpty ? partial : exact).map(\.element)
  }
}
