import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct VoiceNamesTests {
  // Source: the header of UIAccessibility on the attributed property; certainty A.
  @Test func `attributed input labels count, assigned or returned by a closure`() throws {
    let assigned = UIView.element("a")
    assigned.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Cart")]
    let returned = UIView.element("b")
    returned.accessibilityAttributedUserInputLabelsBlock = { [NSAttributedString(string: "Bag")] }
    let screen = try AccessibleScreen(showing: [assigned, returned])
    #expect(screen.elements.map(\.userInputLabels) == [["Cart"], ["Bag"]])
  }

  // Source: the header of UIAccessibility; certainty A.
  @Test func `disabled elements do not respond unless the app says so`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    let screen = try AccessibleScreen(showing: button)
    #expect(screen.elements.map(\.respondsToUserInteraction) == [true])
    button.isEnabled = false
    #expect(screen.elements.map(\.respondsToUserInteraction) == [false])
    button.accessibilityRespondsToUserInteraction = true
    #expect(screen.elements.map(\.respondsToUserInteraction) == [true])
  }

  // Source: Apple's UIKit string tables, images of AccessibilitySnapshot; certainty A.
  // Rule: voice-page-control.
  @Test(arguments: [
    ("en", "Page control"), ("ru", "Управление страницами"), ("de-AT", "Seitensteuerung"),
    ("zh-Hans", "页面控制"),
  ])
  func `a page control without a label has a Voice Control name`(
    language: String,
    name: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let screen = try AccessibleScreen(showing: pages, language: language)
    #expect(screen.elements.map(\.userInputLabels) == [[name]])
    pages.accessibilityLabel = "Photos"
    #expect(screen.elements.map(\.userInputLabels) == [[]])
    pages.accessibilityUserInputLabels = ["Dots"]
    #expect(screen.elements.map(\.userInputLabels) == [["Dots"]])
  }

  @Test func `a touch at a point reaches the view there`() throws {
    var count = 0
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let screen = try AccessibleScreen(showing: button)
    let frame = try #require(screen.elements.first?.frame)
    #expect(screen.perform(.activate, at: frame.center))
    #expect(count == 1)
    #expect(!screen.perform(.longPress, at: frame.center))
    #expect(!screen.perform(.activate, at: Point(x: -5, y: -5)))
    #expect(!screen.perform(.increment, at: frame.center))
  }

  @Test func `deleting removes characters from the edited field`() throws {
    let field = UITextField()
    field.accessibilityLabel = "Name"
    field.text = "Ann"
    let screen = try AccessibleScreen(showing: field)
    #expect(!screen.perform(.deleteBackward, onElementLabeled: "Name"))
    _ = field.becomeFirstResponder()
    #expect(screen.perform(.deleteBackward, onElementLabeled: "Name"))
    #expect(field.text == "An")
  }
}
