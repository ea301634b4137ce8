import Foundation

/// An area that leads the focus of a keyboard elsewhere.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the area counts.
  open var isEnabled = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where it leads to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
