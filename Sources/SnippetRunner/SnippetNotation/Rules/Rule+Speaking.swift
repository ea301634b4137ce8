import AccessibilityAudit
package import Diagnostics

extension Rule {
  /// The kinds of findings about views in a Swift file.
  static let speaking =
    [.noView, .nothingToRead, .lostAnnouncement] + AccessibilityIssue.Kind.allCases.map(issue)

  package static let noView = Rule(
    id: "no-view",
    explanation: """
      No view and no view controller in the files can be made without being told more. Name one with \
      '--show', as a Swift expression.
      """,
    readers: """
      Developers: nothing was spoken, so nothing is known about how the screen sounds.
      """,
    wrong: "book say CartView.swift",
    right: "book say CartView.swift --show 'CartView(cart: Cart())'"
  )
  package static let nothingToRead = Rule(
    id: "nothing-to-read",
    severity: .warning,
    explanation: """
      VoiceOver stops at nothing in the view: it has no accessibility element that is visible and has \
      a size.
      """,
    readers: """
      Whoever does not see the screen finds it empty.
      """,
    wrong: "let badge = UIView()",
    right:
      "let badge = UIView()\nbadge.isAccessibilityElement = true\nbadge.accessibilityLabel = \"3 new\""
  )
  package static let lostAnnouncement = Rule(
    id: "lost-announcement",
    severity: .warning,
    explanation: """
      An announcement is posted while a double tap is answered, or beside another one of the same turn. \
      VoiceOver's own speech after the double tap, or the later announcement, takes its place.
      """,
    readers: """
      Listeners are not told what the app wants to tell them, though a caption may show it.
      """,
    wrong: "UIAccessibility.post(notification: .announcement, argument: \"Saved\")",
    right: """
      let saved = NSAttributedString(
        string: "Saved",
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
      UIAccessibility.post(notification: .announcement, argument: saved)
      """
  )
}
