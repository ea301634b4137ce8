import Foundation

extension UIColor {
  /// The colours of the system in the dark appearance, by those in the light one.
  ///
  /// Source: Apple, Human Interface Guidelines, “Color”, specifications, as they were until iOS 18;
  /// A. The table of iOS 26 has other values.
  package static let darkVariants: [UInt32: UInt32] = [
    0xFF3B30: 0xFF453A, 0x34C759: 0x30D158, 0x007AFF: 0x0A84FF, 0xFF9500: 0xFF9F0A,
    0xFFCC00: 0xFFD60A, 0xFF2D55: 0xFF375F, 0xAF52DE: 0xBF5AF2, 0x30B0C7: 0x40C8E0,
    0x5856D6: 0x5E5CE6, 0xA2845E: 0xAC8E68, 0x00C7BE: 0x63E6E2, 0x32ADE6: 0x64D2FF,
    0x8E8E93: 0x98989D,
  ]

  /// The colour of the system as it is in the dark; `nil` for any other colour.
  package final var darkVariant: UIColor? {
    let rgb = [red, green, blue].reduce(UInt32(0)) { number, part in
      number << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
    return Self.darkVariants[rgb].map { UIColor(rgb: $0).withAlphaComponent(alpha) }
  }
}
