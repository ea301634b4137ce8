import AccessibilityAudit
package import Diagnostics

extension Rule {
  static let speaking =
    [.noView, .nothingToRead, .lostAnnouncement, .untranslatedLabel]
    + AccessibilityIssue.Kind.allCases.map(issue)

  package static let noView = Rule(
    id: "no-view",
    explanation: """
      The files have no view or view controller that can be created without arguments. Pass a \
      Swift expression for one with '--show'.
      """,
    readers: "Developers: nothing was spoken, so it is unknown how the screen sounds.",
    wrong: "book say CartView.swift",
    right: "book say CartView.swift --show 'CartView(cart: Cart())'"
  )
  package static let untranslatedLabel = Rule(
    id: "untranslated-label",
    severity: .warning,
    explanation: """
      A text of at least three words is the same in all languages of its table, although most \
      others differ. Translate it. Source: WCAG 2.2, 3.1.2: parts in another language are marked, \
      which a table of texts cannot do.
      """,
    readers: """
      VoiceOver reads it with the voice of the wrong language, and some do not understand it.
      """,
    wrong: "\"cart.empty\" = \"Your cart is empty\";  /* in de.lproj as well */",
    right: "\"cart.empty\" = \"Dein Warenkorb ist leer\";  /* in de.lproj */"
  )
  package static let nothingToRead = Rule(
    id: "nothing-to-read",
    severity: .warning,
    explanation: """
      VoiceOver finds nothing in the view: no accessibility element is visible and has a size.
      """,
    readers: "For people who don't see the screen, it is empty.",
    wrong: "let badge = UIView()",
    right:
      "let badge = UIView()\nbadge.isAccessibilityElement = true\nbadge.accessibilityLabel = \"3 new\""
  )
  package static let lostAnnouncement = Rule(
    id: "lost-announcement",
    severity: .warning,
    explanation: """
      An announcement is posted while a double tap is handled, or together with another \
      announcement. VoiceOver's own speech after the double tap, or the later announcement, \
      replaces it.
      """,
    readers: "VoiceOver users don't hear the announcement, though the caption panel may show it.",
    wrong: "UIAccessibility.post(notification: .announcement, argument: \"Saved\")",
    right: """
      let saved = NSAttributedString(
        string: "Saved",
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
      UIAccessibility.post(notification: .announcement, argument: saved)
      """
  )
}
