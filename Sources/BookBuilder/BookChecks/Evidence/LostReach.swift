import AccessibilityTree
import AssistiveTechnology
import BookModel
import Diagnostics
import SnippetNotation

/// Compares the screens before and after a fix: what could be reached or touched before can be
/// after it.
func losses(in report: SnippetReport, of book: Book) -> [Diagnostic] {
  let paths = Set(book.editions.map(\.path))
  return report.verdicts.flatMap { place, verdict -> [Diagnostic] in
    guard case .drawn(let before?, let after) = verdict, paths.contains(place.path) else {
      return []
    }
    return Reach(of: after).missing(from: Reach(of: before)).map { name in
      Diagnostic(
        .lostReach,
        at: SourceLocation(path: place.path, line: place.line),
        "'\(name)' could be touched before the fix, but not after it",
        help: "keep it on the screen, as an element or as an action of one"
      )
    }
  }
}

/// What a screen offers to use.
struct Reach {
  private let elements: [AccessibilityElement]

  init(of screen: Walkthrough) {
    var elements: [AccessibilityElement] = []
    for case .spoken(_, let element?) in screen.transcript.entries { elements.append(element) }
    self.elements = elements
  }

  /// The names of what another screen offers and this one doesn’t.
  func missing(from former: Reach) -> [String] {
    former.elements.filter { $0.isTarget && !offers($0) }
      .map { $0.label ?? $0.value ?? $0.identifier ?? "" }
  }

  /// An element is kept if something can be used at its place, or if its words are still heard in
  /// the name or an action of something that can.
  private func offers(_ former: AccessibilityElement) -> Bool {
    let words = former.words
    return elements.contains { element in
      guard element.isTarget || !element.customActions.isEmpty else { return false }
      if element.frame.contains(former.activationPoint) { return true }
      return !words.isEmpty && !words.isDisjoint(with: element.words)
    }
  }
}

extension AccessibilityElement {
  fileprivate var isTarget: Bool {
    !traits.contains(.notEnabled)
      && (respondsToUserInteraction
        || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .textEntry]))
  }

  fileprivate var words: Set<String> {
    let texts = [label, value].compactMap(\.self) + userInputLabels + customActions.map(\.name)
    return Set(texts.flatMap(\.words))
  }
}

extension String {
  /// Its words in lowercase; those of one or two letters are in too many names.
  fileprivate var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
  }
}

extension Rule {
  static let lostReach = Rule(
    id: "lost-reach",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      A 'screen' fence with 'before=' compares two screens. Something could be touched on the screen \
      before, and on the screen after nothing can be used at its place, and no element or action is \
      named like it.
      """,
    readers: """
      A change for listeners must not take anything away from people who see the screen and touch it, \
      or from those who use Switch Control.
      """,
    wrong: "sizes.forEach { $0.isHidden = $0 !== chosen }",
    right:
      "sizes.forEach { $0.isAccessibilityElement = false }\nscrollView.scrollRectToVisible(chosen.frame, animated: true)"
  )
}
