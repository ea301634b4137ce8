import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

/// What an item of a bar looks like.
///
/// Source: Apple, “Adopting Liquid Glass”: items of toolbars lie on glass and are drawn in one colour in
/// iOS 26; A.
@MainActor
struct BarItemLook {
  private let view: any BarItemShowing
  private let look = DeviceSettings.current.look

  init(_ view: any BarItemShowing) {
    self.view = view
  }

  /// The shapes of the item.
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard let item = view.shownItem else {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return button(in: frame, symbol: isRightToLeft ? "chevron.right" : "chevron.left", title: nil)
    }
    if let bar = view.superview as? UITabBar {
      return tab(item, isChosen: bar.selectedItem === item, tint: bar.chosenTint, in: frame)
    }
    return button(in: frame, symbol: symbol(of: item), title: item.title)
  }

  /// A tab: its symbol over its title.
  private func tab(
    _ item: UIBarItem,
    isChosen: Bool,
    tint: UIColor?,
    in frame: CGRect
  ) -> [ScreenDrawing.Shape] {
    let chosen = tint?.letters.map { ScreenDrawing.Ink.paint($0.legible()) } ?? .tint
    let ink = isChosen ? chosen : look == .iOS18 ? .soft : .plain
    var shapes: [ScreenDrawing.Shape] = []
    if isChosen, look == .iOS26 {
      let inner = Rect(frame)
      shapes.append(.thumb(inner, radius: inner.height / 2))
    }
    let top = Double(frame.midY) - 20
    if let name = symbol(of: item) {
      let place = Rect(x: Double(frame.midX) - 12, y: top, width: 24, height: 24)
      shapes.append(.symbol(place, name: name, ink: ink))
    }
    let baseline = symbol(of: item) == nil ? Double(frame.midY) + 4 : top + 36
    return shapes + text(item.title, size: 10, at: baseline, in: frame, ink: ink)
  }

  /// A button: on glass, or in the colour of what can be touched.
  private func button(in frame: CGRect, symbol: String?, title: String?) -> [ScreenDrawing.Shape] {
    let ink: ScreenDrawing.Ink = !view.isEnabledItem ? .soft : look == .iOS18 ? .tint : .plain
    let glass = Rect(frame.insetBy(dx: 1, dy: 0))
    var shapes: [ScreenDrawing.Shape] =
      look == .iOS26 ? [.area(glass, radius: glass.height / 2)] : []
    if let symbol {
      let place = Rect(x: glass.center.x - 11, y: glass.center.y - 11, width: 22, height: 22)
      shapes.append(.symbol(place, name: symbol, ink: ink))
    } else {
      shapes += text(title, size: 17, at: Double(frame.midY) + 6, in: frame, ink: ink)
    }
    return shapes
  }

  private func symbol(of item: UIBarItem) -> String? {
    if let image = item.image { return image.shownName ?? "photo" }
    return (item as? UIBarButtonItem)?.systemSymbol
  }

  /// A line in the middle of an area.
  private func text(
    _ words: String?,
    size: Double,
    at baseline: Double,
    in frame: CGRect,
    ink: ScreenDrawing.Ink
  ) -> [ScreenDrawing.Shape] {
    guard let words, !words.isEmpty else { return [] }
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: .medium)
    label.text = words
    let width = min(Double(label.intrinsicContentSize.width), Double(frame.width) - 4)
    return [
      .text(
        ScreenDrawing.Text(
          words,
          x: Double(frame.midX) - width / 2,
          baseline: baseline,
          width: width,
          size: size,
          isBold: false,
          ink: ink
        )
      )
    ]
  }
}

extension BarItemShowing {
  /// Whether the item can be touched.
  fileprivate var isEnabledItem: Bool { shownItem?.isEnabled ?? true }
}
