import Foundation

/// The views and the button beside the text.
extension UITextField {
  // Views and a button within the field: elements of their own, after the text. Certainty C.
  var innerViews: [UIView] {
    [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in
      isShown(mode) ? view : nil
    } + (isShown(clearButtonMode) && hasText ? [clearButton] : [])
  }

  func makeClearButton() -> FieldClearButton {
    let button = FieldClearButton { [weak self] in
      guard let self, delegate?.textFieldShouldClear(self) != false else { return }
      text = ""
      sendActions(for: .editingChanged)
    }
    return button
  }

  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func side(_ view: UIView?, x: CGFloat, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGRect(
      x: x > 0 ? x - size.width : 0,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Presses the return key, which ends editing unless the delegate does something else.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }
}
