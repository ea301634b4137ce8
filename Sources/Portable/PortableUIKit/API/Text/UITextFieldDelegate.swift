public import Foundation

/// An object that is told of editing in a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Tells whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is called when editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Tells whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is called when editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells whether the text may change.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells what the return key does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Tells whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Is called when the place of typing changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Is called when editing ended, with the reason.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
}

/// Apple's methods are optional; without them everything is allowed and nothing is told.
extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Is called when editing began.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Is called when editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Lets the text change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Lets the return key do what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Lets the text be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Is called when the place of typing changed.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}
