public import Foundation

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public required override init() { super.init() }
}

@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = Self(rawValue: 0)
  public static let previouslyFocused = Self(rawValue: 1000)
  public static let prioritized = Self(rawValue: 2000)
  public static let currentlyFocused = Self(rawValue: Int.max)
}

@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  public required init() { super.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) { self.init() }
  public convenience init(path: UIBezierPath) { self.init() }
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
}
