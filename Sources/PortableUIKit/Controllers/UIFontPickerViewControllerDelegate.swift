import Foundation

/// An object that is told which typeface was chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Is called when a typeface was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Is called when none was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

/// Apple's methods are optional.
extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
