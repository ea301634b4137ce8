public import Foundation

/// The closures an app assigned instead of values (iOS 17).
///
/// A closure overrides an assigned value, whichever was set last. The closure of the container type
/// is stored and never called.
///
/// Source: AccessibilitySnapshot, AccessibilityAccessorTests; certainty A.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var language: AXStringReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var respondsToUserInteraction: AXBoolReturnBlock?
  var userInputLabels: AXStringArrayReturnBlock?
  var attributedUserInputLabels: AXAttributedStringArrayReturnBlock?
  var elements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var performEscape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
  var textualContext: AXTextualContextReturnBlock?
  var expandedStatus: (() -> UIAccessibility.ExpandedStatus)?
  var headerElements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var previousTextElement: AXObjectReturnBlock?
  var nextTextElement: AXObjectReturnBlock?
  var textInputResponder: AXUITextInputReturnBlock?

  static func answer<Answer>(
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
    return builtInRespondsToUserInteraction || blocks.activate != nil
      || !(accessibilityCustomActions ?? []).isEmpty || !systemActions.isEmpty
      || !accessibilityTraits.isDisjoint(with: .interactive)
  }

  func answer<Answer>(
    _ block: (() -> Answer)?,
    else fallback: @autoclosure () -> Answer
  ) -> Answer { AccessibilityBlocks.answer(block, else: fallback()) }

  /// The text with the attributes assigned to it, unless a subclass overrides the text.
  func attributed(_ text: String?, assigned: NSAttributedString?) -> NSAttributedString? {
    if let assigned, assigned.string == text { return assigned }
    return text.map { NSAttributedString(string: $0) }
  }
}
