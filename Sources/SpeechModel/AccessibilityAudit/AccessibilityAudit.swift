public import AccessibilityTree

/// Finds problems that users of assistive technologies will run into on a screen.
///
/// The audit finds what can be judged from the elements alone. Whether a label fits its image, or
/// whether the order makes sense, takes a person.
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
/// for issue in AccessibilityAudit().issues(of: [save]) { print(issue.suggestion) }
/// ```
///
/// ```output
/// remove 'button' from the label
/// ```
public struct AccessibilityAudit: Sendable {
  /// The language of the device as a BCP 47 tag, which determines the words for traits.
  public var language: String
  /// The objects behind the elements, as far as they are known.
  public var origins: [ElementID: ElementOrigin]
  /// The adjustable elements whose value didn't change when they were adjusted.
  public var stuck: Set<ElementID>
  /// The texts that are seen on elements, such as the title of a button.
  package var seenTexts: [ElementID: [String]] = [:]
  /// Texts that are cut off now, and are complete at the default text size.
  package var cutTexts: [ElementID: String] = [:]
  /// Elements as large as their pictures or texts, whose size is only an estimate.
  package var uncertainSizes: Set<ElementID> = []
  /// Where the elements are at one time; those of a transcript may have been scrolled meanwhile.
  package var frames: [ElementID: Rect] = [:]

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - language: The language of the device.
  ///   - origins: The objects behind the elements. Without them, image names are inferred from
  ///     their format.
  ///   - stuck: The adjustable elements whose value didn't change.
  public init(
    language: String = "en",
    origins: [ElementID: ElementOrigin] = [:],
    stuck: Set<ElementID> = []
  ) {
    self.language = language
    self.origins = origins
    self.stuck = stuck
  }

  /// Returns the issues of elements, in the order of the elements.
  public func issues(of elements: [AccessibilityElement]) -> [AccessibilityIssue] {
    let duplicates = duplicateNames(among: elements)
    return elements.flatMap { element in
      let issues = [
        nameIssue(of: element), actionIssue(of: element), typeInLabel(of: element),
        trailingPeriod(of: element),
        valueInLabel(of: element), gestureInHint(of: element), smallTarget(of: element),
        stuckAdjustable(element), repeatedWords(in: element), labelInName(of: element),
        spokenKey(of: element), cutOffText(of: element),
      ]
      return issues.compactMap(\.self) + duplicates.filter { $0.element == element.id }
    } + [orderIssue(of: elements)].compactMap(\.self)
  }

  /// Describes an element to a developer: by its label, or else by the object behind it.
  func name(of element: AccessibilityElement) -> String {
    if let label = element.label, !label.isEmpty { return "'\(label)'" }
    guard let origin = origins[element.id] else { return "an element" }
    if origin.property == nil, element.traits.contains(.textEntry), let value = element.value,
      !value.isEmpty
    {
      return "the field '\(value)'"
    }
    return origin.isFromSwiftUI && origin.property == nil ? "a SwiftUI view" : origin.description
  }

  func isFromSwiftUI(_ element: AccessibilityElement) -> Bool {
    origins[element.id]?.isFromSwiftUI == true
  }

  func modifier(_ property: String, for element: AccessibilityElement) -> String {
    isFromSwiftUI(element) ? ".\(property)" : property
  }
}
