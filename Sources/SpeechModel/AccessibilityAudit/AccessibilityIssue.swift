public import AccessibilityTree

/// An accessibility problem of an element, with a reason and a suggested fix.
///
/// ```swift
/// import AccessibilityAudit
/// import AccessibilityTree
///
/// let dot = AccessibilityElement(
///   id: ElementID(7), label: "More", traits: .button,
///   frame: Rect(x: 0, y: 0, width: 20, height: 20))
/// for issue in AccessibilityAudit().issues(of: [dot]) {
///   print("\(issue.kind.rawValue): \(issue.summary)")
/// }
/// ```
///
/// ```output
/// small-target: 'More' is 20 × 20 pt, less than 44 × 44 pt
/// ```
public struct AccessibilityIssue: Hashable, Codable, Sendable {
  /// The kind of problem.
  public var kind: Kind
  /// The affected element; if several are affected, the first.
  public var element: ElementID
  /// A description of the problem: a sentence in lowercase without a full stop.
  public var summary: String
  /// Why the problem matters, and to whom.
  public var reason: String
  /// A suggestion how to fix the problem.
  public var suggestion: String

  /// Creates an issue.
  public init(
    kind: Kind,
    element: ElementID,
    summary: String,
    reason: String,
    suggestion: String
  ) {
    self.kind = kind
    self.element = element
    self.summary = summary
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The kinds of issues; the raw values are stable.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The element has no label.
    case missingLabel = "missing-label"
    /// The element has a hint, but no label.
    case hintOnly = "hint-only"
    /// The label is the name of an image file or symbol.
    case imageName = "image-name"
    /// The label contains the word that VoiceOver speaks for a trait.
    case typeInLabel = "type-in-label"
    /// The label ends with a full stop, though it isn't a sentence.
    case trailingPeriod = "trailing-period"
    /// The label contains the value, which VoiceOver speaks after it.
    case valueInLabel = "value-in-label"
    /// The hint names a gesture.
    case gestureInHint = "gesture-in-hint"
    /// A touch target is less than 44 points wide or high, the minimum in Apple's guidelines.
    case smallTarget = "small-target"
    /// Several touch targets have the same name.
    case duplicateName = "duplicate-name"
    /// The value of an adjustable element doesn't change when it is adjusted.
    case stuckAdjustable = "stuck-adjustable"
    /// Layout gave the element no width or no height.
    case zeroSize = "zero-size"
    /// The same words are spoken twice.
    case repeatedWords = "repeated-words"
    /// The name doesn't contain the words that are seen.
    ///
    /// Source: WCAG 2.2, 2.5.3.
    case labelInName = "label-in-name"
    /// The contrast of a text with its background is less than 4.5 to 1, or 3 to 1 for large text.
    ///
    /// Source: WCAG 2.2, 1.4.3.
    case lowContrast = "low-contrast"
    /// Several elements are read in an order that departs from what is seen.
    ///
    /// Source: WCAG 2.2, 1.3.2.
    case seenOrder = "seen-order"
    /// The text is the key of a translation that is missing.
    case spokenKey = "spoken-key"
    /// A larger text size cuts off a text that is complete at the default size.
    ///
    /// Source: WCAG 2.2, 1.4.4.
    case cutOffText = "cut-off-text"
  }
}
