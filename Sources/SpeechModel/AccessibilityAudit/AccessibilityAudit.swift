public import AccessibilityTree

/// A search for what users of assistive technologies will stumble over on a screen.
///
/// ```swift
/// import AccessibilityAudit
/// import AccessibilityTree
///
/// let save = AccessibilityElement(
///   id: ElementID(1),
///   label: "Save button",
///   traits: .button,
///   frame: Rect(x: 0, y: 0, width: 100, height: 44)
/// )
/// for issue in AccessibilityAudit().issues(of: [save]) { print(issue.mend) }
/// ```
///
/// ```output
/// take 'button' out of the label
/// ```
///
/// It finds what can be told from the elements alone. Whether a label fits its picture, or an order
/// makes sense, people have to judge.
public struct AccessibilityAudit: Sendable {
  /// The language of the device as a BCP 47 tag; the words for traits depend on it.
  public var language: String
  /// What is known of the objects behind the elements.
  public var origins: [ElementID: ElementOrigin]
  /// The adjustable elements whose value did not change when they were asked to change it.
  public var stuck: Set<ElementID>

  /// Creates an audit; without origins, names of pictures are told by their look alone.
  public init(
    language: String = "en",
    origins: [ElementID: ElementOrigin] = [:],
    stuck: Set<ElementID> = []
  ) {
    self.language = language
    self.origins = origins
    self.stuck = stuck
  }

  /// Finds the issues of elements, in the order of the elements.
  public func issues(of elements: [AccessibilityElement]) -> [AccessibilityIssue] {
    let duplicates = duplicateNames(among: elements)
    return elements.flatMap { element in
      let own = [
        nameIssue(of: element), typeInLabel(of: element), trailingPeriod(of: element),
        valueInLabel(of: element), gestureInHint(of: element), smallTarget(of: element),
        stuckAdjustable(element),
      ]
      return own.compactMap(\.self) + duplicates.filter { $0.element == element.id }
    }
  }

  /// The words by which an author finds an element: its name, else the object behind it.
  func name(of element: AccessibilityElement) -> String {
    if let label = element.label, !label.isEmpty { return "'\(label)'" }
    guard let origin = origins[element.id] else { return "an element" }
    return origin.className == ElementOrigin.elementOfSwiftUI
      ? "a view of SwiftUI" : origin.description
  }

  /// Whether SwiftUI made an element.
  func isOfSwiftUI(_ element: AccessibilityElement) -> Bool {
    origins[element.id]?.isOfSwiftUI == true
  }

  /// What an author writes to set a property of an element: a property, or a modifier.
  func modifier(_ property: String, for element: AccessibilityElement) -> String {
    isOfSwiftUI(element) ? ".\(property)" : property
  }
}
