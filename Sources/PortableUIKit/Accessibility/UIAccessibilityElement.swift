public import Foundation

/// An element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object the element belongs to.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element that belongs to a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The area in the coordinates of the container, in points; it follows the container.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// The name a test finds the element by.
  open var accessibilityIdentifier: String? {
    get { AccessibilityBlocks.answer(blocks.identifier, else: assigned.identifier) }
    set { assigned.identifier = newValue }
  }

  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  // Source: AccessibilitySnapshot reads such elements without the flag; certainty A.
  override var builtInAccessibility: BuiltInAccessibility { BuiltInAccessibility(isElement: true) }

  override var builtInAccessibilityFrame: CGRect {
    guard accessibilityFrameInContainerSpace != .zero, let container = closestView else {
      return accessibilityFrameInContainerSpace
    }
    return container.convert(accessibilityFrameInContainerSpace, to: nil)
  }

  /// The view that is the container, or the container's container.
  final var closestView: UIView? {
    var responder = next
    while let current = responder {
      if let view = current as? UIView { return view }
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      responder = current.next
    }
    return nil
  }
}
