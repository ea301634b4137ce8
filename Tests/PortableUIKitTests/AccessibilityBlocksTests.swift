import AccessibilityTree
import PortableUIKit
import Testing

/// The closures of iOS 17 beside the assigned values.
///
/// Source: AccessibilitySnapshot, AccessibilityAccessorTests; certainty A.
@MainActor
struct AccessibilityBlocksTests {
  @Test func `a closure wins over the assigned value, whichever came last`() throws {
    let view = UIView.element("assigned")
    view.accessibilityLabelBlock = { "from a closure" }
    view.accessibilityValueBlock = { "3" }
    view.accessibilityHintBlock = { "hint" }
    view.accessibilityTraitsBlock = { .header }
    view.accessibilityUserInputLabelsBlock = { ["name"] }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    }
    view.accessibilityIdentifierBlock = { "id" }
    view.accessibilityLabel = "assigned later"
    view.accessibilityTraits = .button
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.label == "from a closure")
    #expect(element.value == "3")
    #expect(element.hint == "hint")
    #expect(element.traits == .header)
    #expect(element.userInputLabels == ["name"])
    #expect(element.customActions.map(\.name) == ["Share"])
    #expect(element.identifier == "id")
  }

  @Test func `a closure is asked anew each time`() throws {
    var count = 0
    let view = UIView.element("")
    view.accessibilityLabelBlock = { "\(count)" }
    let screen = try AccessibleScreen(showing: view)
    count = 5
    #expect(screen.labels == ["5"])
  }

  @Test func `the closure of the container type is never asked`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityContainerTypeBlock = { .list }
    #expect(try AccessibleScreen(showing: box).containers.isEmpty)
  }

  @Test func `closures decide which elements there are`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityElementsBlock = { [UIView.element("b")] }
    #expect(try AccessibleScreen(showing: box).labels == ["b"])
    box.isAccessibilityElementBlock = { true }
    #expect(try AccessibleScreen(showing: box).labels == [""])
  }

  @Test func `closures answer gestures`() throws {
    var log: [String] = []
    let view = UIView.element("a")
    view.accessibilityTraits = .adjustable
    view.accessibilityActivateBlock = {
      log.append("activate")
      return true
    }
    view.accessibilityIncrementBlock = { log.append("increment") }
    view.accessibilityPerformEscapeBlock = {
      log.append("escape")
      return true
    }
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    for action in [AccessibilityAction.activate, .increment, .escape] {
      #expect(screen.perform(action, on: id))
    }
    #expect(log == ["activate", "increment", "escape"])
  }
}
