import AccessibilityTree

extension Rect {
  /// The edge as a path, with round corners if asked for.
  func outline(radius: Double) -> String {
    let radius = min(radius, width / 2, height / 2)
    guard radius >= 1 else {
      return "M\(x.whole) \(y.whole)h\(width.length)v\(height.length)h-\(width.length)z"
    }
    if width - 2 * radius < 1, height - 2 * radius < 1 {
      // A radius that is too small is made larger, one that is too large makes a lens.
      let (r, d) = (radius.rounded(.down).whole, (2 * radius).whole)
      return "M\(x.whole) \((y + radius).whole)a\(r) \(r) 0 0 1 \(d) 0a\(r) \(r) 0 0 1-\(d) 0z"
    }
    let (r, w, h) = (radius.whole, (width - 2 * radius).whole, (height - 2 * radius).whole)
    func arc(_ x: String, _ y: String) -> String {
      "a\(r) \(r) 0 0 1\(x.isEmpty ? " " : x)\(r)\(y.isEmpty ? " " : y)\(r)"
    }
    let start = "M\((x + radius).whole) \(y.whole)h\(w)"
    return start + arc("", "") + "v\(h)" + arc("-", "") + "h-\(w)" + arc("-", "-") + "v-\(h)"
      + arc("", "-") + "z"
  }
}

extension Double {
  /// The nearest whole number.
  var whole: String {
    // A number that no screen has would not fit an integer.
    String(Int(Swift.min(Swift.max(rounded(), -99_999), 99_999)))
  }

  /// A length that can be seen, as a whole number.
  fileprivate var length: String {
    Swift.max(1, self).whole
  }
}
