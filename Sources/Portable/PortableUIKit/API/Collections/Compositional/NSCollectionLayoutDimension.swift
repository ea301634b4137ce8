public import Foundation

/// A length in a layout: a part of the container's, or a number of points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Measure {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  private let measure: Measure
  private let number: CGFloat

  private init(_ measure: Measure, _ number: CGFloat) {
    self.measure = measure
    self.number = number
    super.init()
  }

  /// Gives a part of the container's width, from 0 to 1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Gives a part of the container's height, from 0 to 1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Gives a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Gives a length that the content decides; the number of points is what it may be.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// The number of points, or the part of the container.
  open var dimension: CGFloat { number }
  /// Whether the length is a part of the container's width.
  open var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether the length is a part of the container's height.
  open var isFractionalHeight: Bool { measure == .fractionalHeight }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool { measure == .absolute }
  /// Whether the content decides the length.
  open var isEstimated: Bool { measure == .estimated }

  /// The length in a container, in points; `nil` if the content decides.
  final func length(in container: CGSize) -> CGFloat? {
    switch measure {
    case .fractionalWidth: container.width * number
    case .fractionalHeight: container.height * number
    case .absolute: number
    case .estimated: nil
    }
  }
}
