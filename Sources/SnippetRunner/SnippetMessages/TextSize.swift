import Foundation

/// A size of text that the user of a device prefers, by its short name.
package enum TextSize: String, Hashable, Codable, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// The place among all sizes, from 1 for the smallest.
  package var step: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The name by which UIKit knows the size.
  package var category: String {
    let sizes = ["M", "L", "XL", "XXL", "XXXL"]
    guard let step = rawValue.last?.wholeNumberValue, sizes.indices.contains(step - 1) else {
      return "UICTContentSizeCategory\(rawValue.uppercased())"
    }
    return "UICTContentSizeCategoryAccessibility\(sizes[step - 1])"
  }

  /// Creates a size from the name a fence gives it: `xl`, `ax3` or `accessibility3`.
  package init?(fenceName: String) {
    self.init(rawValue: fenceName.replacingOccurrences(of: "accessibility", with: "ax"))
  }
}
