package import AccessibilityTree

extension AccessibleScreen {
  /// The texts of views inside an element, which nobody hears because the element covers them.
  ///
  /// - Parameter element: An element of this screen.
  /// - Returns: The texts from the first subview to the last; none if the element is no view.
  package func textsConcealed(by element: ElementID) -> [String] {
    guard let view = registry.object(for: element) as? UIView else { return [] }
    return view.subviews.flatMap(texts)
  }

  /// The text of a view, else those of the views inside it.
  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    let own = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0?.nonEmpty }.first
    return own.map { [$0] } ?? view.subviews.flatMap(texts)
  }
}
