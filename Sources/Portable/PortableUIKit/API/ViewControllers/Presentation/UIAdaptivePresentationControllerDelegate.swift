public import Foundation

/// An object that is asked about a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Gives the way of presenting for a device.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  /// Gives the way of presenting for a device.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Tells whether a gesture may lead back.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Is called before a gesture leads back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Is called when a gesture led back.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Is called when a gesture was not allowed to lead back.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIAdaptivePresentationControllerDelegate {
  /// Leaves it to the system.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  { .automatic }
  /// Leaves it to the other method.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Lets a gesture lead back.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Is called before a gesture leads back.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Is called when a gesture led back.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Is called when a gesture was not allowed to lead back.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
