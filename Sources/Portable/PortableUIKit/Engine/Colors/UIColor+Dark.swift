extension UIColor {
  /// The colour of the system as it is in the dark; `nil` for any other colour.
  package final var darkVariant: UIColor? {
    guard case .system(let color, _) = source else { return nil }
    return UIColor(.system(color, isDark: true), alpha: alpha)
  }
}
