import AccessibilityTree
import SpeechRules
import Testing

struct PlaceInContainerTests {
  private func contexts(_ nodes: AccessibilityNode...) -> [String: Place.Context] {
    let stops = ReadingOrder(AccessibilityTree(nodes: nodes)).stops
    return Dictionary(
      stops.compactMap { stop in
        stop.place.context.map { (stop.element.label ?? "", $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // Rule: series-count.
  // Source: AccessibilitySnapshot, reference images of segmented controls and tab bars; certainty A.
  @Test func `segments and tabs are counted in reading order`() {
    let segments: [AccessibilityNode] = [.at(100, 0, "B"), .at(0, 0, "A")]
    #expect(
      contexts(.group(.series, segments)) == [
        "A": .series(index: 1, count: 2), "B": .series(index: 2, count: 2),
      ]
    )
    #expect(
      contexts(.group(.tabBar, segments)) == [
        "A": .tab(index: 1, count: 2), "B": .tab(index: 2, count: 2),
      ]
    )
  }

  // Rule: tabs-by-trait.
  // Source: AccessibilitySnapshot, TabBarViewController; certainty A.
  @Test func `inside the tab bar trait every element is a tab, at any depth`() {
    let inner = AccessibilityNode.group(id: 2, [.at(0, 0, "A"), .at(100, 0, "B")])
    #expect(
      contexts(.group(.tabBarTrait, id: 1, [inner, .at(200, 0, "C")])) == [
        "A": .tab(index: 1, count: 3), "B": .tab(index: 2, count: 3),
        "C": .tab(index: 3, count: 3),
      ]
    )
  }

  // Rule: tabs-listed.
  // Source: AccessibilitySnapshot, TabBarViewController; certainty A.
  @Test func `with an explicit order only the listed elements of a tab bar count`() {
    let inner = AccessibilityNode.group(id: 2, [.at(0, 0, "A")])
    let bar = AccessibilityNode.group(
      .tabBarTrait,
      id: 1,
      order: .explicit,
      [inner, .at(0, 0, "B")]
    )
    #expect(contexts(bar) == ["B": .tab(index: 2, count: 2)])
  }

  // Rule: list-ends.
  // Source: AccessibilitySnapshot, List- and LandmarkContainerViewController; certainty A.
  @Test func `a list and a landmark mark the ends of an explicit order`() {
    let three: [AccessibilityNode] = [.at(0, 0, "A"), .at(0, 50, "B"), .at(0, 100, "C")]
    #expect(
      contexts(.group(.list, order: .explicit, three)) == ["A": .listStart, "C": .listEnd]
    )
    #expect(
      contexts(.group(.landmark, order: .explicit, three))
        == ["A": .landmarkStart, "C": .landmarkEnd]
    )
    #expect(contexts(.group(.list, order: .explicit, [.at(0, 0, "A")])) == ["A": .listStart])
    #expect(contexts(.group(.list, order: .geometric, three)).isEmpty)
  }

  // Rule: outermost.
  // Source: AccessibilitySnapshot: the outermost provider of a context wins; certainty A.
  @Test(arguments: [AccessibilityContainer.Kind.list, .landmark, .dataTable])
  func `a container inside one that counts adds nothing`(kind: AccessibilityContainer.Kind) {
    let series = AccessibilityNode.group(.series, id: 2, [.at(0, 0, "A"), .at(50, 0, "B")])
    #expect(contexts(.group(kind, id: 1, [series])).isEmpty)
    #expect(contexts(.group(.semanticGroup, named: "Named", id: 1, [series])).count == 2)
  }

  @Test func `a stop knows the containers around it, the outermost first`() {
    let inner = AccessibilityNode.group(id: 2, [.at(0, 0, "A")])
    let stops = ReadingOrder(AccessibilityTree(nodes: [.group(id: 1, [inner]), .at(0, 50, "B")]))
      .stops
    #expect(stops.map { $0.place.containers.map(\.id.number) } == [[1, 2], []])
  }
}
