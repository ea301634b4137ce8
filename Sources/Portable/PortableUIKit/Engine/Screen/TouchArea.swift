import AccessibilityTree
import Foundation

/// A view whose size the system determines, though its class could be an app's.
@MainActor package protocol SystemSizedView: UIView {}

/// Finds the view that takes the touches meant for an element.
@MainActor
enum TouchArea {
  static func touch(of object: UIResponder) -> ElementOrigin.Touch {
    guard let view = object as? UIView else {
      if let area = object.builtInAccessibility.touchArea { return .area(Rect(area)) }
      return answersTouch(object) ? .itself : .nowhere
    }
    if takesTouches(view) { return enlarged(view).map { .area(Rect($0)) } ?? .itself }
    if let taker = surroundings(of: view).first(where: takesTouches) {
      return .area(Rect(taker.convert(taker.bounds, to: nil)))
    }
    return answersTouch(view) ? .itself : .nowhere
  }

  /// The views around a view, up to a list, a scroll view or the whole screen, whose gestures aren't
  /// meant for one element.
  private static func surroundings(of view: UIView) -> [UIView] {
    var views: [UIView] = []
    var next = view.superview
    while let current = next, current.owningController == nil, !(current is UIScrollView),
      !(current is UIWindow)
    {
      views.append(current)
      next = current.superview
    }
    return views
  }

  private static func takesTouches(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled
      && (view is UIControl || view is UITextView || view is UITableViewCell
        || view is UICollectionViewCell || view.builtInRespondsToUserInteraction)
  }

  /// Whether the app says that an object answers touches, or its role implies it.
  ///
  /// Custom actions alone don't need a touch.
  private static func answersTouch(_ object: UIResponder) -> Bool {
    !object.accessibilityTraits.isDisjoint(with: .interactive)
      || object.accessibilityRespondsToUserInteractionBlock?() ?? object.assigned
        .respondsToUserInteraction
        ?? false
      || object.accessibilityActivateBlock != nil || object.builtInRespondsToUserInteraction
  }

  /// The touch area of a view whose `point(inside:with:)` accepts touches around it.
  private static func enlarged(_ view: UIView) -> CGRect? {
    let (bounds, margin) = (view.bounds, minimum / 2)
    let isWide = [-margin, margin].allSatisfy { offset in
      view.point(inside: CGPoint(x: bounds.midX + offset, y: bounds.midY), with: nil)
    }
    let isHigh = [-margin, margin].allSatisfy { offset in
      view.point(inside: CGPoint(x: bounds.midX, y: bounds.midY + offset), with: nil)
    }
    guard isWide && bounds.width < minimum || isHigh && bounds.height < minimum else { return nil }
    let area = bounds.insetBy(
      dx: isWide ? min(0, (bounds.width - 44) / 2) : 0,
      dy: isHigh ? min(0, (bounds.height - 44) / 2) : 0
    )
    return view.convert(area, to: nil)
  }

  /// A little less than 44 points, because the far edges of a rectangle aren't inside.
  private static let minimum: CGFloat = 43.9
}
