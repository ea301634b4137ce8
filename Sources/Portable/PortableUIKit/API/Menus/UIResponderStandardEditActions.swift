/// The actions of editing that every responder answers.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Cuts what is chosen.
  func cut(_ sender: Any?)
  /// Copies what is chosen.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Chooses what is at the cursor.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is chosen.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
