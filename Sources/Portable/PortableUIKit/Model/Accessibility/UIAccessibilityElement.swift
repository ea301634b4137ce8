public import Foundation

/// An accessibility element that isn't a view.
///
/// ```swift
/// import UIKit
///
/// let chart = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// let monday = UIAccessibilityElement(accessibilityContainer: chart)
/// monday.accessibilityLabel = "Monday"
/// monday.accessibilityValue = "12 orders"
/// monday.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 200)
/// chart.accessibilityElements = [monday]
/// ```
///
/// ```voiceover chart
/// Monday, 12 orders
/// ```
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open weak var accessibilityContainer: AnyObject?
  private final var selfDescription: (() -> BuiltInAccessibility)?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Sets the element's accessibility, unless the app assigns something else.
  ///
  /// The closure is called for each read, because the device's language may change.
  package final func describe(by description: @escaping () -> BuiltInAccessibility) {
    selfDescription = description
  }

  open var accessibilityFrameInContainerSpace: CGRect = .zero

  open var accessibilityIdentifier: String? {
    get { answer(accessibilityIdentifierBlock, else: assigned.identifier) }
    set { assigned.identifier = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  // Source: AccessibilitySnapshot reads such elements without the flag; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    selfDescription?() ?? BuiltInAccessibility(isElement: true)
  }

  override var builtInAccessibilityFrame: CGRect {
    guard accessibilityFrameInContainerSpace != .zero, let container = nearestView else {
      return accessibilityFrameInContainerSpace
    }
    return container.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}
