import Foundation

extension LayoutProblem {
  /// Demands what frames, contents, guides and constraints of a view and its subviews say.
  ///
  /// - Parameter widths: Widths found before, at which texts break their lines.
  mutating func demandLayout(of view: UIView, widths: [ObjectIdentifier: CGFloat]) {
    for child in view.children {
      if child.isPlacedByFrame {
        demandFrame(of: child, in: view)
      } else {
        demandContentSize(of: child, fitting: widths[ObjectIdentifier(child)] ?? .infinity)
        demandDefaults(of: child, in: view)
      }
    }
    if let stack = view as? UIStackView {
      noteInsets(of: stack)
      StackLayout(stack).demand(in: &self)
    }
    for constraint in view.ownConstraints { demand(constraint) }
    for child in view.children where ties.join(child) {
      demandLayout(of: child, widths: widths)
    }
  }

  /// Demands that a view is as large as its content, as strongly as it asks for it.
  mutating func demandContentSize(of view: UIView, fitting limit: CGFloat) {
    let size = view.contentSize(fitting: limit)
    demandContent(of: width(view), length: size.width, view.sizePriorities[.horizontal])
    demandContent(of: height(view), length: size.height, view.sizePriorities[.vertical])
  }

  /// Gives a view its frame, which follows the size of the superview as the mask says.
  private mutating func demandFrame(of child: UIView, in view: UIView) {
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

  private mutating func demandContent(
    of length: LinearExpression,
    length content: CGFloat,
    _ priorities: SizePriorities.Pair
  ) {
    guard content != UIView.noIntrinsicMetric else { return }
    let (hug, resist) = (
      Double(priorities.hugging.rawValue), Double(priorities.compression.rawValue)
    )
    demand(length, .equal, LinearExpression(content), priority: min(hug, resist))
    if resist > hug {
      demand(
        length,
        .greaterThanOrEqual,
        LinearExpression(content),
        priority: resist,
        contentLength: content
      )
    } else if hug > resist {
      demand(length, .lessThanOrEqual, LinearExpression(content), priority: hug)
    }
  }

  /// Decides what nothing else decides.
  ///
  /// A view without a size has none, and one without a place lies in the corner of its superview. No
  /// view is smaller than nothing.
  private mutating func demandDefaults(of child: UIView, in view: UIView) {
    for length in [width(child), height(child)] {
      demand(length, .greaterThanOrEqual, LinearExpression(), priority: 1001)
      demand(length, .equal, LinearExpression(), priority: 0.2)
    }
    demand(x(child), .equal, x(view), priority: 0.1)
    demand(y(child), .equal, y(view), priority: 0.1)
  }

  /// Says what a guide follows, if a constraint asks for the first time.
  mutating func define(_ guide: UILayoutGuide) {
    guard !contains(guide), let view = guide.owningView else { return }
    switch guide.role {
    case .custom: break
    case .safeArea:
      noteInsets(of: view)
      define(guide, inside: view, by: view.safeAreaInsets)
    case .margins:
      noteInsets(of: view)
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
  /// Whether the frame decides the place, rather than constraints.
  var isPlacedByFrame: Bool {
    if let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    {
      return false
    }
    return translatesAutoresizingMaskIntoConstraints
  }

  /// The distances of the margins, together with what bars and the edges of the screen cover.
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

/// How strongly a view resists to grow beyond and to shrink below the size of its content.
struct SizePriorities {
  /// The two priorities of a direction.
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
