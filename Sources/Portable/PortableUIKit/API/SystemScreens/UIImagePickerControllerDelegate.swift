import Foundation

/// An object that is told which picture was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Is called when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Is called when none was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIImagePickerControllerDelegate {
  /// Is called when a picture was chosen.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Is called when none was chosen.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
