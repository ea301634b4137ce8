public import Foundation
public import PortableFoundation

/// What a view looks like; it is kept and not drawn.
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The place of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The height among the layers beside it.
  open var zPosition: CGFloat = 0
  /// The area in the layer around it, in points.
  open var frame: CGRect = .zero
  /// The area in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle in the layer around it, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The point of the layer that lies at its position, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The change of scale, angle and place in space.
  open var transform = CATransform3DIdentity
  /// The change for the layers in it.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the layer is left out.
  open var isHidden = false
  /// A layer whose shape cuts off this one.
  open var mask: CALayer?
  /// The picture.
  open var contents: Any?
  /// The number of pixels in a point.
  open var contentsScale: CGFloat = 3
  /// How the picture fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// The number of pixels in a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether what is half transparent is drawn together.
  open var allowsGroupOpacity = true
  /// The part of the picture that is shown, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that is stretched, in parts of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether nothing shines through; it is kept and not looked at.
  open var isOpaque = false
  /// Whether the back is drawn, too; it is kept and not looked at.
  open var isDoubleSided = true
  /// Whether what is in it stands upside down; it is kept and not looked at.
  open var isGeometryFlipped = false
  /// How it is mixed with what lies behind; it is kept and not looked at.
  open var compositingFilter: Any?
  /// What is done to its picture; it is kept and not looked at.
  open var filters: [Any]?
  /// What is done to what lies behind; it is kept and not looked at.
  open var backgroundFilters: [Any]?
  /// What happens when a property changes; nothing moves here.
  open var actions: [String: any CAAction]?
  /// The point in space of the anchor, in points.
  open var anchorPointZ: CGFloat = 0
  /// The name.
  open var name: String?
  /// The object that is asked about the layer.
  open weak var delegate: AnyObject?
  private final var inner: [CALayer] = []
  private final weak var outer: CALayer?
  private final var animations: [String: CAAnimation] = [:]
  private final var values: [String: Any] = [:]

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer like another.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The layers in this one.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set { inner = newValue ?? [] }
  }
  /// The layer that holds this one.
  open var superlayer: CALayer? { outer }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(inner.count))
  }

  /// Puts a layer at an index among the others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(idx), inner.count))
    layer.outer = self
  }

  /// Puts a layer right behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer right in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0))
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    outer?.inner.removeAll { $0 === self }
    outer = nil
  }

  /// Adds an animation, which is complete at once.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// Takes an animation away.
  open func removeAnimation(forKey key: String) {
    animations[key] = nil
  }

  /// Takes all animations away.
  open func removeAllAnimations() {
    animations = [:]
  }

  /// The names of the animations; `nil` if there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }

  /// Gives an animation.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Places the layers in this one.
  open func layoutSublayers() {}
  /// Asks for the layers to be placed.
  open func setNeedsLayout() {}
  /// Places the layers, if asked for.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
  /// Shows what was drawn.
  open func display() {}
  /// Draws the content; it is not called.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and those in it; nothing is drawn.
  open func render(in ctx: CGContext) {}
  /// Gives the layer as it looks at the moment: as it is.
  open func presentation() -> Self? { self }
  /// Gives the layer as it will be: as it is.
  open func model() -> Self { self }
  /// Whether it is drawn on another thread; it is kept and not looked at.
  open var drawsAsynchronously = false
  /// Whether edges are smoothed; it is kept and not looked at.
  open var allowsEdgeAntialiasing = false
  /// The speed of time; it is kept and not looked at.
  open var speed: Float = 1
  /// The beginning of time, in seconds; it is kept and not looked at.
  open var beginTime: Double = 0
  /// The time at the beginning, in seconds; it is kept and not looked at.
  open var timeOffset: Double = 0
  /// Whether it is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false

  /// Keeps something under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Gives what is kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps something under names with full stops between.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  /// Gives what is kept under names with full stops between.
  open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
  /// Gives what happens when a property changes; nothing does.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// The value that a property has in the beginning; none is known here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Tells whether the layer is drawn again when a property changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The change within the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the change within the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = inner.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Tells whether a point lies within the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Makes a layer of one of the classes that are known.
  static func instance(of type: AnyClass) -> CALayer {
    switch type {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CATextLayer.Type: CATextLayer()
    default: CALayer()
    }
  }
}
