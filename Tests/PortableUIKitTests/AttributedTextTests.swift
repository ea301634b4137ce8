import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

/// The plain texts and their twins with attributes.
@MainActor
struct AttributedTextTests {
  @Test func `setting one changes what the other returns`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Café")
    #expect(view.accessibilityLabel == "Café")
    view.accessibilityLabel = "Tea"
    #expect(view.accessibilityAttributedLabel?.string == "Tea")
    view.accessibilityAttributedValue = NSAttributedString(string: "hot")
    #expect(view.accessibilityValue == "hot")
  }

  @Test func `an overridden text is read through its twin`() throws {
    let element = try #require(
      AccessibleScreen(showing: Overriding(frame: .init(x: 0, y: 0, width: 9, height: 9))).elements
        .first
    )
    #expect(element.label == "plain")
    #expect(element.value == "attributed")
  }

  @Test func `empty texts count as none`() throws {
    let view = UIView.element("")
    view.accessibilityValue = ""
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.label == nil)
    #expect(element.value == nil)
  }

  @Test func `taking an assigned label back brings the text of a label back`() {
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
