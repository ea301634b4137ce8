import Foundation

/// What happens along with the coming and going of a menu; here nothing moves.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that shows what the menu is about.
  var previewViewController: UIViewController? { get }

  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the changes are complete.
  func addCompletion(_ completion: @escaping () -> Void)
}
