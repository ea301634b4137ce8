import Foundation

extension RenderedView {
  /// Lets the line begin at the right in an area of a width, in points.
  func mirror(in width: CGFloat) {
    frame.origin.x = width - frame.maxX
    let inner = surface?.holdsChildren == true ? frame.width : width
    for child in children { child.mirror(in: inner) }
  }
}
