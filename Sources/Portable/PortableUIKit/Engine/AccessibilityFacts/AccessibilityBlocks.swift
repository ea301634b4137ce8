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

  /// Gives what a closure says, or the fallback if there is no closure.
  static func answer<Answer>(
    _ block: (() -> Answer)?,
    else fallback: @autoclosure () -> Answer
  ) -> Answer {
    block.map { $0() } ?? fallback()
  }
}
