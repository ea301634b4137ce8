import Foundation

/// The placing of items in lines, one after another.
@MainActor
struct FlowPlacement {
  private let isVertical: Bool
  private let bounds: CGSize
  private var inset = UIEdgeInsets.zero
  private var lineSpacing: CGFloat = 0
  private var itemSpacing: CGFloat = 0
  private var line: CGFloat = 0
  private var along: CGFloat = 0
  private var thickness: CGFloat = 0

  init(isVertical: Bool, bounds: CGSize) {
    self.isVertical = isVertical
    self.bounds = bounds
  }

  /// The size of everything placed so far, in points.
  var contentSize: CGSize {
    isVertical
      ? CGSize(width: bounds.width, height: line) : CGSize(width: line, height: bounds.height)
  }

  /// The length of a line, in points.
  var room: CGFloat {
    isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
  }

  /// Starts a section.
  mutating func beginSection(inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    line += isVertical ? inset.top : inset.left
    (along, thickness) = (start, 0)
  }

  /// Gives the next item its place.
  mutating func place(_ size: CGSize) -> CGRect {
    let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
    if along > start, along + length > start + room + 0.01 {
      line += thickness + lineSpacing
      (along, thickness) = (start, 0)
    }
    let corner = isVertical ? CGPoint(x: along, y: line) : CGPoint(x: line, y: along)
    along += length + itemSpacing
    thickness = max(thickness, depth)
    return CGRect(origin: corner, size: size)
  }

  /// Gives a header or footer its place, from edge to edge.
  mutating func placeAcross(_ size: CGSize) -> CGRect {
    let depth = isVertical ? size.height : size.width
    defer { line += depth }
    return isVertical
      ? CGRect(x: 0, y: line, width: bounds.width, height: depth)
      : CGRect(x: line, y: 0, width: depth, height: bounds.height)
  }

  /// Ends a section.
  mutating func endSection() {
    line += thickness + (isVertical ? inset.bottom : inset.right)
    (along, thickness) = (0, 0)
  }

  private var start: CGFloat { isVertical ? inset.left : inset.top }
}
