import Foundation

/// The area the keyboard covers; none is shown here, so it is what the safe area leaves free below.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the area follows a keyboard that does not stand at the bottom; kept.
  open var followsUndockedKeyboard = false
  /// Whether the area ends at the safe area while there is no keyboard; kept.
  open var usesBottomSafeArea = true
}
