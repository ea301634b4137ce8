import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import SnippetMessages
import SnippetNotation

/// What users will stumble over on a screen that was spoken.
struct ScreenReview {
  let name: String
  let location: SourceLocation
  let transcript: Transcript
  /// What was found out beside that.
  let facts: ScreenFacts
  /// The elements that layout left without a size.
  let unsized: [UnsizedElement]
  /// The language of the device, as a BCP 47 tag.
  let language: String

  /// What is doubtful about elements, each kind once for an element.
  var issues: [AccessibilityIssue] {
    let audit = AccessibilityAudit(language: language, origins: facts.origins, stuck: facts.stuck)
    var issues: [AccessibilityIssue] = []
    for issue in transcript.elementsByScreen.flatMap({ audit.issues(of: $0) })
    where !issues.contains(where: { $0.element == issue.element && $0.kind == issue.kind }) {
      issues.append(issue)
    }
    return issues + audit.issues(of: unsized) + audit.issues(of: facts.texts)
  }

  /// The findings: the issues, each where its element is declared, silence and lost announcements.
  ///
  /// - Parameters:
  ///   - isWalk: whether VoiceOver went over all elements.
  ///   - place: tells where a property or variable is declared.
  func warnings(
    isWalk: Bool,
    declared place: (ElementOrigin.Property?) -> SourceLocation?
  ) -> [Diagnostic] {
    let properties = unsized.map { ($0.id, $0.origin) } + facts.texts.map { ($0.id, $0.origin) }
    let origins = facts.origins.merging(properties) { first, _ in first }
    let warnings = issues.map { issue in
      Diagnostic(
        .issue(issue.kind),
        at: place(origins[issue.element]?.property) ?? location,
        issue.summary,
        details: [issue.reason],
        help: issue.mend
      )
    }
    // After a layout that was not solved, silence says nothing.
    let isSilent = isWalk && transcript.stops == 0 && unsized.isEmpty
    return warnings + (isSilent ? [silence] : []) + transcript.lostAnnouncements.map(lost)
  }

  private var silence: Diagnostic {
    Diagnostic(
      .nothingToRead,
      at: location,
      "\(name) holds nothing that VoiceOver stops at",
      details: ["whoever does not see the screen finds it empty"],
      help: "set 'isAccessibilityElement = true' on what is to be read, and see that it has a "
        + "size and is not hidden; a cell may need its content first: --show"
    )
  }

  private func lost(_ announcement: String) -> Diagnostic {
    Diagnostic(
      .lostAnnouncement,
      at: location,
      "the announcement '\(announcement)' is likely not heard",
      details: ["VoiceOver's own speech after a double tap takes its place"],
      help: "post it with the priority '.high', which exists since iOS 17, or about a second later"
    )
  }
}

extension Transcript {
  /// The elements that were met, screen by screen; each as it was met first there.
  ///
  /// A screen ends where another one appears or is closed: what has one name on two screens can be
  /// told apart. What was made again at the same place with the same name is met once, as the focus
  /// takes it for the same.
  var elementsByScreen: [[AccessibilityElement]] {
    var screens: [[AccessibilityElement]] = [[]]
    for entry in entries {
      switch entry {
      case .event(let event, _, rule: _, parts: _) where event.leavesScreen:
        screens.append([])
      case .spoken(_, let element?):
        let last = screens.count - 1
        let isKnown = screens[last].contains { known in
          known.id == element.id || known.isSame(as: element)
        }
        if !isKnown {
          screens[last].append(element)
        }
      case .spoken, .event, .command, .shown:
        break
      }
    }
    return screens
  }
}

extension AccessibilityElement {
  /// Whether another element has the same name and place: what came there instead of it.
  fileprivate func isSame(as element: AccessibilityElement) -> Bool {
    label == element.label && (frame == element.frame || frame.intersects(element.frame))
  }
}
