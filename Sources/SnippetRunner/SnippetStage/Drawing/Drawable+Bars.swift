import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UITabBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    [.separator(y: frame.minY, from: frame.minX, to: frame.maxX)]
  }
}

extension UINavigationBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    [.separator(y: frame.maxY - 1, from: frame.minX, to: frame.maxX)]
  }
}

extension UITableViewCell: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isRightToLeft ? (0, separatorInset.left) : (separatorInset.left, 0)
    let line = ScreenDrawing.Shape.separator(
      y: frame.maxY - 1,
      from: frame.minX + left,
      to: frame.maxX - right
    )
    guard accessoryView == nil, let name = accessoryName(isRightToLeft: isRightToLeft) else {
      return [line]
    }
    let mark = Rect(
      x: Double(isRightToLeft ? frame.minX + 14 : frame.maxX - 32),
      y: Double(frame.midY) - 9,
      width: 18,
      height: 18
    )
    return [line, .symbol(mark, name: name, ink: accessoryType == .checkmark ? .tint : .soft)]
  }

  private func accessoryName(isRightToLeft: Bool) -> String? {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .disclosureIndicator: isRightToLeft ? "chevron.left" : "chevron.right"
    case .checkmark: "checkmark"
    default: nil
    }
  }
}

extension ScreenDrawing.Shape {
  /// The line between two rows or at the side of a bar.
  fileprivate static func separator(y: CGFloat, from start: CGFloat, to end: CGFloat) -> Self {
    .fill(
      Rect(x: Double(start), y: Double(y), width: Double(max(0, end - start)), height: 1),
      radius: 0
    )
  }
}
