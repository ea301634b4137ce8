public import Foundation

/// The accessibility properties of objects that are neither responders nor bar items.
///
/// They can be assigned and read, and such an object can be one of the `accessibilityElements`.
/// They can't be overridden: that takes a view, a controller or a `UIAccessibilityElement`.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var proxy: UIResponder { AccessibilityProxies.responder(for: self) }

  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { proxy.isAccessibilityElement }
    set { proxy.isAccessibilityElement = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { proxy.accessibilityLabel }
    set { proxy.accessibilityLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { proxy.accessibilityAttributedLabel }
    set { proxy.accessibilityAttributedLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { proxy.accessibilityValue }
    set { proxy.accessibilityValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { proxy.accessibilityAttributedValue }
    set { proxy.accessibilityAttributedValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { proxy.accessibilityHint }
    set { proxy.accessibilityHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { proxy.accessibilityAttributedHint }
    set { proxy.accessibilityAttributedHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { proxy.accessibilityTraits }
    set { proxy.accessibilityTraits = newValue }
  }

  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { proxy.accessibilityFrame }
    set { proxy.accessibilityFrame = newValue }
  }

  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { proxy.accessibilityPath }
    set { proxy.accessibilityPath = newValue }
  }

  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { proxy.accessibilityActivationPoint }
    set { proxy.accessibilityActivationPoint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { proxy.accessibilityLanguage }
    set { proxy.accessibilityLanguage = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { proxy.accessibilityElementsHidden }
    set { proxy.accessibilityElementsHidden = newValue }
  }

  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { proxy.accessibilityViewIsModal }
    set { proxy.accessibilityViewIsModal = newValue }
  }

  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { proxy.shouldGroupAccessibilityChildren }
    set { proxy.shouldGroupAccessibilityChildren = newValue }
  }

  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { proxy.accessibilityNavigationStyle }
    set { proxy.accessibilityNavigationStyle = newValue }
  }

  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { proxy.accessibilityRespondsToUserInteraction }
    set { proxy.accessibilityRespondsToUserInteraction = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { proxy.accessibilityUserInputLabels }
    set { proxy.accessibilityUserInputLabels = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels:
    [NSAttributedString]!
  {
    get { proxy.accessibilityAttributedUserInputLabels }
    set { proxy.accessibilityAttributedUserInputLabels = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { proxy.accessibilityTextualContext }
    set { proxy.accessibilityTextualContext = newValue }
  }

  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus
  {
    get { proxy.accessibilityExpandedStatus }
    set { proxy.accessibilityExpandedStatus = newValue }
  }

  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { proxy.accessibilityCustomActions }
    set { proxy.accessibilityCustomActions = newValue }
  }

  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { proxy.accessibilityCustomRotors }
    set { proxy.accessibilityCustomRotors = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { proxy.accessibilityElements }
    set { proxy.accessibilityElements = newValue }
  }

  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { proxy.accessibilityContainerType }
    set { proxy.accessibilityContainerType = newValue }
  }
}
