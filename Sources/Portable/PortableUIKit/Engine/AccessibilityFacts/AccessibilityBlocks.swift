public import Foundation

/// The closures an app assigned instead of values (iOS 17).
///
/// A closure wins over an assigned value, whichever was set last. The closure of the container type
/// is kept and never called.
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

/// A closure that gives a list of objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that gives a list of texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A closure that gives a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that gives yes or no.
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that gives a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that gives a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that gives a list of texts.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that gives a text.
public typealias AXStringReturnBlock = () -> String?
/// A closure that tells what kind of text there is.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that gives an object that takes text.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
public typealias AXVoidReturnBlock = () -> Void

/// Whose word counts: a closure, what was assigned, or the class itself.
extension AccessibleObject {
  // Source: the header of UIAccessibility, which names the trait for what is not enabled; certainty A.
  var concludesRespondsToUserInteraction: Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    return builtInRespondsToUserInteraction || blocks.activate != nil
      || !(accessibilityCustomActions ?? []).isEmpty || !systemActions.isEmpty
      || !accessibilityTraits.isDisjoint(with: .interactive)
  }

  /// Gives what a closure of the app says, or the fallback if there is no closure.
  func answer<Answer>(
    _ block: (() -> Answer)?,
    else fallback: @autoclosure () -> Answer
  ) -> Answer { AccessibilityBlocks.answer(block, else: fallback()) }

  /// Gives a text with the attributes that were assigned to it, unless the text was overridden.
  func attributed(_ text: String?, assigned: NSAttributedString?) -> NSAttributedString? {
    if let assigned, assigned.string == text { return assigned }
    return text.map { NSAttributedString(string: $0) }
  }
}
