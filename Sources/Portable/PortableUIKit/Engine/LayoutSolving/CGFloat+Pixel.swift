import Foundation

extension CGFloat {
  /// The length rounded to a third of a point, a pixel of an iPhone's screen.
  var onPixel: CGFloat { (self * 3).rounded() / 3 }
}
