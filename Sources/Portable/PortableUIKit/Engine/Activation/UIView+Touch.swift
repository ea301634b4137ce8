import Foundation

extension UIView {
  /// Answers a touch: tells whether anything happened, or gives `nil` to pass it on.
  ///
  /// Gestures come before what a control or cell does by itself.
  func answer(_ touch: TouchKind, at point: CGPoint) -> Bool? {
    let recognizers = ownGestureRecognizers.filter { touch.isSought(by: $0) }
    if recognizers.contains(where: { $0.recognize(at: point) }) { return true }
    if case .hold = touch { return openContextMenu(at: point) }
    guard case .tap = touch else { return nil }
    if let control = self as? UIControl { return control.isEnabled && control.touch() }
    if let cell = self as? UITableViewCell { return cell.choose() }
    if let cell = self as? UICollectionViewCell { return cell.choose() }
    return nil
  }
}
