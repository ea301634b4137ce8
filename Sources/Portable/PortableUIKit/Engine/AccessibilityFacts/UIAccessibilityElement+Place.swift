import Foundation

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
