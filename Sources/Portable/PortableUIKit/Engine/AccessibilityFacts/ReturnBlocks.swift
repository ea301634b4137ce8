public import Foundation

/// A closure that gives a list of objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that gives a list of texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A closure that gives a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that gives yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that gives a type of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that gives custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure that gives custom rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// A closure that gives a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that gives an object.
public typealias AXObjectReturnBlock = () -> Any?
/// A closure that gives a path.
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
/// A closure that gives traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that gives an object that takes text.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
/// A closure that only does something.
public typealias AXVoidReturnBlock = () -> Void
