public import Foundation

/// An outline; only its bounding box is stored.
open class UIBezierPath: NSObject {
  private var extent: CGRect

  public override init() {
    extent = .null
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    extent = rect
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  open var currentPoint: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var cgPath: CGPath {
    get { CGPath(extent) }
    set { extent = newValue.extent }
  }

  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2, endPoint] { grow(to: point) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    for point in [controlPoint, endPoint] { grow(to: point) }
  }

  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    grow(to: CGPoint(x: center.x - radius, y: center.y - radius))
    grow(to: CGPoint(x: center.x + radius, y: center.y + radius))
  }

  open var bounds: CGRect { extent.isNull ? .zero : extent }
  open var isEmpty: Bool { extent.isNull }

  open func move(to point: CGPoint) { grow(to: point) }
  open func addLine(to point: CGPoint) { grow(to: point) }
  open func close() {}
  open func append(_ bezierPath: UIBezierPath) { extent = extent.union(bezierPath.extent) }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  open func apply(_ transform: CGAffineTransform) {
    if !extent.isNull { extent = extent.applying(transform) }
  }

  open func removeAllPoints() { extent = .null }
  open func reversing() -> UIBezierPath { UIBezierPath(rect: extent) }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  private func grow(to point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    guard !extent.isNull else {
      extent = rect
      return
    }
    let left = min(extent.minX, point.x)
    let top = min(extent.minY, point.y)
    extent = CGRect(
      x: left,
      y: top,
      width: max(extent.maxX, point.x) - left,
      height: max(extent.maxY, point.y) - top
    )
  }
}
