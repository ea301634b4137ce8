import Foundation

/// An object that is told which typeface was chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Is called when a typeface was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Is called when none was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIFontPickerViewControllerDelegate {
  /// Is called when a typeface was chosen.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Is called when none was chosen.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
