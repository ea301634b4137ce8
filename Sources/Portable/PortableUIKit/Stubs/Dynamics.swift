public import Foundation

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  public override init() { super.init() }
  open var isRunning: Bool { false }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.settle()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  public override init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  // Moves the views to their final positions at once.
  func settle() {
    for behavior in childBehaviors { behavior.settle() }
  }
}

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
}

@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }
  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = UICollisionBehavior.Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
}

@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }
  override func settle() { item.center = snapPoint }
}
