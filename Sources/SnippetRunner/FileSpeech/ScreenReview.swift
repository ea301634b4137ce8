import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import SnippetMessages
import SnippetNotation

struct ScreenReview {
  let name: String
  let location: SourceLocation
  /// The shown class, if it is that of a view, which the app sizes and fills elsewhere.
  let bareClass: BareClass?
  let isPreview: Bool
  let code: ScreenCode
  let transcript: Transcript
  let facts: ScreenFacts
  let unsized: [UnsizedElement]
  let language: String

  var issues: [AccessibilityIssue] {
    var audit = AccessibilityAudit(language: language, origins: facts.origins, stuck: facts.stuck)
    audit.seenTexts = facts.seenTexts
    audit.cutTexts = facts.cutTexts
    audit.frames = facts.frames
    audit.uncertainSizes = facts.uncertainSizes
    var issues: [AccessibilityIssue] = []
    for issue in transcript.elementsByScreen.flatMap({ audit.issues(of: $0) })
    where !issues.contains(where: { $0.element == issue.element && $0.kind == issue.kind })
      && !isOfMissingSize(issue) && !isOfMissingTitle(issue) && !isOfMissingContent(issue)
    {
      issues.append(issue)
    }
    return issues + audit.issues(of: unsized) + audit.issues(of: facts.texts)
  }

  /// The issues as findings, and findings for silence and lost announcements.
  ///
  /// - Parameters:
  ///   - isWalk: whether VoiceOver visited all elements.
  ///   - place: returns the location of a declaration.
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
        help: issue.suggestion
      )
    }
    let isSilent = isWalk && transcript.stops == 0 && !maySayNothing
    return warnings + (isSilent ? [nothingToRead] : [])
      + transcript.lostAnnouncements.map(lostAnnouncement)
  }

  /// Whether an issue is the size of a view that is shown alone: its screen determines it.
  private func isOfMissingSize(_ issue: AccessibilityIssue) -> Bool {
    guard issue.kind == .smallTarget else { return false }
    let origin = facts.origins[issue.element]
    let isPreviewedAlone = isPreview && transcript.stops == 1 && origin?.isFromSwiftUI == false
    return isPreviewedAlone || bareClass != nil && origin?.className == bareClass?.name
  }

  /// Whether an issue is the missing label of a button or field that is shown alone and without a
  /// picture.
  private func isOfMissingTitle(_ issue: AccessibilityIssue) -> Bool {
    guard issue.kind == .missingLabel, bareClass?.isNamedByOwner == true else { return false }
    let origin = facts.origins[issue.element]
    return origin?.className == bareClass?.name && origin?.imageNames.isEmpty == true
  }

  /// Whether an issue is due to what is missing here: the content that the owner of a class gives
  /// it, or a file of the app from which texts are read.
  private func isOfMissingContent(_ issue: AccessibilityIssue) -> Bool {
    issue.kind == .duplicateName && code.readsResources
      || bareClass != nil && facts.unfilled.contains(issue.element)
        && [.missingLabel, .smallTarget].contains(issue.kind)
  }

  private var maySayNothing: Bool {
    // If layout failed, silence says nothing about the code.
    if !unsized.isEmpty || code.readsResources || facts.maySayNothing { return true }
    if let bareClass {
      let isLeftToOwner = !bareClass.drawsContent || bareClass.isFilledByOwner
      if bareClass.isEmpty || facts.isBlank && isLeftToOwner { return true }
    }
    // Colors alone rarely have a meaning: they had none on any screen that was looked at.
    return facts.plainClasses.map { code.isDecoration(showing: $0) } == true
  }

  private var nothingToRead: Diagnostic {
    Diagnostic(
      .nothingToRead,
      at: location,
      "\(name) has nothing that VoiceOver stops at",
      details: ["to a VoiceOver user, the screen is empty"],
      help: "set 'isAccessibilityElement = true' on what is to be read, and make sure that it has "
        + "a size and is not hidden; a cell may need content first: use --show"
    )
  }

  private func lostAnnouncement(_ announcement: String) -> Diagnostic {
    Diagnostic(
      .lostAnnouncement,
      at: location,
      "the announcement '\(announcement)' is probably not heard",
      details: ["VoiceOver's own speech after a double tap replaces it"],
      help: "post it with the priority '.high' (iOS 17 and later), or about a second later"
    )
  }
}

extension Transcript {
  /// The elements of a transcript, grouped by screen, in the state when they were first met.
  ///
  /// A new group begins when a screen appears or is closed, so that equal names on two screens
  /// aren't confused. An element that is recreated with the same name and place counts once, since
  /// the focus treats it as the same.
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
  fileprivate func isSame(as element: AccessibilityElement) -> Bool {
    label == element.label && (frame == element.frame || frame.intersects(element.frame))
  }
}
