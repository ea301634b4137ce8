import Foundation
import PortableUIKit
import Testing

/// Accessibility properties of objects that are no responders.
@MainActor
struct ObjectAccessibilityTests {
  @Test func `any object keeps what is assigned`() {
    let item = Item()
    #expect(item.accessibilityLabel == nil)
    item.accessibilityLabel = "Bread"
    item.accessibilityTraits = .header
    item.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    #expect(item.accessibilityLabel == "Bread")
    #expect(item.accessibilityTraits == .header)
    #expect(item.accessibilityHint == "Opens")
    #expect(Item().accessibilityLabel == nil)
  }

  @Test func `a view seen as an object is the same view`() {
    let view = UIView.element("a")
    let object: NSObject = view
    #expect(object.accessibilityLabel == "a")
    object.accessibilityLabel = "b"
    #expect(view.accessibilityLabel == "b")
  }

  @Test func `such an object may be listed among the elements`() throws {
    let item = Item()
    item.isAccessibilityElement = true
    item.accessibilityLabel = "Point"
    item.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let box = UIView.box([])
    box.accessibilityElements = [item, Item(), "a text"]
    #expect(try AccessibleScreen(showing: box).labels == ["Point"])
  }

  @Test func `many short-lived objects are forgotten`() {
    for number in 0..<1_000 {
      let item = Item()
      #expect(item.accessibilityLabel == nil)
      item.accessibilityLabel = "\(number)"
    }
  }

  private final class Item: NSObject {}
}
