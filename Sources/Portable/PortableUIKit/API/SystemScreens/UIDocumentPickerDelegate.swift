public import Foundation

/// An object that is told which files were chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Is called when files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Is called when none was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIDocumentPickerDelegate {
  /// Is called when files were chosen.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Is called when none was chosen.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
