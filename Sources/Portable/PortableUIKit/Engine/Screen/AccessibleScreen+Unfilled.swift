package import AccessibilityTree

extension AccessibleScreen {
  /// The elements that wait for their content: read-only text views without a text, and buttons
  /// that have neither a title nor a picture, and the size of that.
  package func unfilledElements(among elements: [ElementID]) -> Set<ElementID> {
    Set(
      elements.filter { id in
        switch registry.object(for: id) {
        case let view as UITextView: !view.isEditable && (view.text ?? "").isEmpty
        case let button as UIButton: button.isUnfilled
        default: false
        }
      }
    )
  }
}

extension UIButton {
  fileprivate var isUnfilled: Bool {
    let hasContent =
      shownText?.isEmpty == false || currentImage != nil || configuration?.image != nil
    let size = intrinsicContentSize
    return !hasContent && bounds.width <= size.width + 0.5 && bounds.height <= size.height + 0.5
  }
}
