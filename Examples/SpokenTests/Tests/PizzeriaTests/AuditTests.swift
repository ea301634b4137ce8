import AccessibilityAudit
import AccessibilityTree
import Testing

/// What a program can find fault with among elements that are values: no view, no screen.
struct AuditTests {
  @Test func `a label that repeats the trait is found, with a way to mend it`() throws {
    let order = AccessibilityElement(
      id: ElementID(1),
      label: "Order button",
      traits: .button,
      frame: Rect(x: 0, y: 0, width: 120, height: 44)
    )
    let issue = try #require(AccessibilityAudit().issues(of: [order]).first)
    #expect(issue.kind == .typeInLabel)
    #expect(issue.element == order.id)
    #expect(issue.mend == "take 'button' out of the label")
  }
}
