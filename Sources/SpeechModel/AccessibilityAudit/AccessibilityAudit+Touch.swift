import AccessibilityTree

extension AccessibilityAudit {
  /// The minimum width and height of a touch target, in points.
  ///
  /// Source: Apple's Human Interface Guidelines.
  public static let minimumTargetSize = 44.0

  /// Checks whether what takes the touch is too small, except for system controls, whose size is
  /// fixed, and for what is as large as its content, whose size isn't certain.
  func smallTarget(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let (width, height) = touchSize(of: element), element.respondsToUserInteraction,
      isTooSmall(width) || isTooSmall(height),
      origins[element.id]?.isSystemControl != true, !isOnlyAdjusted(element),
      !uncertainSizes.contains(element.id)
    else { return nil }
    return AccessibilityIssue(
      kind: .smallTarget,
      element: element.id,
      summary: "\(name(of: element)) is \(Self.points(width)) × \(Self.points(height)) pt, "
        + "less than 44 × 44 pt",
      reason: "it is hard to hit with a trembling finger, and hard to find by touch",
      suggestion: isFromSwiftUI(element)
        ? "make it at least 44 × 44 pt, for example with '.frame(minWidth: 44, minHeight: 44)' "
          + "and '.contentShape(Rectangle())' on the label of the control"
        : "make it at least 44 × 44 pt, or enlarge its touch area with 'point(inside:with:)' "
          + "and 'accessibilityFrame'"
    )
  }

  /// Whether a length is below the minimum.
  ///
  /// Between half points it is that of a text, an estimate that may be wrong by a point; that limit
  /// is a guess.
  private func isTooSmall(_ length: Double) -> Bool {
    let isEstimate = abs((length * 2).rounded() - length * 2) > 0.01
    return length < Self.minimumTargetSize - (isEstimate ? 1 : 0)
  }

  /// Whether VoiceOver adjusts a group of SwiftUI, which takes no touch itself.
  private func isOnlyAdjusted(_ element: AccessibilityElement) -> Bool {
    isFromSwiftUI(element) && element.traits.contains(.adjustable)
  }

  private func touchSize(of element: AccessibilityElement) -> (width: Double, height: Double)? {
    switch origins[element.id]?.touch ?? .itself {
    case .itself: (element.frame.width, element.frame.height)
    case .area(let area): (area.width, area.height)
    case .nowhere: nil
    }
  }

  func duplicateNames(among elements: [AccessibilityElement]) -> [AccessibilityIssue] {
    var seen: Set<ElementID> = []
    let named = elements.filter { element in
      element.respondsToUserInteraction && seen.insert(element.id).inserted
        && !nameToSay(element).allSatisfy(\.isWhitespace)
    }
    let groups = Dictionary(grouping: named) { nameToSay($0).lowercased() }
    return named.compactMap { element in
      let name = nameToSay(element)
      guard let group = groups[name.lowercased()], group.count > 1, group[0].id == element.id else {
        return nil
      }
      return AccessibilityIssue(
        kind: .duplicateName,
        element: element.id,
        summary: "\(group.count) touch targets are named '\(name)'",
        reason: "people who hear the names one by one can't tell them apart, and Voice Control "
          + "asks which one is meant",
        suggestion: "add to each label what it belongs to, as in \"\(name), Margherita\""
      )
    }
  }

  private func nameToSay(_ element: AccessibilityElement) -> String {
    element.userInputLabels.first ?? element.label ?? ""
  }

  /// Reports an adjustable element whose value didn't change when it was adjusted.
  ///
  /// Source: Apple's documentation of the trait `adjustable`.
  func stuckAdjustable(_ element: AccessibilityElement) -> AccessibilityIssue? {
    guard stuck.contains(element.id) else { return nil }
    return AccessibilityIssue(
      kind: .stuckAdjustable,
      element: element.id,
      summary: "\(name(of: element)) is adjustable, but its value doesn't change when it is "
        + "adjusted",
      reason: "VoiceOver announces that a swipe up or down changes it, and then says nothing",
      suggestion: isFromSwiftUI(element)
        ? "change what '.accessibilityValue' shows in '.accessibilityAdjustableAction', or remove "
          + "the action"
        : "override 'accessibilityIncrement()' and 'accessibilityDecrement()' and change "
          + "'accessibilityValue' there, or remove '.adjustable'"
    )
  }

  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
