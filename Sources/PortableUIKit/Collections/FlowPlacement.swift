import Foundation

/// The placing of items in lines, one after another.
@MainActor
struct FlowPlacement {
  private let layout: UICollectionViewFlowLayout
  private let bounds: CGSize
  private var line: CGFloat
  private var along: CGFloat
  private var thickness: CGFloat = 0
  private var farEnd: CGFloat = 0

  init(layout: UICollectionViewFlowLayout, bounds: CGSize) {
    self.layout = layout
    self.bounds = bounds
    let inset = layout.sectionInset
    line = layout.scrollDirection == .vertical ? inset.top : inset.left
    along = layout.scrollDirection == .vertical ? inset.left : inset.top
  }

  /// The size of everything placed so far, in points.
  var contentSize: CGSize {
    isVertical
      ? CGSize(width: bounds.width, height: farEnd) : CGSize(width: farEnd, height: bounds.height)
  }

  /// Gives the next item its place.
  mutating func place(_ size: CGSize) -> CGRect {
    let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
    let room =
      isVertical
      ? bounds.width - layout.sectionInset.right : bounds.height - layout.sectionInset.bottom
    if along > start, along + length > room {
      line += thickness + layout.minimumLineSpacing
      (along, thickness) = (start, 0)
    }
    let corner = isVertical ? CGPoint(x: along, y: line) : CGPoint(x: line, y: along)
    along += length + layout.minimumInteritemSpacing
    thickness = max(thickness, depth)
    return CGRect(origin: corner, size: size)
  }

  /// Starts a new line for the next section.
  mutating func endSection() {
    let inset = layout.sectionInset
    farEnd = line + thickness + (isVertical ? inset.bottom : inset.right)
    line = farEnd + (isVertical ? inset.top : inset.left)
    (along, thickness) = (start, 0)
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }
  private var start: CGFloat { isVertical ? layout.sectionInset.left : layout.sectionInset.top }
}
