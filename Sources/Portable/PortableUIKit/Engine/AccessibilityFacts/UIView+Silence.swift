extension UIView {
  /// Whether nothing in the view is to be heard, as of a picture that decorates a row.
  final var isSilent: Bool {
    if isHidden || accessibilityElementsHidden { return true }
    return !isAccessibilityElement && accessibilityElements?.isEmpty != false
      && subviews.allSatisfy(\.isSilent)
  }
}
