@available(iOS 17.0, *)
extension UIResponder {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.label }
    set { blocks.label = newValue }
  }
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedLabel }
    set { blocks.attributedLabel = newValue }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.value }
    set { blocks.value = newValue }
  }
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedValue }
    set { blocks.attributedValue = newValue }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedHint }
    set { blocks.attributedHint = newValue }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.path }
    set { blocks.path = newValue }
  }
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.language }
    set { blocks.language = newValue }
  }
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks.elementsHidden }
    set { blocks.elementsHidden = newValue }
  }
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks.isModal }
    set { blocks.isModal = newValue }
  }
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks.groupsChildren }
    set { blocks.groupsChildren = newValue }
  }
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks.navigationStyle }
    set { blocks.navigationStyle = newValue }
  }
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks.respondsToUserInteraction }
    set { blocks.respondsToUserInteraction = newValue }
  }
  public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { blocks.userInputLabels }
    set { blocks.userInputLabels = newValue }
  }
  public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { blocks.attributedUserInputLabels }
    set { blocks.attributedUserInputLabels = newValue }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }
  /// The closure for the container type; stored and never called.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.containerType }
    set { blocks.containerType = newValue }
  }
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks.customActions }
    set { blocks.customActions = newValue }
  }
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks.customRotors }
    set { blocks.customRotors = newValue }
  }
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks.activate }
    set { blocks.activate = newValue }
  }
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks.increment }
    set { blocks.increment = newValue }
  }
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks.decrement }
    set { blocks.decrement = newValue }
  }
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks.performEscape }
    set { blocks.performEscape = newValue }
  }
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks.magicTap }
    set { blocks.magicTap = newValue }
  }
  public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { blocks.textualContext }
    set { blocks.textualContext = newValue }
  }
  /// The closure for header elements; the corresponding property exists on Apple TV only.
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { blocks.headerElements }
    set { blocks.headerElements = newValue }
  }
  public var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks.automationElements }
    set { blocks.automationElements = newValue }
  }
}

@available(iOS 18.0, *)
extension UIResponder {
  public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
    get { blocks.expandedStatus }
    set { blocks.expandedStatus = newValue }
  }
  public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks.previousTextElement }
    set { blocks.previousTextElement = newValue }
  }
  public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks.nextTextElement }
    set { blocks.nextTextElement = newValue }
  }
  public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { blocks.textInputResponder }
    set { blocks.textInputResponder = newValue }
  }
}
