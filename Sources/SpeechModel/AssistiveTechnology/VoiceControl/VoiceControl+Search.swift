import AccessibilityTree
import SpeechRules

extension VoiceControl {
  enum Candidate: Hashable {
    case element(NamedElement)
    case action(NamedElement, index: Int, name: String)
    case cell(Rect)

    var name: String {
      switch self {
      case .element(let element): element.name
      case .action(_, index: _, let name): name
      case .cell: ""
      }
    }
  }

  /// The reasons why a target doesn't refer to a single thing.
  enum TargetError: Error {
    case noMatch
    /// Several elements have this name; the user chooses one by number.
    case ambiguous([NamedElement])

    var entries: [Transcript.Entry] {
      switch self {
      case .noMatch: [.event(.noMatch)]
      case .ambiguous(let found):
        [.event(.ambiguous), .names(of: found, numbered: true)]
      }
    }
  }

  /// The elements on the screen that respond to touch, in reading order.
  ///
  /// Source: UIAccessibility's respondsToUserInteraction; certainty A. The order is unknown, and
  /// that elements outside the screen have no names is inferred; C.
  var elements: [NamedElement] {
    let tree = app.currentTree()
    return ReadingOrder(tree).stops.map(\.element)
      .filter { $0.respondsToUserInteraction && !$0.frame.isOutside(tree.screen) }
      .map { NamedElement($0, settings: settings) }
  }

  /// Finds what a target refers to; if several elements have the name, they become candidates.
  ///
  /// A number refers to what is numbered on the screen; if nothing is, it may be a name.
  func find(_ target: VoiceCommand.Target) -> Result<Candidate, TargetError> {
    let offered = candidates
    candidates = []
    if let number = target.number(in: settings.language) {
      if let found = numbered(number, offered: offered) { return found }
    }
    let spoken = SpokenWords(target.text)
    if let action = offered.first(where: { SpokenWords($0.name).folded == spoken.folded }),
      case .action = action
    {
      return .success(action)
    }
    let found = matches(for: spoken)
    guard let first = found.first else { return .failure(.noMatch) }
    guard found.count > 1 else { return .success(.element(first)) }
    candidates = found.map(Candidate.element)
    return .failure(.ambiguous(found))
  }

  private func numbered(_ number: Int, offered: [Candidate]) -> Result<Candidate, TargetError>? {
    let shown: [Candidate]
    if !offered.isEmpty {
      shown = offered
    } else if let grid = overlay?.grid {
      return grid.cell(number).map { .success(.cell($0)) } ?? .failure(.noMatch)
    } else if overlay?.kind == .numbers {
      shown = elements.map(Candidate.element)
    } else {
      return nil
    }
    return shown.indices.contains(number - 1) ? .success(shown[number - 1]) : .failure(.noMatch)
  }

  /// Returns the elements whose whole name was said, or else those whose label contains the words.
  ///
  /// Words of a label may be omitted, but not reordered; input labels must be said in full. Source:
  /// AccessibilitySnapshot splits labels into words; certainty B, for the preference of whole names
  /// and the order of the words C.
  private func matches(for spoken: SpokenWords) -> [NamedElement] {
    let named = elements.map { (element: $0, names: $0.names.map { SpokenWords($0) }) }
    let exact = named.filter { $0.names.contains { $0.folded == spoken.folded } }
    let partial = named.filter {
      $0.element.acceptsParts && $0.names.contains { $0.contains(spoken) }
    }
    return (exact.isEmpty ? partial : exact).map(\.element)
  }
}

extension VoiceCommand.Target {
  fileprivate func number(in language: String) -> Int? {
    switch self {
    case .number(let number): number
    case .name(let name):
      SpeechWords.words(for: language).number(name) ?? SpeechWords.english.number(name)
    }
  }
}
