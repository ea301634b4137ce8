import AccessibilityTree
import PortableUIKit
import Testing

/// The components of system colors.
///
/// Source: Apple, Human Interface Guidelines, “Color”, “System colors”; those of iOS 18 as of then;
/// A.
@MainActor
struct SystemColorTests {
  /// The components of a color from 0 to 255, as the tables list them.
  private func parts(_ color: UIColor?) -> [Int] {
    (color?.cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
  }

  struct Shades: Sendable {
    let color: UIColor
    let light: [Int]
    let dark: [Int]
  }

  private func expect(_ shades: Shades, on device: DeviceSettings) {
    let former = DeviceSettings.current
    defer { DeviceSettings.current = former }
    DeviceSettings.current = device
    #expect(parts(shades.color) == shades.light)
    #expect(parts(shades.color.darkVariant) == shades.dark)
  }

  @Test(arguments: [
    Shades(color: .systemRed, light: [255, 56, 60], dark: [255, 66, 69]),
    Shades(color: .systemOrange, light: [255, 141, 40], dark: [255, 146, 48]),
    Shades(color: .systemYellow, light: [255, 204, 0], dark: [255, 214, 0]),
    Shades(color: .systemGreen, light: [52, 199, 89], dark: [48, 209, 88]),
    Shades(color: .systemMint, light: [0, 200, 179], dark: [0, 218, 195]),
    Shades(color: .systemTeal, light: [0, 195, 208], dark: [0, 210, 224]),
    Shades(color: .systemCyan, light: [0, 192, 232], dark: [60, 211, 254]),
    Shades(color: .systemBlue, light: [0, 136, 255], dark: [0, 145, 255]),
    Shades(color: .systemIndigo, light: [97, 85, 245], dark: [109, 124, 255]),
    Shades(color: .systemPurple, light: [203, 48, 224], dark: [219, 52, 242]),
    Shades(color: .systemPink, light: [255, 45, 85], dark: [255, 55, 95]),
    Shades(color: .systemBrown, light: [172, 127, 94], dark: [183, 138, 102]),
    Shades(color: .systemGray, light: [142, 142, 147], dark: [142, 142, 147]),
    Shades(color: .systemGray6, light: [242, 242, 247], dark: [28, 28, 30]),
  ])
  func `system colors are those of iOS 26`(shades: Shades) {
    expect(shades, on: DeviceSettings())
  }

  @Test(arguments: [
    Shades(color: .systemRed, light: [255, 59, 48], dark: [255, 69, 58]),
    Shades(color: .systemOrange, light: [255, 149, 0], dark: [255, 159, 10]),
    Shades(color: .systemMint, light: [0, 199, 190], dark: [99, 230, 226]),
    Shades(color: .systemBlue, light: [0, 122, 255], dark: [10, 132, 255]),
    Shades(color: .systemPurple, light: [175, 82, 222], dark: [191, 90, 242]),
    Shades(color: .systemGray6, light: [242, 242, 247], dark: [28, 28, 30]),
  ])
  func `before iOS 26, system colors are those of iOS 18`(shades: Shades) {
    expect(shades, on: DeviceSettings(os: .iOS17))
  }

  @Test(arguments: [
    (SystemVersion.latest, [197, 83, 0], [255, 160, 86]),
    (.iOS18, [201, 52, 0], [255, 179, 64]),
  ])
  func `Increase Contrast changes the system colors`(
    os: SystemVersion,
    light: [Int],
    dark: [Int]
  ) {
    let former = AccessibilityPreferences.current
    defer { AccessibilityPreferences.current = former }
    AccessibilityPreferences.current.isDarkerSystemColorsEnabled = true
    #expect(UITraitCollection.current.accessibilityContrast == .high)
    let orange = Shades(color: .systemOrange, light: light, dark: dark)
    expect(orange, on: DeviceSettings(os: os))
  }

  @Test func `a system color with another opacity is still a system color, RGB values are not`() {
    let veil = UIColor.systemBlue.withAlphaComponent(0.5)
    #expect(parts(veil.darkVariant) == [0, 145, 255])
    #expect(veil.darkVariant?.cgColor.alpha == 0.5)
    let number = UIColor(red: 0, green: 136 / 255, blue: 1, alpha: 1)
    #expect(number.darkVariant == nil)
    #expect(number != .systemBlue)
    #expect(UIColor(cgColor: UIColor.systemBlue.cgColor).darkVariant == nil)
  }
}
