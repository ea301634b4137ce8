import Foundation

/// A wheel of a picker, for drawings of screens.
@MainActor
package protocol WheelShowing: UIView {
  /// The index of the chosen row.
  var chosenRow: Int { get }

  /// The words of a row; `nil` if there is no such row, or no words.
  func words(ofRow row: Int) -> String?
}

/// A button of a picker that shows a date or a time, for drawings of screens.
@MainActor
package protocol DateShowing: UIView {
  /// The date or time in words.
  var shownDate: String? { get }
}

extension PickerWheel: WheelShowing {
  package var chosenRow: Int { row }

  package func words(ofRow row: Int) -> String? {
    (0..<count).contains(row) ? title(row) : nil
  }
}

extension CompactDateButton: DateShowing {
  package var shownDate: String? { words }
}
