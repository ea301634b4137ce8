import AccessibilityTree

extension KeyCommand {
  /// The keys that are pressed; nothing for what is only understood while Full Keyboard Access is on.
  var keys: KeyStroke? {
    switch self {
    case .tab: KeyStroke(.named(.tab))
    case .shiftTab: KeyStroke(.named(.tab), .shift)
    case .arrow(.up): KeyStroke(.named(.up))
    case .arrow(.down): KeyStroke(.named(.down))
    case .arrow(.left): KeyStroke(.named(.left))
    case .arrow(.right): KeyStroke(.named(.right))
    case .space: KeyStroke(.named(.space))
    case .escape: KeyStroke(.named(.escape))
    case .press(let keys): keys
    case .back, .actions, .choose, .type: nil
    }
  }
}
