import Foundation
import PortableUIKit
import ScreenDrawing

extension UIColor {
  /// The colour to fill a surface with.
  ///
  /// `nil` for no colour, and for light greys, which surfaces look like anyway.
  var paint: ScreenDrawing.Paint? {
    guard let color = components, color.opacity > 0.02 else { return nil }
    let light = ScreenDrawing.Paint.mixed(0xFFFFFF, color.rgb, color.opacity)
    let parts = [16, 8, 0].map { light >> UInt32($0) & 0xFF }
    let spread = (parts.max() ?? 0) - (parts.min() ?? 0)
    if spread < 20, (parts.min() ?? 0) > 180 { return nil }
    let dark = darkVariant?.components?.rgb ?? color.rgb
    return ScreenDrawing.Paint(
      light: light,
      dark: ScreenDrawing.Paint.mixed(0x000000, dark, color.opacity)
    )
  }

  /// Whether a surface of this colour is that of content, not of a control.
  var isWhite: Bool { components.map { $0.rgb == 0xFFFFFF && $0.opacity > 0.9 } ?? false }

  /// Whether it is the background of the system's grouped lists, or looks like it.
  var isGrouped: Bool {
    guard paint == nil, !isWhite, let color = components else { return false }
    return color.opacity > 0.9
  }

  /// The colour to draw text with; `nil` for faint greys, black and white, which have inks of their
  /// own that differ in dark mode.
  var letters: ScreenDrawing.Paint? {
    guard let color = components, color.opacity > 0.02 else { return nil }
    let parts = [16, 8, 0].map { color.rgb >> UInt32($0) & 0xFF }
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    let isGray = most - least < 40
    if isGray, isFaint || most < 0x30 || least > 0xD8 { return nil }
    return ScreenDrawing.Paint(light: color.rgb, dark: darkVariant?.components?.rgb)
  }

  /// The ink of text and symbols in this colour on a surface.
  func ink(on ground: ScreenDrawing.Paint = .paper) -> ScreenDrawing.Ink {
    letters.map { .paint($0.legible(on: ground)) } ?? (isFaint ? .soft : .plain)
  }

  var isFaint: Bool {
    let faint: [UIColor] = [.secondaryLabel, .tertiaryLabel, .systemGray, .gray, .lightGray]
    return faint.contains(self) || cgColor.alpha < 0.7
  }

  /// Whether it is the system's tint colour, which the code didn't choose.
  var isSystemTint: Bool { !isKnown && self == .tintColor }

  var isForText: Bool { self == .label || self == .darkText }

  private var components: (rgb: UInt32, opacity: Double)? {
    guard let parts = cgColor.components, parts.count == 4 else { return nil }
    let rgb = parts.prefix(3).reduce(UInt32(0)) { color, part in
      color << 8 | UInt32((min(max(Double(part), 0), 1) * 255).rounded())
    }
    return (rgb, Double(parts[3]))
  }
}

extension UIView {
  /// The colour of the surface behind the view; `nil` for paper and similar colours.
  ///
  /// The surface may belong to an ancestor or to a sibling behind the view, as in SwiftUI.
  var ground: ScreenDrawing.Paint? { groundColor?.paint }

  var isOnTint: Bool { groundColor?.isSystemTint ?? false }

  private var groundColor: UIColor? {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    var view = self
    while true {
      if let color = view.surfaceColor { return color }
      guard let container = view.superview else { return nil }
      let behind = container.subviews.prefix { $0 !== view }
      let neighbour = behind.last { sibling in
        !sibling.isHidden && sibling.surfaceColor != nil
          && sibling.convert(sibling.bounds, to: nil).contains(middle)
      }
      if let color = neighbour?.surfaceColor { return color }
      view = container
    }
  }

  private var surfaceColor: UIColor? {
    backgroundColor.flatMap { $0.cgColor.alpha > 0.02 ? $0 : nil }
  }

  /// A tint colour chosen by the code; `nil` for that of the system.
  var chosenTint: UIColor? {
    guard let tint = tintColor, tint != .systemBlue else { return nil }
    return tint
  }
}
