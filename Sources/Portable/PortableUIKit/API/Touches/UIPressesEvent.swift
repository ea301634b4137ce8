import Foundation

/// Keys and buttons that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys and buttons.
  open internal(set) var allPresses: Set<UIPress> = []
}
