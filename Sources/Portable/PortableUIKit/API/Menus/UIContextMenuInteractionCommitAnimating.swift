import Foundation

/// What happens when the user opens what a menu is about; here nobody does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
