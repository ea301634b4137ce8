import Foundation

/// What happens along with a change of the pointer; here nothing moves.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the changes are complete.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
