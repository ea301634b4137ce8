@available(iOS 17.0, *)
extension UIResponder {
  /// A closure that tells whether an assistive technology stops here.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }
  /// A closure that gives the short name.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.label }
    set { blocks.label = newValue }
  }
  /// A closure that gives the short name with attributes.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedLabel }
    set { blocks.attributedLabel = newValue }
  }
  /// A closure that gives the changing content.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.value }
    set { blocks.value = newValue }
  }
  /// A closure that gives the changing content with attributes.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedValue }
    set { blocks.attributedValue = newValue }
  }
  /// A closure that tells what happens on activation.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }
  /// A closure that tells what happens on activation, with attributes.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks.attributedHint }
    set { blocks.attributedHint = newValue }
  }
  /// A closure that gives the kind and state.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }
  /// A closure that gives the name a test finds the element by.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }
  /// A closure that gives the area on the screen.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }
  /// A closure that gives the outline on the screen.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.path }
    set { blocks.path = newValue }
  }
  /// A closure that tells where a double tap lands.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }
  /// A closure that gives the language of the texts.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.language }
    set { blocks.language = newValue }
  }
  /// A closure that tells whether everything in it is left out.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks.elementsHidden }
    set { blocks.elementsHidden = newValue }
  }
  /// A closure that tells whether the views beside this one are left out.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks.isModal }
    set { blocks.isModal = newValue }
  }
  /// A closure that tells whether the elements in it are read together.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks.groupsChildren }
    set { blocks.groupsChildren = newValue }
  }
  /// A closure that tells how the elements in it are walked through.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks.navigationStyle }
    set { blocks.navigationStyle = newValue }
  }
  /// A closure that tells whether a touch does something here.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks.respondsToUserInteraction }
    set { blocks.respondsToUserInteraction = newValue }
  }
  /// A closure that gives the names by which a voice can call the element.
  public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { blocks.userInputLabels }
    set { blocks.userInputLabels = newValue }
  }
  /// A closure that gives those names with attributes.
  public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { blocks.attributedUserInputLabels }
    set { blocks.attributedUserInputLabels = newValue }
  }
  /// A closure that gives the elements in it.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }
  /// A closure that tells what the object is as a container; it is kept and never asked.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.containerType }
    set { blocks.containerType = newValue }
  }
  /// A closure that gives the actions beside activation.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks.customActions }
    set { blocks.customActions = newValue }
  }
  /// A closure that gives the rotors of the element.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks.customRotors }
    set { blocks.customRotors = newValue }
  }
  /// A closure that does what a double tap asks for.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks.activate }
    set { blocks.activate = newValue }
  }
  /// A closure that raises the value by one step.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks.increment }
    set { blocks.increment = newValue }
  }
  /// A closure that lowers the value by one step.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks.decrement }
    set { blocks.decrement = newValue }
  }
  /// A closure that leaves the screen or closes what covers it.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks.performEscape }
    set { blocks.performEscape = newValue }
  }
  /// A closure that does the most important thing.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks.magicTap }
    set { blocks.magicTap = newValue }
  }
  /// A closure that tells what kind of text there is.
  public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { blocks.textualContext }
    set { blocks.textualContext = newValue }
  }
  /// A closure that gives the headers; the property it stands for exists on Apple TV only.
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { blocks.headerElements }
    set { blocks.headerElements = newValue }
  }
  /// A closure that gives the elements a test finds.
  public var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks.automationElements }
    set { blocks.automationElements = newValue }
  }
}

@available(iOS 18.0, *)
extension UIResponder {
  /// A closure that tells whether the element shows what it holds.
  public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
    get { blocks.expandedStatus }
    set { blocks.expandedStatus = newValue }
  }
  /// A closure that gives the element whose text stands before this one's.
  public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks.previousTextElement }
    set { blocks.previousTextElement = newValue }
  }
  /// A closure that gives the element whose text follows this one's.
  public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks.nextTextElement }
    set { blocks.nextTextElement = newValue }
  }
  /// A closure that gives the object that takes the element's text.
  public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { blocks.textInputResponder }
    set { blocks.textInputResponder = newValue }
  }
}
