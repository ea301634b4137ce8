public import Foundation

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open internal(set) weak var firstItem: AnyObject?
  open internal(set) weak var secondItem: AnyObject?
  public let firstAttribute: NSLayoutConstraint.Attribute
  public let secondAttribute: NSLayoutConstraint.Attribute
  public let relation: NSLayoutConstraint.Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  open var priority = UILayoutPriority.required { didSet { holder?.setNeedsLayout() } }
  open var identifier: String?
  // Whether the last layout couldn't satisfy the constraint.
  final var isUnsatisfied = false
  private weak var holder: UIView?

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
    // Without a second item, UIKit replaces any second attribute by this one. Reported in 2015:
    // http://www.openradar.me/19804930.
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// A constraint without a view, for a variable that is assigned later.
  public override convenience init() {
    self.init(
      item: NSNull(),
      attribute: .notAnAttribute,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

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
      // Views that add the same constraints whenever they are laid out need no further layout.
      if !view.ownConstraints.contains(where: isSame) { view.setNeedsLayout() }
      view.ownConstraints.append(self)
      holder = view
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func isSame(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority
  }

  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      Self.view(of: item)?.isDescendant(of: view) == true
    }
  }

  /// Whether one of its items is a view or a guide of it.
  func involves(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0) === view }
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// Creates constraints from a visual format, such as `H:|-[title]-8-[close(44)]|`.
  ///
  /// As in UIKit, an invalid format or a missing name stops the app.
  ///
  /// - Parameters:
  ///   - format: The visual format, horizontal unless it begins with `V:`.
  ///   - opts: Additional alignments of the views.
  ///   - metrics: The numbers that the format names, in points.
  ///   - views: The views and guides that the format names.
  public class func constraints(
    withVisualFormat format: String,
    options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      let made = VisualFormatConstraints(
        format: parsed,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
      .all()
      guard let made else {
        preconditionFailure("Unable to parse constraint format: a name is unknown in \(format)")
      }
      return made
    } catch {
      preconditionFailure(
        "Unable to parse constraint format: expected \(error.expectation) "
          + "after \(error.offset) characters of \(format)"
      )
    }
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

extension UILayoutPriority: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}
