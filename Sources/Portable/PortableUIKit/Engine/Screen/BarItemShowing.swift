import AccessibilityTree
import Foundation

/// A view that shows an item of a bar, for drawings of screens.
@MainActor
package protocol BarItemShowing: UIView {
  /// The item; `nil` for the way back.
  var shownItem: UIBarItem? { get }
}

extension BarItemView: BarItemShowing {
  package var shownItem: UIBarItem? { item }
}

extension BackButton: BarItemShowing {
  package var shownItem: UIBarItem? { nil }
}

extension UIBarButtonItem {
  /// The symbol of an item that the system knows; `nil` for one with words.
  ///
  /// Source: Apple, `UIBarButtonItem.SystemItem`; A.
  package var systemSymbol: String? {
    switch systemItem {
    case .add: "plus"
    case .close: "xmark"
    case .edit: nil
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .action: "square.and.arrow.up"
    case .refresh: "arrow.clockwise"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .done where DeviceSettings.current.look == .iOS26: "checkmark"
    case .cancel where DeviceSettings.current.look == .iOS26: "xmark"
    default: nil
    }
  }
}
