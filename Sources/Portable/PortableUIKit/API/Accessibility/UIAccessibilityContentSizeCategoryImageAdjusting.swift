import Foundation

/// A view whose picture grows with the size of text for people who see little.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
