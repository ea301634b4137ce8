extension Rect {
  /// The smallest rectangle around others; `nil` if there is none.
  package init?(around rects: [Rect]) {
    guard let x = rects.map({ $0.x }).min(), let y = rects.map({ $0.y }).min(),
      let right = rects.map({ $0.x + $0.width }).max(),
      let bottom = rects.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: x, y: y, width: right - x, height: bottom - y)
  }
}
