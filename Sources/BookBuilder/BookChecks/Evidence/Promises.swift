package import BookModel
package import Diagnostics
import Markdown
import SnippetMessages
package import SnippetNotation

/// Checks that the screens on which listings end do what they promise, in a book that was run.
///
/// A comment in the chapter can allow such a finding, like those about its text.
package func check(promisesOf book: Book, in report: SnippetReport) -> [Diagnostic] {
  let findings = brokenPromises(in: report, of: book) + losses(in: report, of: book)
  let run = Set(report.verdicts.keys.map(\.path))
  let allowances = book.allowances.filter { allowance in
    Rule.promises.contains { $0.id == allowance.id } && run.contains(allowance.location.path)
      && allowance.fault == nil
  }
  return suppressAllowed(findings.sortedByLocation(), with: allowances)
}

private func brokenPromises(in report: SnippetReport, of book: Book) -> [Diagnostic] {
  let components = Set(book.componentSources.map(\.path))
  let editions = Dictionary(book.editions.map { ($0.path, $0) }) { first, _ in first }
  return report.brokenPromises.flatMap { place, broken -> [Diagnostic] in
    // Components run once for each language.
    let isCopied =
      components.contains(place.path)
      ? place.language == nil || place.language == "en"
      : editions[place.path].map { place.line > $0.endOfProblem } ?? false
    guard isCopied else { return [] }
    return broken.map { Diagnostic($0, at: place) }
  }
}

extension ChapterEdition {
  /// The line of the second section: the first shows what is wrong, and is not meant to be copied.
  fileprivate var endOfProblem: Int {
    var lines: [Int] = []
    for block in document.blocks {
      if case .heading(let level, _) = block.kind, level == 2 { lines.append(block.position.line) }
    }
    return lines.dropFirst().first ?? 0
  }
}

extension Diagnostic {
  fileprivate init(_ promise: BrokenPromise, at place: FenceLocation) {
    let location = SourceLocation(path: place.path, line: place.line)
    let name = promise.name
    switch promise.kind {
    case .unanswered:
      self.init(
        .unansweredActivation,
        at: location,
        "'\(name)' says that it is a \(promise.type), but a double tap does nothing",
        help: "give it an action, or remove the trait"
      )
    case .stuck:
      self.init(
        .unansweredActivation,
        at: location,
        "'\(name)' says that it is adjustable, but neither swipe changes it when the code has run",
        help: "change its value in 'accessibilityIncrement()' and 'accessibilityDecrement()'"
      )
    case .endless:
      self.init(
        .endlessAdjustable,
        at: location,
        "the value of '\(name)' begins again after its end",
        help: "stop at the first and at the last value, as with 'min' and 'max'"
      )
    case .idleEvent:
      self.init(
        .idleEvent,
        at: location,
        "'\(name)' sends '.valueChanged' at an end, where its value does not change",
        help: "compare the new value with the old one before 'sendActions(for:)'"
      )
    }
  }
}

extension Rule {
  package static let promises: [Rule] = [
    .unansweredActivation, .endlessAdjustable, .idleEvent, .lostReach,
  ]

  static let unansweredActivation = Rule(
    id: "unanswered-activation",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      On the last screen of a component, or of a listing after the first section of a chapter, something has the trait of a button, link or search field, but a \
      double tap does nothing: no handler is called, nothing changes and nothing is posted. Or it is \
      adjustable, and neither swipe changes it. The tool uses each element after the program has ended.
      """,
    readers: """
      Readers copy the listing, and a listener hears a button that does nothing: “it is broken”, and \
      there is no other way to find out.
      """,
    wrong: "row.accessibilityTraits = .button",
    right:
      "row.accessibilityTraits = .button\nrow.accessibilityActivateBlock = { open(); return true }"
  )
  static let endlessAdjustable = Rule(
    id: "endless-adjustable",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      An adjustable element of the app begins again after its last value, or returns to an earlier one. \
      Someone who hears one value at a time uses the end to learn how many there are.
      """,
    readers: "A listener swipes up and up, and never learns that all values were heard.",
    wrong: "index = (index + 1) % sizes.count",
    right: "index = min(index + 1, sizes.count - 1)"
  )
  static let idleEvent = Rule(
    id: "idle-event",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      An adjustable control sends '.valueChanged' at its first or last value, although nothing changes \
      there.
      """,
    readers: """
      The app saves, counts or announces a change that did not happen; at the end of a slider a listener \
      hears it again with each swipe.
      """,
    wrong: "stars = min(stars + 1, 5)\nsendActions(for: .valueChanged)",
    right: "guard stars < 5 else { return }\nstars += 1\nsendActions(for: .valueChanged)"
  )
}
