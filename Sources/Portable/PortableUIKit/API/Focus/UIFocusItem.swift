public import Foundation

/// Something that can have the focus of a keyboard.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
  /// The area, in points.
  var frame: CGRect { get }
}
