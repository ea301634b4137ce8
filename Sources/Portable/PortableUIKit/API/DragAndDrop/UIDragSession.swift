import Foundation

/// What is under way for the view out of which something is dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app remembers about the drag.
  var localContext: Any? { get set }
}
