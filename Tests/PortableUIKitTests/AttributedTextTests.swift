import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct AttributedTextTests {
  @Test func `setting a plain text changes the attributed one, and vice versa`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Café")
    #expect(view.accessibilityLabel == "Café")
    view.accessibilityLabel = "Tea"
    #expect(view.accessibilityAttributedLabel?.string == "Tea")
    view.accessibilityAttributedValue = NSAttributedString(string: "hot")
    #expect(view.accessibilityValue == "hot")
  }

  @Test func `an overridden plain text determines the attributed one`() throws {
    let element = try #require(
      AccessibleScreen(showing: Overriding(frame: .init(x: 0, y: 0, width: 9, height: 9))).elements
        .first
    )
    #expect(element.label == "plain")
    #expect(element.value == "attributed")
  }

  @Test func `empty texts count as missing`() throws {
    let view = UIView.element("")
    view.accessibilityValue = ""
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.label == nil)
    #expect(element.value == nil)
  }

  @Test func `removing an assigned label restores the label's text`() {
    let label = UIView.label("text")
    label.accessibilityLabel = "assigned"
    #expect(label.accessibilityLabel == "assigned")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "text")
  }

  private final class Overriding: UIView {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "plain" }
      set {}
    }
    override var accessibilityAttributedValue: NSAttributedString? {
      get { NSAttributedString(string: "attributed") }
      set {}
    }
  }
}
