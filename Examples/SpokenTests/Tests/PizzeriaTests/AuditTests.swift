#if canImport(AccessibilityAudit)
import AccessibilityAudit
import AccessibilityTree
import Testing

/// The audit checks plain values: no view and no screen is needed.
struct AuditTests {
  @Test func `a label that repeats its trait is reported with a suggestion`() throws {
    let order = AccessibilityElement(
      id: ElementID(1),
      label: "Order button",
      traits: .button,
      frame: Rect(x: 0, y: 0, width: 120, height: 44)
    )
    let issue = try #require(AccessibilityAudit().issues(of: [order]).first)
    #expect(issue.kind == .typeInLabel)
    #expect(issue.element == order.id)
    #expect(issue.suggestion == "remove 'button' from the label")
  }
}
#endif
