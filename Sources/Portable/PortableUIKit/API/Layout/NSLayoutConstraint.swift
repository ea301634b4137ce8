public import Foundation

/// A relation between two sides or sizes of views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left of the relation.
  open internal(set) weak var firstItem: AnyObject?
  /// The view or guide on the right of the relation.
  open internal(set) weak var secondItem: AnyObject?
  /// The side or size on the left.
  public let firstAttribute: NSLayoutConstraint.Attribute
  /// The side or size on the right.
  public let secondAttribute: NSLayoutConstraint.Attribute
  /// Equal, at least or at most.
  public let relation: NSLayoutConstraint.Relation
  /// The factor of the right side.
  public let multiplier: CGFloat
  /// The distance, in points.
  open var constant: CGFloat {
    didSet { holder?.setNeedsLayout() }
  }
  /// How important the relation is.
  open var priority = UILayoutPriority.required {
    didSet { holder?.setNeedsLayout() }
  }
  /// A name for finding it.
  open var identifier: String?
  // Whether the last layout could not satisfy the relation.
  final var isMissed = false
  private weak var holder: UIView?

  /// Creates a relation.
  public init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether the relation is in force.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        holder?.ownConstraints.removeAll { $0 === self }
        holder?.setNeedsLayout()
        holder = nil
        return
      }
      guard let view = commonAncestor else { return }
      view.ownConstraints.append(self)
      view.setNeedsLayout()
      holder = view
    }
  }

  /// Puts relations in force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes relations out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether one of the two sides is, or is in, a view.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      Self.view(of: item)?.isDescendant(of: view) == true
    }
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
