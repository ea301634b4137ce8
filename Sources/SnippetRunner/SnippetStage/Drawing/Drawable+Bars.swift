import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

/// Bars: over the full width with a line at their side in iOS 18, and of glass that floats in iOS 26.
///
/// Source: Apple, “Adopting Liquid Glass” and Human Interface Guidelines, “Tab bars” and “Toolbars”; A.
extension UITabBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let look = DeviceSettings.current.look
    guard look == .iOS26 else {
      return [
        .area(Rect(frame), radius: 0), .separator(y: frame.minY, from: frame.minX, to: frame.maxX),
      ]
    }
    let glass = CGRect(
      x: frame.minX + look.tabMargin,
      y: frame.minY,
      width: frame.width - 2 * look.tabMargin,
      height: min(look.tabHeight, frame.height)
    )
    return [.area(Rect(glass), radius: Double(glass.height) / 2)]
  }
}

extension UINavigationBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard DeviceSettings.current.look == .iOS18 else { return [] }
    return [.separator(y: frame.maxY - 1, from: frame.minX, to: frame.maxX)]
  }
}

extension UIToolbar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard DeviceSettings.current.look == .iOS18 else { return [] }
    return [.separator(y: frame.minY, from: frame.minX, to: frame.maxX)]
  }
}

extension UICollectionViewListCell: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let sign = mark.flatMap { $0.sign(in: frame, effectiveUserInterfaceLayoutDirection) }
    guard let list = superview as? any RowShowing, list.hasSeparator(below: self) else {
      return [sign].compactMap(\.self)
    }
    let line = ScreenDrawing.Shape.separator(
      y: frame.maxY - 1,
      from: frame.minX + 16,
      to: frame.maxX
    )
    return [line, sign].compactMap(\.self)
  }
}

extension RowShowing {
  /// The surfaces of groups of rows, on a screen.
  func cards(in frame: CGRect) -> [ScreenDrawing.Shape] {
    groupFrames.map { group in
      let area = group.offsetBy(
        dx: frame.minX - contentOffset.x,
        dy: frame.minY - contentOffset.y
      )
      // What reaches from side to side has square corners.
      let isInset = group.width < bounds.width
      let radius = isInset ? Double(DeviceSettings.current.look.groupRadius) : 0
      return .area(Rect(area), radius: radius)
    }
  }
}

extension RowGroupShowing {
  /// The surface and the lines of rows that are no views, on a screen.
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let lines = separatorFrames.map { line -> ScreenDrawing.Shape in
      .fill(Rect(line.offsetBy(dx: frame.minX, dy: frame.minY)), radius: 0)
    }
    return (surfaceRadius.map { [.area(Rect(frame), radius: Double($0))] } ?? []) + lines
  }
}

extension UITableViewCell: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isRightToLeft ? (0, separatorInset.left) : (separatorInset.left, 0)
    let separator = ScreenDrawing.Shape.separator(
      y: frame.maxY - 1,
      from: frame.minX + left,
      to: frame.maxX - right
    )
    let hasLine = (superview as? any RowShowing)?.hasSeparator(below: self) ?? true
    let line = hasLine ? [separator] : []
    guard accessoryView == nil else { return line }
    let type = isEditing ? editingAccessoryType : accessoryType
    return line + [type.sign(in: frame, effectiveUserInterfaceLayoutDirection)].compactMap(\.self)
  }
}

extension UITableViewCell.AccessoryType {
  /// The sign at the end of a row; `nil` where there is none, or a button.
  fileprivate func sign(
    in frame: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> ScreenDrawing.Shape? {
    let isRightToLeft = direction == .rightToLeft
    let mark = Rect(
      x: Double(isRightToLeft ? frame.minX + 14 : frame.maxX - 32),
      y: Double(frame.midY) - 9,
      width: 18,
      height: 18
    )
    switch self {
    case .disclosureIndicator:
      return .symbol(mark, name: isRightToLeft ? "chevron.left" : "chevron.right", ink: .soft)
    case .checkmark: return .symbol(mark, name: "checkmark", ink: .tint)
    default: return nil
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
