import Foundation

/// Something that the focus of a keyboard can be in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus comes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that holds this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The name of the group that the tabulator key leads to.
  var focusGroupIdentifier: String? { get }
  /// Asks for the focus to be found again.
  func setNeedsFocusUpdate()
  /// Finds the focus again, if something asked for it.
  func updateFocusIfNeeded()
  /// Tells whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Is called when the focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}
