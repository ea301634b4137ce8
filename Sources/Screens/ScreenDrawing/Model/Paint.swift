import Foundation

extension ScreenDrawing {
  /// A colour set by code, in light and dark appearance.
  ///
  /// Each is a 24-bit RGB value, such as 0xFF383C.
  package struct Paint: Hashable, Codable, Sendable {
    package var light: UInt32
    package var dark: UInt32

    package init(light: UInt32, dark: UInt32? = nil) {
      self.light = light
      self.dark = dark ?? light
    }

    /// The background of a screen.
    package static let paper = Paint(light: 0xFFFFFF, dark: 0x000000)
    /// A switch that is on.
    ///
    /// Source: `UIColor.systemGreen` of iOS 18 and 26; A.
    package static let green = Paint(light: 0x34C759, dark: 0x30D158)

    /// The badge of a tab, and destructive actions.
    ///
    /// White has a contrast of 4.5 to 1 with it, unlike with `UIColor.systemRed`.
    package static let badge = Paint(light: 0xD70015)

    /// Black or white, whichever has the higher contrast with this colour.
    package var contrasting: Paint {
      func choice(_ ground: UInt32) -> UInt32 {
        Self.contrast(ground, 0) >= Self.contrast(ground, 0xFFFFFF) ? 0 : 0xFFFFFF
      }
      return Paint(light: choice(light), dark: choice(dark))
    }

    /// The closest darker or lighter colour with a contrast of at least 4.5 to 1.
    ///
    /// Source: WCAG 2.2, 1.4.3; A.
    package func legible(on ground: Paint = .paper) -> Paint {
      func legible(_ color: UInt32, on ground: UInt32, towards far: UInt32) -> UInt32 {
        let mixtures = (0...10).lazy.map { Self.mixed(color, far, Double($0) / 10) }
        return mixtures.first { Self.contrast($0, ground) >= 4.5 } ?? far
      }
      let far = ground.contrasting
      return Paint(
        light: legible(light, on: ground.light, towards: far.light),
        dark: legible(dark, on: ground.dark, towards: far.dark)
      )
    }

    package static func mixed(_ one: UInt32, _ other: UInt32, _ share: Double) -> UInt32 {
      [16, 8, 0].reduce(0) { color, shift in
        let (from, to) = (Double(one >> shift & 0xFF), Double(other >> shift & 0xFF))
        return color | UInt32((from + (to - from) * share).rounded()) << shift
      }
    }

    /// The contrast ratio of two colours, from 1 to 21.
    package static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
      let (first, second) = (luminance(one), luminance(other))
      return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance of a colour, from 0 to 1.
    private static func luminance(_ color: UInt32) -> Double {
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(color >> UInt32(shift) & 0xFF) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
  }
}
