public import Foundation

/// Declares the accessibility properties of views, controllers and elements.
///
/// The type isn't Apple's, where every `NSObject` has the properties. On Linux, subclasses can't
/// override members of an extension, so the properties are in this class, and the file is long.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  final var assigned = AssignedAccessibility()
  final var blocks = AccessibilityBlocks()
  final var hasAccessibilityFocus = false

  public override init() { super.init() }

  // The accessibility of the class, unless the app assigns something else.
  var builtInAccessibility: BuiltInAccessibility { BuiltInAccessibility() }
  var builtInAccessibilityFrame: CGRect { .zero }
  var builtInActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }
  var builtInRespondsToUserInteraction: Bool { false }
  // The system's actions for the object, offered before the app's own.
  var systemActions: [UIAccessibilityCustomAction] { [] }

  open var isAccessibilityElement: Bool {
    get { answer(blocks.isElement, else: assigned.isElement ?? builtInAccessibility.isElement) }
    set { assigned.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { answer(blocks.label, else: assigned.label?.string ?? builtInAccessibility.label) }
    set { assigned.label = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      answer(blocks.attributedLabel, else: attributed(accessibilityLabel, assigned: assigned.label))
    }
    set { assigned.label = newValue }
  }

  open var accessibilityValue: String? {
    get { answer(blocks.value, else: assigned.value?.string ?? builtInAccessibility.value) }
    set { assigned.value = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      answer(blocks.attributedValue, else: attributed(accessibilityValue, assigned: assigned.value))
    }
    set { assigned.value = newValue }
  }

  open var accessibilityHint: String? {
    get { answer(blocks.hint, else: assigned.hint?.string ?? builtInAccessibility.hint) }
    set { assigned.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      answer(blocks.attributedHint, else: attributed(accessibilityHint, assigned: assigned.hint))
    }
    set { assigned.hint = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { answer(blocks.traits, else: assigned.traits ?? builtInAccessibility.traits) }
    set { assigned.traits = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { answer(blocks.frame, else: assigned.frame ?? builtInAccessibilityFrame) }
    set { assigned.frame = newValue }
  }

  open var accessibilityPath: UIBezierPath? {
    get { answer(blocks.path, else: assigned.path) }
    set { assigned.path = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get { answer(blocks.activationPoint, else: assigned.activationPoint ?? builtInActivationPoint) }
    set { assigned.activationPoint = newValue }
  }

  open var accessibilityLanguage: String? {
    get { answer(blocks.language, else: assigned.language) }
    set { assigned.language = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { answer(blocks.elementsHidden, else: assigned.elementsHidden) }
    set { assigned.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { answer(blocks.isModal, else: assigned.isModal) }
    set { assigned.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { answer(blocks.groupsChildren, else: assigned.groupsChildren) }
    set { assigned.groupsChildren = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { answer(blocks.navigationStyle, else: assigned.navigationStyle) }
    set { assigned.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      answer(
        blocks.respondsToUserInteraction,
        else: assigned.respondsToUserInteraction ?? infersRespondsToUserInteraction
      )
    }
    set { assigned.respondsToUserInteraction = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { answer(blocks.userInputLabels, else: (assigned.userInputLabels ?? []).map(\.string)) }
    set { assigned.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { answer(blocks.attributedUserInputLabels, else: assigned.userInputLabels ?? []) }
    set { assigned.userInputLabels = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { answer(blocks.customActions, else: assigned.customActions) }
    set { assigned.customActions = newValue }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { answer(blocks.customRotors, else: assigned.customRotors) }
    set { assigned.customRotors = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { answer(blocks.elements, else: assigned.elements) }
    set { assigned.elements = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { assigned.containerType }
    set { assigned.containerType = newValue }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { answer(blocks.textualContext, else: assigned.textualContext) }
    set { assigned.textualContext = newValue }
  }

  @available(iOS 17.0, *)
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { assigned.directTouchOptions }
    set { assigned.directTouchOptions = newValue }
  }

  @available(iOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get {
      answer(
        blocks.expandedStatus,
        else: assigned.expandedStatus ?? builtInAccessibility.expandedStatus
      )
    }
    set { assigned.expandedStatus = newValue }
  }

  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { assigned.dragSources }
    set { assigned.dragSources = newValue }
  }

  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { assigned.dropPoints }
    set { assigned.dropPoints = newValue }
  }

  open var automationElements: [Any]? {
    get { answer(blocks.automationElements, else: assigned.automationElements) }
    set { assigned.automationElements = newValue }
  }

  @available(iOS 18.0, *)
  open var accessibilityPreviousTextNavigationElement: Any? {
    get { answer(blocks.previousTextElement, else: assigned.previousTextElement) }
    set { assigned.previousTextElement = newValue.map { $0 as AnyObject } }
  }

  @available(iOS 18.0, *)
  open var accessibilityNextTextNavigationElement: Any? {
    get { answer(blocks.nextTextElement, else: assigned.nextTextElement) }
    set { assigned.nextTextElement = newValue.map { $0 as AnyObject } }
  }

  @available(iOS 18.0, *)
  open var accessibilityTextInputResponder: (any UITextInput)? {
    get { answer(blocks.textInputResponder, else: assigned.textInputResponder) }
    set { assigned.textInputResponder = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
    return index ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { blocks.activate?() ?? false }
  open func accessibilityIncrement() { blocks.increment?() }
  open func accessibilityDecrement() { blocks.decrement?() }

  @available(iOS 17.0, *)
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  @available(iOS 17.0, *)
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  @available(iOS 18.0, *)
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { blocks.performEscape?() ?? false }
  open func accessibilityPerformMagicTap() -> Bool { blocks.magicTap?() ?? false }

  open func accessibilityElementDidBecomeFocused() {}

  open func accessibilityElementDidLoseFocus() {}

  open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    hasAccessibilityFocus ? [.notificationVoiceOver] : nil
  }
}
