import Foundation

/// The parts of the bar, and what each of them does.
extension UISearchBar {
  // Source: Apple's UIKit string tables; certainty A for the words.
  func addContent() {
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
    for view in [field, clearButton, cancelButton, scopes] { addSubview(view) }
    follow()
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() },
      for: .editingChanged
    )
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
    (superview as? UINavigationBar)?.searchDidChange()
  }

  func textDidChange() {
    setNeedsLayout()
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange?()
  }
}
