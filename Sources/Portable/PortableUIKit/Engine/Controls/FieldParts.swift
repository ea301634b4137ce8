import Foundation

extension UITextField {
  // Overlay views and the clear button are elements of their own, after the text. Certainty C.
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

  func pressReturnKey() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UISearchBar {
  // Source: Apple's UIKit string tables; certainty A for the words.
  func addContent() {
    cancelButton.setTitle(SystemString.cancel.text, for: .normal)
    for view in [field, clearButton, cancelButton, scopes] { addSubview(view) }
    follow()
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
      },
      for: .touchUpInside
    )
  }

  func follow() {
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        onChange?()
      },
      for: .valueChanged
    )
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        onBegin?()
      },
      for: .editingDidBegin
    )
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarTextDidEndEditing($0) } },
      for: .editingDidEnd
    )
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarSearchButtonClicked($0) } },
      for: .editingDidEndOnExit
    )
  }

  func showScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.searchBarDidChange()
  }

  func textDidChange() {
    setNeedsLayout()
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange?()
  }
}

/// The clear button of a text field.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
final class FieldClearButton: UIControl {
  private let onTouch: () -> Void

  init(onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: SystemString.clearText.text, traits: .button)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
