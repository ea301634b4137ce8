import AccessibilityTree

extension Rect {
  /// Tells whether the rectangle has an area that lies wholly outside another one.
  func isBeside(_ screen: Rect) -> Bool {
    guard width > 0, height > 0, screen.width > 0, screen.height > 0 else { return false }
    return x >= screen.x + screen.width || x + width <= screen.x
      || y >= screen.y + screen.height || y + height <= screen.y
  }
}
