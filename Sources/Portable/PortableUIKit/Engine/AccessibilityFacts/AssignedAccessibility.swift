import Foundation

/// What an app assigned to an object; `nil` leaves the class's own answer in force.
struct AssignedAccessibility {
  var isElement: Bool?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [NSAttributedString]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var identifier: String?
  var textualContext: UIAccessibilityTextualContext?
  var directTouchOptions: UIAccessibility.DirectTouchOptions = []
  var expandedStatus: UIAccessibility.ExpandedStatus?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var automationElements: [Any]?
  weak var previousTextElement: AnyObject?
  weak var nextTextElement: AnyObject?
  weak var textInputResponder: (any UITextInput)?
}
