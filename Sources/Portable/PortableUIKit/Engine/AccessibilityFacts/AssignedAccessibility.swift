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

/// Responders that keep the accessibility properties of objects which are none themselves.
///
/// On Apple's systems the properties belong to every `NSObject`. Here an object that is no responder
/// gets a responder of its own at the first assignment; it ends with its object.
@MainActor
enum AccessibilityStandIn {
  private struct Pair {
    weak var object: NSObject?
    var responder: UIResponder
  }

  private static var pairs: [ObjectIdentifier: Pair] = [:]
  private static var sizeToTidyUpAt = 64

  /// The responder that answers for an object: itself, or one that was made for it.
  static func responder(for object: NSObject) -> UIResponder {
    if let responder = known(for: object) { return responder }
    tidyUp()
    let responder = UIResponder()
    pairs[ObjectIdentifier(object)] = Pair(object: object, responder: responder)
    return responder
  }

  /// The responder that answers for an object, unless nothing was ever assigned to it.
  static func known(for object: NSObject) -> UIResponder? {
    if let responder = object as? UIResponder { return responder }
    guard let pair = pairs[ObjectIdentifier(object)], pair.object === object else { return nil }
    return pair.responder
  }

  /// Forgets objects that are gone, whenever there are twice as many pairs as were left last time.
  private static func tidyUp() {
    guard pairs.count >= sizeToTidyUpAt else { return }
    pairs = pairs.filter { $0.value.object != nil }
    sizeToTidyUpAt = max(64, pairs.count * 2)
  }
}

/// Where an element stands.
extension UIAccessibilityElement {
  /// The view that is the container, or the container's container.
  var closestView: UIView? {
    var responder = next
    while let current = responder {
      if let view = current as? UIView { return view }
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      responder = current.next
    }
    return nil
  }
}
