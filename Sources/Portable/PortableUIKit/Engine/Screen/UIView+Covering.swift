/// What drawings ask of a view that lies over the screen.
extension UIView {
  /// Whether the view is that of a sheet.
  package var isSheet: Bool {
    isShownAbove && frame.minY > 0
  }

  /// Whether what lies below is dimmed, as it is behind alerts and most sheets.
  ///
  /// Source: Apple, `UISheetPresentationController.largestUndimmedDetentIdentifier`; certainty A.
  package var dimsBelow: Bool {
    guard isShownAbove, let controller = owningController else { return false }
    if controller is UIAlertController { return true }
    return isSheet && controller.sheetPresentationController?.leavesUndimmed != true
  }

  private var isShownAbove: Bool {
    superview?.accessibilityViewIsModal == true && superview?.superview is UIWindow
  }
}
