public import Foundation

/// The accessibility properties of objects that are neither responders nor bar items.
///
/// They can be assigned and read, and such an object can be one of the `accessibilityElements`.
/// They can't be overridden: that takes a view, a controller or a `UIAccessibilityElement`.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var bearer: UIResponder { AccessibilityProxies.responder(for: self) }

  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { bearer.isAccessibilityElement }
    set { bearer.isAccessibilityElement = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { bearer.accessibilityLabel }
    set { bearer.accessibilityLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { bearer.accessibilityAttributedLabel }
    set { bearer.accessibilityAttributedLabel = newValue }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { bearer.accessibilityValue }
    set { bearer.accessibilityValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { bearer.accessibilityAttributedValue }
    set { bearer.accessibilityAttributedValue = newValue }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { bearer.accessibilityHint }
    set { bearer.accessibilityHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { bearer.accessibilityAttributedHint }
    set { bearer.accessibilityAttributedHint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { bearer.accessibilityTraits }
    set { bearer.accessibilityTraits = newValue }
  }

  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { bearer.accessibilityFrame }
    set { bearer.accessibilityFrame = newValue }
  }

  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { bearer.accessibilityPath }
    set { bearer.accessibilityPath = newValue }
  }

  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { bearer.accessibilityActivationPoint }
    set { bearer.accessibilityActivationPoint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { bearer.accessibilityLanguage }
    set { bearer.accessibilityLanguage = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { bearer.accessibilityElementsHidden }
    set { bearer.accessibilityElementsHidden = newValue }
  }

  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { bearer.accessibilityViewIsModal }
    set { bearer.accessibilityViewIsModal = newValue }
  }

  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { bearer.shouldGroupAccessibilityChildren }
    set { bearer.shouldGroupAccessibilityChildren = newValue }
  }

  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { bearer.accessibilityNavigationStyle }
    set { bearer.accessibilityNavigationStyle = newValue }
  }

  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { bearer.accessibilityRespondsToUserInteraction }
    set { bearer.accessibilityRespondsToUserInteraction = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { bearer.accessibilityUserInputLabels }
    set { bearer.accessibilityUserInputLabels = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels:
    [NSAttributedString]!
  {
    get { bearer.accessibilityAttributedUserInputLabels }
    set { bearer.accessibilityAttributedUserInputLabels = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { bearer.accessibilityTextualContext }
    set { bearer.accessibilityTextualContext = newValue }
  }

  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus
  {
    get { bearer.accessibilityExpandedStatus }
    set { bearer.accessibilityExpandedStatus = newValue }
  }

  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { bearer.accessibilityCustomActions }
    set { bearer.accessibilityCustomActions = newValue }
  }

  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { bearer.accessibilityCustomRotors }
    set { bearer.accessibilityCustomRotors = newValue }
  }

  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { bearer.accessibilityElements }
    set { bearer.accessibilityElements = newValue }
  }

  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { bearer.accessibilityContainerType }
    set { bearer.accessibilityContainerType = newValue }
  }
}
