import AccessibilityTree

extension Rect {
  /// The rectangle as path data, with rounded corners if there is room for them.
  func outline(radius: Double) -> String {
    let radius = min(radius, width / 2, height / 2)
    guard radius >= 1 else {
      // A minimum length, so that it is visible.
      let (w, h) = (max(1, width).whole, max(1, height).whole)
      return "M\(x.whole) \(y.whole)h\(w)v\(h)h-\(w)z"
    }
    if width - 2 * radius < 1, height - 2 * radius < 1 {
      // SVG enlarges a radius that is too small but draws a lens if it is too large, so round down.
      let (r, d) = (radius.rounded(.down).whole, (2 * radius).whole)
      return "M\(x.whole) \((y + radius).whole)a\(r) \(r) 0 0 1 \(d) 0a\(r) \(r) 0 0 1-\(d) 0z"
    }
    let (r, w, h) = (radius.whole, (width - 2 * radius).whole, (height - 2 * radius).whole)
    return "M\((x + radius).whole) \(y.whole)h\(w)a\(r) \(r) 0 0 1 \(r) \(r)v\(h)"
      + "a\(r) \(r) 0 0 1-\(r) \(r)h-\(w)a\(r) \(r) 0 0 1-\(r)-\(r)v-\(h)a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }

  var viewBox: String { "\(x.whole) \(y.whole) \(width.whole) \(height.whole)" }
}

extension Double {
  var whole: String {
    // Clamp, since a huge value would overflow `Int`.
    String(Int(Swift.min(Swift.max(rounded(), -99_999), 99_999)))
  }
}
