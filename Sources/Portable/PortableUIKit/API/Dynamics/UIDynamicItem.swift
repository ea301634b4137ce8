public import Foundation

/// Something that forces could move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The size, in points.
  var bounds: CGRect { get }
  /// How it is turned and scaled.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
