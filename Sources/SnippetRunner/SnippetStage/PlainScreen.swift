import Foundation
import PortableUIKit

/// A screen of UIKit that shows nothing but colors, and what its classes draw.
@MainActor
struct PlainScreen {
  /// The classes of the app's own views and controllers.
  private(set) var classes: Set<String> = []

  /// Describes a screen without texts, pictures and controls; `nil` if something else can be seen
  /// or touched, nothing is seen, or it may be a chart.
  init?(of window: UIWindow) {
    var views: [UIView] = [window]
    var isBlank = true
    while let view = views.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      guard view.isPlain, !Self.areBars(view.subviews) else { return nil }
      let objects = [view, view.next as? UIViewController].compactMap(\.self)
      if objects.contains(where: Self.isOfOtherFramework) { return nil }
      classes.formUnion(objects.filter(Self.isOfApp).map { "\(type(of: $0))" })
      // A class of the app may draw.
      if view !== window, view.isColored || Self.isOfApp(view) { isBlank = false }
      views += view.subviews
    }
    if isBlank { return nil }
  }

  private static func isOfApp(_ object: UIResponder) -> Bool {
    !String(reflecting: type(of: object)).hasPrefix("Portable")
  }

  private static func isOfOtherFramework(_ object: UIResponder) -> Bool {
    !isOfApp(object) && !String(reflecting: type(of: object)).hasPrefix("PortableUIKit.")
  }

  /// Whether three views or more look like the bars of a chart.
  ///
  /// These are equally wide and of different heights, on one line, or the same from the leading
  /// edge. That this is a chart is a guess.
  private static func areBars(_ views: [UIView]) -> Bool {
    let frames = views.filter { !$0.isHidden && $0.backgroundColor != nil }.map(\.frame)
    let columns = frames.map { Bar(length: $0.height, thickness: $0.width, base: $0.maxY) }
    let rows = frames.map { Bar(length: $0.width, thickness: $0.height, base: $0.minX) }
    return [columns, rows].contains { bars in
      Dictionary(grouping: bars, by: \.line).values.contains { bars in
        bars.count > 2 && Set(bars.map { $0.length.rounded() }).count > 1
      }
    }
  }

  private struct Bar {
    var length: CGFloat
    var thickness: CGFloat
    var base: CGFloat

    var line: [CGFloat] { [thickness.rounded(), base.rounded()] }
  }
}

extension UIView {
  fileprivate var isColored: Bool {
    backgroundColor != nil || layer.sublayers?.isEmpty == false || type(of: layer) != CALayer.self
  }

  /// Whether the view itself shows at most colors and shapes, and can't be touched.
  fileprivate var isPlain: Bool {
    gestureRecognizers == nil && layer.isPlain && !(self is UIPickerView)
  }
}

extension CALayer {
  /// Whether it shows at most colors and shapes; the class that adds them tells what they mean.
  var isPlain: Bool {
    let isPlainItself =
      type(of: self) == CALayer.self || self is CAGradientLayer || self is CAShapeLayer
    return isPlainItself && contents == nil && sublayers?.allSatisfy(\.isPlain) != false
  }
}
