public import Foundation

/// The actions that a row offers when it is swiped aside.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a list of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
