import Foundation
import PortableUIKit
import Testing

@MainActor
struct ObjectAccessibilityTests {
  @Test func `any object stores assigned properties`() {
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

  @Test func `a view accessed as an NSObject has the same properties`() {
    let view = UIView.element("a")
    let object: NSObject = view
    #expect(object.accessibilityLabel == "a")
    object.accessibilityLabel = "b"
    #expect(view.accessibilityLabel == "b")
  }

  @Test func `a plain object can be one of the elements`() throws {
    let item = Item()
    item.isAccessibilityElement = true
    item.accessibilityLabel = "Point"
    item.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let box = UIView.box([])
    box.accessibilityElements = [item, Item(), "a text"]
    #expect(try AccessibleScreen(showing: box).labels == ["Point"])
  }

  @Test func `the properties of deallocated objects are dropped`() {
    for number in 0..<1_000 {
      let item = Item()
      #expect(item.accessibilityLabel == nil)
      item.accessibilityLabel = "\(number)"
    }
  }

  private final class Item: NSObject {}
}
