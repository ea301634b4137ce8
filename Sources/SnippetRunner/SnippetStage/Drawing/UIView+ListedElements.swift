import Foundation
import PortableUIKit

extension UIView {
  /// The elements without a view of their own that say they are buttons, and no switches.
  var listedButtons: [UIAccessibilityElement] {
    listedElements.filter { element in
      let traits = element.accessibilityTraits
      return traits.contains(.button) && !traits.contains(.switchTrait)
    }
  }

  /// The places of elements in the view that say they are headings, as texts of SwiftUI do.
  var listedHeadings: [CGRect] {
    let own = listedElements.filter { $0.accessibilityTraits.contains(.header) }
    return own.map(\.accessibilityFrame) + subviews.flatMap(\.listedHeadings)
  }
}

extension UIResponder {
  /// The elements without a view of their own that the list of the view or element comes to.
  fileprivate var listedElements: [UIAccessibilityElement] {
    (accessibilityElements ?? []).flatMap { item -> [UIAccessibilityElement] in
      guard let element = item as? UIAccessibilityElement else { return [] }
      return element.isAccessibilityElement ? [element] : element.listedElements
    }
  }
}

extension UIAccessibilityTraits {
  /// What UIKit’s switches say of themselves.
  fileprivate static let switchTrait = UIAccessibilityTraits(rawValue: 1 << 53)
}
