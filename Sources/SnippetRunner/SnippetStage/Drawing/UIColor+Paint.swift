import Foundation
import PortableUIKit
import SnippetMessages

extension UIColor {
  /// The colour as a surface is drawn in; `nil` for none, and for a light grey, which is what
  /// surfaces look like anyway.
  var paint: ScreenDrawing.Paint? {
    guard let color = components, color.opacity > 0.02 else { return nil }
    let light = ScreenDrawing.Paint.mixed(0xFFFFFF, color.rgb, color.opacity)
    let parts = [16, 8, 0].map { light >> UInt32($0) & 0xFF }
    let spread = (parts.max() ?? 0) - (parts.min() ?? 0)
    if spread < 20, (parts.min() ?? 0) > 180 { return nil }
    let own = Self.dark[color.rgb] ?? color.rgb
    let isSystem = Self.dark[color.rgb] != nil || color.opacity < 1
    return ScreenDrawing.Paint(
      light: light,
      dark: isSystem ? ScreenDrawing.Paint.mixed(0x000000, own, color.opacity) : light
    )
  }

  /// The colour as letters on paper are drawn in; `nil` for a grey, which `ink` tells.
  var letters: ScreenDrawing.Paint? {
    guard let color = components, color.opacity > 0.02 else { return nil }
    let parts = [16, 8, 0].map { color.rgb >> UInt32($0) & 0xFF }
    guard (parts.max() ?? 0) - (parts.min() ?? 0) >= 40 else { return nil }
    return ScreenDrawing.Paint(light: color.rgb, dark: Self.dark[color.rgb])
  }

  /// Whether letters in the colour adapt to what is behind them.
  var isForText: Bool { self == .label || self == .darkText }

  private var components: (rgb: UInt32, opacity: Double)? {
    guard let parts = cgColor.components, parts.count == 4 else { return nil }
    let rgb = parts.prefix(3).reduce(UInt32(0)) { color, part in
      color << 8 | UInt32((min(max(Double(part), 0), 1) * 255).rounded())
    }
    return (rgb, Double(parts[3]))
  }

  /// The colours of the system in the dark appearance.
  ///
  /// Source: Apple, Human Interface Guidelines, “Color”, specifications; A.
  private static let dark: [UInt32: UInt32] = [
    0xFF3B30: 0xFF453A, 0x34C759: 0x30D158, 0x007AFF: 0x0A84FF, 0xFF9500: 0xFF9F0A,
    0xFFCC00: 0xFFD60A, 0xFF2D55: 0xFF375F, 0xAF52DE: 0xBF5AF2, 0x30B0C7: 0x40C8E0,
    0x5856D6: 0x5E5CE6, 0xA2845E: 0xAC8E68, 0x00C7BE: 0x63E6E2, 0x32ADE6: 0x64D2FF,
    0x8E8E93: 0x98989D,
  ]
}

extension UIView {
  /// The colour of the surface on which the view stands; `nil` for paper and what looks like it.
  var ground: ScreenDrawing.Paint? {
    let behind = sequence(first: self) { $0.superview }
    return behind.lazy.compactMap { $0.backgroundColor.flatMap { $0 == .clear ? nil : $0 } }
      .first?.paint
  }

  /// The colour that code has chosen for what can be touched; `nil` for that of the system.
  var chosenTint: UIColor? {
    guard let tint = tintColor, tint != .systemBlue else { return nil }
    return tint
  }
}
