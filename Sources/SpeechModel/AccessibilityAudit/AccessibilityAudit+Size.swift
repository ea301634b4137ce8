public import AccessibilityTree

extension AccessibilityAudit {
  /// Reports elements that layout left without a size, in their order.
  ///
  /// Source: AccessibilitySnapshot leaves out elements without a size; certainty A.
  public func issues(of unsized: [UnsizedElement]) -> [AccessibilityIssue] {
    unsized.map { element in
      AccessibilityIssue(
        kind: .zeroSize,
        element: element.id,
        summary: "\(Self.name(of: element)) \(Self.problem(of: element))",
        reason: Self.reason(for: element),
        suggestion: Self.suggestion(for: element)
      )
    }
  }

  /// Describes an element by class, text and property, as in `the UILabel 'Total' (totalLabel)`.
  private static func name(of element: UnsizedElement) -> String {
    let text = element.text.map { " '\($0)'" } ?? ""
    let property = element.origin.property.map { " (\($0.name))" } ?? ""
    return "the \(element.origin.className)\(text)\(property)"
  }

  private static func problem(of element: UnsizedElement) -> String {
    let lack = "has no \(length(of: element))"
    return switch element.cause {
    case .noFrame: "\(lack): its frame was never set"
    case .constraintsIgnored: "\(lack): its frame is used, not its constraints"
    case .conflictingConstraints: "\(lack): its constraints conflict"
    case .insufficientSpace: "\(lack): its constraints leave no space for its content"
    case .ambiguousConstraints:
      element.lacksWidth && element.lacksHeight
        ? "\(lack): its constraints determine neither a width nor a height"
        : "\(lack): its constraints don't determine it"
    case .clipped(let container): "is clipped by a \(container) that has no size"
    }
  }

  private static func reason(for element: UnsizedElement) -> String {
    element.lacksWidth && element.lacksHeight
      ? "none of it is visible, and VoiceOver skips elements without a size"
      : "none of it is visible, though VoiceOver may still stop on it"
  }

  private static func suggestion(for element: UnsizedElement) -> String {
    switch element.cause {
    case .noFrame:
      "give it a frame, or constraints and 'translatesAutoresizingMaskIntoConstraints = false'"
    case .constraintsIgnored: "set 'translatesAutoresizingMaskIntoConstraints = false' on it"
    case .conflictingConstraints, .insufficientSpace:
      "remove one of its constraints, or lower its priority"
    case .ambiguousConstraints:
      "give it a \(length(of: element)), or constrain it to both sides of a view that has one"
    case .clipped(let container): "give the \(container) a size"
    }
  }

  private static func length(of element: UnsizedElement) -> String {
    switch (element.lacksWidth, element.lacksHeight) {
    case (true, false): "width"
    case (false, true): "height"
    default: "size"
    }
  }
}
