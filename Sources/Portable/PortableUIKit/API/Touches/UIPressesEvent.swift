import Foundation

/// Keys and buttons that are pressed; none is pressed here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys and buttons.
  open var allPresses: Set<UIPress> { [] }
}
