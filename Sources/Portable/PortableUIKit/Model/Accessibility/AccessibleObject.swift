public import Foundation

/// Declares the accessibility properties of views, controllers and elements.
///
/// The type isn't Apple's, where every `NSObject` has the properties. On Linux, subclasses can't
/// override members of an extension, so the properties are in this class, and the file is long.
@preconcurrency @MainActor open class AccessibleObject: AccessibilityBlocks {
  final var assigned = AssignedAccessibility()
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
    get {
      answer(
        isAccessibilityElementBlock,
        else: assigned.isElement ?? builtInAccessibility.isElement
      )
    }
    set { assigned.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get {
      answer(accessibilityLabelBlock, else: assigned.label?.string ?? builtInAccessibility.label)
    }
    set { assigned.label = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      answer(
        accessibilityAttributedLabelBlock,
        else: attributed(accessibilityLabel, assigned: assigned.label)
      )
    }
    set { assigned.label = newValue }
  }

  open var accessibilityValue: String? {
    get {
      answer(accessibilityValueBlock, else: assigned.value?.string ?? builtInAccessibility.value)
    }
    set { assigned.value = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      answer(
        accessibilityAttributedValueBlock,
        else: attributed(accessibilityValue, assigned: assigned.value)
      )
    }
    set { assigned.value = newValue }
  }

  open var accessibilityHint: String? {
    get { answer(accessibilityHintBlock, else: assigned.hint?.string ?? builtInAccessibility.hint) }
    set { assigned.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      answer(
        accessibilityAttributedHintBlock,
        else: attributed(accessibilityHint, assigned: assigned.hint)
      )
    }
    set { assigned.hint = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { answer(accessibilityTraitsBlock, else: assigned.traits ?? builtInAccessibility.traits) }
    set { assigned.traits = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { answer(accessibilityFrameBlock, else: assigned.frame ?? builtInAccessibilityFrame) }
    set { assigned.frame = newValue }
  }

  open var accessibilityPath: UIBezierPath? {
    get { answer(accessibilityPathBlock, else: assigned.path) }
    set { assigned.path = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      answer(
        accessibilityActivationPointBlock,
        else: assigned.activationPoint ?? builtInActivationPoint
      )
    }
    set { assigned.activationPoint = newValue }
  }

  open var accessibilityLanguage: String? {
    get { answer(accessibilityLanguageBlock, else: assigned.language) }
    set { assigned.language = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { answer(accessibilityElementsHiddenBlock, else: assigned.elementsHidden) }
    set { assigned.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { answer(accessibilityViewIsModalBlock, else: assigned.isModal) }
    set { assigned.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get {
      answer(accessibilityShouldGroupAccessibilityChildrenBlock, else: assigned.groupsChildren)
    }
    set { assigned.groupsChildren = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { answer(accessibilityNavigationStyleBlock, else: assigned.navigationStyle) }
    set { assigned.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      answer(
        accessibilityRespondsToUserInteractionBlock,
        else: assigned.respondsToUserInteraction ?? infersRespondsToUserInteraction
      )
    }
    set { assigned.respondsToUserInteraction = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      answer(
        accessibilityUserInputLabelsBlock,
        else: (assigned.userInputLabels ?? []).map(\.string)
      )
    }
    set { assigned.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      answer(accessibilityAttributedUserInputLabelsBlock, else: assigned.userInputLabels ?? [])
    }
    set { assigned.userInputLabels = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { answer(accessibilityCustomActionsBlock, else: assigned.customActions) }
    set { assigned.customActions = newValue }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { answer(accessibilityCustomRotorsBlock, else: assigned.customRotors) }
    set { assigned.customRotors = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { answer(accessibilityElementsBlock, else: assigned.elements) }
    set { assigned.elements = newValue }
  }

  open var accessibilityContainerType = UIAccessibilityContainerType.none

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { answer(accessibilityTextualContextBlock, else: assigned.textualContext) }
    set { assigned.textualContext = newValue }
  }

  @available(iOS 17.0, *)
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions = []

  @available(iOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get {
      answer(
        accessibilityExpandedStatusBlock,
        else: assigned.expandedStatus ?? builtInAccessibility.expandedStatus
      )
    }
    set { assigned.expandedStatus = newValue }
  }

  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?

  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?

  open var automationElements: [Any]? {
    get { answer(automationElementsBlock, else: assigned.automationElements) }
    set { assigned.automationElements = newValue }
  }

  @available(iOS 18.0, *)
  open var accessibilityPreviousTextNavigationElement: Any? {
    get {
      answer(accessibilityPreviousTextNavigationElementBlock, else: assigned.previousTextElement)
    }
    set { assigned.previousTextElement = newValue.map { $0 as AnyObject } }
  }

  @available(iOS 18.0, *)
  open var accessibilityNextTextNavigationElement: Any? {
    get { answer(accessibilityNextTextNavigationElementBlock, else: assigned.nextTextElement) }
    set { assigned.nextTextElement = newValue.map { $0 as AnyObject } }
  }

  @available(iOS 18.0, *)
  open var accessibilityTextInputResponder: (any UITextInput)? {
    get { answer(accessibilityTextInputResponderBlock, else: assigned.textInputResponder) }
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

  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }

  @available(iOS 17.0, *)
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  @available(iOS 17.0, *)
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  @available(iOS 18.0, *)
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }
  open func accessibilityPerformMagicTap() -> Bool { accessibilityMagicTapBlock?() ?? false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    hasAccessibilityFocus ? [.notificationVoiceOver] : nil
  }
}
