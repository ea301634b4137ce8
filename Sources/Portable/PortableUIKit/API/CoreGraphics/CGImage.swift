public import Foundation

/// Points of colour; how many there are is kept, what they show is not.
public final class CGImage: Sendable {
  /// The number of points from side to side.
  public let width: Int
  /// The number of points from top to bottom.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Gives a part of the picture; `nil` if it holds nothing.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}
