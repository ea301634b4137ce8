import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct SystemVersionTests {
  // Source: AccessibilitySnapshot, reference images of iOS 17.5, 18.5 and 26.2; certainty A.
  // Rule: control-stepper-bound.
  @Test(arguments: [(SystemVersion.iOS17, true), (.iOS18, true), (.iOS26, false)])
  func `a stepper's button at its limit is dimmed up to iOS 18`(
    os: SystemVersion,
    isDimmed: Bool
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: UIStepper(), os: os)
    #expect(screen.elements.map { $0.traits.contains(.notEnabled) } == [isDimmed, false])
  }

  // Source: AccessibilitySnapshot, reference images of tab bars; certainty A, C for Russian.
  // Rule: control-badge.
  @Test(arguments: [
    (SystemVersion.iOS18, "en", "3", "3 items" as String?), (.iOS18, "ru", "3", "3 объекта"),
    (.iOS17, "en", "new", "new"), (.iOS18, "en", "", nil), (.iOS26, "en", "3", nil),
  ])
  func `a badge is the value of a tab up to iOS 18`(
    os: SystemVersion,
    language: String,
    badge: String,
    value: String?
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "Basket", image: nil, tag: 0)
    item.badgeValue = badge
    bar.items = [item]
    let screen = try AccessibleScreen(showing: bar, language: language, os: os)
    #expect(screen.elements.map(\.value) == [value])
  }

  // Source: AccessibilitySnapshot, reference images of tab bars; certainty A.
  @Test func `a tab that is not enabled is not announced as dimmed`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "Basket", image: nil, tag: 0)
    item.isEnabled = false
    bar.items = [item]
    #expect(try AccessibleScreen(showing: bar).spoken() == ["Tab Bar, Basket, Tab, 1 of 1"])
  }
}
