public import Foundation

/// The closures that an app can assign instead of values, from iOS 17.
///
/// The type isn't Apple's, where every `NSObject` has the properties. A closure overrides an
/// assigned value, whichever was set last. The closure of the container type is stored and never
/// called.
///
/// Source: AccessibilitySnapshot, AccessibilityAccessorTests; certainty A.
@preconcurrency @MainActor
open class AccessibilityBlocks: NSObject {
  public final var isAccessibilityElementBlock: AXBoolReturnBlock?
  public final var accessibilityLabelBlock: AXStringReturnBlock?
  public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
  public final var accessibilityValueBlock: AXStringReturnBlock?
  public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
  public final var accessibilityHintBlock: AXStringReturnBlock?
  public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock?
  public final var accessibilityIdentifierBlock: AXStringReturnBlock?
  public final var accessibilityFrameBlock: AXRectReturnBlock?
  public final var accessibilityPathBlock: AXPathReturnBlock?
  public final var accessibilityActivationPointBlock: AXPointReturnBlock?
  public final var accessibilityLanguageBlock: AXStringReturnBlock?
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock?
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
  public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
  public final var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
  public final var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock?
  public final var accessibilityElementsBlock: AXArrayReturnBlock?
  public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  public final var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
  public final var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock?
  public final var accessibilityActivateBlock: AXBoolReturnBlock?
  public final var accessibilityIncrementBlock: AXVoidReturnBlock?
  public final var accessibilityDecrementBlock: AXVoidReturnBlock?
  public final var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
  public final var accessibilityMagicTapBlock: AXBoolReturnBlock?
  public final var accessibilityTextualContextBlock: AXTextualContextReturnBlock?
  /// The closure for header elements; the corresponding property exists on Apple TV only.
  public final var accessibilityHeaderElementsBlock: AXArrayReturnBlock?
  public final var automationElementsBlock: AXArrayReturnBlock?
  // From iOS 18.
  public final var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)?
  public final var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock?
  public final var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock?
  public final var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock?

  public override init() { super.init() }
}

extension AccessibleObject {
  func answer<Answer>(
    _ block: (() -> Answer)?,
    else fallback: @autoclosure () -> Answer
  ) -> Answer { block.map { $0() } ?? fallback() }
}

public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXStringArrayReturnBlock = () -> [String]?
public typealias AXStringReturnBlock = () -> String?
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
public typealias AXVoidReturnBlock = () -> Void

extension AccessibleObject {
  // Source: the header of UIAccessibility, which names the trait for what is not enabled; certainty
  // A.
  var infersRespondsToUserInteraction: Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    return builtInRespondsToUserInteraction || accessibilityActivateBlock != nil
      || !(accessibilityCustomActions ?? []).isEmpty || !systemActions.isEmpty
      || !accessibilityTraits.isDisjoint(with: .interactive)
  }

  /// The text with the attributes assigned to it, unless a subclass overrides the text.
  func attributed(_ text: String?, assigned: NSAttributedString?) -> NSAttributedString? {
    if let assigned, assigned.string == text { return assigned }
    return text.map { NSAttributedString(string: $0) }
  }
}
