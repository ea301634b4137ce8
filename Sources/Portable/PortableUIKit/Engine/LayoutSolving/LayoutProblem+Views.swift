import Foundation

extension LayoutProblem {
  /// Adds the equations of a view and its subviews: frames, content sizes, guides and constraints.
  ///
  /// - Parameter widths: Widths found before, at which texts break their lines.
  mutating func requireLayout(of view: UIView, widths: [ObjectIdentifier: CGFloat]) {
    for child in view.children {
      if child.usesFrameLayout || child.keepsFrame {
        requireFrame(of: child, in: view)
      } else {
        requireContentSize(of: child, fitting: widths[ObjectIdentifier(child)] ?? .infinity)
        requireDefaults(of: child, in: view)
      }
    }
    if let stack = view as? UIStackView {
      recordInsets(of: stack)
      StackLayout(stack).require(in: &self)
    }
    for constraint in view.ownConstraints { require(constraint) }
    for child in view.children where links.join(child) {
      requireLayout(of: child, widths: widths)
    }
  }

  mutating func requireContentSize(of view: UIView, fitting limit: CGFloat) {
    let size = view.contentSize(fitting: limit)
    requireContent(of: width(view), length: size.width, view.sizePriorities[.horizontal])
    requireContent(of: height(view), length: size.height, view.sizePriorities[.vertical])
  }

  private mutating func requireFrame(of child: UIView, in view: UIView) {
    let frame = child.frame
    let shares = view.autoresizesSubviews ? child.shares : UIView.Shares()
    let wider = width(view) - LinearExpression(view.bounds.width)
    let higher = height(view) - LinearExpression(view.bounds.height)
    let left = LinearExpression(frame.minX - view.bounds.minX) + wider * shares.left
    let top = LinearExpression(frame.minY - view.bounds.minY) + higher * shares.top
    define(x(child), as: x(view) + left)
    define(y(child), as: y(view) + top)
    define(width(child), as: LinearExpression(frame.width) + wider * shares.width)
    define(height(child), as: LinearExpression(frame.height) + higher * shares.height)
  }

  private mutating func requireContent(
    of length: LinearExpression,
    length content: CGFloat,
    _ priorities: SizePriorities.Pair
  ) {
    guard content != UIView.noIntrinsicMetric else { return }
    let (hug, resist) = (
      Double(priorities.hugging.rawValue), Double(priorities.compression.rawValue)
    )
    require(length, .equal, LinearExpression(content), priority: min(hug, resist))
    if resist > hug {
      require(
        length,
        .greaterThanOrEqual,
        LinearExpression(content),
        priority: resist,
        contentLength: content
      )
    } else if hug > resist {
      require(length, .lessThanOrEqual, LinearExpression(content), priority: hug)
    }
  }

  /// Adds the weakest equations, for whatever no constraint determines.
  ///
  /// A view without a size has size zero, one without a position is in the corner of its superview,
  /// and no length is negative.
  private mutating func requireDefaults(of child: UIView, in view: UIView) {
    for length in [width(child), height(child)] {
      require(length, .greaterThanOrEqual, LinearExpression(), priority: 1001)
      require(length, .equal, LinearExpression(), priority: 0.2)
    }
    require(x(child), .equal, x(view), priority: 0.1)
    require(y(child), .equal, y(view), priority: 0.1)
  }

  mutating func define(_ guide: UILayoutGuide) {
    guard !contains(guide), let view = guide.owningView else { return }
    switch guide.role {
    case .custom: break
    case .safeArea:
      recordInsets(of: view)
      define(guide, inside: view, by: view.safeAreaInsets)
    case .margins:
      recordInsets(of: view)
      define(guide, inside: view, by: view.marginInsets)
    case .scrollFrame: define(guide, inside: view, by: .zero)
    case .scrollContent:
      define(x(guide), as: x(view) - LinearExpression(view.bounds.minX))
      define(y(guide), as: y(view) - LinearExpression(view.bounds.minY))
    }
  }

  private mutating func define(
    _ guide: UILayoutGuide,
    inside view: UIView,
    by insets: UIEdgeInsets
  ) {
    define(x(guide), as: x(view) + LinearExpression(insets.left))
    define(y(guide), as: y(view) + LinearExpression(insets.top))
    define(width(guide), as: width(view) - LinearExpression(insets.left + insets.right))
    define(height(guide), as: height(view) - LinearExpression(insets.top + insets.bottom))
  }
}

extension UIView {
  var usesFrameLayout: Bool {
    translatesAutoresizingMaskIntoConstraints && !isArranged
  }

  private var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
  }

  /// Whether it has a frame, and no constraint and no content that would change it.
  ///
  /// That UIKit keeps the frame is a guess: the documentation only says that constraints are
  /// needed, and apps rely on it.
  fileprivate var keepsFrame: Bool {
    guard frame.size != .zero, !isArranged else { return false }
    let isConstrained = sequence(first: self as UIView, next: \.superview)
      .contains { view in view.ownConstraints.contains { $0.involves(self) } }
    guard !isConstrained else { return false }
    let content = contentSize(fitting: .infinity)
    return content.width == UIView.noIntrinsicMetric && content.height == UIView.noIntrinsicMetric
  }

  var marginInsets: UIEdgeInsets {
    let margins = layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let covered = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + covered.top,
      left: margins.left + covered.left,
      bottom: margins.bottom + covered.bottom,
      right: margins.right + covered.right
    )
  }
}

struct SizePriorities {
  struct Pair {
    var hugging = UILayoutPriority(250)
    var compression = UILayoutPriority(750)
  }

  private var horizontal = Pair()
  private var vertical = Pair()

  subscript(axis: NSLayoutConstraint.Axis) -> Pair {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
