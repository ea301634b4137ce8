import PortableSwiftUI
import Testing

@MainActor
struct DisabledElementTests {
  // Rule: swiftui-disabled.
  // Source: CVS Health's iOS techniques, pull request 13; B after a label, C for the other orders.
  @Test func `an element that ignores its children is dimmed whatever the order`() throws {
    let seat = HStack { Text("Seat") }
    let inside = seat.disabled(true).accessibilityElement(children: .ignore)
      .accessibilityLabel("12A")
    let outside = seat.accessibilityElement(children: .ignore).accessibilityLabel("12A")
      .disabled(true)
    let between = seat.accessibilityElement(children: .ignore).disabled(true)
      .accessibilityLabel("12A").accessibilityAddTraits(.isButton)
    #expect(try heard(inside) == ["12A, dimmed"])
    #expect(try heard(outside) == ["12A, dimmed"])
    #expect(try heard(between) == ["12A, dimmed, Button"])
  }

  // Rule: swiftui-disabled.
  @Test func `a drawing with a label is dimmed, an enabled one is not`() throws {
    #expect(try heard(Circle().accessibilityLabel("Dot").disabled(true)) == ["Dot, dimmed"])
    #expect(try heard(Circle().disabled(true).accessibilityLabel("Dot")) == ["Dot, dimmed"])
    #expect(try heard(Circle().disabled(false).accessibilityLabel("Dot")) == ["Dot"])
  }

  @Test func `an empty stack that is combined is no stop`() throws {
    let empty = HStack {}.accessibilityElement(children: .combine)
    let column = VStack {
      Text("Only")
      empty
    }
    #expect(try heard(column) == ["Only"])
    #expect(try heard(empty.accessibilityLabel("Named")) == ["Named"])
  }
}
