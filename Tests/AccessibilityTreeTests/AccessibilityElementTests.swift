import AccessibilityTree
import Foundation
import Testing

struct AccessibilityElementTests {
  // Source: facebook/idb, AXTraits.h; AccessibilitySnapshot; certainty A for the numbers.
  @Test(
    arguments: [
      (AccessibilityTraits.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.keyboardKey, 5),
      (.staticText, 6), (.notEnabled, 8), (.searchField, 10), (.adjustable, 12), (.tabBar, 15),
      (.header, 16), (.textEntry, 18), (.backButton, 27), (.tabBarItem, 28), (.toggleButton, 53),
    ]
  )
  func `a trait has UIKit's bit`(trait: AccessibilityTraits, bit: Int) {
    #expect(trait.rawValue == 1 << UInt64(bit))
  }

  @Test(
    arguments: [
      (AccessibilityTraits.button, true), (.link, true), (.adjustable, true), (.textEntry, true),
      (.staticText, false), (.image, false), (.header, false), (AccessibilityTraits(), false),
    ]
  )
  func `the traits decide whether an element responds to touch`(
    traits: AccessibilityTraits,
    does: Bool
  ) {
    let element = AccessibilityElement(id: ElementID(1), traits: traits)
    #expect(element.respondsToUserInteraction == does)
  }

  @Test func `custom actions make an element respond`() {
    let element = AccessibilityElement(
      id: ElementID(1),
      customActions: [CustomAction(name: "Share")]
    )
    #expect(element.respondsToUserInteraction)
  }

  @Test func `the activation point is the centre by default`() {
    let frame = Rect(x: 10, y: 20, width: 100, height: 40)
    #expect(
      AccessibilityElement(id: ElementID(1), frame: frame).activationPoint == Point(x: 60, y: 40)
    )
    let point = Point(x: 1, y: 2)
    let element = AccessibilityElement(id: ElementID(1), frame: frame, activationPoint: point)
    #expect(element.activationPoint == point)
  }

  @Test(arguments: [(10.0, 20.0, true), (109, 59, true), (110, 40, false), (60, 60, false)])
  func `the right and bottom edges are outside`(x: Double, y: Double, isInside: Bool) {
    let rect = Rect(x: 10, y: 20, width: 100, height: 40)
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test func `a tree survives an encoding round trip`() throws {
    let element = AccessibilityElement(
      id: ElementID(2),
      label: "Size",
      value: "Small",
      traits: [.adjustable, .selected],
      customContent: [CustomContent(label: "Price", value: "5", isImportant: true)]
    )
    let container = AccessibilityContainer(id: ElementID(1), kind: .landmark, label: "Main")
    let tree = AccessibilityTree(
      nodes: [.container(container, children: [.element(element)])],
      device: .pad,
      direction: .rightToLeft
    )
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == tree)
  }
}
