package import AccessibilityAudit
package import Diagnostics

extension Rule {
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

  static let smallTarget = Rule(
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
  static let stuckAdjustable = Rule(
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
  static let withoutSize = Rule(
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
  static let lowContrast = Rule(
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
}

extension Rule {
  /// The kinds of findings about snippets, transcripts and views.
  package static let snippets = notation + promises + endings + tools + speaking
}
