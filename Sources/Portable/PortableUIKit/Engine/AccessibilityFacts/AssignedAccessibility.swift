import Foundation

/// The values an app assigned to an object.
///
/// `nil` leaves the class's own answer in force.
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
  var identifier: String?
  var textualContext: UIAccessibilityTextualContext?
  var expandedStatus: UIAccessibility.ExpandedStatus?
  var automationElements: [Any]?
  weak var previousTextElement: AnyObject?
  weak var nextTextElement: AnyObject?
  weak var textInputResponder: (any UITextInput)?
}

/// Holds the accessibility properties of objects that aren't responders.
///
/// On Apple's systems every `NSObject` has them. Here such an object gets a responder of its own at
/// the first assignment, which lives as long as the object.
@MainActor
enum AccessibilityProxies {
  private struct Pair {
    weak var object: NSObject?
    var responder: UIResponder
  }

  private static var pairs: [ObjectIdentifier: Pair] = [:]
  private static var sizeToTidyUpAt = 64

  /// The responder with an object's properties: the object itself, or one created for it.
  static func responder(for object: NSObject) -> UIResponder {
    if let responder = known(for: object) { return responder }
    removeStalePairs()
    let responder = UIResponder()
    pairs[ObjectIdentifier(object)] = Pair(object: object, responder: responder)
    return responder
  }

  static func known(for object: NSObject) -> UIResponder? {
    if let responder = object as? UIResponder { return responder }
    guard let pair = pairs[ObjectIdentifier(object)], pair.object === object else { return nil }
    return pair.responder
  }

  /// Drops the pairs of deallocated objects whenever the number of pairs has doubled.
  private static func removeStalePairs() {
    guard pairs.count >= sizeToTidyUpAt else { return }
    pairs = pairs.filter { $0.value.object != nil }
    sizeToTidyUpAt = max(64, pairs.count * 2)
  }
}

extension UIAccessibilityElement {
  var nearestView: UIView? {
    var responder = next
    while let current = responder {
      if let view = current as? UIView { return view }
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      responder = current.next
    }
    return nil
  }
}
