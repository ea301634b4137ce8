import AccessibilityTree
import SpeechRules
import Testing

struct ReadingOrderTests {
  private func labels(
    _ nodes: [AccessibilityNode],
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight
  ) -> [String] {
    let tree = AccessibilityTree(nodes: nodes, device: device, direction: direction)
    return ReadingOrder(tree).stops.map { $0.element.label ?? "" }
  }

  // Rule: order-threshold.
  // Source: AccessibilitySnapshot, ElementOrderViewController and its reference images; certainty A.
  @Test(arguments: [
    (AccessibilityTree.Device.phone, 7.0, ["left", "right"]),
    (.phone, 8, ["right", "left"]),
    (.pad, 8, ["left", "right"]),
    (.pad, 12, ["left", "right"]),
    (.pad, 13, ["right", "left"]),
  ])
  func `tops closer than 8 points are one row, 13 on a tablet`(
    device: AccessibilityTree.Device,
    distance: Double,
    expected: [String]
  ) {
    let nodes: [AccessibilityNode] = [.at(200, 0, "right"), .at(0, distance, "left")]
    #expect(labels(nodes, device: device) == expected)
    #expect(labels(nodes.reversed(), device: device) == expected)
  }

  // Rule: order-direction.
  // Source: AccessibilitySnapshot, UserInterfaceDirectionViewController; certainty A.
  @Test func `a row is read from right to left in right-to-left languages`() {
    let nodes: [AccessibilityNode] = [
      .at(0, 0, "A"), .at(100, 0, "B"), .at(0, 50, "C"), .at(100, 50, "D"),
    ]
    #expect(labels(nodes) == ["A", "B", "C", "D"])
    #expect(labels(nodes, direction: .rightToLeft) == ["B", "A", "D", "C"])
  }

  // Rule: order-origin.
  // Source: AccessibilitySnapshot compares origins; certainty A.
  @Test func `only the top left corner counts, not the size`() {
    var tall = AccessibilityElement.sample("tall").placed(1, x: 200, y: 0)
    tall.frame.height = 800
    var wide = AccessibilityElement.sample("wide").placed(2, x: 0, y: 20)
    wide.frame.width = 400
    #expect(labels([.element(wide), .element(tall)]) == ["tall", "wide"])
  }

  // Rule: order-stable.
  // Ours, as the stable sort of AccessibilitySnapshot has it; certainty C.
  @Test func `elements at the same position keep their order`() {
    #expect(labels([.at(0, 0, "B"), .at(0, 0, "A"), .at(0, 0, "C")]) == ["B", "A", "C"])
  }

  // Rule: order-explicit.
  // Source: AccessibilitySnapshot's unit tests, confirmed on a device; certainty A.
  @Test func `the app's explicit order is kept whatever the positions`() {
    let nodes = [
      AccessibilityNode.group(
        order: .explicit,
        [.at(0, 300, "3"), .at(0, 0, "1"), .at(0, 100, "2")]
      )
    ]
    #expect(labels(nodes) == ["3", "1", "2"])
  }

  // Rule: order-group.
  // Source: AccessibilitySnapshot, certainty A: a group is placed by the member read first, found by
  // the geometric rule even where the order within is the app's.
  @Test(arguments: [AccessibilityContainer.Order.geometric, .explicit])
  func `members stay together at the position of the first`(order: AccessibilityContainer.Order) {
    let column = AccessibilityNode.group(
      frame: Rect(x: 0, y: 500),
      order: order,
      [.at(0, 0, "A"), .at(0, 200, "B")]
    )
    let nodes: [AccessibilityNode] = [.at(200, 0, "C"), .at(200, 200, "D"), column]
    #expect(labels(nodes) == ["A", "B", "C", "D"])
    let late = AccessibilityNode.group(order: order, [.at(0, 200, "B"), .at(200, 100, "A")])
    #expect(
      labels([.at(0, 150, "Y"), late, .at(0, 50, "X")])
        == (order == .explicit ? ["X", "B", "A", "Y"] : ["X", "A", "B", "Y"])
    )
  }

  // Rule: order-tab-bar.
  // Source: AccessibilitySnapshot, testTabBars; certainty A.
  @Test func `inside the tab bar trait an explicit order is positioned by its frame`() {
    let explicit = AccessibilityNode.group(
      id: 2,
      frame: Rect(x: 0, y: 90),
      order: .explicit,
      [.at(0, 0, "A")]
    )
    #expect(labels([.group(.tabBarTrait, id: 1, [explicit, .at(0, 50, "B")])]) == ["B", "A"])
    #expect(labels([.group(.group, id: 1, [explicit, .at(0, 50, "B")])]) == ["A", "B"])
  }

  @Test func `an empty container leaves no trace`() {
    let empty = AccessibilityNode.group(id: 1, [.group(id: 2, [])])
    #expect(labels([empty, .at(0, 0, "A")]) == ["A"])
    #expect(labels([]).isEmpty)
  }

  // Rule: order-shuffle.
  @Test(arguments: 1...40)
  func `well-separated siblings are read in the same order however they are listed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let nodes: [AccessibilityNode] = (0..<60).map { index in
      .at(Double(index % 3) * 100, Double(index / 3) * 40, "\(index)")
    }
    let shuffled = nodes.shuffled(using: &generator)
    #expect(labels(shuffled) == (0..<60).map(String.init))
  }

  @Test(arguments: 1...40)
  func `every element is read exactly once, however close the rows`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let nodes: [AccessibilityNode] = (0..<200).map { index in
      let x = Double.random(in: 0..<400, using: &generator)
      let y = Double.random(in: 0..<100, using: &generator)
      return .at(x, index.isMultiple(of: 50) ? .nan : y, "\(index)")
    }
    #expect(Set(labels(nodes)) == Set((0..<200).map(String.init)))
    #expect(labels(nodes).count == 200)
    #expect(labels(nodes) == labels(nodes))
  }
}
