public import Foundation

extension UIView {
  /// Converts a point of this view to another one; `nil` is the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point of another view to this one; `nil` is the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  /// Converts a rectangle of this view to another one; `nil` is the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view to this one; `nil` is the screen.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero point of the view's own coordinates lies on the screen.
  private var originOnScreen: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return origin
  }
}
