import AccessibilityTree

extension Rect {
  /// The edge as a path, with round corners if asked for.
  func outline(radius: Double) -> String {
    let radius = min(radius, width / 2, height / 2)
    guard radius >= 1 else {
      // A length that can be seen.
      let (w, h) = (max(1, width).whole, max(1, height).whole)
      return "M\(x.whole) \(y.whole)h\(w)v\(h)h-\(w)z"
    }
    if width - 2 * radius < 1, height - 2 * radius < 1 {
      // A radius that is too small is made larger, one that is too large makes a lens.
      let (r, d) = (radius.rounded(.down).whole, (2 * radius).whole)
      return "M\(x.whole) \((y + radius).whole)a\(r) \(r) 0 0 1 \(d) 0a\(r) \(r) 0 0 1-\(d) 0z"
    }
    let (r, w, h) = (radius.whole, (width - 2 * radius).whole, (height - 2 * radius).whole)
    return "M\((x + radius).whole) \(y.whole)h\(w)a\(r) \(r) 0 0 1 \(r) \(r)v\(h)"
      + "a\(r) \(r) 0 0 1-\(r) \(r)h-\(w)a\(r) \(r) 0 0 1-\(r)-\(r)v-\(h)a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }

  /// The area as a picture gives the part of the plane that it shows.
  var viewBox: String { "\(x.whole) \(y.whole) \(width.whole) \(height.whole)" }
}

extension Double {
  var whole: String {
    // A number that no screen has would not fit an integer.
    String(Int(Swift.min(Swift.max(rounded(), -99_999), 99_999)))
  }
}
