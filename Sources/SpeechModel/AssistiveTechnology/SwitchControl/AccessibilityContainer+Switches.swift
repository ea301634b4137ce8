import AccessibilityTree

extension AccessibilityContainer {
  /// Whether Switch Control highlights the members together before it enters the container.
  ///
  /// Source: UIAccessibility's header for a style that the app chose; certainty A. Left to itself, a
  /// container is a group here if it means something, and not if the app only gave an order; C.
  var isGroupForSwitches: Bool {
    switch navigationStyle {
    case .combined: true
    case .separate: false
    case .automatic: kind != .group || order == .geometric
    }
  }
}
