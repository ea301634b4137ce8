package import AccessibilityAudit
package import Diagnostics

extension Rule {
  /// The kinds of findings about views in a Swift file.
  static let speaking =
    [.noView, .nothingToRead, .lostAnnouncement] + AccessibilityIssue.Kind.allCases.map(issue)

  /// The kind of finding that an issue of an element is.
  package static func issue(_ kind: AccessibilityIssue.Kind) -> Rule {
    switch kind {
    case .missingLabel: missingLabel
    case .hintOnly: hintOnly
    case .imageName: imageName
    case .typeInLabel: typeInLabel
    case .trailingPeriod: trailingPeriod
    case .valueInLabel: valueInLabel
    case .gestureInHint: gestureInHint
    case .smallTarget: smallTarget
    case .duplicateName: duplicateName
    case .stuckAdjustable: stuckAdjustable
    case .withoutSize: withoutSize
    case .lowContrast: lowContrast
    }
  }

  package static let lowContrast = Rule(
    id: "low-contrast",
    severity: .warning,
    explanation: """
      A text and what lies behind it differ by less than 4.5 to 1, or 3 to 1 for text of 18 points, or of \
      14 points and bold. The ratio is computed by the formula of WCAG, in the light appearance, where the \
      app sets both colours. Source: WCAG 2.2, 1.4.3 and “contrast ratio”.
      """,
    readers: """
      People who see little cannot read it, and nobody can in the sun.
      """,
    wrong: "label.textColor = .lightGray\nlabel.backgroundColor = .white",
    right: "label.textColor = .darkGray\nlabel.backgroundColor = .white"
  )
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
  private static let missingLabel = Rule(
    id: "missing-label",
    severity: .warning,
    explanation: """
      An accessibility element has no label. Apple's advice: a short name that begins with a capital \
      letter.
      """,
    readers: """
      VoiceOver users hear “button” and have to guess, and Voice Control users have nothing to say.
      """,
    wrong: "button.setImage(bin, for: .normal)",
    right: "button.setImage(bin, for: .normal)\nbutton.accessibilityLabel = \"Delete\""
  )
  private static let hintOnly = Rule(
    id: "hint-only",
    severity: .warning,
    explanation: """
      An element has a hint and no label. A hint tells the result of an action; the label is the name.
      """,
    readers: """
      Many VoiceOver users turn hints off, and are then told nothing. Voice Control has no name for \
      the element.
      """,
    wrong: "button.accessibilityHint = \"Deletes the note\"",
    right: "button.accessibilityLabel = \"Delete\"\nbutton.accessibilityHint = \"Deletes the note\""
  )
  private static let imageName = Rule(
    id: "image-name",
    severity: .warning,
    explanation: """
      An element goes by the name of the file or the symbol of its picture, because it has no label.
      """,
    readers: """
      VoiceOver reads out the name of a file, and Voice Control asks for it.
      """,
    wrong: "button.setImage(UIImage(systemName: \"trash\"), for: .normal)",
    right: "button.accessibilityLabel = \"Delete\""
  )
  private static let typeInLabel = Rule(
    id: "type-in-label",
    severity: .warning,
    explanation: """
      The label says what kind of element it is, which the trait says anyway.
      """,
    readers: """
      VoiceOver users hear “Delete button, button”, and Voice Control users have to say it.
      """,
    wrong: "button.accessibilityLabel = \"Delete button\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  private static let trailingPeriod = Rule(
    id: "trailing-period",
    severity: .warning,
    explanation: """
      A label is a name and no sentence, so no full stop belongs at its end.
      """,
    readers: """
      The voice falls and pauses at the full stop, before the rest of the element is said.
      """,
    wrong: "button.accessibilityLabel = \"Delete.\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  private static let valueInLabel = Rule(
    id: "value-in-label",
    severity: .warning,
    explanation: """
      The label says the value too. What changes belongs into 'accessibilityValue' alone.
      """,
    readers: """
      VoiceOver users hear the value twice, and for Voice Control users the name changes with it.
      """,
    wrong: "slider.accessibilityLabel = \"Volume 50 %\"",
    right: "slider.accessibilityLabel = \"Volume\"\nslider.accessibilityValue = \"50 %\""
  )
  private static let gestureInHint = Rule(
    id: "gesture-in-hint",
    severity: .warning,
    explanation: """
      The hint names a gesture. It should tell the result, with a verb at its beginning.
      """,
    readers: """
      People use switches, keyboards and their voice, too, and VoiceOver users know their gestures.
      """,
    wrong: "button.accessibilityHint = \"Double tap to delete the note\"",
    right: "button.accessibilityHint = \"Deletes the note\""
  )
  private static let smallTarget = Rule(
    id: "small-target",
    severity: .warning,
    explanation: """
      What is to be touched is smaller than 44 by 44 points, Apple's measure of a fingertip.
      """,
    readers: """
      It is hard to hit with a finger that trembles, and hard to find by touch.
      """,
    wrong: "button.frame.size = CGSize(width: 20, height: 20)",
    right: "button.frame.size = CGSize(width: 44, height: 44)"
  )
  private static let duplicateName = Rule(
    id: "duplicate-name",
    severity: .warning,
    explanation: """
      Several elements to be touched have the same name. Say in each what it is about.
      """,
    readers: """
      Whoever hears the names one by one cannot tell them apart, and Voice Control has to ask which.
      """,
    wrong: "buy.accessibilityLabel = \"Buy\", in each of ten rows",
    right: "buy.accessibilityLabel = \"Buy \\(product.name)\""
  )
  private static let stuckAdjustable = Rule(
    id: "stuck-adjustable",
    severity: .warning,
    explanation: """
      An element with the trait '.adjustable' does not implement 'accessibilityIncrement()' and \
      'accessibilityDecrement()', or they change nothing.
      """,
    readers: """
      VoiceOver promises that a swipe up or down changes the value, and then nothing is heard.
      """,
    wrong: "stars.accessibilityTraits = .adjustable",
    right:
      "stars.accessibilityTraits = .adjustable\noverride func accessibilityIncrement() { rate(stars + 1) }"
  )
  private static let withoutSize = Rule(
    id: "without-size",
    severity: .warning,
    explanation: """
      An element has no width or no height, because nothing gives it a frame, or because its \
      constraints leave a length open or contradict each other. A length of zero that a constraint \
      asks for is taken as meant.
      """,
    readers: """
      It is not on the screen, and VoiceOver leaves out what has no size, so nobody learns of it.
      """,
    wrong: "view.addSubview(total)",
    right: "view.addSubview(total)\ntotal.frame = CGRect(x: 16, y: 80, width: 200, height: 44)"
  )
}
