public import AccessibilityTree

extension AccessibilityAudit {
  /// Reports elements that layout left without a size, in their order.
  ///
  /// Source: AccessibilitySnapshot leaves out elements without a size; certainty A.
  public func issues(of unsized: [UnsizedElement]) -> [AccessibilityIssue] {
    unsized.map { element in
      AccessibilityIssue(
        kind: .withoutSize,
        element: element.id,
        summary: "\(Self.name(of: element)) \(Self.fault(of: element))",
        reason: Self.reason(for: element),
        mend: Self.mend(for: element)
      )
    }
  }

  /// Describes an element by class, text and property, as in `the UILabel 'Total' (totalLabel)`.
  private static func name(of element: UnsizedElement) -> String {
    let text = element.text.map { " '\($0)'" } ?? ""
    let property = element.origin.property.map { " (\($0.name))" } ?? ""
    return "the \(element.origin.className)\(text)\(property)"
  }

  private static func fault(of element: UnsizedElement) -> String {
    let lack = "has no \(length(of: element))"
    return switch element.cause {
    case .noFrame: "\(lack): nothing gives it a frame"
    case .constraintsIgnored: "\(lack): its frame counts, not its constraints"
    case .contradiction: "\(lack): its constraints contradict each other"
    case .noRoom: "\(lack): its constraints leave no room for its content"
    case .undecided:
      element.lacksWidth && element.lacksHeight
        ? "\(lack): its constraints give it neither a width nor a height"
        : "\(lack): its constraints do not give it one"
    case .cutOff(let container): "is cut off by a \(container) that has no size"
    }
  }

  private static func reason(for element: UnsizedElement) -> String {
    element.lacksWidth && element.lacksHeight
      ? "nothing of it is on the screen, and VoiceOver leaves out what has no size"
      : "nothing of it is on the screen, though VoiceOver may still stop at it"
  }

  private static func mend(for element: UnsizedElement) -> String {
    switch element.cause {
    case .noFrame:
      "give it a frame, or constraints and 'translatesAutoresizingMaskIntoConstraints = false'"
    case .constraintsIgnored: "set 'translatesAutoresizingMaskIntoConstraints = false' on it"
    case .contradiction, .noRoom:
      "take one of its constraints away, or lower the priority of one"
    case .undecided:
      "give it a \(length(of: element)), or tie it to both sides of something that has one"
    case .cutOff(let container): "give the \(container) a size"
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
