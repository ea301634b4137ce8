public import AccessibilityTree

/// Something about an element that its users will stumble over.
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
  /// What is wrong.
  public var kind: Kind
  /// The element; of several alike, the first.
  public var element: ElementID
  /// What is wrong, in a sentence without a full stop that begins with a small letter.
  public var summary: String
  /// Why it matters, and to whom.
  public var reason: String
  /// What to do about it.
  public var mend: String

  /// Creates an issue.
  public init(
    kind: Kind,
    element: ElementID,
    summary: String,
    reason: String,
    mend: String
  ) {
    self.kind = kind
    self.element = element
    self.summary = summary
    self.reason = reason
    self.mend = mend
  }

  /// The kinds of issues; the raw values are their stable names.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// An element has no name.
    case missingLabel = "missing-label"
    /// An element is named by a hint alone.
    case hintOnly = "hint-only"
    /// An element goes by the name of a picture's file or symbol.
    case imageName = "image-name"
    /// A label says what the trait says anyway.
    case typeInLabel = "type-in-label"
    /// A label ends in a full stop, though it is no sentence of text.
    case trailingPeriod = "trailing-period"
    /// A label says the value, which is spoken after it.
    case valueInLabel = "value-in-label"
    /// A hint names the gesture.
    case gestureInHint = "gesture-in-hint"
    /// An element to be touched is less than 44 points wide or high, Apple's measure of a fingertip.
    case smallTarget = "small-target"
    /// Several elements to be touched have one name.
    case duplicateName = "duplicate-name"
    /// An adjustable element does not answer vertical swipes.
    case stuckAdjustable = "stuck-adjustable"
    /// Layout gave an element no width or no height.
    case withoutSize = "without-size"
    /// A text and what lies behind it differ by less than 4.5 to 1, or 3 to 1 for large text (WCAG 2.2,
    /// 1.4.3).
    case lowContrast = "low-contrast"
  }
}
