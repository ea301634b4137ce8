import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct TextViewLinkTests {
  private func textView(_ isSelectable: Bool = true, isEditable: Bool = false) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "Read the terms and the rules.")
    let url = URL(string: "https://example.org/terms")
    text.addAttribute(.link, value: url as Any, range: NSRange(location: 9, length: 5))
    let rules = NSRange(location: 23, length: 5)
    text.addAttribute(.link, value: "https://example.org/rules", range: rules)
    view.attributedText = text
    view.isEditable = isEditable
    view.isSelectable = isSelectable
    return view
  }

  private func words(_ view: UIView) throws -> [String] {
    try #require(AccessibleScreen(showing: view).elements.first).textLinks.map(\.words)
  }

  // Rule: text-links.
  // Source: square/Blueprint, pull request 473: VoiceOver announces the links of a text; B.
  @Test func `a read-only text view has the links of its text`() throws {
    #expect(try words(textView()) == ["terms", "rules"])
  }

  @Test func `a text view that can be edited, or not selected, offers none`() throws {
    #expect(try words(textView(isEditable: true)).isEmpty)
    #expect(try words(textView(false)).isEmpty)
  }

  // Rule: text-links.
  // Source: Apple's documentation of `dataDetectorTypes`; A. What is found: C.
  @Test(arguments: [
    (UIDataDetectorTypes.link, ["https://example.org/a", "ada@example.org"]),
    (UIDataDetectorTypes.phoneNumber, ["555-010-99"]),
    (UIDataDetectorTypes.address, [String]()),
    (UIDataDetectorTypes.all, ["https://example.org/a", "555-010-99", "ada@example.org"]),
  ])
  func `data detectors find links in a text`(types: UIDataDetectorTypes, found: [String]) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "See https://example.org/a, call 555-010-99 or write to ada@example.org."
    view.dataDetectorTypes = types
    view.isEditable = true
    #expect(try words(view).isEmpty)
    view.isEditable = false
    #expect(try words(view) == found)
    #expect(view.followLink(0) == !found.isEmpty)
  }

  @Test func `a link of the app is found once`() throws {
    let view = textView()
    view.dataDetectorTypes = .all
    #expect(try words(view) == ["terms", "rules"])
  }

  @Test func `links in an attributed label count`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Terms"
    let text = NSMutableAttributedString(string: "Terms")
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 0, length: 5))
    label.accessibilityAttributedLabel = text
    #expect(try words(label) == ["Terms"])
  }
}
