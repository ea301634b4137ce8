public import Foundation

/// A named place of a view where something can be dragged or dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view the place belongs to.
  open private(set) weak var view: UIView?
  /// The place in the coordinates of the view, in points.
  public let point: CGPoint
  /// The name with attributes of speech.
  public let attributedName: NSAttributedString

  /// The name that is spoken.
  open var name: String { attributedName.string }

  /// Creates a place in the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Creates a place.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a place whose name has attributes of speech.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
