import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

// Bars span the full width with a separator in iOS 18, and are floating glass in iOS 26, with their
// items on glass and in one colour.
//
// Source: Apple, “Adopting Liquid Glass” and Human Interface Guidelines, “Tab bars” and “Toolbars”;
// A.

extension UITabBar: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard look == .iOS26 else {
      return [.glass(frame, radius: 0), .separator(y: frame.y, from: frame.x, to: frame.right)]
    }
    var glass = frame.outset(dx: -look.tabMargin)
    glass.height = min(Double(look.tabHeight), frame.height)
    return [.glass(glass, radius: glass.height / 2)]
  }
}

extension UINavigationBar: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    look == .iOS18 ? [.separator(y: frame.bottom - 1, from: frame.x, to: frame.right)] : []
  }
}

extension UIToolbar: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    look == .iOS18 ? [.separator(y: frame.y, from: frame.x, to: frame.right)] : []
  }
}

extension BarItemDisplaying {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard let item = shownItem else {
      return button(in: frame, symbol: isRightToLeft ? "chevron.right" : "chevron.left", title: nil)
    }
    if let bar = superview as? UITabBar { return tab(item, of: bar, in: frame) }
    return button(in: frame, symbol: symbol(of: item), title: item.title)
  }

  private func tab(_ item: UIBarItem, of bar: UITabBar, in frame: Rect) -> [ScreenDrawing.Shape] {
    let (look, isChosen) = (DeviceSettings.current.look, bar.selectedItem === item)
    let chosen = bar.chosenTint?.ink() ?? .tint
    let ink = isChosen ? chosen : look == .iOS18 ? .soft : .plain
    let top = frame.center.y - 20
    var shapes: [ScreenDrawing.Shape] =
      isChosen && look == .iOS26 ? [.area(frame, radius: frame.height / 2)] : []
    var baseline = frame.center.y + 4
    if let name = symbol(of: item) {
      let area = Rect(x: frame.center.x - 12, y: top, width: 24, height: 24)
      shapes.append(.symbol(area, name: name, ink: ink))
      baseline = top + 36
    }
    return shapes + text(item.title, size: 10, at: baseline, in: frame, ink: ink)
      + badge((item as? UITabBarItem)?.badgeValue, at: Point(x: frame.center.x + 14, y: top + 3))
  }

  /// The badge of a tab, which is red.
  ///
  /// Source: Apple, Human Interface Guidelines, “Tab bars”; A, the measures C.
  private func badge(_ words: String?, at center: Point) -> [ScreenDrawing.Shape] {
    guard let words, !words.isEmpty else { return [] }
    let width = max(18, ScreenDrawing.Text.width(of: words, size: 12) + 10)
    let area = Rect(x: center.x - width / 2, y: center.y - 9, width: width, height: 18)
    let line = ScreenDrawing.Text(
      words,
      centeredAt: center.x,
      baseline: center.y + 4,
      size: 12,
      ink: .paint(.badge.contrasting)
    )
    return [.paint(area, radius: 9, .badge), .text(line)]
  }

  private func button(in frame: Rect, symbol: String?, title: String?) -> [ScreenDrawing.Shape] {
    let look = DeviceSettings.current.look
    let isEnabled = shownItem?.isEnabled ?? true
    let ink: ScreenDrawing.Ink = !isEnabled ? .soft : look == .iOS18 ? .tint : .plain
    let glass = frame.outset(dx: -1)
    let content: [ScreenDrawing.Shape] =
      symbol.map { [.symbol(Rect(centeredAt: glass.center, side: 22), name: $0, ink: ink)] }
      ?? text(title, size: 17, at: frame.center.y + 6, in: frame, ink: ink)
    return (look == .iOS26 ? [.glass(glass, radius: glass.height / 2)] : []) + content
  }

  /// The symbol of an image; bars draw the shape of a file's picture in one colour.
  private func symbol(of item: UIBarItem) -> String? {
    if let image = item.image {
      let name = image.shownName
      return (image.isSymbolImage ? name : name.flatMap(ScreenDrawing.symbol(suggestedBy:)))
        ?? "photo"
    }
    return (item as? UIBarButtonItem)?.systemSymbol
  }

  private func text(
    _ words: String?,
    size: Double,
    at baseline: Double,
    in frame: Rect,
    ink: ScreenDrawing.Ink
  ) -> [ScreenDrawing.Shape] {
    guard let words, !words.isEmpty else { return [] }
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: .medium)
    label.text = words
    let line = ScreenDrawing.Text(
      words,
      centeredAt: frame.center.x,
      baseline: baseline,
      width: min(Double(label.intrinsicContentSize.width), frame.width - 4),
      size: size,
      ink: ink
    )
    return [.text(line)]
  }
}

extension UICollectionViewListCell: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let hasLine = (superview as? any RowDisplaying)?.hasSeparator(below: self) ?? false
    let line = ScreenDrawing.Shape.separator(
      y: frame.bottom - 1,
      from: frame.x + 16,
      to: frame.right
    )
    let sign = mark.flatMap { $0.sign(in: frame, isRightToLeft: isRightToLeft) }
    return (hasLine ? [line] : []) + [sign].compactMap(\.self)
  }
}

extension UITableViewCell: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let inset = Double(separatorInset.left)
    let separator = ScreenDrawing.Shape.separator(
      y: frame.bottom - 1,
      from: isRightToLeft ? frame.x : frame.x + inset,
      to: isRightToLeft ? frame.right - inset : frame.right
    )
    let hasLine = (superview as? any RowDisplaying)?.hasSeparator(below: self) ?? true
    let type = isEditing ? editingAccessoryType : accessoryType
    let sign = accessoryView == nil ? type.sign(in: frame, isRightToLeft: isRightToLeft) : nil
    return (hasLine ? [separator] : []) + [sign].compactMap(\.self)
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate func sign(in frame: Rect, isRightToLeft: Bool) -> ScreenDrawing.Shape? {
    let area = Rect(isRightToLeft ? frame.x + 14 : frame.right - 32, frame.center.y - 9, 18, 18)
    switch self {
    case .disclosureIndicator:
      return .symbol(area, name: isRightToLeft ? "chevron.left" : "chevron.right", ink: .soft)
    case .checkmark: return .symbol(area, name: "checkmark", ink: .tint)
    default: return nil
    }
  }
}

extension RowDisplaying {
  func cards(in frame: Rect) -> [ScreenDrawing.Shape] {
    groupFrames.map { group in
      let area = group.offsetBy(dx: frame.x - contentOffset.x, dy: frame.y - contentOffset.y)
      // Groups over the full width have square corners.
      let isInset = group.width < bounds.width
      return .card(
        Rect(area),
        radius: isInset ? Double(DeviceSettings.current.look.groupRadius) : 0
      )
    }
  }
}

extension RowGroupDisplaying {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let lines = separatorFrames.map { line -> ScreenDrawing.Shape in
      .fill(Rect(line.offsetBy(dx: frame.x, dy: frame.y)))
    }
    return (surfaceRadius.map { [.card(frame, radius: Double($0))] } ?? []) + lines
  }
}

extension ScreenDrawing.Shape {
  fileprivate static func separator(y: Double, from start: Double, to end: Double) -> Self {
    .fill(Rect(x: start, y: y, width: max(0, end - start), height: 1))
  }
}
