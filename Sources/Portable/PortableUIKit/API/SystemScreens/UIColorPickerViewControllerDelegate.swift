import Foundation

/// An object that is told which colour was chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Is called when a colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Is called when the choice was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIColorPickerViewControllerDelegate {
  /// Is called when a colour was chosen.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Is called when the choice was closed.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
