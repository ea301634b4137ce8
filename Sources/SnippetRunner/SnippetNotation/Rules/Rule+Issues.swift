package import AccessibilityAudit
package import Diagnostics

extension Rule {
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
    case .zeroSize: zeroSize
    case .lowContrast: lowContrast
    case .repeatedWords: repeatedWords
    case .labelInName: labelInName
    case .seenOrder: seenOrder
    case .spokenKey: spokenKey
    case .cutOffText: cutOffText
    }
  }

  static let repeatedWords = Rule(
    id: "repeated-words",
    severity: .warning,
    explanation: """
      A label has the same words twice, or its value or hint repeats it. Keep one of them. Source: \
      WCAG technique H2.
      """,
    readers: "VoiceOver says the same words again, and people wonder what the difference is.",
    wrong: "cart.accessibilityLabel = \"Cart, Cart\"",
    right: "cart.accessibilityLabel = \"Cart\""
  )
  static let labelInName = Rule(
    id: "label-in-name",
    severity: .warning,
    explanation: """
      The name of a button does not contain its visible title, or that of a group none of its \
      texts. Begin the label with the title, or add the title to 'accessibilityUserInputLabels', or \
      in SwiftUI to 'accessibilityInputLabels'. Source: WCAG 2.2, 2.5.3.
      """,
    readers: "People who use Voice Control say what they see, and nothing happens.",
    wrong: "send.setTitle(\"Send\", for: .normal)\nsend.accessibilityLabel = \"Submit form\"",
    right: "send.setTitle(\"Send\", for: .normal)\nsend.accessibilityLabel = \"Send form\""
  )

  static let smallTarget = Rule(
    id: "small-target",
    severity: .warning,
    explanation: """
      A touch target is smaller than 44 by 44 points, the minimum that Apple recommends.
      """,
    readers: "It is hard to hit with a trembling finger, and hard to find by touch.",
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
    readers: "VoiceOver says that a swipe up or down changes the value, but then it stays silent.",
    wrong: "stars.accessibilityTraits = .adjustable",
    right:
      "stars.accessibilityTraits = .adjustable\noverride func accessibilityIncrement() { rate(stars + 1) }"
  )
  static let zeroSize = Rule(
    id: "zero-size",
    severity: .warning,
    explanation: """
      An element has no width or no height, because nothing sets its frame, or because its \
      constraints are ambiguous or conflict. A length that a constraint sets to zero is accepted.
      """,
    readers: "It is invisible, and VoiceOver skips elements without a size, so no one can find it.",
    wrong: "view.addSubview(total)",
    right: "view.addSubview(total)\ntotal.frame = CGRect(x: 16, y: 80, width: 200, height: 44)"
  )
  static let lowContrast = Rule(
    id: "low-contrast",
    severity: .warning,
    explanation: """
      The contrast between a text and its background is lower than 4.5 to 1, or 3 to 1 for text of \
      at least 18 points, or 14 points in bold. The ratio is computed with the formula of WCAG in \
      the light appearance, where the app sets both colours. Source: WCAG 2.2, 1.4.3 and “contrast \
      ratio”.
      """,
    readers: "People with low vision cannot read it, and no one can in bright sunlight.",
    wrong: "label.textColor = .lightGray\nlabel.backgroundColor = .white",
    right: "label.textColor = .darkGray\nlabel.backgroundColor = .white"
  )

  static let seenOrder = Rule(
    id: "seen-order",
    severity: .warning,
    explanation: """
      At least two elements are read after one that is below them, in the same column. Order them \
      from top to bottom. Source: WCAG 2.2, 1.3.2.
      """,
    readers: "People who see the screen and hear it lose the place, and others hear the end first.",
    wrong: "accessibilityElements = [lyrics, play, song, band]",
    right: "accessibilityElements = [song, band, play, lyrics]"
  )
  static let spokenKey = Rule(
    id: "spoken-key",
    severity: .warning,
    explanation: """
      A text looks like the key of a translation that is missing, such as 'cart.empty.title' or \
      'CART_TITLE'. Add it to the table of texts. Source: Apple, 'NSLocalizedString', which then \
      returns the key.
      """,
    readers: "Everyone sees the key, and VoiceOver spells it out.",
    wrong: "title.text = \"cart.empty.title\"",
    right: "title.text = \"Your cart is empty\""
  )
  static let cutOffText = Rule(
    id: "cut-off-text",
    severity: .warning,
    explanation: """
      A text is cut off at the size of '--text', and complete at the default size. Let it wrap. \
      Source: WCAG 2.2, 1.4.4.
      """,
    readers: "People who need large text cannot read the rest.",
    wrong: "Text(\"Continue without an account\").lineLimit(1)",
    right: "Text(\"Continue without an account\")"
  )

  package static let snippets = notation + expectations + terminations + tools + speaking
}
