public import Foundation

extension UIView {
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detach()
    let index = children.firstIndex { $0 === siblingSubview }
    attach(view, at: index.map { $0 + 1 } ?? children.count)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detach()
    attach(view, at: children.firstIndex { $0 === siblingSubview } ?? 0)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

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

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
