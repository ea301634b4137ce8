import Foundation

/// Something a view answers beside touches.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Is called before the interaction comes to another view.
  func willMove(to view: UIView?)
  /// Is called when the interaction came to another view.
  func didMove(to view: UIView?)
}
