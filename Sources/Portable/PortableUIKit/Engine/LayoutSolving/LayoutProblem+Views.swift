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
    demandGuides(of: view)
    if let stack = view as? UIStackView { StackLayout(stack).demand(in: &self) }
    for constraint in view.ownConstraints { demand(constraint) }
    for child in view.children where !child.isPlacedByFrame {
      demandLayout(of: child, widths: widths)
    }
  }

  /// Demands that a view is as large as its content, as strongly as it asks for it.
  mutating func demandContentSize(of view: UIView, fitting limit: CGFloat) {
    let size = view.contentSize(fitting: limit)
    demandContent(of: width(view), length: size.width, view.sizePriorities[.horizontal])
    demandContent(of: height(view), length: size.height, view.sizePriorities[.vertical])
  }

  private mutating func demandFrame(of child: UIView, in view: UIView) {
    let frame = child.frame
    demand(x(child), .equal, x(view) + LinearExpression(frame.minX - view.bounds.minX))
    demand(y(child), .equal, y(view) + LinearExpression(frame.minY - view.bounds.minY))
    demand(width(child), .equal, LinearExpression(frame.width))
    demand(height(child), .equal, LinearExpression(frame.height))
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
      demand(length, .greaterThanOrEqual, LinearExpression(content), priority: resist)
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
      demand(length, .greaterThanOrEqual, LinearExpression())
      demand(length, .equal, LinearExpression(), priority: 0.2)
    }
    demand(x(child), .equal, x(view), priority: 0.1)
    demand(y(child), .equal, y(view), priority: 0.1)
  }

  private mutating func demandGuides(of view: UIView) {
    let margins = view.marginInsets
    demand(view.safeAreaLayoutGuide, inside: view, by: view.safeAreaInsets)
    demand(view.layoutMarginsGuide, inside: view, by: margins)
    demand(view.readableContentGuide, inside: view, by: margins)
    guard let scrollView = view as? UIScrollView else { return }
    demand(scrollView.frameLayoutGuide, inside: view, by: .zero)
    let (content, offset) = (scrollView.contentLayoutGuide, scrollView.contentOffset)
    demand(x(content), .equal, x(view) - LinearExpression(offset.x))
    demand(y(content), .equal, y(view) - LinearExpression(offset.y))
  }

  private mutating func demand(
    _ guide: UILayoutGuide,
    inside view: UIView,
    by insets: UIEdgeInsets
  ) {
    demand(x(guide), .equal, x(view) + LinearExpression(insets.left))
    demand(y(guide), .equal, y(view) + LinearExpression(insets.top))
    demand(width(guide), .equal, width(view) - LinearExpression(insets.left + insets.right))
    demand(height(guide), .equal, height(view) - LinearExpression(insets.top + insets.bottom))
  }
}
